internal import SourceDiagnostics

/// Reads `320...1400`, in points.
func widthInterval(_ text: String) -> Result<ClosedRange<Double>, UsageError> {
  if let dots = text.lastRange(ofText: "..."), let lower = Double(reading: text[..<dots.lowerBound]),
    let upper = Double(reading: text[dots.upperBound...]), lower > 0, lower < upper, upper <= 100_000
  {
    return .success(lower...upper)
  }
  return .failure(
    UsageError(
      "`--widths` takes two widths in points, the smaller first, found `\(text)`", help: "write `--widths 320...1400`"))
}
