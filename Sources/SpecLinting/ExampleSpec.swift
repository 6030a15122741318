/// A whole small spec for a rule's documentation, of which only what matters is given. Each part is one line or several.
func exampleSpec(
  viewports: String = "[iphone-16]", lets: String? = nil, dataSources: String = "photos:\n  count: 48",
  layouts: String? = nil, layout: String = "itemSize: 160 * scale", chains: String? = nil,
  chain: String = "scale: [0.5, 1]"
) -> String {
  var text = "layoutc: 1\nviewports: \(viewports)\n"
  if let lets {
    text += "let:\n" + indented(lets, by: 2)
  }
  text += "dataSources:\n" + indented(dataSources, by: 2)
  text += "layouts:\n" + indented(layouts ?? "grid:\n  type: flow\n" + indented(layout, by: 2), by: 2)
  text +=
    "chains:\n"
    + indented(chains ?? "zoom:\n  dataSource: photos\n  layout: grid\n" + indented(chain, by: 2), by: 2)
  return text
}

private func indented(_ text: String, by width: Int) -> String {
  text.split(separator: "\n").map { String(repeating: " ", count: width) + $0 + "\n" }.joined()
}
