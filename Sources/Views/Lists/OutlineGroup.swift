// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Rows that show and hide the rows below them.
public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Row: View>: View {
  private let data: Data
  private let id: KeyPath<Data.Element, ID>
  private let children: KeyPath<Data.Element, Data?>
  private let row: (Data.Element) -> Row

  /// A row for each element, and below it for each of its children; elements whose children are nil have
  /// nothing to show or hide.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Row
  ) {
    self.data = data
    self.id = id
    self.children = children
    row = content
  }

  public var body: some View {
    ForEach(data, id: id) { element in
      OutlineRow(element: element, id: id, children: children, row: row)
    }
  }
}

/// A row, and what it shows and hides. Its body is no row of its own type, for it stands in itself.
private struct OutlineRow<Data: RandomAccessCollection, ID: Hashable, Row: View>: View {
  let element: Data.Element
  let id: KeyPath<Data.Element, ID>
  let children: KeyPath<Data.Element, Data?>
  let row: (Data.Element) -> Row

  @State private var isExpanded = false
  @Environment(\.isInList) private var isInList
  @Environment(\.outlineDepth) private var depth

  private var inner: Data? { element[keyPath: children] }

  private func below(_ inner: Data) -> AnyView {
    AnyView(OutlineGroup(inner, id: id, children: children, content: row))
  }

  var body: some View {
    if isInList {
      OutlineListRow(
        row: row(element), id: element[keyPath: id], isExpanded: inner == nil ? nil : $isExpanded)
      if isExpanded, let inner {
        RowsBelow(rows: below(inner).environment(\.outlineDepth, depth + 1))
      }
    } else if let inner {
      DisclosureGroup(isExpanded: $isExpanded) {
        below(inner)
      } label: {
        row(element)
      }
    } else {
      row(element)
    }
  }
}

/// In a list each element is a row, and no row is in another.
extension OutlineRow: RowStructure {}

/// Rows whose type is not known beforehand.
private struct RowsBelow<Rows: View>: View, RowStructure {
  let rows: Rows

  var body: Rows { rows }
}

/// One row of an outline in a list, further in the deeper it is.
private struct OutlineListRow<Row: View>: View, RowStructure {
  let row: Row
  let id: AnyHashable
  /// Nil where nothing is below it.
  let isExpanded: Binding<Bool>?

  @Environment(\.listSelection) private var selection
  @Environment(\.outlineDepth) private var depth

  var body: some View {
    if let isExpanded, selection != nil {
      ChosenOutlineRow(row: row, id: id, isExpanded: isExpanded, depth: depth)
    } else if let isExpanded {
      listRow(DisclosureHead(label: row, isExpanded: isExpanded))
    } else {
      listRow(row)
    }
  }

  private func listRow(_ content: some View) -> some View & RowStructure {
    ListRow(
      content: content.padding(.leading, CGFloat(depth) * OutlineDepth.step),
      element: ListElement(id: id, delete: nil, move: nil))
  }
}

/// A row that is chosen by a press, so that something else of it shows what is below.
private struct ChosenOutlineRow<Row: View>: View, RowStructure {
  let row: Row
  let id: AnyHashable
  let isExpanded: Binding<Bool>
  let depth: Int

  @Environment(\.layoutDirection) private var direction

  private var isOpen: Bool { isExpanded.wrappedValue }

  private var line: some View {
    HStack(spacing: 0) {
      DisclosureArrow(isExpanded: isOpen)
        .padding(.trailing, Distance.close).frame(maxHeight: .infinity)
        .contentShape(Rectangle())
        .onTapGesture { toggle() }
        .accessibilityHidden(true)
      row
    }
    .padding(.leading, CGFloat(depth) * OutlineDepth.step)
  }

  var body: some View {
    ListRow(
      content: line, element: ListElement(id: id, delete: nil, move: nil, isExpanded: isOpen)
    )
    .accessibilityAction(named: "Expand or collapse") { toggle() }
    .onKeyPress(keys: [DisclosureArrow.key(isOpen, direction)]) { press in
      guard press.modifiers.isEmpty else { return .ignored }
      toggle()
      return .handled
    }
  }

  private func toggle() {
    withAnimation { isExpanded.wrappedValue.toggle() }
  }
}

private enum OutlineDepth: EnvironmentKey {
  /// How much further in each level is, in points.
  static let step: CGFloat = 22
  static let defaultValue = 0
}

extension EnvironmentValues {
  /// How many rows of an outline a row is below.
  fileprivate var outlineDepth: Int {
    get { self[OutlineDepth.self] }
    set { self[OutlineDepth.self] = newValue }
  }
}

extension OutlineGroup where Data.Element: Identifiable, ID == Data.Element.ID {
  /// The same for elements with an identity of their own.
  public init(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Row
  ) {
    self.init(data, id: \.id, children: children, content: content)
  }
}

extension List where SelectionValue == Never {
  /// Rows that show and hide the rows below them.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == OutlineGroup<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
    self.init { OutlineGroup(data, children: children, content: rowContent) }
  }
}
