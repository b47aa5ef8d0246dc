// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A column of a ``Table``: what it is called, and what it shows of each row.
@MainActor @preconcurrency
public struct TableColumn<RowValue> {
  let title: String
  let content: (RowValue) -> AnyView
  /// Orders the rows by what the column shows; nil for a column that orders nothing.
  var order: KeyPathComparator<RowValue>?
  var minimumWidth: CGFloat = 30
  var maximumWidth = CGFloat.infinity
  var alignment = HorizontalAlignment.leading

  private init<S: StringProtocol, Content: View>(
    _ title: S, by order: KeyPathComparator<RowValue>?, _ content: @escaping (RowValue) -> Content
  ) {
    self.title = String(title)
    self.content = { AnyView(fixed: content($0)) }
    self.order = order
  }

  /// What a view shows of each row.
  public init<S: StringProtocol, Content: View>(
    _ title: S, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(title, by: nil, content)
  }

  /// A text of each row, by which rows can be ordered.
  public init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, String> & Sendable) {
    self.init(title, by: KeyPathComparator(value)) { Text($0[keyPath: value]) }
  }

  /// What a view shows of each row, ordered by one of its properties.
  public init<S: StringProtocol, V: Comparable, Content: View>(
    _ title: S, value: KeyPath<RowValue, V> & Sendable,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(title, by: KeyPathComparator(value), content)
  }

  /// The same, where the property is compared in a way of its own.
  public init<S: StringProtocol, C: SortComparator, Content: View>(
    _ title: S, value: KeyPath<RowValue, C.Compared> & Sendable, comparator: C,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(title, by: KeyPathComparator(value, comparator: comparator), content)
  }

  /// What a view shows of each row, ordered in a way of its own.
  public init<S: StringProtocol, Content: View>(
    _ title: S, sortUsing comparator: KeyPathComparator<RowValue>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(title, by: comparator, content)
  }

  /// How wide the column is, in points; nil for its part of the room that there is.
  public func width(_ width: CGFloat?) -> TableColumn {
    self.width(min: width, max: width)
  }

  /// How wide the column is at least and at most, in points. Columns share the room evenly within that,
  /// whatever the ideal is.
  public func width(
    min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil
  ) -> TableColumn {
    var column = self
    column.minimumWidth = Swift.max(0, min ?? minimumWidth)
    column.maximumWidth = Swift.max(column.minimumWidth, max ?? maximumWidth)
    return column
  }

  /// At which side of the column its views stand.
  public func alignment(_ alignment: TableColumnAlignment) -> TableColumn {
    var column = self
    column.alignment = alignment.horizontal
    return column
  }

  /// Accepted for the sake of the source: columns stand as they are written.
  public func customizationID(_ id: String) -> TableColumn { self }

  /// Accepted for the sake of the source: columns stand as they are written.
  public func defaultVisibility(
    _ visibility: Visibility, fileID: StaticString = #fileID, line: UInt = #line
  ) -> TableColumn {
    Notice.hasNoEffect("defaultVisibility", "columns stand as they are written", fileID, line)
    return self
  }
}

/// At which side of its column a view stands.
public struct TableColumnAlignment: Hashable, Sendable {
  private enum Side: Hashable, Sendable { case leading, center, trailing }
  private let side: Side

  /// At the leading side.
  public static let automatic = TableColumnAlignment(side: .leading)
  /// At the leading side.
  public static let leading = TableColumnAlignment(side: .leading)
  /// In the middle.
  public static let center = TableColumnAlignment(side: .center)
  /// At the trailing side.
  public static let trailing = TableColumnAlignment(side: .trailing)
  /// At the trailing side, as numbers stand.
  public static let numeric = TableColumnAlignment(side: .trailing)

  var horizontal: HorizontalAlignment {
    switch side {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }
}

/// Takes the columns of a ``Table``.
@resultBuilder
@MainActor
public enum TableColumnBuilder<RowValue> {
  public static func buildExpression(_ column: TableColumn<RowValue>) -> [TableColumn<RowValue>] {
    [column]
  }
  public static func buildBlock(_ columns: [TableColumn<RowValue>]...) -> [TableColumn<RowValue>] {
    columns.flatMap { $0 }
  }
  public static func buildOptional(_ columns: [TableColumn<RowValue>]?) -> [TableColumn<RowValue>] {
    columns ?? []
  }
  public static func buildEither(first: [TableColumn<RowValue>]) -> [TableColumn<RowValue>] {
    first
  }
  public static func buildEither(second: [TableColumn<RowValue>]) -> [TableColumn<RowValue>] {
    second
  }
}

/// A row of a ``Table`` whose rows are written one by one.
public struct TableRow<Value: Identifiable>: View {
  let value: Value

  public init(_ value: Value) { self.value = value }

  /// Its table shows it; elsewhere it is nothing.
  public var body: some View { EmptyView() }
}

/// Takes the rows of a ``Table`` that are written one by one.
@resultBuilder
@MainActor
public enum TableRowBuilder<Value: Identifiable> {
  public static func buildExpression(_ row: TableRow<Value>) -> [Value] { [row.value] }
  public static func buildExpression<Data: RandomAccessCollection, ID: Hashable>(
    _ rows: ForEach<Data, ID, TableRow<Value>>
  ) -> [Value] {
    rows.data.map { rows.content($0).value }
  }
  public static func buildBlock(_ rows: [Value]...) -> [Value] { rows.flatMap { $0 } }
  public static func buildOptional(_ rows: [Value]?) -> [Value] { rows ?? [] }
  public static func buildEither(first: [Value]) -> [Value] { first }
  public static func buildEither(second: [Value]) -> [Value] { second }
}
