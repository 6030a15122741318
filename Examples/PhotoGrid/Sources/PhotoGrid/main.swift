import LayoutRuntime

// Prints how high the grids of Phone/ and Pad/ are: first on a device of the spec, as layoutc listed it, then at a size that no
// spec names.

for level in PhoneGridLayout.Chains.browse.levels {
  if let frames = PhoneGridLayout.Listed.browse.frameTable(ofLevel: level.index, on: "iphone-16") {
    print("iPhone 16 at scale \(level.scale): \(frames.columns) columns, \(frames.contentSize.height) points")
  }
}

let window = LayoutEnvironment(bounds: Size(width: 1000, height: 700))
for level in PadGridLayout.Chains.browse.levels {
  let frames = level.frameTable(in: window)
  print("window at scale \(level.scale): \(frames.columns) columns, \(frames.contentSize.height) points")
}
