package import SourceDiagnostics
internal import SpecSchema
internal import YAMLReading

/// A scalar that is taken as text, whatever it looks like.
package struct WrittenText: Sendable {
  /// What the text is, such as "the id of an item".
  package var meaning: String
  package var value: String
  package var span: SourceSpan
}

extension SpecReview {
  /// All texts of the spec but colors, which have a form of their own.
  package var texts: [WrittenText] {
    get {
      var texts: [WrittenText] = []
      func add(_ text: Spanned<String>?, _ meaning: String) {
        if let text {
          texts.append(WrittenText(meaning: meaning, value: text.value, span: text.span))
        }
      }
      func add(_ items: Spanned<[ItemSyntax?]>?) {
        for item in items?.value ?? [] {
          add(item?.id, "the id of an item")
          add(item?.title, "the title of an item")
        }
      }
      func add(_ template: TemplateSyntax?, _ meaning: String) {
        add(template.map { Spanned(value: document.text(of: $0.node), span: $0.span) }, meaning)
      }
      for viewport in syntax.viewports ?? [] {
        add(viewport.name, "the name of a viewport")
      }
      for source in syntax.dataSources {
        add(source.name, "the name of a data source")
        add(source.value.title, "the title of items")
        add(source.value.items)
        for section in source.value.sections?.value ?? [] {
          add(section?.id, "the id of a section")
          add(section?.items)
        }
      }
      for layout in syntax.layouts {
        add(layout.name, "the name of a layout")
      }
      for chain in syntax.chains {
        add(chain.name, "the name of a chain")
        add(chain.value.title, "the title of a chain")
        for level in chain.value.levels?.value ?? [] {
          add(level.title, "the title of a level")
        }
      }
      return texts
    }
  }
}
