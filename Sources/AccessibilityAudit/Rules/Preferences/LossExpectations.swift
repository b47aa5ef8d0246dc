// SPDX-License-Identifier: Apache-2.0

import Semantics

/// What rules about larger text and narrower windows expect alike.
enum LossExpectations {
  /// How many of what is lost a message names.
  private static let mostNamed = 4

  /// - Parameter setting: Completes sentences ("with text set to double size").
  static func all(_ preference: DesktopPreference, _ setting: String) -> [Expectation] {
    [
      Expectation(
        "content-outside",
        Condition("shows its texts and controls inside of itself and of the screen, \(setting)") {
          node, context in
          try losses(of: node, preference, context).allSatisfy { !$0.isOutside }
        },
        review: Condition("may scroll, where its toolkit does not say what scrolls") {
          node, context in
          !context.toolkit.has(.declaresScrolling)
            && lost(node, preference, context) { $0.isOutside }.allSatisfy(\.isHeld)
        },
        message: { node, context in
          let lost = lost(node, preference, context) { $0.isOutside }
          return "\(setting) \(named(lost)) \(lost.count == 1 ? "lies" : "lie") outside of what can"
            + " be seen of it, and nothing scrolls"
        }),
      Expectation(
        "content-cut",
        Condition("shows them whole, \(setting)") { node, context in
          try losses(of: node, preference, context).allSatisfy { $0.brokenInto != nil }
        },
        review: .always,
        message: { node, context in
          let lost = lost(node, preference, context) { !$0.isOutside && $0.brokenInto == nil }
          return "\(setting) \(named(lost)) \(lost.count == 1 ? "reaches" : "reach") over an edge,"
            + " and nothing scrolls"
        }),
      Expectation(
        "word-broken",
        Condition("breaks no word into three lines or more, \(setting)") { node, context in
          try losses(of: node, preference, context).allSatisfy { $0.brokenInto == nil }
        },
        review: .always,
        message: { node, context in
          let broken = lost(node, preference, context) { $0.brokenInto != nil }
          return "\(setting) \(named(broken)) \(broken.count == 1 ? "is" : "are") broken within a"
            + " word, a few letters in each line"
        }),
    ]
  }

  private static func losses(
    of node: Node, _ preference: DesktopPreference, _ context: AuditContext
  ) throws -> [WindowComparison.Loss] {
    let window = try context.preferences.comparison(of: node, preference)
    guard let losses = window.losses else {
      throw NotTested(window.lossGap ?? "where its texts and controls stand is not known")
    }
    return losses
  }

  private static func lost(
    _ node: Node, _ preference: DesktopPreference, _ context: AuditContext,
    where fits: (WindowComparison.Loss) -> Bool
  ) -> [WindowComparison.Loss] {
    ((try? losses(of: node, preference, context)) ?? []).filter(fits)
  }

  private static func named(_ losses: [WindowComparison.Loss]) -> String {
    named(losses.map { ($0.role, $0.name, $0.page) })
  }

  /// The first of them, with the pages that they are on.
  static func named(_ elements: [(role: String, name: String, page: String?)]) -> String {
    let names = elements.prefix(mostNamed).map { element in
      "\(element.role)[\(Escaped.brief(element.name))]"
        + (element.page.map { " (on \"\(Escaped.brief($0))\")" } ?? "")
    }
    let left = elements.count - names.count
    return names.joined(separator: ", ") + (left > 0 ? " and \(left) more" : "")
  }
}
