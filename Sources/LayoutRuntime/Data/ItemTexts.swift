/// A text for each item.
public enum ItemTexts: Sendable {
  /// The item's index in decimal.
  case index
  case listed([String])
  /// A pure function of the index.
  case computed(@Sendable (_ index: Int) -> String)

  /// The item's index plus `first` in decimal, between two texts.
  public static func numbered(prefix: String, first: Int, suffix: String) -> ItemTexts {
    .computed { prefix + String(first + $0) + suffix }
  }

  public func text(at index: Int) -> String {
    switch self {
    case .index: String(index)
    case .listed(let texts): texts[index]
    case .computed(let function): function(index)
    }
  }
}
