// SPDX-License-Identifier: Apache-2.0

extension RuleDescription {
  /// What it judges and what it expects, made from the conditions that run.
  var sentence: String {
    "Judges each element that \(applicability). Expects that it "
      + expectations.joined(separator: ", and that it ") + "."
  }
}
