// SPDX-License-Identifier: Apache-2.0

import Glibc
import Semantics
import Testing

@testable import ATSPI

/// Messages as bytes, without a bus.
@Suite struct WireTests {
  @Test func `what is written is read`() {
    var dice = Dice(1)
    for _ in 0..<2000 {
      let values = (0...dice.number(below: 4)).map { _ in dice.value() }
      let message = Asking.message("/a", "b.c", "D", values)
      // As texts: a number that is none is not equal to itself.
      #expect(Asking.values(message).map { "\($0)" } == "\(values)")
    }
  }

  @Test func `bytes in the other order are read as well`() {
    // "GetName" with the index 3, by hand, as a machine of the other order writes it.
    let path = Array("/org/a11y/atspi/accessible/2".utf8)
    var bytes: [UInt8] = [UInt8(ascii: "B"), 1, 0, 1, 0, 0, 0, 4, 0, 0, 0, 9, 0, 0, 0, 77]
    bytes += [1, 1, UInt8(ascii: "o"), 0, 0, 0, 0, UInt8(path.count)] + path + [0, 0, 0, 0]
    bytes += [3, 1, UInt8(ascii: "s"), 0, 0, 0, 0, 7] + Array("GetName".utf8) + [0]
    bytes += [8, 1, UInt8(ascii: "g"), 0, 1, UInt8(ascii: "i"), 0]
    bytes[15] = UInt8(bytes.count - 16)
    while bytes.count % 8 != 0 { bytes.append(0) }
    bytes += [0, 0, 0, 3]
    if MessageHeader.ownOrder == bytes[0] { return }
    var isRead = false
    Asking.read(bytes) { header, body in
      #expect(header.serial == 9 && header.member.text == "GetName")
      #expect(header.path.text == "/org/a11y/atspi/accessible/2")
      var reader = WireReader(body, isSwapped: header.isSwapped)
      #expect(reader.values(header.signature) == [.int32(3)])
      isRead = true
    }
    #expect(isRead)
  }

  @Test func `a list of elements is one reference after the other`() {
    let ids = [0, 9, 10, 99, 4_294_967_296, UInt64.max - 1, UInt64.max].map { ElementID($0) }
    func body(_ write: (inout WireWriter) -> Void) -> [BusValue]? {
      var writer = WireWriter(busName: ":1.12")
      // What stands before moves the alignment.
      writer.begin(.signal, serial: 1)
      writer.beginBody("")
      writer.signature("xyz")
      writer.end()
      let before = writer.bytes.count
      writer.begin(.reply, serial: 1)
      writer.beginBody("ia(so)")
      writer.int32(1)
      write(&writer)
      writer.end()
      return Asking.values(Array(Array(writer.bytes)[before...]))
    }
    let listed = body { $0.elements(ids) }
    let expected = ids.map { id in
      BusValue.tuple([.string(":1.12"), .objectPath(ObjectReference.path(of: id))])
    }
    #expect(listed == [.int32(1), .array("(so)", expected)])
    #expect(body { $0.elements([]) } == [.int32(1), .array("(so)", [])])
  }

  @Test func `an array or a message that is larger than D-Bus allows is taken back`() {
    var writer = WireWriter(busName: "")
    writer.begin(.reply, serial: 1)
    writer.beginBody("")
    writer.end()
    let before = writer.bytes
    writer.begin(.reply, serial: 2)
    writer.beginBody("as")
    let array = writer.beginArray(alignment: 4)
    let text = String(repeating: "x", count: WireText.limit)
    for _ in 0...(1 << 26) / WireText.limit { writer.known(text) }
    writer.end(array)
    let isWhole = writer.end()
    #expect(!isWhole && writer.bytes == before)
  }

  @Test(arguments: [3, 5000, 600_000])
  func `bytes that were handed over stay as they are, and the room of many is not kept`(size: Int) {
    let pattern = (0..<size).map { UInt8(truncatingIfNeeded: $0 &* 7) }
    var bytes = WireBytes()
    for byte in pattern.prefix(100) { bytes.append(byte) }
    pattern.dropFirst(100).withUnsafeBytes { bytes.append(contentsOf: $0) }
    bytes.append(zeros: 2)
    let handedOver = bytes
    bytes.removeAll(keepingAtMost: 1 << 17)
    bytes.append(contentsOf: "other".utf8)
    #expect(Array(handedOver) == pattern + [0, 0])
    #expect(Array(bytes) == Array("other".utf8))
    #expect(bytes != handedOver)
    bytes = handedOver
    bytes.withUnsafeMutableBytes { $0[0] = 99 }
    bytes.removeLast(2)
    #expect(Array(bytes) == [99] + pattern.dropFirst())
    #expect(Array(handedOver) == pattern + [0, 0])
    bytes.removeAll(keepingAtMost: 1 << 17)
    #expect(bytes.isEmpty && bytes.capacity <= 1 << 17)
  }

  // MARK: What comes in

  /// What a buffer makes of the bytes, which come in pieces of this size: member, length of the body,
  /// and whether it was cut. Nil where they are no messages.
  private func cut(_ bytes: [UInt8], _ size: Int, bodyLimit: Int = 100) throws -> [String]? {
    var ends: [Int32] = [-1, -1]
    let kind = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_NONBLOCK.rawValue)
    try #require(socketpair(AF_UNIX, kind, 0, &ends) == 0)
    defer { for end in ends { close(end) } }
    var buffer = MessageBuffer(bodyLimit: bodyLimit, headerLimit: 4096, readSize: 64)
    var found: [String] = []
    var place = 0
    while place < bytes.count {
      let piece = Array(bytes[place..<min(place + size, bytes.count)])
      try #require(send(ends[1], piece, piece.count, 0) == piece.count)
      place += piece.count
      for _ in 0...(piece.count / 64) {
        guard buffer.fill(from: ends[0]),
          buffer.takeMessages({ header, body, isCut in
            found.append("\(header.member.text) \(body.count) \(isCut)")
          })
        else { return nil }
      }
    }
    return found
  }

  @Test(arguments: [1, 2, 7, 16, 63, 64, 65, 1000])
  func `messages are the same in whatever pieces they come`(size: Int) throws {
    let messages = [
      Asking.message("/a", "b.c", "First"),
      Asking.message("/a", "b.c", "Second", [.string("body"), .int32(4)]),
      Asking.message("/a", "b.c", "Large", [.string(String(repeating: "x", count: 5000))]),
      Asking.message("/" + String(repeating: "p", count: 1000), "b.c", "Path", [.int32(1)]),
      Asking.message("/" + String(repeating: "p", count: 9000), "b.c", "TooLong", [.int32(1)]),
      Asking.message("/a", "b.c", "Last"),
    ]
    #expect(
      try cut(Array(messages.joined()), size) == [
        "First 0 false", "Second 16 false", "Large 0 true", "Path 4 false", "Last 0 false",
      ])
  }

  @Test func `bytes that are no message end the connection, and trap nobody`() throws {
    let values = [BusValue.string("body"), .variant(.tuple([.int32(4)]))]
    let good = Asking.message("/a", "b.c", "Good", values)
    var dice = Dice(2)
    for _ in 0..<3000 {
      var bad = good
      for _ in 0...dice.number(below: 4) {
        bad[dice.number(below: bad.count)] = UInt8(truncatingIfNeeded: dice.number(below: 256))
      }
      // Whatever it is found to be: read, refused or waited for.
      _ = try cut(bad + good, 1000)
      _ = Asking.values(bad)
    }
    #expect(try cut([UInt8](repeating: 7, count: 64), 64) == nil)
  }

  @Test func `an array of nothing does not go on for ever`() {
    var bytes = Asking.message("/a", "b.c", "D", [.array("(i)", [.tuple([.int32(1)])])])
    let signature = Array("a(i)".utf8)
    let place = bytes.indices.first { bytes[$0...].starts(with: signature) } ?? 0
    // A structure without members, which no signature may have.
    bytes.replaceSubrange(place..<(place + 4), with: Array("a()\u{0}".utf8))
    #expect(Asking.values(bytes) == nil)
  }
}
