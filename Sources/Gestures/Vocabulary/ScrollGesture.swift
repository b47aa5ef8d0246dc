// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A finger that scrolls what is under it.
///
/// It takes the finger where it travels along an axis on which there is something left to show, and
/// leaves it to gestures of lower rank where not. A mouse does not scroll by dragging.
public struct ScrollGesture: PrimitiveGesture {
  /// What a finger that scrolls has done, in points of the element.
  public struct Value: Hashable, Sendable {
    /// How far the finger has gone since it began to scroll: the part of the way by which it was
    /// recognized is left out, so that nothing jumps.
    public var translation: CGSize
    /// How fast it went, in points a second, over the last 0.15 seconds; nothing where it rested.
    public var velocity: CGSize
    /// Whether a key or an action stands for the finger.
    public var isPlayed = false
  }

  /// Points that a finger travels before it scrolls (UIScrollView).
  static let minimumDistance: CGFloat = 10

  var target: ScrollDescription

  /// Reports how far the finger has gone; to move the content is the caller's part.
  public init(_ target: ScrollDescription) {
    self.target = target
  }

  public func _makeRecognizer(reusing old: Recognizer<Value>?) -> Recognizer<Value> {
    guard let old = old as? ScrollRecognizer else { return ScrollRecognizer(self) }
    old.configuration = self
    return old
  }

  public var _description: GestureDescription { .scroll(target) }
}
