// SPDX-License-Identifier: Apache-2.0

/// What an application puts into its window.
@MainActor
struct WindowContent {
  var title: String
  /// In points; nil for the host's own.
  var size: CGSize?
  var viewHost: ViewHost
}
