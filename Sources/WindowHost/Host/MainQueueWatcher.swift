// SPDX-License-Identifier: Apache-2.0

import Foundation
import Glibc

/// Wakes a loop of ours when something lies in the main dispatch queue, where
/// `Task { @MainActor in }` and `DispatchQueue.main` put their work.
///
/// The queue tells through a file descriptor, which Foundation's run loop uses too. The function
/// that names it is not in libdispatch's headers, so it is looked up by name; where it is missing,
/// there is no watcher, and the loop has to look from time to time. Off the main thread there is
/// nothing to watch: somebody else empties the queue.
final class MainQueueWatcher: Sendable {
  /// The end of a pipe: a byte watches again, closing it ends the watcher.
  private let control: Int32

  /// `wake` is called on the watcher's thread, once until ``drained()``.
  init?(wake: @escaping @Sendable () -> Void) {
    guard let symbol = dlsym(nil, "_dispatch_get_main_queue_handle_4CF") else { return nil }
    let queue = unsafeBitCast(symbol, to: (@convention(c) () -> Int32).self)()
    var ends: [Int32] = [-1, -1]
    guard queue >= 0, pipe(&ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    control = ends[1]
    let thread = Thread { [reader = ends[0]] in
      Self.watch(queue: queue, control: reader, wake: wake)
      close(reader)
    }
    thread.name = "main queue watcher"
    thread.stackSize = 128 * 1024
    thread.start()
  }

  deinit {
    close(control)
  }

  /// The main queue has been emptied: watch it again.
  func drained() {
    var byte: UInt8 = 0
    _ = write(control, &byte, 1)
  }

  private static func watch(queue: Int32, control: Int32, wake: () -> Void) {
    var isArmed = true
    var bytes = [UInt8](repeating: 0, count: 64)
    while true {
      var descriptors = [
        pollfd(fd: control, events: Int16(POLLIN), revents: 0),
        pollfd(fd: isArmed ? queue : -1, events: Int16(POLLIN), revents: 0),
      ]
      guard poll(&descriptors, 2, -1) >= 0 || errno == EINTR else { return }
      if descriptors[0].revents != 0 {
        guard read(control, &bytes, bytes.count) > 0 else { return }
        isArmed = true
      } else if descriptors[1].revents != 0 {
        isArmed = false
        wake()
      }
    }
  }
}
