import SourceDiagnostics
import Testing

struct TextRendererTests {
  @Test(arguments: RenderingSample.allCases)
  func `each finding is a line of its own`(sample: RenderingSample) {
    #expect(sample.rendered(by: TextRenderer()) == expected(sample))
  }
}

private func expected(_ sample: RenderingSample) -> String {
  switch sample {
  case .unknownKey:
    """
    tiles.yaml:3:5: error: unknown key `itemsize` in layout `tile`; did you mean `itemSize`? [unknown-key]
    tiles.yaml:3:5: note: help: a flow layout takes `itemSize` and `sectionInset`

    """
  case .duplicateKey:
    """
    tiles.yaml:7:5: warning: `count` is given twice [repeated-key]
    tiles.yaml:3:5: note: first given here
    tiles.yaml:7:12: note: this one counts
    tiles.yaml:9:11: note: another

    """
  case .includedName:
    """
    main.yaml:3:3: error: `gap` is already defined [unknown-key]
    lib/common.yaml:2:3: note: first defined here
    main.yaml:3:3: note: help: remove one of the two

    """
  case .noPlace:
    """
    missing.yaml: error: cannot be read [unknown-key]
    missing.yaml: note: help: check the path
    layoutc: warning: nothing to do [repeated-key]

    """
  case .hostileText:
    #"""
    a\u{1b}[2J.yaml:1:20: error: \u{1b}[31mred\u{7}\u{a}fake.yaml:1:1: error: \u{2067}no "way" \ [unknown-key]
    a\u{1b}[2J.yaml:1:1: note: \u{9b}2J
    a\u{1b}[2J.yaml:1:20: note: help: \u{d}\u{7f}tab\u{9}

    """#
  case .severalLines:
    """
    tiles.yaml:2:3: error: a mapping is wanted here [unknown-key]

    """
  case .endOfFile:
    """
    tiles.yaml:2:7: error: `}` is missing [unknown-key]

    """
  case .emptyFile:
    """
    <stdin>:1:1: error: the spec is empty [unknown-key]

    """
  case .tooMany:
    """
    tiles.yaml:1:1: warning: one [repeated-key]
    tiles.yaml:3:1: error: three [unknown-key]
    layoutc: note: not shown: 1 warning

    """
  case .nothing: ""
  }
}
