// SPDX-License-Identifier: Apache-2.0

/// Settings in the form in which they stand in a property of an X window.
///
/// XSETTINGS 0.5, https://specifications.freedesktop.org/xsettings-spec/0.5/.
struct XSettingsBlock {
  enum Value {
    case number(Int32)
    case text(String)
  }

  let settings: [(name: String, value: Value)]

  init(_ preferences: SessionPreferences) {
    settings = [
      // In 1024ths of a pixel.
      ("Xft/DPI", .number(Int32(clamping: preferences.textResolution * 1024))),
      ("Net/ThemeName", .text(preferences.themeName)),
      ("Gtk/EnableAnimations", .number(preferences.reducedMotion ? 0 : 1)),
      // Who compares pictures does not want to see a text cursor come and go.
      ("Net/CursorBlink", .number(0)),
    ]
  }

  var bytes: [UInt8] {
    // Least significant byte first, and the serial number of the whole.
    var bytes: [UInt8] = [0, 0, 0, 0] + Self.four(1) + Self.four(UInt32(settings.count))
    for (name, value) in settings {
      let type: UInt8 =
        switch value {
        case .number: 0
        case .text: 1
        }
      let length = UInt16(clamping: name.utf8.count)
      bytes += [type, 0, UInt8(length & 0xff), UInt8(length >> 8)]
      bytes += Self.padded(name) + Self.four(1)
      switch value {
      case .number(let number): bytes += Self.four(UInt32(bitPattern: number))
      case .text(let text): bytes += Self.four(UInt32(text.utf8.count)) + Self.padded(text)
      }
    }
    return bytes
  }

  private static func four(_ number: UInt32) -> [UInt8] {
    withUnsafeBytes(of: number.littleEndian) { Array($0) }
  }

  private static func padded(_ text: String) -> [UInt8] {
    let bytes = Array(text.utf8)
    return bytes + Array(repeating: 0, count: (4 - bytes.count % 4) % 4)
  }
}
