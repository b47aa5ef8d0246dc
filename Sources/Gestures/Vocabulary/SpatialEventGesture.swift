// SPDX-License-Identifier: Apache-2.0

import Foundation

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

/// What the contacts on an element do at one moment, each by itself, in the order in which they came.
public struct SpatialEventCollection: Collection {
  /// One contact at one moment.
  public struct Event: Identifiable, Hashable, Sendable {
    /// Names a contact from its beginning to its end.
    public struct ID: Hashable, Sendable {
      let contact: PointerEvent.ID
    }

    /// What made the contact. The two pinches are those of a headset, which Evenhand never sees.
    public enum Kind: Hashable, Sendable {
      case directPinch, indirectPinch, pencil, pointer, touch
    }

    /// Whether the contact is down, was lifted, or was taken away by the system.
    public enum Phase: Hashable, Sendable {
      case active, ended, cancelled
    }

    /// Which contact it is.
    public var id: ID
    /// Seconds on the host's monotonic clock.
    public var timestamp: TimeInterval
    /// What made the contact; that of a key or an assistive technology counts as a pointer.
    public var kind: Kind
    /// In points of the gesture's coordinate space.
    public var location: CGPoint
    /// What became of the contact.
    public var phase: Phase
    /// The keys that were held.
    public var modifierKeys: EventModifiers
  }

  private var events: [Event]

  /// No contacts.
  public init() { events = [] }

  init(_ events: [Event]) { self.events = events }

  public var startIndex: Int { events.startIndex }
  public var endIndex: Int { events.endIndex }
  public func index(after index: Int) -> Int { events.index(after: index) }
  /// The contact at this place, from 0, in the order in which they came.
  public subscript(position: Int) -> Event { events[position] }

  /// The contact of this name; nil where it takes no part any more.
  public subscript(index: Event.ID) -> Event? {
    events.first { $0.id == index }
  }
}

extension SpatialEventCollection: Hashable, Sendable {}

extension SpatialEventCollection.Event.Kind {
  init(_ kind: PointerEvent.Kind) {
    switch kind {
    case .mouse, .touchpad, .played: self = .pointer
    case .touch: self = .touch
    case .pen: self = .pencil
    }
  }
}
