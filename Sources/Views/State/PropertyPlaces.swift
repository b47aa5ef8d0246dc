// SPDX-License-Identifier: Apache-2.0

@_spi(Reflection) import Swift

/// Where the dynamic properties of one type stand in a value of it; found out once a type, so that a
/// view that comes or is brought up to date is not looked through.
@MainActor
struct PropertyPlaces {
  private typealias Link = @MainActor (UnsafeMutableRawPointer, PropertyLinks) -> Void
  private typealias Update = @MainActor (UnsafeMutableRawPointer) -> Void

  /// `_EachFieldOptions.classType`, which is a variable there.
  private static let ofObject = _EachFieldOptions(rawValue: 1)

  private static var known: [ObjectIdentifier: PropertyPlaces] = [:]

  /// What each of them asks of the tree, in their order, inner ones first.
  private var links: [Link] = []
  /// The structures of an author's own, inner ones first.
  private var updates: [Update] = []

  /// Whether a value of the type can have dynamic properties.
  var mayHaveSome: Bool { !links.isEmpty || haveUpdates }
  var haveUpdates: Bool { !updates.isEmpty }

  static func of(_ type: Any.Type) -> PropertyPlaces {
    if let places = known[ObjectIdentifier(type)] { return places }
    // Objects may hold each other.
    known[ObjectIdentifier(type)] = PropertyPlaces()
    let places = find(type)
    known[ObjectIdentifier(type)] = places
    return places
  }

  /// Leads the properties of a value to the tree, where they stand.
  func link<Value>(_ value: inout Value, _ links: PropertyLinks) {
    guard !self.links.isEmpty else { return }
    withUnsafeMutablePointer(to: &value) { value in
      for link in self.links { link(UnsafeMutableRawPointer(value), links) }
    }
  }

  func update<Value>(_ value: inout Value) {
    guard haveUpdates else { return }
    withUnsafeMutablePointer(to: &value) { value in
      for update in updates { update(UnsafeMutableRawPointer(value)) }
    }
  }

  // MARK: Types

  private static func find(_ type: Any.Type) -> PropertyPlaces {
    if let type = type as? any PropertyOwner.Type {
      guard let owner = type.propertyOwner else { return PropertyPlaces() }
      return of(owner.type).moved(by: owner.offset)
    }
    var places = PropertyPlaces()
    let isObject = type is AnyObject.Type
    guard isObject || TypeShape.isStructure(type) else { return places }
    _ = _forEachField(of: type, options: isObject ? ofObject : []) { _, offset, type, _ in
      places.add(field(type).moved(by: offset))
      return true
    }
    return isObject ? places.behindReference() : places
  }

  /// What a field of the type asks for.
  private static func field(_ type: Any.Type) -> PropertyPlaces {
    if let type = type as? any LinkedProperty.Type { return linked(type) }
    if let type = type as? any DynamicProperty.Type {
      var places = of(type)
      places.updates.append(updating(type))
      return places
    }
    return mayHide(type) ? hidden(type) : PropertyPlaces()
  }

  private static func linked<Property: LinkedProperty>(_ type: Property.Type) -> PropertyPlaces {
    var places = PropertyPlaces()
    places.links = [{ $1.take(&$0.assumingMemoryBound(to: Property.self).pointee) }]
    return places
  }

  private static func updating<Property: DynamicProperty>(_ type: Property.Type) -> Update {
    { $0.assumingMemoryBound(to: Property.self).pointee.update() }
  }

  // MARK: Fields whose values tell

  /// Whether a value of the type may be a dynamic property although the type is none: a protocol's
  /// value, or an optional of one.
  private static func mayHide(_ type: Any.Type) -> Bool {
    guard let wrapped = TypeShape.wrapped(type) else { return TypeShape.kind(type) == .existential }
    if mayBeWeak(wrapped) { return false }
    return wrapped is any DynamicProperty.Type || mayHide(wrapped)
  }

  /// Whether an optional of the type is a reference, alone or with what a protocol needs: a weak one
  /// cannot be read from its bytes.
  private static func mayBeWeak(_ wrapped: Any.Type) -> Bool {
    func size<Wrapped>(_ type: Wrapped.Type) -> Int { MemoryLayout<Wrapped>.size }
    if wrapped is AnyObject.Type { return true }
    // A protocol's value that is no reference has room for three words and its type.
    return TypeShape.kind(wrapped) == .existential
      && _openExistential(wrapped, do: size) < MemoryLayout<Any>.size
  }

  private static func hidden(_ type: Any.Type) -> PropertyPlaces {
    func open<Field>(_ type: Field.Type) -> PropertyPlaces {
      var places = PropertyPlaces()
      places.links = [
        { place, links in withProperty(Field.self, at: place) { link(&$0, links) } }
      ]
      places.updates = [{ place in withProperty(Field.self, at: place) { update(&$0) } }]
      return places
    }
    return _openExistential(type, do: open)
  }

  /// Hands over what a field holds, where that is a dynamic property, and writes it back.
  private static func withProperty<Field>(
    _ type: Field.Type, at place: UnsafeMutableRawPointer,
    _ body: @MainActor (inout any DynamicProperty) -> Void
  ) {
    let place = place.assumingMemoryBound(to: Field.self)
    guard var property = place.pointee as? any DynamicProperty else { return }
    body(&property)
    if let property = property as? Field { place.pointee = property }
  }

  private static func link<Property: DynamicProperty>(
    _ property: inout Property, _ links: PropertyLinks
  ) {
    withUnsafeMutablePointer(to: &property) { place in
      for link in field(Property.self).links { link(UnsafeMutableRawPointer(place), links) }
    }
  }

  private static func update<Property: DynamicProperty>(_ property: inout Property) {
    guard !(property is any LinkedProperty) else { return }
    of(Property.self).update(&property)
    property.update()
  }

  // MARK: Parts of a whole

  private mutating func add(_ other: PropertyPlaces) {
    links += other.links
    updates += other.updates
  }

  private func moved(by offset: Int) -> PropertyPlaces {
    PropertyPlaces(
      links: links.map { link in { link($0 + offset, $1) } },
      updates: updates.map { update in { update($0 + offset) } })
  }

  /// The same of a field that holds the object with them.
  private func behindReference() -> PropertyPlaces {
    PropertyPlaces(
      links: links.map { link in { link($0.load(as: UnsafeMutableRawPointer.self), $1) } },
      updates: updates.map { update in { update($0.load(as: UnsafeMutableRawPointer.self)) } })
  }
}
