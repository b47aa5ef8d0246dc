// SPDX-License-Identifier: Apache-2.0

internal import CATSPI
import Semantics

/// What a place is measured from (`AtspiCoordType`).
public enum CoordinateSystem: CaseIterable, Sendable {
  /// The screen; the window where the platform does not say where the window is (Wayland).
  case screen
  case window
  case parent

  /// The number on the wire.
  public var number: UInt32 {
    switch self {
    case .screen: ATSPI_COORD_TYPE_SCREEN.rawValue
    case .window: ATSPI_COORD_TYPE_WINDOW.rawValue
    case .parent: ATSPI_COORD_TYPE_PARENT.rawValue
    }
  }

  /// Nil for a number that is none of them.
  public init?(number: UInt32) {
    guard let system = Self.allCases.first(where: { $0.number == number }) else { return nil }
    self = system
  }
}

/// How far in front an element is (`AtspiComponentLayer`).
public enum ComponentLayer {
  /// A control.
  public static var widget: UInt32 { ATSPI_LAYER_WIDGET.rawValue }
  /// A window of its own.
  public static var window: UInt32 { ATSPI_LAYER_WINDOW.rawValue }
}

/// What happened to a key that listeners get (`AtspiKeyEventType`).
public enum KeyEventType {
  /// It went down.
  public static var pressed: UInt32 { ATSPI_KEY_PRESSED.rawValue }
  /// It came up.
  public static var released: UInt32 { ATSPI_KEY_RELEASED.rawValue }
}

/// What a client asks the registry to play (`AtspiKeySynthType`).
public enum KeySynthType {
  /// Press and release of a keysym.
  public static var keysym: UInt32 { ATSPI_KEY_SYM.rawValue }
}

extension Announcement.Politeness {
  /// The number on the wire (`AtspiLive`).
  public var number: Int32 {
    switch self {
    case .polite: NewerNumbers.livePolite
    case .assertive: NewerNumbers.liveAssertive
    }
  }
}

/// What has come after the header of at-spi2-core 2.46, which Debian 12 has.
enum NewerNumbers {
  /// `ATSPI_ROLE_SWITCH`, at-spi2-core 2.56. Libraries before it take the number for the end of
  /// their list.
  static let switchRole: UInt32 = 130
  /// `ATSPI_LIVE_POLITE` and `ATSPI_LIVE_ASSERTIVE`, at-spi2-core 2.50.
  static let livePolite: Int32 = 1
  static let liveAssertive: Int32 = 2
}
