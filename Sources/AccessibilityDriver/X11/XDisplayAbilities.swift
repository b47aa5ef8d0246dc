// SPDX-License-Identifier: Apache-2.0

internal import CXCB
import Glibc

/// What an X display can be used for, found out by asking it.
public struct XDisplayAbilities: Hashable, Sendable {
  /// The window manager's name; nil where none runs, and empty where it does not tell.
  public let windowManager: String?
  /// Keys can be sent to it.
  public let takesKeys: Bool
  /// nil where pictures can be taken; else the reason.
  public let pictureObstacle: String?

  /// Opens the display that the environment names. Nothing is pressed, and nothing is kept.
  public init(environment: [String: String]) throws(DriverError) {
    let display = try XDisplay(environment: environment)
    windowManager = display.windowManager
    takesKeys = (try? XKeyboard(display)) != nil
    do {
      _ = try display.pixels(of: ScreenArea(x: 0, y: 0, width: 1, height: 1))
      pictureObstacle = nil
    } catch {
      pictureObstacle = "\(error)"
    }
  }
}

extension XDisplay {
  /// A window manager leaves a window's number at the root window, and at that window the number and
  /// its own name (EWMH 1.5, _NET_SUPPORTING_WM_CHECK). The root's outlives a manager that crashed.
  fileprivate var windowManager: String? {
    let mark = "_NET_SUPPORTING_WM_CHECK"
    guard let window = numbers(mark, of: root).first, numbers(mark, of: window).first == window
    else { return nil }
    return String(decoding: property("_NET_WM_NAME", of: window), as: UTF8.self)
  }
}
