// SPDX-License-Identifier: Apache-2.0

import CEvenhandATSPI
import Semantics

// The functions of evenhand-atspi.h for tables, links and documents; what each does is said there.

/// C: `evenhand_set_table`.
@_cdecl("evenhand_set_table")
public func setTable(
  _ application: OpaquePointer?, _ element: UInt64, _ rows: Int, _ columns: Int,
  _ rowHeadings: UnsafePointer<UInt64>?, _ columnHeadings: UnsafePointer<UInt64>?
) -> evenhand_status {
  change("evenhand_set_table", application, element) { () throws(LibraryError) in
    let size = (try Arguments.lines("rows", rows), try Arguments.lines("columns", columns))
    let headings = (
      try headings("row_headings", rowHeadings, rows),
      try headings("column_headings", columnHeadings, columns)
    )
    return { store, id throws(LibraryError) in
      var table = TableContent(rows: size.0, columns: size.1)
      for (line, heading) in headings.0 {
        table.rowHeadings[line] = TableContent.Heading(try store[heading].name, element: heading)
      }
      for (line, heading) in headings.1 {
        table.columnHeadings[line] = TableContent.Heading(
          try store[heading].name, element: heading)
      }
      let isTable = size != (0, 0)
      try store.edit(id) { $0.table = isTable ? table : nil }
    }
  }
}

/// By line; none for NULL, and for a line whose number is 0.
private func headings(
  _ name: String, _ list: UnsafePointer<UInt64>?, _ count: Int
) throws(LibraryError) -> [(Int, ElementID)] {
  guard list != nil else { return [] }
  var headings: [(Int, ElementID)] = []
  for (line, number) in try Arguments.array(name, list, count).enumerated() where number != 0 {
    headings.append((line, try Arguments.element(number)))
  }
  return headings
}

/// C: `evenhand_set_cell`.
@_cdecl("evenhand_set_cell")
public func setCell(
  _ application: OpaquePointer?, _ element: UInt64, _ row: Int, _ column: Int, _ rowSpan: Int,
  _ columnSpan: Int
) -> evenhand_status {
  edit("evenhand_set_cell", application, element) { () throws(LibraryError) in
    let cell = CellContent(
      row: try Arguments.lines("row", row), column: try Arguments.lines("column", column),
      rowSpan: try Arguments.lines("row_span", rowSpan),
      columnSpan: try Arguments.lines("column_span", columnSpan))
    let isCell = rowSpan > 0 && columnSpan > 0
    return { $0.cell = isCell ? cell : nil }
  }
}

/// C: `evenhand_set_link`.
@_cdecl("evenhand_set_link")
public func setLink(
  _ application: OpaquePointer?, _ element: UInt64, _ address: UnsafePointer<CChar>?
) -> evenhand_status {
  edit("evenhand_set_link", application, element) { () throws(LibraryError) in
    guard address != nil else { return { $0.link = nil } }
    let link = LinkContent(address: try Arguments.text("address", address))
    return { $0.link = link }
  }
}

/// C: `evenhand_set_text_links`.
@_cdecl("evenhand_set_text_links")
public func setTextLinks(
  _ application: OpaquePointer?, _ element: UInt64, _ links: UnsafePointer<evenhand_text_link>?,
  _ count: Int
) -> evenhand_status {
  edit("evenhand_set_text_links", application, element) { () throws(LibraryError) in
    let links = try Arguments.array("links", links, count)
    var targets: [ElementID] = []
    for link in links { targets.append(try Arguments.element(link.element)) }
    return { node throws(LibraryError) in
      guard let text = node.text else { throw .noText(node.id.rawValue) }
      let offsets = TextOffsets(text.text)
      var shown: [TextContent.Link] = []
      for (link, target) in zip(links, targets) {
        let range = try offsets.range(link.start, link.end, behind: shown.last?.range, "link")
        shown.append(TextContent.Link(range: range, element: target))
      }
      if node.role == .passwordText { shown = [] }
      node.text?.links = shown
    }
  }
}

/// C: `evenhand_set_document`.
@_cdecl("evenhand_set_document")
public func setDocument(
  _ application: OpaquePointer?, _ element: UInt64,
  _ properties: UnsafePointer<UnsafePointer<CChar>?>?
) -> evenhand_status {
  edit("evenhand_set_document", application, element) { () throws(LibraryError) in
    guard properties != nil else { return { $0.document = nil } }
    let pairs = try Arguments.pairs("properties", properties)
    return { $0.document = DocumentContent(properties: pairs) }
  }
}
