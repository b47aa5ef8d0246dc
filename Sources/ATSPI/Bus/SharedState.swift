// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// What the application's threads and the bus' threads have in common. No lock is held while
/// anything else is waited for, and no application code runs under one.
final class SharedState: Sendable {
  /// What questions are answered from. It is locked for taking a copy and for putting one in its
  /// place, never while one is worked on.
  let publication: Mutex<Publication>
  /// Held by who works an update in, so that updates come one after the other.
  let publishing = Mutex(())
  let audience = Audience()
  let status = Mutex(Provider.Status())
  /// Keys that were handed over and not yet given back.
  let keysUnderWay = Mutex(0)

  init(_ publication: Publication) {
    self.publication = Mutex(publication)
  }
}
