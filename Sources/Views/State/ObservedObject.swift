// SPDX-License-Identifier: Apache-2.0

import CombineSubset
import Gestures

/// Makes bindings to the properties of an object (`$model.name`).
@dynamicMemberLookup
@MainActor @preconcurrency
public struct ObjectBindings<ObjectType: ObservableObject> {
  let object: ObjectType

  /// A binding to one property of the object.
  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
  ) -> Binding<Subject> {
    let object = object
    // Who reads it by the binding is not known to the object, so it counts as another one each time.
    return Binding(
      get: { object[keyPath: keyPath] },
      set: { value, transaction in
        withTransaction(transaction) { object[keyPath: keyPath] = value }
      })
  }
}

/// What the tree keeps of a view that watches an object: bodies that read it run when it changes.
@MainActor
final class ObjectWatch: Source {
  override var isModel: Bool { true }
  private var object: AnyObject?
  private var subscription: AnyCancellable?

  func watch<Object: ObservableObject>(_ object: Object) {
    guard self.object !== object else { return }
    self.object = object
    subscription = object.objectWillChange.sink { [weak self] _ in
      MainQueue.perform {
        self?.changed()
      } afterwards: {
        self?.changed()
      }
    }
  }
}

/// Leads the copies of one view value to what the tree keeps of its object.
@MainActor
final class ObjectLink {
  private(set) var watch: ObjectWatch?
  private(set) weak var reader: (any Reader)?

  /// This link, or another one where it leads to another place of the tree already.
  func placed(_ watch: ObjectWatch, _ reader: any Reader) -> ObjectLink {
    let link = self.watch == nil || self.watch === watch ? self : ObjectLink()
    link.watch = watch
    link.reader = reader
    return link
  }
}

/// An object that somebody else keeps: the view is made anew when the object says that it changes.
@propertyWrapper
@MainActor @preconcurrency
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  /// What leads on to bindings.
  public typealias Wrapper = ObjectBindings<ObjectType>

  private let object: ObjectType
  private var link = ObjectLink()

  public init(wrappedValue: ObjectType) {
    object = wrappedValue
  }

  /// The same as ``init(wrappedValue:)``.
  public init(initialValue: ObjectType) {
    self.init(wrappedValue: initialValue)
  }

  /// The object.
  public var wrappedValue: ObjectType {
    get {
      link.watch?.noteRead()
      return object
    }
    set { self = ObservedObject(wrappedValue: newValue) }
  }

  /// Leads on to bindings (`$model.name`).
  public var projectedValue: ObjectBindings<ObjectType> {
    link.watch?.noteRead()
    return ObjectBindings(object: object)
  }
}

extension ObservedObject: LinkedProperty, ComparableInput {
  mutating func link(_ slot: inout PropertySlot) {
    let watch = slot.kept as? ObjectWatch ?? ObjectWatch()
    slot.kept = watch
    watch.watch(object)
    link = link.placed(watch, slot.reader)
  }

  func isSame(as other: ObservedObject) -> Bool { object === other.object }
}

/// An object that belongs to the view: it is made once for each place in the tree, and the view is
/// made anew when the object says that it changes.
@propertyWrapper
@MainActor @preconcurrency
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  /// What leads on to bindings.
  public typealias Wrapper = ObjectBindings<ObjectType>

  /// The object, and who watches it; the tree keeps the first one of a view.
  @MainActor
  private final class Kept: OutlivingState {
    let object: ObjectType
    let watch = ObjectWatch()
    var hasChanged: Bool { true }

    init(_ object: ObjectType) {
      self.object = object
      watch.watch(object)
    }
  }

  @MainActor
  private final class Link {
    let make: () -> ObjectType
    var kept: Kept?
    /// Whether the object is that of a place in the tree.
    var isPlaced = false

    init(_ make: @escaping () -> ObjectType) {
      self.make = make
    }

    func resolved() -> Kept {
      let found = kept ?? Kept(make())
      kept = found
      return found
    }
  }

  private var link: Link

  /// - Parameter thunk: Makes the object, when the view comes.
  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
    link = Link(thunk)
  }

  /// The object.
  public var wrappedValue: ObjectType {
    let kept = link.resolved()
    kept.watch.noteRead()
    return kept.object
  }

  /// Leads on to bindings (`$model.name`).
  public var projectedValue: ObjectBindings<ObjectType> {
    ObjectBindings(object: wrappedValue)
  }
}

extension StateObject: LinkedProperty, TrackedInput {
  mutating func link(_ slot: inout PropertySlot) {
    let kept = slot.kept as? Kept
    if link.isPlaced, link.kept !== kept { link = Link(link.make) }
    link.isPlaced = true
    if let kept { link.kept = kept } else { slot.kept = link.resolved() }
  }
}

/// An object that a view around this one has given to all inside, by `environmentObject(_:)`.
@propertyWrapper
@MainActor @preconcurrency
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  /// What leads on to bindings.
  public typealias Wrapper = ObjectBindings<ObjectType>

  private var link = ObjectLink()

  public init() {}

  /// The object; where no view around has given one, reading it ends the program with a message that
  /// names the type.
  public var wrappedValue: ObjectType {
    guard let object = link.reader?.scope.values.object(ObjectType.self) else {
      EnvironmentValues.misses(ObjectType.self, givenBy: ".environmentObject(model)")
    }
    if Source.reader != nil {
      link.reader?.noteEnvironmentRead(EnvironmentRead(object: ObjectType.self))
    }
    link.watch?.watch(object)
    link.watch?.noteRead()
    return object
  }

  /// Leads on to bindings (`$model.name`).
  public var projectedValue: ObjectBindings<ObjectType> { ObjectBindings(object: wrappedValue) }
}

extension EnvironmentObject: LinkedProperty, TrackedInput {
  mutating func link(_ slot: inout PropertySlot) {
    let watch = slot.kept as? ObjectWatch ?? ObjectWatch()
    slot.kept = watch
    link = link.placed(watch, slot.reader)
  }
}

extension View {
  /// Gives an object to the views inside, which read it by its type: `@EnvironmentObject`.
  public func environmentObject<Object: ObservableObject>(_ object: Object) -> some View {
    EnvironmentView(content: self) { $0.setObject(object) }
  }
}
