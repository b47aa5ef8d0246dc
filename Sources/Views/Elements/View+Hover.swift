// SPDX-License-Identifier: Apache-2.0

import Foundation
import Gestures

extension View {
  /// Runs with true when a pointer that touches nothing comes over the view, and with false when it
  /// leaves. What is shown only then must be shown on focus as well: a keyboard does not hover.
  public func onHover(perform action: @escaping (Bool) -> Void) -> some View {
    HoverView(content: self, coordinateSpace: .local, report: .comingAndLeaving(action))
  }

  /// Runs with each place of a pointer that touches nothing over the view, and once when it leaves.
  public func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (HoverPhase) -> Void
  ) -> some View {
    HoverView(
      content: self, coordinateSpace: coordinateSpace.coordinateSpace, report: .everyPlace(action))
  }

  /// Runs with each place of a pointer that touches nothing over the view, and once when it leaves.
  @_disfavoredOverload
  public func onContinuousHover(
    coordinateSpace: CoordinateSpace = .local, perform action: @escaping (HoverPhase) -> Void
  ) -> some View {
    HoverView(content: self, coordinateSpace: coordinateSpace, report: .everyPlace(action))
  }
}
