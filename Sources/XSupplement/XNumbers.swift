// SPDX-License-Identifier: Apache-2.0

internal import CXInput
import Gestures

/// How XInput writes places.
enum FixedPoint {
  /// 16 bits before and 16 behind the point.
  static func number(_ fixed: xcb_input_fp1616_t) -> Double { Double(fixed) / 65_536 }
}

enum XModifiers {
  /// X's modifier mask (X.h: ShiftMask, LockMask, ControlMask; Alt and Super are the first and the
  /// fourth modifier of every usual map).
  static func modifiers(_ mask: UInt32) -> EventModifiers {
    let bits: [(UInt32, EventModifiers)] = [
      (1, .shift), (2, .capsLock), (4, .control), (8, .option), (64, .super),
    ]
    return bits.reduce(into: []) { if mask & $1.0 != 0 { $0.insert($1.1) } }
  }
}
