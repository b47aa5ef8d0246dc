// SPDX-License-Identifier: Apache-2.0

import Evenhand

/// UIKit's name for the running program, as far as SwiftUI's files ask it for the room that there is.
/// It has one scene with one window: the application's own.
@MainActor @preconcurrency
public final class UIApplication {
  /// The program.
  public static let shared = UIApplication()

  private init() {}

  /// The one scene that there is.
  public var connectedScenes: Set<UIScene> { [UIWindowScene.only] }

  /// The one window that there is.
  public var windows: [UIWindow] { [UIWindow.only] }

  /// The one window that there is.
  public var keyWindow: UIWindow? { UIWindow.only }

  /// A window has no status bar.
  public var statusBarFrame: CGRect { .zero }

  /// Opens an address, as a `Link` does.
  ///
  /// - Parameter options: Not looked at.
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    EnvironmentValues().openURL(url) { completion?($0) }
  }

  /// Whether the address says what would open it; nobody asks the desktop.
  public func canOpenURL(_ url: URL) -> Bool { url.scheme != nil }

  /// How an address is opened; none of them counts here.
  public struct OpenExternalURLOptionsKey: Hashable, Sendable {
    private let name: String

    /// Only by the application that the address belongs to.
    public static let universalLinksOnly = OpenExternalURLOptionsKey(name: "universalLinksOnly")
  }

  /// Told when a window has the keyboard again, after ``willEnterForegroundNotification``.
  nonisolated public static let didBecomeActiveNotification =
    ApplicationNotification.didBecomeActive
  /// Told when another window has the keyboard.
  nonisolated public static let willResignActiveNotification =
    ApplicationNotification.willResignActive
  /// Told before a window goes.
  nonisolated public static let didEnterBackgroundNotification =
    ApplicationNotification.didEnterBackground
  /// Told when a window has the keyboard again: it was never out of sight.
  nonisolated public static let willEnterForegroundNotification =
    ApplicationNotification.willEnterForeground

  /// Accepted for the sake of the source: the desktop decides when its screen goes dark.
  public var isIdleTimerDisabled = false
}

/// UIKit's name for what shows windows.
@MainActor @preconcurrency
public class UIScene: Hashable {
  /// Whether its windows are seen and take input.
  public enum ActivationState: Int, Hashable, Sendable {
    case unattached = -1
    case foregroundActive
    case foregroundInactive
    case background
  }

  fileprivate init() {}

  /// That of a window which is used.
  public var activationState: ActivationState { .foregroundActive }

  nonisolated public static func == (left: UIScene, right: UIScene) -> Bool { left === right }
  nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The scene with the application's window.
public final class UIWindowScene: UIScene {
  static let only = UIWindowScene()

  /// The one window that there is.
  public var windows: [UIWindow] { [UIWindow.only] }
  /// The one window that there is.
  public var keyWindow: UIWindow? { UIWindow.only }
  /// The room of the window.
  public var screen: UIScreen { UIScreen.main }
}

/// The application's window, for code that asks how large it is and what covers its edges.
@MainActor @preconcurrency
public final class UIWindow {
  static let only = UIWindow()

  private init() {}

  /// From 0, as the window was laid out last.
  public var bounds: CGRect { UIScreen.main.bounds }
  /// From 0, as the window was laid out last.
  public var frame: CGRect { bounds }
  /// None: a window has no bars or corners that cover its content.
  public var safeAreaInsets: UIEdgeInsets { .zero }
  /// It takes the keys.
  public var isKeyWindow: Bool { true }
  /// The scene that shows it.
  public var windowScene: UIWindowScene? { UIWindowScene.only }
  /// The room of the window.
  public var screen: UIScreen { UIScreen.main }
}

/// UIKit's name for the room at the edges of a rectangle, in points.
public struct UIEdgeInsets: Hashable, Sendable {
  /// At the upper edge.
  public var top: CGFloat
  /// At the left edge.
  public var left: CGFloat
  /// At the lower edge.
  public var bottom: CGFloat
  /// At the right edge.
  public var right: CGFloat

  /// None.
  public static let zero = UIEdgeInsets()

  /// None.
  public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }

  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}

extension EdgeInsets {
  /// The same where lines begin at the left.
  public init(_ insets: UIEdgeInsets) {
    self.init(
      top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
  }
}

/// UIKit's name for the machine.
@MainActor @preconcurrency
public final class UIDevice {
  /// This machine.
  public static let current = UIDevice()

  private init() {}

  /// Told when the window becomes wider than high, or higher than wide.
  nonisolated public static let orientationDidChangeNotification = WindowRoom.didTurn

  /// Accepted for the sake of the source: a window that turns is told at any time.
  public func beginGeneratingDeviceOrientationNotifications() {}

  /// Accepted for the sake of the source: a window that turns is told at any time.
  public func endGeneratingDeviceOrientationNotifications() {}

  /// What kind of machine it is: one with a desktop.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { .mac }
  /// Its name on the network.
  public var name: String { ProcessInfo.processInfo.hostName }
  /// "Linux"
  public var systemName: String { "Linux" }
  /// The version of its system.
  public var systemVersion: String { ProcessInfo.processInfo.operatingSystemVersionString }
  /// "Desktop"
  public var model: String { "Desktop" }
  /// Wider than high, as desktops are.
  public var orientation: UIDeviceOrientation {
    UIScreen.main.bounds.width < UIScreen.main.bounds.height ? .portrait : .landscapeLeft
  }
}

/// What kind of machine a program runs on.
public enum UIUserInterfaceIdiom: Int, Hashable, Sendable {
  case unspecified = -1
  case phone, pad, tv, carPlay
  case mac = 5
  case vision
}

/// Which way up a machine is held.
public enum UIDeviceOrientation: Int, Hashable, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

  /// Higher than wide.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Wider than high.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}
