import Foundation
import PackagePlugin

/// `swift package layoutc ARGUMENTS` runs layoutc in the package's folder, with all arguments as they are.
@main
struct LayoutcCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let process = Process()
    process.executableURL = try context.tool(named: "layoutc").url
    process.arguments = arguments
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()
    if process.terminationReason != .exit || process.terminationStatus != 0 {
      throw Failure(status: process.terminationStatus)
    }
  }
}

/// layoutc has said why.
private struct Failure: Error, CustomStringConvertible {
  var status: Int32

  var description: String {
    "layoutc ended with status \(status)"
  }
}
