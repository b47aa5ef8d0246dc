// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// What is drawn and clicked, and is no control, in instances that are thrown away.
@Suite struct PointerAuditTests {
  @Test func `what is drawn and clicked is found, and what only lights up is to review`()
    async throws
  {
    let folder = try TemporaryFolder()
    let page = folder.path + "/report.html"
    let run = try await Self.audit("drawn-controls", ["--no-fence", "--output", page])
    #expect(
      run.output.contains(
        """
          fail   pointer-places: What answers to the pointer is a control (critical, WCAG 2.1.1 A)
            frame[Player] > drawing area[] (1): at 
        """), "\(run.output)\(run.errors)")
    #expect(run.output.contains("\n    frame[Player] > drawing area[] (2): at "))
    let effects = run.output.components(separatedBy: "a click changes what the window shows").count
    #expect(effects == 3)
    #expect(
      run.output.contains(
        " it looks different under the pointer, and no control is exposed there"))
    #expect(run.output.contains("2 violations (2 critical), 1 to review, "))
    #expect(run.output.contains("(pointer-places): \"Delete everything\" may do harm (delete)"))
    let html = try String(contentsOfFile: page, encoding: .utf8)
    #expect(html.components(separatedBy: "<img class=\"place\" alt=\"Place 1\"").count == 4)
    #expect(run.code == 1)
  }

  @Test
  func `what a click shows elsewhere in the page of a notebook is found where it was clicked`()
    async throws
  {
    let run = try await Self.audit("drawn-in-pages", [])
    #expect(
      run.output.contains("> icon[Record]: at ")
        && run.output.contains("a click changes what the window shows"),
      "\(run.output)\(run.errors)")
    #expect(run.output.contains("1 violation (1 critical), 0 to review, "))
    #expect(run.code == 1)
  }

  @Test func `a clock, a pulsing bar, drawings and the words of a check box are no finding`()
    async throws
  {
    let run = try await Self.audit("drawn-and-inert", ["--fail-on", "incomplete"])
    #expect(run.output.contains("0 violations, 0 to review, "), "\(run.output)\(run.errors)")
    #expect(run.code == 0)
  }

  @Test func `bars that fade in over what scrolls are no finding, and keep no click from others`()
    async throws
  {
    let run = try await Self.probe("gtk4_scrolled.py")
    #expect(
      run.output.contains("\n1 violation (1 critical), 0 to review"), "\(run.output)\(run.errors)")
    #expect(run.output.contains("a click changes what the window shows"), "\(run.output)")
    #expect(!run.output.contains("(pointer-places):"), "\(run.output)")
    #expect(run.code == 1)
  }

  @Test func `what changes by itself now and then, each time elsewhere, is no finding`()
    async throws
  {
    let run = try await Self.probe("gtk3_meter.py")
    #expect(run.output.contains("\n0 violations, 0 to review"), "\(run.output)\(run.errors)")
  }

  @Test(arguments: ["drawn", "pressed"])
  func `a tile behind a tab is clicked, and the line that goes on by itself tells of nothing`(
    tile: String
  ) async throws {
    let run = try await Evenhand.run([
      "audit", "--session", "private", "--drive", "actions,pointer", "--rules",
      "pointer-places,snapshot-stable", "--timeout", Evenhand.patience, "--exec", "--",
      "/usr/bin/python3", Evenhand.script("gtk3_tiles.py"), tile,
    ])
    let count = tile == "drawn" ? 1 : 0
    #expect(
      run.output.contains("page tab[Bays] > label[Bay 1: free]: at ") == (count == 1),
      "\(run.output)\(run.errors)")
    #expect(
      run.output.contains(": it was called otherwise again and again while nobody touched it"),
      "\(run.output)")
    #expect(run.output.contains("\n\(count) violation"), "\(run.output)")
    #expect(run.code == Int32(count))
  }

  @Test func `the pointer needs a program that can be started afresh, without steps`() async throws
  {
    let running = try await Evenhand.run(["audit", "--drive", "pointer", "--pid", "1"])
    #expect(running.errors.contains("it needs --exec or --desktop-id"))
    let folder = try TemporaryFolder()
    try "key Tab".write(toFile: folder.path + "/x.steps", atomically: true, encoding: .utf8)
    let steps = try await Evenhand.run([
      "audit", "--drive", "pointer", "--steps", folder.path + "/x.steps", "--exec", "--", "true",
    ])
    #expect(steps.errors.contains("--drive pointer does not go with --steps"))
    #expect([running.code, steps.code] == [64, 64])
  }

  @Test func `a hand over all of a window hides no label that is clicked`() async throws {
    let run = try await Self.probe("gtk3_hand.py")
    #expect(run.code == 1, "\(run.output)\(run.errors)")
    #expect(
      run.output.contains("label[See the conditions]: at"), "\(run.output)")
    #expect(run.output.contains("\n1 violation (1 critical), 0 to review"), "\(run.output)")
  }

  @Test
  func
    `menus, windows and orders that the pointer alone comes to are to review, those of keys are no finding`()
    async throws
  {
    let run = try await Self.probe("gtk3_menus.py")
    #expect(run.code == 0, "\(run.output)\(run.errors)")
    #expect(
      run.output.contains(
        "the right button opens a menu, and neither the Menu key nor Shift+F10 does"),
      "\(run.output)")
    #expect(run.output.contains("frame[Mail] > table[Folders]: at"), "\(run.output)")
    #expect(
      run.output.contains("a double click on a row does something, and Enter and Space do not"),
      "\(run.output)")
    #expect(
      run.output.contains("a drag puts its rows in another order"), "\(run.output)")
    #expect(run.output.contains("\n0 violations, 1 to review"), "\(run.output)")
  }

  @Test(arguments: ["pointer", "keys"])
  func
    `rows that the pointer alone opens and moves are to review, and those of which keys do it are not`(
      way: String
    ) async throws
  {
    let run = try await Self.probe("gtk4_rows.py", way)
    #expect(
      run.output.contains("a double click on a row does something, and Enter and Space do not")
        == (way == "pointer"), "\(run.output)\(run.errors)")
    #expect(
      run.output.contains("a drag puts its rows in another order") == (way == "pointer"),
      "\(run.output)")
    #expect(run.output.contains("\n0 violations, \(way == "pointer" ? 1 : 0) to review"))
  }

  @Test func `a button that is there while the pointer is, and takes no focus, is to review`()
    async throws
  {
    let run = try await Self.probe("gtk3_brought.py")
    #expect(run.code == 0, "\(run.output)\(run.errors)")
    #expect(run.output.contains("list box[Drives]: at"), "\(run.output)")
    #expect(
      run.output.contains(
        "\"Remove\" (24 by 24) a control is there while the pointer is, and takes no focus"),
      "\(run.output)")
    #expect(run.output.contains("\n0 violations, 1 to review"), "\(run.output)")
  }

  @Test func `a drawing that is dragged, and does nothing where it is clicked, is found`()
    async throws
  {
    let run = try await Self.probe("gtk3_dragged.py")
    #expect(run.code == 1, "\(run.output)\(run.errors)")
    #expect(run.output.contains("drawing area[Focus point]: at"), "\(run.output)")
    #expect(run.output.contains("a drag changes what the window shows"), "\(run.output)")
    #expect(run.output.contains("\n1 violation (1 critical), 0 to review"), "\(run.output)")
  }

  @Test func `a part of a drawing is taken hold of, and dragged as far as to a place of its own`()
    async throws
  {
    let run = try await Self.probe("gtk3_lanes.py")
    #expect(run.code == 1, "\(run.output)\(run.errors)")
    #expect(run.output.contains("drawing area[Car deck]: at"), "\(run.output)")
    #expect(run.output.contains("a drag changes what the window shows"), "\(run.output)")
  }

  @Test(arguments: ["gtk3_pressed.py", "gtk4_pressed.py"])
  func `a button that acts when the pointer goes down is to review, and no other one`(
    program: String
  ) async throws {
    let run = try await Self.probe(program, "press", rules: "acts-on-release")
    #expect(
      run.output.contains("frame[Queue] > push button[Read out]: it was pressed, and let go"),
      "\(run.output)\(run.errors)")
    #expect(run.output.contains("\n0 violations, 1 to review"), "\(run.output)")
  }

  @Test(arguments: ["gtk3_pressed.py", "gtk4_pressed.py"])
  func `buttons that act when they are let go pass, whatever the focus changes`(program: String)
    async throws
  {
    let run = try await Self.probe(program, "click", rules: "acts-on-release")
    #expect(run.output.contains("\n0 violations, 0 to review"), "\(run.output)\(run.errors)")
    #expect(!run.output.contains("nothing to judge for acts-on-release"), "\(run.output)")
  }

  private static func probe(
    _ program: String, _ words: String..., rules: String = "pointer-places"
  ) async throws -> Evenhand {
    try await Evenhand.run(
      [
        "audit", "--drive", "pointer", "--rules", rules, "--timeout", Evenhand.patience,
        "--no-fence", "--exec", "--", "/usr/bin/python3", Evenhand.script(program),
      ] + words)
  }

  private static func audit(_ page: String, _ options: [String]) async throws -> Evenhand {
    try await Evenhand.run(
      [
        "audit", "--drive", "pointer", "--rules", "pointer-places", "--timeout", Evenhand.patience,
      ] + options + ["--exec", "--", "/usr/bin/python3", Evenhand.script("gtk3_faults.py"), page])
  }
}
