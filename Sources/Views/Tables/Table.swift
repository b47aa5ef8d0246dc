// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Rows of the same kind in columns, under what the columns are called.
///
/// Rows are made when they come near what is seen, as in a ``List``, and are one stop of Tab with the
/// arrow keys among them; a row that can be chosen is called after what its first column shows. It is
/// exposed as a table with its cells and column headers; a header by which rows can be ordered is a
/// button. Ordering the rows is left to their author, who sees the order
/// change:
///
///     Table(people, selection: $chosen, sortOrder: $order) {
///       TableColumn("Name", value: \.name)
///       TableColumn("Age", value: \.age) { Text("\($0.age)") }
///     }
///     .onChange(of: order) { people.sort(using: order) }
public struct Table<Value: Identifiable>: View {
  private let rows: [Value]
  private let columns: [TableColumn<Value>]
  private let selection: ListSelection?
  private let sortOrder: Binding<[KeyPathComparator<Value>]>?

  @Environment(\.hidesTableHeaders) private var hidesHeaders

  init(
    _ rows: [Value], _ columns: [TableColumn<Value>], _ selection: ListSelection?,
    _ sortOrder: Binding<[KeyPathComparator<Value>]>?
  ) {
    self.rows = rows
    self.columns = columns
    self.selection = selection
    self.sortOrder = sortOrder
  }

  public var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      if !hidesHeaders {
        TableLine(columns: columns) { place, column in
          TableHeader(column: column, sortOrder: sortOrder)
        }
        .font(.subheadline.bold())
        .padding(.vertical, Distance.close)
        .focusGroup()
        Rectangle().fill(Color.separator).frame(height: 1)
      }
      ScrollView {
        LazyVStack(alignment: .leading, spacing: 0) {
          ForEach(Array(rows.enumerated()), id: \.element.id) { place, row in
            TableRowView(row: row, place: place, columns: columns, selection: selection)
          }
        }
        .focusGroup()
      }
    }
    .accessibilityTable(rows: rows.count, columns: columns.map(\.title))
    .accessibilityState(.multiselectable, selection?.allowsMany ?? false)
  }
}

/// One view for each column, side by side, each as wide as its column.
private struct TableLine<Value, Content: View>: View {
  let columns: [TableColumn<Value>]
  @ViewBuilder let content: (Int, TableColumn<Value>) -> Content

  var body: some View {
    HStack(alignment: .top, spacing: Distance.small) {
      ForEach(columns.indices, id: \.self) { place in
        let column = columns[place]
        content(place, column)
          .frame(
            minWidth: column.minimumWidth, maxWidth: column.maximumWidth,
            alignment: Alignment(horizontal: column.alignment, vertical: .top))
      }
    }
    .padding(.horizontal, Distance.medium)
  }
}

/// What a column is called; a button where rows can be ordered by it.
private struct TableHeader<Value>: View {
  let column: TableColumn<Value>
  let sortOrder: Binding<[KeyPathComparator<Value>]>?

  private var direction: SortOrder? {
    guard let first = sortOrder?.wrappedValue.first, first.keyPath == column.order?.keyPath else {
      return nil
    }
    return first.order
  }

  var body: some View {
    if let sortOrder, let order = column.order {
      Button {
        choose(order, sortOrder)
      } label: {
        HStack(spacing: Distance.close) {
          Text(column.title)
          if let direction {
            Image(systemName: direction == .forward ? "chevron.up" : "chevron.down")
              .accessibilityHidden(true)
          }
        }
      }
      .buttonStyle(.plain)
      .accessibilityRole(.tableColumnHeader)
      .accessibilityValue(value)
    } else {
      Text(column.title).accessibilityRole(.tableColumnHeader)
    }
  }

  private var value: String {
    switch direction {
    case .forward: "Ascending"
    case .reverse: "Descending"
    case nil: ""
    }
  }

  /// Rows are ordered by this column first, and otherwise as before; the other way round where they
  /// are already.
  private func choose(
    _ order: KeyPathComparator<Value>, _ sortOrder: Binding<[KeyPathComparator<Value>]>
  ) {
    var new = order
    if let direction { new.order = direction == .forward ? .reverse : .forward }
    sortOrder.wrappedValue =
      [new] + sortOrder.wrappedValue.filter { $0.keyPath != order.keyPath }
  }
}

private struct TableRowView<Value: Identifiable>: View {
  let row: Value
  let place: Int
  let columns: [TableColumn<Value>]
  let selection: ListSelection?

  @Environment(\.tint) private var tint
  @GestureState private var isPressed = false

  private var cells: some View {
    TableLine(columns: columns) { column, part in
      part.content(row).accessibilityCell(row: place, column: column)
    }
    .padding(.vertical, Distance.close)
    .frame(maxWidth: .infinity, minHeight: 32, alignment: .leading)
    .overlay(alignment: .bottom) { Rectangle().fill(Color.separator).frame(height: 1) }
  }

  var body: some View {
    if let selection {
      let tag = AnyHashable(row.id)
      let isSelected = selection.contains(tag)
      let pressed =
        cells
        .overlay { tint.opacity(isSelected ? 0.18 : isPressed ? 0.1 : 0).allowsHitTesting(false) }
        .accessibilityElement(children: .contain)
        .contentShape(Rectangle())
        .gesture(PressGesture().acting($isPressed) { selection.choose(tag) })
      SelectionMenuRow(row: pressed, tag: tag, selection: selection)
        .accessibilityRole(.tableRow)
        .accessibilityLabel { _ in columns.first?.content(row) }
        .accessibilityState(.selectable)
        .accessibilityState(.selected, isSelected)
    } else {
      cells.accessibilityElement(children: .contain).accessibilityRole(.tableRow)
    }
  }
}

extension EnvironmentValues {
  private enum HidesTableHeadersKey: EnvironmentKey {
    static let defaultValue = false
  }

  var hidesTableHeaders: Bool {
    get { self[HidesTableHeadersKey.self] }
    set { self[HidesTableHeadersKey.self] = newValue }
  }
}

/// How a table looks; here in one way.
public protocol TableStyle: Sendable {}

/// Lines between rows.
public struct AutomaticTableStyle: TableStyle {
  nonisolated public init() {}
}

/// Lines between rows.
public struct InsetTableStyle: TableStyle {
  nonisolated public init() {}

  /// Every row has the same ground.
  nonisolated public init(alternatesRowBackgrounds: Bool) {}
}

/// Lines between rows.
public struct BorderedTableStyle: TableStyle {
  nonisolated public init() {}

  /// Every row has the same ground.
  nonisolated public init(alternatesRowBackgrounds: Bool) {}
}

extension TableStyle where Self == AutomaticTableStyle {
  /// Lines between rows.
  public static var automatic: AutomaticTableStyle { AutomaticTableStyle() }
}

extension TableStyle where Self == InsetTableStyle {
  /// Lines between rows.
  public static var inset: InsetTableStyle { InsetTableStyle() }
  /// Lines between rows; every row has the same ground.
  public static func inset(alternatesRowBackgrounds: Bool) -> InsetTableStyle { InsetTableStyle() }
}

extension TableStyle where Self == BorderedTableStyle {
  /// Lines between rows.
  public static var bordered: BorderedTableStyle { BorderedTableStyle() }
  /// Lines between rows; every row has the same ground.
  public static func bordered(alternatesRowBackgrounds: Bool) -> BorderedTableStyle {
    BorderedTableStyle()
  }
}

extension View {
  /// Accepted for the sake of the source: tables look alike.
  public func tableStyle<S: TableStyle>(
    _ style: S, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    hasNoEffect("tableStyle", "tables look alike", fileID, line)
  }

  /// Whether the tables inside show what their columns are called; it is exposed all the same.
  public func tableColumnHeaders(_ visibility: Visibility) -> some View {
    environment(\.hidesTableHeaders, visibility == .hidden)
  }
}
