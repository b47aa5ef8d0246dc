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
      "is a heading, or in GTK 4 the first of several labels in larger letters than others",
      of: .roles([.heading, .label])
    ) { node, context in
      node.role == .heading || context.index(LargeLabels.self).groups[node.id] != nil
    } && .isShowing

  let expectations = [
    Expectation(
      "no-heading",
      Condition("is a heading, or stands in a window that has one") { node, _ in
        node.role == .heading
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

/// Labels in larger letters than most of a window, where it has no heading: titles of its parts, for the eye
/// alone.
private struct LargeLabels: AuditIndex {
  /// Their words, by the first of them.
  private(set) var groups: [ElementID: [String]] = [:]

  /// One or two may be a name or a number that is shown large.
  private static let few = 3
  private static let larger = 1.3
  private static let descending = Set("gjpqyQ,;()[]/@|_")

  init(_ context: AuditContext) {
    // Nobody says heading in GTK 3 or Qt.
    guard context.toolkit.has(.givesPlacesOfContent) else { return }
    var windows: [ElementID: [(label: Node, height: Double)]] = [:]
    for node in context.nodes where node.role == .label && node.states[.showing] {
      guard let ink = context.evidence.appearances[node.id]?.ink,
        let window = context.window(of: node.id)?.id, !node.name.contains(where: \.isNewline),
        node.name.trimmed.first.map({ $0.isUppercase }) == true,
        node.name.count(where: \.isLetter) >= 3
      else { continue }
      // A capital is some five sevenths of what reaches below the line, too.
      let height =
        node.name.contains(where: Self.descending.contains) ? ink.height * 0.78 : ink.height
      windows[window, default: []].append((node, height))
    }
    for (window, labels) in windows {
      let usual = labels.map(\.height).sorted()[labels.count / 2]
      let large = labels.filter { label in
        label.height >= Self.larger * usual
          && !context.isInside(label.label) {
            RoleGroups.controls.contains($0.role) || RoleGroups.items.contains($0.role)
              || $0.role == .titleBar
          }
      }
      guard large.count >= Self.few, let first = large.first,
        !context.descendants(of: context[window] ?? first.label).contains(where: {
          $0.role == .heading
        })
      else { continue }
      groups[first.label.id] = large.map(\.label.name.trimmed)
    }
  }
}
