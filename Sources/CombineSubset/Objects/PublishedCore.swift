// SPDX-License-Identifier: Apache-2.0

/// The value of a published property and those who follow it.
final class PublishedCore<Value>: @unchecked Sendable {
  private let broadcast = Broadcast<Value, Never>()
  /// What the property holds. This and what follows is guarded by the lock of the broadcast.
  private var stored: Value
  /// What a new subscriber is given: during a change, the value that is about to be stored.
  private var newest: Value
  private var objectWillChange: ObservableObjectPublisher?
  private var sources: [AnyCancellable] = []

  init(_ value: Value) {
    stored = value
    newest = value
  }

  var value: Value { broadcast.locked { stored } }

  /// The object tells first, then the subscribers are given the value, then the property has it.
  func set(_ value: Value) {
    broadcast.locked { objectWillChange }?.send()
    broadcast.send(value) {
      defer { newest = value }
      return newest
    }
    let before = broadcast.locked {
      defer {
        stored = value
        newest = value
      }
      return (stored, newest)
    }
    withExtendedLifetime(before) {}
  }

  func tell(through publisher: ObservableObjectPublisher) {
    let before = broadcast.locked {
      defer { objectWillChange = publisher }
      return objectWillChange
    }
    withExtendedLifetime(before) {}
  }

  func attach<S: Subscriber>(_ subscriber: S) where S.Input == Value, S.Failure == Never {
    broadcast.attach(subscriber) { self.newest }
  }

  func follow<P: Publisher>(_ publisher: P) where P.Output == Value, P.Failure == Never {
    let source = publisher.sink { [weak self] in self?.set($0) }
    broadcast.locked { sources.append(source) }
  }
}
