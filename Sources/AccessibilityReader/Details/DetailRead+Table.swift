// SPDX-License-Identifier: Apache-2.0

import AccessibilitySnapshot
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
    guard let element = element(node, listing: .table) else { return }
    pipeline.ask(.get(element, .table, "NRows"), "v") { [self] reply in
      guard let rows = reply?.value?.content?.int32 else { return }
      pipeline.ask(.get(element, .table, "NColumns"), "v") { [self] reply in
        guard let columns = reply?.value?.content?.int32 else { return }
        details[node.id, default: ElementDetails()].table = TableDetails(
          rows: Int(rows), columns: Int(columns))
        tables += 1
        askCaption(of: node, element)
        guard tables <= Self.mostTables else { return }
        askHeaders(of: node, element, columns: Int(columns))
        askCells(of: node, element, rows: Int(rows), columns: Int(columns))
      }
    }
  }

  private func askCaption(of node: Node, _ element: ListedElement) {
    // Qt does not wrap the reference into the variant that every property comes in.
    let caption = MethodCall.get(element, .table, "Caption")
    pipeline.ask(caption, "v", "(so)") { [self] reply in
      guard ObjectReference(reply?.value?.content ?? reply?.value) != nil else { return }
      details[node.id]?.table?.hasCaption = true
    }
  }

  private func askHeaders(of node: Node, _ element: ListedElement, columns: Int) {
    let asked = Sample.places(upTo: columns - 1, most: Self.mostHeaders)
    details[node.id]?.table?.columnsAsked = asked.count
    for column in asked.compactMap(Int32.init(exactly:)) {
      let header = MethodCall(element, .table, "GetColumnHeader", .int32(column))
      pipeline.ask(header, "(so)") { [self] reply in
        guard ObjectReference(reply?.value) == nil else {
          details[node.id]?.table?.columnsWithHeader += 1
          return
        }
        let description = MethodCall(element, .table, "GetColumnDescription", .int32(column))
        pipeline.ask(description, "s") { [self] reply in
          guard let text = reply?.value?.string, !text.isEmpty else { return }
          details[node.id]?.table?.columnsWithHeader += 1
        }
      }
    }
  }

  private func askCells(of node: Node, _ element: ListedElement, rows: Int, columns: Int) {
    let columnPlaces = Sample.places(upTo: columns - 1, most: Self.mostPlaces)
    for row in Sample.places(upTo: rows - 1, most: Self.mostPlaces) {
      for column in columnPlaces {
        guard let place = details[node.id]?.table?.cells.count else { return }
        details[node.id]?.table?.cells.append(TableDetails.Cell(row: row, column: column))
        askCell(place, of: node, element, Int32(clamping: row), Int32(clamping: column))
      }
    }
  }

  private func askCell(
    _ place: Int, of node: Node, _ element: ListedElement, _ row: Int32, _ column: Int32
  ) {
    let index = MethodCall(element, .table, "GetIndexAt", .int32(row), .int32(column))
    pipeline.ask(index, "i") { [self] reply in
      guard let index = reply?.value?.int32 else { return }
      details[node.id]?.table?.cells[place].index = Int(index)
      for (member, path) in Self.placesOfIndex {
        pipeline.ask(MethodCall(element, .table, member, .int32(index)), "i") { [self] reply in
          details[node.id]?.table?.cells[place][keyPath: path] = reply?.value?.int32.map(Int.init)
        }
      }
    }
    let cell = MethodCall(element, .table, "GetAccessibleAt", .int32(row), .int32(column))
    pipeline.ask(cell, "(so)") { [self] reply in
      guard let reply else { return }
      let reference = ObjectReference(reply.value)
      details[node.id]?.table?.cells[place].isThere = reference != nil
      guard let reference else { return }
      if let cell = numbers[reference].flatMap({ snapshot.tree[$0] }) {
        if let cell = self.element(cell, listing: .tableCell) { askPosition(place, of: node, cell) }
      } else {
        // What is not in the tree has not been asked for its interfaces yet.
        pipeline.ask(Query.interfaces.call(on: reference), Query.interfaces.replySignature) {
          [self] reply in
          guard let reply else { return }
          let cell = ListedElement(object: reference, interfaces: InterfaceSet(listed: reply))
          askPosition(place, of: node, cell)
        }
      }
    }
  }

  private func askPosition(_ place: Int, of node: Node, _ cell: ListedElement) {
    pipeline.ask(.get(cell, .tableCell, "Position"), "v") { [self] reply in
      let position = reply?.value?.content?.members.compactMap(\.int32).map(Int.init)
      guard let position, position.count == 2 else { return }
      details[node.id]?.table?.cells[place].position = position
    }
  }

  private static let placesOfIndex: [(String, WritableKeyPath<TableDetails.Cell, Int?>)] = [
    ("GetRowAtIndex", \.rowOfIndex), ("GetColumnAtIndex", \.columnOfIndex),
  ]
}
