// SPDX-License-Identifier: Apache-2.0

/// One view for each element of a collection. An element keeps its view's state for as long as its
/// identity stays in the collection, wherever it moves.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: View {
  /// What the views are made of.
  public let data: Data
  let id: (Data.Element) -> ID
  let content: (Data.Element) -> Content
  var edits = RowEdits()

  init(
    data: Data, id: @escaping (Data.Element) -> ID, content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.id = id
    self.content = content
  }

  /// One view for each element, which is known again by one of its properties.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.id = { $0[keyPath: id] }
    self.content = content
  }

  public typealias Body = Never

  public func _makeNode(_ context: NodeContext) -> TypedNode<Self> {
    if context.scope.values.isInList, !Content.givesSeveralListRows {
      guard edits.reorder != nil else { return ForwardingNode(self, context) { $0.rows } }
      return ForwardingNode(self, context) { $0.withEmptyPlace($0.rows) }
    }
    if context.scope.values.isInTabs, !Content.givesSeveralListRows {
      return ForwardingNode(self, context) { $0.pages }
    }
    if context.scope.values.pickerChoices != nil, !PageParts.mayHaveTag(Content.self) {
      return ForwardingNode(self, context) { $0.choices }
    }
    if let collection = edits.reorder {
      return ForwardingNode(self, context) { $0.withEmptyPlace($0.reordered(in: collection)) }
    }
    return context.scope.values.known.isInLazyStack
      ? LazyForEachNode(self, context) : ForEachNode(self, context)
  }
}

extension ForEach {
  private func withEmptyPlace<Items: View>(_ items: Items) -> ReorderableViews<Items> {
    ReorderableViews(items: items, isEmpty: data.isEmpty, collection: edits.reorder)
  }
}

extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID {
  /// One view for each element, which is known again by its own identity.
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.data = data
    id = { $0.id }
    self.content = content
  }
}

extension ForEach where Data == Range<Int>, ID == Int {
  /// One view for each number, which is its identity.
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.data = data
    id = { $0 }
    self.content = content
  }
}

final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: TypedNode<
  ForEach<Data, ID, Content>
>
{
  /// An identity, and which of the elements that share it: the first of them is 0.
  private struct Key: Hashable {
    let id: ID
    let repetition: Int
  }

  private var order: [Key] = []
  /// In that order.
  private var list: [Row] = []
  /// Whether rows that come now come by themselves, and not with the list.
  private var isShown = false
  private var rows: [Key: Row] = [:]
  private struct Left {
    weak var row: Row?
  }
  /// Rows that are still seen leaving.
  private var left: [Key: Left] = [:]

  private typealias Row = RowNode<Data.Element, Content>
  private typealias Coming = (row: Row, isBack: Bool)

  override init(_ view: ForEach<Data, ID, Content>, _ context: NodeContext) {
    super.init(view, context)
    show(view)
  }

  override func update(_ view: ForEach<Data, ID, Content>) { show(view) }

  private func show(_ view: ForEach<Data, ID, Content>) {
    defer { isShown = true }
    let elements = Array(view.data)
    let ids = elements.map(view.id)
    let common = commonEnds(ids)
    let middle = keys(of: ids, outside: common)
    let old = common.start..<(order.count - common.end)
    for place in 0..<common.start { list[place].update(elements[place], view.content) }
    var coming: [Coming] = []
    let middleRows = zip(middle, elements[common.start...]).map { key, element in
      row(key, element, view.content, &coming)
    }
    for (row, element) in zip(list.suffix(common.end), elements.suffix(common.end)) {
      row.update(element, view.content)
    }
    guard !middle.elementsEqual(order[old]) else { return }
    if !left.isEmpty { left = left.filter { $0.value.row != nil } }
    let leaving = Set(order[old]).subtracting(middle)
    for key in order[old] where leaving.contains(key) {
      guard let row = rows.removeValue(forKey: key) else { continue }
      row.leave()
      row.unmount()
      if graph.clock.isMoving { left[key] = Left(row: row) }
    }
    order.replaceSubrange(old, with: middle)
    list.replaceSubrange(old, with: middleRows)
    invalidateStructure()
    if isShown { for (row, isBack) in coming { row.enter(isBack: isBack) } }
  }

  private func row(
    _ key: Key, _ element: Data.Element, _ content: @escaping (Data.Element) -> Content,
    _ coming: inout [Coming]
  ) -> Row {
    if let row = rows[key] {
      row.update(element, content)
      return row
    }
    let (row, isBack) = make(inPlaceOf: left.removeValue(forKey: key)?.row) {
      Row(element, content, context)
    }
    adopt(row)
    rows[key] = row
    coming.append((row, isBack))
    return row
  }

  /// How many rows at both ends are those that stand there already. None, where identities are
  /// repeated: which one is which then depends on all before it.
  private func commonEnds(_ ids: [ID]) -> (start: Int, end: Int) {
    guard !hasRepetitions else { return (0, 0) }
    let shorter = min(ids.count, order.count)
    var start = 0
    while start < shorter, order[start].id == ids[start] { start += 1 }
    var end = 0
    while end < shorter - start, order[order.count - 1 - end].id == ids[ids.count - 1 - end] {
      end += 1
    }
    // One that comes may be called like one that stays.
    let old = Set(order[start..<(order.count - end)])
    let isNew = ids[start..<(ids.count - end)].allSatisfy { id in
      let key = Key(id: id, repetition: 0)
      return rows[key] == nil || old.contains(key)
    }
    return isNew ? (start, end) : (0, 0)
  }

  /// The keys of what is not at the common ends.
  private func keys(of ids: [ID], outside common: (start: Int, end: Int)) -> [Key] {
    var seen: [ID: Int] = [:]
    let keys = ids[common.start..<(ids.count - common.end)].map { id in
      let repetition = seen[id, default: 0]
      seen[id] = repetition + 1
      return Key(id: id, repetition: repetition)
    }
    hasRepetitions = keys.contains { $0.repetition > 0 }
    return keys
  }

  private var hasRepetitions = false

  override func forEachIdentified(_ body: (AnyHashable, ViewNode) -> Void) {
    for (key, row) in zip(order, list) { body(AnyHashable(key.id), row) }
  }

  override func ownNode(identifiedBy id: AnyHashable) -> ViewNode? {
    (id.base as? ID).flatMap { rows[Key(id: $0, repetition: 0)] }
  }

  override var isTransparent: Bool { true }
  override var isFixed: Bool { false }
  override var repeatsChildren: Bool { true }
  override func forEachChild(_ body: (ViewNode) -> Void) {
    for row in list { body(row) }
  }
  override func appendLayoutNodes(to list: inout [ViewNode]) {
    for row in self.list { row.appendLayoutNodes(to: &list) }
  }
}

/// One element's view. What it is made of is read for it alone: a value that only some rows read
/// makes only those anew.
final class RowNode<Element, Content: View>: ViewNode, Reader {
  private var element: Element
  private var makeContent: (Element) -> Content
  private var content: TypedNode<Content>?
  private var models = ModelTracking()
  var dependencies: [Source] = []
  var parts: [ReadPart] = []
  var dirtyNumber: UInt64 = 0
  var mustRun = false
  private(set) var isMounted = true

  init(
    _ element: Element, _ makeContent: @escaping (Element) -> Content, _ context: NodeContext
  ) {
    self.element = element
    self.makeContent = makeContent
    super.init(context)
    evaluate()
  }

  func update(_ element: Element, _ makeContent: @escaping (Element) -> Content) {
    self.element = element
    self.makeContent = makeContent
    evaluate()
  }

  func evaluate() {
    beginReading()
    graph.reading(self) {
      let view = models.track(for: self, of: Content.self) { makeContent(element) }
      if let content {
        content.update(view)
      } else {
        let node = view._makeNode(context)
        adopt(node)
        content = node
      }
    }
  }

  override func distrust() { graph.invalidate(self) }

  override var isTransparent: Bool { true }
  override var isFixed: Bool { content?.isFixed ?? true }
  override func forEachChild(_ body: (ViewNode) -> Void) { content.map(body) }
  override func appendLayoutNodes(to list: inout [ViewNode]) {
    content?.appendLayoutNodes(to: &list)
  }

  override func unmount() {
    isMounted = false
    forgetDependencies()
    models.end()
    super.unmount()
  }
}
