// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Two contacts that turn round each other.
final class RotateRecognizer: PairRecognizer<RotateGesture.Value> {
  var minimumAngleDelta: Angle

  init(minimumAngleDelta: Angle) {
    self.minimumAngleDelta = minimumAngleDelta
  }

  override var kind: String? { "rotate" }

  override var amount: CGFloat { pair.turn }

  override func passesThreshold(kind: PointerEvent.Kind) -> Bool {
    let change = abs(pair.turn)
    return DeviceProfile.profile(for: kind).requiresMinimumDistance
      ? change >= minimumAngleDelta.radians : change > PlayedContacts.smallestChange
  }

  override var shortfall: GestureFailure {
    .turnedTooLittle(
      Angle(radians: abs(pair.turn)).degrees, needed: minimumAngleDelta.degrees)
  }

  override var value: RotateGesture.Value? {
    RotateGesture.Value(
      time: Date(timeIntervalSinceReferenceDate: time), rotation: Angle(radians: pair.turn),
      velocity: Angle(radians: velocity), startAnchor: startAnchor, startLocation: startLocation)
  }
}
