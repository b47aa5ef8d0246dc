// SPDX-License-Identifier: Apache-2.0

import AccessibilitySnapshot
import Semantics
import Testing

@testable import AccessibilityAudit

/// What is published of pages that nobody sees is judged by its names, for review.
@Suite struct UnshownPageTests {
  private static let shown = StateSet(.enabled, .sensitive, .showing, .visible, .focusable)
  private static let hidden = StateSet(.enabled, .sensitive, .focusable)

  private func node(
    _ id: UInt64, _ role: Role, _ name: String = "", _ states: StateSet = shown,
    _ children: [UInt64] = []
  ) -> Node {
    Node(
      id: ElementID(id), role: role, name: name, states: states,
      frame: Rect(x: 0, y: 0, width: 100, height: 30), children: children.map { ElementID($0) })
  }

  private func result(
    _ nodes: [Node], _ toolkit: String, _ version: String, evidence: Evidence = Evidence()
  ) throws -> AuditResult {
    let root = node(1, .application, "App", Self.shown, [2])
    let application = ApplicationReference(
      object: ObjectReference(busName: ":1.1", path: "/root"), name: "App", toolkitName: toolkit,
      toolkitVersion: version)
    let rules = try ["control-name", "name-unique-among-siblings"].map {
      try #require(RuleRegistry.rule($0))
    }
    return Audit(rules: rules).run(
      ApplicationSnapshot(application: application, tree: Tree(root: root, nodes: nodes)),
      evidence: evidence)
  }

  /// Two pages in a stack, of which the first is shown.
  private var stack: [Node] {
    [
      node(2, .frame, "Main", Self.shown, [3]), node(3, .layeredPane, "", Self.shown, [4, 5]),
      node(4, .filler, "", Self.shown, [6]), node(6, .button, "Print"),
      node(5, .filler, "", Self.hidden, [7, 8, 9, 10]), node(7, .entry, "", Self.hidden),
      node(8, .button, "Renew", Self.hidden), node(9, .button, "Renew", Self.hidden),
      node(10, .toolBar, "Tools", Self.hidden, [11]), node(11, .checkBox, "", Self.hidden),
    ]
  }

  @Test func `a page of a stack in Qt is judged by its names`() throws {
    let result = try result(stack, "Qt", "6.4.2")
    #expect(result.violations.isEmpty)
    #expect(
      result.incomplete.map(\.message).sorted() == [
        "2 siblings with the role push button have this name, on a page that is not shown",
        "the entry has no name, on a page that is not shown",
      ])
  }

  @Test func `a page that was looked at when it was shown is not judged before`() throws {
    var evidence = Evidence()
    evidence.countedElsewhere = Set((5...11).map { ElementID($0) })
    #expect(try result(stack, "Qt", "6.4.2", evidence: evidence).incomplete.isEmpty)
    evidence = Evidence()
    evidence.isOfDisclosure = true
    #expect(try result(stack, "Qt", "6.4.2", evidence: evidence).incomplete.isEmpty)
  }

  @Test func `what says of itself that it is showing there is told once`() throws {
    var nodes = stack
    for place in nodes.indices where nodes[place].id == ElementID(7) {
      nodes[place].states = Self.shown
    }
    let result = try result(nodes, "Qt", "6.4.2")
    let findings = result.violations + result.incomplete
    #expect(findings.count { $0.message.hasPrefix("the entry has no name") } == 1)
  }

  @Test func `what is seen at another stop stands there`() throws {
    var seen = stack
    for place in 4..<8 { seen[place].states = Self.shown }
    let merged = AuditResult(stops: [
      (nil, try result(stack, "Qt", "6.4.2")), ("the end", try result(seen, "Qt", "6.4.2")),
    ])
    let findings = try #require(merged)
    #expect(findings.violations.map(\.stop) == ["the end"])
    #expect(!findings.incomplete.contains { $0.message.hasSuffix("not shown") })
  }

  @Test func `what its author has hidden on a page of GTK 3 is left alone`() throws {
    let visible = Self.hidden.union(StateSet(.visible))
    let nodes = [
      node(2, .frame, "Main", Self.shown, [3]), node(3, .pageTabList, "", Self.shown, [4]),
      node(4, .pageTab, "Sound", Self.shown, [5]), node(5, .filler, "", visible, [6, 7]),
      node(6, .button, "", visible), node(7, .slider, "", Self.hidden),
    ]
    let messages = try result(nodes, "gtk", "3.24.38").incomplete.map(\.message)
    #expect(messages == ["the push button has no name, on a page that is not shown"])
  }

  @Test func `boxes of which a program shows one are pages, and a bar beside one is none`() throws {
    let visible = Self.hidden.union(StateSet(.visible))
    func messages(_ pages: Range<UInt64>) throws -> [String] {
      var nodes = [
        node(2, .frame, "Main", Self.shown, [3]), node(3, .panel, "", Self.shown, Array(pages)),
      ]
      for page in pages {
        let states = page == pages.lowerBound ? Self.shown : Self.hidden
        nodes.append(node(page, .panel, "", states, [page + 10, page + 20]))
        nodes.append(node(page + 10, .label, "Words", states.union(StateSet(.visible))))
        nodes.append(
          node(page + 20, .entry, page == pages.lowerBound ? "Name" : "", states.union(visible)))
      }
      return try result(nodes, "gtk", "3.24.38").incomplete.map(\.message)
    }
    let unnamed =
      "the entry has no name; the label \"Words\" beside it has no relation to it, on a page that is not shown"
    #expect(try messages(4..<7) == [unnamed, unnamed])
    #expect(try messages(4..<6) == [])
  }

  @Test func `a pop-over of GTK 3 that is closed is such a page`() throws {
    let visible = Self.hidden.union(StateSet(.visible))
    let nodes = [
      node(2, .frame, "Main", Self.shown, [3, 4]), node(3, .filler, "", Self.shown, [5]),
      node(5, .button, "Print"), node(4, .panel, "", visible, [6]), node(6, .button, "", visible),
    ]
    #expect(try result(nodes, "gtk", "3.24.38").incomplete.count == 1)
    #expect(try result(nodes, "gtk", "4.18.6").incomplete.isEmpty)
  }

  /// GTK 4.8 says of windows alone that they are showing: what was never shown has no size, and what
  /// was left has kept its own.
  @Test func `a page of GTK 4_8 is one that has no size or stands where another one is shown`()
    throws
  {
    let here = StateSet(.enabled, .sensitive, .visible, .focusable)
    func messages(
      _ second: StateSet, _ frame: Rect, in outer: Role = .panel, _ role: Role = .panel
    ) throws -> [String] {
      var nodes = [
        node(2, .frame, "Main", Self.shown, [3]), node(3, outer, "", here, [4, 5]),
        node(4, .panel, "", here, [6]), node(6, .button, "Print", here),
        node(5, role, "", second, [7, 8, 9]), node(7, .entry, "", second.union(here)),
        node(8, .button, "", second.union(here)),
        node(9, .button, "GtkButton", StateSet(.enabled, .sensitive, .visible)),
      ]
      for place in 4..<nodes.count { nodes[place].frame = frame }
      return try result(nodes, "GTK", "4.8.3").incomplete.map(\.message)
    }
    let unnamed = ["entry", "push button"].map {
      "the \($0) has no name, on a page that is not shown"
    }
    let nothing = Rect(x: 0, y: 0, width: 0, height: 0)
    #expect(try messages(here, nothing) == unnamed)
    let left = here.subtracting(StateSet(.visible))
    #expect(try messages(left, Rect(x: 0, y: 0, width: 100, height: 28)) == unnamed)
    // Its author has hidden it, or it is a part of a button.
    #expect(try messages(left, nothing) == [])
    #expect(try messages(here, nothing, in: .button) == [])
    // A bar that slides in beside a page, and the row of a list.
    #expect(try messages(here, nothing, in: .panel, .filler) == [])
    #expect(try messages(here, nothing, in: .list, .listItem) == [])
  }

  @Test func `what a page costs is its own size, whatever else the application has`() {
    var nodes: [Node] = []
    let stacks: [UInt64] = [2, 3]
    for window in stacks {
      let stack = window * 1_000
      let pages = (1...20).map { stack + $0 * 20 }
      nodes.append(node(window, .frame, "Window \(window)", Self.shown, [stack]))
      nodes.append(node(stack, .layeredPane, "", Self.shown, pages))
      for page in pages {
        let states = page == pages[0] ? Self.shown : Self.hidden
        nodes.append(node(page, .filler, "", states, (1...10).map { page + $0 }))
        nodes += (1...10).map { node(page + $0, .button, "Button \($0)", states) }
      }
    }
    let root = node(1, .application, "App", Self.shown, stacks)
    let application = ApplicationReference(
      object: ObjectReference(busName: ":1.1", path: "/root"), name: "App", toolkitName: "Qt",
      toolkitVersion: "6.4.2")
    let tree = Tree(root: root, nodes: nodes)
    let pages = UnshownPages(
      AuditContext(snapshot: ApplicationSnapshot(application: application, tree: tree))
    ).pages
    #expect(pages.map(\.elements.count) == Array(repeating: 11, count: 38))
    // The page, those that stand for the others, and the windows with the application.
    #expect(pages.allSatisfy { $0.snapshot.tree.count == 11 + 19 + 4 })
  }
}
