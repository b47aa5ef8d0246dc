// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Goes beside a long press and reports how long it is held: a long press has ended when it acts,
/// and what it shows has gone back by then.
///
/// It is active from the touch until the release, and never succeeds by itself, so that the press
/// alone decides. It offers no alternative.
package struct HeldGesture: PrimitiveGesture {
  package typealias Value = Bool

  let press: LongPressGesture

  package init(for press: LongPressGesture) {
    self.press = press
  }

  package func _makeRecognizer(reusing old: Recognizer<Bool>?) -> Recognizer<Bool> {
    let recognizer = old as? HeldRecognizer ?? HeldRecognizer()
    recognizer.minimumDuration = press.minimumDuration
    recognizer.maximumDistance = press.maximumDistance
    return recognizer
  }

  package var _description: GestureDescription { .none }
}
