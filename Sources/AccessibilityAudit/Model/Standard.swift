// SPDX-License-Identifier: Apache-2.0

/// A requirement of a standard, with the version that it is quoted from.
public struct Standard: Hashable, Sendable, CustomStringConvertible {
  public enum Scheme: String, Sendable, Hashable, CaseIterable {
    case wcag = "WCAG"
    case en301549 = "EN301549"
    case section508 = "Section508"
  }

  public enum Level: String, Sendable, Hashable {
    case a = "A"
    case aa = "AA"
    case aaa = "AAA"
  }

  public let scheme: Scheme
  public let version: String
  /// The success criterion or clause ("2.1.1", "11.5.2.5").
  public let reference: String
  /// WCAG's level; nil for the other schemes.
  public let level: Level?

  /// A success criterion of WCAG 2.2.
  public static func wcag(_ reference: String, _ level: Level) -> Standard {
    Standard(scheme: .wcag, version: "2.2", reference: reference, level: level)
  }

  /// A clause of EN 301 549 V3.2.1.
  public static func en(_ reference: String) -> Standard {
    Standard(scheme: .en301549, version: "3.2.1", reference: reference, level: nil)
  }

  /// A provision of the revised Section 508 (36 CFR 1194, 2018).
  public static func section508(_ reference: String) -> Standard {
    Standard(scheme: .section508, version: "2018", reference: reference, level: nil)
  }

  /// As people quote it ("WCAG 4.1.2 A", "EN 301 549 11.5.2.5").
  public var description: String {
    switch scheme {
    case .wcag: "WCAG " + reference + (level.map { " " + $0.rawValue } ?? "")
    case .en301549: "EN 301 549 " + reference
    case .section508: "Section 508 " + reference
    }
  }
}
