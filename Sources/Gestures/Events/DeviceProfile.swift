// SPDX-License-Identifier: Apache-2.0

import Foundation

/// How far and how long a contact of one kind may stray before a gesture fails.
public struct DeviceProfile: Hashable, Sendable {
  /// Points; a tap fails when it has moved this far.
  public var tapMaximumDistance: CGFloat
  /// Seconds; a tap fails when it is held this long.
  public var tapMaximumDuration: Double
  /// Seconds between the release of one tap and the next touch of a multiple tap.
  public var tapMaximumInterval: Double
  /// Points between where one tap of a multiple tap came down and where the next does: this far
  /// apart they are two taps.
  public var tapMaximumSpacing: CGFloat
  /// Whether a drag must travel its minimum distance before it is one.
  public var requiresMinimumDistance: Bool
  /// Points after which a contact that travels is taken from taps and presses by a drag, a swipe or
  /// a scroll of lower rank. Infinite where a press keeps its contact.
  public var takeOverDistance: CGFloat = .infinity
  /// Whether a contact that travels scrolls what is under it.
  public var scrolls = true

  /// SwiftUI on macOS: a click passes at 4 points and fails at 5, and a drag behind a button reports
  /// nothing (measured). Duration and interval as for touch. Two clicks as near each other as GTK's
  /// `gtk-double-click-distance` and Qt's `mouseDoubleClickDistance` are by default.
  public static let mouse = DeviceProfile(
    tapMaximumDistance: 5, tapMaximumDuration: 0.75, tapMaximumInterval: 0.35,
    tapMaximumSpacing: 5, requiresMinimumDistance: true, scrolls: false)

  /// SwiftUI on iOS: 45 points, 0.75 s, 0.35 s (from OpenSwiftUI's audited TapGesture and
  /// RepeatGesture); a scroll view on iOS takes a finger after 10 points. RepeatGesture has no limit
  /// for the way between taps: a finger meets a place as exactly as it keeps to one, so it is 45
  /// points again.
  public static let touch = DeviceProfile(
    tapMaximumDistance: 45, tapMaximumDuration: 0.75, tapMaximumInterval: 0.35,
    tapMaximumSpacing: 45, requiresMinimumDistance: true, takeOverDistance: 10)

  /// A pen points as precisely as a mouse, but its tip slides on landing: half way between.
  public static let pen = DeviceProfile(
    tapMaximumDistance: 10, tapMaximumDuration: 0.75, tapMaximumInterval: 0.35,
    tapMaximumSpacing: 10,
    requiresMinimumDistance: true, takeOverDistance: 10)

  /// Fingers on a touchpad, which come only where the driver has seen a pinch, a turn or a swipe: they
  /// tap nothing, press nothing and scroll nothing, and what they do is measured as under fingers.
  public static let touchpad = DeviceProfile(
    tapMaximumDistance: 0, tapMaximumDuration: 0, tapMaximumInterval: 0, tapMaximumSpacing: 0,
    requiresMinimumDistance: true, scrolls: false)

  /// A contact that stands for a key or an assistive request: it means what it says at once, so that
  /// one that moves is no press, and wherever its element has gone meanwhile.
  public static let played = DeviceProfile(
    tapMaximumDistance: 5, tapMaximumDuration: 0.75, tapMaximumInterval: 0.35,
    tapMaximumSpacing: .infinity, requiresMinimumDistance: false, takeOverDistance: 0)

  /// The thresholds for what made a contact.
  public static func profile(for kind: PointerEvent.Kind) -> DeviceProfile {
    switch kind {
    case .mouse: .mouse
    case .touch: .touch
    case .pen: .pen
    case .touchpad: .touchpad
    case .played: .played
    }
  }
}
