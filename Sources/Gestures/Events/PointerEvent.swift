// SPDX-License-Identifier: Apache-2.0

import Foundation

/// One thing that one contact did: a mouse button, a finger, a pen, the
/// fingers of a touchpad, or a contact that Evenhand plays
/// for a key or an assistive technology.
public struct PointerEvent: Hashable, Sendable {
  /// Names a contact from its beginning to its end.
  public struct ID: Hashable, Sendable {
    public var rawValue: UInt64
    public init(_ rawValue: UInt64) { self.rawValue = rawValue }
  }

  /// What the contact did.
  public enum Phase: UInt8, Hashable, Sendable {
    case began, moved, ended
    /// The system took the contact away: the second half of what the person meant never came.
    case cancelled
  }

  /// What made the contact; thresholds differ by it.
  public enum Kind: UInt8, Hashable, Sendable, CaseIterable {
    case mouse, touch, pen
    /// Fingers on a touchpad that pinch, turn or swipe, as if they were where the pointer is.
    case touchpad
    /// Played for a key or an assistive technology: thresholds count as met.
    case played
  }

  /// Which button of a mouse; a finger and a played contact are primary.
  public enum Button: UInt8, Hashable, Sendable {
    case primary, secondary, middle, other
  }

  /// Which contact it was.
  public var id: ID
  /// What the contact did now.
  public var phase: Phase
  /// In points of the window, origin at the top left, y down.
  public var location: CGPoint
  /// Seconds on the host's monotonic clock.
  public var time: Double
  /// What made the contact; it decides about ``DeviceProfile``.
  public var kind: Kind
  /// The button of the mouse that made the contact. A press with another one than the primary
  /// begins no built-in gesture but ``SpatialEventGesture``.
  public var button: Button
  /// The keys that were held.
  public var modifiers: EventModifiers

  public init(
    id: ID, phase: Phase, location: CGPoint, time: Double, kind: Kind = .mouse,
    button: Button = .primary, modifiers: EventModifiers = []
  ) {
    self.id = id
    self.phase = phase
    self.location = location
    self.time = time
    self.kind = kind
    self.button = button
    self.modifiers = modifiers
  }
}

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

/// What a pointer without a contact does over a view.
public enum HoverPhase: Hashable, Sendable {
  /// It is over the view; points of the coordinate space that was asked for.
  case active(CGPoint)
  /// It left.
  case ended
}
