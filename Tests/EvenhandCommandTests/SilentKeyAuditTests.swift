// SPDX-License-Identifier: Apache-2.0

import Testing

/// Keys that a program takes, and of which nothing comes.
@Suite struct SilentKeyAuditTests {
  @Test func `arrows that a drawn control takes in silence are found, and those it tells of fail`()
    async throws
  {
    let run = try await audit("gtk3_silent.py", "faulty")
    #expect(
      run.findings == ["fail key-answered Knob", "review key-answered Dial"],
      "\(run.output)\(run.errors)")
    #expect(run.code == 1)
    #expect(run.output.contains("its words tell of Right, Left, Down, Up"), "\(run.output)")
    #expect(
      run.output.contains(
        "it takes Down, Up, and nothing changes, is said or drawn: Up leads to it from"
          + " push button[Other], and Down does not lead on from it"), "\(run.output)")
  }

  @Test func `arrows that nobody takes, and arrows that turn something, are no fault`() async throws
  {
    let run = try await audit("gtk3_silent.py", "clean")
    #expect(run.findings == [], "\(run.output)\(run.errors)")
    #expect(run.output.contains("2 passed"), "\(run.output)")
  }

  @Test func `in GTK 4 what is taken in silence is found as well`() async throws {
    let faulty = try await audit("gtk4_silent.py", "faulty")
    #expect(faulty.findings == ["review key-answered Dial"], "\(faulty.output)\(faulty.errors)")
    let clean = try await audit("gtk4_silent.py", "clean")
    #expect(clean.findings == [], "\(clean.output)\(clean.errors)")
  }

  private func audit(_ program: String, _ variant: String) async throws -> Evenhand {
    try await Evenhand.run([
      "audit", "--drive", "keyboard", "--rules", "key-answered", "--timeout", Evenhand.patience,
      "--exec", "--", "/usr/bin/python3", Evenhand.script(program), variant,
    ])
  }
}
