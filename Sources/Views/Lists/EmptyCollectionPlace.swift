// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The views of one of several collections, or where things are dropped while it has none.
struct ReorderableViews<Items: View>: View {
  let items: Items
  let isEmpty: Bool
  let collection: AnyHashable

  var body: some View {
    items
    if isEmpty, !(collection.base is ReorderableSingleCollectionIdentifier) {
      EmptyCollectionPlace(collection: collection)
    }
  }
}

/// Takes what is dragged out of another collection of the same container.
private struct EmptyCollectionPlace: View {
  let collection: AnyHashable

  @Environment(\.reorderScope) private var scope

  /// Points: as high as the smallest place for a finger.
  private static let height: CGFloat = 44

  var body: some View {
    if let scope {
      Color.clear.frame(height: Self.height)
        .contentShape(Rectangle())
        .dropDestination(for: ListRowTransfer.self) { rows, _ in
          guard let row = rows.first, row.list == scope.identity else { return false }
          return withAnimation(.snappy) { scope.move(row.id, nil, collection) }
        }
        .accessibilityLabel("Empty")
    }
  }
}
