// SPDX-License-Identifier: Apache-2.0

import EvenhandTesting
import Foundation
import Interaction
import Testing

@testable import Views

/// What the pointer looks like, and what answers it.
@MainActor
struct PointerStyleTests {
  private func tester(_ view: some View) -> ViewTester {
    ViewTester(size: CGSize(width: 100, height: 100)) { view }
  }

  private func shape(_ view: some View, at point: CGPoint = CGPoint(x: 50, y: 50)) -> PointerShape {
    let tester = tester(view)
    tester.scene.hover(at: point, time: 1)
    return tester.scene.pointerShape
  }

  private struct Splitter: View {
    let axis: Axis
    @State private var value = 0.5
    var body: some View {
      Color.black
        .gesture(
          DragGesture().onChanged { _ in }
            .adjusting($value, in: 0...1, step: 0.1, axis: axis, collapses: true)
        )
        .accessibilityLabel("splitter")
    }
  }

  @Test func `a splitter has arrows along the way that it goes`() {
    #expect(shape(Splitter(axis: .horizontal)) == .columnResize)
    #expect(shape(Splitter(axis: .vertical)) == .rowResize)
  }

  @Test func `the shape follows from the gestures`() {
    #expect(shape(Color.black) == .arrow)
    #expect(shape(Color.black.onTapGesture {}) == .link)
    #expect(shape(Button("press") {}) == .link)
    #expect(shape(Color.black.onLongPressGesture {}) == .link)
    #expect(shape(Color.black.gesture(DragGesture().onChanged { _ in })) == .grabIdle)
    #expect(shape(Color.black.gesture(DragGesture().onChanged { _ in }).onTapGesture {}) == .link)
    #expect(shape(Color.black.onTapGesture {}.disabled(true)) == .arrow)
    #expect(shape(ScrollView { Color.black.frame(width: 100, height: 400) }) == .arrow)
  }

  @Test func `the author's word comes first, and inner views keep theirs`() {
    #expect(shape(Color.black.onTapGesture {}.pointerStyle(.zoomIn)) == .zoomIn)
    #expect(shape(Color.black.onTapGesture {}.pointerStyle(.default)) == .arrow)
    #expect(shape(Color.black.onTapGesture {}.pointerStyle(nil)) == .link)
    #expect(shape(Color.black.pointerStyle(.zoomOut).pointerStyle(.zoomIn)) == .zoomOut)
    let page = VStack(spacing: 0) {
      Color.black.onTapGesture {}
      Color.white
    }
    .pointerStyle(.rectSelection)
    #expect(shape(page, at: CGPoint(x: 50, y: 25)) == .link)
    #expect(shape(page, at: CGPoint(x: 50, y: 75)) == .rectSelection)
    #expect(
      shape(Color.black.pointerStyle(.frameResize(position: .topTrailing)))
        == .resizeTopTrailingToBottomLeading)
  }

  @Test func `a style that changes is followed`() throws {
    struct Page: View {
      @State private var isZoomed = false
      var body: some View {
        Color.black.pointerStyle(isZoomed ? .zoomOut : .zoomIn)
          .onTapGesture { isZoomed.toggle() }
      }
    }
    let tester = tester(Page())
    tester.scene.hover(at: CGPoint(x: 50, y: 50), time: 1)
    #expect(tester.scene.pointerShape == .zoomIn)
    tester.press(.tab)
    tester.press(.space)
    #expect(tester.scene.pointerShape == .zoomOut)
  }

  @Test func `the open hand closes while something is dragged`() {
    let tester = tester(Color.black.gesture(DragGesture().onChanged { _ in }).onTapGesture {})
    let contact = tester.makeContact()
    tester.scene.hover(at: CGPoint(x: 50, y: 50), time: 1)
    tester.send(.began, contact, at: CGPoint(x: 50, y: 50))
    #expect(tester.scene.pointerShape == .link)
    tester.send(.moved, contact, at: CGPoint(x: 80, y: 50))
    #expect(tester.scene.pointerShape == .grabActive)
    tester.send(.ended, contact, at: CGPoint(x: 80, y: 50))
    #expect(tester.scene.pointerShape == .link)
    tester.scene.hover(at: nil, time: 3)
    #expect(tester.scene.pointerShape == .arrow)
  }

  @Test func `the hand closes when what is held has been taken up`() {
    let hold = LongPressGesture().sequenced(before: DragGesture())
    let tester = tester(Color.black.gesture(hold.onEnded { _ in }))
    let contact = tester.makeContact()
    tester.scene.hover(at: CGPoint(x: 50, y: 50), time: 1)
    tester.send(.began, contact, at: CGPoint(x: 50, y: 50))
    #expect(tester.scene.pointerShape == .link)
    tester.advance(by: 0.6)
    #expect(tester.scene.pointerShape == .grabActive)
    tester.send(.moved, contact, at: CGPoint(x: 80, y: 50))
    #expect(tester.scene.pointerShape == .grabActive)
    tester.send(.ended, contact, at: CGPoint(x: 80, y: 50))
    #expect(tester.scene.pointerShape == .link)
  }

  @Test func `a finger has no pointer`() {
    let tester = tester(Color.black.onTapGesture {})
    tester.tap(at: CGPoint(x: 50, y: 50), kind: .touch)
    #expect(tester.scene.pointerShape == .arrow)
    #expect(tester.scene.hovered == nil)
  }

  // MARK: Hover

  private func lines(_ tester: ViewTester) -> Int {
    tester.displayList.items.filter { if case .stroke = $0 { true } else { false } }.count
  }

  @Test func `a line stands round what a press would do something with`() {
    let tester = tester(
      VStack(spacing: 0) {
        Color.black.onTapGesture {}
        Color.white
      })
    #expect(lines(tester) == 0)
    tester.scene.hover(at: CGPoint(x: 50, y: 25), time: 1)
    tester.settle()
    #expect(lines(tester) == 1)
    tester.scene.hover(at: CGPoint(x: 50, y: 75), time: 2)
    tester.settle()
    #expect(lines(tester) == 0)
    tester.scene.hover(at: CGPoint(x: 50, y: 25), time: 3)
    tester.settle()
    #expect(lines(tester) == 1)
    tester.scene.hover(at: nil, time: 4)
    tester.settle()
    #expect(lines(tester) == 0)
  }

  @Test func `what is dragged has one, but for what is most of a window`() {
    func lines(height: CGFloat) -> Int {
      let tester = tester(
        Color.black.frame(height: height).gesture(DragGesture().onChanged { _ in }))
      tester.scene.hover(at: CGPoint(x: 50, y: 50), time: 1)
      tester.settle()
      return self.lines(tester)
    }
    #expect(lines(height: 40) == 1)
    #expect(lines(height: 80) == 0)
  }

  @Test func `it can be left away`() {
    let tester = tester(
      Color.black.onTapGesture {}.hoverEffectDisabled(false).hoverEffectDisabled())
    tester.scene.hover(at: CGPoint(x: 50, y: 50), time: 1)
    tester.settle()
    #expect(lines(tester) == 0)
    #expect(tester.scene.pointerShape == .link)
  }

  @Test func `a pointer that goes on over the same control draws nothing`() {
    let tester = tester(Color.black.onTapGesture {})
    tester.scene.hover(at: CGPoint(x: 50, y: 50), time: 1)
    tester.settle()
    let drawn = tester.host.statistics.drawn
    tester.scene.hover(at: CGPoint(x: 60, y: 50), time: 2)
    tester.settle()
    #expect(tester.host.statistics.drawn == drawn)
  }
}
