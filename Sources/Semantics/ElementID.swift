// SPDX-License-Identifier: Apache-2.0

/// Names one element for the life of a process. A number is never used twice.
public struct ElementID: Hashable, Sendable, Comparable, Codable, CustomStringConvertible {
  public let rawValue: UInt64

  public init(_ rawValue: UInt64) {
    self.rawValue = rawValue
  }

  public var description: String { String(rawValue) }

  public static func < (left: ElementID, right: ElementID) -> Bool {
    left.rawValue < right.rawValue
  }
}
