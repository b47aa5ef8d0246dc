// SPDX-License-Identifier: Apache-2.0

import Dispatch
import Glibc

/// Turns SIGINT and SIGTERM into a clean end. A second signal ends the process at once, so that a
/// busy application can still be stopped.
final class QuitSignals {
  private let sources: [any DispatchSourceSignal]

  /// Ends the loop.
  @MainActor
  convenience init(of loop: HostLoop) {
    self.init { [mailbox = loop.mailbox, weak loop] in mailbox.post { loop?.quit() } }
  }

  /// `quit` is called off the main thread.
  init(quit: @escaping @Sendable () -> Void) {
    sources = [SIGINT, SIGTERM].map { number in
      let source = DispatchSource.makeSignalSource(
        signal: number, queue: .global(qos: .userInteractive))
      source.setEventHandler {
        signal(number, SIG_DFL)
        quit()
      }
      // Until Dispatch listens the signal does what it always does: it is never lost.
      let isRegistered = DispatchSemaphore(value: 0)
      source.setRegistrationHandler { isRegistered.signal() }
      source.resume()
      _ = isRegistered.wait(timeout: .now() + .seconds(1))
      return source
    }
  }

  deinit {
    for source in sources { source.cancel() }
    signal(SIGINT, SIG_DFL)
    signal(SIGTERM, SIG_DFL)
  }
}
