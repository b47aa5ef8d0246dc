// SPDX-License-Identifier: Apache-2.0

internal import CGio

/// A thread with a GLib main loop, as a serial executor: an actor that runs on it may call GLib's
/// asynchronous functions and take their callbacks without leaving its isolation.
final class GLibExecutor: SerialExecutor, @unchecked Sendable {
  private let context: OpaquePointer?
  private let loop: OpaquePointer?

  init(name: String) {
    context = g_main_context_new()
    loop = g_main_loop_new(context, 0)
    let thread = g_thread_new(
      name,
      { data in
        guard let data else { return nil }
        Unmanaged<GLibExecutor>.fromOpaque(data).takeRetainedValue().run()
        return nil
      }, Unmanaged.passRetained(self).toOpaque())
    g_thread_unref(thread)
  }

  deinit {
    g_main_loop_unref(loop)
    g_main_context_unref(context)
  }

  private func run() {
    g_main_context_push_thread_default(context)
    g_main_loop_run(loop)
    g_main_context_pop_thread_default(context)
  }

  func quit() {
    g_main_loop_quit(loop)
  }

  private final class Job {
    let body: () -> Void
    init(_ body: @escaping () -> Void) { self.body = body }
  }

  /// Runs the job on the thread, in the order in which jobs were handed over.
  func perform(_ body: @escaping @Sendable () -> Void) {
    attach(g_idle_source_new(), body)
  }

  /// Runs the job after so many milliseconds. Only for use on the thread itself, which is why the
  /// job may hold what is not `Sendable`.
  func schedule(after milliseconds: UInt32, _ body: @escaping () -> Void) {
    attach(g_timeout_source_new(milliseconds), body)
  }

  private func attach(_ source: UnsafeMutablePointer<GSource>?, _ body: @escaping () -> Void) {
    g_source_set_priority(source, G_PRIORITY_DEFAULT)
    g_source_set_callback(
      source,
      { data in
        if let data { Unmanaged<Job>.fromOpaque(data).takeUnretainedValue().body() }
        return 0
      }, Unmanaged.passRetained(Job(body)).toOpaque(),
      { data in if let data { Unmanaged<Job>.fromOpaque(data).release() } })
    g_source_attach(source, context)
    g_source_unref(source)
  }

  func enqueue(_ job: consuming ExecutorJob) {
    let unowned = UnownedJob(job)
    perform { [self] in unowned.runSynchronously(on: asUnownedSerialExecutor()) }
  }

  func asUnownedSerialExecutor() -> UnownedSerialExecutor {
    UnownedSerialExecutor(ordinary: self)
  }

  func isIsolatingCurrentContext() -> Bool? {
    g_main_context_is_owner(context) != 0
  }

  func checkIsolated() {
    precondition(
      g_main_context_is_owner(context) != 0, "this runs on the accessibility thread only")
  }
}
