import SourceDiagnostics
import Testing

struct SnippetRendererTests {
  @Test(arguments: RenderingSample.allCases)
  func `the source stands below each finding`(sample: RenderingSample) {
    #expect(sample.rendered(by: SnippetRenderer()) == expected(sample))
  }

  @Test func `colors mark severity, place and margin, and are closed in each line`() {
    let sample = RenderingSample.unknownKey
    let report = DiagnosticReport(
      sample.diagnostics, sources: sample.sources, options: RenderingOptions(color: true))
    var output: [UInt8] = []
    SnippetRenderer().render(report, into: &output)
    let text = String(decoding: output, as: UTF8.self).replacing("\u{1b}", with: "~")
    #expect(
      text == """
        ~[1mtiles.yaml:3:5: ~[0m~[1;31merror: ~[0m~[1munknown key `itemsize` in layout `tile`; \
        did you mean `itemSize`?~[0m [unknown-key]
        ~[36m 3 |~[0m     itemsize: 90
        ~[36m   |~[0m     ~[1;31m^~~~~~~~~[0m
        ~[36m   =~[0m ~[1mhelp:~[0m a flow layout takes `itemSize` and `sectionInset`
        ~[36m   =~[0m ~[1mfix:~[0m rename the key to `itemSize`
        ~[31m 3 -~[0m ~[31m    itemsize: 90~[0m
        ~[32m 3 +~[0m ~[32m    itemSize: 90~[0m

        """)
  }
}

private func expected(_ sample: RenderingSample) -> String {
  switch sample {
  case .unknownKey:
    """
    tiles.yaml:3:5: error: unknown key `itemsize` in layout `tile`; did you mean `itemSize`? [unknown-key]
     3 |     itemsize: 90
       |     ^~~~~~~~
       = help: a flow layout takes `itemSize` and `sectionInset`
       = fix: rename the key to `itemSize`
     3 -     itemsize: 90
     3 +     itemSize: 90

    """
  case .duplicateKey:
    """
    tiles.yaml:7:5: warning: `count` is given twice [repeated-key]
     3 |     count: 12
       |     ----- first given here
    ...
     7 |     count: 24
       |     ^~~~~
       |            -- this one counts
     8 |
     9 |     tag: [count, 48]
       |           ----- another

    """
  case .includedName:
    """
    main.yaml:3:3: error: `gap` is already defined [unknown-key]
     3 |   gap: 8
       |   ^~~
       ::: lib/common.yaml:2:3
     2 |   gap: 4
       |   --- first defined here
       = help: remove one of the two

    """
  case .noPlace:
    """
    missing.yaml: error: cannot be read [unknown-key]
       = help: check the path

    layoutc: warning: nothing to do [repeated-key]

    """
  case .hostileText:
    #"""
    a\u{1b}[2J.yaml:1:20: error: \u{1b}[31mred\u{7}\u{a}fake.yaml:1:1: error: \u{2067}no "way" \ [unknown-key]
     1 | title: "\u{1b}]0;x\u{7}" # \u{202e}evil\u{9b}\u{0}
       |                                    ^~~~
       | ----- \u{9b}2J
       = help: \u{d}\u{7f}tab\u{9}

    """#
  case .severalLines:
    """
    tiles.yaml:2:3: error: a mapping is wanted here [unknown-key]
     2 |   - a
       |   ^~~

    """
  case .endOfFile:
    """
    tiles.yaml:2:7: error: `}` is missing [unknown-key]
     2 | let: {
       |       ^

    """
  case .emptyFile:
    """
    <stdin>:1:1: error: the spec is empty [unknown-key]
     1 |
       | ^
       = fix: start with the language version
     1 + layoutc: 1

    """
  case .tooMany:
    """
    tiles.yaml:1:1: warning: one [repeated-key]
     1 | a: 1
       | ^

    tiles.yaml:3:1: error: three [unknown-key]
     3 | c: 3
       | ^

    layoutc: note: not shown: 1 warning

    """
  case .nothing: ""
  }
}
