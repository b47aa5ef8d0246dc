// SPDX-License-Identifier: Apache-2.0

import EvenhandTesting
import Foundation
import Testing

@testable import Views

@MainActor
struct FocusRingTests {
  @Test func `a window without the keyboard shows no ring`() {
    let tester = ViewTester { Button("Press") {} }
    tester.press(.tab)
    let focused = tester.drawing
    tester.host.scene.isActive = false
    tester.host.update()
    #expect(tester.drawing != focused)
    tester.host.scene.isActive = true
    tester.host.update()
    #expect(tester.drawing == focused)
  }

  @Test func `one of the ring's two colours stands out from every background`() throws {
    let tester = ViewTester { Text("one").focusable() }
    tester.press(.tab)
    let strokes = tester.displayList.items.compactMap { item -> Color? in
      if case .stroke(_, let color, _) = item { return color }
      return nil
    }
    #expect(strokes == [.white, FocusRing.color])
    for red in stride(from: 0.0, through: 1, by: 0.1) {
      for green in stride(from: 0.0, through: 1, by: 0.1) {
        for blue in stride(from: 0.0, through: 1, by: 0.1) {
          let background = Color(red: red, green: green, blue: blue)
          // WCAG 1.4.11 asks for 3 to 1.
          #expect(strokes.contains { $0.contrast(with: background) >= 3 })
        }
      }
    }
  }

  @Test func `it can be left away, and what is inside cannot bring it back`() throws {
    struct Told: View {
      @Environment(\.isFocusEffectEnabled) private var isEnabled
      var body: some View { Text(isEnabled ? "ring" : "no ring").focusable() }
    }
    struct Page: View {
      @State private var isOff = true
      var body: some View {
        VStack {
          Text("one").focusable().focusEffectDisabled(false)
        }
        .focusEffectDisabled(isOff)
        Told().focusEffectDisabled()
        Button("on") { isOff = false }
      }
    }
    let tester = ViewTester { Page() }
    tester.press(.tab)
    #expect(tester.focused?.name == "one")
    #expect(tester.scene.focusRing == nil)
    _ = try tester.element(named: "no ring")
    try tester.perform("click", on: "on")
    #expect(tester.scene.focusRing != nil)
  }

  @Test func `it is cut off where its control is, and on no other side`() throws {
    let tester = ViewTester(size: CGSize(width: 300, height: 200)) {
      ScrollView(.horizontal) {
        HStack(spacing: 10) {
          ForEach(0..<9) { number in
            Color.red.frame(width: 60, height: 60).focusable().accessibilityLabel("\(number)")
          }
        }
      }
      .frame(width: 200)
    }
    func cut() throws -> CGRect {
      let clips = tester.displayList.items.compactMap { item -> CGRect? in
        if case .clip(let path) = item { path.boundingRect } else { nil }
      }
      return try #require(clips.last)
    }
    try tester.tabTo("0")
    let first = try #require(tester.focused?.frame)
    // All of the first control shows, and it fills the scroll view from its top to its bottom.
    #expect(try cut().minX < first.x - 5 && cut().minY < first.y - 5)
    #expect(try cut().maxY > first.y + first.height + 5)
    // Of the last one that is partly in sight, the right end is out of it.
    let wheel = CGPoint(x: first.x + 30, y: first.y + 30)
    tester.scroll(by: CGSize(width: 30, height: 0), at: wheel)
    tester.advance(by: 2)
    #expect(tester.focused?.name == "0")
    #expect(try cut().minX == 50 && cut().minY < first.y - 5)
  }

  @Test func `the cross of a pen is cut off where its sheet is`() throws {
    let tester = ViewTester(size: CGSize(width: 300, height: 200)) {
      ScrollView {
        Color.white.frame(width: 300, height: 600)
          .onTapGesture { (_: CGPoint) in }
          .accessibilityLabel("Sheet")
      }
      .frame(height: 100)
    }
    try tester.tabTo("Sheet")
    let items = tester.displayList.items
    let cross = try #require(
      items.lastIndex { if case .stroke(_, FocusRing.color, _) = $0 { true } else { false } })
    let clip = items[..<cross].last { if case .clip = $0 { true } else { false } }
    guard case .clip(let path)? = clip else { throw NothingIsCut() }
    #expect(path.boundingRect == CGRect(x: 0, y: 50, width: 300, height: 100))
  }

  private struct NothingIsCut: Error {}

  /// In the window: the box round the ring, and where it would stand without motion.
  private func ring(_ tester: ViewTester) throws -> (shown: CGRect, rest: CGRect) {
    let items = tester.displayList.items
    let last = try #require(
      items.lastIndex { if case .stroke(_, FocusRing.color, _) = $0 { true } else { false } })
    guard case .stroke(let path, _, _) = items[last],
      let turn = items[..<last].last(where: { if case .transform = $0 { true } else { false } }),
      case .transform(let transform) = turn
    else { return (.null, .null) }
    func frame(_ transform: AffineTransform) -> CGRect {
      let box = path.boundingRect
      let (start, end) = (
        transform.transform(box.origin),
        transform.transform(CGPoint(x: box.maxX, y: box.maxY))
      )
      return CGRect(x: start.x, y: start.y, width: end.x - start.x, height: end.y - start.y)
    }
    let place = try #require(tester.scene.focusRing)
    return (frame(transform), frame(place.transform))
  }

  @Test func `it goes along with its control while that is on its way`() throws {
    struct Page: View {
      @State private var isAway = false
      var body: some View {
        VStack(spacing: 0) {
          Color.clear.frame(width: 20, height: isAway ? 200 : 0)
          Button("Away") { withAnimation(.linear(duration: 1)) { isAway = true } }
            .offset(x: isAway ? 80 : 0)
        }
        .frame(width: 300, height: 300, alignment: .top)
      }
    }
    let tester = ViewTester(size: CGSize(width: 300, height: 300)) { Page() }
    tester.press(.tab)
    let start = try ring(tester).shown
    tester.press(.space)
    tester.advance(by: 0.5)
    let (shown, rest) = try ring(tester)
    #expect(rest.minY == start.minY + 200 && rest.minX == start.minX + 80)
    #expect(abs(shown.minY - start.minY - 100) < 5)
    #expect(abs(shown.minX - start.minX - 40) < 3)
    #expect(shown.size == start.size)
    tester.advance(by: 1)
    let end = try ring(tester)
    #expect(end.shown == end.rest)
  }

  @Test func `it goes along with content that is thrown`() throws {
    let tester = ViewTester(size: CGSize(width: 200, height: 100)) {
      ScrollView {
        VStack(spacing: 0) {
          Color.black.frame(width: 200, height: 50)
          Text("one").frame(width: 200, height: 40).focusable()
          Color.black.frame(width: 200, height: 3000)
        }
      }
    }
    tester.press(.tab)
    tester.drag(
      from: CGPoint(x: 100, y: 90), to: CGPoint(x: 100, y: 60), steps: 3, kind: .touch)
    tester.advance(by: 1.0 / 60)
    let (shown, rest) = try ring(tester)
    #expect(shown.minY > rest.minY + 20)
    tester.advance(by: 3)
    let end = try ring(tester)
    #expect(abs(end.shown.minY - end.rest.minY) < 1e-6)
  }

  @Test func `the ring of what fills the window is drawn inside of it`() throws {
    let tester = ViewTester(size: CGSize(width: 300, height: 200)) {
      Color.white.onTapGesture {}
    }
    tester.press(.tab)
    let rings = tester.displayList.items.compactMap { item -> CGRect? in
      if case .stroke(let path, _, let style) = item {
        return path.boundingRect.insetBy(dx: -style.lineWidth / 2, dy: -style.lineWidth / 2)
      }
      return nil
    }
    let window = CGRect(x: 0, y: 0, width: 300, height: 200)
    #expect(!rings.isEmpty && rings.allSatisfy { window.contains($0) }, "\(rings)")
  }
}
