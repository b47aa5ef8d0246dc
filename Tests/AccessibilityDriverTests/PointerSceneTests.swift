// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit
import AccessibilityReader
import Semantics
import Testing

@testable import AccessibilityDriver

/// Where the pointer has something to find out.
@Suite struct PointerSceneTests {
  private static let shown = StateSet(.showing, .visible, .enabled, .sensitive)
  private static let icon = ElementID(6)

  /// A window of GTK 3 with a notebook whose list of tabs has the place of the page too.
  private func scene() throws -> PointerScene {
    func node(_ id: UInt64, _ role: Role, _ frame: Rect, _ children: [UInt64] = []) -> Node {
      Node(
        id: ElementID(id), role: role, name: "N\(id)", states: Self.shown, frame: frame,
        children: children.map { ElementID($0) })
    }
    let window = node(2, .frame, Rect(x: 0, y: 0, width: 400, height: 300), [3])
    var tabs = node(3, .pageTabList, Rect(x: 0, y: 0, width: 400, height: 300), [4])
    tabs.states[.focusable] = true
    var tab = node(4, .pageTab, Rect(x: 20, y: 10, width: 30, height: 20), [5])
    tab.states[.selectable] = true
    let nodes = [
      window, tabs, tab, node(5, .panel, Rect(x: 1, y: 40, width: 398, height: 259), [6]),
      node(6, .icon, Rect(x: 200, y: 100, width: 24, height: 24)),
    ]
    return try scene(of: window, Array(nodes.dropFirst()))
  }

  private func scene(
    of window: Node, _ parts: [Node], framesAreTrusted: Bool = true
  ) throws -> PointerScene {
    let nodes = [window] + parts
    let tree = Tree(
      root: Node(id: ElementID(1), role: .application, children: [window.id]), nodes: nodes)
    let application = ApplicationReference(
      object: ObjectReference(busName: ":1.1", path: "/1"), name: "Stock", toolkitName: "gtk",
      toolkitVersion: "3.24.38")
    return PointerScene(
      ApplicationSnapshot(
        application: application, tree: tree, framesAreTrusted: framesAreTrusted),
      window: window, width: 400, height: 300, policy: try ActionPolicy())
  }

  @Test func `a drawing is taken hold of by its colours, as far as the window shows it`()
    throws
  {
    let (width, height) = (400, 300)
    let window = Node(
      id: ElementID(2), role: .frame, name: "Deck", states: Self.shown,
      frame: Rect(x: 0, y: 0, width: 400, height: 300), children: [ElementID(3)])
    let huge = Rect(x: 10, y: 10, width: 2_147_483_647, height: 2_147_483_647)
    let scene = try scene(
      of: window,
      [Node(id: ElementID(3), role: .drawingArea, name: "Lanes", states: Self.shown, frame: huge)])
    let middle = PointerScene.Place(x: 200, y: 150, element: ElementID(3))
    var bytes = Array(repeating: UInt8(255), count: width * height * 4)
    for row in 40..<80 {
      for column in 40..<80 { bytes[(row * width + column) * 4] = 0 }
    }
    func grips(_ bytes: [UInt8]) -> [PointerScene.Place] {
      scene.grips(
        of: middle, in: PixelMap(x: 0, y: 0, width: width, height: height, bytes: bytes))
    }
    let found = grips(bytes)
    #expect(found.count == 2 && found.first?.x == 200)
    #expect(found.last.map { (40..<80).contains($0.x) && (40..<80).contains($0.y) } == true)
    #expect(grips([1]).count == 1)
  }

  @Test func `what is drawn in the page of a notebook is clicked`() throws {
    let scene = try scene()
    #expect(!scene.isControl(212, 112))
    #expect(scene.places().contains { $0.element == Self.icon && $0.x == 212 && $0.y == 112 })
  }

  @Test
  func `what is drawn in panes and in what scrolls is clicked, and the handle between is not`()
    throws
  {
    func node(_ id: UInt64, _ role: Role, _ frame: Rect, _ children: [UInt64] = []) -> Node {
      Node(
        id: ElementID(id), role: role, name: "N\(id)",
        states: Self.shown.union(StateSet(.focusable)), frame: frame,
        children: children.map { ElementID($0) })
    }
    func plain(_ id: UInt64, _ role: Role, _ frame: Rect) -> Node {
      Node(id: ElementID(id), role: role, name: "N\(id)", states: Self.shown, frame: frame)
    }
    let window = Node(
      id: ElementID(2), role: .frame, name: "Main", states: Self.shown,
      frame: Rect(x: 0, y: 0, width: 400, height: 300), children: [ElementID(3)])
    let scene = try scene(
      of: window,
      [
        node(3, .splitPane, Rect(x: 0, y: 0, width: 400, height: 300), [4, 6]),
        node(4, .scrollPane, Rect(x: 0, y: 0, width: 190, height: 300), [5]),
        plain(5, .image, Rect(x: 40, y: 100, width: 24, height: 24)),
        plain(6, .canvas, Rect(x: 200, y: 0, width: 200, height: 300)),
      ])
    #expect(!scene.isControl(52, 112) && !scene.isControl(300, 150))
    #expect(scene.isControl(195, 150))
    #expect(Set(scene.places().map(\.element)).isSuperset(of: [ElementID(5), ElementID(6)]))
  }

  @Test func `the strip of tabs is left to the tabs, which are larger than they tell`() throws {
    let scene = try scene()
    #expect(scene.isControl(35, 20) && scene.isControl(90, 20) && scene.isControl(300, 38))
    #expect(!scene.places().contains { $0.y < 40 })
  }

  /// Libadwaita's `pill` has 32 points and a border on both sides of its words.
  @Test func `the padding of a wide button is the button's where places leave it out`() throws {
    let window = Node(
      id: ElementID(2), role: .frame, name: "Main", states: Self.shown,
      frame: Rect(x: 0, y: 0, width: 400, height: 300), children: [ElementID(3), ElementID(4)])
    let states = Self.shown.union(StateSet(.focusable))
    let click = [Action(name: "click", label: "")]
    let parts = [
      Node(
        id: ElementID(3), role: .button, name: "Start Over", states: states,
        frame: Rect(x: 100, y: 50, width: 80, height: 20), actions: click),
      Node(
        id: ElementID(4), role: .button, name: "+", states: states,
        frame: Rect(x: 100, y: 150, width: 20, height: 20), actions: click),
    ]
    let untrusted = try scene(of: window, parts, framesAreTrusted: false)
    #expect(untrusted.isControl(66, 60) && untrusted.isControl(214, 60))
    #expect(!untrusted.isControl(62, 60) && !untrusted.isControl(66, 160))
    #expect(!untrusted.isControl(140, 30), "no room is left out above the words")
    #expect(try !scene(of: window, parts).isControl(66, 60))
  }
}
