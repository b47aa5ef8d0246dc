// SPDX-License-Identifier: Apache-2.0

import Semantics

extension DetailRead {
  /// Elements whose middle is tested.
  private static let mostHits = 200
  /// From the window down to what stands there.
  private static let deepestHit = 64

  /// AT-SPI's coordinate types.
  private enum Coordinates: UInt32 {
    case screen = 0
    case window = 1
  }

  /// One test: what stands at this point of the window.
  private struct Hit {
    let element: ElementID
    let coordinates: Coordinates
    let x: Int32
    let y: Int32
  }

  /// Asks what stands at the middle of what a person clicks on, where frames are trusted and the
  /// middle is not scrolled away.
  func askHits() {
    guard snapshot.framesAreTrusted else { return }
    var count = 0
    for node in nodes where count < Self.mostHits && Self.isClickable(node) {
      guard let frame = node.frame, !frame.isEmpty,
        let window = snapshot.tree.window(of: node.id), window.id != node.id,
        isInSight(frame.x + frame.width / 2, frame.y + frame.height / 2, node)
      else { continue }
      count += 1
      let middle = Rect(
        x: frame.x + frame.width / 2, y: frame.y + frame.height / 2, width: 0, height: 0
      ).integral
      let hit = Hit(element: node.id, coordinates: .window, x: middle.x, y: middle.y)
      ask(hit, at: window.id, steps: 0) { [self] found in
        guard found == .nothing, let origin = window.screenOrigin else {
          details[node.id, default: ElementDetails()].hit = found
          return
        }
        let place = Rect(
          x: Double(middle.x) + origin.x, y: Double(middle.y) + origin.y, width: 0, height: 0
        ).integral
        let hit = Hit(element: node.id, coordinates: .screen, x: place.x, y: place.y)
        ask(hit, at: window.id, steps: 0) { [self] found in
          details[node.id, default: ElementDetails()].hit = found
        }
      }
    }
  }

  private static func isClickable(_ node: Node) -> Bool {
    node.states[.showing] && node.states[.visible]
      && (node.states[.focusable] || !node.actions.isEmpty)
  }

  /// False where an element around it ends before the point: it is scrolled away.
  private func isInSight(_ x: Double, _ y: Double, _ node: Node) -> Bool {
    var current = snapshot.tree.parent(of: node.id)
    while let id = current, let ancestor = snapshot.tree[id] {
      if let frame = ancestor.frame, !frame.isEmpty, !frame.contains(x: x, y: y),
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
    guard let object = snapshot.references[place] else { return take(nil) }
    let call = MethodCall(
      object, Interface.component.busName, "GetAccessibleAtPoint", .int32(hit.x), .int32(hit.y),
      .uint32(hit.coordinates.rawValue))
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
        ask(hit, at: found, steps: steps + 1, then: take)
      }
    }
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
