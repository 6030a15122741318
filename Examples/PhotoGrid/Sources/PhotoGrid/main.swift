// Prints how high the grids of Phone/ and Pad/ are: first as the compiler listed them, then at a size that no spec names.

for level in PhoneGridLayout.Chains.browse.levels {
  if let frames = level.listedFrames(on: "iphone-16") {
    print("iPhone 16 at scale \(level.scale): \(frames.columns) columns, \(frames.contentSize.height) points")
  }
}

let window = PadGridLayout.Environment(bounds: PadGridLayout.Size(width: 1000, height: 700))
for level in PadGridLayout.Chains.browse.levels {
  let frames = level.frames(in: window)
  print("window at scale \(level.scale): \(frames.columns) columns, \(frames.contentSize.height) points")
}
