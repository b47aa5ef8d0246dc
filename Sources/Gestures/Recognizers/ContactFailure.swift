// SPDX-License-Identifier: Apache-2.0

/// Why contacts are not those that a gesture follows. Without words, so that it costs nothing where
/// nobody asks.
enum ContactFailure {
  case tooMany(limit: Int)
  case otherButton(PointerEvent.Button)
  /// One of several fingers moved or left before all of them were down.
  case missing(Int, needed: Int)
  case takenAway

  var reason: GestureFailure {
    switch self {
    case .tooMany(let limit): .tooManyContacts(limit: limit)
    case .otherButton(let button): .otherButton(button)
    case .missing(let count, let needed): .fingersMissing(count, needed: needed)
    case .takenAway: .takenAway
    }
  }
}
