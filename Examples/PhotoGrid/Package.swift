// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "PhotoGrid",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "layoutc", path: "../..")],
  targets: [
    .executableTarget(
      name: "PhotoGrid",
      dependencies: [.product(name: "LayoutRuntime", package: "layoutc")],
      plugins: [.plugin(name: "LayoutcBuildTool", package: "layoutc")])
  ]
)
