// SPDX-License-Identifier: Apache-2.0

/// Every contact on an element, as it is.
///
/// It is active from the first contact on and ends when the last one is gone. Its alternative is
/// that of a drag: the arrow keys move a contact.
public struct SpatialEventGesture: PrimitiveGesture {
  public typealias Value = SpatialEventCollection

  /// In whose coordinates the locations are reported.
  public let coordinateSpace: CoordinateSpace

  public init(coordinateSpace: any CoordinateSpaceProtocol = .local) {
    self.coordinateSpace = coordinateSpace.coordinateSpace
  }

  public func _makeRecognizer(reusing old: Recognizer<Value>?) -> Recognizer<Value> {
    let recognizer = old as? SpatialEventRecognizer ?? SpatialEventRecognizer()
    recognizer.coordinateSpace = coordinateSpace
    return recognizer
  }

  public var _description: GestureDescription {
    .drag(DragDescription(coordinateSpace: coordinateSpace))
  }
}
