// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Views that are made of a collection, whose elements a list can delete and move.
@MainActor @preconcurrency
public protocol DynamicViewContent<Data>: View {
  associatedtype Data: Collection
  /// What the views are made of.
  var data: Data { get }

  /// The same with what deletes elements.
  func onDelete(perform action: ((IndexSet) -> Void)?) -> Self
  /// The same with what moves elements.
  func onMove(perform action: ((IndexSet, Int) -> Void)?) -> Self
  /// The same with views that can be moved in the container round it, as this collection of it.
  func _reorderable(in collection: AnyHashable) -> Self
}

/// What can be done with the rows of a `ForEach` in a list.
struct RowEdits {
  var delete: ((IndexSet) -> Void)?
  var move: ((IndexSet, Int) -> Void)?
  /// As which collection of a container its views can be moved; nil where they cannot.
  var reorder: AnyHashable?
}

extension ForEach: DynamicViewContent {
  /// Lets rows of a list be deleted: by a swipe to the left, the Delete key, the action, or by what is
  /// in front of each row while an ``EditButton`` says so. Nil for rows that stay.
  ///
  /// - Parameter action: Removes the elements at these places of the collection.
  public func onDelete(perform action: ((IndexSet) -> Void)?) -> Self {
    var copy = self
    copy.edits.delete = action
    return copy
  }

  /// Lets rows of a list be dragged to the place of another: with a pointer, with keys (Alt+Return, or
  /// Return where nothing is pressed in the row; then Tab from row to row), and by actions. Nil for rows that stay where they are.
  ///
  /// - Parameter action: Moves the elements at these places in front of the one at that place, as
  ///   `move(fromOffsets:toOffset:)` does.
  public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> Self {
    var copy = self
    copy.edits.move = action
    return copy
  }

  public func _reorderable(in collection: AnyHashable) -> Self {
    var copy = self
    copy.edits.reorder = collection
    return copy
  }

  /// The same with each element's view as a row of the list round it.
  var rows: ForEach<Data, ID, ListRow<Content>> {
    let (data, id, content, edits) = (data, id, content, edits)
    let reorder = edits.reorder.map(place(in:))
    func place(of identity: AnyHashable) -> Int? {
      data.enumerated().first { AnyHashable(id($0.element)) == identity }?.offset
    }
    return ForEach<Data, ID, ListRow<Content>>(data: data, id: id) { element in
      let own = AnyHashable(id(element))
      return ListRow(
        content: content(element),
        element: ListElement(
          id: own,
          delete: edits.delete.map { delete in
            { if let place = place(of: own) { delete(IndexSet(integer: place)) } }
          },
          move: edits.move.map { move in
            { other in
              guard let source = place(of: other), let target = place(of: own) else { return false }
              move(IndexSet(integer: source), target > source ? target + 1 : target)
              return true
            }
          }, reorder: reorder?(element)))
    }
  }
}

extension MutableCollection where Self: RangeReplaceableCollection {
  /// Takes out the elements at these places, counted from 0.
  public mutating func remove(atOffsets offsets: IndexSet) {
    for offset in offsets.reversed() where offset >= 0 && offset < count {
      remove(at: index(startIndex, offsetBy: offset))
    }
  }
}

extension MutableCollection where Self: RangeReplaceableCollection {
  /// Puts the elements at these places in front of the one at another, all counted from 0.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let moved = source.filter { $0 >= 0 && $0 < count }
    guard !moved.isEmpty else { return }
    let elements = moved.map { self[index(startIndex, offsetBy: $0)] }
    let limit = Swift.min(Swift.max(destination, 0), count)
    let target = limit - moved.filter { $0 < destination }.count
    remove(atOffsets: IndexSet(moved))
    insert(contentsOf: elements, at: index(startIndex, offsetBy: target))
  }
}
