// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// Actions that are driven, on real applications in sessions of their own.
@Suite struct DriveActionsTests {
  private static let rules = [
    "action-effective", "value-settable", "text-settable", "focus-settable", "selection-settable",
    "change-notified", "status-announced", "disabled-inert", "snapshot-stable",
  ].joined(separator: ",")

  @Test(arguments: [["--scale", "--text=Volume"], ["--entry", "--text=Name"]])
  func `a program that does what it is asked has no findings`(dialog: [String]) async throws {
    let run = try await Evenhand.run(
      [
        "audit", "--drive", "actions", "--rules", Self.rules, "--timeout", Evenhand.patience,
        "--exec", "--",
        "zenity",
      ] + dialog)
    #expect(run.output.contains("\n0 violations, 0 to review, "))
    #expect(run.errors.contains("the application ended when dialog["))
    #expect(run.code == 0)
  }

  @Test(arguments: [("click", true), ("9000", false)])
  func `a crash is blamed on a trial only where it does not come without it`(
    when: String, isBlamed: Bool
  ) async throws {
    let run = try await Evenhand.run([
      "audit", "--drive", "actions", "--rules", "action-effective", "--timeout", Evenhand.patience,
      "--exec", "--", "/usr/bin/python3", Evenhand.script("gtk3_crash.py"), when,
    ])
    #expect(
      run.output.contains("the application crashed when it was asked to perform") == isBlamed,
      "\(run.output)\(run.errors)")
    #expect(
      run.errors.contains("crashes without being asked anything, too") != isBlamed,
      "\(run.output)\(run.errors)")
  }

  @Test func `what actions and menus open is judged too, and a button that takes the focus along`()
    async throws
  {
    let run = try await Evenhand.run([
      "audit", "--drive", "actions", "--no-fence", "--rules",
      "control-name,focus-kept,action-effective", "--timeout", Evenhand.patience, "--exec", "--",
      "/usr/bin/python3", Evenhand.script("gtk3_disclosures.py"),
    ])
    for place in [
      "frame[Desk] > page tab[One] > text[]", "frame[Desk] > page tab[Two] > text[]",
      "frame[Desk] > page tab[Three] > text[]", "dialog[Find] > text[]",
      "dialog[Preferences] > text[]", "dialog[Filter] > text[]",
    ] {
      #expect(run.output.contains("\n    \(place): the text has no name"), "\(run.output)")
    }
    #expect(
      run.output.contains(
        "push button[Start]: it had the focus, was asked to perform \"click\", and no element has"
          + " the focus afterwards"), "\(run.output)")
    #expect(!run.output.contains("push button[Next]: it had the focus"), "\(run.output)")
    #expect(!run.output.contains("dialog[Trash]"), "\(run.output)")
    #expect(
      run.output.contains(
        "menu item[Count…]: it was asked to perform \"click\", said that it did, and nothing that it"
          + " publishes changed"), "\(run.output)")
    #expect(!run.output.contains("menu item[Find…]: it was asked"), "\(run.output)")
    #expect(run.output.contains("\n7 violations"), "\(run.output)\(run.errors)")
    #expect(run.code == 1)
  }

  @Test(arguments: [[], ["--table"]])
  func `pages of a list, dialogs of a pop-over and dialogs of dialogs are judged`(
    list: [String]
  ) async throws {
    let run = try await Evenhand.run(
      [
        "audit", "--drive", "keyboard,actions", "--rules",
        "control-name,dialog-keys,focus-visible,tab-reaches-all,hit-test", "--timeout",
        Evenhand.patience, "--exec", "--", "/usr/bin/python3", Evenhand.script("gtk3_sidebar.py"),
      ] + list)
    for title in ["First", "Second", "Deeper"] {
      #expect(
        run.output.contains("\n    dialog[\(title)] > text[]: the text has no name"),
        "\(title): \(run.output)\(run.errors)")
    }
    for page in ["One", "Two", "Three"] {
      #expect(
        run.output.contains("\n    frame[Desk] > panel[\(page)] > text[]: the text has"),
        "\(page): \(run.output)\(run.errors)")
    }
    // The walk through a page stays on it.
    #expect(run.output.contains("frame[Desk] > push button[Bare]: "), "\(run.output)")
    #expect(!run.output.contains("no key led to"), "\(run.output)")
    #expect(!run.output.contains("GetAccessibleAtPoint"), "\(run.output)")
    #expect(run.output.contains(" violations (6 critical"), "\(run.output)")
    #expect(!run.output.contains("dialog-keys"), "\(run.output)")
  }

  @Test func `a page of GTK 4 is gone through as the first one is, beside words that go on`()
    async throws
  {
    let run = try await Evenhand.run([
      "audit", "--drive", "keyboard,actions", "--pictures", "--rules",
      "tab-reaches-all,drawn-change-told,text-clipped,keybinding-works,typing-no-context-change",
      "--timeout", Evenhand.patience, "--exec", "--", "/usr/bin/python3",
      Evenhand.script("gtk4_pages.py"),
    ])
    for finding in [
      "push button[Print]: no key led to the push button",
      "push button[Queen seen]: it was asked to perform \"click\", looks different since",
      "label[After a treatment no honey may be taken for six weeks]: three dots are drawn",
      "push button[Add hive… (Ctrl+H)]: it names Ctrl+H, which does nothing",
      "push button[Send list (Ctrl+L)]: it names Ctrl+L, which does nothing",
      "push button[GtkToggleButton] (1): after Space, Down and Enter the focus was on panel[]",
    ] {
      #expect(run.output.contains(finding), "\(run.output)\(run.errors)")
    }
    #expect(!run.output.contains("push button[GtkToggleButton] (2)"), "\(run.output)")
  }

  @Test func `the page that a row of buttons has shown gives way to the first one again`()
    async throws
  {
    let run = try await Evenhand.run([
      "audit", "--drive", "actions", "--rules", "control-name", "--timeout", Evenhand.patience,
      "--exec", "--", "/usr/bin/python3", Evenhand.script("gtk3_sidebar.py"), "--buttons",
    ])
    for place in [
      "frame[Desk] > panel[Two]", "frame[Desk] > panel[Three]", "dialog[Deeper]", "dialog[Third]",
    ] {
      #expect(
        run.output.contains("\n    \(place) > text[]: the text has no name"),
        "\(place): \(run.output)\(run.errors)")
    }
  }

  @Test func `an assistant of GTK 4 is gone through, and filled in where it does not go on`()
    async throws
  {
    let run = try await Evenhand.run([
      "audit", "--drive", "actions", "--pictures", "--rules", "name-informative,text-contrast",
      "--timeout", Evenhand.patience, "--exec", "--", "/usr/bin/python3",
      Evenhand.script("gtk4_assistant.py"),
    ])
    #expect(
      run.output.contains(
        "judged at 3 stops (the beginning, push button[Next], push button[Next] (2))"),
      "\(run.output)\(run.errors)")
    #expect(run.output.contains("its name is that of a class: GtkEntry"), "\(run.output)")
    #expect(run.output.contains("label[You can fetch it tomorrow]: #dddddd"), "\(run.output)")
  }

  @Test(arguments: [true, false])
  func `what a form says too late, folds in silence and forgets by itself is for review`(
    isFaulty: Bool
  ) async throws {
    try await expectReviews(
      [
        "text[Town]: \"Add parcel\" does not do without it",
        "push button[Wishes]: it shows and hides check box[Fragile]",
        "text[Code]: ",
      ], of: "gtk3_form.py", isFaulty, drive: "actions",
      rules: "field-remark,drawn-change-told,snapshot-stable")
  }

  @Test(arguments: [true, false])
  func `what goes on by itself, is emptied or takes a letter on another page is for review`(
    isFaulty: Bool
  ) async throws {
    try await expectReviews(
      [
        "frame[Choir]: it blinks or moves by itself on the page \"Marks\" in ",
        "frame[Choir]: C alone, typed while a button had the focus, changes",
        "radio button[Marks]: text[Note] on its page: ",
      ], of: "gtk3_lamp.py", isFaulty, drive: "keyboard,actions",
      rules: "snapshot-stable,single-key-shortcut")
  }

  /// All of these in the faulty variant of a program, and nothing else; nothing in the clean one.
  private func expectReviews(
    _ findings: [String], of program: String, _ isFaulty: Bool, drive: String, rules: String
  ) async throws {
    let run = try await Evenhand.run([
      "audit", "--drive", drive, "--rules", rules, "--timeout", Evenhand.patience, "--exec", "--",
      "/usr/bin/python3", Evenhand.script(program), isFaulty ? "faulty" : "clean",
    ])
    #expect(
      run.output.contains("\n0 violations, \(isFaulty ? findings.count : 0) to review"),
      "\(run.output)\(run.errors)")
    for finding in findings {
      #expect(run.output.contains(finding) == isFaulty, "\(finding): \(run.output)")
    }
  }

  @Test(arguments: [true, false])
  func `a required field is emptied, and a form that only paints it then is for review`(
    isFaulty: Bool
  ) async throws {
    let run = try await Evenhand.run([
      "audit", "--drive", "actions", "--pictures", "--rules", "drawn-change-told", "--timeout",
      Evenhand.patience,
      "--exec", "--", "/usr/bin/python3", Evenhand.script("gtk3_prefilled.py"),
      isFaulty ? "faulty" : "clean",
    ])
    #expect(
      run.findings == (isFaulty ? ["review drawn-change-told Keep changes"] : []),
      "\(run.output)\(run.errors)")
    #expect(
      run.output.contains("since then text[] looks different, and nothing says why") == isFaulty)
  }

  @Test func `a dialog that keeps the program silent is closed, by actions and by keys`()
    async throws
  {
    let run = try await Evenhand.run([
      "audit", "--drive", "keyboard,actions", "--rules",
      "action-effective,keybinding-works,change-notified", "--timeout", "20",
      "--exec", "--", "/usr/bin/python3", Evenhand.script("gtk3_modal.py"),
    ])
    #expect(
      run.output.contains(
        "push button[Weigh]: it was asked to perform \"click\" and gave no answer before the"
          + " window was closed that it had opened"), "\(run.output)\(run.errors)")
    // What comes after it was asked too.
    #expect(run.output.contains("push button[Next]: it was asked to perform"), "\(run.output)")
    #expect(run.output.contains("did not answer after the action"), "\(run.output)")
    #expect(run.output.contains("\n0 violations"), "\(run.output)")
    #expect(!run.output.contains("did not answer any more"), "\(run.output)")
    #expect(!run.output.contains("could not be closed again"), "\(run.output)")
  }

  @Test func `a program that ends with its dialog is gone through by keys, and then asked`()
    async throws
  {
    let run = try await Evenhand.run([
      "audit", "--drive", "keyboard,actions", "--rules",
      "dialog-keys,keybinding-works,action-effective,focus-settable,text-settable,change-notified,"
        + "snapshot-stable", "--timeout", Evenhand.patience, "--exec", "--", "/usr/bin/python3",
      Evenhand.script("gtk3_dialog_alone.py"),
    ])
    #expect(run.code == 0, "\(run.output)\(run.errors)")
    #expect(run.output.contains("\n0 violations, 0 to review"), "\(run.output)")
    // Escape, which ends it, is tried, and before that every key but those that end it.
    #expect(
      run.output.contains("(keybinding-works): its keys would close the dialog"), "\(run.output)")
    #expect(!run.output.contains("could not be closed again"), "\(run.output)")
    // It is asked in a fresh instance, and may end that in turn.
    #expect(!run.output.contains("before anything was asked of it"), "\(run.output)")
    #expect(!run.output.contains("not read twice"), "\(run.output)")
    #expect(
      run.errors.contains(
        "the application ended when dialog[New parcel] > push button[Weigh] was asked"),
      "\(run.errors)")
  }

  @Test(arguments: [[], ["--no-fence"]])
  func `what may do harm is tried in a fence, and nowhere else`(option: [String]) async throws {
    let run = try await Evenhand.run(
      [
        "audit", "--drive", "actions", "--verbose", "--rules", "control-name", "--timeout",
        Evenhand.patience,
      ] + option + [
        "--exec", "--", "/usr/bin/python3", Evenhand.script("gtk3_dangerous.py"),
      ])
    let isRefused = run.output.contains("it ran without a fence")
    let isFenced = option.isEmpty && !isRefused
    #expect(!isRefused || option.isEmpty && run.output.contains("(bubblewrap)"), "\(run.output)")
    #expect(
      run.output.contains("dialog[] > text[]: the text has no name") == isFenced,
      "\(run.output)\(run.errors)")
    for name in ["Delete", "Send"] {
      let wasAsked = run.errors.contains("push button[\(name)] was asked to perform")
      #expect(wasAsked == isFenced, "\(name): \(run.errors)")
    }
    #expect(run.errors.contains("push button[Weigh] was asked to perform"))
    // It comes last, and is no fault.
    #expect(
      run.errors.contains("the application ended when frame[Parcels] > push button[Quit] was asked")
        == isFenced, "\(run.errors)")
    #expect(!run.output.contains("crashed"))
    #expect(run.code == (isFenced ? 1 : 0))
  }

  @Test
  func `where bubblewrap is refused, what may do harm is left alone, and the report says why`()
    async throws
  {
    let folder = try TemporaryFolder()
    try "#!/bin/sh\necho 'bwrap: No permissions to create a new namespace' >&2\nexit 1\n"
      .write(toFile: folder.path + "/bwrap", atomically: true, encoding: .utf8)
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o700], ofItemAtPath: folder.path + "/bwrap")
    let path = "\(folder.path):" + (Evenhand.bare["PATH"] ?? "")
    let run = try await Evenhand.run(
      [
        "audit", "--drive", "actions", "--rules", "control-name", "--timeout", Evenhand.patience,
        "--exec", "--", "/usr/bin/python3", Evenhand.script("gtk3_dangerous.py"),
      ], in: ["PATH": path])
    #expect(
      run.output.contains(
        "it ran without a fence (bubblewrap), so that what may do harm was left alone: "),
      "\(run.output)")
    #expect(run.output.contains("No permissions to create a new namespace"))
    #expect(run.output.contains("\n0 violations"), "\(run.output)")
    let doctor = try await Evenhand.run(["doctor"], in: ["PATH": path])
    let line = try #require(doctor.output.split(separator: "\n").first { $0.contains("fence") })
    #expect(line.hasPrefix("absent "))
    #expect(line.contains("bubblewrap"))
    #expect(line.contains("No permissions to create a new namespace"))
  }

  @Test func `a dry run says what would be tried, and what its name holds back`() async throws {
    let run = try await Evenhand.run([
      "audit", "--drive", "actions", "--no-fence", "--dry-run", "--deny-action", "^ok$",
      "--timeout",
      Evenhand.patience,
      "--exec", "--", "zenity", "--question", "--ok-label=OK", "--cancel-label=Delete",
    ])
    #expect(run.output.contains("push button[OK]: to take the focus\n"))
    #expect(!run.output.contains("push button[OK]: to perform"))
    #expect(run.output.contains("push button[OK]: --deny-action matches \"OK\"\n"))
    #expect(run.output.contains("push button[Delete]: \"Delete\" may do harm (delete)"))
    #expect(run.code == 0)
  }

  @Test func `a value that is set by hand is told with its event`() async throws {
    let run = try await Evenhand.run([
      "do", "set-value", "slider", "7", "--timeout", Evenhand.patience, "--exec", "--", "zenity",
      "--scale",
    ])
    #expect(run.output.contains("slider[] was asked to take the value 7: done\n"))
    #expect(run.output.contains(": value \"0.0\" to \"7.0\"\n"))
    #expect(run.output.contains("  event    object:property-change:accessible-value  slider[]\n"))
    #expect(run.code == 0)
  }

  @Test func `an action that an element does not offer is named with those that it does`()
    async throws
  {
    let run = try await Evenhand.run([
      "do", "fly", "push button[OK]", "--timeout", Evenhand.patience, "--exec", "--", "zenity",
      "--info",
    ])
    #expect(run.errors == "evenhand: it has no action \"fly\"; its actions: click\n")
    #expect(run.code == 2)
  }

  @Test(arguments: [("set-value", "Value"), ("set-text", "EditableText")])
  func `a program whose faults are fatal is not asked for what it does not list`(
    action: String, interface: String
  ) async throws {
    let run = try await Evenhand.run([
      "do", action, "push button[OK]", "4", "--timeout", "30", "--exec", "--", "env",
      "G_DEBUG=fatal-criticals", "zenity", "--info",
    ])
    #expect(
      run.output.contains(
        "refused: the element does not list the interface \(interface), and was not asked\n"))
    #expect(run.code == 1)
  }
}
