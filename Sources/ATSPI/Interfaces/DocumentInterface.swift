// SPDX-License-Identifier: Apache-2.0

import Semantics

extension InterfaceTable {
  /// AT-SPI: `org.a11y.atspi.Document`.
  static let document = InterfaceTable(
    .document,
    methods: [
      Method("GetLocale", "", "s") { query, _, reply throws(ProviderError) in
        let own = query.node.document?.locale ?? ""
        reply.string(own.isEmpty ? query.publication.facts.locale : own)
      },
      Method("GetAttributeValue", "s", "s") { query, arguments, reply throws(ProviderError) in
        reply.string(query.node.document?.properties[try arguments.string()] ?? "")
      },
      Method("GetAttributes", "", "a{ss}") { query, _, reply throws(ProviderError) in
        reply.texts(query.node.document?.properties ?? [:])
      },
      Method("GetTextSelections", "", "a((so)i(so)ib)") {
        query, _, reply throws(ProviderError) in
        let selections = reply.beginArray(alignment: 8)
        for selection in DocumentSelection.all(in: query).prefix(childLimit) {
          reply.selection(selection)
        }
        reply.end(selections)
      },
      .asking("SetTextSelections", "a((so)i(so)ib)", "b") {
        query, arguments, reply throws(ProviderError) in
        try selecting(query, &arguments, &reply)
      },
    ],
    properties: [
      // -1 for a document without pages.
      Property("CurrentPageNumber", "i") { query, reply throws(ProviderError) in
        reply.int32(clamping: query.node.document?.page ?? -1)
      },
      Property("PageCount", "i") { query, reply throws(ProviderError) in
        reply.int32(clamping: query.node.document?.pageCount ?? -1)
      },
    ])

  /// For the application to do, where one range of one text inside of the document is meant, or none.
  private static func selecting(
    _ query: Query, _ arguments: inout Arguments, _ reply: inout WireWriter
  ) throws(ProviderError) -> Answer {
    var asked: [(start: DocumentSelection.End, end: DocumentSelection.End)] = []
    try arguments.array(alignment: 8) { reader in
      guard reader.align(8), let start = DocumentSelection.End(&reader),
        let end = DocumentSelection.End(&reader), reader.uint32() != nil
      else { return false }
      // A second one is refused as well as a thousandth.
      if asked.count < 2 { asked.append((start, end)) }
      return true
    }
    guard let (start, end) = asked.first else {
      let selected = DocumentSelection.all(in: query)
      guard selected.count == 1 else {
        reply.boolean(selected.isEmpty)
        return .written
      }
      let text = Query(snapshot: query.snapshot, node: selected[0].text)
      return textRequest(.setCaret(selected[0].content.caret), text, &reply)
    }
    // A text has one selection at a time, and each its own.
    guard asked.count == 1, let id = start.element, id == end.element,
      let text = query.inside(id), text.node.interfaces.contains(.text)
    else { return reply.refuse() }
    return textRequest(
      .select(try TextReading(text).range(start.offset, end.offset)), text, &reply)
  }
}

/// What is selected of one text inside of a document.
private struct DocumentSelection {
  let text: Node
  let content: TextContent
  let range: Range<Int>

  /// In the order in which they are read.
  static func all(in query: Query) -> [DocumentSelection] {
    var found: [DocumentSelection] = []
    var stack = [query.node.id]
    while let id = stack.popLast() {
      guard let node = query.tree[id] else { continue }
      if let content = node.readableText, let range = content.selection, !range.isEmpty {
        found.append(
          DocumentSelection(
            text: node, content: content, range: TextReading(content).scalarOffsets(range)))
      }
      stack.append(contentsOf: node.children.reversed())
    }
    return found
  }

  /// Where one begins or ends, as a client says it.
  struct End {
    /// None where it is no element of ours.
    let element: ElementID?
    let offset: Int32

    /// `(so)i`.
    init?(_ reader: inout WireReader) {
      guard reader.align(8), reader.text() != nil, let path = reader.text(),
        let offset = reader.int32()
      else { return nil }
      element = ObjectReference.element(at: path)
      self.offset = offset
    }
  }
}

extension WireWriter {
  /// `((so)i(so)ib)`.
  fileprivate mutating func selection(_ selection: DocumentSelection) {
    structure()
    for offset in [selection.range.lowerBound, selection.range.upperBound] {
      reference(.element(selection.text.id))
      int32(clamping: offset)
    }
    boolean(selection.content.caret == selection.content.selection?.lowerBound)
  }
}
