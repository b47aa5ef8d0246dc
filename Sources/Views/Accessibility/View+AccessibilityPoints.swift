// SPDX-License-Identifier: Apache-2.0

import Foundation
import Interaction

/// AT-SPI knows an element's box and no place in it: these say where a press or a drag touches the
/// view that a key or an assistive technology asked for.
extension View {
  /// - Parameter activationPoint: As fractions of the view's size; its middle where none is given.
  public func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> some View {
    accessibilityActivationPoint(activationPoint, isEnabled: true)
  }

  /// The same, only while it is enabled.
  public func accessibilityActivationPoint(
    _ activationPoint: UnitPoint, isEnabled: Bool
  ) -> some View {
    SemanticsView(self) { $0.activationPoint = isEnabled ? .unit(activationPoint) : nil }
  }

  /// - Parameter activationPoint: In the view's own coordinates, points.
  public func accessibilityActivationPoint(_ activationPoint: CGPoint) -> some View {
    accessibilityActivationPoint(activationPoint, isEnabled: true)
  }

  /// The same, only while it is enabled.
  public func accessibilityActivationPoint(
    _ activationPoint: CGPoint, isEnabled: Bool
  ) -> some View {
    SemanticsView(self) { $0.activationPoint = isEnabled ? .point(activationPoint) : nil }
  }

  /// Where a drag begins that a key or an assistive technology asked for; of several points, the
  /// innermost one counts. The description is kept, and not exposed.
  public func accessibilityDragPoint<S: StringProtocol>(
    _ point: UnitPoint, description: S, isEnabled: Bool = true
  ) -> some View {
    SemanticsView(self) {
      if isEnabled { $0.dragPoints = [.init(point, description: String(description))] }
    }
  }

  /// The same with a description that is a text.
  public func accessibilityDragPoint(
    _ point: UnitPoint, description: Text, isEnabled: Bool = true
  ) -> some View {
    accessibilityDragPoint(point, description: description.string, isEnabled: isEnabled)
  }

  /// Where what keys or an assistive technology drop comes down; without one, in the middle of the
  /// view.
  public func accessibilityDropPoint<S: StringProtocol>(
    _ point: UnitPoint, description: S, isEnabled: Bool = true
  ) -> some View {
    SemanticsView(self) {
      if isEnabled { $0.dropPoints = [.init(point, description: String(description))] }
    }
  }

  /// The same with a description that is a text.
  public func accessibilityDropPoint(
    _ point: UnitPoint, description: Text, isEnabled: Bool = true
  ) -> some View {
    accessibilityDropPoint(point, description: description.string, isEnabled: isEnabled)
  }
}
