// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Colours between points that stand in rows. They go over into each other along straight lines, and
/// where points move with an animation, the colours go with them.
public struct MeshGradient: GradientStyle {
  nonisolated public let _gradient: UnitGradient

  /// - Parameters:
  ///   - width: Points in a row, 2 or more.
  ///   - height: Rows, 2 or more.
  ///   - points: Row by row; 0 to 1 is the width and the height of what is filled. Nothing is drawn
  ///     where there are not `width` times `height` of them.
  ///   - colors: As many as points.
  ///   - background: What is behind the points.
  ///   - smoothsColors: Accepted for the sake of the source: a colour changes evenly between points.
  nonisolated public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true
  ) {
    let isWhole =
      width > 1 && height > 1 && points.count / width == height && points.count % width == 0
      && colors.count == points.count
    let stops = isWhole ? colors + [background] : []
    _gradient = UnitGradient(
      kind: .mesh(
        columns: width, points: points.map { UnitPoint(x: Double($0.x), y: Double($0.y)) }),
      stops: stops.map { Gradient.Stop(color: $0, location: 0) })
  }
}
