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
      "is a heading, a label in the large letters of one, in GTK 4 the first of several labels in larger letters"
        + " than others, or there and where the application has headings one at the top of its page",
      of: .roles([.heading, .label])
    ) { node, context in
      let labels = context.index(LargeLabels.self)
      return node.role == .heading || labels.groups[node.id] != nil || labels.twins[node.id] != nil
        || labels.titles.contains(node.id)
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
      "title-no-heading",
      Condition("is a heading, or does not stand in larger letters at the top of its page") {
        node, context in
        !context.index(LargeLabels.self).titles.contains(node.id)
      },
      review: .always,
      message: { _, _ in
        "it stands at the top of its page in larger letters than others, and is only a label"
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
