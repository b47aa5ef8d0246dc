// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit
import AccessibilityDriver
import AccessibilityReader

/// Fills in the form of an instance of its own, leaves it alone while others are operated, and adds what is
/// gone of it then to what the rules judge.
struct UnattendedEvidence: Sendable {
  private let launcher: InstanceLauncher
  private let instance: Task<UnattendedInstance?, Never>

  /// nil where there is no program to start, or no session for it.
  init?(_ options: TargetOptions?, environment: [String: String]) {
    guard let options, options.steps == nil, case .program(let words) = options.target,
      let launcher = try? Interruption.shared.starting(
        { () throws(CommandError) in
          try InstanceLauncher(
            words, environment: environment, locale: options.locale, limits: options.limits)
        }, end: { $0.stop() })
    else { return nil }
    self.launcher = launcher
    instance = Task {
      guard let fresh = try? await launcher.next() else { return nil }
      return await UnattendedInstance(fresh)
    }
  }

  func add(to evidence: inout Evidence, of target: OpenTarget) async {
    defer { launcher.stop() }
    if let losses = await instance.value?.losses(in: target.snapshot), evidence.actionTrials != nil
    {
      evidence.actionTrials?.losses = losses
    }
  }
}
