// SPDX-License-Identifier: Apache-2.0

/// The keys held during an event. On Linux, `command` is the Control key, as its users expect of a
/// shortcut that was written for a Mac.
public struct EventModifiers: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Caps Lock is on.
  public static let capsLock = EventModifiers(rawValue: 1)
  /// Either Shift key.
  public static let shift = EventModifiers(rawValue: 2)
  /// Either Control key; the same as ``command``.
  public static let control = EventModifiers(rawValue: 4)
  /// The Alt key, which is Option on a Mac.
  public static let option = EventModifiers(rawValue: 8)
  /// The Control key: what a Mac's Command stands for on Linux.
  public static let command = EventModifiers.control
  /// The key with the system's logo, which SwiftUI does not have.
  public static let `super` = EventModifiers(rawValue: 16)
  /// The key is one of the number pad; the windows of Evenhand never report it.
  public static let numericPad = EventModifiers(rawValue: 32)
  /// Every modifier that can be held.
  public static let all: EventModifiers = [
    .capsLock, .shift, .control, .option, .super, .numericPad,
  ]
}
