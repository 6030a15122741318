import Testing

@Suite struct CheckColorsTests {
  @Test(arguments: [
    // Hues of 1, 1/2: red and cyan.
    ("{ count: 2, color: { hue: { from: 1, to: 0 } } }", ["ff0000ff", "00ffffff"]),
    // With the end: 0, 1/2, 1.
    ("{ count: 3, color: { hue: { from: 0, to: 1, end: included } } }", ["ff0000ff", "00ffffff", "ff0000ff"]),
    ("{ count: 1, color: { hue: { from: 0.5, to: 1, end: included } } }", ["00ffffff"]),
    ("{ count: 2, color: { hue: index / count, saturation: index, alpha: 0.5 } }", ["ffffff80", "00ffff80"]),
    ("{ count: 1, color: \"#36c\" }", ["3366ccff"]), ("{ count: 1, color: \"#36C8\" }", ["3366cc88"]),
    ("{ colors: [\"#102030\", \"#10203040\"] }", ["102030ff", "10203040"]),
    ("{ color: \"#fff\", items: [{ color: \"#f00\" }, {}] }", ["ff0000ff", "ffffffff"]),
    ("{ items: [{ color: \"#f00\" }, {}] }", ["ff0000ff", "00000000"]),
    ("{ sections: [{ count: 1 }, { items: [{ color: \"#f00\" }] }], color: \"#00f\" }", ["0000ffff", "ff0000ff"]),
    // Lightness 1 is white, 0 is black, whatever the hue.
    ("{ count: 2, color: { space: oklch, lightness: { from: 1, to: 0, end: included } } }", ["ffffffff", "000000ff"]),
  ])
  func `colors take many forms`(data: String, colors: [String]) {
    let spec = SmallSpec.compiled(data: data)
    #expect(spec.text == "")
    #expect(spec.colors == colors)
  }

  @Test(arguments: [
    ("{ count: 1, color: ‸36c }", "invalid-color"), ("{ count: 1, color: ‸\"#36cd5\" }", "invalid-color"),
    ("{ items: [{ color: ‸red }] }", "invalid-color"), ("{ colors: [\"#fff\", ‸blue] }", "invalid-color"),
    ("{ count: 1, color: ‸{ saturation: 1 } }", "missing-key"),
    ("{ count: 1, color: { hue: 1, ‸lightness: 1 } }", "conflicting-keys"),
    ("{ count: 1, color: { space: oklch, lightness: 1, ‸brightness: 1 } }", "conflicting-keys"),
    ("{ count: 1, color: { hue: 1, alpha: ‸2 } }", "out-of-range"),
    ("{ count: 9, color: { hue: 1, alpha: ‸index / 7 } }", "out-of-range"),
    ("{ count: 1, color: { hue: ‸{ from: 1 } } }", "missing-key"),
    ("{ count: 1, color: { hue: { from: ‸index, to: 1 } } }", "name-not-in-scope"),
    ("{ count: 1, color: { hue: { from: 0, to: 1, end: ‸exclude } } }", "invalid-value"),
    ("{ items: [{ color: ‸\"#fff\" }], colors: [\"#000\"] }", "conflicting-keys"),
    ("{ count: 1, color: \"#fff\", ‸colors: [\"#000\"] }", "conflicting-keys"),
  ])
  func `faults are told where they stand`(data: String, code: String) {
    let (found, expected) = CorpusSpec.compare(SmallSpec.text(data: data), [code])
    #expect(found == expected)
  }
}
