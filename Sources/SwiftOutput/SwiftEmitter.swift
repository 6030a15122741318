public import PlanModel
public import TextWriting

/// The spec as Swift that calls LayoutRuntime: data sources, layouts as functions of the bounds, and chains. Everything stands in
/// one enum, so that several specs live in one module.
public enum SwiftEmitter {
  public static func emit(_ spec: ResolvedSpec, options: EmissionOptions, to writer: inout OutputWriter) {
    let style = SwiftStyle(specNamed: spec.name, options)
    let layouts = SwiftLayouts(spec)
    let dataSources = SwiftDataSources(spec)
    let chains = SwiftChains(spec)
    style.appendHeader(importing: layouts.needsFoundation ? ["Foundation"] : [], to: &writer)
    writer.line(
      0, "/// Collection view layouts of a spec: `Chains` has levels that lay out at any size, and steps between them.")
    writer.line(0, "nonisolated \(style.access)enum \(style.namespace) {")
    writer.line(1, "/// The spec's file name without its extension.")
    writer.line(1, "\(style.access)static let specName = \(swiftLiteral(spec.name, depth: 1))")
    writer.line(0, "}")
    writer.blankLine()
    layouts.append(style, to: &writer)
    writer.blankLine()
    dataSources.append(style, to: &writer)
    writer.blankLine()
    chains.append(style, layouts: layouts, dataSources: dataSources, to: &writer)
  }

  /// The frames and plans on the spec's viewports, in a file of its own that may be left out.
  ///
  /// Memory grows with the items of mixed sizes: lists are looked through before they are packed.
  public static func emitTables(_ spec: ResolvedSpec, options: EmissionOptions, to writer: inout OutputWriter) {
    let style = SwiftStyle(specNamed: spec.name, options)
    style.appendHeader(to: &writer)
    SwiftTables(chains: SwiftChains(spec)).append(style, to: &writer)
  }

  /// LayoutRuntime as a file of the module, the same for all specs.
  public static func emitRuntime(options: EmissionOptions, to writer: inout OutputWriter) {
    writer.append(swiftFileHeader)
    writer.line(
      0, "/// What the layouts of all specs in this module are worked out with: a copy of layoutc's LayoutRuntime.")
    writer.line(0, "nonisolated \(options.access.prefix)enum LayoutRuntime {}")
    writer.blankLine()
    RuntimeFile(access: options.access).append(to: &writer)
  }

  /// Of the file that `emitRuntime` writes.
  public static let runtimeFileName = "LayoutRuntime.swift"
}
