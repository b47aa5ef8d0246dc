// SPDX-License-Identifier: Apache-2.0

import Foundation
import Interaction
import Semantics

extension View {
  /// The view is a table of so many rows and columns, also those that are not there at the moment. Its
  /// cells are the views inside that have an `accessibilityCell(row:column:)`.
  ///
  /// - Parameter columns: What the columns are called, from the first on.
  public func accessibilityTable(rows: Int, columns: [String]) -> some View {
    let headings = columns.enumerated().map { ($0.offset, TableContent.Heading($0.element)) }
    return SemanticsView(self, isElement: true) {
      $0.childBehavior = .contain
      $0.role = .table
      $0.table = TableContent(
        rows: rows, columns: columns.count,
        columnHeadings: Dictionary(uniqueKeysWithValues: headings))
    }
  }

  /// The view is a cell of the table round it, at this place, which counts from 0. What can be done with
  /// it is offered as before.
  public func accessibilityCell(
    row: Int, column: Int, rowSpan: Int = 1, columnSpan: Int = 1
  ) -> some View {
    SemanticsView(self) {
      $0.role = .tableCell
      $0.cell = CellContent(row: row, column: column, rowSpan: rowSpan, columnSpan: columnSpan)
    }
  }

  /// The view shows a document, of which this is known as a whole.
  ///
  /// - Parameters:
  ///   - page: The page that is shown, from 1; nil for a document without pages.
  ///   - properties: What its format knows of it ("Title", "MimeType", "DocURL"), by name.
  public func accessibilityDocument(
    page: Int? = nil, of pageCount: Int? = nil, locale: String = "",
    properties: [String: String] = [:]
  ) -> some View {
    SemanticsView(self, isElement: true) {
      $0.childBehavior = .contain
      $0.role = .documentFrame
      $0.document = DocumentContent(
        locale: locale, page: page, pageCount: pageCount, properties: properties)
    }
  }

  /// Where the link leads that the view is.
  public func accessibilityAddress(_ address: URL) -> some View {
    SemanticsView(self) { $0.address = address.absoluteString }
  }
}
