// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// Work for the main thread from any thread, in the order in which it was posted.
///
/// A host's loop drains it once in each turn.
public final class Mailbox: Sendable {
  /// What is done once, on the main thread.
  public typealias Work = @MainActor @Sendable () -> Void

  private let works = Mutex<[Work]>([])
  private let wake: @Sendable () -> Void

  /// - Parameter wake: Ends the loop's wait. Called on the posting thread with no lock held, when
  ///   the box was empty.
  public init(wake: @escaping @Sendable () -> Void) {
    self.wake = wake
  }

  /// False where the loop must not sleep.
  public var isEmpty: Bool { works.withLock { $0.isEmpty } }

  /// Puts work in; from any thread.
  public func post(_ work: @escaping Work) {
    let wasEmpty = works.withLock { works in
      works.append(work)
      return works.count == 1
    }
    if wasEmpty { wake() }
  }

  /// Runs what is in the box now; work that it posts waits for the next time.
  @MainActor
  public func drain() {
    let batch = works.withLock { works in
      defer { works = [] }
      return works
    }
    for work in batch { work() }
  }
}
