// SPDX-License-Identifier: Apache-2.0

/// A version as toolkits write it: numbers with dots, and perhaps more behind ("4.8.3", "3.24.38-2").
public struct ToolkitVersion: Hashable, Sendable, Comparable {
  private let numbers: [Int]

  /// nil where the text does not begin with a number.
  public init?(_ text: String) {
    let head = text.prefix { $0 == "." || ("0"..."9").contains($0) }
    numbers = head.split(separator: ".").map { Int($0) ?? .max }
    if numbers.isEmpty { return nil }
  }

  public static func < (left: ToolkitVersion, right: ToolkitVersion) -> Bool {
    let count = max(left.numbers.count, right.numbers.count)
    return left.padded(to: count).lexicographicallyPrecedes(right.padded(to: count))
  }

  public static func == (left: ToolkitVersion, right: ToolkitVersion) -> Bool {
    !(left < right) && !(right < left)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(Array(numbers.reversed().drop { $0 == 0 }))
  }

  /// Whether it belongs to a series that came after the other's: of "4.8.3" that is 4.9, of "153" it
  /// is 154.
  func isOfLaterSeries(than other: ToolkitVersion) -> Bool {
    let count = min(2, other.numbers.count)
    return ToolkitVersion(numbers: Array(numbers.prefix(count)))
      > ToolkitVersion(numbers: Array(other.numbers.prefix(count)))
  }

  /// Before every other version.
  static let none = ToolkitVersion(numbers: [])

  private init(numbers: [Int]) {
    self.numbers = numbers
  }

  private func padded(to count: Int) -> [Int] {
    numbers + Array(repeating: 0, count: count - numbers.count)
  }
}

/// The versions of a toolkit that something is known of.
public struct KnownVersions: Hashable, Sendable {
  /// What can be said of one version.
  public enum Knowledge: Hashable, Sendable {
    case holds, doesNotHold
    /// Nobody has looked at that version.
    case unknown
  }

  /// Where it ends.
  public enum End: Hashable, Sendable {
    /// The first version of which it does not hold any more.
    case before(ToolkitVersion)
    /// The newest version that it was seen in; of later series nobody knows.
    case still(ToolkitVersion)
  }

  /// The first version of which it holds; nil where it holds of all before the end.
  public let first: ToolkitVersion?
  /// Up to which version it holds, or is known to.
  public let end: End

  public init(from first: ToolkitVersion? = nil, _ end: End) {
    self.first = first
    self.end = end
  }

  /// Of a toolkit that gives no version nothing is known.
  public func knowledge(of version: ToolkitVersion?) -> Knowledge {
    guard let version else { return .unknown }
    if let first, version < first { return .doesNotHold }
    switch end {
    case .before(let last): return version < last ? .holds : .doesNotHold
    case .still(let last): return version.isOfLaterSeries(than: last) ? .unknown : .holds
    }
  }
}

extension KnownVersions {
  /// As tables write them ("4.10"). A text that is no version is a mistake in the table, of which then
  /// nothing is known.
  static func from(_ first: String, before last: String) -> KnownVersions {
    KnownVersions(from: ToolkitVersion(first), .before(ToolkitVersion(last) ?? .none))
  }

  static func from(_ first: String, still last: String) -> KnownVersions {
    KnownVersions(from: ToolkitVersion(first), .still(ToolkitVersion(last) ?? .none))
  }

  static func before(_ last: String) -> KnownVersions {
    KnownVersions(.before(ToolkitVersion(last) ?? .none))
  }

  static func still(_ last: String) -> KnownVersions {
    KnownVersions(.still(ToolkitVersion(last) ?? .none))
  }
}
