// SPDX-License-Identifier: Apache-2.0

import Testing

/// The same controls, set by pointer, by keys and by actions, in sessions of their own.
@Suite struct ParityTests {
  @Test func `what only a hand can set is found, with what each way led to`() async throws {
    let run = try await Self.audit("unequal-ways", ["--rules", "live-parity"])
    #expect(
      run.findings == [
        "review live-parity no-action", "review live-parity no-key", "review live-parity no-value",
      ], "\(run.output)\(run.errors)")
    #expect(
      run.output.contains(
        "toggle button[no-action]: the pointer (click) changed it; keys (Space) changed it; actions"
          + " (click) changed nothing\n"))
    #expect(
      run.output.contains(
        "slider[no-value]: from 100 the pointer (drag) led to 0 and 100; keys (Home) led to 0;"
          + " actions (the value 0.0) led nowhere\n"))
    #expect(run.output.contains(", 1 passed\n"))
    #expect(run.code == 1)
  }

  @Test func `controls whose ways agree have no findings, and stand as they stood`() async throws {
    let run = try await Self.audit("equal-ways", ["--rules", "live-parity", "--verbose"])
    #expect(run.findings == [], "\(run.output)\(run.errors)")
    let trials = run.errors.split(separator: "\n").filter { $0.contains(" was set from ") }
    #expect(trials.count == 6)
    // Keys were pressed before, and took back what they did.
    #expect(trials.contains { $0.contains("slider[Loudness] was set from 40.0: ") })
    #expect(trials.allSatisfy { !$0.contains("not taken back") && !$0.contains("not tried") })
    #expect(run.code == 0)
  }

  @Test func `a name that speaks of harm is not set by any way`() async throws {
    let run = try await Self.audit(
      "unequal-ways", ["--rules", "live-parity", "--deny-action", "^no-"])
    #expect(run.findings == [])
    #expect(run.output.contains("1 element (live-parity): --deny-action matches \"no-action\"\n"))
    #expect(run.code == 0)
  }

  @Test func `a dry run says what would be set`() async throws {
    let run = try await Self.audit("unequal-ways", ["--dry-run", "--deny-action", "no-key"])
    #expect(
      run.output.contains(
        "set    frame[Ways] > toggle button[no-action]: by pointer, by keys and by actions\n"))
    #expect(
      run.output.contains(
        "leave  frame[Ways] > check box[no-key]: --deny-action matches \"no-key\"\n"))
    #expect(run.output.contains("\n3 would be set by each way, 1 left alone\n"))
    #expect(run.code == 0)
  }

  @Test func `actions alone do not compare`() async throws {
    let run = try await Evenhand.run([
      "audit", "--drive", "actions", "--rules", "live-parity", "--timeout", Evenhand.patience,
      "--exec", "--",
      "zenity", "--info",
    ])
    #expect(run.output.contains("1 rule: needs --drive keyboard,actions\n"))
  }

  private static func audit(_ page: String, _ options: [String]) async throws -> Evenhand {
    try await Evenhand.run(
      [
        "audit", "--drive", "keyboard,actions", "--fail-on", "incomplete", "--timeout",
        Evenhand.patience,
      ] + options + ["--exec", "--", "/usr/bin/python3", Evenhand.script("gtk3_faults.py"), page])
  }
}
