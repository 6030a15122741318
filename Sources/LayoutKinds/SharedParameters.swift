internal import LayoutRuntime
internal import SpecSchema

/// Parameters that several kinds have, with the same meaning.
extension LayoutParameter {
  static let scrollDirection = choice(
    "scrollDirection", default: Axis.vertical, "The direction in which the content scrolls.")
  static let sectionInset = insets(
    "sectionInset", .points(.any, .layout), "Room around the items of each section.")
  static let headerReferenceSize = size(
    "headerReferenceSize", .points(.notNegative, .layout), default: 0,
    "Size of each section's header, of which the part along the scroll direction counts; 0 for none.")
  static let footerReferenceSize = size(
    "footerReferenceSize", .points(.notNegative, .layout), default: 0,
    "Size of each section's footer, of which the part along the scroll direction counts; 0 for none.")
  static let pinsHeaders = flag(
    "sectionHeadersPinToVisibleBounds", "Whether headers stay at the top while scrolling.")
  static let pinsFooters = flag(
    "sectionFootersPinToVisibleBounds", "Whether footers stay at the bottom while scrolling.")
  static let flips = flag(
    "flipsHorizontallyInOppositeLayoutDirection",
    "Whether the layout is mirrored on viewports with `layoutDirection: rightToLeft`.")
  static let pixelSnapping = choice(
    "pixelSnapping", default: PixelSnapping.none, "Rounds frames to the viewport's pixels after everything else.")
}
