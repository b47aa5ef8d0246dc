// SPDX-License-Identifier: Apache-2.0

/// A requirement of a standard, with the version that it is quoted from.
public struct Standard: Hashable, Sendable, CustomStringConvertible {
  /// The publications that rules refer to.
  public enum Scheme: String, Sendable, Hashable, CaseIterable, Decodable {
    case wcag = "WCAG"
    case en301549 = "EN301549"
    case section508 = "Section508"
  }

  /// WCAG's levels of conformance; A is the lowest.
  public enum Level: String, Sendable, Hashable, Comparable, Decodable {
    case a = "A"
    case aa = "AA"
    case aaa = "AAA"

    public static func < (left: Level, right: Level) -> Bool {
      left.rawValue.count < right.rawValue.count
    }
  }

  /// The publication that the requirement stands in.
  public let scheme: Scheme
  /// The success criterion or clause ("2.1.1", "11.5.2.5").
  public let reference: String

  /// A success criterion of WCAG.
  public static func wcag(_ reference: String) -> Standard {
    Standard(scheme: .wcag, reference: reference)
  }

  /// A clause of EN 301 549.
  public static func en(_ reference: String) -> Standard {
    Standard(scheme: .en301549, reference: reference)
  }

  /// A provision of the revised Section 508 (36 CFR 1194).
  public static func section508(_ reference: String) -> Standard {
    Standard(scheme: .section508, reference: reference)
  }

  private var requirement: StandardsTable.Requirement? {
    StandardsTable.current.requirement(scheme, reference)
  }

  private var document: StandardsTable.Document? { StandardsTable.current.document(scheme) }

  /// The version that the requirement is quoted from ("2.2").
  public var version: String { document?.version ?? "" }

  /// "Name, Role, Value"
  public var title: String { requirement?.title ?? "" }

  /// WCAG's level; nil for the other schemes.
  public var level: Level? { requirement?.level }

  /// The version of WCAG that brought it; nil for the other schemes.
  public var since: String? { requirement?.since }

  /// Where it can be read.
  public var url: String { requirement?.url ?? document?.url ?? "" }

  /// As people quote it ("WCAG 4.1.2 A", "EN 301 549 11.5.2.5").
  public var description: String {
    let name = document?.name ?? scheme.rawValue
    return name + " " + reference + (level.map { " " + $0.rawValue } ?? "")
  }
}
