// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Takes something up to let it go elsewhere: a mouse that drags, or a finger that stays and then
/// drags, so that a quick finger can still scroll.
public struct LiftGesture: PrimitiveGesture {
  /// Where the contact is, in points of the window.
  public struct Value: Hashable, Sendable {
    /// Where the contact came down.
    public var startLocation: CGPoint
    /// Where the contact is now.
    public var location: CGPoint
  }

  /// Seconds that a finger stays first, as a long press does.
  static let holdDuration = 0.5
  /// Points that a mouse goes first, as a drag does; a finger that goes as far sooner fails.
  public static let distance: CGFloat = 10

  public init() {}

  public func _makeRecognizer(reusing old: Recognizer<Value>?) -> Recognizer<Value> {
    old as? LiftRecognizer ?? LiftRecognizer()
  }

  public var _description: GestureDescription {
    .sequence(
      .longPress(minimumDuration: Self.holdDuration),
      .drag(DragDescription(coordinateSpace: .global, isTransfer: true)))
  }
}
