// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Something under way that can be stopped.
public protocol Cancellable {
  /// Stops it; a second call does nothing.
  func cancel()
}

extension Cancellable {
  /// Keeps it alive in a collection.
  public func store<C: RangeReplaceableCollection>(in collection: inout C)
  where C.Element == AnyCancellable {
    AnyCancellable(self).store(in: &collection)
  }

  /// Keeps it alive in a set.
  public func store(in set: inout Set<AnyCancellable>) {
    AnyCancellable(self).store(in: &set)
  }
}

/// Cancels when it is freed.
public final class AnyCancellable: Cancellable, Hashable {
  private let lock = NSLock()
  private var action: (() -> Void)?

  /// - Parameter cancel: Called at most once.
  public init(_ cancel: @escaping () -> Void) {
    action = cancel
  }

  /// Takes over something that can be cancelled.
  public init<C: Cancellable>(_ canceller: C) {
    action = { canceller.cancel() }
  }

  deinit { action?() }

  /// Stops what it stands for and lets go of it.
  public func cancel() {
    let action = lock.withLock {
      defer { self.action = nil }
      return self.action
    }
    action?()
  }

  /// Keeps it alive at the end of a collection.
  public func store<C: RangeReplaceableCollection>(in collection: inout C)
  where C.Element == AnyCancellable {
    collection.append(self)
  }

  /// Keeps it alive in a set.
  public func store(in set: inout Set<AnyCancellable>) {
    set.insert(self)
  }

  /// True for one and the same object.
  public static func == (left: AnyCancellable, right: AnyCancellable) -> Bool { left === right }

  /// Hashes the object's identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
