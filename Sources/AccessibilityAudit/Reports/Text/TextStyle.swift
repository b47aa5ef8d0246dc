// SPDX-License-Identifier: Apache-2.0

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
