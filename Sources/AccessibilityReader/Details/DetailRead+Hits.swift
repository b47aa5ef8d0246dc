// SPDX-License-Identifier: Apache-2.0

import ATSPINumbers
import AccessibilitySnapshot
import Semantics

extension DetailRead {
  /// Elements whose middle is tested.
  private static let mostHits = 200
  /// From the window down to what stands there.
  private static let deepestHit = 64

  /// One test: what stands at this point of the window.
  private struct Hit {
    let element: ElementID
    let coordinates: CoordinateSystem
    let x: Int32
    let y: Int32
    /// The same point in the window, whatever the coordinates.
    let middle: Point
  }

  /// Asks what stands at the middle of what a person clicks on, where frames are trusted and the
  /// middle is not scrolled away.
  func askHits() {
    guard snapshot.framesAreTrusted else { return }
    let answersInWindow = !snapshot.application.toolkit.mayHave(.givesWrongPlacesInWindows)
    var count = 0
    var turns: [ElementID: Int] = [:]
    for node in nodes where count < Self.mostHits && Self.isClickable(node) {
      guard isSampled(node, &turns), let frame = node.frame, !frame.isEmpty,
        let window = snapshot.tree.window(of: node.id), window.id != node.id
      else { continue }
      let middle = Point(x: frame.x + frame.width / 2, y: frame.y + frame.height / 2)
      guard isInSight(middle, node) else { continue }
      count += 1
      guard answersInWindow else {
        askOnScreen(node.id, middle, window)
        continue
      }
      ask(hit(node.id, .window, middle, Point(x: 0, y: 0)), at: window.id, steps: 0) {
        [self] found in
        if found == .nothing, window.screenOrigin != nil {
          askOnScreen(node.id, middle, window)
        } else {
          details[node.id, default: ElementDetails()].hit = found
        }
      }
    }
  }

  /// Whether its turn among its siblings has come.
  private func isSampled(_ node: Node, _ turns: inout [ElementID: Int]) -> Bool {
    guard let parent = snapshot.tree.parent(of: node.id),
      let siblings = snapshot.tree[parent]?.children.count
    else { return true }
    defer { turns[parent, default: 0] += 1 }
    return turns[parent, default: 0] % Self.turn(among: siblings) == 0
  }

  /// ATK finds what stands at a point by listing the children once for each of them: 27 ms where there
  /// are 3,000. Of so many siblings one is asked in this number, and with it eight of them at least.
  nonisolated static func turn(among siblings: Int) -> Int {
    guard siblings > manySiblings else { return 1 }
    return max(1, siblings / max(fewestOfMany, listedSiblings / (siblings * siblings)))
  }

  private nonisolated static let manySiblings = 200
  private nonisolated static let fewestOfMany = 8
  /// What all tests of one container's children may make it list.
  private nonisolated static let listedSiblings = 8_000_000

  private func askOnScreen(_ element: ElementID, _ middle: Point, _ window: Node) {
    guard let origin = window.screenOrigin else { return }
    ask(hit(element, .screen, middle, origin), at: window.id, steps: 0) { [self] found in
      details[element, default: ElementDetails()].hit = found
    }
  }

  private func hit(
    _ element: ElementID, _ coordinates: CoordinateSystem, _ middle: Point, _ origin: Point
  ) -> Hit {
    let place = Rect(x: middle.x + origin.x, y: middle.y + origin.y, width: 0, height: 0).integral
    return Hit(
      element: element, coordinates: coordinates, x: place.x, y: place.y, middle: middle)
  }

  private static func isClickable(_ node: Node) -> Bool {
    node.states[.showing] && node.states[.visible] && !holdsWhatIsClicked.contains(node.role)
      && (node.states[.focusable] || !node.actions.isEmpty)
  }

  /// What takes the focus for what stands in it, and may have anything at its middle.
  private static let holdsWhatIsClicked: Set<Role> = [
    .scrollPane, .viewport, .pageTabList, .list, .listBox, .tree, .treeTable, .table, .tableCell,
    .tableColumnHeader, .tableRowHeader,
  ]

  /// False where an element around it ends before the point: it is scrolled away.
  private func isInSight(_ point: Point, _ node: Node) -> Bool {
    var current = snapshot.tree.parent(of: node.id)
    while let id = current, let ancestor = snapshot.tree[id] {
      if let frame = ancestor.frame, !frame.isEmpty, !frame.contains(x: point.x, y: point.y),
        snapshot.tree.window(of: id)?.id != id
      {
        return false
      }
      current = snapshot.tree.parent(of: id)
    }
    return true
  }

  /// ATK answers with a child, others with the innermost element: goes on from the answer until it
  /// is the element itself, or has nothing inside of it at the point.
  /// AT-SPI: `org.a11y.atspi.Component.GetAccessibleAtPoint`.
  private func ask(
    _ hit: Hit, at place: ElementID, steps: Int,
    then take: @escaping @BusActor (HitDetails?) -> Void
  ) {
    guard let node = snapshot.tree[place], let element = element(node, listing: .component) else {
      return take(nil)
    }
    let call = MethodCall(
      element, .component, "GetAccessibleAtPoint", .int32(hit.x), .int32(hit.y),
      .uint32(hit.coordinates.number))
    pipeline.ask(call, "(so)") { [self] reply in
      guard let reply else { return take(nil) }
      guard let reference = ObjectReference(reply.value) else {
        return take(steps == 0 ? .nothing : .element(place))
      }
      guard let found = numbers[reference] else { return take(.stranger(path: reference.path)) }
      let isEnd =
        found == hit.element || found == place || steps >= Self.deepestHit
        || snapshot.tree[found]?.children.isEmpty != false
        || !isInside(found, of: place)
      if isEnd {
        take(.element(found))
      } else {
        ask(hit, at: lastClearPlace(from: found, hit), steps: steps + 1, then: take)
      }
    }
  }

  /// Goes on without a question where only one child has a place at the point, down to the parent of
  /// the element that is tested.
  private func lastClearPlace(from start: ElementID, _ hit: Hit) -> ElementID {
    var place = start
    while place != snapshot.tree.parent(of: hit.element), let node = snapshot.tree[place] {
      let candidates = node.children.filter { isAt(hit, $0) }
      guard candidates.count == 1, let only = candidates.first, only != hit.element,
        isInside(hit.element, of: only)
      else { break }
      place = only
    }
    return place
  }

  private func isAt(_ hit: Hit, _ id: ElementID) -> Bool {
    guard let node = snapshot.tree[id], let frame = node.frame else { return true }
    return node.states[.showing] && frame.contains(x: hit.middle.x, y: hit.middle.y)
  }

  private func isInside(_ id: ElementID, of ancestor: ElementID) -> Bool {
    var current = snapshot.tree.parent(of: id)
    while let next = current {
      if next == ancestor { return true }
      current = snapshot.tree.parent(of: next)
    }
    return false
  }
}
