// SPDX-License-Identifier: Apache-2.0

/// Held by who lives there.
final class LivePlace: Sendable {
  private let places: LivePlaces

  init(_ places: LivePlaces) { self.places = places }

  deinit { places.giveBack() }
}
