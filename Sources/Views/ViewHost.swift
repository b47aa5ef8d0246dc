// SPDX-License-Identifier: Apache-2.0

import Foundation
import Gestures
import Interaction

/// One window's worth of views: state in, elements and a display list out.
@MainActor
public final class ViewHost {
  public let scene: InteractionScene
  public let measurer: any TextMeasurer
  /// In points; setting it asks for a new layout.
  public var size: CGSize = .zero
  /// Called, at most once until the next update, when the window must be updated.
  public var onInvalidate: (() -> Void)?
  public private(set) var displayList = DisplayList()

  public init(title: String, measurer: any TextMeasurer) {
    scene = InteractionScene(title: title)
    self.measurer = measurer
  }

  public var needsUpdate: Bool { false }

  /// Re-evaluates the views whose state changed, lays out what must move, and renews the display
  /// list and the elements.
  public func update() {}
}
