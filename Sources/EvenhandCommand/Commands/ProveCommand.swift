// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit
import Foundation

/// Proves, control by control, that keys alone and assistive technologies alone reach what gestures of
/// a hand reach.
struct ProveCommand: Subcommand {
  static let name = "prove"
  static let summary = "Prove that keys and actions reach all that gestures reach"
  static let synopsis = "-- PROGRAM [ARGUMENTS]"
  static let options =
    ProofOptions.specifications + [
      OptionSpecification(
        "jobs", .number, "N", help: "Share the work among N processes (one a processor)"),
      OptionSpecification(
        "shard", .text, "I/N", help: "Prove only part I of N, for several machines"),
      ModelProgram.timeout,
    ]

  private static let mostJobs = 64
  private static let mostShares = 1000

  private let program: ModelProgram
  private let reports: ProofOptions
  private let jobs: Int
  private let share: TrialShare

  init(_ values: OptionValues, program: [String]?) throws(CommandError) {
    guard values.words.isEmpty else { throw .unexpected(values.words) }
    self.program = try ModelProgram(
      values, program, example: "evenhand prove -- gallery --page dial")
    reports = try ProofOptions(values)
    let jobs = values.numbers["jobs"] ?? Double(ProcessInfo.processInfo.activeProcessorCount)
    guard let jobs = Int(exactly: jobs), (1...Self.mostJobs).contains(jobs) else {
      throw .usage("--jobs needs a whole number from 1 to \(Self.mostJobs)")
    }
    self.jobs = jobs
    guard let share = TrialShare(values.text("shard") ?? "1/1"), share.count <= Self.mostShares
    else { throw .usage("--shard needs a part and a count, as in 2/4") }
    self.share = share
  }

  func run(_ environment: [String: String]) async throws(CommandError) -> ExitCode {
    try reports.check()
    let document = try await program.document(
      environment, jobs: jobs, share: share, withPictures: reports.needsPictures)
    let proof = GestureProof(document)
    try reports.write(
      proof, environment, run: program.record, part: share.count > 1 ? share.text : nil)
    if proof.isRefuted { return .findings }
    return proof.isProven || (share.count > 1 && proof.controls.isEmpty) ? .clean : .invalid
  }
}
