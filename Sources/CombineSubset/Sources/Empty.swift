// SPDX-License-Identifier: Apache-2.0

/// Hands out nothing.
public struct Empty<Output, Failure: Error>: Publisher {
  /// Whether it finishes at once; otherwise it never ends.
  public let completeImmediately: Bool

  /// - Parameter completeImmediately: Whether it finishes at once.
  public init(completeImmediately: Bool = true) {
    self.completeImmediately = completeImmediately
  }

  /// Names the types where nothing else does.
  public init(
    completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type
  ) {
    self.init(completeImmediately: completeImmediately)
  }

  /// Attaches a subscriber, which is given no value.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    let outlet = Outlet(subscriber)
    if completeImmediately { outlet.offer(completion: .finished) }
    outlet.open()
  }
}
