// SPDX-License-Identifier: Apache-2.0

import ATSPINumbers
import Semantics

extension KeyStroke {
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
      .uint32(isPress ? KeyEventType.pressed : KeyEventType.released),
      .int32(Int32(truncatingIfNeeded: keysym)),
      .int32(Int32(truncatingIfNeeded: hardwareCode)),
      .int32(Int32(truncatingIfNeeded: modifierMask)),
      .int32(Int32(milliseconds)),
      .string(event.text),
      .boolean(event.isText),
    ])
  }
}
