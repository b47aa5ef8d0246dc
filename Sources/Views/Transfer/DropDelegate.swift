// SPDX-License-Identifier: Apache-2.0

import Foundation
import Interaction

/// What is dragged over a view, and where.
@MainActor @preconcurrency
public struct DropInfo {
  /// A point of the view: where the pointer is, or its middle where keys drop.
  public let location: CGPoint
  let providers: [NSItemProvider]

  /// Whether one of the things is of one of the types.
  public func hasItemsConforming(to types: [UTType]) -> Bool {
    providers.contains { $0.conforms(to: types) }
  }

  /// The same by the types' identifiers.
  public func hasItemsConforming(to identifiers: [String]) -> Bool {
    hasItemsConforming(to: identifiers.compactMap { UTType($0) })
  }

  /// Those of the things that are of one of the types.
  public func itemProviders(for types: [UTType]) -> [NSItemProvider] {
    providers.filter { $0.conforms(to: types) }
  }

  /// The same by the types' identifiers.
  public func itemProviders(for identifiers: [String]) -> [NSItemProvider] {
    itemProviders(for: identifiers.compactMap { UTType($0) })
  }
}

/// What a drop would do.
public enum DropOperation: Hashable, Sendable {
  /// Nothing: what is dragged goes back.
  case cancel, forbidden
  /// Both count alike: the place does what it does.
  case copy, move
}

/// What a place would do with what is dragged over it.
public struct DropProposal: Hashable, Sendable {
  /// What a drop would do.
  public let operation: DropOperation

  public init(operation: DropOperation) { self.operation = operation }
}

/// A place to drop things that follows what is dragged over it.
@MainActor @preconcurrency
public protocol DropDelegate {
  /// Whether it takes these things at all; asked for often.
  func validateDrop(info: DropInfo) -> Bool
  /// Takes them; false where it does not after all.
  func performDrop(info: DropInfo) -> Bool
  /// They come over the view.
  func dropEntered(info: DropInfo)
  /// They move over the view. Nil leaves the proposal as it was.
  func dropUpdated(info: DropInfo) -> DropProposal?
  /// They leave the view, and are not dropped.
  func dropExited(info: DropInfo)
}

extension DropDelegate {
  /// True.
  public func validateDrop(info: DropInfo) -> Bool { true }
  /// Does nothing.
  public func dropEntered(info: DropInfo) {}
  /// Nil.
  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
  /// Does nothing.
  public func dropExited(info: DropInfo) {}
}

/// What a delegate has said of the drag that is over its view.
@MainActor
private final class DropHover {
  private var location: CGPoint?
  private var proposal: DropProposal?

  nonisolated init() {}

  func target(_ types: [UTType], _ delegate: any DropDelegate) -> DropTarget {
    func info(_ items: [TransferItem], _ location: CGPoint) -> DropInfo {
      DropInfo(location: location, providers: NSItemProvider.all(items))
    }
    let target = DropTarget(
      accepts: { [self] items in
        let info = info(items, location ?? .zero)
        return info.hasItemsConforming(to: types) && delegate.validateDrop(info: info)
      },
      action: { [self] items, point in
        let refuses = proposal?.operation == .cancel || proposal?.operation == .forbidden
        (location, proposal) = (nil, nil)
        return !refuses && delegate.performDrop(info: info(items, point))
      })
    target.onHover = { [self] items, point in
      guard let point else {
        let last = location ?? .zero
        (location, proposal) = (nil, nil)
        return delegate.dropExited(info: info(items, last))
      }
      let comes = location == nil
      location = point
      if comes { delegate.dropEntered(info: info(items, point)) }
      proposal = delegate.dropUpdated(info: info(items, point)) ?? proposal
    }
    return target
  }
}

private struct DelegateDropView<Content: View>: View {
  let content: Content
  let types: [UTType]
  let delegate: any DropDelegate
  @State private var hover = DropHover()

  var body: some View { DropView(content: content, target: hover.target(types, delegate)) }
}

extension NSItemProvider {
  fileprivate static func all(_ items: [TransferItem]) -> [NSItemProvider] {
    items.map { $0.value(as: NSItemProvider.self) ?? NSItemProvider($0) }
  }
}

extension View {
  /// Lets the view be dragged, as `draggable(_:)` does; the closure runs when a drag begins.
  public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View {
    DragView<Self, EmptyView>(
      content: self, preview: nil, items: { [TransferItem(data())] }, isAskedOnce: true)
  }

  /// The same, with something else to show while it is dragged.
  public func onDrag<V: View>(
    _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V
  ) -> some View {
    DragView(
      content: self, preview: preview(), items: { [TransferItem(data())] }, isAskedOnce: true)
  }

  /// Lets things of some types be dropped on the view, which views of the same application give.
  ///
  /// - Parameters:
  ///   - isTargeted: True while such things are over the view.
  ///   - action: Takes the things, at a point of the view (its middle, where keys dropped them);
  ///     false where it does not after all.
  public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider], CGPoint) -> Bool
  ) -> some View {
    DropView(
      content: self,
      target: DropTarget(
        accepts: { NSItemProvider.all($0).contains { $0.conforms(to: supportedContentTypes) } },
        isTargeted: { isTargeted?.wrappedValue = $0 },
        action: { items, point in
          let providers = NSItemProvider.all(items)
          return action(providers.filter { $0.conforms(to: supportedContentTypes) }, point)
        }))
  }

  /// The same without the point.
  public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider]) -> Bool
  ) -> some View {
    onDrop(of: supportedContentTypes, isTargeted: isTargeted) { items, _ in action(items) }
  }

  /// The same by the types' identifiers.
  public func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider], CGPoint) -> Bool
  ) -> some View {
    onDrop(
      of: supportedTypes.compactMap { UTType($0) }, isTargeted: isTargeted, perform: action)
  }

  /// The same by the types' identifiers, without the point.
  public func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider]) -> Bool
  ) -> some View {
    onDrop(of: supportedTypes, isTargeted: isTargeted) { items, _ in action(items) }
  }

  /// Lets things of some types be dropped on the view; the delegate follows them.
  public func onDrop(
    of supportedContentTypes: [UTType], delegate: any DropDelegate
  ) -> some View {
    DelegateDropView(content: self, types: supportedContentTypes, delegate: delegate)
  }

  /// The same by the types' identifiers.
  public func onDrop(of supportedTypes: [String], delegate: any DropDelegate) -> some View {
    onDrop(of: supportedTypes.compactMap { UTType($0) }, delegate: delegate)
  }
}
