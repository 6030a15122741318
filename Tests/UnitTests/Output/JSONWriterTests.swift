import Testing
@testable import TextWriting

@Suite struct JSONWriterTests {
  @Test func `each style has its blanks and lines`() {
    #expect(sample(.inline) == #"{"a": 1, "b": [0.5, "x"], "c": {}, "d": []}"#)
    #expect(sample(.dense) == #"{"a":1,"b":[0.5,"x"],"c":{},"d":[]}"#)
    #expect(
      sample(.lines) == """
        {
          "a": 1,
          "b": [
            0.5,
            "x"
          ],
          "c": {},
          "d": []
        }
        """)
  }

  @Test func `only objects are padded`() {
    let text = written { json in
      json.object(.padded) { json in
        json.member("a", true)
        json.member("b")
        json.array([1, 2], .padded) { $0.integer($1) }
      }
    }
    #expect(text == #"{ "a": true, "b": [1, 2] }"#)
  }

  @Test func `rows stand at the margin, however deep they are`() {
    let text = written { json in
      json.object(.lines) { json in
        json.member("rows")
        json.array([1, 2], .rows) { json, value in
          json.object(.dense) { $0.member("v", value) }
        }
        json.member("next")
        json.null()
      }
    }
    #expect(text == "{\n  \"rows\": [\n{\"v\":1},\n{\"v\":2}\n  ],\n  \"next\": null\n}")
  }

  @Test func `lines within a line are indented by themselves`() {
    let text = written { json in
      json.object { json in
        json.member("list")
        json.array(["a", "b"], .lines) { $0.string($1) }
        json.member("count", 2)
      }
    }
    #expect(text == "{\"list\": [\n  \"a\",\n  \"b\"\n], \"count\": 2}")
  }

  @Test func `reports escape what a terminal would obey`() {
    let text = "\u{1b}[31m \u{202E} \u{85} \u{E0001} é"
    let report = String(decoding: JSONWriter.report { $0.string(text) }, as: UTF8.self)
    #expect(report == "\"\\u001b[31m \\u202e \\u0085 \\udb40\\udc01 é\"\n")
    #expect(written { $0.string(text) } == "\"\\u001b[31m \u{202E} \u{85} \u{E0001} é\"")
  }

  @Test func `a tree breaks the lines that are longer than a hundred bytes`() {
    let words = JSONTree.strings((0..<18).map { "w\($0)" })
    let short = JSONTree.object([("type", .string("array")), ("minItems", .integer(1)), ("closed", .boolean(false))])
    #expect(short.text == "{ \"type\": \"array\", \"minItems\": 1, \"closed\": false }\n")
    let long = JSONTree.object([("words", words), ("none", .object([])), ("more", short)])
    #expect(
      long.text == """
        {
          "words": [
        \((0..<18).map { "    \"w\($0)\"" }.joined(separator: ",\n"))
          ],
          "none": {},
          "more": { "type": "array", "minItems": 1, "closed": false }
        }

        """)
  }

  private func sample(_ style: JSONWriter.Style) -> String {
    written { json in
      json.object(style) { json in
        json.member("a", 1)
        json.member("b")
        json.array(style) { json in
          json.element()
          json.number(0.5)
          json.element()
          json.string("x")
        }
        json.member("c")
        json.object(style) { _ in }
        json.member("d")
        json.array(style) { _ in }
      }
    }
  }

  private func written(_ write: (inout JSONWriter) -> Void) -> String {
    UnitTests.written(bufferSize: 256) { output in
      var json = JSONWriter(output)
      write(&json)
      output = json.finish()
    }.output
  }
}
