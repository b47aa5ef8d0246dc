// SPDX-License-Identifier: Apache-2.0

import Gestures

/// What stands for a press that acts after it has been held.
extension LongPressDescription: OperableGesture {
  public func addAlternatives(_ rank: KeyRank, to derivation: inout Derivation) {
    if rank == .press { derivation.addLongPress(minimumDuration) }
  }

  public var leads: [PlayedLead] { [.hold(minimumDuration)] }
  public var pointerShape: PointerShape? { .link }
}

/// What stands for a press that reports how long it is held: one of a length that its author says.
extension TimedPressDescription: OperableGesture {
  public func addAlternatives(_ rank: KeyRank, to derivation: inout Derivation) {
    if rank == .press { derivation.addLongPress(duration) }
  }

  public var leads: [PlayedLead] {
    [PlayedLead("long-press", "Long press", HoldPlay(duration: duration))]
  }
  public var pointerShape: PointerShape? { .link }
}

extension Derivation {
  /// A second press that takes another time is called by it.
  fileprivate mutating func addLongPress(_ duration: Double) {
    propose(.button, as: .press)
    let isFirst = pressDurations.isEmpty || pressDurations == [duration]
    pressDurations.insert(duration)
    let seconds = ValueText.number(duration)
    add(
      isFirst ? "long-press" : "long-press-" + ActionName.normalized(seconds),
      isFirst ? "Long press" : "Long press for \(seconds) seconds", for: .longPress,
      keys: clickKeysLeft, HoldPlay(duration: duration), isWhole: true)
  }
}
