// SPDX-License-Identifier: Apache-2.0

/// Hands out one value and finishes.
public struct Just<Output>: Publisher {
  /// It cannot fail.
  public typealias Failure = Never

  /// The value.
  public let output: Output

  /// - Parameter output: Given to each subscriber.
  public init(_ output: Output) {
    self.output = output
  }

  /// Attaches a subscriber, which is given the value on its first demand.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Never {
    let outlet = Outlet(subscriber)
    outlet.offer(output)
    outlet.offer(completion: .finished)
    outlet.open()
  }
}
