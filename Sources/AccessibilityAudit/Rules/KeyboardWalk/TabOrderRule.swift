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
        "does not stand above the element that Tab came from, straight or on the side where reading"
          + " begins, in the same part or in one that lies wholly above the other's, or is a choice of"
          + " the same group"
      ) { node, context in
        guard try Condition.hasPlaceOfContent.holds(for: node, in: context),
          let from = came(to: node, context).flatMap({ context[$0] }),
          let one = from.frame, let other = node.frame, !one.isEmpty, other.maxY <= one.y,
          !other.isEmpty, !context.index(TabRounds.self).begins(at: node),
          // Which of a group it is comes with the choice.
          node.role != .radioButton || from.role != .radioButton
            || context.parent(of: from.id) != context.parent(of: node.id)
        else { return true }
        return !isUp(other, from: one, in: node, context)
          || context.parent(of: from.id) != context.parent(of: node.id)
            && !isInPartAbove(node, from: from, context)
      },
      review: .always,
      message: { node, context in
        "Tab comes up to it from \(text(came(to: node, context).flatMap { context[$0] })),"
          + " which stands below it"
      }),
    Expectation(
      "backward",
      Condition(
        "does not end a row of three or more, or of two fields, that Tab goes through against the"
          + " direction of reading, and is not passed by in one"
      ) { node, context in
        if try endsRowBackward(node, context) { return false }
        guard context.keyboard.wayBack(from: node.id) != nil else {
          throw NotTested("Tab or Shift+Tab did not go all the way round")
        }
        return true
      },
      review: .always,
      message: { node, context in
        let from = came(to: node, context).flatMap { context[$0] }
        return "Tab goes back to it from \(text(from)), in the row that both stand in"
      }),
  ]

  /// Straight, or on the side where reading begins, of what stands above.
  private static func isUp(
    _ frame: Rect, from one: Rect, in node: Node, _ context: AuditContext
  ) -> Bool {
    // The places of a picture have no order of reading.
    guard let around = context.parent(of: node), around.role != .imageMap, around.role != .canvas
    else { return false }
    return context.readsFromRight(around) ? one.x < frame.maxX : frame.x < one.maxX
  }

  /// Whether all stops of its part stand above, and over, all of the part that Tab comes from; or both parts
  /// are columns of fields.
  private static func isInPartAbove(
    _ node: Node, from other: Node, _ context: AuditContext
  ) -> Bool {
    let around = [other] + context.ancestors(of: other)
    let ids = Set(around.map(\.id))
    let parts = ([node] + context.ancestors(of: node)).prefix { !ids.contains($0.id) }
    guard let part = parts.last, let common = context.parent(of: part), common.id != other.id,
      let otherPart = around.last(where: { context.parent(of: $0.id) == common.id }),
      let walk = context.keyboard.walk(of: node, context),
      ([common] + parts + around.prefix { $0.id != common.id }).allSatisfy(isPlain),
      [node, other].allSatisfy({
        context.index(ScrolledArea.self).area.holdsMiddle(of: $0, context)
      })
    else { return false }
    let stops = context.index(TabRounds.self).stops(of: walk)
    func inside(_ part: Node) -> [Node] {
      stops.filter { stop in stop.id == part.id || context.isInside(stop) { $0.id == part.id } }
    }
    let (upper, lower) = (inside(part), inside(otherPart))
    let (one, two) = (Rect(round: upper), Rect(round: lower))
    guard let one, let two else { return false }
    let isStacked = one.maxY <= two.y && one.x < two.maxX && two.x < one.maxX
    return isStacked
      || one.maxX <= two.x && !context.readsFromRight(common)
        && [upper, lower].allSatisfy { $0.count { $0.isField } > 1 }
  }

  /// Bars have a place of their own in the order, and so has what goes its own way inside.
  private static func isPlain(_ node: Node) -> Bool {
    !RoleGroups.composites.contains(node.role)
      && ![.imageMap, .canvas, .statusBar, .titleBar, .pageTab].contains(node.role)
  }

  /// One of a row of siblings, come to from the second, which was come to from the third, or from what
  /// stands before the one.
  private static func endsRowBackward(_ node: Node, _ context: AuditContext) throws -> Bool {
    guard let parent = context.parent(of: node), !RoleGroups.composites.contains(parent.role),
      !context.readsFromRight(parent)
    else { return false }
    var row: [(node: Node, frame: Rect)] = []
    var place: Node? = node
    while let stop = place, row.count < 3, context.parent(of: stop)?.id == parent.id {
      guard try Condition.hasPlaceOfContent.holds(for: stop, in: context), let frame = stop.frame,
        !frame.isEmpty, row.last.map({ isBeside(frame, $0.frame) }) ?? true,
        row.first.map({ $0.node.id != stop.id }) ?? true
      else { break }
      row.append((stop, frame))
      place = came(to: stop, context).flatMap { context[$0] }
    }
    guard row.count >= 2, row[0].frame.maxX <= row[1].frame.x,
      !goesOnBackward(from: row[0], in: parent, context)
    else { return false }
    if row.count == 3 {
      return row[1].frame.maxX <= row[2].frame.x
        || row[2].frame.maxX <= row[0].frame.x
    }
    // Where all stand in one line Tab begins again at its beginning.
    guard let walk = context.keyboard.walk(of: node, context) else { return false }
    let stops = context.index(TabRounds.self).stops(of: walk)
    return row.allSatisfy { $0.node.isField }
      && place.map { !row.map(\.node.id).contains($0.id) } ?? false
      && stops.contains { stop in stop.frame.map { !$0.sharesLine(with: row[0].frame) } ?? false }
  }

  /// The end of a row is told, once for all of it.
  private static func goesOnBackward(
    from last: (node: Node, frame: Rect), in parent: Node, _ context: AuditContext
  ) -> Bool {
    let steps = (context.keyboard.departures[last.node.id] ?? []).filter { $0.keys == "Tab" }
    guard let next = steps.lazy.compactMap({ $0.after?.element }).first.flatMap({ context[$0] }),
      let frame = next.frame, context.parent(of: next)?.id == parent.id
    else { return false }
    return !frame.isEmpty && isBeside(frame, last.frame) && frame.maxX <= last.frame.x
  }

  private static func isBeside(_ one: Rect, _ other: Rect) -> Bool {
    one.sharesLine(with: other) && (one.maxX <= other.x || other.maxX <= one.x)
  }

  private static func came(to node: Node, _ context: AuditContext) -> ElementID? {
    let arrivals = (context.keyboard.arrivals[node.id] ?? []).filter { $0.keys == "Tab" }
    // A window, or a page, that has the focus at first and takes none is no stop of the round.
    return arrivals.lazy.compactMap { $0.before?.element }.first {
      context[$0]?.states[.focusable] ?? false
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

extension Rect {
  /// Nil where none of them has a place.
  fileprivate init?(round nodes: [Node]) {
    let frames = nodes.compactMap(\.frame).filter { !$0.isEmpty }
    guard let left = frames.map(\.x).min(), let top = frames.map(\.y).min(),
      let right = frames.map(\.maxX).max(), let bottom = frames.map(\.maxY).max()
    else { return nil }
    self.init(x: left, y: top, width: right - left, height: bottom - top)
  }
}
