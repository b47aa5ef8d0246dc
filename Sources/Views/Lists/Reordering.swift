// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What a person did who moved an item of a container to another place.
public struct ReorderDifference<ItemID, CollectionID> {
  /// Where items come to.
  public struct Destination {
    /// A place in a collection.
    public enum Position {
      /// In front of the item with this identity.
      case before(ItemID)
      /// Behind all others.
      case end
    }

    /// In front of which item, or at the end.
    public var position: Position
    /// The collection in which that is.
    public var collectionID: CollectionID

    public init(position: Position, collectionID: CollectionID) {
      self.position = position
      self.collectionID = collectionID
    }
  }

  /// The identities of the items that move.
  public var sources: [ItemID]
  /// Where they come to.
  public var destination: Destination

  init(sources: [ItemID], destination: Destination) {
    self.sources = sources
    self.destination = destination
  }
}

extension ReorderDifference.Destination
where CollectionID == ReorderableSingleCollectionIdentifier {
  public init(position: Position) {
    self.init(position: position, collectionID: ReorderableSingleCollectionIdentifier())
  }
}

extension ReorderDifference.Destination.Position: Equatable where ItemID: Equatable {}
extension ReorderDifference.Destination.Position: Sendable where ItemID: Sendable {}
extension ReorderDifference.Destination: Equatable
where ItemID: Equatable, CollectionID: Equatable {}
extension ReorderDifference.Destination: Sendable where ItemID: Sendable, CollectionID: Sendable {}
extension ReorderDifference: Equatable where ItemID: Equatable, CollectionID: Equatable {}
extension ReorderDifference: Sendable where ItemID: Sendable, CollectionID: Sendable {}

/// What the only collection of a container is known by.
public struct ReorderableSingleCollectionIdentifier: Hashable, Sendable {
  init() {}
}

extension DynamicViewContent {
  /// Lets the views be dragged to the place of another one, in a stack, a grid, a list or any other
  /// layout: with a pointer, with keys and by actions, as the rows of a list with `onMove`.
  ///
  /// What changes is told to the ``View/reorderContainer(for:isEnabled:move:)`` round it; where there is
  /// none, nothing can be moved.
  public func reorderable() -> some DynamicViewContent<Data> {
    _reorderable(in: AnyHashable(ReorderableSingleCollectionIdentifier()))
  }

  /// The same, for one of several collections in a container: what is dragged over a view of another
  /// collection comes in front of that. A collection without views has a place as high as a finger, to
  /// which things can be dragged.
  ///
  /// - Parameter collectionID: What the collection is told by.
  public func reorderable(
    collectionID: some Hashable & Sendable
  ) -> some DynamicViewContent<Data> {
    _reorderable(in: AnyHashable(collectionID))
  }
}

extension View {
  /// What is told when a person moves one of the ``DynamicViewContent/reorderable()`` views inside.
  ///
  ///     ScrollView {
  ///       LazyVGrid(columns: columns) {
  ///         ForEach(photos) { PhotoCell($0) }.reorderable()
  ///       }
  ///     }
  ///     .reorderContainer(for: Photo.self) { difference in album.apply(difference) }
  ///
  /// - Parameters:
  ///   - item: What the views are made of, by whose identities the change is told.
  ///   - isEnabled: Whether anything can be moved now.
  ///   - move: Changes the collection.
  public func reorderContainer<Item: Identifiable>(
    for item: Item.Type, isEnabled: Bool = true,
    move:
      @escaping (ReorderDifference<Item.ID, ReorderableSingleCollectionIdentifier>) -> Void
  ) -> some View where Item.ID: Sendable {
    reorderContainer(
      for: item, in: ReorderableSingleCollectionIdentifier.self, isEnabled: isEnabled, move: move)
  }

  /// The same for items that are told by one of their properties.
  public func reorderContainer<Item, ItemID: Hashable & Sendable>(
    for item: Item.Type, itemID: KeyPath<Item, ItemID>, isEnabled: Bool = true,
    move: @escaping (ReorderDifference<ItemID, ReorderableSingleCollectionIdentifier>) -> Void
  ) -> some View {
    reorderContainer(
      for: item, itemID: itemID, in: ReorderableSingleCollectionIdentifier.self,
      isEnabled: isEnabled, move: move)
  }

  /// The same for several collections, which are told apart by their identifiers.
  ///
  /// - Parameter collectionID: What the collections are told by.
  public func reorderContainer<Item: Identifiable, CollectionID: Hashable & Sendable>(
    for item: Item.Type, in collectionID: CollectionID.Type, isEnabled: Bool = true,
    move: @escaping (ReorderDifference<Item.ID, CollectionID>) -> Void
  ) -> some View where Item.ID: Sendable {
    reorderContainer(
      for: item, itemID: \.id, in: collectionID, isEnabled: isEnabled, move: move)
  }

  /// The same for items of several collections that are told by one of their properties, the one by
  /// which their `ForEach` knows them.
  public func reorderContainer<
    Item, ItemID: Hashable & Sendable, CollectionID: Hashable & Sendable
  >(
    for item: Item.Type, itemID: KeyPath<Item, ItemID>, in collectionID: CollectionID.Type,
    isEnabled: Bool = true, move: @escaping (ReorderDifference<ItemID, CollectionID>) -> Void
  ) -> some View {
    ReorderContainer(content: self, isEnabled: isEnabled) { source, before, collection in
      guard let source = source.base as? ItemID,
        let collection = collection.base as? CollectionID
      else { return false }
      var position = ReorderDifference<ItemID, CollectionID>.Destination.Position.end
      if let before {
        guard let before = before.base as? ItemID else { return false }
        position = .before(before)
      }
      move(
        ReorderDifference(
          sources: [source], destination: .init(position: position, collectionID: collection)))
      return true
    }
  }
}

/// Tells its author where an item goes: in front of which one, or at the end, of which collection.
///
/// Answers false for an item that is of another type than the author asked for.
typealias Reorder = (
  _ source: AnyHashable, _ before: AnyHashable?, _ collection: AnyHashable
) -> Bool

private struct ReorderContainer<Content: View>: View {
  let content: Content
  let isEnabled: Bool
  let move: Reorder

  @Namespace private var identity
  @State private var carry = ListCarry()

  var body: some View {
    content.environment(
      \.reorderScope,
      isEnabled ? ReorderScope(identity: identity, carry: carry, move: move) : nil)
  }
}

/// Among what something can be moved.
struct ReorderScope {
  let identity: Namespace.ID
  let carry: ListCarry
  let move: Reorder
}

/// One of the views that can be moved.
struct ReorderPlace {
  let id: AnyHashable
  let collection: AnyHashable
  /// In front of which one comes what is dropped here; nil for the end.
  let next: (ListRowTransfer) -> AnyHashable?

  func moving(in scope: ReorderScope) -> RowMoving {
    RowMoving(
      transfer: ListRowTransfer(list: scope.identity, id: id, collection: collection),
      carry: scope.carry
    ) { row in scope.move(row.id, next(row), collection) }
  }
}

/// How a row, or a view of a container, is moved.
struct RowMoving {
  let transfer: ListRowTransfer
  let carry: ListCarry?
  /// Puts another one where this one is; false where that cannot be.
  let take: (ListRowTransfer) -> Bool
}

extension View {
  /// The view as something that is dragged, and takes what is dragged with it.
  func movable(_ moving: RowMoving) -> some View {
    let transfer = moving.transfer
    return draggable(transfer)
      .takingRow(of: transfer.list) { row in
        row.id != transfer.id && moving.take(row)
      } isTargeted: { isTargeted in
        moving.carry?.aim(at: transfer.id, isTargeted)
      }
      .environment(\.dragLeavesGap, true)
  }

  /// The view as a place to which a row of a list, or a view of a container, is dragged.
  ///
  /// - Parameter take: Puts it here; false where that cannot be.
  func takingRow(
    of list: Namespace.ID?, _ take: @escaping (ListRowTransfer) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View {
    dropDestination(for: ListRowTransfer.self) { rows, _ in
      guard let row = rows.first, row.list == list else { return false }
      return withAnimation(.snappy) { take(row) }
    } isTargeted: {
      isTargeted($0)
    }
  }
}

/// A view of a container that is no list.
struct ReorderedView<Content: View>: View {
  let content: Content
  let place: ReorderPlace

  @Environment(\.reorderScope) private var scope
  @State private var traits = RowTraits()

  var body: some View {
    moved.onPreferenceChange(RowTraitsKey.self) { traits = $0 }
  }

  @ViewBuilder private var moved: some View {
    if let scope, !traits.staysInPlace {
      let moving = place.moving(in: scope)
      PartingRow(
        row: content.contentShape(Rectangle()).movable(moving), transfer: moving.transfer,
        carry: moving.carry)
    } else {
      content
    }
  }
}

extension ForEach {
  /// The same with views that can be moved in the container round it.
  func reordered(in collection: AnyHashable) -> ForEach<Data, ID, ReorderedView<Content>> {
    let content = content
    let place = place(in: collection)
    return ForEach<Data, ID, ReorderedView<Content>>(data: data, id: id) { element in
      ReorderedView(content: content(element), place: place(element))
    }
  }

  /// What is known of each element's place.
  func place(in collection: AnyHashable) -> (Data.Element) -> ReorderPlace {
    let (data, id) = (data, id)
    return { element in
      let own = AnyHashable(id(element))
      return ReorderPlace(id: own, collection: collection) { row in
        guard row.collection == collection else { return own }
        let ids = data.map { AnyHashable(id($0)) }
        guard let source = ids.firstIndex(of: row.id), let target = ids.firstIndex(of: own),
          source < target
        else { return own }
        return target + 1 < ids.count ? ids[target + 1] : nil
      }
    }
  }
}

extension EnvironmentValues {
  private enum ReorderScopeKey: EnvironmentKey {
    static var defaultValue: ReorderScope? { nil }
  }

  /// Among what views can be moved; nil where none can.
  var reorderScope: ReorderScope? {
    get { self[ReorderScopeKey.self] }
    set { self[ReorderScopeKey.self] = newValue }
  }
}
