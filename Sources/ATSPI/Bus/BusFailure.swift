// SPDX-License-Identifier: Apache-2.0

internal import CGio

/// Why something that we asked of the bus did not happen.
struct BusFailure: Error, CustomStringConvertible {
  let description: String
  /// True for a time-out, after which the callee may still do what it was asked.
  let isTimeout: Bool

  init(_ description: String, isTimeout: Bool = false) {
    self.description = description
    self.isTimeout = isTimeout
  }

  /// A process is one application on a bus.
  static let inUse = BusFailure("another provider of this process is on this bus already")

  /// Takes over the caller's error.
  init(taking error: UnsafeMutablePointer<GError>?) {
    guard let error else {
      self.init("unknown")
      return
    }
    defer { g_error_free(error) }
    self.init(
      error.pointee.message.map { String(cString: $0) } ?? "unknown",
      isTimeout: error.pointee.domain == g_io_error_quark()
        && error.pointee.code == Int32(G_IO_ERROR_TIMED_OUT.rawValue))
  }
}
