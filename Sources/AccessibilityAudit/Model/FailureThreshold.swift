// SPDX-License-Identifier: Apache-2.0

/// From where on findings fail a run.
public enum FailureThreshold: Hashable, Sendable {
  /// A violation of this impact or a higher one.
  case impact(Impact)
  /// Anything at all, also what needs review.
  case incomplete
  case never

  /// As `--fail-on` spells it.
  public init?(_ name: String) {
    if let impact = Impact(rawValue: name) {
      self = .impact(impact)
    } else if name == "incomplete" {
      self = .incomplete
    } else if name == "never" {
      self = .never
    } else {
      return nil
    }
  }

  /// What `--fail-on` takes, the strictest last but for "never".
  public static let names =
    Impact.allCases.reversed().map(\.rawValue) + ["incomplete", "never"]
}
