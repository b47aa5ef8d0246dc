// SPDX-License-Identifier: Apache-2.0

/// A word that several rules answer to: a standard, one of its requirements, a kind of rule, or how
/// far the rule binds. The names of standards are those that axe made known.
public struct RuleTag: Hashable, Sendable {
  /// In small letters ("wcag2aa", "wcag412").
  public let name: String

  /// nil for a word that means nothing.
  public init?(_ name: String) {
    let plain = name.lowercased()
    guard Self.names.contains(plain) || Self.requirement(plain) != nil else { return nil }
    self.name = plain
  }

  /// Whole standards.
  public static let standards = [
    "wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa", "en301549", "section508",
  ]

  /// The tags that people choose from; a success criterion has one too ("wcag412").
  public static let names: [String] =
    standards + ["best-practice", "experimental"] + RuleKind.allCases.map(\.rawValue)

  /// "4.1.2" of "wcag412"; a criterion's last number may have two digits ("wcag1410").
  private static func requirement(_ tag: String) -> String? {
    guard tag.hasPrefix("wcag") else { return nil }
    let digits = tag.dropFirst(4)
    guard (3...4).contains(digits.count), digits.allSatisfy(\.isASCIIDigit) else { return nil }
    let parts = Array(digits)
    return "\(parts[0]).\(parts[1]).\(String(parts[2...]))"
  }

  /// Whether the rule is one that the tag selects.
  public func fits(_ rule: RuleDescription) -> Bool {
    switch name {
    case "en301549": return rule.standards.contains { $0.scheme == .en301549 }
    case "section508": return rule.standards.contains { $0.scheme == .section508 }
    case "best-practice": return rule.standing == .bestPractice
    case "experimental": return rule.standing == .experimental
    default: break
    }
    if let kind = RuleKind(rawValue: name) { return rule.kind == kind }
    if let reference = Self.requirement(name) {
      return rule.standards.contains { $0.scheme == .wcag && $0.reference == reference }
    }
    return rule.standards.contains(where: isWithin)
  }

  /// A version of WCAG holds those before it, and level AA holds level A.
  private func isWithin(_ standard: Standard) -> Bool {
    guard standard.scheme == .wcag, let level = standard.level, let since = standard.since else {
      return false
    }
    let isDouble = name.hasSuffix("aa")
    let digits = name.dropFirst(4).filter(\.isASCIIDigit)
    let version = digits.count == 2 ? digits.map(String.init).joined(separator: ".") : "2.0"
    return level <= (isDouble ? .aa : .a) && since <= version
  }
}

extension Character {
  fileprivate var isASCIIDigit: Bool { isASCII && isNumber }
}
