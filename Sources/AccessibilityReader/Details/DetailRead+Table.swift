// SPDX-License-Identifier: Apache-2.0

import Semantics

extension DetailRead {
  /// Places of each direction that are asked, so that a table has at most 25 cells asked.
  private static let mostPlaces = 5
  private static let mostHeaders = 20
  /// Tables whose cells are asked; the others are only counted.
  private static let mostTables = 40

  /// Asks for the size, then for headers and a sample of cells.
  /// AT-SPI: `org.a11y.atspi.Table`.
  func askTable(of node: Node) {
    guard node.interfaces.contains(.table), let object = reference(of: node) else { return }
    let interface = Interface.table.busName
    pipeline.ask(.get(object, interface, "NRows"), "v") { [self] reply in
      guard let rows = reply?.value?.content?.int32 else { return }
      pipeline.ask(.get(object, interface, "NColumns"), "v") { [self] reply in
        guard let columns = reply?.value?.content?.int32 else { return }
        details[node.id, default: ElementDetails()].table = TableDetails(
          rows: Int(rows), columns: Int(columns))
        tables += 1
        askCaption(of: node, object)
        guard tables <= Self.mostTables else { return }
        askHeaders(of: node, object, columns: Int(columns))
        askCells(of: node, object, rows: Int(rows), columns: Int(columns))
      }
    }
  }

  private func askCaption(of node: Node, _ object: ObjectReference) {
    // Qt does not wrap the reference into the variant that every property comes in.
    let caption = MethodCall.get(object, Interface.table.busName, "Caption")
    pipeline.ask(caption, "v", "(so)") { [self] reply in
      guard ObjectReference(reply?.value?.content ?? reply?.value) != nil else { return }
      details[node.id]?.table?.hasCaption = true
    }
  }

  private func askHeaders(of node: Node, _ object: ObjectReference, columns: Int) {
    let asked = Sample.places(upTo: columns - 1, most: Self.mostHeaders)
    details[node.id]?.table?.columnsAsked = asked.count
    for column in asked.compactMap(Int32.init(exactly:)) {
      let interface = Interface.table.busName
      let header = MethodCall(object, interface, "GetColumnHeader", .int32(column))
      pipeline.ask(header, "(so)") { [self] reply in
        guard ObjectReference(reply?.value) == nil else {
          details[node.id]?.table?.columnsWithHeader += 1
          return
        }
        let description = MethodCall(object, interface, "GetColumnDescription", .int32(column))
        pipeline.ask(description, "s") { [self] reply in
          guard let text = reply?.value?.string, !text.isEmpty else { return }
          details[node.id]?.table?.columnsWithHeader += 1
        }
      }
    }
  }

  private func askCells(of node: Node, _ object: ObjectReference, rows: Int, columns: Int) {
    let columnPlaces = Sample.places(upTo: columns - 1, most: Self.mostPlaces)
    for row in Sample.places(upTo: rows - 1, most: Self.mostPlaces) {
      for column in columnPlaces {
        guard let place = details[node.id]?.table?.cells.count else { return }
        details[node.id]?.table?.cells.append(TableDetails.Cell(row: row, column: column))
        askCell(place, of: node, object, Int32(clamping: row), Int32(clamping: column))
      }
    }
  }

  private func askCell(
    _ place: Int, of node: Node, _ object: ObjectReference, _ row: Int32, _ column: Int32
  ) {
    let interface = Interface.table.busName
    let index = MethodCall(object, interface, "GetIndexAt", .int32(row), .int32(column))
    pipeline.ask(index, "i") { [self] reply in
      guard let index = reply?.value?.int32 else { return }
      details[node.id]?.table?.cells[place].index = Int(index)
      for (member, path) in Self.placesOfIndex {
        pipeline.ask(MethodCall(object, interface, member, .int32(index)), "i") { [self] reply in
          details[node.id]?.table?.cells[place][keyPath: path] = reply?.value?.int32.map(Int.init)
        }
      }
    }
    let cell = MethodCall(object, interface, "GetAccessibleAt", .int32(row), .int32(column))
    pipeline.ask(cell, "(so)") { [self] reply in
      guard let reply else { return }
      let reference = ObjectReference(reply.value)
      details[node.id]?.table?.cells[place].isThere = reference != nil
      guard let reference else { return }
      // Only an element of the tree tells whether it has the interface.
      if let id = numbers[reference], let cell = snapshot.tree[id] {
        guard cell.interfaces.contains(.tableCell) else { return }
      }
      pipeline.ask(.get(reference, Interface.tableCell.busName, "Position"), "v") {
        [self] reply in
        let position = reply?.value?.content?.members.compactMap(\.int32).map(Int.init)
        guard let position, position.count == 2 else { return }
        details[node.id]?.table?.cells[place].position = position
      }
    }
  }

  private static let placesOfIndex: [(String, WritableKeyPath<TableDetails.Cell, Int?>)] = [
    ("GetRowAtIndex", \.rowOfIndex), ("GetColumnAtIndex", \.columnOfIndex),
  ]
}
