// SPDX-License-Identifier: Apache-2.0

import AccessibilityReader

/// A running copy of an application that nobody has touched, with nothing left of the copies before it.
public struct FreshInstance: Sendable {
  let reader: AccessibilityReader
  /// The application at rest.
  public let snapshot: ApplicationSnapshot
  let environment: [String: String]
  let end: @Sendable () async -> ApplicationEnd?

  /// - Parameters:
  ///   - snapshot: The application at rest.
  ///   - environment: What leads to its display and buses.
  ///   - end: How it has ended; nil while it runs. It may wait a little for a program that is ending.
  public init(
    reader: AccessibilityReader, snapshot: ApplicationSnapshot, environment: [String: String],
    end: @escaping @Sendable () async -> ApplicationEnd?
  ) {
    self.reader = reader
    self.snapshot = snapshot
    self.environment = environment
    self.end = end
  }
}

/// How an application ended.
public enum ApplicationEnd: Hashable, Sendable {
  /// By itself, with this code.
  case code(Int32)
  /// A signal ended it: it crashed.
  case crash(signal: Int32)
  /// Another process started it, and nobody else is told.
  case unknown
}

/// Starts one instance of an application after the other.
public protocol InstanceSource: Sendable {
  /// Ends the instance before and starts a new one, which is at rest then.
  func next() async throws(InstanceFailure) -> FreshInstance
}

/// Why there is no fresh instance; completes "it cannot be started afresh: ...".
public struct InstanceFailure: Error, Hashable, Sendable {
  /// The text.
  public let reason: String

  public init(_ reason: String) {
    self.reason = reason
  }
}
