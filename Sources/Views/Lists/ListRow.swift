// SPDX-License-Identifier: Apache-2.0

import Foundation
import Interaction

/// A view as a row of the list round it.
struct ListRow<Content: View>: View, OneOfSeveral {
  let content: Content
  /// What it is known by, and what may be done with it; nil for a row that no `ForEach` gives.
  var element: ListElement?

  /// What it is chosen by; nil for a row that cannot be.
  var tag: AnyHashable? { PageParts.tag(of: content) ?? element?.id }

  func _makeNode(_ context: NodeContext) -> TypedNode<Self> { makeNodeOfOne(context) }

  var body: some View {
    // What the row is made of is no row of the list.
    RowChoice(content: content, element: element)
      .environment(\.isInList, false).environment(\.isListRow, true).environment(\.fillsRow, true)
      .environment(\.marksLinks, true)
  }
}

/// A row that can be chosen, where its list has a selection and the row is known by something.
private struct RowChoice<Content: View>: View {
  let content: Content
  let element: ListElement?

  @Environment(\.listSelection) private var selection

  private var tag: AnyHashable? { PageParts.tag(of: content) ?? element?.id }

  var body: some View {
    if let selection, let tag {
      EditedRow(
        row: SelectableRow(
          row: RowFace(content: content, element: element).environment(\.isChosenByRow, true),
          selection: selection,
          tag: tag), element: element, isChosen: true)
    } else {
      EditedRow(row: RowFace(content: content, element: element), element: element, isChosen: false)
    }
  }
}

/// What a row looks like.
private struct RowFace<Content: View>: View {
  let content: Content
  let element: ListElement?

  @Environment(\.listStyle) private var style
  @Environment(\.editMode) private var editMode
  @Environment(\.rowTraits) private var traitsOfAll
  @State private var ownTraits = RowTraits()

  private var traits: RowTraits { ownTraits.merged(over: traitsOfAll) }

  private var insets: EdgeInsets {
    traits.insets ?? RowTraits.standardInsets
  }

  /// What a press in front of the row does while its list is edited.
  private var delete: (() -> Void)? {
    editMode.isEditing ? element?.deletion(traits) : nil
  }

  var body: some View {
    LayeredView(
      content: room, layer: traits.ground?.view ?? AnyView(style.rowGround), alignment: .center,
      isBehind: true, isRowGround: true
    )
    .overlay(alignment: .bottom) {
      Rectangle().fill(traits.hidesSeparator ? .clear : traits.separatorTint ?? .separator)
        .frame(height: 1)
        .padding(.leading, insets.leading)
    }
  }

  private var room: some View {
    content
      .environment(\.listSelection, nil)
      .environment(\.rowTraits, RowTraits())
      // What is pressed in all of its row has the room round it inside.
      .environment(\.pressedRowInsets, Content.isPressedRow ? insets : nil)
      .padding(Content.isPressedRow ? EdgeInsets() : insets)
      .padding(.leading, delete == nil ? 0 : RowDeletion.width)
      .frame(maxWidth: .infinity, minHeight: RowTraits.leastHeight, alignment: .leading)
      .onPreferenceChange(RowTraitsKey.self) { ownTraits = $0 }
      .overlay(alignment: .leading) { if let delete { RowDeletion(delete: delete) } }
  }
}

/// What deletes a row by a press in front of it: for the hand alone, since the row has an action and a
/// key for the same.
private struct RowDeletion: View {
  /// For a finger, in points.
  static let width: CGFloat = 44

  let delete: () -> Void

  var body: some View {
    Image(systemName: "minus.circle.fill").foregroundStyle(Color.red)
      .frame(width: Self.width).frame(maxHeight: .infinity)
      .contentShape(Rectangle())
      .onTapGesture { withAnimation { delete() } }
      .accessibilityHidden(true)
  }
}

/// A row that can be chosen.
private struct SelectableRow<Row: View>: View {
  let row: Row
  let selection: ListSelection
  let tag: AnyHashable

  @Environment(\.tint) private var tint
  @Environment(\.splitColumn) private var splitColumn
  @Environment(\.listReach) private var list
  @GestureState private var isPressed = false

  private func choose() {
    selection.choose(tag)
    list?.reach.begin(at: tag)
    if !selection.allowsMany, selection.forget == nil { splitColumn?.advance {} }
  }

  var body: some View {
    let isSelected = selection.contains(tag)
    let pressed =
      row
      .overlay { tint.opacity(isSelected ? 0.18 : isPressed ? 0.1 : 0).allowsHitTesting(false) }
      .contentShape(Rectangle())
      .gesture(PressGesture().acting($isPressed) { choose() })
    ReachableRow(
      row: SelectionMenuRow(row: pressed, tag: tag, selection: selection), tag: tag
    )
    .accessibilityState(.selectable)
    .accessibilityState(.selected, isSelected)
  }
}

/// A row that can be deleted and moved, as far as its `ForEach` says: by a swipe, by dragging, by keys
/// and by actions.
///
/// With all that can be done with it, it is one list item and one stop of Tab; what is written in is
/// another.
private struct EditedRow<Row: View>: View {
  let row: Row
  let element: ListElement?
  /// Whether a press chooses it.
  let isChosen: Bool

  @Environment(\.listIdentity) private var list
  @Environment(\.listCarry) private var carry
  @Environment(\.reorderScope) private var scope
  @Environment(\.editMode) private var editMode
  @Environment(\.rowTraits) private var traitsOfAll
  @State private var ownTraits = RowTraits()

  private var traits: RowTraits { ownTraits.merged(over: traitsOfAll) }

  private var moving: RowMoving? {
    guard !traits.staysInPlace, let element else { return nil }
    if let move = element.move {
      return RowMoving(transfer: ListRowTransfer(list: list, id: element.id), carry: carry) {
        move($0.id)
      }
    }
    guard let place = element.reorder, let scope else { return nil }
    return place.moving(in: scope)
  }
  private var delete: (() -> Void)? { element?.deletion(traits) }

  /// How what is in it is exposed.
  private var behavior: SemanticsDeclaration.ChildBehavior {
    isChosen || element?.move != nil || element?.reorder != nil || element?.delete != nil
      || traits.isSwiped ? .combine : .contain
  }

  var body: some View {
    edited.onPreferenceChange(RowTraitsKey.self) { ownTraits = $0 }
  }

  @ViewBuilder private var edited: some View {
    if let moving {
      PartingRow(
        row: asElement(deletable.movable(moving)), transfer: moving.transfer, carry: moving.carry)
    } else if element?.delete != nil {
      asElement(deletable)
    } else {
      asElement(row)
    }
  }

  private var deletable: some View {
    row.gesture(
      SwipeGesture([.left]).label("Delete", for: .left, isDestructive: true)
        .onEnded { _ in withAnimation { delete?() } },
      // What swipes show deletes by itself, or it does not, as in SwiftUI.
      isEnabled: delete != nil && (!traits.isSwiped || editMode.isEditing))
  }

  private func asElement(_ row: some View) -> some View {
    SemanticsView(row, isElement: true) {
      $0.childBehavior = behavior
      $0.role = .listItem
      if let isExpanded = element?.isExpanded {
        $0.addedStates[.expandable] = true
        $0.addedStates[.expanded] = isExpanded
      }
    }
  }
}

extension EnvironmentValues {
  private enum IsChosenByRowKey: EnvironmentKey {
    static let defaultValue = false
  }

  /// Whether the row round a view is chosen as a whole, so that a link with a value is not pressed.
  var isChosenByRow: Bool {
    get { self[IsChosenByRowKey.self] }
    set { self[IsChosenByRowKey.self] = newValue }
  }

  /// Whether a view stands in a row of a list.
  var isListRow: Bool {
    get { known.isListRow }
    set { known.isListRow = newValue }
  }
}

/// What a `ForEach` in a list says about one of its rows.
struct ListElement {
  let id: AnyHashable
  let delete: (() -> Void)?
  /// Puts the row with this identity where this one is; false where there is none.
  let move: ((AnyHashable) -> Bool)?
  /// Whether what is below it in an outline is shown; nil where nothing is below it.
  var isExpanded: Bool?
  /// Where it stands in a container whose views can be moved; nil where it cannot.
  var reorder: ReorderPlace?

  /// What deletes it, as far as its row may be deleted.
  func deletion(_ traits: RowTraits) -> (() -> Void)? { traits.staysThere ? nil : delete }
}

/// A row on its way.
struct ListRowTransfer: Transferable, Hashable, @unchecked Sendable {
  let list: Namespace.ID?
  let id: AnyHashable
  /// Of which collection it is, where its container has several.
  var collection: AnyHashable?

  /// One that comes to another collection is the same.
  static func == (one: ListRowTransfer, two: ListRowTransfer) -> Bool {
    one.list == two.list && one.id == two.id
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(list)
    hasher.combine(id)
  }
}

extension Optional<Binding<EditMode>> {
  /// Whether a list is edited.
  @MainActor fileprivate var isEditing: Bool { self?.wrappedValue.isEditing == true }
}

/// What is said about a row from inside of it.
struct RowTraits: Equatable {
  var insets: EdgeInsets?
  /// In points.
  static let leastHeight: CGFloat = 40
  static let standardInsets = EdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)
  var hidesSeparator = false
  var separatorTint: Color?
  var staysThere = false
  var staysInPlace = false
  /// Whether a swipe shows what can be done with it.
  var isSwiped = false
  var ground: RowGroundView?

  /// What is said of the row itself comes first.
  func merged(over next: RowTraits) -> RowTraits {
    var value = self
    value.insets = insets ?? next.insets
    value.hidesSeparator = hidesSeparator || next.hidesSeparator
    value.separatorTint = separatorTint ?? next.separatorTint
    value.ground = ground ?? next.ground
    value.staysThere = staysThere || next.staysThere
    value.staysInPlace = staysInPlace || next.staysInPlace
    value.isSwiped = isSwiped || next.isSwiped
    return value
  }
}

enum RowTraitsKey: PreferenceKey {
  static var defaultValue: RowTraits { RowTraits() }

  static func reduce(value: inout RowTraits, nextValue: () -> RowTraits) {
    value = value.merged(over: nextValue())
  }
}

/// What stands behind a row. Two of them cannot be compared: only colours are known
/// to be the same.
struct RowGroundView: Equatable {
  let view: AnyView
  let color: Color?

  static func == (left: RowGroundView, right: RowGroundView) -> Bool {
    left.color != nil && left.color == right.color
  }
}

/// A view that says something of the row that it is in, or of each row that it stands for.
struct RowTraitView<Content: View>: View {
  let content: Content
  let change: (inout RowTraits) -> Void

  var body: some View {
    if Content.givesSeveralListRows {
      content.transformEnvironment(\.rowTraits) { change(&$0) }
    } else {
      content.transformPreference(RowTraitsKey.self) { change(&$0) }
    }
  }
}

extension RowTraitView: RowStructure {
  static var givesSeveralRows: Bool { Content.givesSeveralListRows }
}

extension EnvironmentValues {
  private enum RowTraitsEnvironmentKey: EnvironmentKey {
    static var defaultValue: RowTraits { RowTraits() }
  }

  /// What is said of all rows that stand here.
  var rowTraits: RowTraits {
    get { self[RowTraitsEnvironmentKey.self] }
    set { self[RowTraitsEnvironmentKey.self] = newValue }
  }
}

extension View {
  /// The room round what is in the list's row; nil for the standard.
  public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    RowTraitView(content: self) { $0.insets = insets }
  }

  /// So much room at some edges of what is in the list's row, in points, and the standard at the others;
  /// nil for the standard.
  public func listRowInsets(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
    var insets = RowTraits.standardInsets
    if let length {
      if edges.contains(.top) { insets.top = length }
      if edges.contains(.leading) { insets.leading = length }
      if edges.contains(.bottom) { insets.bottom = length }
      if edges.contains(.trailing) { insets.trailing = length }
    }
    return listRowInsets(length == nil ? nil : insets)
  }

  /// What stands behind the list's row; nil for what the list's style has.
  public func listRowBackground<V: View>(_ view: V?) -> some View {
    let ground = view.map { RowGroundView(view: AnyView($0), color: $0 as? Color) }
    return RowTraitView(content: self) { $0.ground = ground }
  }

  /// Whether a line stands below the list's row; the one above it is that of the row above.
  public func listRowSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    RowTraitView(content: self) {
      if edges.contains(.bottom) { $0.hidesSeparator = visibility == .hidden }
    }
  }

  /// The colour of the line below the list's row; nil for that of all lines.
  public func listRowSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> some View {
    RowTraitView(content: self) { if edges.contains(.bottom) { $0.separatorTint = color } }
  }
}
