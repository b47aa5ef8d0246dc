// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Two fingers that move apart or together.
public struct MagnifyGesture: PrimitiveGesture {
  /// How far the fingers have moved apart or together.
  public struct Value: Hashable, Sendable {
    /// When they came here, in seconds of the host's monotonic clock: only differences mean
    /// something.
    public var time: Date
    /// How many times as far apart as at the beginning.
    public var magnification: CGFloat
    /// Change of the magnification a second.
    public var velocity: CGFloat
    /// The middle of the two fingers at the beginning, as fractions of the element's size.
    public var startAnchor: UnitPoint
    /// The same in points of the element.
    public var startLocation: CGPoint
  }

  /// How far from 1 the magnification must get.
  public var minimumScaleDelta: CGFloat

  public init(minimumScaleDelta: CGFloat = 0.01) {
    self.minimumScaleDelta = minimumScaleDelta
  }

  public func _makeRecognizer(reusing old: Recognizer<Value>?) -> Recognizer<Value> {
    guard let old = old as? MagnifyRecognizer else {
      return MagnifyRecognizer(minimumScaleDelta: minimumScaleDelta)
    }
    old.minimumScaleDelta = minimumScaleDelta
    return old
  }

  public var _description: GestureDescription {
    .single(MagnifyDescription(minimumScaleDelta: minimumScaleDelta))
  }
}

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

extension CGFloat {
  /// The value of a ``MagnificationGesture`` by the name that ``MagnifyGesture`` has for it; SwiftUI
  /// does not have it there.
  public var magnification: CGFloat { self }
}
