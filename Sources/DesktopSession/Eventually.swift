// SPDX-License-Identifier: Apache-2.0

import Glibc

/// How long a watcher rests between two looks at a condition.
private let restBetweenLooks = Duration.milliseconds(5)

/// How long one step is waited for by what cannot see whether anything moves.
public enum Patience {
  /// Steps take milliseconds, and seconds on a machine with seven times the work that it can do. A
  /// run that passes never waits for it, so it can be long: it only ends what hangs.
  public static let step = Duration.seconds(180)
}

/// Waits until `condition` holds; `false` when `bound` ran out first.
///
/// This and `eventuallyBlocking` are the only places that poll, for what no event announces to us:
/// another process's output, exit or socket.
public func eventually(
  within bound: Duration = Patience.step, isolation: isolated (any Actor)? = #isolation,
  _ condition: () async throws -> Bool
) async rethrows -> Bool {
  let deadline = ContinuousClock.now + bound
  while true {
    if try await condition() { return true }
    guard ContinuousClock.now < deadline else { return false }
    do { try await Task.sleep(for: restBetweenLooks) } catch { return false }
  }
}

/// Waits on the calling thread until `condition` holds; `false` when `bound` ran out first.
public func eventuallyBlocking<Failure: Error>(
  within bound: Duration, _ condition: () throws(Failure) -> Bool
) throws(Failure) -> Bool {
  let deadline = ContinuousClock.now + bound
  while true {
    if try condition() { return true }
    guard ContinuousClock.now < deadline else { return false }
    usleep(UInt32(restBetweenLooks / .microseconds(1)))
  }
}
