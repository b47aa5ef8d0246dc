// SPDX-License-Identifier: Apache-2.0

import Glibc

/// Bytes as they come from a socket, cut into messages.
///
/// It holds no more than one message and what was read behind it, however large a message is.
struct MessageBuffer: ~Copyable {
  private let bodyLimit: Int
  private let headerLimit: Int
  private let readSize: Int
  private var bytes: UnsafeMutableRawBufferPointer
  /// What has been read and not handed on.
  private var begin = 0
  private var end = 0
  /// Bytes that are to be dropped as they come.
  private var toDrop = 0

  init(bodyLimit: Int, headerLimit: Int, readSize: Int) {
    self.bodyLimit = bodyLimit
    self.headerLimit = headerLimit
    self.readSize = readSize
    bytes = .allocate(byteCount: 2 * readSize, alignment: 8)
  }

  deinit { bytes.deallocate() }

  /// Reads once. False where nothing comes any more.
  mutating func fill(from descriptor: Int32) -> Bool {
    makeRoom()
    let result = recv(descriptor, bytes.baseAddress.map { $0 + end }, bytes.count - end, 0)
    if result > 0 { end += result }
    return result > 0 || result < 0 && (errno == EAGAIN || errno == EINTR)
  }

  private mutating func makeRoom() {
    if begin == end {
      (begin, end) = (0, 0)
      // What one large header has needed is given back.
      if bytes.count > 4 * readSize { resize(to: 2 * readSize) }
    }
    if bytes.count - end >= readSize { return }
    if begin > 0, let base = bytes.baseAddress {
      memmove(base, base + begin, end - begin)
      (begin, end) = (0, end - begin)
    }
    if bytes.count - end < readSize { resize(to: 2 * bytes.count) }
  }

  private mutating func resize(to count: Int) {
    let larger = UnsafeMutableRawBufferPointer.allocate(byteCount: count, alignment: 8)
    larger.copyMemory(from: UnsafeRawBufferPointer(rebasing: bytes[begin..<end]))
    bytes.deallocate()
    bytes = larger
    (begin, end) = (0, end - begin)
  }

  /// Hands on what is whole. False where the bytes are no messages.
  mutating func takeMessages(
    _ take: (MessageHeader, _ body: UnsafeRawBufferPointer, _ isCut: Bool) -> Void
  ) -> Bool {
    while true {
      let dropped = min(toDrop, end - begin)
      begin += dropped
      toDrop -= dropped
      guard toDrop == 0, end - begin >= MessageHeader.fixedSize else { return true }
      guard let lengths = MessageHeader.Lengths(slice(0, end - begin)) else { return false }
      if lengths.header > headerLimit {
        toDrop = lengths.header + lengths.body
        continue
      }
      let isCut = lengths.body > bodyLimit
      let needed = lengths.header + (isCut ? 0 : lengths.body)
      guard end - begin >= needed else { return true }
      guard let header = MessageHeader(slice(0, lengths.header)) else { return false }
      take(header, slice(lengths.header, isCut ? 0 : lengths.body), isCut)
      begin += needed
      if isCut { toDrop = lengths.body }
    }
  }

  private func slice(_ offset: Int, _ count: Int) -> UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(rebasing: bytes[(begin + offset)..<(begin + offset + count)])
  }
}
