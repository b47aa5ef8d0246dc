// SPDX-License-Identifier: Apache-2.0

extension RuleRegistry {
  /// What a picture of the window shows.
  static let pictures: [any Rule] = []
}
