// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit
import Foundation

/// Proves, control by control, that keys alone and assistive technologies alone reach what gestures of
/// a hand reach.
struct ProveCommand: Subcommand {
  static let name = "prove"
  static let summary = "Prove that keys and actions reach all that gestures reach"
  static let synopsis =
    "[--exec] -- PROGRAM [ARGUMENTS] | --app NAME | --pid N | --desktop-id ID"
  static let options =
    ProofOptions.specifications + [
      OptionSpecification(
        "jobs", .number, "N", help: "Share the work among N processes (one a processor)"),
      OptionSpecification(
        "shard", .text, "I/N", help: "Prove only part I of N, for several machines"),
      OptionSpecification(
        "controls-before", .number, "N",
        help: "Prove also what the use of up to N other controls leads to (4)"),
      OptionSpecification(
        "except", .list, "NAME", help: "Leave out the controls that are called so"),
      OptionSpecification(
        "timeout", .number, "SECONDS", help: "Time limit for the program, or for all trials (300)"),
    ] + ApplicationProof.specifications

  private static let mostJobs = 64
  private static let mostBefore = 20
  private static let mostShares = 1000

  /// What is proved.
  private enum Subject {
    /// An Evenhand application, in its own process.
    case model(ModelProgram)
    /// Any application, from outside.
    case application(ApplicationProof)
  }

  private let subject: Subject
  private let reports: ProofOptions
  private let jobs: Int
  private let share: TrialShare

  init(_ values: OptionValues, program: [String]?) throws(CommandError) {
    guard values.words.isEmpty else { throw .unexpected(values.words) }
    if let application = try ApplicationProof(values, program: program) {
      subject = .application(application)
    } else {
      subject = .model(
        try ModelProgram(
          values, program,
          .init(
            controlsBefore: Self.controlsBefore(values), except: values.texts["except"] ?? []),
          example: "evenhand prove -- gallery --page dial"))
    }
    reports = try ProofOptions(values)
    let jobs = values.numbers["jobs"] ?? Double(ProcessInfo.processInfo.activeProcessorCount)
    guard let jobs = Int(exactly: jobs), (1...Self.mostJobs).contains(jobs) else {
      throw .usage("--jobs needs a whole number from 1 to \(Self.mostJobs)")
    }
    self.jobs = jobs
    let shard = values.text("shard") ?? "1/1"
    guard let share = TrialShare(shard), shard.count(where: { $0 == "/" }) == 1,
      share.count <= Self.mostShares
    else { throw .usage("--shard needs a part and a count, as in 2/4") }
    self.share = share
  }

  private static func controlsBefore(_ values: OptionValues) throws(CommandError) -> Int? {
    guard let number = values.numbers["controls-before"] else { return nil }
    guard let count = Int(exactly: number), (0...mostBefore).contains(count) else {
      throw .usage("--controls-before needs a whole number from 0 to \(mostBefore)")
    }
    return count
  }

  func run(_ environment: [String: String]) async throws(CommandError) -> ExitCode {
    try reports.check()
    let proof: GestureProof
    let record: RunRecord
    switch subject {
    case .model(let program):
      record = program.record
      proof = GestureProof(
        try await program.document(
          environment, jobs: jobs, share: share, withPictures: reports.needsPictures))
      for name in program.namesLeftOut where !proof.leftOut.contains(name) {
        Output.complain("--except: no control is called \(Escaped.line(name))")
      }
    case .application(let application):
      record = application.record
      switch try await application.result(environment, jobs: jobs, share: share) {
      case .plan(let text):
        try Output(path: nil).write(text)
        return .clean
      case .proof(let result): proof = result
      }
    }
    try reports.write(
      proof, environment, run: record, part: share.count > 1 ? share.text : nil)
    if proof.isRefuted { return .findings }
    return proof.isProven || (share.count > 1 && proof.controls.isEmpty) ? .clean : .invalid
  }
}
