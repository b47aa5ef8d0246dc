// SPDX-License-Identifier: Apache-2.0

import ATSPINumbers
import AccessibilitySnapshot
import Semantics

/// Which of several pages in one place is shown, of toolkits that do not say it. GTK 4.8 calls a page
/// of a stack visible once it has been shown, and keeps its place; but what is not drawn has nothing at its
/// middle, nor where something in it stands.
@BusActor
struct UnmappedPages {
  private let connection: BusConnection
  private let limits: ReadLimits

  init(_ connection: BusConnection, _ limits: ReadLimits) {
    self.connection = connection
    self.limits = limits
  }

  /// Takes `visible` from the pages that are not shown, where one beside them is.
  /// AT-SPI: `org.a11y.atspi.Component.GetAccessibleAtPoint`.
  func hide(in snapshot: inout ApplicationSnapshot) async {
    let pages = snapshot.pagesInOnePlace
    guard !pages.isEmpty else { return }
    let pipeline = QuestionPipeline(
      bus: connection, link: connection, application: snapshot.application.object,
      callDeadline: limits.callDeadline, time: limits.duration - snapshot.duration)
    let answers = Answers()
    for page in pages.joined() {
      for place in Self.places(of: page, in: snapshot) {
        guard let call = Self.question(page, at: place, snapshot) else { continue }
        pipeline.ask(call, "(so)") { reply in
          guard let reply else { return }
          let isEmpty = ObjectReference(reply.value) == nil
          answers.isEmpty[page.id] = isEmpty && answers.isEmpty[page.id] ?? true
        }
      }
    }
    _ = await pipeline.run()
    for siblings in pages where siblings.contains(where: { answers.isEmpty[$0.id] == false }) {
      for page in siblings where answers.isEmpty[page.id] == true {
        snapshot.tree.setStates(page.states.subtracting(StateSet(.visible, .showing)), of: page.id)
      }
    }
  }

  /// Its own, and those of some that stand in it: a page may have nothing in its middle.
  private static func places(of page: Node, in snapshot: ApplicationSnapshot) -> [Rect] {
    guard let own = page.frame else { return [] }
    var inside: [Rect] = []
    var stack = Array(page.children.reversed())
    while inside.count < fewParts, let id = stack.popLast(), let part = snapshot.tree[id] {
      stack += part.children.reversed()
      guard part.children.isEmpty, part.states[.sensitive], let frame = part.frame, !frame.isEmpty,
        own.contains(x: frame.x + frame.width / 2, y: frame.y + frame.height / 2)
      else { continue }
      inside.append(frame)
    }
    return [own] + inside
  }

  private static let fewParts = 4

  /// nil for what cannot be asked: what is disabled has nothing at its middle either.
  private static func question(
    _ page: Node, at frame: Rect, _ snapshot: ApplicationSnapshot
  ) -> MethodCall? {
    guard page.states[.sensitive], page.interfaces.contains(.component),
      let object = snapshot.references[page.id]
    else { return nil }
    let middle = Rect(
      x: frame.x + frame.width / 2, y: frame.y + frame.height / 2, width: 0, height: 0
    ).integral
    return MethodCall(
      ListedElement(object: object, interfaces: page.interfaces), .component,
      "GetAccessibleAtPoint", .int32(middle.x), .int32(middle.y),
      .uint32(CoordinateSystem.window.number))
  }

  /// Whether nothing is at a page's middle.
  @BusActor
  private final class Answers {
    var isEmpty: [ElementID: Bool] = [:]
  }
}
