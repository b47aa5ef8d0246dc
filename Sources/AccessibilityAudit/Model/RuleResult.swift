// SPDX-License-Identifier: Apache-2.0

import Semantics

/// What one rule says of every element that it looked at.
public struct RuleResult: Hashable, Sendable {
  /// The rule that judged.
  public let rule: RuleDescription
  /// Elements that fell short.
  public internal(set) var failed: [Finding] = []
  /// Elements about which a person has to decide.
  public internal(set) var cantTell: [Finding] = []
  /// Elements that met every expectation.
  public internal(set) var passed: [ElementID] = []
  /// The same with what reports say of them; empty where the audit was not asked to record it.
  public internal(set) var passedElements: [PassedElement] = []
  /// What the rule would judge and could not.
  public internal(set) var untested: [Untested] = []
  /// How many elements the rule could have been about.
  var judgeable: Int

  init(rule: RuleDescription, judgeable: Int) {
    self.rule = rule
    self.judgeable = judgeable
  }

  /// Takes over what the same rule says of other elements.
  mutating func append(_ other: RuleResult) {
    failed += other.failed
    cantTell += other.cantTell
    passed += other.passed
    passedElements += other.passedElements
    untested += other.untested
  }

  /// True where the rule judged no element, and found none that it would judge.
  public var isInapplicable: Bool {
    failed.isEmpty && cantTell.isEmpty && passed.isEmpty && untested.isEmpty
  }

  /// How many elements the rule is not about.
  public var inapplicableCount: Int {
    untested.contains { $0.element == nil }
      ? 0 : judgeable - failed.count - cantTell.count - passed.count - untested.count
  }
}

/// What a rule says of one element, in the words of ACT Rules and EARL.
public enum Outcome: String, Sendable, Hashable, CaseIterable {
  case failed
  case passed
  /// A person has to decide; there is always a reason.
  case cantTell
  case inapplicable
  /// The rule lacked what it would have to know; there is always a reason.
  case untested
}

/// An element that a rule found right.
public struct PassedElement: Hashable, Sendable {
  /// Its number in the tree that was judged, or in the merged one of several steps.
  public private(set) var element: ElementID
  /// How reports print the element.
  public let selector: String
  /// What the element is exposed as.
  public let role: Role
  /// The window's number; the application's where there is no window.
  public private(set) var window: ElementID
  /// How reports print the window.
  public let windowSelector: String

  init(_ node: Node, _ naming: ElementNaming) {
    let window = naming.window(of: node)
    element = node.id
    selector = naming.selector(of: node)
    role = node.role
    self.window = window.id
    windowSelector = naming.selector(of: window)
  }

  /// The same under other numbers.
  func moved(_ number: (ElementID) -> ElementID) -> PassedElement {
    var moved = self
    moved.element = number(element)
    moved.window = number(window)
    return moved
  }
}
