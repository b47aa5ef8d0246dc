// SPDX-License-Identifier: Apache-2.0

import Semantics

extension InterfaceTable {
  /// AT-SPI: `org.a11y.atspi.Table`. Columns are not chosen as a whole.
  static let table = InterfaceTable(
    .table, methods: tablePlaces + tableLines + tableChoices,
    properties: [
      Property("NRows", "i") { query, reply throws(ProviderError) in
        reply.int32(clamping: try TableReading(query).rows)
      },
      Property("NColumns", "i") { query, reply throws(ProviderError) in
        reply.int32(clamping: try TableReading(query).columns)
      },
      Property("Caption", "(so)") { query, reply throws(ProviderError) in
        reply.there(query.node.table?.caption, query)
      },
      Property("Summary", "(so)") { query, reply throws(ProviderError) in
        reply.there(query.node.table?.summary, query)
      },
      Property("NSelectedRows", "i") { query, reply throws(ProviderError) in
        reply.int32(clamping: try TableReading(query).chosenRows.count)
      },
      Property("NSelectedColumns", "i") { query, reply throws(ProviderError) in
        reply.int32(clamping: try TableReading(query).chosenColumns.count)
      },
    ])

  private static let tablePlaces: [Method] = [
    Method("GetAccessibleAt", "ii", "(so)") { query, arguments, reply throws(ProviderError) in
      let table = try TableReading(query)
      let (row, column) = try place(table, &arguments)
      reply.there(table.cell(row, column)?.node.id, query)
    },
    Method("GetIndexAt", "ii", "i") { query, arguments, reply throws(ProviderError) in
      let table = try TableReading(query)
      let (row, column) = try place(table, &arguments)
      reply.int32(clamping: table.index(row, column))
    },
    Method("GetRowAtIndex", "i", "i") { query, arguments, reply throws(ProviderError) in
      let index = try arguments.int32()
      reply.int32(clamping: try TableReading(query).place(at: index)?.row ?? -1)
    },
    Method("GetColumnAtIndex", "i", "i") { query, arguments, reply throws(ProviderError) in
      let index = try arguments.int32()
      reply.int32(clamping: try TableReading(query).place(at: index)?.column ?? -1)
    },
    Method("GetRowExtentAt", "ii", "i") { query, arguments, reply throws(ProviderError) in
      let table = try TableReading(query)
      let (row, column) = try place(table, &arguments)
      reply.int32(clamping: table.cell(row, column).map { max(1, $0.place.rowSpan) } ?? 0)
    },
    Method("GetColumnExtentAt", "ii", "i") { query, arguments, reply throws(ProviderError) in
      let table = try TableReading(query)
      let (row, column) = try place(table, &arguments)
      reply.int32(clamping: table.cell(row, column).map { max(1, $0.place.columnSpan) } ?? 0)
    },
    Method("GetRowColumnExtentsAtIndex", "i", "biiiib") {
      query, arguments, reply throws(ProviderError) in
      let table = try TableReading(query)
      let found = table.place(at: try arguments.int32())
      let cell = found?.cell
      reply.boolean(cell != nil)
      reply.int32(clamping: found?.row ?? -1)
      reply.int32(clamping: found?.column ?? -1)
      reply.int32(clamping: cell.map { max(1, $0.place.rowSpan) } ?? 0)
      reply.int32(clamping: cell.map { max(1, $0.place.columnSpan) } ?? 0)
      reply.boolean(cell.map(table.isChosen) ?? false)
    },
  ]

  private static let tableLines: [Method] = [
    Method("GetRowDescription", "i", "s") { query, arguments, reply throws(ProviderError) in
      let table = try TableReading(query)
      reply.string(table.content.rowHeadings[try table.row(arguments.int32())]?.text ?? "")
    },
    Method("GetColumnDescription", "i", "s") { query, arguments, reply throws(ProviderError) in
      let table = try TableReading(query)
      reply.string(table.content.columnHeadings[try table.column(arguments.int32())]?.text ?? "")
    },
    Method("GetRowHeader", "i", "(so)") { query, arguments, reply throws(ProviderError) in
      let table = try TableReading(query)
      let row = try table.row(arguments.int32())
      reply.there(table.content.rowHeadings[row]?.element, query)
    },
    Method("GetColumnHeader", "i", "(so)") { query, arguments, reply throws(ProviderError) in
      let table = try TableReading(query)
      let column = try table.column(arguments.int32())
      reply.there(table.content.columnHeadings[column]?.element, query)
    },
  ]

  private static let tableChoices: [Method] = [
    Method("GetSelectedRows", "", "ai") { query, _, reply throws(ProviderError) in
      reply.numbers(try TableReading(query).chosenRows)
    },
    Method("GetSelectedColumns", "", "ai") { query, _, reply throws(ProviderError) in
      reply.numbers(try TableReading(query).chosenColumns)
    },
    Method("IsRowSelected", "i", "b") { query, arguments, reply throws(ProviderError) in
      let table = try TableReading(query)
      reply.boolean(table.chosenRows.contains(try table.row(arguments.int32())))
    },
    Method("IsColumnSelected", "i", "b") { query, arguments, reply throws(ProviderError) in
      let table = try TableReading(query)
      reply.boolean(table.chosenColumns.contains(try table.column(arguments.int32())))
    },
    Method("IsSelected", "ii", "b") { query, arguments, reply throws(ProviderError) in
      let table = try TableReading(query)
      let (row, column) = try place(table, &arguments)
      reply.boolean(table.cell(row, column).map(table.isChosen) ?? false)
    },
    .asking("AddRowSelection", "i", "b") { query, arguments, reply throws(ProviderError) in
      try choosingRow(true, query, &arguments, &reply)
    },
    Method("AddColumnSelection", "i", "b") { query, arguments, reply throws(ProviderError) in
      _ = try TableReading(query).column(arguments.int32())
      reply.boolean(false)
    },
    .asking("RemoveRowSelection", "i", "b") { query, arguments, reply throws(ProviderError) in
      try choosingRow(false, query, &arguments, &reply)
    },
    Method("RemoveColumnSelection", "i", "b") { query, arguments, reply throws(ProviderError) in
      _ = try TableReading(query).column(arguments.int32())
      reply.boolean(false)
    },
  ]

  private static func place(
    _ table: TableReading, _ arguments: inout Arguments
  ) throws(ProviderError) -> (row: Int, column: Int) {
    (try table.row(arguments.int32()), try table.column(arguments.int32()))
  }

  private static func choosingRow(
    _ isChosen: Bool, _ query: Query, _ arguments: inout Arguments, _ reply: inout WireWriter
  ) throws(ProviderError) -> Answer {
    let table = try TableReading(query)
    guard let element = table.element(ofRow: try table.row(arguments.int32())) else {
      return reply.refuse()
    }
    return choosing(element, isChosen, query, &reply)
  }
}

extension WireWriter {
  /// `(so)`: nothing for an element that is not there.
  mutating func there(_ id: ElementID?, _ query: Query) {
    reference(id.flatMap { query.tree.contains($0) ? .element($0) : nil } ?? .null)
  }

  /// `ai`.
  fileprivate mutating func numbers(_ numbers: [Int]) {
    let array = beginArray(alignment: 4)
    for number in numbers { int32(clamping: number) }
    end(array)
  }
}
