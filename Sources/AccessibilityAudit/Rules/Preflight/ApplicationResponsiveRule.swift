// SPDX-License-Identifier: Apache-2.0

import AccessibilitySnapshot
import Semantics

/// A screen reader waits for every answer.
struct ApplicationResponsiveRule: Rule {
  let id = "app-responsive"
  let help = "The application answers what it is asked, in time"
  let advice =
    "Answer accessibility calls while the application is busy, or keep its main thread free."
  let impact = Impact.serious
  let kind = RuleKind.preflight
  let standards: [Standard] = [.wcag("4.1.2"), .en("11.5.2.3"), .section508("502.3")]
  let applicability = Condition.isApplication

  let expectations = [
    Expectation(
      "no-answer",
      Condition("answers within the deadline of a call") { _, context in
        silence(in: context) == nil
      },
      message: { _, context in silence(in: context)?.message ?? "" }),
    Expectation(
      "cut-short",
      Condition("can be read in the time and the number of elements allowed") { _, context in
        cut(in: context) == nil
      },
      review: .always,
      message: { _, context in cut(in: context)?.message ?? "" }),
    Expectation(
      "calls-lost",
      Condition("answers every call") { _, context in lost(in: context) == 0 },
      review: .always,
      message: { _, context in "\(lost(in: context)) calls had no answer" }),
  ]

  private static func silence(in context: AuditContext) -> ReadProblem? {
    context.snapshot.problems.first { problem in
      switch problem.kind {
      case .notAnswering, .detailsNotAnswered: true
      default: false
      }
    }
  }

  private static func cut(in context: AuditContext) -> ReadProblem? {
    context.snapshot.problems.first { problem in
      switch problem.kind {
      case .outOfTime, .detailsOutOfTime, .tooManyNodes, .tooManyChildren, .tooDeep: true
      default: false
      }
    }
  }

  private static func lost(in context: AuditContext) -> Int {
    context.snapshot.problems.count { problem in
      if case .noReply = problem.kind { true } else { false }
    }
  }
}
