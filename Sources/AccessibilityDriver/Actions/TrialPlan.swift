// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit
import AccessibilityReader
import Semantics

/// What will be tried on an application, and what is left alone. What changes least comes first.
public struct TrialPlan: Sendable {
  /// What is to be tried, in the order in which it will be.
  public private(set) var trials: [PlannedTrial] = []
  /// What could be tried and is left alone, with the reasons.
  public private(set) var untried: [ActionTrials.Untried] = []
  /// The first of them that may leave nothing to be tried, or takes the window away.
  private(set) var firstRisky = 0
  private let snapshot: ApplicationSnapshot
  private let policy: ActionPolicy
  private let part: Set<ElementID>?
  private let answersForms: Bool
  private let context: AuditContext

  /// Of these elements alone, where they are a part of it: then what ends a dialog is left alone too, as
  /// more may be done in it. `answersForms` where a dialog that is not filled in may be answered at the
  /// end, because nothing of what the program keeps is anybody's.
  public init(
    _ snapshot: ApplicationSnapshot, policy: ActionPolicy, part: Set<ElementID>? = nil,
    answersForms: Bool = false
  ) {
    self.snapshot = snapshot
    self.policy = policy
    self.part = part
    self.answersForms = answersForms
    context = AuditContext(snapshot: snapshot)
    for node in context.nodes where isCandidate(node) { plan(node) }
    // Sorting keeps the order of the tree within a course.
    let ranked = trials.enumerated().map { (rank(of: $1), $0, $1) }
      .sorted { ($0.0, $0.1) < ($1.0, $1.1) }
    trials = ranked.map(\.2)
    firstRisky = ranked.firstIndex { $0.0 >= Self.riskyRank } ?? ranked.count
  }

  private func rank(of trial: PlannedTrial) -> Int {
    switch trial.course {
    case .focus: 0
    case .value: 1
    case .text: 2
    case .selection: Self.tabs.contains(trial.node.role) ? 6 : 3
    case .disabledAction: 4
    // Another page may take the place of all that is there, what deletes or sends may leave nothing to be
    // tried, and what may close the window comes last.
    case .action(let name):
      if Self.tabs.contains(trial.node.role) {
        6
      } else if trial.answersForm {
        7
      } else {
        rank(of: trial.node, asked: name)
      }
    }
  }

  /// From here on it is taken away what others stand on.
  private static let riskyRank = 8

  private func rank(of node: Node, asked name: String) -> Int {
    let harm = ActionPolicy.harm(
      of: ActionPolicy.texts(of: node, node.actions.filter { $0.name == name }, in: context))
    return harm.ends
      ? 10 : ClosingWords.close(node.name) ? 9 : harm.isDangerous ? Self.riskyRank : 5
  }

  private static let tabs: Set<Role> = [.pageTab, .pageTabList]

  private func isCandidate(_ node: Node) -> Bool {
    node.id != context.tree.root && node.states[.showing] && part?.contains(node.id) ?? true
      && !context.webContent.contains(node.id) && snapshot.references[node.id] != nil
  }

  private static func isEnabled(_ node: Node) -> Bool {
    node.states[.sensitive] || node.states[.enabled]
  }

  private static let adjustables: Set<Role> = [.slider, .dial, .spinButton, .rating]
  private static let selectors: Set<Role> = [.list, .listBox, .tree, .pageTabList]
  /// An entry's action is the Enter key's, which sends a form off.
  private static let pressed: Set<Role> = [
    .button, .toggleButton, .checkBox, .radioButton, .switchControl, .buttonMenu, .pageTab,
    .comboBox, .slider, .dial, .spinButton, .rating, .menu, .listItem, .treeItem, .canvas,
    .drawingArea, .grouping, .image, .icon, .label, .checkMenuItem, .radioMenuItem, .menuItem,
  ]

  private mutating func plan(_ node: Node) {
    let isEnabled = Self.isEnabled(node)
    if isEnabled {
      if node.states[.focusable], node.interfaces.contains(.component), !isManaged(node) {
        add(node, .focus)
      }
      if Self.adjustables.contains(node.role), isAdjustable(node) { add(node, .value) }
      if node.interfaces.contains(.editableText), node.states[.editable],
        node.role != .spinButton
      {
        add(node, .text)
      }
      if Self.selectors.contains(node.role) && node.interfaces.contains(.selection)
        || isFewPages(node) || isKeyedList(node)
      {
        add(node, .selection)
      }
    }
    guard Self.pressed.contains(node.role), !isTitleBarButton(node) else { return }
    let actions = node.actions.filter {
      !ActionNames.isPhaseOfClick($0.name, among: node.actions)
    }.prefix(Self.actionsOfOne)
    // What only takes the focus first, so that what else takes it with it changes it no more.
    let ordered =
      actions.filter { ActionNames.isFocus($0.name) }
      + actions.filter { !ActionNames.isFocus($0.name) }
    for action in ordered
    where !action.name.isEmpty && !(node.role == .spinButton && action.name == "activate") {
      add(node, isEnabled ? .action(action.name) : .disabledAction(action.name))
    }
  }

  /// A table that is a list, of as many items as may show a page each.
  private func isFewPages(_ node: Node) -> Bool {
    node.children.count <= TrialSession.mostPages
      && PageChoice.isListOfCells(node, context.children(of: node))
  }

  private func isKeyedList(_ node: Node) -> Bool {
    KeyedList.isOne(node, context.children(of: node))
      && !context.ancestors(of: node).contains { $0.role == .comboBox }
  }

  /// Actions of one element that are tried.
  private static let actionsOfOne = 8

  private mutating func add(_ node: Node, _ course: PlannedTrial.Course) {
    var trial = PlannedTrial(node: node, course: course)
    if case .action(let name) = course {
      trial.answersForm = isAnswerOfForm(node)
      trial.emptiesForm =
        answersForms && ActionNames.isClickLike(name) && isButtonOfForm(node)
        && ActionPolicy.sendsOff(node.name)
    }
    if let objection = objection(to: trial) {
      untried.append(
        ActionTrials.Untried(element: node.id, kind: trial.kind, reason: objection))
    } else {
      trials.append(trial)
    }
  }

  private func objection(to trial: PlannedTrial) -> String? {
    let node = trial.node
    if let own = snapshot.tree[node.id], Self.isEnabled(own) != Self.isEnabled(node) {
      return "it is called enabled, and what it stands in is disabled"
    }
    switch trial.course {
    case .focus, .value, .text: return policy.objection(to: [])
    case .selection:
      let names = context.children(of: node).prefix(ActionPolicy.inspected).map(\.name)
      return node.role == .pageTabList ? policy.denial(of: names) : policy.objection(to: names)
    case .action(let name), .disabledAction(let name):
      if let objection = objectionToLabel(node, name) ?? Self.objectionToToggle(node, name) {
        return objection
      }
      if trial.answersForm { return policy.denial(of: [node.name, name]) }
      if part != nil, ClosingWords.close(node.name) { return Self.endOfDialog }
      return policy.objection(to: node, node.actions.filter { $0.name == name }, in: context)
    }
  }

  static let endOfDialog = "it ends the dialog"

  /// In a dialog with fields in which nothing else is called as if it did harm; in a window with fields
  /// what saves them, but in a tool bar, which is there for documents.
  private func isAnswerOfForm(_ node: Node) -> Bool {
    guard answersForms, let window = snapshot.tree.window(of: node.id) else { return false }
    guard part != nil else {
      return isButtonOfForm(node) && !window.isDialog && ActionPolicy.saves(node.name)
        && context.descendants(of: window).contains {
          $0.states[.editable] && $0.states[.showing] && !$0.states[.multiLine]
        }
    }
    guard ActionPolicy.affirms(node.name), window.isDialog else { return false }
    let others = context.descendants(of: window).filter {
      !ActionPolicy.affirms($0.name) && !ClosingWords.close($0.name)
    }
    return others.contains { $0.states[.editable] }
      && others.allSatisfy { policy.objection(to: [$0.name]) == nil }
  }

  private func isButtonOfForm(_ node: Node) -> Bool {
    node.role == .button
      && !context.ancestors(of: node).contains { $0.role == .toolBar }
  }

  private func isAdjustable(_ node: Node) -> Bool {
    guard let value = node.value, !node.states[.readOnly] else { return false }
    return value.minimum.isFinite && value.maximum.isFinite && value.current.isFinite
      && value.increment.isFinite && value.minimum < value.maximum
  }

  /// What a trial writes into a text: a field for numbers takes its own last character again. No other one than
  /// of ASCII, whose length is the same for who counts bytes, as AT-SPI's documents say of InsertText, and
  /// for who counts characters.
  static func character(for text: String) -> String {
    text.last { $0.isASCII && !$0.isWhitespace }.map(String.init) ?? "a"
  }

  /// How far a trial moves a value: by its step, or where none is told by a tenth of the range, in
  /// whole numbers where all that is known of it are. Java tells the least number that there is.
  static func step(of range: RangeValue, at start: Double) -> Double {
    let width = range.maximum - range.minimum
    if range.increment > 0, range.increment < width, start + range.increment != start {
      return range.increment
    }
    let isWhole = [range.minimum, range.maximum, start].allSatisfy { $0 == $0.rounded() }
    return isWhole ? (width / 10).rounded(.up) : width / 10
  }

  /// Parts of a container that speaks for them.
  private func isManaged(_ node: Node) -> Bool {
    node.states[.transient]
      || context.ancestors(of: node).contains { $0.states[.managesDescendants] }
  }

  /// GTK draws the buttons that minimize and close a window into its header bar.
  private func isTitleBarButton(_ node: Node) -> Bool {
    guard context.toolkit.mayHave(.drawsTitleBars), node.role == .button else { return false }
    if let isOne = try? Condition.isTitleBarButton.holds(for: node, in: context), isOne {
      return true
    }
    return !node.states[.focusable]
      && ["minimize", "maximize", "restore", "close"].contains(node.name.lowercased())
  }

  /// Qt lists Toggle for every item.
  private static func objectionToToggle(_ node: Node, _ action: String) -> String? {
    guard action.lowercased() == "toggle", toggledByState.contains(node.role),
      ![State.checkable, .checked, .expandable, .expanded].contains(where: { node.states[$0] })
    else { return nil }
    return "it says neither that it can be checked nor that it folds"
  }

  private static let toggledByState: Set<Role> = [.listItem, .treeItem, .tableCell]

  /// GTK 4 lists the actions of its class of labels on each. 4.8.3 does not look whether there is a
  /// link to open; others, such as "clipboard.copy", act on text that is selected, which only a label
  /// that takes the focus lets be done.
  private func objectionToLabel(_ node: Node, _ action: String) -> String? {
    let unseen = "what is selected in a text, and what is on the clipboard, is not looked at"
    if node.role == .label, node.states[.selectableText], ["select-all", "copy"].contains(action) {
      return unseen
    }
    guard context.toolkit.mayHave(.listsActionsOfLabels), node.role == .label else { return nil }
    if action.hasPrefix("link."), node.children.isEmpty {
      return "the label holds no link, and GTK 4.8 crashes there"
    }
    if action.contains("."), !node.states[.focusable] {
      return
        "GTK 4 lists \"\(Escaped.brief(action))\" on every label, also where it has nothing to do"
    }
    return action.hasPrefix("clipboard.") || action.hasPrefix("selection.") ? unseen : nil
  }
}
