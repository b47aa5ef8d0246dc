// SPDX-License-Identifier: Apache-2.0

import Foundation
import Interaction

/// The room of the window that was laid out last, for code that asks nobody in particular.
@MainActor
public enum WindowRoom {
  /// In points; before there is a window that of a phone held upright, which such code expects.
  public private(set) static var size = CGSize(width: 390, height: 844)

  /// Told when a window that was higher than wide no longer is, or the other way round.
  nonisolated package static let didTurn = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")

  /// - Parameter before: How large the same window was; zero before it was laid out.
  static func follow(_ size: CGSize, before: CGSize) {
    self.size = size
    guard before.width > 0, (before.width < before.height) != (size.width < size.height) else {
      return
    }
    NotificationCenter.default.post(name: didTurn, object: nil)
  }
}

/// The clipboard of the window that was made last, for code that asks nobody in particular.
@MainActor
public enum WindowClipboard {
  static weak var scene: InteractionScene?

  /// The text in it; nil for nothing, or for something that is no text. Writing nil leaves it.
  public static var text: String? {
    get { scene?.clipboard.read() }
    set { if let newValue { scene?.clipboard.write(newValue) } }
  }
}
