// SPDX-License-Identifier: Apache-2.0

@_spi(Reflection) import Swift

/// Where the dynamic properties of one type stand in a value of it; found out once a type, so that a
/// view that comes or is brought up to date is not looked through.
@MainActor
struct PropertyPlaces {
  private typealias Step = @MainActor (UnsafeRawPointer, PropertyLinks) -> Void

  private static var known: [ObjectIdentifier: PropertyPlaces] = [:]

  /// What each of them asks for, in their order; nil where they are not known before the value is.
  private let steps: [Step]?
  /// Whether the properties are those of something that the value holds.
  private let isOwnedElsewhere: Bool

  /// Whether a value of the type can have dynamic properties.
  var mayHaveSome: Bool { isOwnedElsewhere || steps.map { !$0.isEmpty } ?? true }

  static func of(_ type: Any.Type) -> PropertyPlaces {
    if let places = known[ObjectIdentifier(type)] { return places }
    let places = PropertyPlaces(
      steps: steps(in: type), isOwnedElsewhere: type is any PropertyOwner.Type)
    known[ObjectIdentifier(type)] = places
    return places
  }

  /// Hands the dynamic properties of a value over, inner ones first.
  static func link<Value>(_ value: Value, _ links: PropertyLinks) {
    let places = of(Value.self)
    if places.isOwnedElsewhere, let owner = value as? any PropertyOwner {
      func open<Owner>(_ owner: Owner) { link(owner, links) }
      return open(owner.propertyOwner)
    }
    guard let steps = places.steps else { return linkChildren(of: value, links) }
    guard !steps.isEmpty else { return }
    withUnsafePointer(to: value) { value in
      for step in steps { step(UnsafeRawPointer(value), links) }
    }
  }

  /// The slow way: asks each part of the value what it is.
  private static func linkChildren(of value: Any, _ links: PropertyLinks) {
    for child in Mirror(reflecting: value).children { linkUnknown(child.value, links) }
  }

  private static func linkUnknown(_ value: Any, _ links: PropertyLinks) {
    if let property = value as? any LinkedProperty {
      links.take(property)
    } else if let property = value as? any DynamicProperty {
      linkChildren(of: property, links)
      links.take(structure: property)
    }
  }

  // MARK: Types

  private static func steps(in type: Any.Type) -> [Step]? {
    guard TypeShape.isStructure(type) else { return nil }
    var steps: [Step] = []
    let isComplete = _forEachField(of: type) { _, offset, type, _ in
      guard let inner = Self.steps(of: type) else { return false }
      steps += inner.map { step in { step($0 + offset, $1) } }
      return true
    }
    return isComplete ? steps : nil
  }

  /// What a field of the type asks for; nil where only its value can tell.
  private static func steps(of type: Any.Type) -> [Step]? {
    if let type = type as? any LinkedProperty.Type { return [linking(type)] }
    if let type = type as? any DynamicProperty.Type {
      guard let inner = steps(in: type) else { return nil }
      return inner + [updating(type)]
    }
    return mayHide(type) ? nil : []
  }

  /// Whether a value of the type may be a dynamic property although the type is none: a protocol's
  /// value, or an optional of one.
  private static func mayHide(_ type: Any.Type) -> Bool {
    guard let wrapped = TypeShape.wrapped(type) else { return TypeShape.kind(type) == .existential }
    return wrapped is any DynamicProperty.Type || mayHide(wrapped)
  }

  private static func linking<Property: LinkedProperty>(_ type: Property.Type) -> Step {
    { place, links in links.take(place.assumingMemoryBound(to: Property.self).pointee) }
  }

  private static func updating<Property: DynamicProperty>(_ type: Property.Type) -> Step {
    { place, links in
      links.take(structure: place.assumingMemoryBound(to: Property.self).pointee)
    }
  }
}
