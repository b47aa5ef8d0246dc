// SPDX-License-Identifier: Apache-2.0

internal import CGio
import Glibc
import Synchronization

/// The messages of one connection: reads them on a thread of its own, and sends what it is given.
///
/// A message is handed on where it lies in the buffer. Of one whose body is larger than any that is
/// answered, the header alone is; its body is dropped as it comes. Nothing blocks: what the bus does
/// not take waits, and while much waits nothing more is read.
final class BusStream: @unchecked Sendable {
  /// Bytes that the body of a message may have: far more than any call that is answered has to say.
  static let bodyLimit = 65_536
  /// Bytes of the fields before it. One with more is dropped without an answer: who sent it stands
  /// somewhere in there.
  private static let headerLimit = 1 << 20
  /// So much is read at once.
  private static let readSize = 65_536
  /// Above so many bytes that the bus has not taken, no more questions are read.
  private static let backlogLimit = 4 << 20
  /// So much may wait before events wait for it.
  private static let eventBacklog = 65_536
  /// So many things may lie with other threads before no more are read.
  private static let heldLimit = 1024

  /// What takes the messages, on the connection's thread. Nothing of it may wait.
  struct Handler {
    /// The body is empty where it was cut.
    var take: (_ header: MessageHeader, _ body: UnsafeRawBufferPointer, _ isCut: Bool) -> Void
    /// All that has come so far has been handed over.
    var rest: () -> Void
    /// Nothing comes any more.
    var closed: () -> Void
  }

  private struct Outgoing {
    var bytes: WireBytes
    var offset: Int
  }

  private struct State {
    var waiting: [Outgoing] = []
    var head = 0
    /// Bytes that wait.
    var backlog = 0
    var onTaken: [@Sendable () -> Void] = []
    var held = 0
    var isClosing = false
    var isOver = false
  }

  private let socket: BusSocket
  private let state = Mutex(State())
  private let lastSerial = Atomic<UInt32>(0)
  /// Written to where the thread has to look at the state.
  private let wakeIn: Int32
  private let wakeOut: Int32

  /// Nil where the process has no descriptors left.
  init?(_ socket: BusSocket) {
    var ends: [Int32] = [-1, -1]
    let kind = SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue
    guard socketpair(AF_UNIX, Int32(kind), 0, &ends) == 0 else { return nil }
    (wakeOut, wakeIn) = (ends[0], ends[1])
    self.socket = socket
  }

  deinit {
    Glibc.close(wakeIn)
    Glibc.close(wakeOut)
  }

  /// Reads from now on until the connection ends. It keeps itself alive until then.
  func start(_ handler: Handler) {
    let thread = g_thread_new(
      "bus",
      { data in
        Box<() -> Void>.take(data)?()
        return nil
      }, Box<() -> Void> { [self] in run(handler) }.retained)
    g_thread_unref(thread)
  }

  /// Sends what it can, and ends.
  func close() {
    state.withLock { $0.isClosing = true }
    wake()
  }

  private func wake() {
    var byte: UInt8 = 0
    _ = write(wakeIn, &byte, 1)
  }

  // MARK: Sending

  /// The number of the next message that is sent, never 0.
  var nextSerial: UInt32 {
    let number = lastSerial.add(1, ordering: .relaxed).newValue
    return number == 0 ? lastSerial.add(1, ordering: .relaxed).newValue : number
  }

  /// Whole messages. They go out in the order of the calls, from whatever threads.
  func send(_ bytes: WireBytes) {
    guard !bytes.isEmpty else { return }
    let mustWait = state.withLock { state in
      guard !state.isOver else { return false }
      var sent = 0
      if state.backlog == 0 { sent = Self.send(bytes, from: 0, to: socket.descriptor) }
      guard sent < bytes.count else { return false }
      defer { state.backlog += bytes.count - sent }
      state.waiting.append(Outgoing(bytes: bytes, offset: sent))
      return state.backlog == 0
    }
    if mustWait { wake() }
  }

  /// How many of the bytes the bus has taken. An error counts as none: reading notices it too.
  private static func send(_ bytes: WireBytes, from offset: Int, to descriptor: Int32) -> Int {
    bytes.withUnsafeBytes { bytes in
      var sent = 0
      while let base = bytes.baseAddress, offset + sent < bytes.count {
        let result = Glibc.send(
          descriptor, base + offset + sent, bytes.count - offset - sent,
          Int32(MSG_DONTWAIT | MSG_NOSIGNAL))
        if result < 0, errno == EINTR { continue }
        guard result > 0 else { break }
        sent += result
      }
      return sent
    }
  }

  /// Whether events should wait; then `then` is called once, when the bus has taken what was sent.
  func isBehind(then: @escaping @Sendable () -> Void) -> Bool {
    state.withLock { state in
      guard !state.isOver, state.backlog > Self.eventBacklog else { return false }
      state.onTaken.append(then)
      return true
    }
  }

  /// Sends what waits, as far as it is taken.
  private func flush() {
    let ready = state.withLock { state -> [@Sendable () -> Void] in
      while state.head < state.waiting.count {
        let next = state.waiting[state.head]
        let sent = Self.send(next.bytes, from: next.offset, to: socket.descriptor)
        state.backlog -= sent
        guard next.offset + sent == next.bytes.count else {
          state.waiting[state.head].offset += sent
          break
        }
        state.waiting[state.head].bytes = WireBytes()
        state.head += 1
      }
      if state.head == state.waiting.count || state.head > 256 {
        state.waiting.removeFirst(state.head)
        state.head = 0
      }
      guard state.backlog == 0 else { return [] }
      defer { state.onTaken = [] }
      return state.onTaken
    }
    for then in ready { then() }
  }

  // MARK: Holding

  /// Something that was read lies with another thread until ``release()``.
  func hold() {
    state.withLock { $0.held += 1 }
  }

  func release() {
    let isFree = state.withLock { state in
      state.held -= 1
      return state.held == Self.heldLimit - 1
    }
    if isFree { wake() }
  }

  // MARK: Reading

  private func run(_ handler: Handler) {
    var reading = MessageBuffer(
      bodyLimit: Self.bodyLimit, headerLimit: Self.headerLimit, readSize: Self.readSize)
    var polls = [
      pollfd(fd: socket.descriptor, events: 0, revents: 0),
      pollfd(fd: wakeOut, events: Int16(POLLIN), revents: 0),
    ]
    while true {
      let (events, isClosing) = state.withLock { state -> (Int32, Bool) in
        let mayRead = state.backlog <= Self.backlogLimit && state.held < Self.heldLimit
        return ((mayRead ? POLLIN : 0) | (state.backlog > 0 ? POLLOUT : 0), state.isClosing)
      }
      if isClosing {
        flush()
        break
      }
      polls[0].events = Int16(events)
      guard poll(&polls, 2, -1) >= 0 || errno == EINTR else { break }
      if polls[1].revents != 0 { drainWakes() }
      let ready = Int32(polls[0].revents)
      if ready & POLLOUT != 0 { flush() }
      if ready & (POLLIN | POLLHUP | POLLERR | POLLNVAL) != 0 {
        guard reading.fill(from: socket.descriptor), reading.takeMessages(handler.take) else {
          break
        }
        handler.rest()
      }
    }
    shutdown(socket.descriptor, Int32(SHUT_RDWR))
    state.withLock { state in
      state = State()
      state.isOver = true
    }
    handler.closed()
  }

  private func drainWakes() {
    var bytes = [UInt8](repeating: 0, count: 64)
    while read(wakeOut, &bytes, bytes.count) == bytes.count {}
  }
}
