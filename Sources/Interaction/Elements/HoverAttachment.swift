// SPDX-License-Identifier: Apache-2.0

import Foundation
import Gestures

/// What an element does about a pointer over it that touches nothing.
@MainActor
public final class HoverAttachment {
  /// In whose coordinates places are reported.
  public var coordinateSpace: CoordinateSpace
  /// Called with each place over the element, and once when the pointer has left.
  public var action: (HoverPhase) -> Void

  public init(
    coordinateSpace: CoordinateSpace = .local, action: @escaping (HoverPhase) -> Void
  ) {
    self.coordinateSpace = coordinateSpace
    self.action = action
  }
}
