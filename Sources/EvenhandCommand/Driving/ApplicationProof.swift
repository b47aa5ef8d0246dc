// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit
import AccessibilityDriver
import AccessibilityReader
import AccessibilitySnapshot
import Foundation

/// Proves an application that need not be made with Evenhand: fresh instances of it are operated in
/// private sessions.
struct ApplicationProof: Sendable {
  static let specifications: [OptionSpecification] =
    TargetOptions.specifications.filter {
      ["app", "pid", "exec", "desktop-id", "locale", "max-nodes"].contains($0.name)
    }
    + ActionOptions.specifications.filter { $0.name != "drive-time" } + [
      DriveOptions.noFence,
      OptionSpecification(
        "max-controls", .count, "N", help: "Controls to try in any application (100)"),
    ]

  private let options: TargetOptions
  private let policy: ActionPolicy
  private let isDryRun: Bool
  private let bounds: ApplicationProver.Bounds

  /// For an instance to start and to come to rest.
  private static let patience = 30.0

  /// nil where the command line does not ask for any of this.
  init?(_ values: OptionValues, program: [String]?) throws(CommandError) {
    let isAsked =
      ["app", "desktop-id"].contains { values.texts[$0] != nil } || values.numbers["pid"] != nil
      || values.flags.contains("exec")
    guard isAsked else {
      try Self.checkUnasked(values)
      return nil
    }
    var bounds = ApplicationProver.Bounds()
    bounds.time = try values.seconds("timeout") ?? .seconds(300)
    if let count = values.numbers["max-controls"] {
      guard let count = Int(exactly: count), count >= 1 else {
        throw .usage("--max-controls needs a whole number above 0")
      }
      bounds.controls = count
    }
    self.bounds = bounds
    var instance = values
    // The time is for the whole; an instance has its own.
    instance.numbers["timeout"] = min(values.numbers["timeout"] ?? Self.patience, Self.patience)
    options = try TargetOptions(instance, program: program)
    policy = try ActionOptions.policy(values)
    isDryRun = values.flags.contains("dry-run")
  }

  private static func checkUnasked(_ values: OptionValues) throws(CommandError) {
    let isGiven =
      ["allow-action", "deny-action", "locale"].contains { values.texts[$0] != nil }
      || ["max-controls", "max-nodes"].contains { values.numbers[$0] != nil }
      || values.flags.contains("dry-run")
    if isGiven {
      throw .usage(
        "--allow-action, --deny-action, --dry-run, --locale, --max-controls and --max-nodes are for"
          + " --exec, --desktop-id, --app and --pid")
    }
  }

  /// For the report.
  var record: RunRecord {
    var record = RunRecord(toolVersion: CommandLineRun.version)
    record.drive = ["pointer", "keyboard", "actions"]
    if case .program(let words) = options.target { record.program = words }
    record.timeout = bounds.time
    record.maxNodes = options.limits.nodes
    return record
  }

  /// What would be done, or what came of it.
  enum Result: Sendable {
    case plan(String)
    case proof(GestureProof)
  }

  func result(
    _ environment: [String: String], jobs: Int, share: TrialShare
  ) async throws(CommandError) -> Result {
    let (words, known) = try await program(environment)
    guard let words else {
      guard let known else { throw .invalid("there is nothing to start") }
      return .proof(
        ApplicationProver.undecided(
          known, policy: policy,
          because: "it cannot be started afresh: its command line is not known"))
    }
    let launchers = try Interruption.shared.starting(
      { () throws(CommandError) in
        try Self.launchers(
          isDryRun ? 1 : jobs, words, environment, options)
      }, end: { $0.forEach { $0.stop() } })
    defer { launchers.forEach { $0.stop() } }
    Progress.shared.begin("operating fresh instances")
    do {
      if isDryRun { return .plan(try await dryRun(launchers)) }
      let prover = ApplicationProver(
        sources: launchers, policy: Self.policy(policy, for: launchers), bounds: bounds,
        limits: ReadLimits(nodes: options.limits.nodes),
        trace: { AuditTrace.shared.step($0) }, isMine: { share.contains($0) })
      return .proof(try await prover.prove(knownAs: known))
    } catch {
      throw .invalid(error.reason)
    }
  }

  /// Each has a session of its own; those that were started end where one is not.
  private static func launchers(
    _ count: Int, _ words: [String], _ environment: [String: String], _ options: TargetOptions
  ) throws(CommandError) -> [InstanceLauncher] {
    var launchers: [InstanceLauncher] = []
    do throws(CommandError) {
      for _ in 0..<count {
        launchers.append(
          try InstanceLauncher(words, environment: environment, options))
      }
    } catch {
      launchers.forEach { $0.stop() }
      throw error
    }
    return launchers
  }

  private static func policy(
    _ policy: ActionPolicy, for launchers: [InstanceLauncher]
  ) -> ActionPolicy {
    launchers.allSatisfy(\.isFenced) ? policy.inFence : policy
  }

  private func dryRun(_ launchers: [InstanceLauncher]) async throws(InstanceFailure) -> String {
    guard let instance = try await launchers.first?.next() else { return "" }
    let plan = ControlPlan(instance.snapshot, policy: Self.policy(policy, for: launchers))
    var dryRun = DryRun(instance.snapshot)
    for line in plan.lines {
      if line.isTried {
        dryRun.add("try", line.node, line.text)
      } else {
        dryRun.leave(line.node.id, because: line.text)
      }
    }
    return dryRun.text("\(plan.lines.count { $0.isTried }) would be tried")
  }

  /// What is started again and again, and the application that runs already, where one is meant. It is
  /// read, and nothing more.
  private func program(
    _ environment: [String: String]
  ) async throws(CommandError) -> ([String]?, ApplicationSnapshot?) {
    if case .program(let words) = options.target { return (words, nil) }
    let snapshot = try await TargetOpening(options: options, environment: environment).snapshot()
    return (snapshot.application.pid.flatMap(RunningProgram.init)?.words, snapshot)
  }
}
