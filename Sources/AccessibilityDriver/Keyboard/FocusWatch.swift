// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit
import AccessibilityReader
import Semantics
import Synchronization

/// Knows which element has the focus, by asking and by listening.
final class FocusWatch: Sendable {
  /// An application at one moment.
  struct Look: Sendable {
    var focus: ObjectReference?
    var states: [ObjectReference: StateSet] = [:]
    var values: [ObjectReference: Double] = [:]
    var windows: [ObjectReference] = []
  }

  let reader: AccessibilityReader
  let snapshot: ApplicationSnapshot
  private let events: EventStream?
  let elements: [ObjectReference: ElementID]
  private let asked: [ObjectReference]
  private let valued: [ObjectReference]
  /// What was on the screen at first, where much else is published: the items of closed menus, say.
  private let front: Set<ObjectReference>?
  /// The dialog that is gone through.
  private let dialog = Mutex<ElementID?>(nil)

  /// Fewer elements are asked in a few milliseconds.
  private static let fewHidden = 300
  /// Elements that are asked after each key; the rest of a larger window is found by events.
  private static let limit = 4000

  init(reader: AccessibilityReader, snapshot: ApplicationSnapshot) async {
    self.reader = reader
    self.snapshot = snapshot
    events = try? await reader.events(
      of: snapshot.application,
      kinds: ["object:state-changed:focused", "object:active-descendant-changed", "focus:"]
        .compactMap { EventKind($0) })
    var elements: [ObjectReference: ElementID] = [:]
    var asked: [ObjectReference] = []
    var valued: [ObjectReference] = []
    var front: Set<ObjectReference> = []
    for node in Self.inOrderOfNeed(snapshot.tree.depthFirst) {
      guard let reference = snapshot.references[node.id] else { continue }
      elements[reference] = node.id
      if asked.count < Self.limit { asked.append(reference) }
      if node.states[.showing] { front.insert(reference) }
      if node.interfaces.contains(.value), valued.count < Self.limit { valued.append(reference) }
    }
    self.elements = elements
    self.asked = asked
    self.valued = valued
    self.front = asked.count - front.count > Self.fewHidden ? front : nil
  }

  /// What was on the screen first: of a large window the rest may be too much to ask.
  static func inOrderOfNeed(_ nodes: [Node]) -> [Node] {
    nodes.filter { $0.states[.showing] } + nodes.filter { !$0.states[.showing] }
  }

  func end() async { await events?.end() }

  /// Takes the focus to be in this window; a dialog has the keyboard for itself.
  func enter(_ window: Node) {
    dialog.withLock { $0 = snapshot.showsWindowsAlone && window.isDialog ? window.id : nil }
  }

  func element(_ reference: ObjectReference?) -> ElementID? {
    reference.flatMap { elements[$0] }
  }

  func reference(_ element: ElementID) -> ObjectReference? { snapshot.references[element] }

  /// Forgets what was said so far.
  func forget() { _ = events?.drain() }

  /// Waits until something is said of the focus, or the time is over, which nothing shortens where
  /// nobody can listen. It is kept for `announced` only where that is asked for.
  func untilNews(within time: Duration, keeping: Bool = false) async {
    guard let events else {
      try? await Task.sleep(for: time)
      return
    }
    _ = await events.arrives(within: time)
    if !keeping { forget() }
  }

  /// Which elements were said to have the focus; nil where nobody listens, or where events are
  /// missing.
  func announced() async -> Set<ObjectReference>? {
    guard let events else { return nil }
    try? await events.synchronize(with: snapshot.application, within: .seconds(1))
    var announced: Set<ObjectReference> = []
    for report in events.drain() {
      switch report {
      case .event(let event):
        if event.kind.name == "state-changed", event.detail1 == 0 { continue }
        announced.insert(event.source)
        if case .object(let object) = event.value { announced.insert(object) }
      case .lost, .applicationLeft: return nil
      }
    }
    return announced
  }

  /// Of what was on the screen at first alone, where one of that has the focus and nothing else was said
  /// to: nil where more has to be asked.
  func lookInFront(told: Set<ObjectReference>?) async -> Look? {
    guard let front, let told, told.isSubset(of: front) else { return nil }
    let look = await look(
      at: asked.filter(front.contains), valued: valued.filter(front.contains), told: told)
    return look.focus == nil ? nil : look
  }

  /// `told` are the elements that were said to have got the focus since.
  func look(told: Set<ObjectReference> = []) async -> Look {
    await look(at: asked, valued: valued, told: told)
  }

  private func look(
    at asked: [ObjectReference], valued: [ObjectReference], told: Set<ObjectReference>
  ) async -> Look {
    async let states = reader.states(of: asked)
    async let values = reader.values(of: valued)
    async let windows = reader.windows(of: snapshot.application)
    var look = Look(states: await states, values: await values, windows: await windows)
    var known: [ElementID: StateSet] = [:]
    for (reference, set) in look.states {
      if let element = elements[reference] { known[element] = set }
    }
    let choice = FocusChoice(
      tree: snapshot.tree, states: known, front: dialog.withLock(\.self))
    look.focus = choice.element(told: told.compactMap { elements[$0] })
      .flatMap { snapshot.references[$0] }
    return look
  }

  /// Reads the whole application, for what came after the snapshot.
  func focusAmongNew() async -> (reference: ObjectReference, node: Node)? {
    guard let now = try? await reader.read(snapshot.application) else { return nil }
    let states = now.tree.depthFirst.map { ($0.id, $0.states) }
    let choice = FocusChoice(
      tree: now.tree, states: Dictionary(states, uniquingKeysWith: { first, _ in first }))
    guard let element = choice.element, let focused = now.tree[element],
      let reference = now.references[element]
    else { return nil }
    return (reference, focused)
  }
}
