// SPDX-License-Identifier: Apache-2.0

import CEvenhandATSPI
import Glibc
import Semantics
import Synchronization

/// What has come on other threads for the application's own, in its order.
final class Mail: Sendable {
  enum Item: Sendable {
    case request(PendingRequest)
    case key(KeyStroke, isConsumed: Bool, KeyReturn)
  }

  private let signal = Pipe()
  private let items = Mutex<[Item]?>([])
  /// Held while it is called from another thread, so that none is called after the end.
  private let waking = Mutex(true)
  private let wake: Wake
  /// Keys that have come back here, and were not handed over yet.
  private let keys = Atomic(0)

  init(wake: Wake) {
    self.wake = wake
  }

  /// Readable while there is something; -1 where the system gives none.
  var fileDescriptor: Int32 { signal.readEnd }

  /// From another thread than the application's own.
  func put(_ item: Item) {
    guard append(item) else { return }
    waking.withLock { isOpen in if isOpen { wake() } }
  }

  /// From the application's own thread, which may go to sleep next.
  func putBack(_ item: Item) {
    if append(item) { wake() }
  }

  /// Has the application look at what else is different now.
  func wakeUp() {
    signal.raise()
    waking.withLock { isOpen in if isOpen { wake() } }
  }

  func take() -> [Item] {
    signal.clear()
    return items.withLock { items in
      guard let taken = items else { return [] }
      items = []
      return taken
    }
  }

  var hasKeys: Bool { keys.load(ordering: .acquiring) > 0 }

  /// One of them was handed over.
  func tookKey() { keys.subtract(1, ordering: .acquiringAndReleasing) }

  /// Nothing comes any more, and what is there is given up. Called on the application's own thread.
  func end() {
    waking.withLock { $0 = false }
    let left = items.withLock { items in
      defer { items = nil }
      return items ?? []
    }
    for item in left { Self.refuse(item) }
  }

  static func refuse(_ item: Item) {
    if case .request(let pending) = item { pending.finish(false) }
  }

  /// True where the loop has to be woken.
  private func append(_ item: Item) -> Bool {
    if case .key = item { keys.add(1, ordering: .acquiringAndReleasing) }
    let count = items.withLock { items in
      items?.append(item)
      return items?.count
    }
    if count == nil { Self.refuse(item) }
    guard count == 1 else { return false }
    signal.raise()
    return true
  }
}

/// Something to wait for with `poll()`.
private final class Pipe: Sendable {
  let readEnd: Int32
  private let writeEnd: Int32

  init() {
    var ends: [Int32] = [-1, -1]
    pipe(&ends)
    for end in ends where end >= 0 {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    (readEnd, writeEnd) = (ends[0], ends[1])
  }

  deinit {
    close(readEnd)
    close(writeEnd)
  }

  func raise() {
    var byte: UInt8 = 1
    write(writeEnd, &byte, 1)
  }

  func clear() {
    var bytes = [UInt8](repeating: 0, count: 64)
    while read(readEnd, &bytes, bytes.count) > 0 {}
  }
}

/// Wakes the application's loop. C says that it may be called on any thread.
struct Wake: @unchecked Sendable {
  let function: evenhand_wake?
  let context: UnsafeMutableRawPointer?

  func callAsFunction() { function?(context) }
}

/// Takes a key back. It is only carried here and back to the application's thread.
struct KeyReturn: @unchecked Sendable {
  let function:
    @convention(c) (
      UnsafePointer<evenhand_key>?, Bool, UnsafeMutableRawPointer?
    ) -> Void
  let context: UnsafeMutableRawPointer?

  func callAsFunction(_ key: KeyStroke, isConsumed: Bool) {
    key.name.withCString { name in
      key.characters.withCString { characters in
        var copy = evenhand_key(
          is_press: key.isPress, keysym: key.keysym, hardware_code: key.hardwareCode,
          modifiers: key.modifierMask, name: name, characters: characters, time: key.time)
        function(&copy, isConsumed, context)
      }
    }
  }
}
