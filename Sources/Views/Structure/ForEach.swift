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
      return ForwardingNode(self, context) { $0.rows }
    }
    if context.scope.values.isInTabs, !Content.givesSeveralListRows {
      return ForwardingNode(self, context) { $0.pages }
    }
    if context.scope.values.pickerChoices != nil, !PageParts.mayHaveTag(Content.self) {
      return ForwardingNode(self, context) { $0.choices }
    }
    return context.scope.values.known.isInLazyStack
      ? LazyForEachNode(self, context) : ForEachNode(self, context)
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
  /// Whether rows that come now come by themselves, and not with the list.
  private var isShown = false
  private var rows: [Key: RowNode<Data.Element, Content>] = [:]

  override init(_ view: ForEach<Data, ID, Content>, _ context: NodeContext) {
    super.init(view, context)
    show(view)
  }

  override func update(_ view: ForEach<Data, ID, Content>) {
    super.update(view)
    show(view)
  }

  private func show(_ view: ForEach<Data, ID, Content>) {
    let oldOrder = order
    var coming: [ViewNode] = []
    defer {
      isShown = true
      for row in coming { row.enter() }
    }
    order.removeAll(keepingCapacity: true)
    order.reserveCapacity(view.data.count)
    var seen: [ID: Int] = [:]
    for element in view.data {
      let id = view.id(element)
      let key = Key(id: id, repetition: seen[id, default: 0])
      seen[id] = key.repetition + 1
      order.append(key)
      if let row = rows[key] {
        row.update(element, view.content)
      } else {
        let row = RowNode(element, view.content, context)
        adopt(row)
        rows[key] = row
        if isShown { coming.append(row) }
      }
    }
    guard order != oldOrder else { return }
    for key in oldOrder where key.repetition >= seen[key.id, default: 0] {
      guard let row = rows.removeValue(forKey: key) else { continue }
      row.leave()
      row.unmount()
    }
    invalidateStructure()
  }

  override func forEachIdentified(_ body: (AnyHashable, ViewNode) -> Void) {
    for key in order { if let row = rows[key] { body(AnyHashable(key.id), row) } }
  }

  override func ownNode(identifiedBy id: AnyHashable) -> ViewNode? {
    (id.base as? ID).flatMap { rows[Key(id: $0, repetition: 0)] }
  }

  override var isTransparent: Bool { true }
  override var isFixed: Bool { false }
  override func forEachChild(_ body: (ViewNode) -> Void) {
    for key in order { rows[key].map(body) }
  }
  override func appendLayoutNodes(to list: inout [ViewNode]) {
    for key in order { rows[key]?.appendLayoutNodes(to: &list) }
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
  var dirtyNumber: UInt64 = 0
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
    dirtyNumber = 0
    forgetDependencies()
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
