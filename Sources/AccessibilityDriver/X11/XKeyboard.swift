// SPDX-License-Identifier: Apache-2.0

internal import CXCB
import Glibc
import Semantics

/// Presses keys on an X display through its extension XTEST, as a keyboard would.
package final class XKeyboard {
  private let display: XDisplay
  private let places: [UInt32: Place]

  /// Where a keysym is in the keyboard's map.
  struct Place {
    let code: UInt8
    /// The keys that are held for it, as Shift for "+" on a US keyboard.
    let held: [String]
  }

  /// The columns of X's map that belong to its first group, each with what gives its level (The X
  /// Keyboard Extension: Protocol Specification, 12.4: core keyboard mapping).
  private static let levels: [(column: Int, held: [String])] = [
    (0, []), (1, ["Shift_L"]), (4, ["ISO_Level3_Shift"]), (5, ["Shift_L", "ISO_Level3_Shift"]),
  ]

  /// How long a key is down. Some toolkits take a release and a press within 2 ms for a repeat.
  private static let stroke: UInt32 = 5_000

  package init(_ display: XDisplay) throws(DriverError) {
    self.display = display
    // XTEST 2.2 is of 1996 (X11R6.1); any version sends keys.
    let version = xcb_test_get_version_reply(
      display.connection, xcb_test_get_version(display.connection, 2, 2), nil)
    guard version != nil else { throw .noKeyInjection }
    free(version)
    places = Self.places(display.connection)
  }

  /// Keysym to the first key that gives it with the fewest others held.
  private static func places(_ connection: OpaquePointer) -> [UInt32: Place] {
    guard let setup = xcb_get_setup(connection) else { return [:] }
    let first = setup.pointee.min_keycode
    let count = setup.pointee.max_keycode &- first &+ 1
    let cookie = xcb_get_keyboard_mapping(connection, first, count)
    guard let reply = xcb_get_keyboard_mapping_reply(connection, cookie, nil) else { return [:] }
    defer { free(reply) }
    let columns = Int(reply.pointee.keysyms_per_keycode)
    let length = Int(xcb_get_keyboard_mapping_keysyms_length(reply))
    guard columns > 0, length > 0, let symbols = xcb_get_keyboard_mapping_keysyms(reply)
    else { return [:] }
    let all = Array(UnsafeBufferPointer(start: symbols, count: length))
    return places(of: all, columns: columns, first: first)
  }

  /// - Parameters:
  ///   - symbols: So many columns for each key, the first of which has the number `first`.
  static func places(of symbols: [UInt32], columns: Int, first: UInt8) -> [UInt32: Place] {
    var places: [UInt32: Place] = [:]
    for (column, held) in levels where column < columns {
      for row in 0..<symbols.count / columns {
        let symbol = symbols[row * columns + column]
        guard symbol != 0, places[symbol] == nil, let code = UInt8(exactly: row + Int(first))
        else { continue }
        places[symbol] = Place(code: code, held: held)
      }
    }
    return places
  }

  /// Presses the key while its modifiers are down, with those that it needs itself on this keyboard,
  /// and lets all of them go.
  package func press(_ binding: KeyBinding) throws(DriverError) {
    let key = try place(of: binding.key.name)
    var names = Self.names(of: binding.modifiers)
    names += key.held.filter { !names.contains($0) }
    var held: [UInt8] = []
    for name in names { held.append(try place(of: name).code) }
    for modifier in held { send(modifier, isDown: true) }
    send(key.code, isDown: true)
    xcb_flush(display.connection)
    usleep(Self.stroke)
    send(key.code, isDown: false)
    for modifier in held.reversed() { send(modifier, isDown: false) }
    try display.synchronize()
  }

  func canPress(_ binding: KeyBinding) -> Bool {
    guard let key = try? place(of: binding.key.name) else { return false }
    return (Self.names(of: binding.modifiers) + key.held)
      .allSatisfy { (try? place(of: $0)) != nil }
  }

  private func place(of name: String) throws(DriverError) -> Place {
    guard let symbol = Key(name).keysym, let place = places[symbol] else {
      throw .noKey(name)
    }
    return place
  }

  private func send(_ code: UInt8, isDown: Bool) {
    xcb_test_fake_input(
      display.connection, UInt8(isDown ? XCB_KEY_PRESS : XCB_KEY_RELEASE), code, 0, display.root,
      0, 0, 0)
  }

  private static func names(of modifiers: KeyModifiers) -> [String] {
    var names: [String] = []
    if modifiers.contains(.control) { names.append("Control_L") }
    if modifiers.contains(.alt) { names.append("Alt_L") }
    if modifiers.contains(.super) { names.append("Super_L") }
    if modifiers.contains(.shift) { names.append("Shift_L") }
    return names
  }
}
