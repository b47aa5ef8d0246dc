// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What a person may do with the rows of a list.
public struct EditActions<Data>: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Move them.
  public static var move: EditActions { EditActions(rawValue: 1) }
  /// Delete them.
  public static var delete: EditActions { EditActions(rawValue: 2) }
  /// Move and delete them.
  public static var all: EditActions { [.move, .delete] }
}

extension ForEach {
  /// One view for each element of a bound collection, which a person may move and delete in a list.
  public init<Collection: MutableCollection & RandomAccessCollection & RangeReplaceableCollection>(
    _ data: Binding<Collection>, editActions: EditActions<Collection>,
    @ViewBuilder content: @escaping (Binding<Collection.Element>) -> Content
  )
  where
    Data == [Binding<Collection.Element>], ID == Collection.Element.ID,
    Collection.Element: Identifiable
  {
    self.init(data, id: \.id, editActions: editActions, content: content)
  }
}

extension List {
  /// A row for each element of a bound collection, which a person may move and delete, and of which one
  /// may be chosen by its identity.
  public init<
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Row: View
  >(
    _ data: Binding<Data>, editActions: EditActions<Data>,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> Row
  )
  where
    Content == ForEach<[Binding<Data.Element>], Data.Element.ID, Row>, Data.Element: Identifiable
  {
    self.init(selection: selection) {
      ForEach(data, editActions: editActions, content: rowContent)
    }
  }

  /// The same, of which any number may be chosen.
  public init<
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Row: View
  >(
    _ data: Binding<Data>, editActions: EditActions<Data>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> Row
  )
  where
    Content == ForEach<[Binding<Data.Element>], Data.Element.ID, Row>, Data.Element: Identifiable
  {
    self.init(selection: selection) {
      ForEach(data, editActions: editActions, content: rowContent)
    }
  }

  /// A row for each element of a bound collection, known again by one of its properties, which a person
  /// may move and delete, and of which one may be chosen.
  public init<
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, ID: Hashable,
    Row: View
  >(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> Row
  ) where Content == ForEach<[Binding<Data.Element>], ID, Row> {
    self.init(selection: selection) {
      ForEach(data, id: id, editActions: editActions, content: rowContent)
    }
  }

  /// The same, of which any number may be chosen.
  public init<
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, ID: Hashable,
    Row: View
  >(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> Row
  ) where Content == ForEach<[Binding<Data.Element>], ID, Row> {
    self.init(selection: selection) {
      ForEach(data, id: id, editActions: editActions, content: rowContent)
    }
  }

  /// A row for each element of a bound collection, with a binding to it, of which one may be chosen by its
  /// identity.
  public init<Data: MutableCollection & RandomAccessCollection, Row: View>(
    _ data: Binding<Data>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> Row
  )
  where
    Content == ForEach<[Binding<Data.Element>], Data.Element.ID, Row>, Data.Element: Identifiable
  {
    self.init(selection: selection) { ForEach(data, content: rowContent) }
  }

  /// The same, of which any number may be chosen.
  public init<Data: MutableCollection & RandomAccessCollection, Row: View>(
    _ data: Binding<Data>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> Row
  )
  where
    Content == ForEach<[Binding<Data.Element>], Data.Element.ID, Row>, Data.Element: Identifiable
  {
    self.init(selection: selection) { ForEach(data, content: rowContent) }
  }

  /// The same for elements that are known again by one of their properties, of which one may be chosen.
  public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> Row
  ) where Content == ForEach<[Binding<Data.Element>], ID, Row> {
    self.init(selection: selection) { ForEach(data, id: id, content: rowContent) }
  }

  /// The same, of which any number may be chosen.
  public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> Row
  ) where Content == ForEach<[Binding<Data.Element>], ID, Row> {
    self.init(selection: selection) { ForEach(data, id: id, content: rowContent) }
  }

  /// A row for each number, of which one may be chosen.
  public init<Row: View>(
    _ data: Range<Int>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Int) -> Row
  ) where Content == ForEach<Range<Int>, Int, Row> {
    self.init(selection: selection) { ForEach(data, content: rowContent) }
  }

  /// The same, of which any number may be chosen.
  public init<Row: View>(
    _ data: Range<Int>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Int) -> Row
  ) where Content == ForEach<Range<Int>, Int, Row> {
    self.init(selection: selection) { ForEach(data, content: rowContent) }
  }

  /// Rows that show and hide the rows below them, of which one may be chosen by its identity.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == OutlineGroup<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
    self.init(selection: selection) {
      OutlineGroup(data, children: children, content: rowContent)
    }
  }

  /// The same, of which any number may be chosen.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == OutlineGroup<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
    self.init(selection: selection) {
      OutlineGroup(data, children: children, content: rowContent)
    }
  }
}

extension List where SelectionValue == Never {
  /// A row for each element of a bound collection, which a person may move and delete.
  public init<
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Row: View
  >(
    _ data: Binding<Data>, editActions: EditActions<Data>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> Row
  )
  where
    Content == ForEach<[Binding<Data.Element>], Data.Element.ID, Row>, Data.Element: Identifiable
  {
    self.init { ForEach(data, editActions: editActions, content: rowContent) }
  }

  /// A row for each element of a bound collection, known again by one of its properties, with a binding
  /// to it.
  public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> Row
  ) where Content == ForEach<[Binding<Data.Element>], ID, Row> {
    self.init { ForEach(data, id: id, content: rowContent) }
  }

  /// The same, which a person may move and delete.
  public init<
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, ID: Hashable,
    Row: View
  >(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> Row
  ) where Content == ForEach<[Binding<Data.Element>], ID, Row> {
    self.init { ForEach(data, id: id, editActions: editActions, content: rowContent) }
  }

  /// A row for each element, known again by one of its properties, and below it for its children.
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == OutlineGroup<Data, ID, Row> {
    self.init { OutlineGroup(data, id: id, children: children, content: rowContent) }
  }
}

extension OutlineGroup {
  /// One element, and below it its children.
  public init<Element: Identifiable>(
    _ root: Element, children: KeyPath<Element, [Element]?>,
    @ViewBuilder content: @escaping (Element) -> Row
  ) where Data == [Element], ID == Element.ID {
    self.init([root], id: \.id, children: children, content: content)
  }
}

/// Rows with some room round them, on the ground that is there.
public typealias BorderedListStyle = InsetListStyle

extension InsetListStyle {
  /// Every row has the same ground.
  nonisolated public init(alternatesRowBackgrounds: Bool) { self.init() }
}

extension ListStyle where Self == InsetListStyle {
  /// Rows with some room round them.
  public static var bordered: InsetListStyle { InsetListStyle() }

  /// Rows with some room round them; every row has the same ground.
  public static func bordered(alternatesRowBackgrounds: Bool) -> InsetListStyle {
    InsetListStyle()
  }

  /// Rows with some room round them; every row has the same ground.
  public static func inset(alternatesRowBackgrounds: Bool) -> InsetListStyle { InsetListStyle() }
}
