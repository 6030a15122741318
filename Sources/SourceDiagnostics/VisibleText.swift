internal import TextWriting

extension Unicode.Scalar {
  /// How many columns of a terminal this scalar takes by itself; an estimate, as terminals differ.
  var columnWidth: Int {
    if value < 0x300 {
      return 1
    }
    if isZeroWidth {
      return 0
    }
    return properties.isEmojiPresentation || isWide ? 2 : 1
  }

  private var isZeroWidth: Bool {
    switch value {
    // Vowels and finals that join the Hangul syllable before them.
    case 0x1160...0x11FF, 0xD7B0...0xD7FF: true
    default:
      switch properties.generalCategory {
      case .nonspacingMark, .enclosingMark, .format: true
      default: false
      }
    }
  }

  /// East Asian Width W or F (Unicode 16, EastAsianWidth.txt), by blocks; emoji are known by their own property.
  private var isWide: Bool {
    switch value {
    case 0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E, 0x3041...0x3247, 0x3250...0xA4CF, 0xA960...0xA97F,
      0xAC00...0xD7A3,
      0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18DFF,
      0x1AFF0...0x1B2FF, 0x1F200...0x1F265, 0x20000...0x3FFFD:
      true
    default: false
    }
  }
}

/// What a terminal shows for one character, and over how many columns.
struct VisibleCharacter {
  let text: String
  let width: Int

  init(spaces width: Int) {
    text = String(repeating: " ", count: width)
    self.width = width
  }

  init(_ character: Character) {
    if character.isASCII, let scalar = character.unicodeScalars.first, !scalar.isObeyedByTerminals {
      text = String(character)
      width = 1
      return
    }
    var text = ""
    var escapeWidth = 0
    var shownWidth = 0
    for scalar in character.unicodeScalars {
      if scalar.isObeyedByTerminals {
        text += scalar.visibleEscape
        escapeWidth += scalar.visibleEscape.utf8.count
      } else {
        text.unicodeScalars.append(scalar)
        shownWidth += scalar.columnWidth
      }
    }
    self.text = text
    self.width = escapeWidth + (character.isShownAsEmoji ? 2 : shownWidth)
  }
}

extension String {
  /// How many columns of a terminal a visible text takes; an estimate, as terminals differ.
  package var columnWidth: Int {
    isPrintableASCII ? utf8.count : reduce(0) { $0 + VisibleCharacter($1).width }
  }
}

private let emojiVariationSelector: Unicode.Scalar = "\u{FE0F}"

extension Character {
  /// Whether the whole cluster is one picture, two columns wide: flags, families, keycaps, `❤` with its selector.
  fileprivate var isShownAsEmoji: Bool {
    guard let first = unicodeScalars.first else { return false }
    return first.properties.isEmojiPresentation
      || first.properties.isEmoji && unicodeScalars.contains(emojiVariationSelector)
  }
}
