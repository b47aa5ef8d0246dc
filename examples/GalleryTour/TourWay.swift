// SPDX-License-Identifier: Apache-2.0

/// The three ways to a state, in the order of the table's columns.
enum TourWay: CaseIterable, Sendable {
  case pointer, keys, assistive

  var title: String {
    switch self {
    case .pointer: "POINTER"
    case .keys: "KEYS"
    case .assistive: "AT-SPI"
    }
  }
}
