// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit
import AccessibilityDriver
import AccessibilityReader

/// Sets an open application's elements by pointer, by keys and by actions, and adds what came of it to
/// what the rules judge.
struct ParityEvidence: Sendable {
  let target: OpenTarget
  let options: ActionOptions
  /// Says on standard error where each way led.
  let isVerbose: Bool

  func add(to evidence: inout Evidence) async {
    Progress.shared.begin("operating it by pointer, keys and actions")
    do {
      let events = try await target.reader.events(of: target.snapshot.application)
      let trials = try await ParityDriver(
        reader: target.reader, snapshot: target.snapshot, events: events,
        policy: options.policy(for: target), environment: target.environment, time: options.time,
        trace: { AuditTrace.shared.step($0) }
      ).run()
      await events.end()
      evidence.parity = trials
      if let ending = trials.ending { Output.complain(Escaped.line(ending)) }
      if isVerbose { tell(trials) }
    } catch {
      evidence.parityObstacle = "\(error)"
    }
  }

  /// One line for each element that would be set, and for each that would be left alone.
  var plan: String {
    let plan = ParityPlan(target.snapshot, policy: options.policy(for: target))
    var dryRun = DryRun(target.snapshot)
    for node in plan.nodes { dryRun.add("set", node, "by pointer, by keys and by actions") }
    for gap in plan.untried { dryRun.leave(gap.element, because: gap.reason) }
    return dryRun.text("\(plan.nodes.count) would be set by each way")
  }

  private func tell(_ trials: ParityTrials) {
    let finder = ElementFinder(target.snapshot)
    for trial in trials.trials {
      guard let node = target.snapshot.tree[trial.element] else { continue }
      let reaches = trial.reaches.map { reach in
        let tried = reach.tried.map(Escaped.brief).joined(separator: ", ")
        let reached = reach.reached.map { "\($0)" }.joined(separator: ", ")
        return reach.way.rawValue + " "
          + (reach.gap.map { "not tried: " + $0 } ?? "(\(tried)) to [\(reached)]")
      }
      Output.complain(
        "\(finder.selector(of: node)) was set from \(trial.start): "
          + reaches.joined(separator: "; ") + (trial.isRestored ? "" : "; not taken back"))
    }
  }
}
