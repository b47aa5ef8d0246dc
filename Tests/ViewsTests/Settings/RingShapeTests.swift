// SPDX-License-Identifier: Apache-2.0

import EvenhandTesting
import Foundation
import Testing

@testable import Views

/// The ring of the focus has the shape of what it is round.
@MainActor
struct RingShapeTests {
  private func radius<Content: View>(_ content: Content) -> CGFloat? {
    let tester = ViewTester { content.focusable() }
    tester.press(.tab)
    return tester.scene.focusRing?.radius
  }

  @Test func `a circle has a round one`() {
    #expect(radius(Circle().frame(width: 80, height: 80).onTapGesture {}) == 40)
  }

  @Test func `a capsule has one with round ends`() {
    #expect(radius(Capsule().frame(width: 120, height: 40).onTapGesture {}) == 20)
  }

  @Test func `a circle that is drawn larger has a larger round one`() {
    #expect(
      radius(Circle().frame(width: 80, height: 80).onTapGesture {}.scaleEffect(1.5)) == 60)
  }

  @Test func `a card keeps its corners`() {
    let card = RoundedRectangle(cornerRadius: 8).frame(width: 120, height: 60).onTapGesture {}
    #expect((radius(card) ?? 99) < 20)
  }

  @Test func `a card above a bar has no round one`() {
    let pile = VStack {
      RoundedRectangle(cornerRadius: 20).frame(width: 240, height: 240)
      Rectangle().frame(height: 5)
    }
    .padding(24).onTapGesture {}
    #expect((radius(pile) ?? 99) < 20)
  }
}
