// SPDX-License-Identifier: Apache-2.0

import Gestures

// How a hand taps and presses.

extension TapDescription: TracedGesture {
  public func traces(_ trial: GestureTrial) -> [PointerTrace] {
    [PointerTrace(motion: .taps(count))]
  }
}

extension SpatialTapDescription: TracedGesture {
  public func traces(_ trial: GestureTrial) -> [PointerTrace] {
    [PointerTrace(motion: .taps(count))]
  }
}

extension PressDescription: TracedGesture {
  public func traces(_ trial: GestureTrial) -> [PointerTrace] { [PointerTrace(motion: .taps(1))] }
}

extension LongPressDescription: TracedGesture {
  public func traces(_ trial: GestureTrial) -> [PointerTrace] {
    // One that never ends by itself shows what it shows while it is held.
    let seconds = (minimumDuration.isFinite ? minimumDuration : 1) + holdMargin
    let hold = PointerTrace(motion: .hold(seconds))
    // What is held for much longer may let what comes next go by.
    if trial.isInSequence { return [hold] }
    // What is held for little longer may still be a tap for a gesture that comes first.
    let long = seconds + DeviceProfile.touch.tapMaximumDuration
    return [hold, PointerTrace(motion: .hold(long), isCanonical: false)]
  }
}

extension TimedPressDescription: TracedGesture {
  public func traces(_ trial: GestureTrial) -> [PointerTrace] {
    [PointerTrace(motion: .hold(duration), isCanonical: false)]
  }
}
