// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What makes an element a place to drop things: one of the element's ``Element/dropTargets``.
@MainActor
public final class DropTarget {
  /// Whether these things can be dropped here.
  public var accepts: ([TransferItem]) -> Bool
  /// Takes the things, at a point of the element; false where it does not after all.
  public var action: ([TransferItem], CGPoint) -> Bool
  /// Called when things that can be dropped here come over the element, and when they leave.
  public var isTargeted: (Bool) -> Void

  public init(
    accepts: @escaping ([TransferItem]) -> Bool = { _ in true },
    isTargeted: @escaping (Bool) -> Void = { _ in },
    action: @escaping ([TransferItem], CGPoint) -> Bool
  ) {
    self.accepts = accepts
    self.isTargeted = isTargeted
    self.action = action
  }

  /// A place for things of one type.
  public convenience init<T: Transferable>(
    for type: T.Type, isTargeted: @escaping (Bool) -> Void = { _ in },
    action: @escaping ([T], CGPoint) -> Bool
  ) {
    self.init(
      accepts: { $0.contains { $0.value(as: T.self) != nil } }, isTargeted: isTargeted,
      action: { items, point in action(items.compactMap { $0.value(as: T.self) }, point) })
  }
}
