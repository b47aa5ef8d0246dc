// SPDX-License-Identifier: Apache-2.0

import Evenhand

/// UIKit's name for the room that there is. Here it is that of the application's window, as it was
/// laid out last: a desktop's application does not have the screen.
@MainActor @preconcurrency
public final class UIScreen {
  /// The window.
  public static let main = UIScreen()

  private init() {}

  /// From 0; 390 by 844 points before there is a window.
  public var bounds: CGRect { CGRect(origin: .zero, size: WindowRoom.size) }
  /// The same: what is drawn is counted in points.
  public var nativeBounds: CGRect { bounds }
  /// 1: what is drawn is counted in points, however many pixels one has.
  public var scale: CGFloat { 1 }
  /// 1, as ``scale``.
  public var nativeScale: CGFloat { 1 }
}
