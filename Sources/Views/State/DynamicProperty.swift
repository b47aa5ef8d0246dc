// SPDX-License-Identifier: Apache-2.0

import Gestures

/// A property of a view that brings its value from outside the view: `@State`, `@Environment`,
/// `@GestureState`, or a structure of your own that holds some of them.
@MainActor @preconcurrency
public protocol DynamicProperty {
  /// Called before each run of the body.
  mutating func update()
}

extension DynamicProperty {
  /// Does nothing: the property has nothing to prepare.
  public mutating func update() {}
}

/// A property that keeps something in the tree.
///
/// One view value may stand in several places. The first one has what the value has kept so far; in
/// each further one, the copy that stands there leads to something of its own.
@MainActor
protocol LinkedProperty {
  /// Takes over what the slot kept from an earlier value of the view, or leaves something there.
  mutating func link(_ slot: inout PropertySlot)
}

/// Where the tree keeps what one property of one view needs.
@MainActor
struct PropertySlot {
  let reader: any Reader
  var kept: AnyObject?
}

/// What a property keeps, where it may have to outlive its node: a row that was scrolled out of
/// sight goes, and comes back as it was.
@MainActor
protocol OutlivingState: AnyObject {
  /// Whether it differs from what a new node would begin with.
  var hasChanged: Bool { get }
}

extension OutlivingState {
  fileprivate var outlives: AnyObject? { hasChanged ? self : nil }
}

/// The dynamic properties of one view.
@MainActor
final class PropertyLinks {
  private unowned let reader: any Reader
  private let places: PropertyPlaces
  /// What they keep, in their order.
  private var slots: [AnyObject?]
  private var cursor = 0

  /// Nil for a view without dynamic properties.
  ///
  /// - Parameter kept: What the properties of an earlier node of the view kept, in their order.
  init?<V: View>(_ view: inout V, reader: any Reader, kept: [AnyObject?] = []) {
    let places = PropertyPlaces.of(V.self)
    guard places.mayHaveSome else { return nil }
    self.reader = reader
    self.places = places
    slots = kept
    link(&view)
  }

  /// Leads the properties of this copy of the view to what the tree keeps for them.
  func link<V: View>(_ view: inout V) {
    cursor = 0
    places.link(&view, self)
  }

  /// What the properties keep that has to outlive a node which leaves for a while.
  var kept: [AnyObject?] { slots.map { ($0 as? any OutlivingState)?.outlives } }

  /// The view with those of its properties updated that are structures of an author's own.
  func updated<V: View>(_ view: V) -> V {
    guard places.haveUpdates else { return view }
    var view = view
    places.update(&view)
    return view
  }

  /// The next one keeps something in the tree.
  func take<Property: LinkedProperty>(_ property: inout Property) {
    let isNew = cursor == slots.count
    var slot = PropertySlot(reader: reader, kept: isNew ? nil : slots[cursor])
    property.link(&slot)
    if isNew { slots.append(slot.kept) } else { slots[cursor] = slot.kept }
    cursor += 1
  }
}

/// A view whose dynamic properties are those of one of its fields.
@MainActor
protocol PropertyOwner {
  /// The type of the field, and how many bytes into the view it stands.
  static var propertyOwner: (type: Any.Type, offset: Int)? { get }
}

extension GestureState: DynamicProperty, TrackedInput {}

extension GestureState: LinkedProperty {
  /// What the tree keeps of a gesture state: its storage, and who reads it.
  @MainActor
  private final class Kept: Source {
    let storage: GestureState<Value>.Storage

    init(_ storage: GestureState<Value>.Storage) {
      self.storage = storage
      super.init()
      storage.onRead = { [weak self] in self?.noteRead() }
      storage.onChange = { [weak self] in self?.changed() }
    }
  }

  mutating func link(_ slot: inout PropertySlot) {
    if let kept = slot.kept as? Kept {
      place(in: kept.storage)
    } else {
      slot.kept = Kept(place(in: nil))
    }
  }
}
