// SPDX-License-Identifier: Apache-2.0

/// Counts the changes of a scene's geometry, so that an element knows whether what it remembers
/// still holds, without asking for its scene.
@MainActor
final class GeometryClock {
  var version = 0
}
