// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Rows one below the other, of which some may be chosen, deleted and moved.
///
/// Each view inside is a row; a `ForEach` gives a row for each element, a `Section` a heading above
/// its rows. Rows of a `ForEach` are made when they come near what is seen, as in a ``LazyVStack``. The
/// list is one stop of Tab with the arrow keys among its controls.
public struct List<SelectionValue: Hashable, Content: View>: View {
  private let content: Content
  private let selection: ListSelection?

  @Environment(\.listStyle) private var style
  @Environment(\.hidesScrollGround) private var hidesGround
  @Environment(\.splitColumn) private var splitColumn
  @Namespace private var identity
  @State private var carry = ListCarry()
  @State private var reach = ListReach()

  init(content: Content, selection: ListSelection?) {
    self.content = content
    self.selection = selection
  }

  /// Rows of which one may be chosen: by its `tag(_:)`, or by its identity in a `ForEach`.
  public init(
    selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content(), selection: selection.map(ListSelection.init(one:)))
  }

  /// Rows of which one is always chosen: by its `tag(_:)`, or by its identity in a `ForEach`.
  @_disfavoredOverload
  public init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
    self.init(content: content(), selection: ListSelection(always: selection))
  }

  /// Rows of which any number may be chosen: one by one, with Shift all from the last one that was
  /// chosen to another, by a pointer and by the arrow keys, and with Control and A all of them.
  public init(
    selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content(), selection: selection.map(ListSelection.init(many:)))
  }

  public var body: some View {
    if let splitColumn, let selection, !selection.allowsMany {
      rows.onChange(of: selection.current(), initial: true) { old, new in
        if new != nil {
          // What is always chosen leads on when somebody chooses.
          if let forget = selection.forget { splitColumn.advance(forget) }
        } else if old != nil {
          splitColumn.retreat()
        }
      }
    } else {
      rows
    }
  }

  @ViewBuilder private var rows: some View {
    if let selection, selection.allowsMany {
      ReachingList(content: plainRows, reach: reach, selection: selection)
    } else {
      plainRows
    }
  }

  private var plainRows: some View {
    ScrollView {
      LazyVStack(alignment: .leading, spacing: 0) {
        ReachedRows(content: ListContent(content: content), reach: reach)
          .environment(\.listSelection, selection)
          .environment(\.listIdentity, identity)
          .environment(\.listCarry, carry)
          .environment(\.isInList, true)
      }
      .padding(.horizontal, style.inset).padding(.vertical, style.inset)
      .accessibilityElement(children: .contain)
      .accessibilityRole(.list)
      .accessibilityState(.multiselectable, selection?.allowsMany ?? false)
      .focusGroup()
    }
    .swipeActionsContainer()
    .background(hidesGround ? .clear : style.ground)
  }
}

extension List where SelectionValue == Never {
  /// Rows of which none is chosen.
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content(), selection: nil)
  }

  /// A row for each element, which is known again by its own identity.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
    self.init { ForEach(data, content: rowContent) }
  }

  /// A row for each element, which is known again by one of its properties.
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {
    self.init { ForEach(data, id: id, content: rowContent) }
  }

  /// A row for each number.
  public init<Row: View>(
    _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> Row
  ) where Content == ForEach<Range<Int>, Int, Row> {
    self.init { ForEach(data, content: rowContent) }
  }

  /// A row for each element of a bound collection, with a binding to it.
  public init<Data: MutableCollection & RandomAccessCollection, Row: View>(
    _ data: Binding<Data>, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> Row
  )
  where
    Content == ForEach<[Binding<Data.Element>], Data.Element.ID, Row>,
    Data.Element: Identifiable
  {
    self.init { ForEach(data, content: rowContent) }
  }
}

extension List {
  /// A row for each element, of which one may be chosen by its identity.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
    self.init(selection: selection) { ForEach(data, content: rowContent) }
  }

  /// A row for each element, of which one is always chosen by its identity.
  @_disfavoredOverload
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, selection: Binding<SelectionValue>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
    self.init(selection: selection) { ForEach(data, content: rowContent) }
  }

  /// A row for each element, known again by one of its properties, by which one is always chosen.
  @_disfavoredOverload
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {
    self.init(selection: selection) { ForEach(data, id: id, content: rowContent) }
  }

  /// A row for each element, of which any number may be chosen by their identities.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
    self.init(selection: selection) { ForEach(data, content: rowContent) }
  }

  /// A row for each element, known again by one of its properties, by which one may be chosen.
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {
    self.init(selection: selection) { ForEach(data, id: id, content: rowContent) }
  }

  /// A row for each element, known again by one of its properties, by which any number may be chosen.
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {
    self.init(selection: selection) { ForEach(data, id: id, content: rowContent) }
  }
}

/// Which rows are chosen, whatever they are known by.
struct ListSelection {
  let allowsMany: Bool
  let contains: (AnyHashable) -> Bool
  let choose: (AnyHashable) -> Void
  /// Everything that is chosen.
  let all: () -> Set<AnyHashable>
  /// What is chosen, where one may be.
  let current: () -> AnyHashable?
  /// Takes the choice away, where one may be chosen or none.
  private(set) var forget: (() -> Void)?
  /// Lets go of some and chooses others, where any number may be chosen.
  private(set) var change: ((_ letGo: [AnyHashable], _ chosen: [AnyHashable]) -> Void)?

  @MainActor
  init<Value: Hashable>(one selection: Binding<Value?>) {
    allowsMany = false
    contains = { tag in Self.value(tag).map { selection.wrappedValue == $0 } ?? false }
    choose = { tag in if let value: Value = Self.value(tag) { selection.wrappedValue = value } }
    current = { selection.wrappedValue.map { AnyHashable($0) } }
    all = { selection.wrappedValue.map { [AnyHashable($0)] } ?? [] }
    forget = { if selection.wrappedValue != nil { selection.wrappedValue = nil } }
  }

  @MainActor
  init<Value: Hashable>(many selection: Binding<Set<Value>>) {
    allowsMany = true
    contains = { tag in Self.value(tag).map { selection.wrappedValue.contains($0) } ?? false }
    choose = { tag in
      guard let value: Value = Self.value(tag) else { return }
      selection.wrappedValue.formSymmetricDifference([value])
    }
    all = { Set(selection.wrappedValue.map { AnyHashable($0) }) }
    current = { nil }
    forget = nil
    change = { letGo, chosen in
      var values = selection.wrappedValue
      for tag in letGo { if let value: Value = Self.value(tag) { values.remove(value) } }
      for tag in chosen { if let value: Value = Self.value(tag) { values.insert(value) } }
      if values != selection.wrappedValue { selection.wrappedValue = values }
    }
  }

  @MainActor
  init<Value: Hashable>(always selection: Binding<Value>) {
    self.init(
      one: Binding<Value?>(
        get: { selection.wrappedValue },
        set: { if let value = $0 { selection.wrappedValue = value } }))
    forget = nil
  }

  /// A tag may be optional where the selection's values are not.
  private static func value<Value: Hashable>(_ tag: AnyHashable) -> Value? { tag.base as? Value }
}

/// How a list looks.
public protocol ListStyle: Sendable {
  var _look: ListLook { get }
}

/// What a list's style comes to.
public struct ListLook: Hashable, Sendable {
  /// Points round all rows together.
  let inset: CGFloat
  let ground: Color
  let rowGround: Color

  static let plain = ListLook(inset: 0, ground: .clear, rowGround: .clear)
  static let inset = ListLook(inset: 12, ground: .clear, rowGround: .clear)
  static let grouped = ListLook(inset: 0, ground: .groupedGround, rowGround: .rowGround)
  static let insetGrouped = ListLook(inset: 16, ground: .groupedGround, rowGround: .rowGround)
}

/// Rows from edge to edge, on the ground that is there.
public struct PlainListStyle: ListStyle {
  nonisolated public init() {}
  public var _look: ListLook { .plain }
}

/// Rows with some room round them, on the ground that is there.
public struct InsetListStyle: ListStyle {
  nonisolated public init() {}
  public var _look: ListLook { .inset }
}

/// White rows from edge to edge, on gray.
public struct GroupedListStyle: ListStyle {
  nonisolated public init() {}
  public var _look: ListLook { .grouped }
}

/// White rows with room round them, on gray.
public struct InsetGroupedListStyle: ListStyle {
  nonisolated public init() {}
  public var _look: ListLook { .insetGrouped }
}

extension ListStyle where Self == PlainListStyle {
  /// Rows from edge to edge; what a list looks like where nobody says.
  public static var plain: PlainListStyle { PlainListStyle() }
  /// Rows from edge to edge.
  public static var automatic: PlainListStyle { PlainListStyle() }
}

extension ListStyle where Self == InsetListStyle {
  /// Rows with some room round them.
  public static var inset: InsetListStyle { InsetListStyle() }
  /// Rows with some room round them.
  public static var sidebar: InsetListStyle { InsetListStyle() }
}

extension ListStyle where Self == GroupedListStyle {
  /// White rows on gray.
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}

extension ListStyle where Self == InsetGroupedListStyle {
  /// White rows with room round them, on gray.
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

extension View {
  /// How the lists inside look.
  public func listStyle<S: ListStyle>(_ style: S) -> some View {
    environment(\.listStyle, style._look)
  }

  /// Whether the lists inside have a ground behind their rows.
  public func scrollContentBackground(_ visibility: Visibility) -> some View {
    environment(\.hidesScrollGround, visibility == .hidden)
  }
}

extension EnvironmentValues {
  private enum ListStyleKey: EnvironmentKey {
    static let defaultValue = ListLook.plain
  }
  private enum HidesScrollGroundKey: EnvironmentKey {
    static let defaultValue = false
  }
  private enum ListIdentityKey: EnvironmentKey {
    static var defaultValue: Namespace.ID? { nil }
  }
  private enum ListSelectionKey: EnvironmentKey {
    static var defaultValue: ListSelection? { nil }
  }

  var listStyle: ListLook {
    get { self[ListStyleKey.self] }
    set { self[ListStyleKey.self] = newValue }
  }

  var listSelection: ListSelection? {
    get { self[ListSelectionKey.self] }
    set { self[ListSelectionKey.self] = newValue }
  }

  var hidesScrollGround: Bool {
    get { self[HidesScrollGroundKey.self] }
    set { self[HidesScrollGroundKey.self] = newValue }
  }

  /// Among whose rows one can be moved.
  var listIdentity: Namespace.ID? {
    get { self[ListIdentityKey.self] }
    set { self[ListIdentityKey.self] = newValue }
  }

  /// Whether each view that stands here is a row of a list.
  var isInList: Bool {
    get { known.isInList }
    set { known.isInList = newValue }
  }
}

/// Rows from edge to edge; what a list looks like where nobody says.
public typealias DefaultListStyle = PlainListStyle
/// Rows with some room round them.
public typealias SidebarListStyle = InsetListStyle
