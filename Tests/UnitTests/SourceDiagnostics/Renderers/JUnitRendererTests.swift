import SourceDiagnostics
import Testing

struct JUnitRendererTests {
  @Test func `a file is a suite, and a finding a failed case`() {
    #expect(
      RenderingSample.unknownKey.rendered(by: JUnitRenderer()) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="layoutc" tests="1" failures="1">
          <testsuite name="tiles.yaml" tests="1" failures="1">
            <testcase name="unknown-key at 3:5" classname="tiles.yaml" file="tiles.yaml" line="3">
              <failure type="error" message="unknown key `itemsize` in layout `tile`; did you mean `itemSize`?">\
        tiles.yaml:3:5: error: unknown key `itemsize` in layout `tile`; did you mean `itemSize`?
        help: a flow layout takes `itemSize` and `sectionInset`</failure>
            </testcase>
          </testsuite>
        </testsuites>

        """)
  }

  @Test func `without findings there is one passed case, since servers take no case for a failure`() {
    #expect(
      RenderingSample.nothing.rendered(by: JUnitRenderer()) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="layoutc" tests="1" failures="0">
          <testsuite name="layoutc" tests="1" failures="0">
            <testcase name="no findings" classname="layoutc"/>
          </testsuite>
        </testsuites>

        """)
  }

  @Test func `a note passes, and what XML would take for its own is escaped`() {
    let source = SourceFile(path: "a&b.yaml", text: "x: 1\n")
    let code = DiagnosticCode("some-rule", .note, "A sentence.")
    let diagnostic = Diagnostic(code, "1 < 2 > \"0\" & \u{FFFF}\u{1}", at: source.span(of: "x"))
    var output: [UInt8] = []
    JUnitRenderer().render(DiagnosticReport([diagnostic], sources: [source]), into: &output)
    #expect(
      String(decoding: output, as: UTF8.self) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="layoutc" tests="1" failures="0">
          <testsuite name="a&amp;b.yaml" tests="1" failures="0">
            <testcase name="some-rule at 1:1" classname="a&amp;b.yaml" file="a&amp;b.yaml" line="1">
              <system-out>a&amp;b.yaml:1:1: note: 1 &lt; 2 &gt; &quot;0&quot; &amp; \u{FFFD}\\u{1}</system-out>
            </testcase>
          </testsuite>
        </testsuites>

        """)
  }
}
