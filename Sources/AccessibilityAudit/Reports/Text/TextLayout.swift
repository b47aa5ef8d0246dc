// SPDX-License-Identifier: Apache-2.0

/// How the text report is laid out.
public struct TextLayout: Hashable, Sendable {
  /// Whether escape sequences of a terminal colour the words.
  public var isColoured: Bool
  /// Columns of the terminal; nil where lines stay whole, as in a log.
  public var width: Int?
  /// How many findings of one rule in one window are listed; nil for all.
  public var limit: Int?
  /// Whether the lines that mend what a rule finds stand below its findings.
  public var showsFixes: Bool

  public init(
    isColoured: Bool = false, width: Int? = nil, limit: Int? = nil, showsFixes: Bool = false
  ) {
    self.isColoured = isColoured
    self.width = width
    self.limit = limit
    self.showsFixes = showsFixes
  }

  /// How many alike findings a person reads before they ask for the rest.
  public static let usualLimit = 10
}

/// Colours for a terminal, or none.
struct TextStyle: Sendable {
  let isColoured: Bool

  func strong(_ text: String) -> String { wrap(text, "1") }
  func bad(_ text: String) -> String { wrap(text, "31") }
  func doubtful(_ text: String) -> String { wrap(text, "33") }
  func good(_ text: String) -> String { wrap(text, "32") }
  func quiet(_ text: String) -> String { wrap(text, "36") }

  /// ECMA-48's "select graphic rendition".
  private func wrap(_ text: String, _ code: String) -> String {
    isColoured ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}

/// Breaks lines at spaces so that they fit a terminal.
struct TextWrap: Sendable {
  /// Columns; nil where lines stay whole.
  let width: Int?

  /// The text with `indent` before every line, and `hanging` more before the second and later ones.
  /// A word that is longer than a line stays whole, so that it can still be copied.
  func callAsFunction(_ text: String, indent: Int = 0, hanging: Int = 2) -> String {
    let first = String(repeating: " ", count: indent)
    guard let width else { return first + text }
    let later = String(repeating: " ", count: indent + hanging)
    var lines: [String] = []
    var line = first
    var columns = indent
    var isEmpty = true
    for word in text.split(separator: " ", omittingEmptySubsequences: false) {
      let length = Self.columns(word)
      if !isEmpty, columns + 1 + length > width {
        lines.append(line)
        line = later + word
        columns = indent + hanging + length
      } else {
        line += (isEmpty ? "" : " ") + word
        columns += length + (isEmpty ? 0 : 1)
      }
      isEmpty = false
    }
    return (lines + [line]).joined(separator: "\n")
  }

  /// How many columns a terminal uses: none for a colour's sequence, two for what East Asian
  /// writing and pictures need (Unicode's wide blocks, coarsely).
  private static func columns(_ word: Substring) -> Int {
    var count = 0
    var isSequence = false
    for scalar in word.unicodeScalars {
      if isSequence {
        isSequence = scalar != "m"
      } else if scalar == "\u{1B}" {
        isSequence = true
      } else if scalar.properties.generalCategory == .nonspacingMark {
        continue
      } else {
        switch scalar.value {
        case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
          0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1FAFF, 0x20000...0x3FFFD:
          count += 2
        default: count += 1
        }
      }
    }
    return count
  }
}
