// SPDX-License-Identifier: Apache-2.0

import EvenhandTesting
import Foundation
import Semantics
import Testing
import Views

/// A button that can be dragged is pressed where the pointer stays, and dragged where it goes on.
@MainActor
struct DraggableButtonTests {
  @MainActor
  private final class Log {
    var lines: [String] = []
  }

  private let log = Log()

  private func window() -> ViewTester {
    let log = log
    return ViewTester(size: CGSize(width: 400, height: 300)) {
      VStack(spacing: 60) {
        Button("Lamp") { log.lines.append("pressed") }.draggable("lamp")
        Text("Cellar").padding(20)
          .dropDestination(for: String.self) { things, _ in
            log.lines += things.map { "dropped \($0)" }
            return true
          }
      }
    }
  }

  @Test func `what can be dragged says how, although it is spoken of as a button`() throws {
    let window = ViewTester { Text("Thing").draggable("thing") }
    #expect(try window.element(named: "Thing").help == "Enter starts dragging")
    #expect(try self.window().element(named: "Lamp").help == "Alt+Enter starts dragging")
  }

  @Test func `a mouse presses it, and drags it where it goes on`() throws {
    let window = window()
    try window.tap("Lamp")
    #expect(log.lines == ["pressed"])
    try window.drag("Lamp", from: .center, to: .center, of: "Cellar")
    #expect(log.lines == ["pressed", "dropped lamp"])
    // Less than a drag needs, and still on the button.
    try window.drag("Lamp", by: CGSize(width: 4, height: 3))
    #expect(log.lines.last == "pressed")
  }

  @Test func `a finger presses it, and drags it where it stays first`() throws {
    let window = window()
    window.tap(at: try window.center(of: "Lamp"), kind: .touch)
    #expect(log.lines == ["pressed"])
    try window.drag("Lamp", from: .center, to: .center, of: "Cellar", holding: 0.7, kind: .touch)
    #expect(log.lines == ["pressed", "dropped lamp"])
    try window.drag("Lamp", from: .center, to: .center, of: "Cellar", kind: .touch)
    #expect(log.lines == ["pressed", "dropped lamp"])
  }

  /// Of the words that are drawn last, in the window.
  private func place(of word: String, _ window: ViewTester) -> CGPoint? {
    var transforms = [AffineTransform.identity]
    var place: CGPoint?
    for item in window.displayList.items {
      switch item {
      case .push: transforms.append(transforms.last ?? .identity)
      case .pop: transforms.removeLast()
      case .transform(let transform): transforms[transforms.count - 1].prepend(transform)
      case .text(let run, let point) where run.text == word:
        place = transforms.last?.transform(point)
      default: break
      }
    }
    return place
  }

  @Test func `what keys carry is seen at a place that had to be scrolled to`() throws {
    let window = ViewTester(size: CGSize(width: 400, height: 200)) {
      ScrollView {
        VStack(spacing: 400) {
          Text("Lamp").padding(20).draggable("lamp")
          Text("Cellar").padding(20).dropDestination(for: String.self) { _, _ in true }
        }
      }
    }
    window.host.settings = DisplaySettings(reducesMotion: true)
    try window.focus("Lamp")
    window.press(.return)
    window.press(.tab)
    window.advance(by: 2)
    let lamp = try #require(place(of: "Lamp", window))
    let cellar = try #require(try window.element(named: "Cellar").frame)
    #expect(lamp.y >= cellar.y && lamp.y <= cellar.y + cellar.height)
    #expect(cellar.y + cellar.height <= 200)
  }

  @Test func `what holds it and no more is called by it`() {
    let window = ViewTester {
      VStack {
        VStack { Button("Lamp") {} }.accessibilityElement(children: .contain).draggable("lamp")
      }
    }
    #expect(window.tree.depthFirst.contains { $0.name == "Draggable Lamp" })
    #expect(window.tree.depthFirst.contains { $0.name == "Lamp" && $0.role == .button })
  }

  @Test func `words of less weight stand out from a dark ground, and on a sheet in front of it`()
    throws
  {
    let window = ViewTester {
      Text("note").foregroundColor(.secondary)
        .sheet(isPresented: .constant(true)) { Text("sheet").foregroundColor(.secondary) }
        .preferredColorScheme(.dark)
    }
    func color(_ word: String) -> Color? {
      for case .text(let run, _) in window.displayList.items where run.text == word {
        return run.color
      }
      return nil
    }
    #expect(try #require(color("note")).red > 0.7)
    #expect(try #require(color("sheet")).red > 0.7)
  }
}
