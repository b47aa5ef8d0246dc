// SPDX-License-Identifier: Apache-2.0

/// One thing that is being dragged.
public struct TransferItem: Sendable {
  private let payload: any Transferable

  public init(_ payload: some Transferable) {
    self.payload = payload
  }

  /// The thing as a type that a drop asks for; nil where it is no such thing.
  public func value<T: Transferable>(as type: T.Type = T.self) -> T? {
    payload as? T ?? Self.represented(payload, as: type)
  }

  private static func represented<Item: Transferable, T: Transferable>(
    _ item: Item, as type: T.Type
  ) -> T? {
    func ask<Way: TransferRepresentation>(_ way: Way) -> T? {
      (item as? Way.Item).flatMap { way._value(of: $0, as: type) }
    }
    return ask(Item.transferRepresentation)
  }

  /// Whether both are the same thing, as far as can be told.
  func isSame(as other: TransferItem) -> Bool {
    guard let one = payload as? any Hashable, let two = other.payload as? any Hashable else {
      return false
    }
    return AnyHashable(one) == AnyHashable(two)
  }
}
