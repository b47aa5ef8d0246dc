// SPDX-License-Identifier: Apache-2.0

import Semantics

/// What an element with the interface Table answers; cells are a sample of at most 25.
public struct TableDetails: Hashable, Sendable, Codable {
  /// One cell, as the table and the cell itself report it.
  public struct Cell: Hashable, Sendable, Codable {
    /// Where it was asked for (`Table.GetAccessibleAt`).
    public var row: Int
    /// The same for the column, from 0.
    public var column: Int
    /// Whether that leads to an object; nil where it was not answered.
    public var isThere: Bool?
    /// `Table.GetIndexAt(row, column)`.
    public var index: Int?
    /// `Table.GetRowAtIndex` and `GetColumnAtIndex` of that index.
    public var rowOfIndex: Int?
    /// The same for the column; nil where it was not answered.
    public var columnOfIndex: Int?
    /// `TableCell.Position`; nil where the cell does not have that interface.
    public var position: [Int]?

    public init(row: Int, column: Int) {
      self.row = row
      self.column = column
    }
  }

  /// `Table.NRows` and `NColumns`.
  public var rows: Int
  /// The same for columns, as the application gave it.
  public var columns: Int
  /// Whether `Table.Caption` leads to an element.
  public var hasCaption: Bool
  /// Columns for which `GetColumnHeader` leads to an element or `GetColumnDescription` is not empty,
  /// and how many were asked (at most 20).
  public var columnsWithHeader: Int
  /// How many columns were asked for a header.
  public var columnsAsked: Int
  /// The sample, in the order in which the cells were asked.
  public var cells: [Cell]

  public init(
    rows: Int, columns: Int, hasCaption: Bool = false, columnsWithHeader: Int = 0,
    columnsAsked: Int = 0, cells: [Cell] = []
  ) {
    self.rows = rows
    self.columns = columns
    self.hasCaption = hasCaption
    self.columnsWithHeader = columnsWithHeader
    self.columnsAsked = columnsAsked
    self.cells = cells
  }
}
