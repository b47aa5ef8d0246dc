// SPDX-License-Identifier: Apache-2.0

import AccessibilitySnapshot
import Semantics
import Testing

@testable import AccessibilityAudit

/// What is lost of a window between two looks at it.
@Suite struct ContentLossTests {
  /// An element in a window of 300 by 200.
  private struct Part {
    let role: Role
    let name: String
    let frame: Rect
    let parts: [Part]
    var isShowing = true

    init(
      _ role: Role, _ name: String, _ x: Double, _ y: Double, _ width: Double, _ height: Double,
      _ parts: [Part] = []
    ) {
      self.role = role
      self.name = name
      frame = Rect(x: x, y: y, width: width, height: height)
      self.parts = parts
    }

    /// A label.
    init(_ name: String, _ x: Double, _ y: Double, _ width: Double, _ height: Double) {
      self.init(.label, name, x, y, width, height)
    }
  }

  private func look(
    _ parts: [Part], height: Double = 200, isTrusted: Bool = true, known: Set<ElementID> = []
  ) -> ContentLoss.Look? {
    let shown = StateSet(.enabled, .showing, .visible)
    var nodes: [Node] = []
    func add(_ part: Part) -> ElementID {
      let id = ElementID(UInt64(nodes.count + 3))
      nodes.append(Node(id: id, role: part.role, name: part.name, states: shown))
      let place = nodes.count - 1
      nodes[place].states[.showing] = part.isShowing
      nodes[place].frame = part.frame
      nodes[place].children = part.parts.map(add)
      return id
    }
    var window = Node(id: ElementID(2), role: .frame, name: "Main", states: shown)
    window.frame = Rect(x: 0, y: 0, width: 300, height: 200)
    window.children = parts.map(add)
    var root = Node(id: ElementID(1), role: .application, name: "Sample")
    root.children = [window.id]
    let snapshot = ApplicationSnapshot(
      application: ApplicationReference(
        object: ObjectReference(busName: ":1.1", path: "/root"), name: "Sample", pid: 1,
        toolkitName: "", toolkitVersion: ""),
      tree: Tree(root: root, nodes: [window] + nodes),
      references: Dictionary(uniqueKeysWithValues: nodes.map { ($0.id, object($0.id)) }),
      framesAreTrusted: isTrusted)
    return ContentLoss.Look(
      window, of: snapshot, room: Rect(x: 0, y: 0, width: 300, height: height),
      known: Set(known.map(object)))
  }

  private func object(_ id: ElementID) -> ObjectReference {
    ObjectReference(busName: ":1.1", path: "/\(id.rawValue)")
  }

  private func losses(
    _ before: [Part], _ after: [Part], height: Double = 200
  ) throws -> [WindowComparison.Loss] {
    try #require(try compared(before, after, height: height))
  }

  private func compared(
    _ before: [Part], _ after: [Part], height: Double = 200
  ) throws -> [WindowComparison.Loss]? {
    try ContentLoss.losses(
      from: #require(look(before)), to: #require(look(after, height: height)))
  }

  private let total = Part("Total", 10, 150, 80, 20)

  @Test func `a text that was inside and lies below the window is lost`() throws {
    #expect(
      try losses([total], [Part("Total", 10, 230, 160, 40)])
        == [WindowComparison.Loss(role: "label", name: "Total", isOutside: true)])
  }

  @Test func `a text that is half outside is cut off`() throws {
    #expect(
      try losses([total], [Part("Total", 10, 165, 160, 60)])
        == [WindowComparison.Loss(role: "label", name: "Total", isOutside: false)])
  }

  @Test func `a text inside of a window that is higher than the screen is lost`() throws {
    #expect(try losses([total], [Part("Total", 10, 150, 160, 40)], height: 140).count == 1)
  }

  @Test func `a text that is not showing any more is lost only where it lies outside`() throws {
    var outside = Part("Total", 10, 250, 160, 40)
    outside.isShowing = false
    #expect(try losses([total], [outside]).map(\.isOutside) == [true])
    var hidden = Part("Total", 10, 165, 160, 60)
    hidden.isShowing = false
    #expect(try losses([total], [hidden]) == [])
    // What was not showing before was not lost.
    #expect(try compared([hidden], [outside]) == nil)
  }

  @Test func `a window that folds shows another button of the same name, and has lost none`() throws
  {
    let before = [Part(.button, "Close", 250, 5, 40, 30), total]
    var old = Part(.button, "Close", -2_147_483_648, -2_147_483_648, 1, 1)
    old.isShowing = false
    let new = Part(.button, "Close", 100, 5, 40, 30)
    #expect(try losses(before, [old, new, total]) == [])
    // What has no place is on another page.
    #expect(try losses(before, [old, total]) == [])
    let outside = Part(.button, "Close", 350, 5, 40, 30)
    #expect(try losses(before, [outside, total]).count == 1)
    #expect(try losses(before, [outside, new, total]) == [])
    #expect(
      try losses(before + [Part(.button, "Close", 200, 5, 40, 30)], [outside, new, total]).count
        == 1)
  }

  @Test func `a text that the box round it cuts is cut off`() throws {
    let before = Part(.panel, "", 10, 10, 100, 30, [Part("Name", 12, 12, 50, 20)])
    let after = Part(.panel, "", 10, 10, 100, 30, [Part("Name", 12, 12, 120, 40)])
    #expect(try losses([before], [after]).map(\.isOutside) == [false])
  }

  @Test
  func `a word that is set letter by letter is told with its lines, and a text that wraps is not`()
    throws
  {
    func before(_ name: String) -> [Part] { [Part(name, 10, 10, 80, 20), total] }
    #expect(
      try losses(before("Inbox"), [Part("Inbox", 10, 10, 14, 100), total])
        == [WindowComparison.Loss(role: "label", name: "Inbox", isOutside: false, brokenInto: 5)])
    #expect(try losses(before("In a box"), [Part("In a box", 10, 10, 30, 60), total]) == [])
    #expect(try losses(before("Inbox"), [Part("Inbox", 10, 10, 50, 40), total]) == [])
    // What stands on its side is read as a word.
    #expect(
      try losses([Part("Inbox", 10, 10, 20, 80), total], [Part("Inbox", 10, 10, 14, 100), total])
        == [])
  }

  @Test func `what stays inside is not lost, whatever its borders`() throws {
    #expect(try losses([total], [Part("Total", 10, 163, 160, 40)]) == [])
  }

  @Test(arguments: [Role.scrollPane, .viewport, .list, .toolBar])
  func `what can be scrolled is not lost`(role: Role) throws {
    let after = Part(role, "", 0, 100, 300, 90, [Part("Total", 10, 250, 160, 40)])
    #expect(try losses([total], [after]) == [])
  }

  @Test func `what has a scroll bar beside it can be scrolled, whatever it is called`() throws {
    func area(_ y: Double, _ bar: Role) -> Part {
      Part(
        .filler, "", 0, 100, 300, 90,
        [
          Part(.filler, "", 0, 100, 280, 90, [Part("Total", 10, y, 160, 20)]),
          Part(.filler, "", 280, 100, 20, 90, [Part(bar, "", 280, 100, 20, 90)]),
        ])
    }
    #expect(try losses([area(110, .scrollBar)], [area(250, .scrollBar)]) == [])
    // Without one it may scroll all the same: something that stands in the window holds it.
    #expect(
      try losses([area(110, .filler)], [area(250, .filler)])
        == [WindowComparison.Loss(role: "label", name: "Total", isOutside: true, isHeld: true)])
  }

  @Test func `what was outside before, or is in a menu, is not lost`() throws {
    let far = Part("Total", 10, 400, 80, 20)
    let near = Part("Near", 10, 10, 80, 20)
    #expect(try losses([far, near], [far, near]) == [])
    let menu = Part(.menu, "File", 0, 0, 40, 20, [Part(.menuItem, "Open", 0, 300, 100, 40)])
    let open = Part(.menu, "File", 0, 0, 40, 20, [Part(.menuItem, "Open", 0, 20, 40, 20)])
    #expect(try losses([open, near], [menu, near]) == [])
  }

  @Test func `what is new or has no name is not lost, and nothing is known of it alone`() throws {
    let others = [Part("Other", 10, 300, 80, 20), Part("", 10, 300, 80, 20)]
    #expect(try losses([Part("", 10, 10, 80, 20), total], others + [total]) == [])
    #expect(try compared([Part("", 10, 10, 80, 20), total], others) == nil)
  }

  @Test func `what was looked at on another page is not told again, and keeps its turn`() throws {
    let before = try #require(
      look([total, Part("Total", 10, 10, 80, 20)], known: [ElementID(3)]))
    let lost = Part("Total", 10, 230, 160, 40)
    let first = try #require(look([lost, Part("Total", 10, 10, 80, 20)]))
    #expect(ContentLoss.losses(from: before, to: first) == [])
    let both = try #require(look([lost, lost]))
    #expect(ContentLoss.losses(from: before, to: both)?.count == 1)
  }

  @Test func `a box on the page of a tab cuts, as GTK 3 makes the page a part of the tab`() throws {
    func tabs(_ text: Part) -> Part {
      Part(
        .pageTabList, "", 0, 0, 300, 200,
        [Part(.pageTab, "Notes", 10, 4, 60, 20, [Part(.panel, "", 10, 40, 200, 20, [text])])])
    }
    #expect(
      try losses(
        [tabs(Part("Name", 10, 40, 50, 20))], [tabs(Part("Name", 10, 40, 100, 40))])
        == [WindowComparison.Loss(role: "label", name: "Name", isOutside: false, isHeld: true)])
  }

  @Test func `where places are wrong there is nothing to look at`() {
    #expect(look([total], isTrusted: false) == nil)
  }
}
