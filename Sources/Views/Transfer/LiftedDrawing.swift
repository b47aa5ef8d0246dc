// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What is drawn in front of everything while it is dragged.
@MainActor
protocol LiftedDrawing: AnyObject {
  /// Where it is, in points of the window.
  var location: CGPoint { get }
  func draw(_ list: inout DisplayList)
}
