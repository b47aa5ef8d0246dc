// SPDX-License-Identifier: Apache-2.0

import CGio
import Foundation
import Synchronization

/// Runs Swift's jobs on a thread of its own that also serves a GLib main context, so that replies
/// from GDBus and Swift code never meet on two threads.
final class MainContextExecutor: SerialExecutor {
  private let context = Context()
  private let jobs = Mutex<[UnownedJob]>([])

  /// A main context may be woken from any thread.
  private struct Context: @unchecked Sendable {
    let pointer = g_main_context_new()
  }

  init() {
    let thread = Thread { [self] in serve() }
    thread.name = "evenhand-bus"
    thread.start()
  }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    jobs.withLock { $0.append(job) }
    g_main_context_wakeup(context.pointer)
  }

  /// The process keeps one executor for as long as it lives, so the loop has no end.
  private func serve() {
    g_main_context_push_thread_default(context.pointer)
    while true {
      let batch = jobs.withLock { waiting in
        defer { waiting.removeAll(keepingCapacity: true) }
        return waiting
      }
      for job in batch { job.runSynchronously(on: asUnownedSerialExecutor()) }
      g_main_context_iteration(context.pointer, batch.isEmpty ? 1 : 0)
    }
  }
}
