// SPDX-License-Identifier: Apache-2.0

import Semantics

/// People jump from heading to heading, and by level.
struct HeadingLevelRule: Rule {
  let id = "heading-level"
  let help = "Headings have a level, and no level is left out"
  let advice =
    "Give each heading the attribute level, one deeper at most than the heading before it."
  let impact = Impact.minor
  let standing = Standing.bestPractice
  let standards: [Standard] = [.wcag("1.3.1")]
  let applicability =
    Condition(
      "is a heading, a label in the large letters of one, or in GTK 4 the first of several labels in larger letters"
        + " than others",
      of: .roles([.heading, .label])
    ) { node, context in
      node.role == .heading || context.index(LargeLabels.self).groups[node.id] != nil
        || context.index(LargeLabels.self).twins[node.id] != nil
    } && .isShowing

  let expectations = [
    Expectation(
      "looks-like-heading",
      Condition("is a heading, or looks like none in its window") { node, context in
        context.index(LargeLabels.self).twins[node.id] == nil
      },
      review: .always,
      message: { node, context in
        let heading = context.index(LargeLabels.self).twins[node.id].flatMap { context[$0] }
        return
          "it looks like the heading \"\(Escaped.brief(heading?.name ?? ""))\", and is only a label"
      }),
    Expectation(
      "no-heading",
      Condition("is a heading, or stands in a window that has one") { node, context in
        context.index(LargeLabels.self).groups[node.id] == nil
      },
      review: .always,
      message: { node, context in
        let labels = context.index(LargeLabels.self).groups[node.id] ?? []
        return
          "\(labels.count) texts are drawn in larger letters than others, and none is a heading: "
          + labels.prefix(3).map { "\"\(Escaped.brief($0))\"" }.joined(separator: ", ")
      }),
    Expectation(
      "no-level",
      Condition("has a level of 1 or more") { node, _ in (level(node) ?? 0) >= 1 },
      message: { node, _ in
        node.attributes["level"].map { "its level is \($0)" } ?? "it has no level"
      }),
    Expectation(
      "skipped-level",
      Condition("is one level deeper at most than the heading before it in its window") {
        node, context in
        guard let own = level(node), let above = before(node, context).flatMap(level)
        else { return true }
        return own - 1 <= above || above < 1
      },
      message: { node, context in
        "level \(level(node) ?? 0) follows level \(before(node, context).flatMap(level) ?? 0)"
      }),
  ]

  private static func before(_ node: Node, _ context: AuditContext) -> Node? {
    context.index(HeadingOrder.self).preceding[node.id]
  }

  private static func level(_ node: Node) -> Int? {
    node.attributes["level"].flatMap { Int($0) }
  }
}

/// For each heading that is showing, the one before it in its window.
struct HeadingOrder: AuditIndex {
  private(set) var preceding: [ElementID: Node] = [:]

  init(_ context: AuditContext) {
    var last: Node?
    for node in context.nodes {
      if RoleGroups.windows.contains(node.role) { last = nil }
      guard node.role == .heading, node.states[.showing], !context.webContent.contains(node.id)
      else { continue }
      preceding[node.id] = last
      last = node
    }
  }
}

/// Labels in larger letters than most of a window: titles of its parts, for the eye alone.
private struct LargeLabels: AuditIndex {
  /// Their words, by the first of them, where their window has no heading.
  private(set) var groups: [ElementID: [String]] = [:]
  /// The heading that a label looks like.
  private(set) var twins: [ElementID: ElementID] = [:]

  private typealias Measured = (node: Node, height: Double)

  /// One or two may be a name or a number that is shown large.
  private static let few = 3
  private static let larger = 1.3
  /// As large as a heading that is drawn larger than others. A pixel more or less is the shape of a letter.
  private static let clearlyLarger = 1.15
  private static let same = 0.1
  private static let descending = Set("gjpqyQ,;()[]/@|_")

  init(_ context: AuditContext) {
    var windows: [ElementID: [Measured]] = [:]
    for node in context.nodes where Self.roles.contains(node.role) && node.states[.showing] {
      guard let ink = context.evidence.appearances[node.id]?.ink,
        let window = context.window(of: node.id)?.id, !node.name.contains(where: \.isNewline),
        node.name.trimmed.first.map({ $0.isUppercase }) == true,
        node.name.count(where: \.isLetter) >= 3,
        // The title of the window in its own bar is none.
        node.role == .heading || node.name.trimmed != context[window]?.name.trimmed
      else { continue }
      // A capital is some five sevenths of what reaches below the line, too.
      let height =
        node.name.contains(where: Self.descending.contains) ? ink.height * 0.78 : ink.height
      windows[window, default: []].append((node, height))
    }
    for (window, texts) in windows {
      let headings = texts.filter { $0.node.role == .heading }
      let labels = texts.filter { $0.node.role == .label }
      guard !labels.isEmpty else { continue }
      let usual = labels.map(\.height).sorted()[labels.count / 2]
      if headings.isEmpty {
        findTitles(in: window, labels, usual, context)
      } else {
        findTwins(of: headings, labels, usual, context)
      }
    }
  }

  private static let roles: RoleSet = [.label, .heading]

  private mutating func findTitles(
    in window: ElementID, _ labels: [Measured], _ usual: Double, _ context: AuditContext
  ) {
    // Nobody says heading in GTK 3 or Qt.
    guard context.toolkit.has(.givesPlacesOfContent) else { return }
    let large = labels.filter { label in
      label.height >= Self.larger * usual && Self.standsAlone(label.node, context)
    }
    guard large.count >= Self.few, let first = large.first,
      !context.descendants(of: context[window] ?? first.node).contains(where: {
        $0.role == .heading
      })
    else { return }
    groups[first.node.id] = large.map(\.node.name.trimmed)
  }

  /// One that is drawn as the others are is told by nothing.
  private mutating func findTwins(
    of headings: [Measured], _ labels: [Measured], _ usual: Double, _ context: AuditContext
  ) {
    for label in labels
    where label.height >= Self.clearlyLarger * usual && Self.standsAlone(label.node, context)
      && Self.isPlainLine(label.node, label.height, context)
    {
      let twin = headings.first { heading in
        abs(heading.height - label.height) <= Self.same * heading.height
          && Self.haveSameColour(heading.node, label.node, context)
      }
      twins[label.node.id] = twin?.node.id
    }
  }

  /// One line, without a mark above its capitals, which would make it seem larger.
  private static func isPlainLine(
    _ label: Node, _ height: Double, _ context: AuditContext
  ) -> Bool {
    let name = label.name.trimmed
    let width = context.evidence.appearances[label.id]?.ink?.width ?? 0
    return width >= narrowest * height * Double(name.count)
      && !name.contains { $0.isUppercase && !$0.isASCII }
  }

  /// Of a letter, beside the height of a capital: 0.6 and more in the mean.
  private static let narrowest = 0.4

  private static func haveSameColour(_ one: Node, _ other: Node, _ context: AuditContext) -> Bool {
    guard let one = context.evidence.appearances[one.id]?.foreground,
      let other = context.evidence.appearances[other.id]?.foreground
    else { return false }
    return one.isSame(as: other)
  }

  private static func standsAlone(_ label: Node, _ context: AuditContext) -> Bool {
    !context.isInside(label) {
      RoleGroups.controls.contains($0.role) || RoleGroups.items.contains($0.role)
        || $0.role == .titleBar
    }
  }
}
