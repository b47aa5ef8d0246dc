// SPDX-License-Identifier: Apache-2.0

/// What JSON has no number for.
enum RecordedNumbers {
  static let infinity = "inf"
  static let minusInfinity = "-inf"
  static let noNumber = "nan"
}
