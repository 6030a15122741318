import Foundation
import PackagePlugin

/// Puts the sources of LayoutRuntime into the executable, which writes them beside generated Swift.
@main
struct TextEmbedding: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    let runtime = try context.package.targets(named: ["LayoutRuntime"]).compactMap(\.sourceModule)
    let files = runtime.flatMap { $0.sourceFiles(withSuffix: ".swift") }.map(\.url).sorted { $0.path < $1.path }
    let output = context.pluginWorkDirectoryURL.appending(path: "EmbeddedText.swift")
    return [
      .buildCommand(
        displayName: "embed the sources of LayoutRuntime", executable: try context.tool(named: "EmbedTexts").url,
        arguments: [path(of: output), "--swift", "layoutRuntime"] + files.map(path), inputFiles: files,
        outputFiles: [output])
    ]
  }
}

/// Blanks and other characters as they stand in the file's name.
private func path(of url: URL) -> String {
  url.path(percentEncoded: false)
}
