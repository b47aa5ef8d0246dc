// SPDX-License-Identifier: Apache-2.0

/// Why a file cannot be used as an earlier run's report.
public enum StoredReportError: Error, Hashable, Sendable, CustomStringConvertible {
  case unreadable(String)
  case unknownVersion(String)

  public var description: String {
    switch self {
    case .unreadable(let problem): Escaped.line(problem)
    case .unknownVersion(let version):
      "its schemaVersion is \(Escaped.brief(version)); this evenhand reads 1.x"
    }
  }
}
