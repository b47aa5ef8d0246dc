// SPDX-License-Identifier: Apache-2.0

// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Evenhand

// Names of UIKit and AppKit that are not here, each with what to write instead.

/// Not here.
@available(
  *, unavailable,
  message: "there is no UIKit here; write the view with shapes, Canvas and gestures"
)
public class UIView {}

/// Not here.
@available(*, unavailable, message: "there is no UIKit here; write a View")
public class UIViewController {}

/// Not here.
@available(*, unavailable, message: "there is no UIKit here; an App shows its views itself")
public class UIHostingController {}

/// Not here.
@available(*, unavailable, message: "there is no AppKit here; use UIPasteboard, or PasteButton")
public class NSPasteboard {}

/// Not here.
@available(
  *, unavailable,
  message: "there is no AppKit here; write the view with shapes, Canvas and gestures"
)
public class NSView {}

/// Not here.
@available(*, unavailable, message: "there is no AppKit here; use .pointerStyle")
public class NSCursor {}

/// Not here.
@available(*, unavailable, message: "there is no UIKit here; start work where the App is made")
public protocol UIApplicationDelegate {}

/// Not here.
@available(*, unavailable, message: "there is no AppKit here; start work where the App is made")
public protocol NSApplicationDelegate {}

/// Not here.
@available(
  *, unavailable, message: "there is no AppKit here; use openWindow, dismissWindow and scenePhase"
)
@MainActor
public class NSApplication {
  /// Nothing.
  public static let shared = NSApplication()

  private init() {}

  /// Nothing.
  public func terminate(_ sender: Any?) {}
  /// Nothing.
  public func activate(ignoringOtherApps flag: Bool) {}
  /// Nothing.
  public func activate() {}
  /// Nothing.
  public func hide(_ sender: Any?) {}
}

/// Not here.
@available(
  *, unavailable, message: "there is no AppKit here; use openWindow, dismissWindow and scenePhase"
)
@MainActor public var NSApp: NSApplication { .shared }

/// Not here.
@available(
  *, unavailable, message: "no sound is played here; an AccessibilityNotification says words"
)
public class NSSound {
  public init?(named name: String) {}

  /// Nothing.
  public static func beep() {}
  /// Nothing.
  @discardableResult public func play() -> Bool { false }
}

/// Not here.
@available(
  *, unavailable, message: "no sound is played here; an AccessibilityNotification says words"
)
public func AudioServicesPlaySystemSound(_ sound: UInt32) {}

/// Not here.
@available(*, unavailable, message: "there is no AppKit here; use GeometryReader, or displayScale")
public class NSScreen {
  private init() {}

  /// Nothing.
  public static var main: NSScreen? { nil }
  /// Nothing.
  public static var screens: [NSScreen] { [] }
  /// Nothing.
  public var frame: CGRect { .zero }
  /// Nothing.
  public var visibleFrame: CGRect { .zero }
  /// Nothing.
  public var backingScaleFactor: CGFloat { 1 }
}

/// Not here.
@available(*, unavailable, message: "there is no AppKit here; use openURL from the environment")
public class NSWorkspace {
  /// Nothing.
  public static var shared: NSWorkspace { NSWorkspace() }

  private init() {}

  /// Nothing.
  @discardableResult public func open(_ url: URL) -> Bool { false }
  /// Nothing.
  public func activateFileViewerSelecting(_ fileURLs: [URL]) {}
}

/// Not here.
@available(*, unavailable, message: "there is no AppKit here; use onKeyPress, gestures and onHover")
public class NSEvent {
  private init() {}

  /// Nothing.
  public struct EventTypeMask: OptionSet, Sendable {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }

    /// Nothing.
    public static let keyDown = EventTypeMask(rawValue: 1)
    /// Nothing.
    public static let keyUp = EventTypeMask(rawValue: 2)
    /// Nothing.
    public static let flagsChanged = EventTypeMask(rawValue: 4)
    /// Nothing.
    public static let leftMouseDown = EventTypeMask(rawValue: 8)
    /// Nothing.
    public static let leftMouseUp = EventTypeMask(rawValue: 16)
    /// Nothing.
    public static let mouseMoved = EventTypeMask(rawValue: 32)
    /// Nothing.
    public static let scrollWheel = EventTypeMask(rawValue: 64)
  }

  /// Nothing.
  public static var mouseLocation: CGPoint { .zero }
  /// Nothing.
  public static func addLocalMonitorForEvents(
    matching mask: EventTypeMask, handler block: @escaping (NSEvent) -> NSEvent?
  ) -> Any? { nil }
  /// Nothing.
  public static func addGlobalMonitorForEvents(
    matching mask: EventTypeMask, handler block: @escaping (NSEvent) -> Void
  ) -> Any? { nil }
}
