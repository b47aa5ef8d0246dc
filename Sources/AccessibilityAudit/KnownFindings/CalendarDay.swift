// SPDX-License-Identifier: Apache-2.0

/// A day as ISO 8601 writes it ("2027-03-31").
public struct CalendarDay: Hashable, Sendable, Comparable, Codable, CustomStringConvertible {
  /// As it was written, so that days compare as their texts do.
  public let description: String

  /// nil for what is no day of the Gregorian calendar.
  public init?(_ text: String) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.map(\.count) == [4, 2, 2],
      parts.allSatisfy({ $0.allSatisfy { ("0"..."9").contains($0) } }),
      let year = Int(parts[0]), let month = Int(parts[1]), let day = Int(parts[2]),
      (1...12).contains(month), (1...Self.days(of: month, year)).contains(day)
    else { return nil }
    description = text
  }

  /// Before every other day that can be written so.
  public static let earliest = CalendarDay(checked: "0000-01-01")

  private init(checked text: String) {
    description = text
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let day = CalendarDay(text) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "a day is written as 2027-03-31")
    }
    self = day
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }

  public static func < (left: CalendarDay, right: CalendarDay) -> Bool {
    left.description < right.description
  }

  private static func days(of month: Int, _ year: Int) -> Int {
    let isLeap = year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400))
    return switch month {
    case 2: isLeap ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}
