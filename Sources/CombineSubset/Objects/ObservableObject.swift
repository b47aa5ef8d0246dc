// SPDX-License-Identifier: Apache-2.0

/// An object that tells before it changes.
public protocol ObservableObject<ObjectWillChangePublisher>: AnyObject {
  /// What it tells through; it cannot fail.
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never

  /// Hands out a value before the object changes.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// Hands out a value before any property marked `@Published` changes; always the same publisher.
  public var objectWillChange: ObservableObjectPublisher {
    ChangePublishers.shared.publisher(of: self)
  }
}

/// Hands out that something is about to change, and nothing more.
public final class ObservableObjectPublisher: Publisher {
  /// It carries nothing.
  public typealias Output = Void
  /// It cannot fail.
  public typealias Failure = Never

  private let broadcast = Broadcast<Void, Never>()

  /// A publisher without subscribers.
  public init() {}

  /// Tells every subscriber.
  public func send() { broadcast.send(()) }

  /// Attaches a subscriber, which hears of what changes from now on.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
    broadcast.attach(subscriber)
  }
}
