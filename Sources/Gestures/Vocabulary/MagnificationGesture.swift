// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Two fingers that move apart or together, reported by their magnification alone: the older form
/// of ``MagnifyGesture``.
public struct MagnificationGesture: Gesture {
  /// How far from 1 the magnification must get.
  public var minimumScaleDelta: CGFloat

  public init(minimumScaleDelta: CGFloat = 0.01) {
    self.minimumScaleDelta = minimumScaleDelta
  }

  public var body: some Gesture<CGFloat> {
    MagnifyGesture(minimumScaleDelta: minimumScaleDelta).map(\.magnification)
  }
}
