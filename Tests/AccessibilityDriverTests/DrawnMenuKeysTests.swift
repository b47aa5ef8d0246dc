// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit
import Semantics
import Testing

@testable import AccessibilityDriver

/// Keys that are read in the picture of an open menu.
@Suite struct DrawnMenuKeysTests {
  /// One line of words a row, as tesseract gives them in no order.
  private func keys(_ rows: String..., items: String...) -> [String: String] {
    let words = rows.enumerated().flatMap { row, line in
      line.split(separator: " ").enumerated().map { place, word in
        ScreenText.Word(
          text: String(word), confidence: word.contains("?") ? 20 : 63,
          box: Rect(
            x: Double(place) * 40, y: Double(row) * 22 + Double(place), width: 30, height: 10),
          line: row * 8 + place)
      }
    }
    let nodes = items.enumerated().map {
      Node(id: ElementID(UInt64($0.offset + 1)), role: .menuItem, name: $0.element)
    }
    let drawn = DrawnMenuKeys(words.reversed(), nodes).keys
    return Dictionary(
      uniqueKeysWithValues: nodes.compactMap { node in drawn[node.id].map { (node.name, $0) } })
  }

  @Test func `the keys at the end of a row belong to the item whose name it holds`() {
    let keys = keys(
      "New note Ctrl+N", "© Wrap lines Ctri+Shift+W", "Help F1", "Go G",
      items: "New note", "Note", "Wrap lines…", "Help", "Go")
    #expect(keys == ["New note": "Ctrl+N", "Wrap lines…": "Ctrl+Shift+W", "Help": "F1"])
  }

  @Test func `what could be another key, or another item, is left out`() {
    let keys = keys(
      "Open Ctrl+O", "Reset Ctrl+0", "Large Ctrl+5", "Indent Ctrl+!", "Print Ctrl+?P",
      "Hotel Ctrl+H",
      items: "Open", "Reset", "Large", "Indent", "Print", "Hostel")
    #expect(keys.isEmpty)
  }
}
