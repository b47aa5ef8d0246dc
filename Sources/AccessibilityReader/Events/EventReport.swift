// SPDX-License-Identifier: Apache-2.0

/// What a stream of events gives.
public enum EventReport: Hashable, Sendable {
  case event(AccessibilityEvent)
  /// So many events at this place are missing: they came faster than they were taken, or were not
  /// what AT-SPI says an event is.
  case lost(Int)
  /// The application that was listened to has left the bus. Nothing follows.
  case applicationLeft
}
