/// Reads `320...1400`, in points.
func widthInterval(_ text: String) -> Result<ClosedRange<Double>, UsageError> {
  let parts = text.split(separator: "...", omittingEmptySubsequences: false).map { Double($0) }
  if let first = parts.first, let lower = first, let last = parts.last, let upper = last, parts.count == 2,
    lower > 0, lower < upper, upper <= 100_000
  {
    return .success(lower...upper)
  }
  return .failure(
    UsageError(
      "`--widths` takes two widths in points, the smaller first, found `\(text)`", help: "write `--widths 320...1400`"))
}
