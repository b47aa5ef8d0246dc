// SPDX-License-Identifier: Apache-2.0

import AccessibilitySnapshot
import Semantics

/// A fault of a toolkit that shows in every application made with it. It lowers what a rule says to
/// "needs review" and says where the fault is known; it hides nothing.
public struct Quirk: Hashable, Sendable, Decodable {
  /// Kebab-case, never renamed.
  public let id: String
  /// As the application names it, in small letters ("gtk", "chromium").
  public let toolkit: String
  /// The first version that has the fault; nil where all have.
  public let from: String?
  /// The first version that has it no more; nil while none is known.
  public let before: String?
  /// The version that it was seen with.
  public let seen: String
  /// The rules that it shows in, with the reasons that are meant; an empty list means all.
  public let rules: [String: [String]]
  /// The names of the roles that it is about; empty for all.
  public let roles: [String]
  /// The names of the roles of what holds the element, has a name and is no window; nil for all.
  public let parents: [String]?
  /// What is wrong, in one sentence.
  public let title: String
  /// Where the toolkit's makers keep the fault, or where it can be read of.
  public let url: String

  /// The versions that have the fault; nil where the table has a mistake.
  var versions: KnownVersions? {
    let end: KnownVersions.End? =
      if let before { ToolkitVersion(before).map { .before($0) } } else {
        ToolkitVersion(seen).map { .still($0) }
      }
    return end.map { KnownVersions(from: from.flatMap(ToolkitVersion.init), $0) }
  }

  /// `parent` is the role of what holds the element; nil for a window, or without a name.
  func concerns(rule: String, reason: String, role: Role, parent: Role?) -> Bool {
    guard let reasons = rules[rule] else { return false }
    return (reasons.isEmpty || reasons.contains(reason))
      && (roles.isEmpty || roles.contains(role.name))
      && (parents?.contains { $0 == parent?.name } ?? true)
  }
}
