// SPDX-License-Identifier: Apache-2.0

/// Two gestures of one element that answer to the same contacts.
public struct ModelConflict: Codable, Hashable, Sendable {
  /// For people ("a tap").
  public var first: String
  public var second: String
  public var source: SourcePosition?

  public init(first: String, second: String, source: SourcePosition? = nil) {
    self.first = first
    self.second = second
    self.source = source
  }
}
