// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit
import AccessibilityDriver
import AccessibilityReader

/// Fills in the form of an instance of its own, leaves it alone while others are operated, and adds what is
/// gone of it then to what the rules judge; then what its messages and single letters do.
struct UnattendedEvidence: Sendable {
  private let launcher: InstanceLauncher
  private let instance: Task<UnattendedInstance?, Never>

  /// nil where there is no program to start, or no session for it.
  init?(
    _ options: TargetOptions?, environment: [String: String], policy: ActionPolicy
  ) {
    guard let options, options.steps == nil, case .program(let words) = options.target,
      let launcher = try? Interruption.shared.starting(
        { () throws(CommandError) in
          try InstanceLauncher(words, environment: environment, options)
        }, end: { $0.stop() })
    else { return nil }
    self.launcher = launcher
    instance = Task {
      guard let fresh = try? await launcher.next() else { return nil }
      var unattended = await UnattendedInstance(fresh)
      await unattended.visitPages(launcher.isFenced ? policy.inFence : policy)
      return unattended
    }
  }

  func add(to evidence: inout Evidence, of target: OpenTarget) async {
    defer { launcher.stop() }
    guard var unattended = await instance.value, let trials = evidence.actionTrials?.trials else {
      return
    }
    let known = target.snapshot
    let movers = await unattended.movers(in: known)
    evidence.actionTrials?.movers = movers
    evidence.actionTrials?.motions = unattended.motions(in: known)
    evidence.actionTrials?.losses = await unattended.losses(in: known)
    if let later = await later(than: trials, target) {
      evidence.actionTrials?.losses.merge(
        await unattended.lapses(of: trials, in: known, later: later, besides: movers)
      ) { first, _ in first }
    }
    // What letters do cannot be taken back.
    if !evidence.keyboardWalks.isEmpty,
      let letters = await unattended.letters(in: known, besides: movers, orIn: launcher),
      let walk = evidence.keyboardWalks.firstIndex(where: { $0.window == letters.element })
    {
      evidence.keyboardWalks[walk].bindings.append(letters)
    }
  }

  /// The application when all has been tried. What its last trial has brought may be about to go.
  private func later(
    than trials: [ActionTrial], _ target: OpenTarget
  ) async -> ApplicationSnapshot? {
    func read() async -> ApplicationSnapshot? {
      try? await target.reader.read(target.snapshot.application).withInferredShowing
    }
    guard let now = await read() else { return nil }
    let words = Set(trials.last?.changes.map(\.words).filter { !$0.isEmpty } ?? [])
    guard now.tree.depthFirst.contains(where: { words.contains($0.name) }) else { return now }
    try? await Task.sleep(for: Self.brief)
    return await read()
  }

  /// How long toolkits show what they say by the way.
  private static let brief = Duration.seconds(2)
}
