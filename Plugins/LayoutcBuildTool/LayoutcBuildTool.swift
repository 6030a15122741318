import Foundation
import PackagePlugin

/// Compiles every `*.layout.yaml` and `*.layout.yml` of a target to Swift, on every build in which it changed.
@main
struct LayoutcBuildTool: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    guard let target = target.sourceModule else {
      return []
    }
    let importsRuntime = target.dependencies.contains { dependency in
      switch dependency {
      case .product(let product): product.name == runtimeName
      case .target(let target): target.name == runtimeName
      @unknown default: false
      }
    }
    return try buildCommands(
      for: target.sourceFiles.map(\.url), inFolder: target.directoryURL, importsRuntime: importsRuntime,
      executable: context.tool(named: "layoutc").url, outputFolder: context.pluginWorkDirectoryURL)
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  /// The same for a target of an Xcode project.
  extension LayoutcBuildTool: XcodeBuildToolPlugin {
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
      let importsRuntime = target.dependencies.contains { dependency in
        switch dependency {
        case .product(let product): product.name == runtimeName
        case .target(let target): target.displayName == runtimeName
        @unknown default: false
        }
      }
      return try buildCommands(
        for: target.inputFiles.map(\.url), inFolder: context.xcodeProject.directoryURL, importsRuntime: importsRuntime,
        executable: context.tool(named: "layoutc").url, outputFolder: context.pluginWorkDirectoryURL)
    }
  }
#endif

/// The library that generated files import where the target depends on it. Else the first spec's command writes it as a file.
private let runtimeName = "LayoutRuntime"

/// One command a spec, so that an edit compiles one spec anew.
private func buildCommands(
  for files: [URL], inFolder folder: URL, importsRuntime: Bool, executable: URL, outputFolder: URL
) throws -> [Command] {
  let specs = files.compactMap { Spec($0, inFolder: folder) }
  var specsByName: [String: Spec] = [:]
  for spec in specs {
    // Upper and lower case count as the same, as they do on the file systems of Macs.
    if let other = specsByName.updateValue(spec, forKey: spec.name.lowercased()) {
      throw NameCollision(specs: [other, spec])
    }
  }
  return specs.enumerated().map { index, spec in
    let runtime = importsRuntime ? "import" : index == 0 ? "file" : "none"
    var outputs = [spec.name + ".swift", spec.name + ".tables.swift"]
    if runtime == "file" { outputs.append(runtimeName + ".swift") }
    return .buildCommand(
      displayName: "layoutc \(spec.relativePath)",
      executable: executable,
      arguments: [
        "build", path(of: spec.url), "--name", spec.name, "--output", path(of: outputFolder), "--emit", "swift",
        "--runtime", runtime, "--quiet", "--format", "text",
      ],
      inputFiles: [spec.url],
      outputFiles: outputs.map { outputFolder.appending(path: $0) })
  }
}

private struct Spec {
  var url: URL
  /// From the target's folder.
  var relativePath: String
  /// Names the output, and the type in it: the relative path with `-` for `/`. Files of one module may not share a name, even
  /// in different folders.
  var name: String

  /// `nil` for a file that is no spec.
  init?(_ url: URL, inFolder folder: URL) {
    let file = url.standardizedFileURL.pathComponents
    let folder = folder.standardizedFileURL.pathComponents
    let relative = file.starts(with: folder) ? file.dropFirst(folder.count) : file.suffix(1)
    let path = relative.joined(separator: "/")
    guard let suffix = [".layout.yaml", ".layout.yml"].first(where: { path.hasSuffix($0) }) else {
      return nil
    }
    self.url = url
    self.relativePath = path
    self.name = path.dropLast(suffix.count).split(separator: "/").joined(separator: "-")
  }
}

private struct NameCollision: Error, CustomStringConvertible {
  var specs: [Spec]

  var description: String {
    let paths = specs.map(\.relativePath).sorted().joined(separator: " and ")
    return "\(paths) would make the same file, \(specs[0].name).swift; rename one of them"
  }
}

/// Blanks and other characters as they stand in the file's name.
private func path(of url: URL) -> String {
  url.path(percentEncoded: false)
}
