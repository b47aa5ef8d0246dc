// SPDX-License-Identifier: Apache-2.0

import Semantics

/// WCAG 2.2, 2.5.8: 24 by 24 CSS pixels, or so much room that a circle of that diameter on a smaller
/// target meets no other target and no other small target's circle. AT-SPI's points are CSS pixels:
/// toolkits give logical sizes on screens with a scale.
struct TargetSizeRule: Rule {
  let id = "target-size"
  let help = "What is pressed is 24 by 24 points, or has that much room"
  let advice = "Make the control at least 24 by 24 points, or leave room round it."
  let impact = Impact.moderate
  let standards: [Standard] = [.wcag("2.5.8")]
  let applicability =
    Condition.hasRole(TargetIndex.roles) && .isShowing && .isEnabled && .isNoScrollArrow
    && Condition(
      "has a frame in its window, and is no link in a text and no title in a menu bar, which no program makes smaller"
    ) { node, context in
      node.frame.map(TargetIndex.isInWindow) == true && TargetIndex.isTarget(node, context)
        && context.parent(of: node)?.role != .menuBar
    }
    && Condition(
      "belongs to a toolkit that gives right places, was seen with the line of the focus round it, or stands"
        + " close to its like in GTK 4"
    ) { node, context in
      try outline(of: node, context) != nil || crowd(of: node, context) != nil
        || Condition.hasTrustedPlace.holds(for: node, in: context)
    }

  let expectations = [
    Expectation(
      "too-small",
      Condition("is 24 by 24 points, or has no other target near it") { node, context in
        if crowd(of: node, context) != nil { return false }
        guard let frame = outline(of: node, context) else { return true }
        return TargetIndex.isLarge(frame)
          || context.index(TargetIndex.self).neighbour(of: node, context) == nil
      },
      review: Condition(
        "is known by the line of the focus alone, may be cut off, may set what a large slider or dial beside it sets, or is a field or a box as"
          + " large as toolkits make it"
      ) { node, context in
        guard context.trustsPlaces, let frame = node.frame else { return true }
        if hasLargeTwin(node, context) || hasUsualSize(node, frame) { return true }
        // What scrolls may show a part of it only.
        return frame.x < 0 || frame.y < 0
          || context.isInside(node) {
            $0.role == .scrollPane || $0.role == .viewport
          }
      },
      message: { node, context in
        if let (other, distance) = crowd(of: node, context) {
          return
            "its middle is \(Int(distance)) points from that of \(context.whereabouts(of: other)):"
            + " both are smaller than 24"
        }
        guard let frame = outline(of: node, context)?.integral,
          let other = context.index(TargetIndex.self).neighbour(of: node, context)
        else { return "" }
        return
          "it is \(frame.width) by \(frame.height) points, and \(context.whereabouts(of: other))"
          + " is nearer than 24"
      })
  ]

  /// Of two buttons of one size, whose borders the toolkit leaves out, that they are smaller than 24 points is
  /// told by their middles.
  private static func crowd(
    of node: Node, _ context: AuditContext
  ) -> (other: Node, distance: Double)? {
    // The line of the focus tells more.
    guard outline(of: node, context) == nil, context.toolkit.has(.givesPlacesOfContent),
      RoleGroups.plainButtons.contains(node.role), let frame = node.frame,
      let box = context.parent(of: node)
    else { return nil }
    for other in context.children(of: box)
    where other.id != node.id && RoleGroups.plainButtons.contains(other.role)
      && other.states[.showing]
    {
      guard let place = other.frame, abs(place.width - frame.width) <= 1,
        abs(place.height - frame.height) <= 1
      else { continue }
      let (across, down) = (abs(place.x - frame.x), abs(place.y - frame.y))
      let distance = max(across, down)
      // Nearer are pages of which one is seen.
      if min(across, down) < 2, distance >= 8, distance < TargetIndex.side {
        return (other, distance)
      }
    }
    return nil
  }

  /// Where the toolkit leaves out borders, the line of the focus, and 2 points round it, as themes draw it
  /// inside of the border; nil of an element that nobody saw with it.
  private static func outline(of node: Node, _ context: AuditContext) -> Rect? {
    if context.trustsPlaces { return node.frame }
    return context.keyboard.rings[node.id].map { ring in
      Rect(x: ring.x - 2, y: ring.y - 2, width: ring.width + 4, height: ring.height + 4)
    }
  }

  /// WCAG 2.2, 2.5.8, "User Agent Control": what nobody has made smaller. Adwaita's check boxes have 22
  /// points, Qt's fields 22 and 23.
  private static func hasUsualSize(_ node: Node, _ frame: Rect) -> Bool {
    usual.contains(node.role) && frame.height >= 22 && frame.width >= TargetIndex.side
  }

  private static let usual: RoleSet = RoleGroups.entries.union([
    .text, .checkBox, .radioButton, .spinButton, .comboBox,
  ])

  /// WCAG 2.2, 2.5.8, "Equivalent": true of the field of a dial or slider, where the two stand in a box
  /// of their own.
  private static func hasLargeTwin(_ node: Node, _ context: AuditContext) -> Bool {
    guard node.role == .spinButton, let box = context.parent(of: node),
      !context.isTopWindow(box)
    else { return false }
    let values = context.children(of: box).filter {
      $0.states[.showing] && [.spinButton, .slider, .dial].contains($0.role)
    }
    guard values.count == 2, let other = values.first(where: { $0.id != node.id }) else {
      return false
    }
    return other.role != .spinButton && other.frame.map(TargetIndex.isLarge) ?? false
  }
}

/// Where the targets of a pointer stand, in cells of the window, so that a target's neighbours are
/// found without a look at all of them.
struct TargetIndex: AuditIndex {
  static let roles = RoleGroups.controls.union([.text])
  /// WCAG 2.2, 2.5.8.
  static let side = 24.0
  /// A cell holds a few usual controls.
  private static let cell = 96.0
  /// What covers more cells than this is kept apart.
  private static let largest = 64

  private struct Place: Hashable {
    let window: ElementID
    let column: Int
    let row: Int
  }

  private var cells: [Place: [ElementID]] = [:]
  private var giants: [ElementID: [ElementID]] = [:]

  init(_ context: AuditContext) {
    for node in context.nodes where Self.roles.contains(node.role) {
      guard node.states[.showing], node.states[.enabled] || node.states[.sensitive],
        let frame = node.frame, Self.isSane(frame), Self.isInWindow(frame),
        Self.isTarget(node, context),
        context.index(ScrolledArea.self).area.holdsMiddle(of: node, context)
      else { continue }
      let window = Self.window(of: node, context)
      let columns = Self.range(frame.x, frame.maxX)
      let rows = Self.range(frame.y, frame.maxY)
      if columns.count * rows.count > Self.largest {
        giants[window, default: []].append(node.id)
        continue
      }
      for column in columns {
        for row in rows {
          cells[Place(window: window, column: column, row: row), default: []].append(node.id)
        }
      }
    }
  }

  static func isTarget(_ node: Node, _ context: AuditContext) -> Bool {
    if node.role == .text { return node.isEditableText }
    if node.role == .link, let parent = context.parent(of: node) {
      return !(parent.role == .paragraph || parent.role == .text || parent.role == .label)
    }
    return true
  }

  static func isLarge(_ frame: Rect) -> Bool { frame.width >= side && frame.height >= side }

  /// False of what was never drawn, and of what slid out of the window above it or at its left.
  static func isInWindow(_ frame: Rect) -> Bool {
    let middle = middle(frame)
    return !frame.isEmpty && middle.x >= 0 && middle.y >= 0
  }

  /// X11's coordinates have 16 bits.
  private static func isSane(_ frame: Rect) -> Bool {
    !frame.isEmpty
      && [frame.x, frame.y, frame.maxX, frame.maxY].allSatisfy { abs($0) <= 32_767 }
  }

  private static func range(_ low: Double, _ high: Double) -> ClosedRange<Int> {
    let first = Int((low / cell).rounded(.down))
    return first...max(first, Int((high / cell).rounded(.down)))
  }

  private static func window(of node: Node, _ context: AuditContext) -> ElementID {
    context.window(of: node.id)?.id ?? context.tree.root
  }

  /// Another target that the circle on a small one meets, or a small one whose circle it meets.
  func neighbour(of node: Node, _ context: AuditContext) -> Node? {
    guard let frame = node.frame, Self.isSane(frame) else { return nil }
    let window = Self.window(of: node, context)
    let middle = Self.middle(frame)
    var near = giants[window] ?? []
    for column in Self.range(middle.x - Self.side, middle.x + Self.side) {
      for row in Self.range(middle.y - Self.side, middle.y + Self.side) {
        near += cells[Place(window: window, column: column, row: row)] ?? []
      }
    }
    return near.first { id in
      guard id != node.id, let other = context[id], let place = other.frame,
        !Self.areRelated(node, other, context)
      else { return false }
      if !Self.isLarge(place) {
        let far = Self.middle(place)
        let distance =
          (far.x - middle.x) * (far.x - middle.x)
          + (far.y - middle.y) * (far.y - middle.y)
        if distance < Self.side * Self.side { return true }
      }
      let across = max(place.x - middle.x, 0, middle.x - place.maxX)
      let down = max(place.y - middle.y, 0, middle.y - place.maxY)
      return across * across + down * down < Self.side * Self.side / 4
    }.flatMap { context[$0] }
  }

  private static func middle(_ frame: Rect) -> (x: Double, y: Double) {
    (frame.x + frame.width / 2, frame.y + frame.height / 2)
  }

  /// A control and a part of it are one target.
  private static func areRelated(_ one: Node, _ other: Node, _ context: AuditContext) -> Bool {
    context.isInside(one, within: 6) { $0.id == other.id }
      || context.isInside(other, within: 6) { $0.id == one.id }
  }
}
