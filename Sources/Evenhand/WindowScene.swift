// SPDX-License-Identifier: Apache-2.0

/// A scene that is a window, and no longer made of others.
@MainActor
protocol WindowScene {
  func makeWindow(measurer: any TextMeasurer) -> WindowContent
}

extension Scene {
  /// Follows `body` down to the window.
  func window(measurer: any TextMeasurer) -> WindowContent {
    if let window = self as? any WindowScene { return window.makeWindow(measurer: measurer) }
    return body.window(measurer: measurer)
  }
}
