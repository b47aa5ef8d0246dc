// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit
import AccessibilityDriver
import AccessibilityReader
import Semantics

/// Judges what trials bring to the screen while it is there, and operates it in the ways that were asked
/// for.
actor DisclosureAudit {
  private let rules: [any Rule]
  private let ways: Set<DriveOptions.Way>
  private let actions: ActionOptions
  private let isVerbose: Bool
  private let takesPictures: Bool
  private let recordsPasses: Bool
  private let opening: TargetOpening
  /// What is known of it before it is operated.
  private let read: @Sendable (OpenTarget) async -> Evidence
  /// For operating all that opens.
  private var timeLeft: Duration

  private(set) var stops: [(name: String?, result: AuditResult)] = []
  /// For the report.
  private(set) var notes: [String] = []
  /// What was judged.
  private(set) var objects: Set<ObjectReference> = []

  init(
    rules: [any Rule], ways: Set<DriveOptions.Way>, actions: ActionOptions, isVerbose: Bool,
    takesPictures: Bool, recordsPasses: Bool, opening: TargetOpening,
    read: @escaping @Sendable (OpenTarget) async -> Evidence
  ) {
    self.rules = rules
    self.ways = ways
    self.actions = actions
    self.isVerbose = isVerbose
    self.takesPictures = takesPictures
    self.recordsPasses = recordsPasses
    self.opening = opening
    self.read = read
    timeLeft = actions.time
  }

  /// `target` is the application as it stood before. The dialogs of a page are looked at as the page is,
  /// and what opens from there is not.
  func judge(_ disclosure: Disclosure, of target: OpenTarget, isInner: Bool = false) async {
    let title = Escaped.line(disclosure.title)
    do {
      let target = try await opening.again(target, about: disclosure.objects)
      guard !target.snapshot.problems.contains(where: \.hidesElements) else {
        return notes.append("\(title) came up, could not be read whole, and was not judged")
      }
      var evidence = await read(target)
      evidence.countedElsewhere = Set(target.snapshot.references.keys)
        .subtracting(target.scope ?? [])
      var kinds: Set<RuleKind> = takesPictures ? [.tree, .pixels, .screenText] : [.tree]
      if target.snapshot.showsWindowsAlone {
        // What was left looks as if it were there still: what is operated then is not always what is seen.
        if !disclosure.isWindow { kinds = [.tree] }
      } else if timeLeft > .zero {
        kinds.formUnion(
          await operate(target, &evidence, looksInside: !isInner && !disclosure.isWindow))
      } else {
        notes.append("\(title) came up, and was not operated: the time for that was over")
      }
      let audit = Audit(
        rules: rules.filter { kinds.contains($0.kind) }, recordsPasses: recordsPasses)
      stops.append((title, audit.run(target.snapshot, evidence: evidence)))
      objects.formUnion(disclosure.objects)
    } catch {
      notes.append("\(title) came up, and was not judged: \(error)")
    }
  }

  /// By actions first: Escape, the last of the keys, may close it.
  private func operate(
    _ target: OpenTarget, _ evidence: inout Evidence, looksInside: Bool
  ) async -> Set<RuleKind> {
    let start = ContinuousClock.now
    let time = timeLeft
    // What is operated inside of this counts once.
    defer { timeLeft = time - (.now - start) }
    var kinds: Set<RuleKind> = [.actions]
    var trials = ActionEvidence(
      target: target, options: actions, isVerbose: isVerbose, part: target.scope, time: time)
    if looksInside {
      trials.look = { [self] in await judge($0, of: target, isInner: true) }
    }
    await trials.add(to: &evidence)
    let rest = time - (.now - start)
    guard ways.contains(.keyboard), rest > .zero else { return kinds }
    kinds.insert(.keyboard)
    let tree = target.snapshot.tree
    await KeyboardEvidence(
      target: target, isVerbose: isVerbose,
      triesBindings: rules.contains { $0.id == "keybinding-works" },
      windows: Set((target.scope ?? []).compactMap { tree.window(of: $0)?.id }), time: rest
    ).add(to: &evidence)
    return kinds
  }
}
