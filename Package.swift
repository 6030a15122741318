// swift-tools-version: 6.3
import PackageDescription

/// Every Swift target is held to the same rules: warnings are errors, and unsafe code is marked where it stands.
let strict: [SwiftSetting] = [.treatAllWarnings(as: .error), .strictMemorySafety()]

/// The rooms in pipeline order; a room may import only those named here. ARCHITECTURE.md says what each holds.
let package = Package(
  name: "layoutc",
  platforms: [.macOS(.v15), .iOS(.v15), .tvOS(.v15), .visionOS(.v1)],
  products: [
    .executable(name: "layoutc", targets: ["layoutc"]),
    .library(name: "LayoutRuntime", targets: ["LayoutRuntime"]),
    .library(name: "LayoutCompiler", targets: ["LayoutCompiler"]),
    .plugin(name: "LayoutcBuildTool", targets: ["LayoutcBuildTool"]),
    .plugin(name: "LayoutcCommand", targets: ["LayoutcCommand"]),
  ],
  targets: [
    .systemLibrary(
      name: "CLibYAML", pkgConfig: "yaml-0.1", providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
    .systemLibrary(
      name: "CLibMD", pkgConfig: "libmd", providers: [.apt(["libmd-dev"]), .brew(["libmd"])]),

    .systemLibrary(name: "CStandard"),
    .systemLibrary(name: "CSystem"),

    .target(name: "TextWriting", swiftSettings: strict),
    .target(name: "SourceDiagnostics", dependencies: ["CStandard", "TextWriting"], swiftSettings: strict),
    .target(name: "Expressions", dependencies: ["CStandard", "SourceDiagnostics"], swiftSettings: strict),
    .target(name: "YAMLReading", dependencies: ["CLibYAML", "SourceDiagnostics"], swiftSettings: strict),
    .target(
      name: "LayoutRuntime", dependencies: ["CStandard"], swiftSettings: strict,
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux, .android]))]),
    .target(name: "PlanModel", dependencies: ["CStandard", "Expressions", "LayoutRuntime"], swiftSettings: strict),
    .target(
      name: "SpecSchema",
      dependencies: ["CStandard", "SourceDiagnostics", "Expressions", "YAMLReading", "LayoutRuntime", "PlanModel"],
      swiftSettings: strict),
    .target(
      name: "LayoutKinds",
      dependencies: [
        "CStandard", "TextWriting", "SourceDiagnostics", "Expressions", "YAMLReading", "LayoutRuntime", "PlanModel",
        "SpecSchema",
      ],
      swiftSettings: strict),
    .target(
      name: "SpecLanguage",
      dependencies: [
        "CStandard", "TextWriting", "SourceDiagnostics", "Expressions", "YAMLReading", "LayoutRuntime", "PlanModel",
        "SpecSchema", "LayoutKinds",
      ],
      swiftSettings: strict),
    .target(
      name: "SpecLinting",
      dependencies: [
        "CStandard", "TextWriting", "SourceDiagnostics", "Expressions", "YAMLReading", "LayoutRuntime", "PlanModel",
        "SpecSchema", "LayoutKinds", "SpecLanguage",
      ],
      swiftSettings: strict),
    .target(name: "JSONOutput", dependencies: ["TextWriting", "LayoutRuntime", "PlanModel"], swiftSettings: strict),
    .target(name: "CRuntimeText"),
    .target(
      name: "SwiftOutput", dependencies: ["CRuntimeText", "TextWriting", "Expressions", "LayoutRuntime", "PlanModel"],
      swiftSettings: strict),
    .target(
      name: "LayoutCompiler",
      dependencies: [
        "CLibMD", "SourceDiagnostics", "YAMLReading", "SpecSchema", "LayoutKinds", "SpecLanguage", "PlanModel",
        "TextWriting", "JSONOutput",
        "SwiftOutput", "SpecLinting",
      ],
      swiftSettings: strict),
    .executableTarget(
      name: "layoutc",
      dependencies: [
        "CSystem", "LayoutCompiler", "LayoutRuntime", "TextWriting", "JSONOutput", "SwiftOutput", "PlanModel",
        "SourceDiagnostics", "SpecLinting",
      ],
      swiftSettings: strict),

    .plugin(name: "LayoutcBuildTool", capability: .buildTool(), dependencies: ["layoutc"]),
    .plugin(
      name: "LayoutcCommand",
      capability: .command(
        intent: .custom(verb: "layoutc", description: "Run layoutc: swift package layoutc build Sources/App -o Tables"),
        permissions: [.writeToPackageDirectory(reason: "layoutc build writes the files that it compiles")]),
      dependencies: ["layoutc"]),

    .testTarget(
      name: "UnitTests",
      dependencies: [
        "SourceDiagnostics", "Expressions", "YAMLReading", "LayoutRuntime", "PlanModel", "SpecSchema", "LayoutKinds",
        "SpecLanguage", "TextWriting", "JSONOutput", "SwiftOutput", "LayoutCompiler", "SpecLinting",
      ]),
    .testTarget(
      name: "CommandLineTests", dependencies: ["layoutc"], exclude: ["Safety/hostile-texts.py"]),
    .testTarget(
      name: "GeneratedSwiftTests",
      dependencies: [
        "SourceDiagnostics", "Expressions", "LayoutRuntime", "PlanModel", "TextWriting", "JSONOutput", "SwiftOutput",
        "LayoutCompiler",
      ],
      exclude: ["Specs"]),
  ]
)
