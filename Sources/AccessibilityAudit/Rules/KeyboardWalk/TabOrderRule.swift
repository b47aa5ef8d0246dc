// SPDX-License-Identifier: Apache-2.0

import Semantics

/// People who have gone too far go back; what they see is where they expect to be next.
struct TabOrderRule: Rule {
  let id = "tab-order"
  let help = "Shift+Tab goes back the way that Tab came, and Tab goes down the window"
  let advice = "Make one order of the stops, for both directions, as the window is read."
  let impact = Impact.moderate
  let kind = RuleKind.keyboard
  let standards: [Standard] = [.wcag("2.4.3"), .en("11.2.4.3")]
  let applicability =
    Condition(
      "was reached by Tab from an element of the tree, and the way back is known or was cut"
    ) { node, context in
      Self.came(to: node, context) != nil
        && (context.keyboard.wayBack(from: node.id) != nil
          || context.keyboard.walk(of: node, context).map { !$0.tellsWayBack } ?? false)
    }

  let expectations = [
    Expectation(
      "another-way-back",
      Condition("is left by Shift+Tab to where Tab came from, or to another part of that group") {
        node, context in
        guard let from = came(to: node, context),
          let back = context.keyboard.wayBack(from: node.id)
        else { return true }
        let stops = [from, back, node.id].compactMap { context[$0] }
        if stops.contains(where: context.isLinkInLabel) {
          throw NotTested("a label and a link in it may each say that it has the focus")
        }
        if back == from || back == node.id || sharesGroup(back, from, context)
          || sharesGroup(node.id, from, context) || sharesGroup(node.id, back, context)
        {
          return true
        }
        if context.toolkit.mayHave(.tellsShowingOfWindowsAlone),
          let walk = context.keyboard.walk(of: node, context),
          !walk.backward.contains(where: { $0.after?.element == from }),
          !walk.forward.contains(where: { $0.after?.element == back })
        {
          throw NotTested("its toolkit does not say which page is shown, and each way saw one")
        }
        return false
      },
      message: { node, context in
        let from = came(to: node, context).flatMap { context[$0] }
        let back = context.keyboard.wayBack(from: node.id).flatMap { context[$0] }
        return "Tab comes from \(text(from)), Shift+Tab leads to \(text(back))"
      }),
    Expectation(
      "upward",
      Condition(
        "does not stand above the element of the same part that Tab came from, straight or on the side"
          + " where reading begins"
      ) { node, context in
        guard try Condition.hasPlaceOfContent.holds(for: node, in: context),
          let id = came(to: node, context), let from = context[id],
          context.parent(of: id) == context.parent(of: node.id),
          let one = from.frame, let other = node.frame, !one.isEmpty, !other.isEmpty,
          !isFirst(node, context),
          // The places of a picture have no order of reading.
          let around = context.parent(of: node), around.role != .imageMap, around.role != .canvas
        else { return true }
        let isBefore =
          readsFromRight(around, context) ? one.x < other.maxX : other.x < one.maxX
        return !(other.maxY <= one.y && isBefore)
      },
      review: .always,
      message: { node, context in
        "Tab comes up to it from \(text(came(to: node, context).flatMap { context[$0] })),"
          + " which stands below it"
      }),
    Expectation(
      "backward",
      Condition(
        "does not end a row of three or more that Tab goes through against the direction of reading"
      ) { node, context in
        if try endsRowBackward(node, context) { return false }
        guard context.keyboard.wayBack(from: node.id) != nil else {
          throw NotTested("a walk that was not whole does not tell the way back")
        }
        return true
      },
      review: .always,
      message: { _, _ in "Tab goes through the row that it stands in from its end to its beginning"
      }),
  ]

  /// The first of a row of siblings, come to from the second, which was come to from the third.
  private static func endsRowBackward(_ node: Node, _ context: AuditContext) throws -> Bool {
    guard let parent = context.parent(of: node), !RoleGroups.composites.contains(parent.role) else {
      return false
    }
    var row: [Rect] = []
    var place: Node? = node
    while let stop = place, row.count < 3, context.parent(of: stop)?.id == parent.id {
      guard try Condition.hasPlaceOfContent.holds(for: stop, in: context), let frame = stop.frame,
        !frame.isEmpty, row.last.map({ isBeside(frame, $0) }) ?? true
      else { break }
      row.append(frame)
      place = came(to: stop, context).flatMap { context[$0] }
    }
    guard row.count >= 3 else { return false }
    let isBackward = zip(row, row.dropFirst()).allSatisfy { $0.maxX <= $1.x }
    return isBackward && !readsFromRight(parent, context)
  }

  /// Whether there are Hebrew or Arabic letters in it, or of another script of theirs.
  private static func readsFromRight(_ node: Node, _ context: AuditContext) -> Bool {
    ([node] + context.children(of: node)).contains { element in
      element.name.unicodeScalars.contains {
        (0x590...0x8FF).contains($0.value) || (0xFB1D...0xFEFC).contains($0.value)
      }
    }
  }

  private static func isBeside(_ one: Rect, _ other: Rect) -> Bool {
    one.y < other.maxY && other.y < one.maxY && (one.maxX <= other.x || other.maxX <= one.x)
  }

  private static func came(to node: Node, _ context: AuditContext) -> ElementID? {
    let arrivals = (context.keyboard.arrivals[node.id] ?? []).filter { $0.keys == "Tab" }
    // A window, or a page, that has the focus at first and takes none is no stop of the round.
    return arrivals.lazy.compactMap { $0.before?.element }.first {
      context[$0]?.states[.focusable] ?? false
    }
  }

  /// Where Tab begins again from the top.
  private static func isFirst(_ node: Node, _ context: AuditContext) -> Bool {
    guard let walk = context.keyboard.walk(of: node, context) else { return true }
    // All of the first line: its stops are not equally high.
    return !walk.forward.contains { step in
      guard let stop = step.after?.element.flatMap({ context[$0]?.frame }), !stop.isEmpty else {
        return false
      }
      return stop.maxY <= (node.frame?.y ?? 0)
    }
  }

  /// A group has one stop, and which of its elements that is depends on where one comes from.
  private static func sharesGroup(
    _ one: ElementID, _ other: ElementID, _ context: AuditContext
  ) -> Bool {
    guard let node = context[one], let second = context[other] else { return false }
    let groups = ([node] + context.ancestors(of: node).prefix(6)).filter {
      RoleGroups.composites.contains($0.role)
    }
    let isShared = groups.contains { group in
      group.id == other || context.isInside(second) { $0.id == group.id }
    }
    if isShared { return true }
    return node.role == .radioButton && second.role == .radioButton
      && context.parent(of: one) == context.parent(of: other)
  }

  private static func text(_ node: Node?) -> String {
    guard let node else { return "an element outside of the tree" }
    return node.role.name + "[" + Escaped.brief(node.name) + "]"
  }
}
