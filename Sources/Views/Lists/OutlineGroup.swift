// SPDX-License-Identifier: Apache-2.0

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

  var body: some View {
    if let inner = element[keyPath: children] {
      DisclosureGroup {
        AnyView(OutlineGroup(inner, id: id, children: children, content: row))
      } label: {
        row(element)
      }
    } else {
      row(element)
    }
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
