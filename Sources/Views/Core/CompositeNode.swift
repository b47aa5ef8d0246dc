// SPDX-License-Identifier: Apache-2.0

/// The node of a view with a body: it keeps the view's state, and knows what the body read.
class CompositeNode<V: View>: TypedNode<V>, Reader {
  private(set) final var view: V
  private var body: TypedNode<V.Body>?
  private var links: PropertyLinks?
  var dependencies: [Source] = []
  var parts: [ReadPart] = []
  private var models = ModelTracking()
  var dirtyNumber: UInt64 = 0
  var mustRun = false
  var isMounted = true
  private var environmentReads: [EnvironmentRead] = []

  override init(_ view: V, _ context: NodeContext) {
    self.view = view
    super.init(view, context)
    links = PropertyLinks(
      &self.view, reader: self, kept: graph.keptStates?.next(for: V.self) ?? [])
    evaluate()
  }

  override func update(_ view: V) {
    // What the body reads besides the view's own values invalidates it by itself.
    if InputComparison.areSame(self.view, view), !isOutOfDate {
      dirtyNumber = 0
      return
    }
    self.view = view
    links?.link(&self.view)
    evaluate()
  }

  func evaluate() { evaluate(view) }

  final func evaluate(_ view: V) {
    beginReading()
    if !environmentReads.isEmpty { environmentReads.removeAll(keepingCapacity: true) }
    graph.statistics.count(V.self)
    graph.reading(self) {
      let view = links?.updated(view) ?? view
      let content = models.track(for: self, of: V.self) { view.body }
      if let body {
        body.update(content)
      } else {
        let node = content._makeNode(context)
        adopt(node)
        body = node
      }
    }
  }

  final override func distrust() { graph.invalidate(self) }

  override func learnComparison() { InputComparison<V>.learn() }

  func noteEnvironmentRead(_ read: EnvironmentRead) {
    guard !environmentReads.contains(where: { $0.name == read.name }) else { return }
    environmentReads.append(read)
  }

  override func environmentChanged(_ scope: EnvironmentScope) {
    let old = self.scope.values
    super.environmentChanged(scope)
    if environmentReads.contains(where: { $0.differs(old, scope.values) }) {
      graph.invalidate(self)
    }
  }

  override var statesToKeep: KeptStates.Entry? {
    KeptStates.Entry(type: V.self, kept: links?.kept ?? [])
  }

  final override var menuItem: (any MenuItemView)? { view as? any MenuItemView }
  final override var menuChoice: AnyHashable? { (view as? any PickerTag)?.pickerTag }
  final override var submenu: (any SubmenuView)? { view as? any SubmenuView }
  override var standsRoundOne: Bool { true }
  override var isTransparent: Bool { true }
  override var isFixed: Bool { body?.isFixed ?? true }
  override func forEachChild(_ action: (ViewNode) -> Void) { body.map(action) }
  override func appendLayoutNodes(to list: inout [ViewNode]) {
    body?.appendLayoutNodes(to: &list)
  }

  override func drawsItself(in ink: Color?, besideLetters: Bool) -> Bool {
    V.self is any StatusView.Type ? false : super.drawsItself(in: ink, besideLetters: besideLetters)
  }

  override func unmount() {
    isMounted = false
    forgetDependencies()
    models.end()
    super.unmount()
  }
}
