// SPDX-License-Identifier: Apache-2.0

import Semantics

/// Turns the elements into the accessibility tree, looking only at what may have changed.
@MainActor
final class SemanticsPublisher {
  private unowned let scene: InteractionScene
  /// What each element would be exposed as, also where an element round it says it in its place.
  private var nodes: [ElementID: Node] = [:]
  private var published: [ElementID: Node] = [:]
  private var targets: [ElementID: FocusTarget] = [:]
  /// Built anew since the last update.
  private var rebuilt: Set<ElementID> = []
  /// What the window leads to, through children.
  private var reachable: Set<ElementID> = []
  private var structureChanged = true
  private var childChanges = ChildChanges()
  /// Whether anything could have the focus when that was last looked at.
  private var hadFocusOrder = false
  private var announcements: [PendingAnnouncement] = []
  /// What was announced, for captions; nil until somebody asks for it.
  private var heard: [PendingAnnouncement]?
  private static let mostHeard = 8
  /// How many elements were turned into nodes so far.
  private(set) var builtCount = 0
  /// How many elements were looked at so far.
  private(set) var visitCount = 0
  private var silentKey = SilentKey()
  private let relationDesk = RelationDesk()
  /// Those that have their label's name.
  private var namedByLabels: Set<ElementID> = []
  private let spaces = SpaceDesk()
  private let modals = ModalStack()

  init(_ scene: InteractionScene) {
    self.scene = scene
  }

  /// What Tab walks through, in order.
  var focusOrder: [FocusTarget] { scene.transfers.focusOrder(scene.root.cache.focusOrder) }

  /// What hides everything outside of it, while there is such a thing.
  var modal: Element? { modals.topmost }

  func target(_ id: ElementID) -> FocusTarget? { targets[id] }

  /// The way to a node from the window's, which child each time; nil where there is none.
  func place(of id: ElementID) -> [Int]? {
    func way(from parent: ElementID) -> [Int]? {
      if parent == id { return [] }
      for (index, child) in (nodes[parent]?.children ?? []).enumerated() {
        if let rest = way(from: child) { return [index] + rest }
      }
      return nil
    }
    return way(from: scene.root.id)
  }

  func id(at place: [Int]) -> ElementID? {
    var id = scene.root.id
    for index in place {
      guard let children = nodes[id]?.children, children.indices.contains(index) else { return nil }
      id = children[index]
    }
    return id
  }

  /// What an element is exposed as; nil for one that is not.
  func node(_ id: ElementID) -> Node? { reachable.contains(id) ? nodes[id] : nil }

  func name(of target: FocusTarget) -> String {
    id(of: target).flatMap { nodes[$0]?.name } ?? ""
  }

  /// The name after that of the group that it stands in, as a screen reader says them on the way there
  /// ("Voice, Level"): in each of several groups it may be the same.
  func nameInGroup(of target: FocusTarget) -> String {
    let group = target.element?.lineage.dropFirst().lazy.compactMap { self.nodes[$0.id] }
      .first { $0.role == .panel && !$0.name.isEmpty }
    return [group?.name ?? "", name(of: target)].filter { !$0.isEmpty }.joined(separator: ", ")
  }

  /// Nil for what is not exposed.
  func look(of target: FocusTarget) -> FocusLook? {
    id(of: target).flatMap { nodes[$0] }
      .map { FocusLook(role: $0.role, name: nameInGroup(of: target)) }
  }

  /// The node that stands for what can have the focus.
  func id(of target: FocusTarget) -> ElementID? {
    guard let element = target.element else { return nil }
    return target.facet.map(element.facetID) ?? element.id
  }

  /// All that the window leads to.
  var tree: Tree {
    guard let window = nodes[scene.root.id] else {
      return Tree(root: Node(id: scene.root.id, role: .invalid))
    }
    return Tree(
      root: window, nodes: reachable.compactMap { $0 == window.id ? nil : nodes[$0] },
      spaces: spaces.all)
  }

  func takeUpdate() -> TreeUpdate {
    refresh()
    var update = TreeUpdate()
    var changes: [(old: Node?, new: Node)] = []
    for id in rebuilt.sorted() where reachable.contains(id) {
      guard let node = nodes[id], published[id] != node else { continue }
      if silentKey.isPending { changes.append((published[id], node)) }
      published[id] = node
      update.nodes.append(node)
    }
    sayWhatKeyChanged(changes)
    update.spaces = spaces.takeChanges()
    endUpdate()
    for announcement in announcements { announcement.append(to: &update, scene, published) }
    announcements.removeAll(keepingCapacity: true)
    return update
  }

  private func sayWhatKeyChanged(_ changes: [(old: Node?, new: Node)]) {
    guard silentKey.isPending else { return }
    let focused = scene.focusTarget.flatMap(id(of:)).flatMap { nodes[$0] }
    guard
      let words = silentKey.words(
        for: changes, focused: focused, standing: silentKey.standing.flatMap { nodes[$0] },
        isAnnounced: !announcements.isEmpty, at: scene.now)
    else { return }
    announce(
      PendingAnnouncement(text: { words }, politeness: .polite, element: scene.focused))
  }

  /// The key that was played is let go, and nothing may have been heard of it yet.
  ///
  /// - Parameter standing: What says where it stands if nothing changes; nil for nothing.
  func expectToHearStill(standing: FocusTarget?, at time: Double) {
    guard silentKey.isPending else { return }
    silentKey.release(at: time, standing: standing.flatMap(id(of:)))
    scene.changed()
  }

  /// A key is about to be played on what has the focus.
  ///
  /// - Parameters:
  ///   - standing: What says where it stands if nothing changes; nil for nothing.
  ///   - isDone: False for a key that does its work when it is let go.
  func expectToHear(
    _ key: Key, standing: FocusTarget? = nil, isDone: Bool = true, at time: Double
  ) {
    silentKey.begin(
      on: scene.focusTarget.flatMap(id(of:)), at: time, standing: standing.flatMap(id(of:)),
      isSpace: key == .space, isDone: isDone)
    scene.changed()
  }

  private func endUpdate() {
    if !scene.unnamedObservers.isEmpty { reportUnnamed(hasNewListener ? reachable : rebuilt) }
    rebuilt.removeAll(keepingCapacity: true)
  }

  /// Brings the nodes up to date, and makes no update of it.
  func passOverUpdate() {
    refresh()
    if !published.isEmpty { published = [:] }
    _ = spaces.takeChanges()
    endUpdate()
    announcements.removeAll(keepingCapacity: true)
    silentKey.forget()
  }

  /// The next update has everything.
  func forgetPublished() {
    refresh()
    published = [:]
    rebuilt.formUnion(reachable)
    spaces.markAllChanged()
  }

  func announce(_ announcement: PendingAnnouncement) {
    announcements.append(announcement)
    heard?.append(announcement)
    if let count = heard?.count, count > Self.mostHeard { heard?.removeFirst() }
  }

  /// What was announced since the last time that somebody asked.
  func takeHeard() -> [String] {
    defer { heard = [] }
    return (heard ?? []).map { $0.text() }.filter { !$0.isEmpty }
  }

  /// Whether a new listener has to hear of the gestures without a name that are there already.
  var hasNewListener = false

  private func reportUnnamed(_ ids: Set<ElementID>) {
    hasNewListener = false
    for id in ids.sorted() where reachable.contains(id) {
      guard let node = nodes[id], let target = targets[id], target.facet == nil,
        let found = scene.unnamedGestures.take(node, target.element)
      else { continue }
      scene.unnamedObservers.send(found)
    }
  }

  /// The element left the window, and its nodes with it.
  func forget(_ element: Element) {
    for id in element.cache.own { forget(id) }
    relationDesk.set([], of: element.id)
    modals.set(element, isModal: false)
    spaces.forget(element)
    element.cache = SemanticsCache()
  }

  private func forget(_ id: ElementID) {
    if let node = nodes.removeValue(forKey: id) { childChanges.noteGone(node) }
    targets[id] = nil
    rebuilt.remove(id)
    namedByLabels.remove(id)
    spaces.remove(id)
    structureChanged = true
  }

  /// Brings the nodes up to date with the elements.
  func refresh() {
    // A second time where the focus had to move: that changes the elements it left and reached.
    for _ in 0..<2 where isDirty {
      visit(scene.root, isForced: false, isMoved: false)
      if structureChanged { followChildren() }
      if !relationDesk.isEmpty { relate() }
      keepFocus()
    }
  }

  private var isDirty: Bool { scene.root.cache.needsVisit }

  /// What of an element may make the ones round it others, too: the later, the more.
  private enum Change: Int, Comparable {
    case nothing
    /// Nodes say something else.
    case content
    /// The nodes that can be chosen are others.
    case choices
    /// Other nodes, or another order.
    case order

    static func < (left: Change, right: Change) -> Bool { left.rawValue < right.rawValue }
  }

  @discardableResult
  private func visit(_ element: Element, isForced: Bool, isMoved: Bool) -> Change {
    visitCount += 1
    guard isForced || element.cache.needsVisit else {
      if isMoved { move(element) }
      return .nothing
    }
    defer { if let row = element.row { number(row) } }
    let cache = element.cache
    let isForced = isForced || cache.isSubtreeDirty
    var isMoved = isMoved || cache.isSubtreeMoved
    // Cleared first: building may ask for focus or names, which look at the flags.
    element.cache.isDirty = false
    element.cache.hasDirtyDescendant = false
    element.cache.isSubtreeDirty = false
    element.cache.isSubtreeMoved = false
    element.cache.isBoxStale = false
    element.cache.isListed = false
    element.cache.childrenToVisit = []
    if cache.isDirty || isForced || element.dependsOnInside { scene.forgetControl(of: element) }
    guard !element.isNowhere else {
      // Those inside are not looked at, and what they say then counts once it is somewhere.
      element.cache.isSubtreeDirty = true
      return keep(NodeBuilder.Result(), of: element)
    }
    guard element.isShowing, element.declaration.isHidden != true else {
      return keep(NodeBuilder.Result(), of: element)
    }
    var inside = Change.nothing
    if let space = spaces.follow(element), isMoved {
      inside = lookAround(in: space)
      isMoved = false
    }
    for part in element.parts {
      inside = max(inside, visit(part, isForced: isForced, isMoved: isMoved))
    }
    // Where nothing but what is inside some of them changed, the others are not looked at.
    for child in isForced || isMoved ? element.children : cache.childrenToVisit
    where child.parent === element {
      inside = max(inside, visit(child, isForced: isForced, isMoved: isMoved))
    }
    let isSame = inside < (cache.readsInside ? .content : .choices)
    if !cache.isDirty, !isForced, isSame {
      return isMoved || cache.isBoxStale ? max(inside, placeOwn(of: element)) : inside
    }
    let own = keep(built(element), of: element)
    if nodes[element.id]?.role == .pageTabList { numberTabs(in: element) }
    // What has no node of its own holds no choices either.
    if inside == .choices, element.cache.own.isEmpty { return max(inside, own) }
    return max(inside == .nothing ? .nothing : .content, own)
  }

  /// The builder is gone when this returns: as long as it held the nodes, each that is kept would
  /// copy them all.
  private func built(_ element: Element) -> NodeBuilder.Result {
    builtCount += 1
    let builder = NodeBuilder(element, scene: scene, nodes: nodes)
    return element === scene.root ? builder.window(modal: modals.topmost) : builder.ordinary()
  }

  /// Nothing but the place of the element and those inside it is new.
  private func move(_ element: Element) {
    placeOwn(of: element)
    if let space = spaces.follow(element) {
      lookAround(in: space)
      return
    }
    for part in element.parts { visit(part, isForced: false, isMoved: true) }
    for child in element.children { visit(child, isForced: false, isMoved: true) }
  }

  /// What is inside the content of something that scrolls stays where it is in there: only what comes
  /// into sight or goes out of it is another.
  @discardableResult
  private func lookAround(in space: MovingSpace) -> Change {
    var change = Change.nothing
    for id in space.takeCandidates() {
      if let inner = spaces.space(id) {
        change = max(change, lookAround(in: inner))
        continue
      }
      guard let element = targets[id]?.element, var node = nodes[id] else { continue }
      let isShowing = NodePlace.isShowing(element, in: scene)
      guard node.states[.showing] != isShowing else { continue }
      node.states[.showing] = isShowing
      nodes[id] = node
      rebuilt.insert(id)
      change = .content
    }
    return change
  }

  /// Gives the element's own nodes the place that it has now.
  @discardableResult
  private func placeOwn(of element: Element) -> Change {
    // The window is where it is, wherever what it shows is.
    guard element !== scene.root, !element.cache.own.isEmpty else { return .nothing }
    let place = NodePlace(of: element, in: scene)
    var change = Change.nothing
    for id in element.cache.own {
      guard var node = nodes[id], !place.isPlace(of: node) else { continue }
      place.put(into: &node)
      spaces.put(node)
      nodes[id] = node
      rebuilt.insert(id)
      change = .content
    }
    return change
  }

  private func keep(_ result: NodeBuilder.Result, of element: Element) -> Change {
    var change = Change.nothing
    let own = result.nodes.map(\.id)
    for id in element.cache.own where !own.contains(id) { forget(id) }
    for (index, node) in result.nodes.enumerated() {
      // The element's own node comes first, then its values.
      targets[node.id] = FocusTarget(element, facet: index == 0 ? nil : index - 1)
      let old = nodes[node.id]
      guard old != node else { continue }
      if old?.children != node.children {
        structureChanged = true
        childChanges.note(node.id, before: old?.children ?? [])
      }
      spaces.put(node)
      nodes[node.id] = node
      rebuilt.insert(node.id)
      change = max(change, old?.canBeChosen == node.canBeChosen ? .content : .choices)
    }
    relationDesk.set(own.isEmpty ? [] : element.declaration.relationEnds, of: element.id)
    modals.set(element, isModal: result.nodes.first?.states[.modal] == true)
    if element.cache.nodes != result.topmost
      || !element.cache.focusOrder.elementsEqual(result.focusOrder, by: ==)
    {
      change = .order
    }
    element.cache.own = own
    element.cache.nodes = result.topmost
    element.cache.focusOrder = result.focusOrder
    element.cache.readsInside = result.readsInside
    return change
  }

  /// Says which row of its list the node is that is all of the row, where nothing inside says it.
  private func number(_ row: ElementRow) {
    let ids = row.elements.flatMap(\.cache.nodes)
    for id in ids {
      guard var node = nodes[id], let inner = targets[id]?.element,
        inner.lineage.first(where: { $0.row != nil })?.row === row,
        inner.declaration.setPosition == nil, scene.control(of: inner).places == nil
      else { continue }
      let isRow = ids.count == 1
      node.attributes["posinset"] = isRow ? String(row.index + 1) : nil
      node.attributes["setsize"] = isRow ? String(row.count) : nil
      guard node != nodes[id] else { continue }
      nodes[id] = node
      rebuilt.insert(id)
    }
  }

  /// Says which of its list's tabs each is, where its author does not.
  private func numberTabs(in element: Element) {
    let tabs = (nodes[element.id]?.children ?? []).filter { nodes[$0]?.role == .pageTab }
    for (index, id) in tabs.enumerated() {
      guard var node = nodes[id], targets[id]?.element?.declaration.setPosition == nil else {
        continue
      }
      node.attributes["posinset"] = String(index + 1)
      node.attributes["setsize"] = String(tabs.count)
      guard node != nodes[id] else { continue }
      nodes[id] = node
      rebuilt.insert(id)
    }
  }

  private func followChildren() {
    structureChanged = false
    let (left, entered) = childChanges.follow(nodes, from: scene.root.id, &reachable)
    for id in left { published[id] = nil }
    rebuilt.formUnion(entered)
    guard !relationDesk.isEmpty else { return }
    for id in left { relationDesk.markStale(id) }
    for id in entered { relationDesk.markStale(id) }
  }

  /// Gives related elements their relations, and one without a name that of its label.
  private func relate() {
    for id in relationDesk.takeStale() {
      // What its own name would be is not known any more.
      if namedByLabels.remove(id) != nil {
        targets[id]?.element?.markDirty()
        continue
      }
      guard var node = nodes[id] else { continue }
      node.relations = relationDesk.relations(of: id, within: reachable)
      if node.givenName.isEmpty, let label = node.relations.first(where: { $0.kind == .labelledBy })
      {
        node.name = label.targets.compactMap { nodes[$0]?.name }.filter { !$0.isEmpty }
          .joined(separator: " ")
        node.attributes[LastResortName.attribute] = nil
        namedByLabels.insert(id)
      }
      guard nodes[id] != node else { continue }
      nodes[id] = node
      rebuilt.insert(id)
    }
  }

  /// Where what had the focus is gone, its neighbour has it.
  private func keepFocus() {
    let order = focusOrder
    defer { hadFocusOrder = !focusOrder.isEmpty }
    guard let target = scene.focusTarget else { return modals.rememberNothing() }
    if let memory = FocusMemory(target, in: order, of: scene) { return modals.remember(memory) }
    guard target.element == nil || hadFocusOrder else { return }
    modals.rememberNothing()
    scene.focusLeft(
      nearest: scene.transfers.landed(in: order) ?? nearestFocus ?? order.first)
  }

  /// To be called when something has got the focus.
  func rememberFocus(_ target: FocusTarget) {
    modals.remember(FocusMemory(target, in: focusOrder, of: scene))
  }

  /// What had the focus last, or the nearest of what can have it now.
  var nearestFocus: FocusTarget? { modals.nearest(in: focusOrder, of: scene) }

  /// The same after a modal element has gone; nil where none has.
  var returningFocus: FocusTarget? { modals.hasReturned ? nearestFocus : nil }
}

/// What an element was published as, and what of it may have changed.
struct SemanticsCache {
  var isDirty = true
  var hasDirtyDescendant = true
  /// Everything inside must be looked at again: the place or the state round it changed.
  var isSubtreeDirty = true
  /// Everything inside has another place, and is otherwise what it was.
  var isSubtreeMoved = false
  /// What is inside moved, and the element is where that is.
  var isBoxStale = false
  /// The children that need a visit, and maybe some that no longer do, or are no children any more.
  var childrenToVisit: [Element] = []
  /// Whether it is among those of its parent.
  var isListed = false
  var needsVisit: Bool { isDirty || hasDirtyDescendant || isSubtreeDirty || isSubtreeMoved }

  /// Whether the element's own nodes follow from what the nodes inside say, and not only from which
  /// there are.
  var readsInside = true
  /// The nodes that stand for the element itself.
  var own: [ElementID] = []
  /// The topmost nodes of the element and the elements inside.
  var nodes: [ElementID] = []
  /// The elements and values to focus in the element and the elements inside, in order.
  var focusOrder: [FocusTarget] = []
}
