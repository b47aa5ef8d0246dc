// SPDX-License-Identifier: Apache-2.0

extension Suppression {
  /// The reason, with its last day where it has one.
  var sentence: String { reason + (expires.map { " (until \($0))" } ?? "") }
}

extension Suppression.Kind {
  var title: String {
    switch self {
    case .baseline: "baseline"
    case .falsePositive: "false positive"
    }
  }
}
