internal import LayoutRuntime
internal import SourceDiagnostics
internal import SpecSchema
internal import YAMLReading

/// `type: flow`, as UICollectionViewFlowLayout.
enum FlowLayoutBinding: LayoutBinding {
  static let name = "flow"

  static var construct: ConstructDescription {
    FlowLayoutKeys.construct.description
  }

  static func read(_ node: YAMLNode, _ reader: inout SpecReader) -> LayoutParameterSyntax? {
    reader.read(node, as: FlowLayoutKeys.construct).map { syntax in
      LayoutParameterSyntax { AnyCheckedLayoutParameters(syntax.check(&$0)) }
    }
  }
}

enum FlowLayoutKeys {
  private static let length = NumberRule.points(.notNegative, .layout)
  private static let referenceSize = ValueType<SizeSyntax>.size(length)

  static let type = Key("type", .layoutType(FlowLayoutBinding.name), required: true, "The layout type: `flow`.")
  static let scrollDirection = Key(
    "scrollDirection", .choice(Axis.self), default: "vertical", "The direction in which the content scrolls.")
  static let itemSize = Key(
    "itemSize", .size(.points(.positive, .layoutItem), allowsItem: true), default: "50",
    "Size of the items; an expression of `index` gives each its own, `item` takes it from the data source.")
  static let minimumLineSpacing = Key(
    "minimumLineSpacing", .number(length), default: "10", "Distance between lines, along the scroll direction.")
  static let minimumInteritemSpacing = Key(
    "minimumInteritemSpacing", .number(length), default: "10", "Least distance between the items of a line.")
  static let sectionInset = Key(
    "sectionInset", .insets(.points(.any, .layout)), default: "0", "Room around the items of each section.")
  static let headerReferenceSize = Key(
    "headerReferenceSize", referenceSize, default: "0",
    "Size of each section's header, of which the part along the scroll direction counts; 0 for none.")
  static let footerReferenceSize = Key(
    "footerReferenceSize", referenceSize, default: "0",
    "Size of each section's footer, of which the part along the scroll direction counts; 0 for none.")
  static let sectionInsetReference = Key(
    "sectionInsetReference", .choice(SectionInsetReference.self), default: "fromContentInset",
    "What the section inset is measured from.")
  static let sectionHeadersPinToVisibleBounds = Key(
    "sectionHeadersPinToVisibleBounds", .boolean, default: "false", "Whether headers stay at the top while scrolling.")
  static let sectionFootersPinToVisibleBounds = Key(
    "sectionFootersPinToVisibleBounds", .boolean, default: "false",
    "Whether footers stay at the bottom while scrolling.")
  static let flipsHorizontallyInOppositeLayoutDirection = Key(
    "flipsHorizontallyInOppositeLayoutDirection", .boolean, default: "false",
    "Whether the layout is mirrored on viewports with `layoutDirection: rightToLeft`.")
  static let swapsHorizontalSpacings = Key(
    "swapsHorizontalSpacings", .boolean, default: "false",
    "Uses the two spacings the other way round where UIKit is reported to do so: horizontal, mixed sizes.")
  static let pixelSnapping = Key(
    "pixelSnapping", .choice(PixelSnapping.self), default: "none",
    "Rounds frames to the viewport's pixels after everything else.")

  static let construct = Construct(
    "flow layout", "Items in lines that break where the next item does not fit, as UICollectionViewFlowLayout.",
    keys: [
      type.description, scrollDirection.description, itemSize.description, minimumLineSpacing.description,
      minimumInteritemSpacing.description, sectionInset.description, headerReferenceSize.description,
      footerReferenceSize.description, sectionInsetReference.description,
      sectionHeadersPinToVisibleBounds.description, sectionFootersPinToVisibleBounds.description,
      flipsHorizontallyInOppositeLayoutDirection.description, swapsHorizontalSpacings.description,
      pixelSnapping.description,
    ],
    refusedKeys: [
      RefusedKey(
        "estimatedItemSize", .selfSizing, "`estimatedItemSize` makes cells size themselves, \(SelfSizing.reason)",
        help: SelfSizing.help)
    ]
  ) { fields in
    _ = fields.value(type)
    return FlowLayoutSyntax(
      itemSizeSpan: fields.keySpan(itemSize), scrollDirection: fields.value(scrollDirection)?.value ?? .vertical,
      itemSize: fields.value(itemSize), minimumLineSpacing: fields.value(minimumLineSpacing),
      minimumInteritemSpacing: fields.value(minimumInteritemSpacing), sectionInset: fields.value(sectionInset),
      headerReferenceSize: fields.value(headerReferenceSize), footerReferenceSize: fields.value(footerReferenceSize),
      sectionInsetReference: fields.value(sectionInsetReference)?.value ?? .fromContentInset,
      pinsHeaders: fields.value(sectionHeadersPinToVisibleBounds)?.value ?? false,
      pinsFooters: fields.value(sectionFootersPinToVisibleBounds)?.value ?? false,
      flipsHorizontallyInOppositeLayoutDirection:
        fields.value(flipsHorizontallyInOppositeLayoutDirection)?.value ?? false,
      swapsHorizontalSpacings: fields.value(swapsHorizontalSpacings)?.value ?? false,
      pixelSnapping: fields.value(pixelSnapping)?.value ?? .none)
  }
}
