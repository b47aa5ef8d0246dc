// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The views of one of several collections, or where things are dropped while it has none.
struct ReorderableViews<Items: View>: View {
  let items: Items
  let isEmpty: Bool
  /// As which collection they can be moved; nil where they cannot.
  let collection: AnyHashable?

  var body: some View {
    items
    if isEmpty, let collection, !(collection.base is ReorderableSingleCollectionIdentifier) {
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
        .takingRow(of: scope.identity) { scope.move($0.id, nil, collection) }
        .accessibilityLabel("Empty")
    }
  }
}
