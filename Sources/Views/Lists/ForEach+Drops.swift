// SPDX-License-Identifier: Apache-2.0

import Foundation
import Interaction

/// A view of a collection, in front of which things can be dropped.
struct InsertionTarget<Content: View>: View {
  let content: Content
  let place: () -> Int?
  let target: (_ content: Content, _ place: @escaping () -> Int?) -> AnyView

  var body: some View { target(content, place) }
}

extension ForEach {
  /// Takes things of one type that are dropped on one of the views: they come in front of it.
  ///
  /// - Parameter action: Puts the things in front of the element at this place of the collection.
  public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T], Int) -> Void
  ) -> some DynamicViewContent {
    insertionTargets { content, place in
      AnyView(
        content.dropDestination(for: T.self) { items, _ in
          guard let place = place() else { return false }
          action(items, place)
          return true
        })
    }
  }

  /// The same, for things that ``View/onDrag(_:)`` gives.
  public func onInsert(
    of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> some DynamicViewContent {
    insertionTargets { content, place in
      AnyView(
        content.onDrop(of: supportedContentTypes, isTargeted: nil) { providers in
          guard let place = place() else { return false }
          action(place, providers)
          return true
        })
    }
  }

  /// The same, by the types' identifiers.
  public func onInsert(
    of acceptedTypeIdentifiers: [String],
    perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> some DynamicViewContent {
    onInsert(of: acceptedTypeIdentifiers.compactMap { UTType($0) }, perform: action)
  }

  private func insertionTargets(
    _ target: @escaping (Content, @escaping () -> Int?) -> AnyView
  ) -> ForEach<Data, ID, InsertionTarget<Content>> {
    let (data, id, content) = (data, id, content)
    var copy = ForEach<Data, ID, InsertionTarget<Content>>(data: data, id: id) { element in
      let own = id(element)
      return InsertionTarget(
        content: content(element),
        place: { data.enumerated().first { id($0.element) == own }?.offset }, target: target)
    }
    copy.edits = edits
    return copy
  }
}
