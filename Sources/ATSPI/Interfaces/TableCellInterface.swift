// SPDX-License-Identifier: Apache-2.0

import Semantics

extension InterfaceTable {
  /// AT-SPI: `org.a11y.atspi.TableCell`.
  static let tableCell = InterfaceTable(
    .tableCell,
    methods: [
      // Described with a boolean in front, which neither libatspi expects nor its own bridge sends.
      Method("GetRowColumnSpan", "", "iiii") { query, _, reply throws(ProviderError) in
        let cell = try cell(query)
        reply.int32(clamping: cell.row)
        reply.int32(clamping: cell.column)
        reply.int32(clamping: max(1, cell.rowSpan))
        reply.int32(clamping: max(1, cell.columnSpan))
      },
      // These two are called by libatspi, and were added to its description of the bus later.
      Method("GetRowHeaderCells", "", "a(so)") { query, _, reply throws(ProviderError) in
        let cell = try cell(query)
        let headings = table(query)?.table?.rowHeadings
        reply.headings(headings, cell.row, cell.rowSpan, query)
      },
      Method("GetColumnHeaderCells", "", "a(so)") { query, _, reply throws(ProviderError) in
        let cell = try cell(query)
        let headings = table(query)?.table?.columnHeadings
        reply.headings(headings, cell.column, cell.columnSpan, query)
      },
    ],
    properties: [
      Property("RowSpan", "i") { query, reply throws(ProviderError) in
        reply.int32(clamping: max(1, try cell(query).rowSpan))
      },
      Property("ColumnSpan", "i") { query, reply throws(ProviderError) in
        reply.int32(clamping: max(1, try cell(query).columnSpan))
      },
      Property("Position", "(ii)") { query, reply throws(ProviderError) in
        let cell = try cell(query)
        reply.structure()
        reply.int32(clamping: cell.row)
        reply.int32(clamping: cell.column)
      },
      Property("Table", "(so)") { query, reply throws(ProviderError) in
        reply.there(table(query)?.id, query)
      },
    ])

  private static func cell(_ query: Query) throws(ProviderError) -> CellContent {
    guard let cell = query.node.cell else { throw .noSuchInterface(Interface.tableCell.busName) }
    return cell
  }

  /// The nearest table round the cell.
  private static func table(_ query: Query) -> Node? {
    var current = query.tree.parent(of: query.node.id)
    while let id = current {
      if let node = query.tree[id], node.table != nil { return node }
      current = query.tree.parent(of: id)
    }
    return nil
  }
}

extension WireWriter {
  /// `a(so)`: those of the lines that a cell stands in. A span says how many a hostile application
  /// can say, so that what there is of headings is gone through.
  fileprivate mutating func headings(
    _ headings: [Int: TableContent.Heading]?, _ first: Int, _ span: Int, _ query: Query
  ) {
    let found = (headings ?? [:]).filter { CellContent.covers($0.key, from: first, span) }
      .sorted { $0.key < $1.key }.compactMap(\.value.element).filter(query.tree.contains)
    elements(found)
  }
}
