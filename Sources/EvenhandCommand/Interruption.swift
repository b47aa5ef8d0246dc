// SPDX-License-Identifier: Apache-2.0

import Dispatch
import Foundation
import Synchronization

/// Ends what the command has started when the person, or the system, ends the command.
final class Interruption: Sendable {
  static let shared = Interruption()
  private let cleanUp = Mutex<(@Sendable () -> Void)?>(nil)
  private let isUnderWay = Mutex(false)
  private let sources = Mutex<[Source]>([])
  /// A queue of its own has a thread also while others keep the shared ones busy.
  private let queue = DispatchQueue(label: "interruption")

  /// Dispatch's sources lock themselves.
  private struct Source: @unchecked Sendable {
    let source: any DispatchSourceSignal
  }

  /// From here on SIGINT, SIGTERM and SIGHUP clean up and exit with 130; a broken pipe is an error
  /// of `write`, not a signal.
  func install() {
    signal(SIGPIPE, SIG_IGN)
    for number in [SIGINT, SIGTERM, SIGHUP] {
      let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
      source.setEventHandler { self.interrupt() }
      // Until Dispatch listens the signal does what it always does: it is never lost.
      let isRegistered = DispatchSemaphore(value: 0)
      source.setRegistrationHandler { isRegistered.signal() }
      source.resume()
      _ = isRegistered.wait(timeout: .now() + .seconds(1))
      let held = Source(source: source)
      sources.withLock { $0.append(held) }
    }
  }

  /// Starts what has to end with the command. An interruption waits until it can be ended.
  func starting<Started: Sendable>(
    _ start: () throws(CommandError) -> Started, end: @escaping @Sendable (Started) -> Void
  ) throws(CommandError) -> Started {
    let result = cleanUp.withLock { cleanUp in
      let result = Result { () throws(CommandError) in try start() }
      if case .success(let started) = result { cleanUp = { end(started) } }
      return result
    }
    return try result.get()
  }

  /// Does not come back from an interruption: what was started ends with it, and the command must
  /// not take that for the audit's end and leave first, with another code.
  func waitIfUnderWay() {
    if isUnderWay.withLock({ $0 }) { DispatchSemaphore(value: 0).wait() }
  }

  /// Leaves at once: whoever is in the middle of writing is not waited for.
  private func interrupt() {
    isUnderWay.withLock { $0 = true }
    cleanUp.withLock { $0?() }
    _exit(ExitCode.interrupted.rawValue)
  }
}
