// SPDX-License-Identifier: Apache-2.0

import CDBus
import Glibc
import Synchronization

/// What libdbus wants to be told of about one connection's socket.
final class BusWatches: Sendable {
  /// libdbus's own object; it is touched on the bus thread only, and after a look into the table.
  struct Watch: @unchecked Sendable {
    let pointer: OpaquePointer

    /// What poll(2) waits for.
    var pollEntry: pollfd {
      let flags = dbus_watch_get_flags(pointer)
      var events: Int32 = 0
      if flags & DBUS_WATCH_READABLE.rawValue != 0 { events |= POLLIN }
      if flags & DBUS_WATCH_WRITABLE.rawValue != 0 { events |= POLLOUT }
      return pollfd(fd: dbus_watch_get_unix_fd(pointer), events: Int16(events), revents: 0)
    }
  }

  private let watches = Mutex<[Watch]>([])
  private let ready = Mutex<[(watch: Watch, flags: UInt32)]>([])
  private let notify: @Sendable () -> Void

  /// `notify` is called when the first of a batch of events has come.
  init(notify: @escaping @Sendable () -> Void) {
    self.notify = notify
  }

  /// Makes libdbus tell of its watches. It keeps this object for as long as the connection lives.
  func attach(to connection: OpaquePointer) {
    dbus_connection_set_watch_functions(
      connection,
      { watch, data in
        guard let watch, let table = BusWatches.of(data) else { return 0 }
        table.watches.withLock { $0.append(Watch(pointer: watch)) }
        return 1
      },
      { watch, data in
        guard let watch, let table = BusWatches.of(data) else { return }
        table.watches.withLock { $0.removeAll { $0.pointer == watch } }
      },
      { _, _ in },
      Unmanaged.passRetained(self).toOpaque(),
      { data in
        if let data { Unmanaged<BusWatches>.fromOpaque(data).release() }
      })
  }

  private static func of(_ data: UnsafeMutableRawPointer?) -> BusWatches? {
    data.map { Unmanaged<BusWatches>.fromOpaque($0).takeUnretainedValue() }
  }

  /// Those that are switched on at the moment.
  func forEach(_ body: (Watch) -> Void) {
    for watch in watches.withLock({ $0 }) where dbus_watch_get_enabled(watch.pointer) != 0 {
      body(watch)
    }
  }

  /// Takes in what poll(2) has seen.
  func signal(_ watch: Watch, _ events: Int16) {
    let seen = Int32(events)
    var flags: UInt32 = 0
    if seen & POLLIN != 0 { flags |= DBUS_WATCH_READABLE.rawValue }
    if seen & POLLOUT != 0 { flags |= DBUS_WATCH_WRITABLE.rawValue }
    if seen & (POLLERR | POLLNVAL) != 0 { flags |= DBUS_WATCH_ERROR.rawValue }
    if seen & POLLHUP != 0 { flags |= DBUS_WATCH_HANGUP.rawValue }
    let isFirst = ready.withLock { ready in
      ready.append((watch, flags))
      return ready.count == 1
    }
    if isFirst { notify() }
  }

  /// Lets libdbus read and write where it can.
  func handle() {
    let batch = ready.withLock { ready in
      defer { ready.removeAll(keepingCapacity: true) }
      return ready
    }
    for (watch, flags) in batch {
      let isThere = watches.withLock { $0.contains { $0.pointer == watch.pointer } }
      if isThere { dbus_watch_handle(watch.pointer, flags) }
    }
  }
}
