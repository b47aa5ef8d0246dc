// SPDX-License-Identifier: Apache-2.0

import Semantics

/// One table, as the bus counts it: cells by row and column, and by an index.
struct TableReading {
  struct Cell {
    let node: Node
    let place: CellContent
  }

  let query: Query
  let content: TableContent

  init(_ query: Query) throws(ProviderError) {
    guard let content = query.node.table else { throw .noSuchInterface(Interface.table.busName) }
    self.query = query
    self.content = content
  }

  var rows: Int { max(0, content.rows) }
  var columns: Int { max(0, content.columns) }

  /// In the order in which they are read; of a table in a cell, none.
  var cells: [Cell] {
    var cells: [Cell] = []
    var stack = Array(query.node.children.reversed())
    while let id = stack.popLast() {
      guard let node = query.tree[id] else { continue }
      if let place = node.cell {
        cells.append(Cell(node: node, place: place))
      } else if node.table == nil {
        stack.append(contentsOf: node.children.reversed())
      }
    }
    return cells
  }

  func row(_ number: Int32) throws(ProviderError) -> Int { try place(number, of: rows) }
  func column(_ number: Int32) throws(ProviderError) -> Int { try place(number, of: columns) }

  private func place(_ number: Int32, of count: Int) throws(ProviderError) -> Int {
    guard number >= 0, Int(number) < count else { throw .indexOutOfRange(number, count: count) }
    return Int(number)
  }

  /// Nil where nothing stands.
  func cell(_ row: Int, _ column: Int) -> Cell? {
    cells.first { $0.place.covers(row: row, column: column) }
  }

  /// Row by row, as ATK counts them, whatever else is among the children of the table.
  func index(_ row: Int, _ column: Int) -> Int {
    let (first, isOver) = row.multipliedReportingOverflow(by: columns)
    return isOver ? -1 : first &+ column
  }

  /// Nil for an index at which nothing can stand.
  func place(at index: Int32) -> (row: Int, column: Int, cell: Cell?)? {
    guard index >= 0, columns > 0, Int(index) / columns < rows else { return nil }
    let (row, column) = (Int(index) / columns, Int(index) % columns)
    return (row, column, cell(row, column))
  }

  // MARK: What is chosen

  /// The rows of which everything is chosen, in order.
  var chosenRows: [Int] { chosen(\.row) }
  /// The columns of which everything is chosen, in order.
  var chosenColumns: [Int] { chosen(\.column) }

  private func chosen(_ line: KeyPath<CellContent, Int>) -> [Int] {
    var isChosen: [Int: Bool] = [:]
    for cell in cells {
      isChosen[cell.place[keyPath: line], default: true] =
        isChosen[cell.place[keyPath: line], default: true] && self.isChosen(cell)
    }
    return isChosen.filter(\.value).keys.sorted()
  }

  /// By itself, or with its row.
  func isChosen(_ cell: Cell) -> Bool {
    cell.node.isChosen || rowElement(of: cell)?.isChosen == true
  }

  /// What is to be chosen for a row; nil where nothing stands for it as a whole.
  func element(ofRow row: Int) -> ElementID? {
    let inRow = cells.filter { $0.place.row == row }
    if let first = inRow.first, let element = rowElement(of: first) { return element.id }
    return inRow.count == 1 ? inRow[0].node.id : nil
  }

  /// The child of the table that a cell stands in.
  private func rowElement(of cell: Cell) -> Node? {
    var current = cell.node.id
    while let parent = query.tree.parent(of: current), parent != query.node.id { current = parent }
    return current == cell.node.id ? nil : query.tree[current]
  }
}
