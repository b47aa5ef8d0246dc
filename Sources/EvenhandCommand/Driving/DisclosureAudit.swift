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
  private let read: @Sendable (OpenTarget, _ pictured: Bool) async -> Evidence
  /// For looking at all that opens, and operating it.
  private var timeLeft: Duration

  private(set) var stops: [(name: String?, result: AuditResult)] = []
  /// For the report.
  private(set) var notes: [String] = []
  /// What was judged.
  private(set) var objects: Set<ObjectReference> = []

  init(
    rules: [any Rule], ways: Set<DriveOptions.Way>, actions: ActionOptions, isVerbose: Bool,
    takesPictures: Bool, recordsPasses: Bool, opening: TargetOpening,
    read: @escaping @Sendable (OpenTarget, _ pictured: Bool) async -> Evidence
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

  /// What opens in what has opened in what has opened is the last that is looked at.
  private static let deepest = 3

  /// Moves the pointer over a page in fresh instances; false where these cannot show it, or no time is left.
  private func point(
    at target: OpenTarget, since first: ApplicationSnapshot, openedBy opener: ElementID?,
    _ evidence: inout Evidence
  ) async -> Bool {
    guard ways.contains(.pointer), timeLeft > .zero, let scope = target.scope,
      let page = ShownPage(scope, of: target.snapshot, first: first, openedBy: opener)
    else { return false }
    await PointerEvidence(
      target: target, options: opening.options, policy: actions.policy(for: target),
      environment: opening.environment, isVerbose: isVerbose, page: page, time: timeLeft
    ).add(to: &evidence)
    return true
  }

  /// `target` is the application as it stood before, `depth` how many things have opened in each other.
  /// True where a window is to be opened once more.
  func judge(
    _ disclosure: Disclosure, of target: OpenTarget, inside outer: Disclosure? = nil,
    depth: Int = 1
  ) async -> Bool {
    let title = Escaped.line(disclosure.title) + (disclosure.isAgain ? " once more" : "")
    let start = ContinuousClock.now
    let time = timeLeft
    // What is looked at inside of this counts once.
    defer { timeLeft = time - (.now - start) }
    do {
      let first = target.snapshot
      let target = try await opening.again(target, about: disclosure.objects)
      // Where nobody says what is showing, what was left would be come to again and again.
      let isTold = !target.snapshot.hidesPagesUntold
      if let outer, !isTold, outer.isWindow == disclosure.isWindow || depth > 2 { return false }
      // What was left looks as if it were there still: on a page nobody knows what else is seen.
      let isUncertain = !isTold && !disclosure.isWindow
      if isUncertain {
        notes.append(
          "\(title) shows what does not say that it is showing; only its tree was judged")
      }
      guard !target.snapshot.problems.contains(where: \.hidesElements) else {
        notes.append("\(title) came up, could not be read whole, and was not judged")
        return false
      }
      // What opens once more looks as it did.
      var evidence = await read(target, takesPictures && !disclosure.isAgain && !isUncertain)
      evidence.isOfDisclosure = true
      evidence.countedElsewhere = Set(target.snapshot.references.keys)
        .subtracting(disclosure.isAgain ? [] : target.scope ?? [])
      var kinds: Set<RuleKind> = [.tree]
      if takesPictures, !isUncertain { kinds.formUnion([.pixels, .screenText]) }
      if disclosure.isAgain { kinds = [] }
      if !disclosure.isWindow, isTold,
        await point(
          at: target, since: first, openedBy: depth == 1 ? disclosure.opener : nil, &evidence)
      {
        kinds.insert(.pointer)
      }
      var asksForMore = false
      let byKeys = walks && !disclosure.isAgain && (isTold || disclosure.isWindow)
      if timeLeft > .zero {
        kinds.formUnion(
          await operate(target, disclosure, byKeys: byKeys, depth, &evidence))
        asksForMore = disclosure.isWindow && byKeys
      } else {
        notes.append(
          "\(title) came up, and was not operated: the time for that was over (--drive-time)")
      }
      var leftOut = Self.leftOut
      if isUncertain { leftOut.formUnion(Self.leftOutOfPages) }
      if target.snapshot.showsWindowsAlone, disclosure.isWindow || !isTold {
        leftOut.formUnion(Self.leftOutWhereNotTold)
      }
      let audit = Audit(
        rules: rules.filter { kinds.contains($0.kind) && !leftOut.contains($0.id) },
        recordsPasses: recordsPasses)
      // What was done before may have a part in what an action comes to.
      let result = audit.run(target.snapshot, evidence: evidence).reviewing(.actions)
      stops.append((title, result))
      objects.formUnion(disclosure.objects)
      return asksForMore && timeLeft > .zero
    } catch {
      notes.append("\(title) came up, and was not judged: \(error)")
      return false
    }
  }

  /// The keys that actions name would leave it other than it was, and what changes and what is told may be
  /// of what was done before.
  private static let leftOut: Set<String> = [
    "keybinding-works", "change-notified", "snapshot-stable",
  ]

  /// What does nothing may stand on a page that was left.
  private static let leftOutOfPages: Set<String> = ["action-effective"]

  /// Where nobody says what is showing, a walk cannot tell what it did not come to.
  private static let leftOutWhereNotTold: Set<String> = ["tab-reaches-all"]

  private var walks: Bool { ways.contains(.keyboard) }

  /// By keys first, as it came; Escape, the last of them, closes a dialog, which is operated by actions when
  /// it is opened again.
  private func operate(
    _ target: OpenTarget, _ disclosure: Disclosure, byKeys: Bool, _ depth: Int,
    _ evidence: inout Evidence
  ) async -> Set<RuleKind> {
    let start = ContinuousClock.now
    let time = timeLeft
    var kinds: Set<RuleKind> = []
    if byKeys {
      kinds.insert(.keyboard)
      let tree = target.snapshot.tree
      await KeyboardEvidence(
        target: target, isVerbose: isVerbose, triesBindings: false,
        windows: Set((target.scope ?? []).compactMap { tree.window(of: $0)?.id }), time: time
      ).add(to: &evidence)
      if !disclosure.beganWithFocus {
        for place in evidence.keyboardWalks.indices {
          evidence.keyboardWalks[place].escape?.focusReturns = nil
        }
      }
      if disclosure.isWindow { return kinds }
    }
    let rest = time - (.now - start)
    guard rest > .zero else { return kinds }
    kinds.insert(.actions)
    var trials = ActionEvidence(
      target: target, options: actions, isVerbose: isVerbose, part: target.scope, time: rest)
    trials.answersForms = disclosure.isWindow && target.started?.isPrivate == true
    trials.disclosure = disclosure
    if depth < Self.deepest {
      trials.look = { [self] in
        await judge($0, of: target, inside: disclosure, depth: depth + 1)
      }
    }
    await trials.add(to: &evidence)
    return kinds
  }
}
