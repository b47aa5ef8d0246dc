// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// Walks by keys through the examples, with all rules that run by themselves: each seeded fault, and
/// nothing else.
@Suite struct KeyboardAuditTests {
  @Test(arguments: [
    (
      "keyboard",
      [
        "fail tab-reaches-all tab-reaches-all", "fail focus-visible focus-visible",
        "review focus-no-context-change focus-no-context-change", "fail group-arrows group-arrows",
        "fail keybinding-works group-arrows",
      ]
    ),
    ("trap", ["fail keyboard-trap keyboard-trap"]),
    (
      "focus",
      [
        "fail tab-order tab-order", "review focus-not-obscured focus-not-obscured",
        // The same fault, as the tree alone shows it.
        "review hidden-not-focusable focus-not-obscured",
      ]
    ),
    ("lost", ["fail focus-lost focus-lost"]),
    (
      "pictures",
      [
        "fail target-size target-size-Up", "fail target-size target-size-Down",
        "fail text-contrast text-contrast", "review nontext-contrast nontext-contrast",
        "review text-clipped text-clipped",
      ]
    ),
  ])
  func `keys and pictures find each seeded fault`(page: String, faults: [String]) async throws {
    let run = try await audit(["faulty", "--page", page])
    #expect(Set(run.findings) == Set(faults), "\(run.output)\(run.errors)")
    #expect(run.code == 1)
  }

  @Test(arguments: ["buttons", "mixer", "lab"])
  func `a walk by keys finds nothing on a page of the gallery`(page: String) async throws {
    let run = try await audit(["gallery", "--page", page])
    #expect(run.findings == [], "\(run.output)\(run.errors)")
    #expect(run.code == 0)
  }

  @Test func `one button without a ring among others is found, though the window fades in`()
    async throws
  {
    let run = try await Evenhand.run([
      "audit", "--drive", "keyboard", "--rules", "focus-visible", "--timeout", Evenhand.patience,
      "--exec", "--", "/usr/bin/python3", Evenhand.script("gtk3_ringless.py"),
    ])
    #expect(run.code == 1, "\(run.output)\(run.errors)")
    #expect(run.output.contains("push button[Print]: nothing in the window looks different"))
    #expect(run.output.contains("\n1 violation"), "\(run.output)")
  }

  @Test func `where places are wrong, a window that stays as it is at all is for review`()
    async throws
  {
    let run = try await Evenhand.run([
      "audit", "--drive", "keyboard", "--rules", "focus-visible", "--timeout", Evenhand.patience,
      "--exec", "--", "/usr/bin/python3", Evenhand.script("gtk4_ringless.py"),
    ])
    #expect(run.code == 0, "\(run.output)\(run.errors)")
    #expect(run.output.contains("0 violations, 3 to review"), "\(run.output)")
    // Nothing is drawn of it, while the ring of the one before it goes.
    #expect(run.output.contains("[Unseen]: 0 pixels of it look different"), "\(run.output)")
    #expect(run.output.contains("[Keep]: nothing in the window looks different"), "\(run.output)")
    #expect(run.output.contains("push button[Print]: "), "\(run.output)")
    #expect(run.output.contains("whether anything in the window changes"), "\(run.output)")
  }

  @Test func `a key whose button does the same each time, and a little later, is not dead`()
    async throws
  {
    let run = try await Evenhand.run([
      "audit", "--drive", "keyboard", "--rules", "keybinding-works", "--timeout", Evenhand.patience,
      "--exec", "--", "/usr/bin/python3", Evenhand.script("gtk3_form.py"), "clean",
    ])
    #expect(
      run.output.contains("0 violations, 0 to review, 0 advice, 1 passed"),
      "\(run.output)\(run.errors)")
  }

  @Test func `where places leave out borders, the line of the focus tells how small a button is`()
    async throws
  {
    let run = try await Evenhand.run([
      "audit", "--drive", "keyboard", "--rules", "target-size", "--timeout", Evenhand.patience,
      "--exec", "--", "/usr/bin/python3", Evenhand.script("gtk4_targets.py"),
    ])
    #expect(run.output.contains("0 violations, 2 to review"), "\(run.output)\(run.errors)")
    for name in ["Up", "Down"] {
      #expect(run.output.contains("push button[\(name)]: it is 1"), "\(run.output)")
    }
  }

  @Test func `what GTK 4 calls shown and no picture shows is not blamed for want of keys`()
    async throws
  {
    let run = try await Evenhand.run([
      "audit", "--drive", "keyboard", "--rules", "tab-reaches-all", "--timeout",
      Evenhand.patience, "--exec", "--", "/usr/bin/python3", Evenhand.script("gtk4_hover.py"),
    ])
    #expect(run.code == 1, "\(run.output)\(run.errors)")
    #expect(run.output.contains("push button[Stop]: no key led to"), "\(run.output)")
    #expect(run.output.contains("\n1 violation "), "\(run.output)")
    #expect(run.output.contains("no picture shows that it is"), "\(run.output)")
  }

  @Test func `a window that opens with the focus is told, closed, and the walk goes on`()
    async throws
  {
    let run = try await Evenhand.run([
      "audit", "--drive", "keyboard", "--rules",
      "focus-no-context-change,focus-lost,focus-visible,tab-reaches-all", "--timeout",
      Evenhand.patience, "--exec", "--", "/usr/bin/python3",
      Evenhand.script("gtk3_opens_windows.py"),
    ])
    #expect(run.code == 1, "\(run.output)\(run.errors)")
    for (field, window) in [("Code", "Codes"), ("Colour", "Colours")] {
      #expect(
        run.output.contains("text[\(field)]: when it got the focus, this opened: frame[\(window)]"),
        "\(run.output)")
    }
    #expect(run.output.contains("push button[Later]"), "\(run.output)")
    #expect(run.output.contains("\n1 violation"), "\(run.output)")
    #expect(!run.output.contains("another window took the keyboard"), "\(run.output)")
  }

  @Test func `what the walk found before a window that opens again and again stays found`()
    async throws
  {
    let run = try await Evenhand.run([
      "audit", "--drive", "keyboard", "--rules", "focus-no-context-change,focus-lost", "--timeout",
      Evenhand.patience, "--exec", "--", "/usr/bin/python3", Evenhand.script("gtk3_last_keys.py"),
      "window",
    ])
    #expect(run.code == 0, "\(run.output)\(run.errors)")
    #expect(
      run.output.contains("text[] (2): when it got the focus, this opened: frame[Codes]"),
      "\(run.output)")
    #expect(run.output.contains("\n0 violations, 1 to review"), "\(run.output)")
  }

  @Test func `a key that is twice there is told, and so is a message that a key alone brings`()
    async throws
  {
    let run = try await Evenhand.run([
      "audit", "--drive", "keyboard,actions", "--rules",
      "keybinding-works,status-announced,action-effective", "--timeout", Evenhand.patience,
      "--exec", "--", "/usr/bin/python3", Evenhand.script("gtk3_last_keys.py"), "keys",
    ])
    #expect(run.code == 0, "\(run.output)\(run.errors)")
    for finding in [
      "its action \"click\" changes whether the application runs",
      "push button[Play]: its action brought \"Playing the last take\", and nothing announced it",
    ] {
      #expect(run.output.contains(finding), "\(run.output)\(run.errors)")
    }
    #expect(run.output.contains("\n0 violations, 2 to review"), "\(run.output)")
  }

  @Test func `a text of many links is gone through, and holds nobody`() async throws {
    let run = try await Evenhand.run([
      "audit", "--drive", "keyboard", "--rules", "tab-reaches-all,keyboard-trap,focus-lost",
      "--verbose", "--timeout", Evenhand.patience, "--exec", "--", "/usr/bin/python3",
      Evenhand.script("gtk3_links.py"),
    ])
    #expect(run.code == 0, "\(run.output)\(run.errors)")
    #expect(run.output.contains("\n0 violations, 0 to review"), "\(run.output)\(run.errors)")
    #expect(!run.errors.contains("not a whole walk"), "\(run.errors)")
  }

  @Test func `a text with links that has the focus at first holds nobody`() async throws {
    let run = try await links(5)
    #expect(run.output.contains("\n0 violations, 0 to review"), "\(run.output)\(run.errors)")
  }

  @Test func `a text with more links than are followed is not called a trap, nor free of one`()
    async throws
  {
    let run = try await links(70)
    #expect(run.output.contains("\n0 violations"), "\(run.output)\(run.errors)")
    #expect(
      run.output.contains("keyboard-trap): a text has more than 60 links"),
      "\(run.output)\(run.errors)")
  }

  private func links(_ count: Int) async throws -> Evenhand {
    try await Evenhand.run([
      "audit", "--drive", "keyboard", "--rules", "tab-reaches-all,keyboard-trap", "--timeout",
      Evenhand.patience, "--exec", "--", "/usr/bin/python3", Evenhand.script("gtk3_drawn_links.py"),
      "\(count)",
    ])
  }

  @Test func `a trap names the keys that were tried`() async throws {
    let run = try await audit(["faulty", "--page", "trap"])
    #expect(
      run.output.contains(
        "none of these leads out of it: Ctrl+Tab, Shift+Tab, Ctrl+Shift+Tab, F6, Esc, Right, Down, Left, Up"
      ))
  }

  @Test(arguments: ["faulty", "clean"])
  func `a field of GTK 4 that hands the focus on by itself is to review`(
    variant: String
  ) async throws {
    let run = try await Evenhand.run([
      "audit", "--drive", "keyboard", "--rules", "typing-no-context-change", "--timeout",
      Evenhand.patience, "--exec", "--", "/usr/bin/python3", Evenhand.script("gtk4_code.py"),
      variant,
    ])
    let finding =
      "frame[Code] > text[First]: after 13 digits were typed the focus was on text[Second]"
    #expect(
      run.output.contains(finding) == (variant == "faulty"), "\(run.output)\(run.errors)")
    #expect(run.output.contains("\n0 violations, \(variant == "faulty" ? 1 : 0) to review"))
  }

  @Test func `a report says by what the application was driven`() async throws {
    let run = try await Evenhand.run([
      "audit", "--drive", "keyboard", "--format", "json", "--rules", "keyboard-trap", "--exec",
      "--", "zenity", "--info",
    ])
    let report = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    #expect((report?["run"] as? [String: Any])?["drive"] as? [String] == ["keyboard"])
  }

  @Test func `keys are not sent to an application that a person may be using`() async throws {
    let run = try await Evenhand.run(["audit", "--drive", "keyboard", "--app", "gedit"])
    #expect(run.code == 64)
    #expect(run.errors.contains("--drive-desktop"))
  }

  @Test func `an unknown way to drive is wrong usage`() async throws {
    let run = try await Evenhand.run(["audit", "--drive", "mouse", "--exec", "--", "true"])
    #expect(run.code == 64)
    #expect(run.errors.contains("keyboard, actions, pointer, preferences, none"))
  }

  private func audit(_ words: [String]) async throws -> Evenhand {
    let program = Evenhand.program(words[0])
    return try await Evenhand.run(
      [
        "audit", "--drive", "keyboard", "--pictures", "--fail-on", "incomplete", "--timeout",
        Evenhand.patience,
        "--exec", "--", program,
      ] + words.dropFirst())
  }
}
