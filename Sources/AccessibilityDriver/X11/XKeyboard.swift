// SPDX-License-Identifier: Apache-2.0

internal import CXCB
import Glibc
import Semantics

/// Presses keys on an X display through its extension XTEST, as a keyboard would.
package final class XKeyboard {
  private let display: XDisplay
  private let codes: [UInt32: UInt8]

  /// How long a key is down. Some toolkits take a release and a press within 2 ms for a repeat.
  private static let stroke: UInt32 = 15_000

  package init(_ display: XDisplay) throws(DriverError) {
    self.display = display
    // XTEST 2.2 is of 1996 (X11R6.1); any version sends keys.
    let version = xcb_test_get_version_reply(
      display.connection, xcb_test_get_version(display.connection, 2, 2), nil)
    guard version != nil else { throw .noKeyInjection }
    free(version)
    codes = Self.codes(display.connection)
  }

  /// Keysym to the first key that gives it without a modifier.
  private static func codes(_ connection: OpaquePointer) -> [UInt32: UInt8] {
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
    var codes: [UInt32: UInt8] = [:]
    for row in 0..<length / columns {
      let symbol = symbols[row * columns]
      guard symbol != 0, codes[symbol] == nil, let code = UInt8(exactly: row + Int(first)) else {
        continue
      }
      codes[symbol] = code
    }
    return codes
  }

  /// Presses the key while its modifiers are down, and lets all of them go.
  package func press(_ binding: KeyBinding) throws(DriverError) {
    var held: [UInt8] = []
    for name in Keysym.names(of: binding.modifiers) { held.append(try code(of: name)) }
    let key = try code(of: binding.key.name)
    for modifier in held { send(modifier, isDown: true) }
    send(key, isDown: true)
    xcb_flush(display.connection)
    usleep(Self.stroke)
    send(key, isDown: false)
    for modifier in held.reversed() { send(modifier, isDown: false) }
    try display.synchronize()
  }

  func canPress(_ binding: KeyBinding) -> Bool {
    (Keysym.names(of: binding.modifiers) + [binding.key.name])
      .allSatisfy { (try? code(of: $0)) != nil }
  }

  private func code(of name: String) throws(DriverError) -> UInt8 {
    guard let symbol = Keysym.number(of: name), let code = codes[symbol] else { throw .noKey(name) }
    return code
  }

  private func send(_ code: UInt8, isDown: Bool) {
    xcb_test_fake_input(
      display.connection, UInt8(isDown ? XCB_KEY_PRESS : XCB_KEY_RELEASE), code, 0, display.root,
      0, 0, 0)
  }
}
