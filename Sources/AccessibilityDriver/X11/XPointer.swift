// SPDX-License-Identifier: Apache-2.0

internal import CXCB
import Glibc

/// Moves and presses the pointer on an X display through its extension XTEST, as a mouse would.
final class XPointer {
  private let display: XDisplay

  /// By X's number.
  enum Button: UInt8 {
    case left = 1
    case right = 3
  }

  /// How long a button is down, and between two places of a drag: three frames of a screen at 60 Hz,
  /// of which a toolkit sees each.
  private static let beat: UInt32 = 20_000

  init(_ display: XDisplay) {
    self.display = display
  }

  func click(_ place: (x: Int, y: Int), button: Button = .left) throws(DriverError) {
    try drag([place], button: button)
  }

  /// Presses at the first place, goes straight from place to place in some steps, and lets go at the last.
  ///
  /// - Parameter rest: At each place but the first, in microseconds.
  func drag(
    _ places: [(x: Int, y: Int)], steps: Int = 6, rest: UInt32 = 0, button: Button = .left
  ) throws(DriverError) {
    guard let first = places.first else { return }
    try move(first)
    try send(UInt8(XCB_BUTTON_PRESS), button)
    var last = first
    for place in places.dropFirst() {
      for step in 1...steps {
        try move(
          (
            last.x + (place.x - last.x) * step / steps,
            last.y + (place.y - last.y) * step / steps
          ))
      }
      last = place
      usleep(rest)
    }
    try send(UInt8(XCB_BUTTON_RELEASE), button)
  }

  /// Puts the pointer there, and waits for nobody.
  func hover(_ place: (x: Int, y: Int)) throws(DriverError) {
    xcb_test_fake_input(
      display.connection, UInt8(XCB_MOTION_NOTIFY), 0, 0, display.root, Int16(clamping: place.x),
      Int16(clamping: place.y), 0)
    try display.synchronize()
  }

  private func move(_ place: (x: Int, y: Int)) throws(DriverError) {
    try hover(place)
    usleep(Self.beat)
  }

  private func send(_ kind: UInt8, _ button: Button) throws(DriverError) {
    xcb_test_fake_input(display.connection, kind, button.rawValue, 0, display.root, 0, 0, 0)
    try display.synchronize()
    usleep(Self.beat)
  }
}
