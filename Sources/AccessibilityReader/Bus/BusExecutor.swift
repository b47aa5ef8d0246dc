// SPDX-License-Identifier: Apache-2.0

import Foundation
import Glibc
import Synchronization

/// Everything that talks to the bus happens here, on one thread.
@globalActor
actor BusActor {
  static let shared = BusActor()
  static let executor = BusExecutor()

  nonisolated var unownedExecutor: UnownedSerialExecutor {
    Self.executor.asUnownedSerialExecutor()
  }
}

/// Runs Swift's jobs on a thread of its own that also waits for the sockets of the connections, so
/// that an answer is taken in, and the next question sent, without a change of thread.
final class BusExecutor: SerialExecutor {
  private let jobs = Mutex<[UnownedJob]>([])
  private let watched = Mutex<[BusWatches]>([])
  private let thread = Atomic<UInt>(0)
  /// The two ends of a pipe that wakes the thread; -1 where the process has no descriptor left.
  private let alarm: (read: Int32, write: Int32)

  /// Milliseconds between looks at the jobs where nothing can wake the thread.
  private static let fallbackPause: Int32 = 20

  init() {
    var ends: [Int32] = [-1, -1]
    if pipe(&ends) == 0 {
      for end in ends {
        _ = fcntl(end, F_SETFL, O_NONBLOCK)
        _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      }
    }
    alarm = (ends[0], ends[1])
    let thread = Thread { [self] in serve() }
    thread.name = "evenhand-bus"
    thread.start()
  }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    jobs.withLock { $0.append(job) }
    wake()
  }

  func watch(_ watches: BusWatches) {
    watched.withLock { $0.append(watches) }
    wake()
  }

  func unwatch(_ watches: BusWatches) {
    watched.withLock { $0.removeAll { $0 === watches } }
  }

  private func wake() {
    guard thread.load(ordering: .relaxed) != UInt(pthread_self()) else { return }
    var byte: UInt8 = 0
    _ = write(alarm.write, &byte, 1)
  }

  /// The process keeps one executor for as long as it lives, so the loop has no end.
  private func serve() {
    thread.store(UInt(pthread_self()), ordering: .relaxed)
    var entries: [pollfd] = []
    var owners: [(watches: BusWatches, watch: BusWatches.Watch)] = []
    while true {
      let batch = jobs.withLock { waiting in
        defer { waiting.removeAll(keepingCapacity: true) }
        return waiting
      }
      for job in batch { job.runSynchronously(on: asUnownedSerialExecutor()) }
      entries.removeAll(keepingCapacity: true)
      owners.removeAll(keepingCapacity: true)
      for watches in watched.withLock({ $0 }) {
        watches.forEach { watch in
          entries.append(watch.pollEntry)
          owners.append((watches, watch))
        }
      }
      entries.append(pollfd(fd: alarm.read, events: Int16(POLLIN), revents: 0))
      let pause = alarm.read < 0 ? Self.fallbackPause : -1
      guard poll(&entries, nfds_t(entries.count), batch.isEmpty ? pause : 0) > 0 else { continue }
      if let entry = entries.popLast(), entry.revents != 0 {
        var bytes: (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)
        _ = read(alarm.read, &bytes, MemoryLayout.size(ofValue: bytes))
      }
      for (entry, owner) in zip(entries, owners) where entry.revents != 0 {
        owner.watches.signal(owner.watch, entry.revents)
      }
    }
  }
}
