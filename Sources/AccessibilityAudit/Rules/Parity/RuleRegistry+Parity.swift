// SPDX-License-Identifier: Apache-2.0

extension RuleRegistry {
  /// What comes of the same thing done by several ways.
  static let parity: [any Rule] = [LiveParityRule()]
}
