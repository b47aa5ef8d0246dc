// SPDX-License-Identifier: Apache-2.0

import Dispatch
import Foundation
import Synchronization

/// Ends what the command has started when the person, or the system, ends the command.
final class Interruption: Sendable {
  static let shared = Interruption()
  private let cleanUp = Mutex<(@Sendable () -> Void)?>(nil)
  private let sources = Mutex<[Source]>([])

  /// Dispatch's sources lock themselves.
  private struct Source: @unchecked Sendable {
    let source: any DispatchSourceSignal
  }

  /// From here on SIGINT, SIGTERM and SIGHUP clean up and exit with 130; a broken pipe is an error
  /// of `write`, not a signal.
  func install() {
    signal(SIGPIPE, SIG_IGN)
    for number in [SIGINT, SIGTERM, SIGHUP] {
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler { self.interrupt() }
      source.resume()
      let held = Source(source: source)
      sources.withLock { $0.append(held) }
    }
  }

  func onInterrupt(_ action: @escaping @Sendable () -> Void) {
    cleanUp.withLock { $0 = action }
  }

  private func interrupt() {
    let action = cleanUp.withLock { $0 }
    action?()
    exit(ExitCode.interrupted.rawValue)
  }
}
