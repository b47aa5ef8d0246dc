// SPDX-License-Identifier: Apache-2.0

/// Fails at once.
public struct Fail<Output, Failure: Error>: Publisher {
  /// What it fails with.
  public let error: Failure

  /// - Parameter error: Given to each subscriber.
  public init(error: Failure) {
    self.error = error
  }

  /// Names the type of the values that never come.
  public init(outputType: Output.Type, failure: Failure) {
    error = failure
  }

  /// Attaches a subscriber, which is given the failure.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    let outlet = Outlet(subscriber)
    outlet.offer(completion: .failure(error))
    outlet.open()
  }
}
