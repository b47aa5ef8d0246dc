// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// What the application's threads and the bus' threads have in common. No lock is held while
/// anything else is waited for, and no application code runs under one.
final class SharedState: Sendable {
  /// It is locked for taking it and for putting another in its place, never while an update is worked
  /// in.
  private let published: Mutex<Snapshot>
  /// Held by who works an update in, so that updates come one after the other.
  let publishing = Mutex(())
  let audience = Audience()
  /// Whether updates are kept.
  let isWatched = Atomic(false)
  /// Whether all that the application has was published since somebody looks.
  let hasTree = Atomic(false)
  /// Whether questions about elements are answered: not before the tree is there, or has been waited
  /// for long enough.
  let answersElements = Atomic(false)
  /// Whether trees of other programs stand in elements, or are to.
  let hasGuests = Atomic(false)
  let status = Mutex(Provider.Status())
  /// Events that GLib's thread has not fetched yet; nil where it has fetched all and is to be told of
  /// the next.
  let outbox = Mutex<[Outgoing]?>(nil)
  /// Keys that were handed over and not yet given back.
  let keysUnderWay = Mutex(0)

  init(_ publication: Publication) {
    published = Mutex(Snapshot(publication))
  }

  /// What questions are answered from.
  var snapshot: Snapshot { published.withLock { $0 } }

  /// Puts another publication in the place of the one that is there. What was there before may be the
  /// last of a large tree: it ends with no lock held.
  func change(_ body: (inout Publication) -> Void) {
    let before = published.withLock { snapshot in
      var publication = snapshot.publication
      body(&publication)
      let before = snapshot
      snapshot = Snapshot(publication)
      return before
    }
    withExtendedLifetime(before) {}
  }
}
