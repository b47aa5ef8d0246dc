// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// Faults that a program of this library can hardly have, in one of GTK 3: each is found while keys
/// are pressed, with all rules that run by themselves, and nothing else.
@Suite struct ForeignFaultTests {
  @Test(arguments: [
    (
      "no-focus-event",
      ["fail focus-event One", "fail focus-event Two", "fail focus-event Three"],
      "push button[One]: no event told that it got the focus by Shift+Tab and by Tab"
    ),
    (
      "dialog-that-stays", ["fail dialog-keys dialog-keys"],
      "dialog[dialog-keys]: Escape does not close it"
    ),
    (
      "dialog-without-focus", ["fail dialog-keys dialog-keys"],
      "dialog[dialog-keys]: no control of it had the focus"
    ),
    (
      "dialog-that-loses-the-focus", ["fail dialog-keys dialog-keys"],
      "dialog[dialog-keys]: after it was closed no element of the other windows has the focus"
    ),
  ])
  func `keys find the fault of a program that is not ours`(
    page: String, faults: [String], words: String
  ) async throws {
    let run = try await Self.audit(page)
    #expect(run.findings == faults, "\(run.output)\(run.errors)")
    #expect(run.output.contains(words + "\n"))
    #expect(run.code == 1)
  }

  @Test func `a dialog that keeps its word has no findings`() async throws {
    let run = try await Self.audit("sound")
    #expect(run.findings == [], "\(run.output)\(run.errors)")
    #expect(run.code == 0)
  }

  private static func audit(_ page: String) async throws -> Evenhand {
    try await Evenhand.run([
      "audit", "--drive", "keyboard", "--pictures", "--fail-on", "incomplete", "--timeout",
      Evenhand.patience,
      "--exec", "--", "/usr/bin/python3", Evenhand.script("gtk3_faults.py"), page,
    ])
  }
}
