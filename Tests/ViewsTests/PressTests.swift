// SPDX-License-Identifier: Apache-2.0

import EvenhandTesting
import Foundation
import Testing

@testable import Views

/// What is pressed shows it, whoever presses.
@MainActor
struct PressTests {
  private func isFaint(_ tester: ViewTester) -> Bool {
    tester.displayList.items.contains(.opacity(PlainButtonStyle.pressedOpacity))
  }

  private func tester(_ view: some View) -> ViewTester {
    ViewTester(size: CGSize(width: 100, height: 100)) { view }
  }

  @Test func `what takes a tap is fainter while a contact is down`() {
    let tester = tester(Color.black.onTapGesture {})
    let contact = tester.makeContact()
    tester.send(.began, contact, at: CGPoint(x: 50, y: 50))
    #expect(isFaint(tester))
    tester.send(.ended, contact, at: CGPoint(x: 50, y: 50))
    #expect(!isFaint(tester))
  }

  @Test func `a contact that goes away, or scrolls, presses nothing any more`() {
    let tester = tester(
      ScrollView {
        Color.black.frame(width: 100, height: 400).onTapGesture {}
      })
    for kind in [PointerEvent.Kind.mouse, .touch] {
      let contact = tester.makeContact()
      tester.send(.began, contact, at: CGPoint(x: 50, y: 90), kind: kind)
      #expect(isFaint(tester))
      tester.send(.moved, contact, at: CGPoint(x: 50, y: 40), kind: kind)
      #expect(!isFaint(tester))
      tester.send(.ended, contact, at: CGPoint(x: 50, y: 40), kind: kind)
      #expect(!isFaint(tester))
      tester.advance(by: 3)
    }
  }

  @Test func `a key and an action show the same, for their moment`() throws {
    let tester = tester(Color.black.onTapGesture {}.accessibilityLabel("box"))
    var moments = 0
    tester.host.onMoment = { if isFaint(tester) { moments += 1 } }
    tester.press(.tab)
    tester.press(.space)
    #expect(moments == 1)
    try tester.perform("click", on: "box")
    #expect(moments == 2)
    #expect(!isFaint(tester))
  }

  @Test func `a long press shows until it has acted`() {
    let tester = tester(Color.black.onLongPressGesture {})
    let contact = tester.makeContact()
    tester.send(.began, contact, at: CGPoint(x: 50, y: 50))
    #expect(isFaint(tester))
    tester.advance(by: 0.6)
    #expect(!isFaint(tester))
    tester.send(.ended, contact, at: CGPoint(x: 50, y: 50))
  }

  @Test func `of a row and what stands in it, only the pressed one shows it`() {
    let tester = tester(
      VStack(spacing: 0) {
        Color.white.onTapGesture {}
        Color.black
      }
      .onTapGesture {})
    let contact = tester.makeContact()
    tester.send(.began, contact, at: CGPoint(x: 50, y: 25))
    #expect(isFaint(tester))
    let faint = tester.displayList.items.filter {
      $0 == .opacity(PlainButtonStyle.pressedOpacity)
    }
    #expect(faint.count == 1)
    // The black half is drawn after what is faint is over.
    let items = tester.displayList.items
    #expect(items.lastIndex(of: .pop).map { $0 < items.count - 1 } == true)
    tester.send(.ended, contact, at: CGPoint(x: 50, y: 25))
  }

  @Test func `a gesture that is left out, or disabled, is not pressed`() {
    for view in [
      AnyView(Color.black.gesture(TapGesture().onEnded {}, including: .subviews)),
      AnyView(Color.black.onTapGesture {}.disabled(true)),
      AnyView(Color.black.onTapGesture {}.pressEffectDisabled()),
      AnyView(Color.black.gesture(DragGesture().onChanged { _ in })),
    ] {
      let tester = tester(view)
      let contact = tester.makeContact()
      tester.send(.began, contact, at: CGPoint(x: 50, y: 50))
      #expect(!isFaint(tester))
      tester.send(.ended, contact, at: CGPoint(x: 50, y: 50))
    }
  }

  @Test func `an auditor sees no press`() {
    let tester = tester(Color.black.onTapGesture {})
    tester.host.drawsFocus = false
    let before = tester.displayList
    let contact = tester.makeContact()
    tester.send(.began, contact, at: CGPoint(x: 50, y: 50))
    #expect(tester.displayList == before)
    tester.send(.ended, contact, at: CGPoint(x: 50, y: 50))
  }
}
