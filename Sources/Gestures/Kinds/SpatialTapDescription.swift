// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Taps that ask where: without a pointer, a cursor says it.
public struct SpatialTapDescription: GestureKind {
  /// At least 1.
  public var count: Int
  /// Points of the element that one arrow key moves the cursor.
  public var cursorStep: CGFloat
  /// What is spoken for a place of the element.
  public var placeText: @MainActor (CGPoint) -> String

  @MainActor public init(
    count: Int = 1, cursorStep: CGFloat = SpatialTapGesture.cursorStep,
    placeText: @escaping @MainActor (CGPoint) -> String = ValueText.place
  ) {
    self.count = max(1, count)
    self.cursorStep = cursorStep
    self.placeText = placeText
  }

  public var name: String { TapDescription.name(count) }
  public var text: String { TapDescription.text(count) }
  public var demands: Set<GestureDemand> { TapDescription.demands(count) }
  public var motion: ContactMotion { .tap }
  public var tapCount: Int? { count }
  public var isDirectional: Bool { true }
}
