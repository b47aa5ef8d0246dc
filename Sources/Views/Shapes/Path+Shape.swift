// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A path as a view keeps its own coordinates, wherever it is placed.
extension Path: Shape {
  public func path(in rect: CGRect) -> Path { offsetBy(dx: rect.minX, dy: rect.minY) }
}
