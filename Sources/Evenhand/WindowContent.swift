// SPDX-License-Identifier: Apache-2.0

/// What an application puts into its window.
@MainActor
public struct WindowContent {
  /// Of the window.
  public var title: String
  /// In points; nil for the host's own.
  public var size: CGSize?
  /// The views, which the host shows.
  public var viewHost: ViewHost
}
