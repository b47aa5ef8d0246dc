// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Two contacts that move apart or together.
final class MagnifyRecognizer: PairRecognizer<MagnifyGesture.Value> {
  var minimumScaleDelta: CGFloat

  init(minimumScaleDelta: CGFloat) {
    self.minimumScaleDelta = minimumScaleDelta
  }

  override var kind: String? { "magnify" }

  override var amount: CGFloat { pair.magnification }

  override func passesThreshold(kind: PointerEvent.Kind) -> Bool {
    let change = abs(pair.magnification - 1)
    return DeviceProfile.profile(for: kind).requiresMinimumDistance
      ? change >= minimumScaleDelta : change > PlayedContacts.smallestChange
  }

  override var shortfall: GestureFailure {
    .magnifiedTooLittle(abs(pair.magnification - 1), needed: minimumScaleDelta)
  }

  override var value: MagnifyGesture.Value? {
    MagnifyGesture.Value(
      time: Date(timeIntervalSinceReferenceDate: time), magnification: pair.magnification,
      velocity: velocity, startAnchor: startAnchor, startLocation: startLocation)
  }
}
