// SPDX-License-Identifier: Apache-2.0

import Glibc
import Synchronization

/// One device of Xorg's `inputtest` driver, protocol 1.1, host byte order (inputtestdrv(4)).
///
/// A message is its length and its kind as 32-bit numbers, then its body. Each event is followed by
/// a request that Xorg answers when it has passed everything on, so a call returns when the event
/// is on its way to the program. When a client closes, Xorg spins and accepts no other one: the
/// connection lives as long as the session.
final class InputTestSocket: Sendable {
  /// What a message is.
  private enum Kind: UInt32 {
    case version = 0
    case waitForSync = 1
    case motion = 2
    case button = 4
    case key = 5
    case touch = 6
    case pinch = 7
    case swipe = 8
  }

  /// Phases of a touchpad's gesture; numbers of XInput 2 events count on from the first.
  enum GesturePhase: UInt16 {
    case begin, update, end
  }

  /// XI_GesturePinchBegin and XI_GestureSwipeBegin.
  private static let firstPinch: UInt16 = 27
  private static let firstSwipe: UInt16 = 30

  /// Phases by the number of their XInput 2 event.
  enum TouchPhase: UInt32 {
    case begin = 18
    case update = 19
    case end = 20
  }

  /// The driver's axes have values from 0 to 65,535, which X spreads over the whole screen.
  private static let axisLength = 65_536.0

  /// The driver's axes that scroll sideways and down, and what they count for a notch.
  private static let firstScrollAxis = 2
  private static let notch = 120.0

  private let descriptor: Int32
  private let width: Double
  private let height: Double
  /// Held for an event and its answer.
  private let exchange = Mutex(())

  init(_ path: String, screen: (width: Int, height: Int)) throws(DesktopSessionError) {
    width = Double(screen.width)
    height = Double(screen.height)
    descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    guard descriptor >= 0 else { throw Self.lost() }
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    var patience = timeval(tv_sec: 60, tv_usec: 0)
    let patienceSize = socklen_t(MemoryLayout<timeval>.size)
    setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &patience, patienceSize)
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8.prefix(107)) }
    let descriptor = descriptor
    let connected = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
    guard connected == 0 else { throw Self.lost() }
    var version = Message(.version)
    version.put(UInt16(1))
    version.put(UInt16(1))
    try send(version)
    // Length, kind, and the driver's own two version numbers.
    let answer = try receive(12)
    guard answer[4] == 0, answer[8] == 1 else {
      throw .inputLost(reason: "it speaks another protocol")
    }
  }

  deinit { close(descriptor) }

  /// Pixels from the screen's upper left corner.
  func touch(_ finger: UInt32, _ phase: TouchPhase, at point: ScreenPoint)
    throws(DesktopSessionError)
  {
    var message = Message(.touch)
    message.put(finger)
    message.put(phase.rawValue)
    message.putValuators(try axes(point))
    try exchange(message)
  }

  /// `scale` since the beginning, `degrees` since the event before.
  func pinch(
    _ phase: GesturePhase, scale: Double, degrees: Double
  ) throws(DesktopSessionError) {
    var message = Message(.pinch)
    message.put(Self.firstPinch + phase.rawValue)
    message.put(UInt16(2))  // fingers
    message.put(UInt32(0))  // flags
    // The way of their middle, with and without acceleration.
    for number in [0, 0, 0, 0, scale, degrees] { message.put(number.bitPattern) }
    try exchange(message)
  }

  /// Pixels since the event before.
  func swipe(
    _ phase: GesturePhase, fingers: Int, x: Double, y: Double
  ) throws(DesktopSessionError) {
    var message = Message(.swipe)
    message.put(Self.firstSwipe + phase.rawValue)
    message.put(UInt16(clamping: fingers))
    message.put(UInt32(0))  // flags
    for number in [x, y, x, y] { message.put(number.bitPattern) }
    try exchange(message)
  }

  func motion(to point: ScreenPoint) throws(DesktopSessionError) {
    var message = Message(.motion)
    message.put(UInt32(1))  // absolute
    message.put(UInt32(0))  // padding
    message.putValuators(try axes(point))
    try exchange(message)
  }

  /// In notches of a wheel, to the right and down; nothing where fingers leave a touchpad.
  func scroll(x: Double, y: Double) throws(DesktopSessionError) {
    guard x.isFinite, y.isFinite else {
      throw .inputLost(reason: "\(x), \(y) is no way to scroll")
    }
    var message = Message(.motion)
    message.put(UInt32(0))  // relative
    message.put(UInt32(0))  // padding
    message.putValuators([x * Self.notch, y * Self.notch], from: Self.firstScrollAxis)
    try exchange(message)
  }

  /// X button numbers: 1 left, 2 middle, 3 right, 4 to 7 wheel.
  func button(_ number: Int32, isDown: Bool) throws(DesktopSessionError) {
    var message = Message(.button)
    message.put(Int32(1))
    message.put(number)
    message.put(UInt32(isDown ? 1 : 0))
    message.put(UInt32(0))
    message.putValuators([])
    try exchange(message)
  }

  /// `code` is an X key code.
  func key(_ code: Int32, isDown: Bool) throws(DesktopSessionError) {
    var message = Message(.key)
    message.put(code)
    message.put(UInt32(isDown ? 1 : 0))
    try exchange(message)
  }

  private func axes(_ point: ScreenPoint) throws(DesktopSessionError) -> [Double] {
    guard point.x.isFinite, point.y.isFinite else {
      throw .inputLost(reason: "\(point.x), \(point.y) is not a place")
    }
    return [point.x * Self.axisLength / width, point.y * Self.axisLength / height]
  }

  /// Sends an event and waits until Xorg has passed it on.
  private func exchange(_ message: Message) throws(DesktopSessionError) {
    try exchange.withLock { _ throws(DesktopSessionError) in
      try send(message)
      try send(Message(.waitForSync))
      _ = try receive(8)
    }
  }

  private func send(_ message: Message) throws(DesktopSessionError) {
    let bytes = message.bytes
    var sent = 0
    while sent < bytes.count {
      let count = bytes[sent...].withUnsafeBytes {
        Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      if count > 0 {
        sent += count
      } else if errno != EINTR {
        throw Self.lost()
      }
    }
  }

  private func receive(_ count: Int) throws(DesktopSessionError) -> [UInt8] {
    var answer: [UInt8] = []
    while answer.count < count {
      var part = [UInt8](repeating: 0, count: count - answer.count)
      let received = read(descriptor, &part, part.count)
      if received == 0 { throw .inputLost(reason: "the X server has ended") }
      if received > 0 {
        answer += part.prefix(received)
      } else if errno != EINTR {
        throw Self.lost()
      }
    }
    return answer
  }

  private static func lost() -> DesktopSessionError {
    .inputLost(reason: String(cString: strerror(errno)))
  }

  /// A message while its body grows.
  private struct Message {
    private let kind: Kind
    private var body: [UInt8] = []

    init(_ kind: Kind) { self.kind = kind }

    mutating func put(_ number: some FixedWidthInteger) {
      withUnsafeBytes(of: number) { body.append(contentsOf: $0) }
    }

    /// 1,040 bytes: a flag, an 8-byte mask of the axes that count, padding, the axes' 64 values,
    /// and the 64 unaccelerated ones, which we never have.
    mutating func putValuators(_ axes: [Double], from first: Int = 0) {
      put(UInt32(0))
      put(UInt64((1 << axes.count) - 1) << UInt64(first))
      put(UInt32(0))
      for index in 0..<64 {
        put(axes.indices.contains(index - first) ? axes[index - first].bitPattern : 0)
      }
      body.append(contentsOf: repeatElement(0, count: 64 * 8))
    }

    var bytes: [UInt8] {
      var head = Message(kind)
      head.put(UInt32(8 + body.count))
      head.put(kind.rawValue)
      return head.body + body
    }
  }
}
