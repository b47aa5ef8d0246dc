// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit
import Semantics

/// A walk by keys as fixtures write it: elements by their keys, and what is left out went well.
struct FixtureWalk: Decodable, Sendable {
  struct Hold: Decodable, Sendable {
    let elements: [String]
    let tried: [String]
    let exit: String?
    let typed: Bool?
    let gap: String?
  }

  struct Group: Decodable, Sendable {
    let element: String
    let tried: [String]
    let effective: [String]
    let reached: [String]?
    let coarseStep: Double?
    let gap: String?
  }

  struct Binding: Decodable, Sendable {
    let element: String
    let action: String
    let keys: String
    /// What the key and the action change; the same where nothing is said.
    let key: Set<String>?
    let does: Set<String>?
    let gap: String?
    /// What its keys changed, as the changes of a trial.
    let brings: [String]?
    let announces: Bool?
  }

  struct Input: Decodable, Sendable {
    let element: String
    let keys: String
    let focus: String?
    let opened: String?
    /// Lists that had no rows meanwhile, by their keys.
    let emptied: [String]?
    let taken: String?
    let leaves: Bool?
  }

  struct Answer: Decodable, Sendable {
    let element: String
    let told: [String]?
    let tried: [String]
    let silent: [String]?
    let moving: [String]?
    let taken: [String: String]?
    let gap: String?
  }

  struct Escape: Decodable, Sendable {
    let opensWithFocus: Bool?
    let keepsFocus: Bool?
    let isTried: Bool?
    let closes: Bool?
    let returns: Bool?
  }

  let window: String
  let start: String?
  /// What had the focus at first, where no step leads from it.
  let began: String?
  let forward: [FixtureStep]?
  let back: [FixtureStep]?
  /// What F10 leads to.
  let menuKey: [FixtureStep]?
  /// "cycle" where nothing is said; "held", "lost", "left" or the reason of a cut.
  let forwardEnd: String?
  let backEnd: String?
  let holds: [Hold]?
  let groups: [Group]?
  let bindings: [Binding]?
  let inputs: [Input]?
  let answers: [Answer]?
  let escape: Escape?
  let unseen: [String]?
  let menuKeys: [String: String]?
  let left: [String]?
  /// The line of the focus: x, y, width, height.
  let rings: [String: [Double]]?

  func walk(_ keys: [String: ElementID]) throws -> KeyboardWalk {
    func element(_ key: String) throws -> ElementID {
      guard let id = keys[key] else {
        throw FixtureBuilder.Mistake(description: "no element \(key)")
      }
      return id
    }
    var walk = KeyboardWalk(window: try element(window))
    let first = try start.map(element)
    walk.start = try began.map(element)
    walk.forward = try steps(forward ?? [], "Tab", from: first, element)
    walk.backward = try steps(back ?? [], "Shift+Tab", from: first, element)
    walk.sideSteps = try steps(menuKey ?? [], "F10", from: first, element)
    walk.forwardEnd = end(forwardEnd)
    walk.backwardEnd = end(backEnd)
    walk.holds = try (holds ?? []).map { hold in
      KeyboardHold(
        elements: try hold.elements.map(element), keys: "Tab", tried: hold.tried, exit: hold.exit,
        typed: hold.typed ?? false, gap: hold.gap)
    }
    walk.groups = try (groups ?? []).map { group in
      var trial = KeyboardGroupTrial(
        element: try element(group.element), stop: try element(group.element), tried: group.tried,
        effective: group.effective)
      trial.reached = Set(try (group.reached ?? []).map(element))
      trial.coarseStep = group.coarseStep
      trial.gap = group.gap
      return trial
    }
    walk.bindings = try (bindings ?? []).map { binding in
      var trial = KeyBindingTrial(
        element: try element(binding.element), action: binding.action, keys: binding.keys,
        keyChanges: binding.key ?? ["state checked of a"],
        actionChanges: binding.does ?? ["state checked of a"], gap: binding.gap)
      trial.differences = try binding.brings?.map { try FixtureTrials.change($0, keys) }
      trial.announces = binding.announces
      return trial
    }
    walk.inputs = try (inputs ?? []).map { input in
      var trial = KeyboardInputTrial(
        element: try element(input.element), keys: input.keys,
        focus: try input.focus.map { FocusPlace(element: try element($0), text: $0) },
        opened: input.opened)
      trial.emptied = try (input.emptied ?? []).map(element)
      trial.taken = input.taken
      trial.leavesScreen = input.leaves ?? false
      return trial
    }
    walk.answers = try (answers ?? []).map { answer in
      var trial = KeyAnswerTrial(element: try element(answer.element), told: answer.told ?? [])
      trial.tried = answer.tried
      trial.silent = answer.silent ?? []
      trial.moving = answer.moving ?? []
      trial.taken = answer.taken ?? [:]
      trial.gap = answer.gap
      return trial
    }
    walk.unseen = Set(try (unseen ?? []).map(element))
    for (key, drawn) in menuKeys ?? [:] { walk.menuKeys[try element(key)] = drawn }
    walk.left = Set(try (left ?? []).map(element))
    for (key, ring) in rings ?? [:] where ring.count == 4 {
      walk.rings[try element(key)] = Rect(x: ring[0], y: ring[1], width: ring[2], height: ring[3])
    }
    walk.escape = escape.map { escape in
      DialogTrial(
        opensWithFocus: escape.opensWithFocus ?? true, keepsFocus: escape.keepsFocus ?? true,
        escapeCloses: escape.isTried ?? true ? escape.closes ?? true : nil,
        focusReturns: escape.returns)
    }
    return walk
  }

  private func steps(
    _ steps: [FixtureStep], _ keys: String, from first: ElementID?,
    _ element: (String) throws -> ElementID
  ) throws -> [KeyboardStep] {
    var before = first.map { FocusPlace(element: $0, text: "") }
    return try steps.map { source in
      var step = KeyboardStep(keys: keys, before: before)
      step.after = try source.target.map { key in
        key == "?"
          ? FocusPlace(element: nil, text: "hidden", isOutsideOfTree: true)
          : FocusPlace(element: try element(key), text: "")
      }
      step.hasFocusEvent = source.event
      step.openedWindows = source.opened
      step.changed = try source.changed.map(element)
      step.isOutOfView = source.isOutOfView
      step.appearance = source.appearance
      before = step.after
      return step
    }
  }

  private func end(_ word: String?) -> KeyboardWalkEnd {
    switch word {
    case nil, "cycle": .cycle
    case "held": .held
    case "lost": .lost
    case "nowhere": .nowhere
    case "left": .leftWindow
    case .some(let reason): .cut(reason)
    }
  }
}

/// One key of a walk: the element that it leads to, or that with what else came of it.
struct FixtureStep: Decodable, Sendable {
  /// "?" for an element outside of the tree, nil for nothing.
  let target: String?
  let event: Bool?
  let opened: [String]
  let changed: [String]
  let isOutOfView: Bool?
  let appearance: FocusAppearance?

  enum CodingKeys: String, CodingKey {
    case to, event, opened, changed, outOfView, look, gap
  }

  init(from decoder: any Decoder) throws {
    if let key = try? decoder.singleValueContainer().decode(String.self) {
      target = key
      event = true
      opened = []
      changed = []
      isOutOfView = false
      appearance = FocusAppearance(changedInside: 200, changedOutsideOfLast: 200, outline: 260)
      return
    }
    let container = try decoder.container(keyedBy: CodingKeys.self)
    target = try container.decodeIfPresent(String.self, forKey: .to)
    event = container.contains(.event) ? try container.decode(Bool?.self, forKey: .event) : true
    opened = try container.decodeIfPresent([String].self, forKey: .opened) ?? []
    changed = try container.decodeIfPresent([String].self, forKey: .changed) ?? []
    isOutOfView =
      container.contains(.outOfView) ? try container.decode(Bool?.self, forKey: .outOfView) : false
    if let gap = try container.decodeIfPresent(String.self, forKey: .gap) {
      appearance = FocusAppearance(gap: gap)
    } else {
      let look = try container.decodeIfPresent([Int].self, forKey: .look) ?? [200, 200, 260]
      appearance = FocusAppearance(
        changedInside: look[0], changedOutsideOfLast: look[1], outline: look[2])
    }
  }
}
