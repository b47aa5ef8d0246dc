// SPDX-License-Identifier: Apache-2.0

import EvenhandTesting
import Foundation
import Interaction
import Semantics
import Testing

@testable import Views

/// The keys of what has the focus, shown beside it: by F1 and by the question mark.
@MainActor
struct KeyHelpTests {
  private struct Page: View {
    @Views.State private var text = ""
    @Views.State private var size = 0.5
    @Environment(\.keyHelp) private var help

    var body: some View {
      VStack(spacing: 30) {
        Button("Undo") {}.help("Takes back what was done last")
        Slider(value: $size) { Text("Size") }.frame(width: 100)
        TextField("Name", text: $text).frame(width: 100)
        if help.isShown { Text("More help") }
        Button("Toggle") { help() }
        Text(text)
      }
    }
  }

  private func window(
    _ settings: DisplaySettings = DisplaySettings(), size: CGSize = CGSize(width: 600, height: 460)
  ) -> ViewTester {
    let tester = ViewTester(size: size) { Page() }
    tester.host.settings = settings
    tester.settle()
    return tester
  }

  @Test
  func `a button that takes help away says so, and F1 of its own works with something in hand`()
    throws
  {
    struct Desk: View {
      @Environment(\.keyHelp) private var help
      var body: some View {
        Button("Help") { help() }.keyboardShortcut("\u{F704}", modifiers: [])
        Text("Card").draggable("card")
        Text("Tray").dropDestination(for: String.self) { _, _ in true }
      }
    }
    let tester = ViewTester(size: CGSize(width: 600, height: 400)) { Desk() }
    try tester.tabTo("Card")
    #expect(tester.press("F1") && tester.toolTip != nil)
    #expect(tester.press("F1") && tester.toolTip == nil)
    #expect(tester.announcements.last == "help closed")
    tester.press(.return)
    #expect(tester.press("F1"))
    #expect(tester.toolTip?.name.contains("cancel dragging") == true)
  }

  @Test func `F1 shows the keys of what has the focus beside it, as keys and in words`() throws {
    let tester = window(size: CGSize(width: 800, height: 460))
    try tester.focus("Size")
    #expect(tester.press("F1"))
    let tip = try #require(tester.toolTip)
    #expect(
      tip.name
        == "Keys for Size. Right: increase, Left: decrease,"
        + " Page Up or Shift+Right: increase by a page,"
        + " Page Down or Shift+Left: decrease by a page,"
        + " Home: lowest, End: highest, Menu or Shift+F10: show menu")
    #expect(tester.drawnTexts.contains("Keys for Size"))
    #expect(tester.drawnTexts.contains("Page Up"))
    #expect(tester.drawnTexts.contains("increase"))
    let frame = try #require(tip.frame)
    let slider = try #require(try tester.element(named: "Size").frame)
    #expect(frame.x >= slider.x + slider.width)
    #expect(frame.y < slider.y + slider.height && frame.y + frame.height > slider.y)
    // A screen reader says by itself what F1 shows.
    #expect(tester.announcements.isEmpty)
    #expect(tester.press("F1"))
    #expect(tester.toolTip == nil)
    #expect(tester.announcements.last == "help closed")
  }

  @Test func `of what is called the same in several groups, the group is told`() throws {
    let tester = ViewTester(size: CGSize(width: 600, height: 300)) {
      ForEach(["Voice", "Bass"], id: \.self) { channel in
        VStack { Slider(value: .constant(0.5)) { Text("Level") } }
          .accessibilityElement(children: .contain)
          .accessibilityLabel(channel)
      }
    }
    let second = try #require(tester.tree.depthFirst.last { $0.name == "Level" })
    tester.press(.tab)
    tester.press(.tab)
    #expect(tester.focused?.id == second.id)
    #expect(tester.press("F1"))
    #expect(tester.toolTip?.name.hasPrefix("Keys for Bass, Level. ") == true)
  }

  @Test func `what goes by bare arrows is told before what keys are held for`() throws {
    let tester = ViewTester {
      Circle().frame(width: 80, height: 80)
        .gesture(DragGesture().onEnded { _ in })
        .accessibilityElement()
        .accessibilityLabel("Brightness")
        .accessibilityValue("40 percent")
        .accessibilityAdjustableAction { _ in }
    }
    try tester.focus("Brightness")
    #expect(tester.press("F1"))
    let words = try #require(tester.toolTip).name
    let adjusts = try #require(words.range(of: ": increase"))
    let moves = try #require(words.range(of: "Ctrl+Arrows: move"))
    #expect(adjusts.lowerBound < moves.lowerBound)
    #expect(words.hasSuffix("show menu"))
  }

  @Test func `a question mark does the same and is heard, and types where a text has the focus`()
    throws
  {
    let tester = window()
    try tester.focus("Undo")
    #expect(tester.press("question"))
    #expect(
      tester.toolTip?.name == "Takes back what was done last. Enter or Space: press")
    #expect(
      tester.announcements.last == "Takes back what was done last. Enter or Space: press")
    #expect(tester.press("question"))
    #expect(tester.toolTip == nil)
    try tester.focus("Name")
    tester.typeText("?")
    #expect(tester.toolTip == nil)
    #expect(tester.drawnTexts.contains("?"))
  }

  @Test func `the keys go where the focus goes, and say nothing by themselves`() throws {
    let tester = window()
    try tester.focus("Undo")
    tester.press("F1")
    let first = try #require(tester.toolTip?.frame)
    tester.press(.tab)
    #expect(tester.focused?.name == "Size")
    let next = try #require(tester.toolTip)
    #expect(next.name.hasPrefix("Keys for Size"))
    #expect(try #require(next.frame).y > first.y)
    tester.press(.right)
    #expect(tester.toolTip?.name == next.name)
    #expect(tester.announcements.isEmpty)
  }

  @Test func `Escape ends them, and puts back first what is picked up`() throws {
    let tester = ViewTester(size: CGSize(width: 600, height: 300)) {
      Text("Card").frame(width: 100, height: 40)
        .gesture(
          LongPressGesture().sequenced(
            before: DragGesture().places(along: .vertical, spacing: 40, position: 0, count: 3)))
    }
    try tester.focus("Card")
    tester.press("F1")
    #expect(tester.toolTip?.name.contains("Space or Enter: pick up") == true)
    tester.press(.space)
    #expect(tester.toolTip?.name.contains("drop") == true)
    tester.press(.escape)
    #expect(tester.toolTip?.name.contains("Space or Enter: pick up") == true)
    #expect(tester.press(.escape))
    #expect(tester.toolTip == nil)
    #expect(tester.announcements.last == "help closed")
    #expect(!tester.press(.escape))
  }

  @Test func `a pointer that rests on another control is shown the keys of that`() throws {
    let tester = window()
    try tester.focus("Undo")
    tester.press("F1")
    tester.scene.hover(at: try tester.center(of: "Size"), time: tester.clock)
    tester.advance(by: 0.5)
    #expect(tester.toolTip?.name.hasPrefix("Keys for Size") == true)
    tester.scene.hover(at: CGPoint(x: 595, y: 455), time: tester.clock)
    tester.advance(by: 0.5)
    #expect(tester.toolTip?.name.hasPrefix("Takes back") == true)
  }

  @Test func `views show more along with the keys, and a button does what the key does`() throws {
    let tester = window()
    try tester.focus("Undo")
    tester.press("F1")
    #expect(tester.drawnTexts.contains("More help"))
    tester.press("F1")
    #expect(!tester.drawnTexts.contains("More help"))
    try tester.tap("Toggle")
    #expect(tester.drawnTexts.contains("More help"))
    #expect(tester.toolTip?.name.hasPrefix("Keys for Toggle") == true)
  }

  @Test func `a shortcut of the application comes first`() throws {
    struct Own: View {
      @Views.State private var count = 0
      var body: some View {
        Button("Guide") { count += 1 }.keyboardShortcut("\u{F704}", modifiers: [])
        Text("\(count)")
      }
    }
    let tester = ViewTester(size: CGSize(width: 300, height: 200)) { Own() }
    try tester.focus("Guide")
    #expect(tester.press("F1"))
    #expect(tester.toolTip == nil)
    #expect(tester.drawnTexts.contains("1"))
  }

  @Test func `what has no keys has no help, and a window that compares pictures has none`() throws {
    let tester = window()
    #expect(!tester.press("F1"))
    try tester.focus("Undo")
    tester.host.drawsFocus = false
    #expect(!tester.press("F1"))
    #expect(tester.toolTip == nil)
  }

  @Test(
    arguments: [0.5, 1, 2, 3], [CGSize(width: 600, height: 460), CGSize(width: 260, height: 300)])
  func `the keys stay inside of the window, whatever its size and that of text`(
    scale: Double, size: CGSize
  ) throws {
    let tester = window(DisplaySettings(textScale: scale), size: size)
    try tester.focus("Size")
    tester.press("F1")
    let frame = try #require(tester.toolTip?.frame)
    #expect(frame.x >= 0 && frame.x + frame.width <= size.width)
    #expect(frame.y >= 0 && frame.y + frame.height <= size.height)
    // The first keys, and the last one, which leads to all: that alone where there is room for one.
    #expect(tester.drawnTexts.contains("Right") || scale == 3 && size.width < 300)
    #expect(tester.drawnTexts.contains { $0.hasPrefix("Menu") })
  }

  private struct Picture: View {
    var body: some View {
      Color.blue.frame(width: 100, height: 80)
        .gesture(
          DragGesture().onEnded { _ in }
            .simultaneously(with: MagnifyGesture().onEnded { _ in })
            .simultaneously(with: RotateGesture().onEnded { _ in })
        )
        .accessibilityLabel("Photo")
    }
  }

  @Test func `one thing that goes in all directions is one line`() throws {
    let tester = ViewTester(size: CGSize(width: 800, height: 600)) { Picture() }
    try tester.focus("Photo")
    tester.press("F1")
    let words = try #require(tester.toolTip?.name)
    #expect(words.contains("Ctrl+Shift+Arrows: flick, "))
    #expect(words.contains("Arrows: move, "))
    #expect(!words.contains("left") && !words.contains("Flick"))
    #expect(tester.drawnTexts.filter { $0 == "flick" }.count == 1)
    // What goes along one axis keeps a line for each way.
    let sided = ViewTester(size: CGSize(width: 800, height: 600)) {
      Color.blue.frame(width: 100, height: 80)
        .gesture(SwipeGesture([.left, .right]).onEnded { _ in })
        .accessibilityLabel("Page")
    }
    try sided.focus("Page")
    sided.press("F1")
    let both = try #require(sided.toolTip?.name)
    #expect(both.contains("swipe left") && both.contains("swipe right"))
  }

  @Test func `coarser and finer steps are told behind the others, and the menu last`() throws {
    let tester = ViewTester(size: CGSize(width: 800, height: 600)) { Picture() }
    try tester.focus("Photo")
    tester.press("F1")
    let words = try #require(tester.toolTip?.name)
    let coarse = try #require(words.range(of: "Shift+Arrows: move ten times as far"))
    let fine = try #require(words.range(of: "Alt+Arrows: move a tenth as far"))
    let flick = try #require(words.range(of: ": flick"))
    #expect(flick.lowerBound < coarse.lowerBound && coarse.lowerBound < fine.lowerBound)
    #expect(words.hasSuffix("Menu or Shift+F10: show menu"))
  }

  @Test func `in a field stands what can be done to the text now, and its menu`() throws {
    let tester = window(size: CGSize(width: 800, height: 460))
    try tester.focus("Name")
    #expect(tester.press("F1"))
    #expect(
      tester.toolTip?.name
        == "Keys for Name. Ctrl+V or Shift+Insert: paste, Menu or Shift+F10: show menu")
    tester.typeText("Ada")
    let written = try #require(tester.toolTip?.name)
    #expect(written.contains("Ctrl+Z: undo"))
    #expect(written.contains("Ctrl+A"))
    #expect(!written.contains("copy") && !written.contains("redo"))
    tester.press("a", .control)
    #expect(tester.toolTip?.name.contains("Ctrl+C or Ctrl+Insert: copy") == true)
    #expect(tester.press("F1"))
    #expect(tester.toolTip == nil)
    #expect(tester.announcements.last == "help closed")
  }

  @Test(arguments: [1.0, 1.5, 2, 3])
  func `keys take no more than two thirds of the window's height`(scale: Double) throws {
    let size = CGSize(width: 960, height: 680)
    let tester = ViewTester(size: size) { Picture() }
    tester.host.settings = DisplaySettings(textScale: scale)
    tester.settle()
    try tester.focus("Photo")
    tester.press("F1")
    let frame = try #require(tester.toolTip?.frame)
    #expect(frame.height <= size.height * 2 / 3)
    #expect(tester.drawnTexts.contains { $0.hasPrefix("Menu") })
  }

  @Test func `where all keys would cover the control, fewer stand beside it`() throws {
    let tester = ViewTester(size: CGSize(width: 400, height: 640)) {
      VStack {
        Color.blue.frame(height: 250).frame(maxWidth: .infinity)
          .gesture(DragGesture().onEnded { _ in })
          .accessibilityLabel("Photo")
        Spacer()
      }
    }
    tester.host.settings = DisplaySettings(textScale: 2)
    tester.settle()
    try tester.focus("Photo")
    tester.press("F1")
    let photo = try #require(try tester.element(named: "Photo").frame)
    let keys = try #require(tester.toolTip?.frame)
    #expect(keys.y >= photo.y + photo.height)
    #expect(tester.drawnTexts.contains { $0.hasPrefix("Menu") })
    #expect(tester.drawnTexts.contains("move"))
    #expect(!tester.drawnTexts.contains("move a tenth as far"))
  }

  @Test func `words about what leaves no room beside it cover nothing else`() throws {
    let tester = ViewTester(size: CGSize(width: 500, height: 400)) {
      VStack {
        Text("Depths of the bay")
        Color.blue
          .gesture(DragGesture().adjusting(.constant(3), in: 0...10, axis: .vertical))
          .accessibilityLabel("Level")
        Text("3 metres")
      }
    }
    try tester.focus("Level")
    tester.press("F1")
    let words = try #require(tester.toolTip?.frame)
    let level = try #require(try tester.element(named: "Level").frame)
    #expect(words.y >= level.y && words.y + words.height <= level.y + level.height)
    #expect(words.x + words.width <= level.x + level.width)
  }

  @Test func `words about something high stand beside it, not over what is written below`() throws {
    let tester = ViewTester(size: CGSize(width: 500, height: 400)) {
      VStack {
        Color.blue.frame(width: 60, height: 200)
          .gesture(DragGesture().adjusting(.constant(3), in: 0...10, axis: .vertical))
          .accessibilityLabel("Level")
        Text("3 dB")
      }
    }
    try tester.focus("Level")
    #expect(tester.press("F1", .control))
    let words = try #require(tester.toolTip?.frame)
    let level = try #require(try tester.element(named: "Level").frame)
    #expect(words.x >= level.x + level.width)
  }
}
