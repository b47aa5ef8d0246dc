// SPDX-License-Identifier: Apache-2.0

import Foundation

/// How a window is opened. Sizes are in points.
public struct WindowOptions: Sendable {
  /// What stands in the title bar until a `navigationTitle` says something else; the accessible name is
  /// the view host's own.
  public var title: String
  /// By which the desktop groups windows (WM_CLASS, app_id).
  public var applicationName = ProcessInfo.processInfo.processName
  /// Of the client area when the window opens.
  public var size: CGSize
  /// The smallest that a person can make it; larger where the views take more (``ViewHost/leastSize(inWidth:)``).
  public var minimumSize: CGSize

  public init(
    title: String, size: CGSize = HeadlessHost.defaultSize,
    minimumSize: CGSize = CGSize(width: 320, height: 240)
  ) {
    self.title = title
    self.size = size
    self.minimumSize = minimumSize
  }
}
