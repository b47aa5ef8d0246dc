// SPDX-License-Identifier: Apache-2.0

import Semantics

extension InterfaceTable {
  /// AT-SPI: `org.a11y.atspi.EditableText`.
  static let editableText = InterfaceTable(
    .editableText,
    methods: [
      .asking("SetTextContents", "s", "b") { query, arguments, reply throws(ProviderError) in
        textRequest(.setContents(try arguments.string()), query, &reply)
      },
      .asking("InsertText", "isi", "b") { query, arguments, reply throws(ProviderError) in
        let place = try TextReading(query).characterOffset(try arguments.int32())
        let text = beginning(of: try arguments.string(), length: try arguments.int32())
        return textRequest(.insert(text, at: place), query, &reply)
      },
      .asking("DeleteText", "ii", "b") { query, arguments, reply throws(ProviderError) in
        textRequest(.delete(try range(query, &arguments)), query, &reply)
      },
      .asking("CutText", "ii", "b") { query, arguments, reply throws(ProviderError) in
        textRequest(.cut(try range(query, &arguments)), query, &reply)
      },
      .asking("CopyText", "ii", "") { query, arguments, _ throws(ProviderError) in
        let range = try range(query, &arguments)
        guard query.isSensitive else { throw .notSensitive }
        return .request(.editText(query.node.id, .copy(range)), .nothing)
      },
      .asking("PasteText", "i", "b") { query, arguments, reply throws(ProviderError) in
        let place = try TextReading(query).characterOffset(try arguments.int32())
        return textRequest(.paste(at: place), query, &reply)
      },
    ])

  private static func range(
    _ query: Query, _ arguments: inout Arguments
  ) throws(ProviderError) -> Range<Int> {
    try TextReading(query).range(try arguments.int32(), try arguments.int32())
  }

  /// The length is said in bytes by some clients and in characters by others: one that is either of
  /// the whole text, or beyond it, takes all of it; any other counts bytes, as in libatspi.
  static func beginning(of text: String, length: Int32) -> String {
    let bytes = text.utf8
    guard length >= 0, Int(length) < bytes.count, Int(length) != text.unicodeScalars.count else {
      return text
    }
    var index = bytes.index(bytes.startIndex, offsetBy: Int(length))
    while index > bytes.startIndex, index.samePosition(in: text.unicodeScalars) == nil {
      index = bytes.index(before: index)
    }
    return String(text[..<index])
  }
}
