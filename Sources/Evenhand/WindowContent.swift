// SPDX-License-Identifier: Apache-2.0

/// What an application puts into its window.
@MainActor
public struct WindowContent {
  public var title: String
  /// In points; nil for the host's own.
  public var size: CGSize?
  public var viewHost: ViewHost
}
