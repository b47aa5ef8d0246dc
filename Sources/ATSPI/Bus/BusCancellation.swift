// SPDX-License-Identifier: Apache-2.0

internal import CGio

/// Ends an operation early. GIO allows its use from any thread.
final class BusCancellation: @unchecked Sendable {
  let pointer: UnsafeMutablePointer<GCancellable>?

  init() {
    pointer = g_cancellable_new()
  }

  deinit {
    if let pointer { g_object_unref(pointer) }
  }

  func cancel() {
    g_cancellable_cancel(pointer)
  }
}
