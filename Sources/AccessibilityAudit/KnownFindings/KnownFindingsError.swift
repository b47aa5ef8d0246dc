// SPDX-License-Identifier: Apache-2.0

/// Why a file of known findings cannot be used.
public enum KnownFindingsError: Error, Hashable, Sendable, CustomStringConvertible {
  case unreadable(String)
  case unknownVersion(String)
  case unknownKind(String)
  /// An entry without a reason, by its selector.
  case noReason(String)

  public var description: String {
    switch self {
    case .unreadable(let problem): Escaped.line(problem)
    case .unknownVersion(let version):
      "its schemaVersion is \(Escaped.brief(version)); this evenhand reads 1.x"
    case .unknownKind(let kind):
      "its kind is \"\(Escaped.brief(kind))\"; there are "
        + Suppression.Kind.allCases.map(\.rawValue).joined(separator: ", ")
    case .noReason(let selector):
      "the entry for \(Escaped.line(selector)) has no reason: say why it is let pass"
    }
  }
}
