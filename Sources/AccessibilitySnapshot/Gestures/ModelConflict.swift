// SPDX-License-Identifier: Apache-2.0

/// Two gestures of one element that answer to the same contacts.
public struct ModelConflict: Codable, Hashable, Sendable {
  /// For people ("a tap").
  public var first: String
  /// The other gesture, in the same words.
  public var second: String
  /// Where the first of them was written; nil where it is not known.
  public var source: SourcePosition?

  public init(first: String, second: String, source: SourcePosition? = nil) {
    self.first = first
    self.second = second
    self.source = source
  }
}
