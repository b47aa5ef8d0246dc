// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit
import Semantics

/// One line of a file of steps.
struct Step: Hashable, Sendable {
  enum Verb: Hashable, Sendable {
    /// The action of this name; nil for the one that is like a click.
    case perform(String?, ElementSelector)
    case set(ElementSelector, Double)
    case focus(ElementSelector)
    case keys([KeyBinding])
    case waitFor(ElementSelector)
    case waitUntilGone(ElementSelector)
    /// With the name that the report gives it.
    case audit(String)
  }

  let verb: Verb
  /// From 1.
  let line: Int

  var isStop: Bool {
    if case .audit = verb { true } else { false }
  }
}
