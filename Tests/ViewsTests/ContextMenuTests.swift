// SPDX-License-Identifier: Apache-2.0

import EvenhandTesting
import Foundation
import Interaction
import struct Semantics.Key
import Testing
import Views

/// `contextMenu`, and the menu as it is drawn.
@MainActor
struct ContextMenuTests {
  @MainActor
  final class Box {
    var log: [String] = []
  }

  struct Photo: View {
    let box: Box
    @State var isMarked = false

    var body: some View {
      Color.blue.frame(width: 100, height: 60)
        .onTapGesture { box.log.append("tap") }
        .accessibilityLabel("Photo")
        .contextMenu {
          Button(isMarked ? "Unmark" : "Mark") { isMarked.toggle() }
          Group {
            Button("Delete", role: .destructive) { box.log.append("delete") }.disabled(true)
            Divider()
            if isMarked {
              Button {
                box.log.append("share")
              } label: {
                Text("Share")
              }
            }
          }
        }
    }
  }

  private func host(_ box: Box, size: CGSize = CGSize(width: 400, height: 300)) -> ViewHost {
    let host = ViewHost(title: "Test", measurer: UniformTextMeasurer()) { Photo(box: box) }
    host.size = size
    host.update()
    host.scene.isActive = true
    host.update()
    return host
  }

  private func press(_ key: Key, _ host: ViewHost) {
    host.scene.handle(KeyEvent(key: key, time: 0))
    host.scene.handle(KeyEvent(key: key, phase: .up, time: 0))
    host.update()
  }

  @Test func `the author's items and what the gestures do stand in one menu`() {
    let host = host(Box())
    press(.menu, host)
    #expect(
      host.scene.menu?.lines.map { "\($0.label)\($0.isEnabled ? "" : " off")" }
        == ["Mark", "Delete off", "", "Press"])
  }

  @Test func `an item changes the view's state, and the next menu says so`() {
    let box = Box()
    let host = host(box)
    press(.menu, host)
    press(.return, host)
    press(.menu, host)
    #expect(host.scene.menu?.lines.map(\.label) == ["Unmark", "Delete", "", "Share", "", "Press"])
    press(.end, host)
    press(.return, host)
    #expect(box.log == ["tap"])
  }

  @Test func `the menu of what is all of a list's row opens wherever the row is`() throws {
    let host = ViewHost(title: "Test", measurer: UniformTextMeasurer()) {
      List { Text("Ash").contextMenu { Button("Fell") {} } }
    }
    host.size = CGSize(width: 400, height: 300)
    host.update()
    host.scene.handle(
      PointerEvent(
        id: .init(1), phase: .began, location: CGPoint(x: 350, y: 24), time: 0,
        button: .secondary))
    #expect(host.scene.menu?.lines.map(\.label).first == "Fell")
  }

  @Test func `the menu stands inside the window, and its lines are large enough to hit`() throws {
    let host = host(Box())
    host.scene.handle(
      PointerEvent(
        id: .init(1), phase: .began, location: CGPoint(x: 245, y: 175), time: 0,
        button: .secondary))
    host.update()
    let menu = try #require(host.scene.menu)
    let frame = menu.element.transform.transform(
      CGPoint(x: menu.element.bounds.maxX, y: menu.element.bounds.maxY))
    #expect(frame.x <= 400 && frame.y <= 300)
    #expect(menu.lines.filter { !$0.isDivider }.allSatisfy { $0.element.bounds.height >= 24 })
    let texts = host.displayList.items.compactMap {
      if case .text(let run, _) = $0 { run.text } else { nil }
    }
    #expect(texts == ["Mark", "Delete", "Enter", "Press"])
  }

  @Test func `in a window that is too low, the line with the focus is in sight`() throws {
    let host = host(Box(), size: CGSize(width: 200, height: 80))
    press(.menu, host)
    press(.end, host)
    let menu = try #require(host.scene.menu)
    let last = try #require(menu.lines.last?.element)
    #expect(menu.element.bounds.height <= 80)
    #expect(last.transform.transform(CGPoint(x: 0, y: last.bounds.maxY)).y <= 80)
    #expect(last.transform.transform(CGPoint.zero).y >= 0)
  }

  @Test func `what is destructive is red, unless it is chosen or off`() throws {
    let host = ViewHost(title: "Test", measurer: UniformTextMeasurer()) {
      Color.blue.frame(width: 100, height: 60).accessibilityLabel("Photo").focusable()
        .contextMenu {
          Button("Keep") {}
          Button("Delete", role: .destructive) {}
          Button("Erase", role: .destructive) {}.disabled(true)
        }
    }
    host.size = CGSize(width: 400, height: 300)
    host.update()
    host.scene.isActive = true
    func colour(_ label: String) -> Color? {
      host.displayList.items.compactMap {
        if case .text(let run, _) = $0, run.text == label { run.color } else { nil }
      }.first
    }
    press(.menu, host)
    #expect(host.scene.menu?.lines.map(\.isDestructive) == [false, true, true])
    #expect(colour("Keep") == .white && colour("Delete") == .red && colour("Erase") != .red)
    press(.down, host)
    #expect(colour("Keep") == .primary && colour("Delete") == .white)
  }

  @Test func `the menu stays through updates of the view behind it`() {
    let box = Box()
    let host = host(box)
    press(.menu, host)
    host.size = CGSize(width: 500, height: 400)
    host.update()
    #expect(host.scene.menu?.element.parent === host.scene.root)
    press(.escape, host)
    #expect(host.scene.menu == nil)
  }
}
