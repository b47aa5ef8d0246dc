// SPDX-License-Identifier: Apache-2.0

/// A key as it is reported to assistive technologies that listen to keys, in X's numbers.
public struct KeyStroke: Hashable, Sendable {
  /// False for a key that came up.
  public var isPress: Bool
  /// X keysym.
  public var keysym: UInt32
  /// X keycode (evdev's code plus 8).
  public var hardwareCode: UInt32
  /// X modifier mask (shift 1, lock 2, control 4, mod1 8, mod2 16, mod4 64).
  public var modifierMask: UInt32
  /// X keysym name ("Up", "space", "a").
  public var name: String
  /// What the key types; empty for a key that types nothing.
  public var characters: String
  /// Seconds on a monotonic clock.
  public var time: Double

  public init(
    isPress: Bool, keysym: UInt32, hardwareCode: UInt32, modifierMask: UInt32, name: String,
    characters: String, time: Double
  ) {
    self.isPress = isPress
    self.keysym = keysym
    self.hardwareCode = hardwareCode
    self.modifierMask = modifierMask
    self.name = name
    self.characters = characters
    self.time = time
  }

  /// The typed text where it is visible, else the key's name: "a", "space", "Up".
  var eventText: (text: String, isText: Bool) {
    let isVisible =
      !characters.isEmpty
      && characters.unicodeScalars.allSatisfy { scalar in
        switch scalar.properties.generalCategory {
        case .control, .format, .spaceSeparator, .lineSeparator, .paragraphSeparator, .privateUse,
          .unassigned:
          false
        default: true
        }
      }
    return isVisible ? (characters, true) : (name, false)
  }

  /// `(uiiiisb)`, the only form that registries up to 2.46 take; the documented `(uiuuisb)` they
  /// refuse. AT-SPI: `org.a11y.atspi.DeviceEventController.NotifyListenersSync`.
  var busValue: BusValue {
    let event = eventText
    let milliseconds =
      time.isFinite ? (time * 1000).truncatingRemainder(dividingBy: 2_147_483_648) : 0
    return .tuple([
      .uint32(isPress ? 0 : 1),
      .int32(Int32(truncatingIfNeeded: keysym)),
      .int32(Int32(truncatingIfNeeded: hardwareCode)),
      .int32(Int32(truncatingIfNeeded: modifierMask)),
      .int32(Int32(milliseconds)),
      .string(event.text),
      .boolean(event.isText),
    ])
  }
}
