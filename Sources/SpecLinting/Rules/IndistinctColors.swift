internal import LayoutKinds
internal import CStandard
internal import LayoutRuntime
internal import PlanModel
internal import SourceDiagnostics
internal import SpecLanguage
internal import TextWriting

/// Neighboring colors that cannot be told apart.
struct IndistinctColors: LintRule {
  /// Euclidean distance in OKLab below which two colors look the same side by side.
  var leastDistance = 0.02
  /// The rule speaks when more than this part of the neighbors look the same.
  var share = 0.5
  /// So many pairs of neighbors are compared.
  var pairLimit = 1000

  static let parameters: [RuleParameter<IndistinctColors>] = [
    RuleParameter(
      "leastDistance", 0...1, "Least distance in OKLab of two colors that count as distinct.",
      value: { $0.leastDistance }, set: { $0.leastDistance = $1 }),
    RuleParameter(
      "share", 0...1, "Share of neighboring pairs that must be too alike.",
      value: { $0.share }, set: { $0.share = $1 }),
  ]

  let documentation = RuleDocumentation(
    name: "indistinct-colors", level: .note, summary: "Neighboring items whose colors look the same.",
    why:
      "Where colors are all that tells tiles apart, neighbors of nearly one color melt into one area. The measure is the Euclidean "
      + "distance in OKLab; below 0.02, the just noticeable difference that CSS takes, two colors side by side look the same. The rule "
      + "speaks when more than half of the neighbors in reading order do, since a ramp around the hue circle has some near green in any "
      + "case. Up to 1,000 pairs, evenly spread, are compared; alpha is left out.",
    source:
      "CSS Color Module Level 4, section 13.2 (JND of 0.02 in deltaEOK); Ottosson, \"A perceptual color space for image processing\"",
    bad: exampleSpec(
      dataSources: "photos:\n  count: 400\n  color:\n    hue: { from: 1, to: 0 }\n    saturation: 0.7"),
    good: exampleSpec(
      dataSources: "photos:\n  count: 48\n  color:\n    hue: { from: 1, to: 0 }\n    saturation: 0.7"))

  func findings(in review: SpecReview, _ context: LintContext) -> [Finding] {
    review.spec.dataSources.enumerated().compactMap { index, source in
      guard let colors = source.colors, source.count > 2 else { return nil }
      let pairs = sampledItems(of: source.count - 1, limit: pairLimit)
      let distances = pairs.map { item in
        OKLab(SRGBColor(colors.color(at: item))).distance(to: OKLab(SRGBColor(colors.color(at: item + 1))))
      }
      // One color for all is meant so.
      guard distances.contains(where: { $0 > 0 }) else { return nil }
      let close = distances.count { $0 < leastDistance }
      guard Double(close) > share * Double(distances.count), let nearest = distances.min(),
        let position = distances.firstIndex(of: nearest)
      else { return nil }
      let item = pairs[position]
      return Finding(
        "\(close) of \(counted(distances.count, "pair")) of neighbors in `\(source.name)` look alike: items \(item) and \(item + 1) "
          + "are \(number((nearest * 1e4).rounded() / 1e4)) apart in OKLab, below \(number(leastDistance))",
        at: review.colors(ofDataSource: index).color,
        help: "let brightness or saturation change as well, or order the hues so that neighbors differ")
    }
  }
}

/// A color in OKLab (Ottosson 2020, matrices as revised in 2021).
private struct OKLab {
  let lightness: Double
  let a: Double
  let b: Double

  init(_ color: SRGBColor) {
    let (red, green, blue) = (linear(color.red), linear(color.green), linear(color.blue))
    let long = cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
    let medium = cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
    let short = cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
    lightness = 0.2104542553 * long + 0.7936177850 * medium - 0.0040720468 * short
    a = 1.9779984951 * long - 2.4285922050 * medium + 0.4505937099 * short
    b = 0.0259040371 * long + 0.7827717662 * medium - 0.8086757660 * short
  }

  func distance(to other: OKLab) -> Double {
    let (l, a, b) = (lightness - other.lightness, self.a - other.a, self.b - other.b)
    return (l * l + a * a + b * b).squareRoot()
  }
}

private func linear(_ component: Double) -> Double {
  component <= 0.04045 ? component / 12.92 : pow((component + 0.055) / 1.055, 2.4)
}
