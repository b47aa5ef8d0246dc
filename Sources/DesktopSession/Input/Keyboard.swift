// SPDX-License-Identifier: Apache-2.0

import Glibc

/// A session's keyboard, with the United States layout of a new X server.
public final class Keyboard: Sendable {
  /// X counts keys from 8.
  private static let firstCode: Int32 = 8

  /// How long a key is down, and up after it. SDL takes a release and a press of the same key within
  /// 2 ms for a repeat; nobody types that fast.
  private static let stroke = Duration.milliseconds(15)

  private let device: InputTestSocket

  init(_ device: InputTestSocket) { self.device = device }

  /// Puts a key down; the X server repeats it until it is released.
  public func press(_ key: PhysicalKey) throws(DesktopSessionError) {
    try device.key(key.rawValue + Self.firstCode, isDown: true)
  }

  /// Lets a key up.
  public func release(_ key: PhysicalKey) throws(DesktopSessionError) {
    try device.key(key.rawValue + Self.firstCode, isDown: false)
  }

  /// Presses and releases a key while `modifiers` are down, as fast as a person could.
  public func type(
    _ key: PhysicalKey, with modifiers: [PhysicalKey] = []
  ) throws(DesktopSessionError) {
    for modifier in modifiers { try press(modifier) }
    try press(key)
    usleep(UInt32(Self.stroke / .microseconds(1)))
    try release(key)
    usleep(UInt32(Self.stroke / .microseconds(1)))
    for modifier in modifiers.reversed() { try release(modifier) }
  }

  /// Holds a key for `duration`: the X server repeats it after 660 ms, 25 times a second.
  public func hold(_ key: PhysicalKey, for duration: Duration) async throws {
    try press(key)
    try await Task.sleep(for: duration)
    try release(key)
  }
}
