// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// `evenhand prove` on programs whose state outlives their windows, and on one that does not survive
/// what is tried: each trial in a process of its own.
@Suite struct IsolatedProofTests {
  /// The seconds of computing after which a step is stuck: what hangs here would go on for ever.
  private static let impatient = Evenhand.bare.merging(["EVENHAND_AUDIT_PATIENCE": "1"]) { $1 }

  private func prove(
    _ page: String, jobs: Int = 1, in environment: [String: String] = Evenhand.bare
  ) async throws -> Evenhand {
    try await Evenhand.run(
      [
        "prove", "--jobs", "\(jobs)", "--timeout", Evenhand.patience, "--",
        Evenhand.program("faulty"), "--page", page,
      ], in: environment)
  }

  /// The verdict of each control, in the order of the report.
  private func verdicts(_ run: Evenhand) -> [String] {
    run.output.matches(of: /(?m)^(proved|refuted|undecided)  .*\[([^\]]+)\]  \(/)
      .map { "\($0.2): \($0.1)" }
  }

  @Test func `controls whose state is in a singleton, a global or a constant have verdicts`()
    async throws
  {
    let run = try await prove("outlives")
    #expect(
      verdicts(run) == [
        "outlives-parity: refuted", "outlives-hidden: undecided", "Copies: 3: proved",
        "Lend: proved", "Papers: 2: proved",
      ], "\(run.output)")
    // From a window that has just opened, and not from what other trials have left behind.
    #expect(
      run.output.contains(
        "    drag 12 points to the right: it changes value 0 to 3 of slider[Turns], and no keys do")
    )
    #expect(run.output.contains("click is offered, and was never seen to do anything"))
    #expect(
      run.output.contains("each in a process of its own, with 5 s of computing for a step\n"))
    #expect(run.errors == "")
    #expect(run.code == 1)
  }

  @Test func `what ends or blocks the program in one state is named, and the rest is proved`()
    async throws
  {
    let run = try await prove("fatal", jobs: 2, in: Self.impatient)
    #expect(
      verdicts(run) == [
        "crashes: undecided", "hangs: undecided", "quits: undecided", "Open: proved",
      ], "\(run.output)")
    #expect(run.output.contains("    tap, then tap, then tap: the program crashed ("))
    #expect(run.output.contains("    tap, then tap: the program did not come back\n"))
    #expect(run.output.contains("    tap: the program ended itself, with code 0\n"))
    #expect(run.code == 2)
  }

  @Test func `what shows nothing is proved by what it prints, and never refuted by that`()
    async throws
  {
    let run = try await prove("prints")
    #expect(
      verdicts(run) == [
        "Look at it: undecided", "quiet: undecided", "Tell: proved", "Hold to tell: proved",
      ], "\(run.output)")
    #expect(!run.output.contains("tick"), "\(run.output)")
  }

  @Test func `what is left to chance is proved where chance gives the same, and refutes nothing`()
    async throws
  {
    let run = try await prove("chance")
    #expect(
      verdicts(run) == [
        "Faulty: refuted", "Spin: undecided", "Roll: proved", "Shuffle: proved",
      ], "\(run.output)")
    #expect(run.output.contains("chance decides what comes of it, and not the same by each way"))
    // What has nothing to do with it is refuted all the same.
    #expect(run.output.contains("\"Turns 0\" to \"Turns 1\" of label, and no keys do"))
    #expect(!run.output.contains("two windows differ"))
  }

  @Test func `what goes on in tasks and on the main queue belongs to what has begun it`()
    async throws
  {
    let run = try await prove("work")
    #expect(
      verdicts(run) == [
        "Faulty: refuted", "Load: proved", "Save: proved", "Warm: proved", "Buy: proved",
      ], "\(run.output)")
    #expect(run.output.contains("what ticks by itself from the beginning on was stopped"))
    #expect(run.output.contains("\"Turns 0\" to \"Turns 1\" of label, and no keys do"))
    #expect(!run.output.contains("in a process of its own"), "\(run.output)")
  }

  @Test func `a window with much in it is copied for each trial from the beginning`()
    async throws
  {
    let run = try await prove("large", jobs: 2)
    #expect(
      run.output.contains("; as the window is large, each in a process of its own, with 5 s"),
      "\(run.output)")
    #expect(run.output.hasPrefix("refuted  "))
    #expect(run.output.contains("\"Turns 0\" to \"Turns 1\" of label, and no keys do"))
    for name in ["On", "Level", "Count"] {
      #expect(
        run.output.split(separator: "\n").contains {
          $0.hasPrefix("proved  ") && $0.contains("[\(name)]")
        }, "\(name)")
    }
    #expect(run.output.contains(", 1 refuted, 0 undecided\n"))
    #expect(run.code == 1)
  }

  @Test func `a page whose trials leave nothing behind is tried in one process`() async throws {
    let run = try await Evenhand.run([
      "prove", "--controls-before", "0", "--timeout", Evenhand.patience, "--",
      Evenhand.program("gallery"), "--page", "dial",
    ])
    #expect(!run.output.contains("in a process of its own"), "\(run.output)")
    #expect(run.code == 0)
  }
}
