// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// Work for the main thread from any thread, in the order in which it was posted.
final class Mailbox: Sendable {
  typealias Work = @MainActor @Sendable () -> Void

  private let works = Mutex<[Work]>([])
  private let wake: @Sendable () -> Void

  /// `wake` is called, on the posting thread and with no lock held, when the box was empty.
  init(wake: @escaping @Sendable () -> Void) {
    self.wake = wake
  }

  var isEmpty: Bool { works.withLock { $0.isEmpty } }

  func post(_ work: @escaping Work) {
    let wasEmpty = works.withLock { works in
      works.append(work)
      return works.count == 1
    }
    if wasEmpty { wake() }
  }

  /// Runs what is in the box now; work that it posts waits for the next time.
  @MainActor
  func drain() {
    let batch = works.withLock { works in
      defer { works = [] }
      return works
    }
    for work in batch { work() }
  }
}
