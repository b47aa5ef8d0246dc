// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit
import AccessibilityDriver
import AccessibilityReader

/// Moves the pointer over fresh instances of a program and clicks where no control is exposed, and adds
/// what came of it to what the rules judge.
struct PointerEvidence: Sendable {
  let target: OpenTarget
  let options: TargetOptions
  let policy: ActionPolicy
  let environment: [String: String]
  /// Says on standard error what answered.
  let isVerbose: Bool
  /// What alone is looked at, with less than for a window; nil for each window.
  var page: ShownPage?
  /// For all of it; nil for as long as the pointer takes.
  var time: Duration?

  func add(to evidence: inout Evidence) async {
    Progress.shared.begin("moving the pointer over fresh instances")
    guard case .program(let words) = options.target else { return }
    do {
      let launcher = try Interruption.shared.starting(
        { () throws(CommandError) in
          try InstanceLauncher(words, environment: environment, options)
        }, end: { $0.stop() })
      defer { launcher.stop() }
      var bounds = PointerProber.Bounds()
      if page != nil {
        bounds.places /= 2
        bounds.clicks /= 2
        bounds.instances /= 2
      }
      if let time { bounds.time = min(bounds.time, time) }
      let trials = await PointerProber(
        source: launcher, policy: policy, bounds: bounds, page: page,
        trace: { AuditTrace.shared.step($0) }
      ).trials(of: target.snapshot)
      evidence.pointerTrials = trials
      if isVerbose { tell(trials) }
    } catch {
      evidence.pointerTrials = PointerTrials(ending: "\(error)")
    }
  }

  private func tell(_ trials: PointerTrials) {
    let finder = ElementFinder(target.snapshot)
    for place in trials.places {
      guard let node = target.snapshot.tree[place.element] else { continue }
      Output.complain(
        "the pointer at \(Int(place.box.x)), \(Int(place.box.y)) in \(finder.selector(of: node)):"
          + " \(place.answer.rawValue)")
    }
  }
}
