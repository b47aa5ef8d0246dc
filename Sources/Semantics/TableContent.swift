// SPDX-License-Identifier: Apache-2.0

/// How large a table is, and what its rows and columns are called.
///
/// Its cells are the elements inside that have a ``CellContent``; they may stand in elements of rows.
/// Rows and columns count from 0.
public struct TableContent: Hashable, Sendable {
  /// Also those whose cells are not there at the moment.
  public var rows: Int
  /// Also those whose cells are not there at the moment.
  public var columns: Int
  /// The element that says what the table is about.
  public var caption: ElementID?
  /// The element that sums the table up.
  public var summary: ElementID?
  /// By row; none for a row that is called nothing.
  public var rowHeadings: [Int: Heading]
  /// By column; none for a column that is called nothing.
  public var columnHeadings: [Int: Heading]

  /// What a row or a column is called.
  public struct Heading: Hashable, Sendable {
    /// For people.
    public var text: String
    /// Where it stands; nil where it stands nowhere.
    public var element: ElementID?

    public init(_ text: String, element: ElementID? = nil) {
      self.text = text
      self.element = element
    }
  }

  public init(
    rows: Int, columns: Int, caption: ElementID? = nil, summary: ElementID? = nil,
    rowHeadings: [Int: Heading] = [:], columnHeadings: [Int: Heading] = [:]
  ) {
    self.rows = rows
    self.columns = columns
    self.caption = caption
    self.summary = summary
    self.rowHeadings = rowHeadings
    self.columnHeadings = columnHeadings
  }
}

/// Where an element stands in the table round it, from 0.
public struct CellContent: Hashable, Sendable {
  /// The first that it stands in.
  public var row: Int
  /// The first that it stands in.
  public var column: Int
  /// How many rows it reaches over, itself among them.
  public var rowSpan: Int
  /// How many columns it reaches over, itself among them.
  public var columnSpan: Int

  public init(row: Int, column: Int, rowSpan: Int = 1, columnSpan: Int = 1) {
    self.row = row
    self.column = column
    self.rowSpan = rowSpan
    self.columnSpan = columnSpan
  }

  /// Whether the cell covers the place.
  public func covers(row: Int, column: Int) -> Bool {
    Self.covers(row, from: self.row, rowSpan) && Self.covers(column, from: self.column, columnSpan)
  }

  /// Whether a line is among so many from the first on; each element has one at least.
  package static func covers(_ line: Int, from first: Int, _ span: Int) -> Bool {
    first >= 0 && line >= first && line - first < max(1, span)
  }
}
