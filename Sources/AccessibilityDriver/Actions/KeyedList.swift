// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit
import AccessibilityReader
import Semantics

/// A list of which arrows alone choose an item: Qt before 6.5 takes no choice in a view over the bus, and
/// gives a view no focus there.
struct KeyedList: Sendable {
  private let list: ObjectReference
  private let items: [ObjectReference]
  /// What may stand before it in the order of Tab, the likeliest first.
  private let before: [ObjectReference]
  /// The item that was chosen at first.
  let first: Int

  private static let lists: Set<Role> = [.list, .listBox]

  /// Of few items, all of them in view and one of them chosen.
  static func isOne(_ node: Node, _ items: [Node]) -> Bool {
    lists.contains(node.role) && !node.interfaces.contains(.selection)
      && (2...TrialSession.mostPages).contains(items.count) && items.count == node.children.count
      && items.allSatisfy { $0.states[.selectable] && $0.states[.showing] && $0.states[.sensitive] }
      && items.count { $0.states[.selected] } == 1
  }

  /// nil where it is no such list.
  init?(_ node: Node, _ object: ObjectReference, in snapshot: ApplicationSnapshot) {
    let children = node.children.compactMap { snapshot.tree[$0] }
    let items = children.compactMap { snapshot.references[$0.id] }
    guard Self.isOne(node, children), items.count == children.count,
      let first = children.firstIndex(where: { $0.states[.selected] }),
      let window = snapshot.tree.window(of: node.id)
    else { return nil }
    list = object
    self.items = items
    self.first = first
    let all = snapshot.tree.depthFirst
    let place = all.firstIndex { $0.id == node.id } ?? 0
    // Behind the last one Tab begins anew.
    before = (all[..<place].reversed() + all[place...].reversed())
      .filter { stop in
        stop.states[.focusable] && stop.states[.showing] && stop.states[.sensitive]
          && !stop.states[.multiLine] && !snapshot.tree.isWithin(stop.id, node.id)
          && snapshot.tree.window(of: stop.id)?.id == window.id
      }
      .compactMap { snapshot.references[$0.id] }
  }

  /// Chooses an item; nil where the arrows do not lead there.
  func choose(_ place: Int, _ runner: TrialRunner) async -> ApplicationState? {
    guard var now = await chosen(runner) else { return nil }
    if now != place {
      guard await enter(runner), let entered = await chosen(runner) else { return nil }
      now = entered
    }
    while now != place {
      _ = await press(now < place ? .down : .up, runner)
      guard let next = await chosen(runner), abs(next - place) < abs(now - place) else {
        return nil
      }
      now = next
    }
    var late = TrialRunner.Outcome(answer: .init(kind: .yes, text: ""), events: [], lost: 0)
    return await runner.settled(&late, first: TrialRunner.settlingPause)
  }

  private func chosen(_ runner: TrialRunner) async -> Int? {
    for (place, item) in items.enumerated() {
      let states = await runner.state(of: item, InterfaceSet([.accessible]))?.states
      if states?[.selected] == true { return place }
    }
    return nil
  }

  /// Elements from which Tab is tried, and how often from each: more would go through the window.
  private static let mostStarts = 4
  private static let mostStops = 3

  private func enter(_ runner: TrialRunner) async -> Bool {
    for start in before.prefix(Self.mostStarts) {
      _ = await runner.make(.focus, of: start)
      for _ in 0..<Self.mostStops {
        guard let focus = await press(.tab, runner) else { break }
        if focus == list || items.contains(focus) { return true }
      }
    }
    return false
  }

  /// For a busy program to hear of a key; one that goes somewhere says so at once.
  private static let patience = Duration.seconds(1)

  /// Presses a key, and tells which element said last that it has got the focus; nil where none did.
  private func press(_ key: Key, _ runner: TrialRunner) async -> ObjectReference? {
    _ = runner.events.drain()
    try? await runner.reader.press(key)
    _ = await runner.events.arrives(within: Self.patience)
    var heard = TrialRunner.Outcome(answer: .init(kind: .yes, text: ""), events: [], lost: 0)
    await runner.next(&heard)
    return heard.events.last {
      $0.kind.name == "state-changed" && $0.kind.detail == "focused" && $0.detail1 == 1
    }?.source
  }
}
