// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// What the application's threads and the bus' threads have in common. No lock is held while
/// anything else is waited for, and no application code runs under one.
final class SharedState: Sendable {
  let publication: Mutex<Publication>
  let status = Mutex(Provider.Status())
  /// Keys that were handed over and not yet given back.
  let keysUnderWay = Mutex(0)

  init(_ publication: Publication) {
    self.publication = Mutex(publication)
  }
}
