// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Taps that ask where: without a pointer, a cursor says it.
public struct SpatialTapDescription {
  public var count: Int
  /// Points of the element that one arrow key moves the cursor.
  public var cursorStep: CGFloat
  /// What is spoken for a place of the element.
  public var text: @MainActor (CGPoint) -> String

  @MainActor public init(
    count: Int = 1, cursorStep: CGFloat = SpatialTapGesture.cursorStep,
    text: @escaping @MainActor (CGPoint) -> String = ValueText.place
  ) {
    self.count = count
    self.cursorStep = cursorStep
    self.text = text
  }
}
