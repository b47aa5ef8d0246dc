// SPDX-License-Identifier: Apache-2.0

import Foundation
import Glibc
import Synchronization

@testable import ATSPI

/// A bus and a registry that the test plays itself: it lets one application in, and says and counts
/// what the test wants.
final class ScriptedBus: @unchecked Sendable {
  let address: String
  private let path: String
  private let listener: Int32
  private let client = Mutex<Int32>(-1)
  private let counts = Mutex<[UInt32: Int]>([:])
  private let changed = DispatchSemaphore(value: 0)

  init?() {
    path = "/tmp/evenhand-\(UUID().uuidString.prefix(8)).bus"
    address = "unix:path=" + path
    listener = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    var place = sockaddr_un()
    place.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &place.sun_path) { $0.copyBytes(from: path.utf8) }
    let isBound = withUnsafePointer(to: &place) { place in
      place.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(listener, $0, socklen_t(MemoryLayout<sockaddr_un>.size)) == 0
      }
    }
    guard isBound, listen(listener, 1) == 0 else { return nil }
    Thread.detachNewThread { [self] in serve() }
  }

  func stop() {
    shutdown(listener, Int32(SHUT_RDWR))
    close(listener)
    client.withLock { client in if client >= 0 { shutdown(client, Int32(SHUT_RDWR)) } }
    unlink(path)
  }

  /// How many answers came to calls with these serials: to each the number of its answers.
  var answers: [UInt32: Int] { counts.withLock { $0 } }

  /// Waits for more answers, for a bounded time.
  func wait() { _ = changed.wait(timeout: .now() + 1) }

  /// Whole messages, or what is to be taken for some.
  func send(_ bytes: [UInt8]) {
    let client = client.withLock { $0 }
    var sent = 0
    while sent < bytes.count {
      let result = bytes.withUnsafeBytes { bytes in
        Glibc.send(
          client, bytes.baseAddress.map { $0 + sent }, bytes.count - sent, Int32(MSG_NOSIGNAL))
      }
      guard result > 0 else { return }
      sent += result
    }
  }

  private func serve() {
    let socket = accept(listener, nil, nil)
    guard socket >= 0, letIn(socket) else { return }
    client.withLock { $0 = socket }
    var buffer = MessageBuffer(bodyLimit: 1 << 27, headerLimit: 1 << 20, readSize: 65_536)
    while buffer.fill(from: socket), buffer.takeMessages({ header, _, _ in take(header) }) {}
    close(socket)
  }

  /// The D-Bus specification: "Authentication Protocol".
  private func letIn(_ socket: Int32) -> Bool {
    var heard = ""
    var byte: UInt8 = 0
    while !heard.hasSuffix("BEGIN\r\n") {
      guard recv(socket, &byte, 1, 0) == 1 else { return false }
      heard.append(Character(UnicodeScalar(byte)))
      if heard.contains("AUTH"), heard.hasSuffix("\r\n"), !heard.hasSuffix("BEGIN\r\n") {
        let line = "OK 0123456789abcdef0123456789abcdef\r\n"
        guard Glibc.send(socket, line, line.utf8.count, Int32(MSG_NOSIGNAL)) > 0 else {
          return false
        }
      }
    }
    return true
  }

  private func take(_ header: MessageHeader) {
    switch MessageKind(rawValue: header.kind) {
    case .call: if header.expectsReply { answer(header) }
    case .reply, .error:
      counts.withLock { $0[header.replySerial, default: 0] += 1 }
      changed.signal()
    case .signal, nil: break
    }
  }

  private func answer(_ header: MessageHeader) {
    let values: [BusValue]
    switch header.member.text {
    case "Hello": values = [.string(":1.1")]
    case "GetNameOwner": values = [.string(":1.0")]
    case "Embed":
      values = [.tuple([.string(":1.0"), .objectPath(ObjectReference.applicationPath)])]
    case "GetRegisteredEvents": values = [.array("(ss)", [])]
    case "GetKeystrokeListeners": values = [.array("(s)", [])]
    case "ListNames": values = [.array("s", [])]
    case "NameHasOwner": values = [.boolean(true)]
    default: values = []
    }
    var writer = WireWriter(busName: "")
    writer.begin(.reply, flags: MessageFlags.noReplyExpected, serial: 1)
    writer.field(.replySerial, header.serial)
    writer.field(.sender, "org.freedesktop.DBus")
    writer.beginBody(values.map(\.signature).joined())
    for value in values { writer.value(value) }
    writer.end()
    send(Array(writer.bytes))
  }
}
