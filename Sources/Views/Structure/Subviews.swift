// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Names a value that a view gives to the container round it.
public protocol ContainerValueKey {
  associatedtype Value
  /// What a view has that gives nothing.
  static var defaultValue: Value { get }
}

/// What a view gives to the container round it.
public struct ContainerValues {
  fileprivate var values: [ObjectIdentifier: Any] = [:]
  fileprivate var tag: AnyHashable?

  init() {}

  /// An author's own value.
  public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
    get {
      // Nothing would be cast to an optional value that is nothing, and the default left out.
      guard let value = values[ObjectIdentifier(key)] else { return Key.defaultValue }
      return value as? Key.Value ?? Key.defaultValue
    }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// The view's `tag(_:)`, where it is of this type.
  public func tag<V: Hashable>(for type: V.Type) -> V? { tag?.base as? V }

  /// Whether the view's `tag(_:)` is this one.
  public func hasTag<V: Hashable>(_ tag: V) -> Bool { self.tag == AnyHashable(tag) }
}

/// One of the views that another one is made of.
@MainActor @preconcurrency
public struct Subview: View, Identifiable {
  /// Tells a view from the others.
  public struct ID: Hashable, @unchecked Sendable {
    /// The way to it from the view that is taken apart; each part of it is a value that nobody changes.
    fileprivate let way: [AnyHashable]
  }

  /// Tells it from the others; the same as long as it stays.
  nonisolated public let id: ID
  let content: any View

  fileprivate init(id: [AnyHashable], content: any View) {
    self.id = ID(way: id)
    self.content = content
  }

  /// What the view gives to the container round it.
  public var containerValues: ContainerValues {
    var values = ContainerValues()
    values.tag = PageParts.tag(of: content)
    PageParts.addContainerValues(of: content, to: &values)
    return values
  }

  public var body: some View { AnyView(content) }
}

/// The views that another one is made of, in order.
public struct SubviewsCollection: RandomAccessCollection {
  private let views: [Subview]

  @MainActor init(of view: some View) { views = view.subviews(at: []) }

  public var startIndex: Int { 0 }
  public var endIndex: Int { views.count }
  /// The view at a place, counted from 0.
  public subscript(position: Int) -> Subview { views[position] }
}

/// A view that is nothing but other views.
@MainActor
private protocol SubviewParts {
  func parts(at place: [AnyHashable]) -> [Subview]
}

extension View {
  /// The views that this one is made of; by itself it is one.
  ///
  /// - Parameter place: The way to it from the view that is taken apart.
  fileprivate func subviews(at place: [AnyHashable]) -> [Subview] {
    (self as? any SubviewParts)?.parts(at: place) ?? [Subview(id: place, content: self)]
  }
}

extension EmptyView: SubviewParts {
  fileprivate func parts(at place: [AnyHashable]) -> [Subview] { [] }
}

extension TupleView: SubviewParts {
  fileprivate func parts(at place: [AnyHashable]) -> [Subview] {
    var (views, index) = ([Subview](), 0)
    func add<V: View>(_ view: V) {
      views += view.subviews(at: place + [AnyHashable(index)])
      index += 1
    }
    repeat add(each content)
    return views
  }
}

extension Group: SubviewParts {
  fileprivate func parts(at place: [AnyHashable]) -> [Subview] { content.subviews(at: place) }
}

extension ConditionalContent: SubviewParts {
  fileprivate func parts(at place: [AnyHashable]) -> [Subview] {
    switch branch {
    case .first(let view): view.subviews(at: place + [AnyHashable(true)])
    case .second(let view): view.subviews(at: place + [AnyHashable(false)])
    }
  }
}

extension Optional: SubviewParts where Wrapped: View {
  fileprivate func parts(at place: [AnyHashable]) -> [Subview] {
    map { $0.subviews(at: place) } ?? []
  }
}

extension ForEach: SubviewParts {
  fileprivate func parts(at place: [AnyHashable]) -> [Subview] {
    data.flatMap { element in
      content(element).subviews(at: place + [AnyHashable(id(element))])
    }
  }
}

extension AnyView: SubviewParts {
  fileprivate func parts(at place: [AnyHashable]) -> [Subview] {
    content.subviews(at: place)
  }
}

/// A view that gives something to the container round it.
struct ContainerValueView<Content: View>: View, PartedContent {
  let content: Content
  let give: (inout ContainerValues) -> Void

  var inner: any View { content }
  static var mayHaveTag: Bool { PageParts.mayHaveTag(Content.self) }
  func addContainerValues(to values: inout ContainerValues) { give(&values) }
  var body: some View { content }
}

extension PageParts {
  /// Outer views say it last, and are the ones that count.
  fileprivate static func addContainerValues(of view: any View, to values: inout ContainerValues) {
    guard let parted = view as? any PartedContent else { return }
    addContainerValues(of: parted.inner, to: &values)
    parted.addContainerValues(to: &values)
  }
}

extension Group {
  /// Views that are made of those that a view is made of: of a group, of a `ForEach`, of what is written
  /// one below the other. A view of an author's own counts as one.
  public init<Base: View, Result: View>(
    subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result> {
    self.init { GroupElementsOfContent(base: view, transform: transform) }
  }
}

/// What a `Group(subviews:)` makes of the views of another one.
public struct GroupElementsOfContent<Base: View, Result: View>: View {
  let base: Base
  let transform: (SubviewsCollection) -> Result

  public var body: some View { transform(SubviewsCollection(of: base)) }
}

extension ForEach where Data == SubviewsCollection, ID == Subview.ID {
  /// A view for each of those that a view is made of: of a group, of a `ForEach`, of what is written one
  /// below the other. A view of an author's own counts as one.
  public init<V: View>(subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content) {
    self.init(SubviewsCollection(of: view), id: \.id, content: content)
  }
}

extension View {
  /// Gives a value to a container round the view that takes its views apart by `Group(subviews:)` or
  /// `ForEach(subviews:)`.
  public func containerValue<V>(
    _ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V
  ) -> some View {
    ContainerValueView(content: self) { $0[keyPath: keyPath] = value }
  }
}
