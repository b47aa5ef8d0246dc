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
    [PointerTrace(motion: .hold((minimumDuration.isFinite ? minimumDuration : 1) + holdMargin))]
  }
}

extension TimedPressDescription: TracedGesture {
  public func traces(_ trial: GestureTrial) -> [PointerTrace] {
    [PointerTrace(motion: .hold(duration), isCanonical: false)]
  }
}
