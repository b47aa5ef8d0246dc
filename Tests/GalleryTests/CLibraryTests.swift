// SPDX-License-Identifier: Apache-2.0

import AccessibilityReader
import DesktopSession
import Foundation
import ScriptedApplications
import Semantics
import Testing

/// What is written in other languages with the library for toolkits.
struct CLibraryTests {
  private func lamp(hasScreenReader: Bool = false) async throws -> LiveApplication {
    let program = try await CProgram.build(
      "examples/CToolkit/lamp.c", with: ["sdl2", "cairo"])
    return try await LiveApplication(program, hasScreenReader: hasScreenReader)
  }

  @Test func `what C makes is read, and does what it is asked`() async throws {
    let lamp = try await lamp()
    let toggle = try await lamp.element("Lamp", role: .checkBox)
    #expect(toggle.node.actions == [Action(name: "toggle", label: "Toggle", keyBinding: ";;space")])
    #expect(try await lamp.python("do-action", ["Lamp", "toggle"]) == ["True"])
    #expect(try await lamp.settled("Lamp") { $0.states[.checked] }.states[.checked])
    let slider = try await lamp.element("Brightness", role: .slider)
    #expect(slider.node.actions.map(\.keyBinding) == [";;Right", ";;Left"])
    try await lamp.setValue(20, of: slider)
    #expect(
      try await lamp.settled("Brightness") { $0.value?.text == "20 percent" }.value?.current == 20)
    #expect(try await lamp.python("do-action", ["Brightness", "brighter"]) == ["True"])
    #expect(
      try await lamp.settled("Brightness") { $0.value?.current == 30 }.value?.text == "30 percent")
  }

  @Test func `pointer and keys end where assistive technologies do`() async throws {
    let lamp = try await lamp()
    try lamp.click(try await lamp.element("Lamp", role: .checkBox))
    #expect(try await lamp.settled("Lamp") { $0.states[.checked] }.states[.checked])
    try lamp.type(.tab, .right)
    #expect(
      try await lamp.settled("Brightness") { $0.value?.current == 60 }.states[.focused])
    try await lamp.grabFocus(try await lamp.element("Note", role: .entry))
    #expect(try await lamp.settled("Note") { $0.states[.focused] }.states[.focused])
  }

  @Test func `a text is edited, and children come and go one by one`() async throws {
    let lamp = try await lamp()
    #expect(
      try await lamp.python("edit-text", ["Note"]) == [
        "True", "Buy bulbs 9", "True", "Buy two bulbs 7", "True", "True",
        "two bulbs 2 ('bulbs', 4, 9)",
      ])
    #expect(try await lamp.python("do-action", ["Note", "add"]) == ["True"])
    let note = try await lamp.element("two bulbs", role: .listItem)
    #expect(
      note.snapshot.tree.parent(of: note.id).flatMap { note.snapshot.tree[$0]?.name } == "Notes")
    // The field is empty when the note is there: both are published as one change.
    #expect(try await lamp.python("text", ["Note"]) == ["'' 0 []"])
  }

  @Test func `letters look as C says, and otherwise when they change`() async throws {
    let lamp = try await lamp()
    #expect(
      try await lamp.python("text-looks", ["Note", "!now"])
        == ["True", "['fg-color:200,0,0', 'weight:700'] 0 4"])
    #expect(try await lamp.python("text-looks", ["Note", "later"]) == ["True", "[] 0 5"])
  }

  @Test func `the oldest of many notes goes when one more comes`() async throws {
    let lamp = try await lamp()
    try await lamp.grabFocus(try await lamp.element("Note", role: .entry))
    _ = try await lamp.settled("Note") { $0.states[.focused] }
    let letters: [PhysicalKey] = [.a, .b, .c, .d, .e, .f, .g, .h, .i]
    for letter in letters { try lamp.type(letter, .enter) }
    let newest = try await lamp.element("i", role: .listItem)
    let list = try #require(newest.snapshot.tree.parent(of: newest.id))
    let notes = newest.snapshot.tree[list]?.children.compactMap { newest.snapshot.tree[$0]?.name }
    #expect(notes == ["b", "c", "d", "e", "f", "g", "h", "i"])
  }

  @Test(.heardAgain) func `Orca says what is drawn by hand in C`() async throws {
    let lamp = try await lamp(hasScreenReader: true)
    try await lamp.hear("Lamp")
    try await lamp.say(
      to: [.space, .tab, .right, .tab, .o, .h, .left, .backspace, .enter], golden: "lamp-orca")
  }

  @Test(.heardAgain)
  func `Orca says the row that the keys act on, of a list that keeps the focus itself`()
    async throws
  {
    let program = try await CProgram.build("Tests/GalleryTests/Programs/queue.c")
    let queue = try await LiveApplication(program, hasScreenReader: true)
    try await queue.hear("Person 1")
    #expect(try await queue.python("do-action", ["Waiting", "next"]) == ["True"])
    try await queue.hear("Person 2")
  }

  @Test func `the row that the keys act on is read off the bus`() async throws {
    let program = try await CProgram.build("Tests/GalleryTests/Programs/queue.c")
    let queue = try await LiveApplication(program)
    let list = try await queue.element { $0.name == "Waiting" && $0.states[.focused] }
    let tree = list.snapshot.tree
    #expect(list.node.activeDescendant.flatMap { tree[$0] }?.name == "Person 1")
    #expect(SpeechPreview(tree).focus(list.node.id).contains { $0.hasPrefix("Person 1") })
  }

  @Test func `a key that a screen reader uses does nothing in the program, and the next ones do`()
    async throws
  {
    let lamp = try await lamp()
    _ = try await lamp.settled("Lamp") { $0.states[.focused] }
    let listener = try lamp.start(script: "use-key", ["space"])
    try await listener.line { $0 == "listens" }
    var isUsed = false
    for round in 1...4 where !isUsed {
      try lamp.type(.space, .tab, .right)
      let level = 50 + 10 * Double(round)
      #expect(
        try await lamp.settled("Brightness") { $0.value?.current == level }.states[.focused])
      // Keys come back in their order: what the first would have done is done by now.
      let light = try await lamp.element("Lamp", role: .checkBox)
      isUsed = !light.node.states[.checked]
      if !isUsed {
        // On a busy machine the answer may take longer than a key waits for it.
        try await lamp.perform("toggle", on: light)
        try await lamp.grabFocus(light)
        _ = try await lamp.settled("Lamp") { $0.states[.focused] && !$0.states[.checked] }
      }
    }
    #expect(isUsed)
    #expect(listener.outputLines.contains { $0 == "space" })
  }

  @Test func `a button of Python is pressed`() async throws {
    let counter = try await LiveApplication(
      "/usr/bin/python3", [CProgram.path("examples/PythonToolkit/counter.py")],
      adding: [
        "EVENHAND_LIBRARY": CProgram.library, "PYTHONDONTWRITEBYTECODE": "1",
        "EVENHAND_HEADER": "\(CProgram.headers)/evenhand-atspi.h",
      ])
    let button = try await counter.element("Pressed 0 times", role: .button)
    try await counter.perform("press", on: button)
    _ = try await counter.element("Pressed 1 times", role: .button)
  }

  @Test func `the program on the page is a whole one, and does what it is asked`() async throws {
    let source = try String(
      contentsOfFile: CProgram.path("examples/CToolkit/room.c"), encoding: .utf8)
    let code = try #require(source.firstRange(of: "static bool handle"))
    let page = try String(contentsOfFile: CProgram.path("Docs/CLibrary.md"), encoding: .utf8)
    #expect(page.contains("```c\n" + source[code.lowerBound...] + "```"))
    let session = try await DesktopSession.start(.init(display: .none))
    let program = try session.start(
      try await CProgram.build("examples/CToolkit/room.c"), adding: ["EVENHAND_ACCESSIBILITY": "on"]
    )
    let reader = AccessibilityReader(
      address: session.accessibilityBusAddress, environment: session.environment)
    var isOn = false
    _ = try await eventually {
      guard
        let room = try await reader.applications().first(where: { $0.pid == program.processID }),
        case let snapshot = try await reader.read(room, limits: .patient),
        let lamp = snapshot.tree.depthFirst.first(where: { $0.name == "Lamp" })
      else { return false }
      isOn = lamp.states[.checked]
      // A program that is busy refuses it, and is asked again.
      if !isOn { try? await reader.perform("toggle", on: lamp.id, of: snapshot) }
      return isOn
    }
    #expect(isOn)
  }

  @Test func `tables, documents and secrets of C are read, and who leaves has answered first`()
    async throws
  {
    let program = try await CProgram.build("Tests/GalleryTests/Programs/ledger.c")
    let ledger = try await LiveApplication(program)
    let bullets = String(repeating: "\u{2022}", count: 7)
    let read = try await ledger.python("ledger")
    #expect(
      read == [
        "3 2 ['Fruit', 'Price']", "[['Fruit', 'Price'], ['Apples', '3'], ['Pears', '4']]",
        "(2, 1) ['Price']", "Dear all", "1 3 7 https://example.org/", "5.0", "7 True",
        "\(bullets) 3", "True True",
      ])
    #expect(try await ledger.program.untilEnd() == .code(0))
    // What a child of fork() asked for: errors, and no other application.
    let lines = ledger.program.outputLines
    #expect(lines.first?.hasPrefix("4 evenhand_commit: this is not the process") == true)
    #expect(lines.dropFirst() == ["4", "left"])
  }

  @Test func `a wrong call says what is wrong, and does nothing`() async throws {
    let (status, lines) = try await misuse("errors")
    #expect(status == .code(0))
    try Golden("c-misuse").expect(lines: lines)
  }

  @Test(arguments: 1...3)
  func `no call traps, whatever it is given`(seed: Int) async throws {
    let (status, lines) = try await misuse("random", "\(seed)")
    #expect(status == .code(0))
    #expect(lines.last == "0 evenhand_deactivate(bus)")
  }

  /// Runs the program of wrong calls while somebody reads what it publishes.
  private func misuse(_ arguments: String...) async throws -> (ChildProcess.ExitStatus, [String]) {
    let program = try await CProgram.build("Tests/GalleryTests/Programs/misuse.c")
    let session = try await DesktopSession.start(.init(display: .none))
    let process = try session.start(
      program, arguments, adding: ["EVENHAND_ACCESSIBILITY": "on"])
    let reader = AccessibilityReader(
      address: session.accessibilityBusAddress, environment: session.environment)
    while process.isRunning {
      for application in try await reader.applications() where application.pid == process.processID
      {
        // It may leave meanwhile.
        _ = try? await reader.read(application, limits: .patient)
      }
    }
    return (try await process.untilEnd(), process.outputLines)
  }

  @Test func `the header is read by C and by C++, old and new`() async throws {
    for language in [["-x", "c", "-std=c99"], ["-x", "c++", "-std=c++11"]] {
      let compiler = try ChildProcess(
        "clang",
        language + [
          "-Wall", "-Wextra", "-pedantic", "-Werror", "-fsyntax-only",
          "\(CProgram.headers)/evenhand-atspi.h", "-Wno-pragma-once-outside-header",
        ])
      #expect(try await compiler.untilEnd() == .code(0), "\(compiler.standardError)")
    }
  }
}
