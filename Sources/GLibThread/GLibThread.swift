// SPDX-License-Identifier: Apache-2.0

internal import CGio
import Synchronization

/// The one thread of a process with a GLib main loop, as a serial executor: an actor that runs on it
/// may call GLib's asynchronous functions and take their callbacks without leaving its isolation.
///
/// It is GLib's default context there, so that callbacks of what is begun on the thread come on it.
/// Nothing that is done on it may wait.
public final class GLibThread: SerialExecutor, @unchecked Sendable {
  /// Runs from the first use on until the process ends.
  public static let shared = GLibThread(name: "glib")

  private let context: OpaquePointer?
  /// Handed over and not yet begun.
  private let jobs = Mutex<[@Sendable () -> Void]>([])

  private init(name: String) {
    context = g_main_context_new()
    let thread = g_thread_new(
      name,
      { data in
        guard let data else { return nil }
        Unmanaged<GLibThread>.fromOpaque(data).takeUnretainedValue().run()
        return nil
      }, Unmanaged.passRetained(self).toOpaque())
    g_thread_unref(thread)
  }

  private func run() {
    g_main_context_push_thread_default(context)
    g_main_loop_run(g_main_loop_new(context, 0))
  }

  /// Runs the job on the thread, in the order in which jobs were handed over.
  public func perform(_ body: @escaping @Sendable () -> Void) {
    let isFirst = jobs.withLock { jobs in
      jobs.append(body)
      return jobs.count == 1
    }
    guard isFirst else { return }
    attach(
      g_idle_source_new(), Unmanaged.passUnretained(self).toOpaque(),
      { data in
        if let data { Unmanaged<GLibThread>.fromOpaque(data).takeUnretainedValue().runJobs() }
        return 0
      }, nil)
  }

  private func runJobs() {
    let ready = jobs.withLock { jobs in
      defer { jobs = [] }
      return jobs
    }
    for job in ready { job() }
  }

  /// Runs the job after so many milliseconds. Only for use on the thread itself, which is why the
  /// job may hold what is not `Sendable`.
  public func schedule(after milliseconds: UInt32, _ body: @escaping () -> Void) {
    attach(
      g_timeout_source_new(milliseconds), Unmanaged.passRetained(Job(body)).toOpaque(),
      { data in
        if let data { Unmanaged<Job>.fromOpaque(data).takeUnretainedValue().body() }
        return 0
      }, { data in if let data { Unmanaged<Job>.fromOpaque(data).release() } })
  }

  private final class Job {
    let body: () -> Void
    init(_ body: @escaping () -> Void) { self.body = body }
  }

  private func attach(
    _ source: UnsafeMutablePointer<GSource>?, _ data: UnsafeMutableRawPointer,
    _ callback: @escaping GSourceFunc, _ end: GDestroyNotify?
  ) {
    g_source_set_priority(source, G_PRIORITY_DEFAULT)
    g_source_set_callback(source, callback, data, end)
    g_source_attach(source, context)
    g_source_unref(source)
  }

  /// Runs an actor's job on the thread.
  public func enqueue(_ job: consuming ExecutorJob) {
    let unowned = UnownedJob(job)
    perform { [self] in unowned.runSynchronously(on: asUnownedSerialExecutor()) }
  }

  /// What an actor returns as its `unownedExecutor`.
  public func asUnownedSerialExecutor() -> UnownedSerialExecutor {
    UnownedSerialExecutor(ordinary: self)
  }

  /// Whether this is the thread.
  public func isIsolatingCurrentContext() -> Bool? {
    g_main_context_is_owner(context) != 0
  }

  /// Ends the process on any other thread.
  public func checkIsolated() {
    precondition(
      g_main_context_is_owner(context) != 0, "this runs on GLib's thread only")
  }
}
