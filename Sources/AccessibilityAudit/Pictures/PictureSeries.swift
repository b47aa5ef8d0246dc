// SPDX-License-Identifier: Apache-2.0

/// Pictures of one window, taken one after the other while nobody touched it.
public struct PictureSeries: Hashable, Sendable {
  /// The last of the pictures: what the window came to rest at.
  public let last: PixelMap
  /// The pixels that differ between two of the pictures.
  private let restless: PixelMask

  /// A text cursor is narrower than this, in pixels: its coming and going is no motion.
  private static let leastWidth = 4
  /// The size of a small icon, in pixels.
  private static let square = 16

  /// nil without a picture, and where the window changed its size in between.
  public init?(_ pictures: [PixelMap]) {
    guard let last = pictures.last, last.area > 0,
      pictures.allSatisfy({ $0.width == last.width && $0.height == last.height && $0.isWhole })
    else { return nil }
    self.last = last
    var restless = PixelMask(width: last.width, height: last.height)
    for (earlier, later) in zip(pictures, pictures.dropFirst()) {
      restless.formDifference(of: later, from: earlier)
    }
    self.restless = restless
  }

  /// In how many squares of the window something moved; a text cursor does not count. Squares, and
  /// not pixels: how many pixels a turning wheel changes depends on when it is looked at.
  public var movingPlaces: Int {
    restless.columns.count >= Self.leastWidth ? restless.squares(of: Self.square).count : 0
  }

  /// What is different in `other`. What moves in either, or differs between two starts with the same
  /// settings, counts for nothing; so does what only one of the two windows is large enough for.
  public func change(
    to other: PictureSeries, besides again: PictureSeries?
  ) -> WindowComparison.Picture {
    var changed = PixelMask(width: last.width, height: last.height)
    changed.formDifference(of: last, from: other.last)
    changed.subtract(restless)
    changed.subtract(other.restless)
    if let again {
      var noise = again.restless
      noise.formDifference(of: again.last, from: last)
      changed.subtract(noise)
    }
    let common = min(last.width, other.last.width) * min(last.height, other.last.height)
    return WindowComparison.Picture(
      changed: Double(changed.count) / Double(max(1, common)),
      luminanceBefore: last.meanLuminance, luminanceAfter: other.last.meanLuminance)
  }
}
