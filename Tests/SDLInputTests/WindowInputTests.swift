// SPDX-License-Identifier: Apache-2.0

import Foundation
import Gestures
import Interaction
import Testing

@testable import SDLInput

@Suite struct WindowInputTests {
  private func move(_ id: UInt64, _ x: Double) -> WindowInput {
    .pointer(
      PointerEvent(
        id: PointerEvent.ID(id), phase: .moved, location: CGPoint(x: x, y: 0), time: x))
  }

  private let key = WindowInput.key(KeyEvent(key: .escape, time: 0))

  @Test func `the last movement of each contact is kept, in order`() {
    let inputs = [move(1, 1), move(2, 1), move(1, 2), move(2, 2), move(1, 3)]
    #expect(inputs.coalesced == [move(2, 2), move(1, 3)])
  }

  @Test func `a movement does not pass anything but movements`() {
    let inputs = [move(1, 1), move(1, 2), key, move(1, 3), move(1, 4)]
    #expect(inputs.coalesced == [move(1, 2), key, move(1, 4)])
  }

  @Test func `of movements without a contact the last is kept`() {
    let inputs: [WindowInput] = [.hover(.zero, 1), .hover(CGPoint(x: 1, y: 0), 2), key]
    #expect(inputs.coalesced == [.hover(CGPoint(x: 1, y: 0), 2), key])
    #expect([WindowInput.hover(nil, 1)].hasOnlyMovement)
  }

  @Test func `only movements may wait for a frame`() {
    #expect([move(1, 1), move(2, 1)].hasOnlyMovement)
    #expect(![move(1, 1), key].hasOnlyMovement)
  }
}
