// SPDX-License-Identifier: Apache-2.0

import Foundation

extension Table {
  /// A row for each element.
  public init<Data: RandomAccessCollection>(
    _ data: Data, @TableColumnBuilder<Value> columns: () -> [TableColumn<Value>]
  ) where Data.Element == Value {
    self.init(Array(data), columns(), nil, nil)
  }

  /// A row for each element, of which one may be chosen.
  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Value.ID?>,
    @TableColumnBuilder<Value> columns: () -> [TableColumn<Value>]
  ) where Data.Element == Value {
    self.init(Array(data), columns(), ListSelection(one: selection), nil)
  }

  /// A row for each element, of which any number may be chosen.
  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Set<Value.ID>>,
    @TableColumnBuilder<Value> columns: () -> [TableColumn<Value>]
  ) where Data.Element == Value {
    self.init(Array(data), columns(), ListSelection(many: selection), nil)
  }

  /// A row for each element, whose order is said by the headers.
  public init<Data: RandomAccessCollection>(
    _ data: Data, sortOrder: Binding<[KeyPathComparator<Value>]>,
    @TableColumnBuilder<Value> columns: () -> [TableColumn<Value>]
  ) where Data.Element == Value {
    self.init(Array(data), columns(), nil, sortOrder)
  }

  /// A row for each element, of which one may be chosen, and whose order is said by the headers.
  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Value.ID?>,
    sortOrder: Binding<[KeyPathComparator<Value>]>,
    @TableColumnBuilder<Value> columns: () -> [TableColumn<Value>]
  ) where Data.Element == Value {
    self.init(Array(data), columns(), ListSelection(one: selection), sortOrder)
  }

  /// A row for each element, of which any number may be chosen, and whose order is said by the headers.
  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Set<Value.ID>>,
    sortOrder: Binding<[KeyPathComparator<Value>]>,
    @TableColumnBuilder<Value> columns: () -> [TableColumn<Value>]
  ) where Data.Element == Value {
    self.init(Array(data), columns(), ListSelection(many: selection), sortOrder)
  }

  /// Rows that are written one by one, or by a `ForEach`.
  public init(
    of type: Value.Type, @TableColumnBuilder<Value> columns: () -> [TableColumn<Value>],
    @TableRowBuilder<Value> rows: () -> [Value]
  ) {
    self.init(rows(), columns(), nil, nil)
  }

  /// The same, of which one may be chosen.
  public init(
    of type: Value.Type, selection: Binding<Value.ID?>,
    @TableColumnBuilder<Value> columns: () -> [TableColumn<Value>],
    @TableRowBuilder<Value> rows: () -> [Value]
  ) {
    self.init(rows(), columns(), ListSelection(one: selection), nil)
  }

  /// The same, of which any number may be chosen.
  public init(
    of type: Value.Type, selection: Binding<Set<Value.ID>>,
    @TableColumnBuilder<Value> columns: () -> [TableColumn<Value>],
    @TableRowBuilder<Value> rows: () -> [Value]
  ) {
    self.init(rows(), columns(), ListSelection(many: selection), nil)
  }

  /// The same, whose order is said by the headers.
  public init(
    of type: Value.Type, sortOrder: Binding<[KeyPathComparator<Value>]>,
    @TableColumnBuilder<Value> columns: () -> [TableColumn<Value>],
    @TableRowBuilder<Value> rows: () -> [Value]
  ) {
    self.init(rows(), columns(), nil, sortOrder)
  }

  /// The same, of which any number may be chosen, and whose order is said by the headers.
  public init(
    of type: Value.Type, selection: Binding<Set<Value.ID>>,
    sortOrder: Binding<[KeyPathComparator<Value>]>,
    @TableColumnBuilder<Value> columns: () -> [TableColumn<Value>],
    @TableRowBuilder<Value> rows: () -> [Value]
  ) {
    self.init(rows(), columns(), ListSelection(many: selection), sortOrder)
  }
}
