// swift-tools-version: 6.3
import PackageDescription

/// A package of its own, so that the sanitizer it is built with reaches nothing else.
let package = Package(
  name: "Fuzz",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "layoutc", path: "..")],
  targets: [
    .executableTarget(
      name: "FuzzCompile", dependencies: [.product(name: "LayoutCompiler", package: "layoutc")],
      swiftSettings: [.unsafeFlags(["-parse-as-library"])])
  ]
)
