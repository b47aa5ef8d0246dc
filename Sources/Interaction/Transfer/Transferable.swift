// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What can be dragged from one view and dropped on another of the same application.
///
/// A drop takes a payload where it is of the type that it asks for, or where one of the payload's
/// ``ProxyRepresentation``s is. Nothing leaves the process: content types are kept so that code for
/// SwiftUI compiles, and other applications' drags and drops are not carried.
public protocol Transferable: Sendable {
  associatedtype Representation: TransferRepresentation = InProcessRepresentation<Self>

  /// How else the value can be given; without one, as itself alone. Its type is written
  /// `some TransferRepresentation`: with the item's type in brackets behind it, the compiler does not
  /// take it for this one.
  @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

extension Transferable where Representation == InProcessRepresentation<Self> {
  /// The value as itself, and nothing else.
  public static var transferRepresentation: InProcessRepresentation<Self> {
    InProcessRepresentation()
  }
}

extension String: Transferable {}
extension Data: Transferable {}
extension URL: Transferable {}
extension AttributedString: Transferable {}

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
