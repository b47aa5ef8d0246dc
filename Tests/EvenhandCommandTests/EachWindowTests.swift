// SPDX-License-Identifier: Apache-2.0

import AccessibilityReader
import Foundation
import Semantics
import Testing

@testable import EvenhandCommand

/// What `--each-window` takes for a window, and when it judges.
@Suite struct EachWindowTests {
  @Test func `windows that steps open are judged, and no finding stands twice`() async throws {
    let folder = try TemporaryFolder()
    let steps = folder.path + "/steps"
    try """
    click push button[Search]
    click push button[Leave]
    wait until dialog[Find] is gone
    click push button[Search]
    click push button[Leave]
    wait until dialog[Find] is gone
    click toggle button[More]
    """.write(toFile: steps, atomically: true, encoding: .utf8)
    let run = try await Evenhand.run([
      "audit", "--rules", "control-name,window-title", "--each-window", "--steps", steps,
      "--timeout", Evenhand.patience, "--format", "json", "--exec", "--", "/usr/bin/python3",
      Evenhand.script("gtk3_windows.py"),
    ])
    let report = try #require(
      try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any],
      "\(run.errors)")
    let violations = try #require(report["violations"] as? [[String: Any]])
    let elements = violations.flatMap { $0["nodes"] as? [[String: Any]] ?? [] }
    #expect(elements.map { $0["stop"] as? String } == ["dialog[Find]", "toggle button[More]"])
    #expect(
      run.output.contains(
        "judged at 4 stops (the beginning, dialog[Find], dialog[Find], toggle button[More])"),
      "\(run.output)")
    #expect(run.code == 1)
  }

  @Test func `an audit in the file names the stop before it`() async throws {
    let folder = try TemporaryFolder()
    let steps = folder.path + "/steps"
    try """
    audit the letters
    click push button[Search]
    audit the dialog
    """.write(toFile: steps, atomically: true, encoding: .utf8)
    let run = try await Evenhand.run([
      "audit", "--rules", "control-name", "--each-window", "--steps", steps, "--timeout",
      Evenhand.patience,
      "--exec", "--", "/usr/bin/python3", Evenhand.script("gtk3_windows.py"),
    ])
    #expect(
      run.output.contains("judged at 2 stops (the letters, the dialog)"),
      "\(run.output)\(run.errors)")
  }

  @Test func `a dialog, a popover and an open menu are windows, a closed menu is none`() {
    let before = OpenWindows(Self.snapshot([]))
    let open: [Node] = [
      Node(
        id: ElementID(3), role: .menu, name: "File", states: StateSet(.showing),
        children: [ElementID(4)]),
      Node(id: ElementID(4), role: .menuItem, name: "Open", states: StateSet(.showing)),
      Node(
        id: ElementID(5), role: .menu, name: "Edit", states: StateSet(.showing),
        children: [ElementID(6)]),
      Node(id: ElementID(6), role: .menuItem, name: "Undo"),
      Node(id: ElementID(7), role: .dialog, name: "Find", states: StateSet(.showing)),
      Node(id: ElementID(8), role: .dialog, name: "Hidden"),
      Node(id: ElementID(9), role: .toolTip, name: "Search", states: StateSet(.showing)),
      Node(id: ElementID(10), role: .panel, states: StateSet(.showing)),
      Node(id: ElementID(15), role: .filler, name: "GtkPopover", states: StateSet(.showing)),
      Node(
        id: ElementID(11), role: .toggleButton, name: "More", states: StateSet(.showing),
        children: [ElementID(12)]),
      Node(id: ElementID(12), role: .menuItem, name: "Read", states: StateSet(.showing)),
      Node(
        id: ElementID(13), role: .menuBar, states: StateSet(.showing),
        children: [ElementID(14)]),
      Node(id: ElementID(14), role: .menuItem, name: "Help", states: StateSet(.showing)),
    ]
    let after = OpenWindows(
      Self.snapshot(open, [3, 5, 7, 8, 9, 10, 15, 11, 13].map { ElementID($0) }))
    #expect(before.windows.map(\.title) == ["frame[Main]"])
    #expect(
      after.opened(since: before)
        == "menu[File] and dialog[Find] and panel[] in frame[Main] and filler[GtkPopover]"
        + " and toggle button[More]")
    #expect(before.opened(since: after) == nil)
    #expect(after.opened(since: after) == nil)
  }

  @Test func `a window that was seen and is never judged is told`() {
    let log = WindowLog()
    let main = Self.snapshot([])
    log.see(main)
    let flash = Node(id: ElementID(3), role: .dialog, name: "Flash", states: StateSet(.showing))
    log.see(Self.snapshot([flash], [flash.id]))
    log.audit(main)
    #expect(
      log.gap
        == "seen while steps were done, gone before the application came to rest, and not audited:"
        + " dialog[Flash]")
    log.audit(Self.snapshot([flash], [flash.id]))
    #expect(log.gap == nil)
  }

  @Test(arguments: [
    (["--app", "a", "--each-window"], "--each-window needs --steps"),
    (["--all", "--each-window"], "--all does not go with --each-window"),
  ])
  func `each window needs steps that open it`(words: [String], line: String) async throws {
    let run = try await Evenhand.run(["audit"] + words)
    #expect(run.errors == "evenhand: \(line)\nevenhand: see evenhand --help\n")
    #expect(run.code == 64)
  }

  @Test func `each window does not go with one window`() async throws {
    let folder = try TemporaryFolder()
    let steps = folder.path + "/steps"
    try "click button".write(toFile: steps, atomically: true, encoding: .utf8)
    let run = try await Evenhand.run([
      "audit", "--app", "a", "--each-window", "--steps", steps, "--window", "Find",
    ])
    #expect(run.errors.contains(": --each-window does not go with --window or --subtree\n"))
    #expect(run.code == 64)
  }

  /// A main window with these elements, of which the numbered ones are its own.
  private static func snapshot(_ nodes: [Node], _ children: [ElementID] = []) -> ApplicationSnapshot
  {
    let root = Node(id: ElementID(1), role: .application, name: "Sample", children: [ElementID(2)])
    let main = Node(
      id: ElementID(2), role: .frame, name: "Main", states: StateSet(.showing), children: children)
    return ApplicationSnapshot(
      application: ApplicationReference(
        object: ObjectReference(busName: ":1.1", path: "/root"), name: "Sample", pid: 1,
        toolkitName: "", toolkitVersion: ""), tree: Tree(root: root, nodes: [main] + nodes))
  }
}
