// SPDX-License-Identifier: Apache-2.0

import Gestures

/// How a choice of several rows of a list is made longer: with Shift, from the row where it begins to
/// another, with all between them; and to all rows, with Control and A.
@MainActor
final class ListReach {
  fileprivate weak var rows: ViewNode?
  var selection: ListSelection?
  /// Moves the focus to a row.
  var focus: (AnyHashable) -> Void = { _ in }
  /// Where it begins.
  private var start: AnyHashable?
  /// Where it ends: the row that was chosen last.
  private var end: AnyHashable?
  /// What was chosen between them, which is given up where the end comes nearer.
  private var reached: [AnyHashable] = []

  nonisolated init() {}

  /// What each row is known by, in their order, also of rows that there are no views for.
  private var tags: [AnyHashable] { rows.map(Self.tags) ?? [] }

  private static func tags(in node: ViewNode) -> [AnyHashable] {
    if let own = (node as? any RowHolder)?.rowTags { return own }
    var tags: [AnyHashable] = []
    node.forEachChild { tags += Self.tags(in: $0) }
    return tags
  }

  /// A row was chosen, or let go of, by itself.
  func begin(at tag: AnyHashable) {
    (start, end, reached) = (tag, tag, [])
  }

  /// Chooses all rows from where the choice begins to this one.
  func extend(to tag: AnyHashable) {
    let tags = tags
    guard let last = tags.firstIndex(of: tag) else { return }
    let first = start.flatMap(tags.firstIndex) ?? last
    if start == nil { start = tag }
    let range = Array(tags[min(first, last)...max(first, last)])
    selection?.change?(reached.filter { !range.contains($0) }, range)
    (end, reached) = (tag, range)
  }

  /// A key that makes the choice of the list longer; false for any other.
  func takes(_ press: KeyPress, at focused: AnyHashable?) -> Bool {
    if press.key == KeyEquivalent("a") {
      switch press.modifiers {
      case .control: selection?.change?([], tags)
      case [.control, .shift]: selection?.change?(tags, [])
      default: return false
      }
      reached = []
      return true
    }
    guard let focused, press.modifiers.contains(.shift) else { return false }
    let tags = tags
    guard let place = tags.firstIndex(of: focused) else { return false }
    let target: Int
    switch (press.key, press.modifiers) {
    case (.upArrow, .shift): target = place - 1
    case (.downArrow, .shift): target = place + 1
    case (.home, .shift), (.home, [.shift, .control]): target = 0
    case (.end, .shift), (.end, [.shift, .control]): target = tags.count - 1
    default: return false
    }
    // What begins where the keyboard is, whatever was chosen elsewhere.
    if end != focused { begin(at: focused) }
    guard tags.indices.contains(target) else { return true }
    extend(to: tags[target])
    _ = rows?.makeRow(identifiedBy: tags[target])
    focus(tags[target])
    return true
  }
}

/// Has rows, and knows what they are known by.
@MainActor
protocol RowHolder: ViewNode {
  /// Nil where it has none itself.
  var rowTags: [AnyHashable]? { get }
}

/// A row of a list.
@MainActor
protocol TaggedRow {
  var rowTag: AnyHashable? { get }
}

extension ListRow: TaggedRow {
  var rowTag: AnyHashable? { tag }
}

extension CompositeNode: RowHolder {
  var rowTags: [AnyHashable]? { (view as? any TaggedRow).map { [$0.rowTag].compactMap(\.self) } }
}

/// The rows of a list that knows how they follow each other.
struct ReachedRows<Content: View>: View {
  let content: Content
  let reach: ListReach

  typealias Body = Never

  func _makeNode(_ context: NodeContext) -> TypedNode<Self> {
    ReachedRowsNode(self, content: content._makeNode(context), context)
  }
}

final class ReachedRowsNode<Content: View>: TransparentNode<ReachedRows<Content>, Content> {
  override init(
    _ view: ReachedRows<Content>, content: TypedNode<Content>, _ context: NodeContext
  ) {
    super.init(view, content: content, context)
    view.reach.rows = self
  }

  override func update(_ view: ReachedRows<Content>) {
    view.reach.rows = self
    content.update(view.content)
  }
}

/// A list of whose rows any number may be chosen, and the keys for it.
struct ReachingList<Content: View>: View {
  let content: Content
  let reach: ListReach
  let selection: ListSelection
  @FocusState private var focused: AnyHashable?

  var body: some View {
    reach.selection = selection
    reach.focus = { focused = $0 }
    return
      content
      .onKeyPress(phases: [.down, .repeat]) { press in
        reach.takes(press, at: focused) ? .handled : .ignored
      }
      .environment(\.listReach, ReachedList(reach: reach, focused: $focused))
  }
}

/// The list round a row, of whose rows any number may be chosen.
struct ReachedList {
  let reach: ListReach
  let focused: FocusState<AnyHashable?>.Binding
}

/// A row to which a choice of several is made longer with Shift.
struct ReachableRow<Row: View>: View {
  let row: Row
  let tag: AnyHashable
  @Environment(\.listReach) private var list

  var body: some View {
    // What is said of the row is said of the row itself.
    guard let list else { return AnyView(fixed: row) }
    return AnyView(
      fixed:
        row
        .highPriorityGesture(
          PressGesture().modifiers(.shift).label("Extend selection")
            .onEnded { isOver in
              if isOver { list.reach.extend(to: tag) }
            }
        )
        .focused(list.focused, equals: tag))
  }
}

extension EnvironmentValues {
  private enum ListReachKey: EnvironmentKey {
    static var defaultValue: ReachedList? { nil }
  }

  var listReach: ReachedList? {
    get { self[ListReachKey.self] }
    set { self[ListReachKey.self] = newValue }
  }
}
