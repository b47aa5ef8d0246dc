// SPDX-License-Identifier: Apache-2.0

import EvenhandTesting
import Foundation
import Interaction
import Semantics
import Testing

@testable import Views

/// The words of `help(_:)`: by the pointer and by Ctrl+F1, as GTK shows them.
@MainActor
struct ToolTipTests {
  private struct Page: View {
    @Views.State private var count = 0

    var body: some View {
      VStack(spacing: 40) {
        Button("Undo") { count += 1 }.help("Takes back what was done last")
        Button("Redo") {}.help("Does it once more").disabled(true)
        Button("Plain") {}
        Slider(value: .constant(0.5)) { Text("Size") }.frame(width: 100)
        Text("\(count)")
      }
    }
  }

  private func window(_ settings: DisplaySettings = DisplaySettings()) -> ViewTester {
    let tester = ViewTester(size: CGSize(width: 400, height: 400)) { Page() }
    tester.host.settings = settings
    tester.settle()
    return tester
  }

  private func rest(_ tester: ViewTester, on name: String, for seconds: Double = 0.5) throws {
    tester.scene.hover(at: try tester.center(of: name), time: tester.clock)
    tester.advance(by: seconds)
  }

  @Test func `a pointer that rests half a second shows the words beside the control`() throws {
    let tester = window()
    try rest(tester, on: "Undo", for: 0.45)
    #expect(tester.toolTip == nil)
    tester.advance(by: 0.05)
    let tip = try #require(tester.toolTip)
    #expect(tip.name == "Takes back what was done last")
    #expect(tip.states[.showing])
    #expect(tester.drawnTexts.contains(tip.name))
    let frame = try #require(tip.frame)
    let button = try #require(try tester.element(named: "Undo").frame)
    #expect(frame.y >= button.y + button.height)
    #expect(frame.x >= 0 && frame.x + frame.width <= 400)
    tester.scene.hover(at: CGPoint(x: 395, y: 5), time: tester.clock)
    #expect(tester.toolTip == nil)
    #expect(!tester.drawnTexts.contains(tip.name))
  }

  @Test func `a pointer that goes on begins anew, and one over what is disabled is told as well`()
    throws
  {
    let tester = window()
    let center = try tester.center(of: "Redo")
    tester.scene.hover(at: center, time: tester.clock)
    tester.advance(by: 0.4)
    tester.scene.hover(at: CGPoint(x: center.x + 2, y: center.y), time: tester.clock)
    tester.advance(by: 0.4)
    #expect(tester.toolTip == nil)
    tester.advance(by: 0.1)
    #expect(tester.toolTip?.name == "Does it once more")
  }

  @Test func `the next words come sooner`() throws {
    let tester = window()
    try rest(tester, on: "Undo")
    try rest(tester, on: "Redo", for: 0.06)
    #expect(tester.toolTip?.name == "Does it once more")
  }

  @Test func `a pointer can go over the words, and what has none shows none`() throws {
    let tester = window()
    try rest(tester, on: "Undo")
    let frame = try #require(tester.toolTip?.frame)
    tester.scene.hover(
      at: CGPoint(x: frame.x + 3, y: frame.y + frame.height / 2), time: tester.clock)
    tester.advance(by: 1)
    #expect(tester.toolTip != nil)
    try rest(tester, on: "Plain", for: 1)
    #expect(tester.toolTip == nil)
    try rest(tester, on: "Size", for: 1)
    #expect(tester.toolTip == nil)
  }

  @Test func `Escape takes the words away without doing anything else, and they do not come back`()
    throws
  {
    let tester = window()
    try rest(tester, on: "Undo")
    #expect(tester.press(.escape))
    #expect(tester.toolTip == nil)
    #expect(!tester.press(.escape))
    let center = try tester.center(of: "Undo")
    tester.scene.hover(at: CGPoint(x: center.x + 1, y: center.y), time: tester.clock)
    tester.advance(by: 1)
    #expect(tester.toolTip == nil)
    try rest(tester, on: "Plain")
    try rest(tester, on: "Undo")
    #expect(tester.toolTip != nil)
  }

  @Test func `a press and another key take the words of the pointer away and do what they do`()
    throws
  {
    let tester = window()
    try tester.focus("Undo")
    try rest(tester, on: "Undo")
    try tester.tap("Undo")
    tester.advance(by: 1)
    #expect(tester.toolTip == nil)
    #expect(tester.drawnTexts.contains("1"))
    try rest(tester, on: "Redo")
    #expect(tester.toolTip != nil)
    tester.press(.space)
    #expect(tester.toolTip == nil)
    #expect(tester.drawnTexts.contains("2"))
  }

  @Test func `Ctrl+F1 shows the words of what has the focus, and takes them away`() throws {
    let tester = window()
    try tester.focus("Undo")
    #expect(tester.press("F1", .control))
    #expect(tester.toolTip?.name == "Takes back what was done last")
    #expect(tester.focused?.name == "Undo")
    #expect(tester.press("F1", .control))
    #expect(tester.toolTip == nil)
    #expect(tester.announcements.last == "tool tip closed")
    tester.press("F1", .control)
    #expect(tester.press(.escape))
    #expect(tester.toolTip == nil)
    tester.press("F1", .control)
    tester.press(.tab)
    #expect(tester.toolTip == nil)
    #expect(tester.focused?.name == "Plain")
    #expect(!tester.press("F1", .control))
  }

  @Test func `what has no words of its own shows how it is used to who asks`() throws {
    let tester = window()
    try tester.focus("Size")
    let usage = try tester.element(named: "Size").help
    #expect(!usage.isEmpty)
    #expect(tester.press("F1", .control))
    #expect(tester.toolTip?.name == usage)
    tester.press(.right)
    #expect(tester.toolTip?.name == usage)
  }

  @Test func `the words are exposed as a hint, and that there are some as a state`() throws {
    let tester = window()
    let undo = try tester.element(named: "Undo")
    #expect(undo.help == "Takes back what was done last")
    #expect(undo.states[.hasTooltip])
    #expect(!(try tester.element(named: "Plain").states[.hasTooltip]))
  }

  @Test func `words in a dialog are exposed with it`() throws {
    struct Asking: View {
      @Views.State private var isOpen = true
      var body: some View {
        Text("behind").sheet(isPresented: $isOpen) {
          Button("Delete") {}.help("Cannot be undone")
        }
      }
    }
    let tester = ViewTester(size: CGSize(width: 300, height: 300)) { Asking() }
    try tester.focus("Delete")
    tester.press("F1", .control)
    #expect(tester.toolTip?.name == "Cannot be undone")
    #expect(tester.press(.escape))
    #expect(try tester.element(named: "Delete").role == .button)
  }

  @Test func `words on a container are those of what is inside, and inner ones come first`() throws
  {
    let tester = ViewTester(size: CGSize(width: 300, height: 200)) {
      HStack {
        Button("One") {}.help("Only this")
        Button("Other") {}
      }
      .help("Both")
    }
    try rest(tester, on: "One")
    #expect(tester.toolTip?.name == "Only this")
    try rest(tester, on: "Other")
    #expect(tester.toolTip?.name == "Both")
    tester.scene.hover(at: nil, time: tester.clock)
    try tester.focus("Other")
    tester.press("F1", .control)
    #expect(tester.toolTip?.name == "Both")
  }

  @Test func `words that change or whose control goes are not left behind`() throws {
    struct Changing: View {
      @Views.State private var isThere = true
      var body: some View {
        VStack {
          if isThere { Button("Here") {}.help("Words") }
          Text("elsewhere").onReceive(Self.timer) { _ in isThere = false }
        }
      }
      static let timer = Timer.publish(every: 2, on: .main, in: .common).autoconnect()
    }
    let tester = ViewTester(size: CGSize(width: 300, height: 200)) { Changing() }
    try rest(tester, on: "Here")
    #expect(tester.toolTip != nil)
    tester.advance(by: 2)
    #expect(tester.toolTip == nil)
  }

  @Test(arguments: [0.5, 1, 2, 3])
  func `the words stay inside of the window, whatever the size of text`(scale: Double) throws {
    let tester = ViewTester(size: CGSize(width: 220, height: 260)) {
      Button("Edge") {}
        .help("A long explanation of what this button is good for, when to press it, and why")
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomTrailing)
    }
    tester.host.settings = DisplaySettings(textScale: scale)
    try tester.focus("Edge")
    tester.press("F1", .control)
    let frame = try #require(tester.toolTip?.frame)
    #expect(frame.x >= 0 && frame.x + frame.width <= 220)
    #expect(frame.y >= 0)
  }

  @Test func `a menu is written in the size that the person wants`() throws {
    func height(_ scale: Double) throws -> Double {
      let tester = window(DisplaySettings(textScale: scale))
      try tester.focus("Size")
      tester.press(.menu)
      return try #require(tester.tree.depthFirst.first { $0.role == .menuItem }?.frame?.height)
    }
    #expect(try height(2) > 1.5 * height(1))
  }

  @Test func `nothing is shown where pictures are compared`() throws {
    let tester = window()
    tester.host.drawsFocus = false
    try rest(tester, on: "Undo", for: 1)
    #expect(tester.toolTip == nil)
    try tester.focus("Undo")
    #expect(!tester.press("F1", .control))
  }
}
