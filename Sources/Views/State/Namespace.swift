// SPDX-License-Identifier: Apache-2.0

/// Keeps the names that one view gives apart from those of all others.
@propertyWrapper
@MainActor @preconcurrency
public struct Namespace: DynamicProperty {
  /// A namespace, for the life of its view.
  public struct ID: Hashable, Sendable {
    fileprivate let number: UInt64
  }

  /// The tree keeps the first one of a view.
  @MainActor
  final class Identity {
    private static var last: UInt64 = 0
    let id: ID

    init() {
      Self.last += 1
      id = ID(number: Self.last)
    }
  }

  @MainActor
  final class Link {
    var identity = Identity()
    /// Whether the identity is that of a place in the tree.
    var isPlaced = false
  }

  private var link = Link()

  public init() {}

  /// The view's own namespace: the same in every update, another one in every view.
  public var wrappedValue: ID { link.identity.id }
}

extension Namespace: TrackedInput {}

extension Namespace: LinkedProperty {
  mutating func link(_ slot: inout PropertySlot) {
    let kept = slot.kept as? Identity
    if link.isPlaced, link.identity !== kept { link = Link() }
    link.isPlaced = true
    if let kept { link.identity = kept } else { slot.kept = link.identity }
  }
}
