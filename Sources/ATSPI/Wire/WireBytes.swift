// SPDX-License-Identifier: Apache-2.0

import Glibc

/// Bytes that are written one behind the other.
///
/// Many of them lie in pages of their own, which the system gets back with them. In the heap, what an
/// answer of thousands of elements needs for a moment stays with the process.
struct WireBytes: @unchecked Sendable {
  /// Bytes, which are changed only by who holds them alone, and so may cross from thread to thread.
  private final class Storage {
    let room: UnsafeMutableRawBufferPointer
    private let isMapped: Bool

    /// Above so many, pages of their own: more than the events that go out at once, and far more than
    /// any small answer.
    private static let mappedSize = 1 << 18

    init(capacity: Int) {
      let pages =
        capacity < Self.mappedSize
        ? MAP_FAILED
        : mmap(nil, capacity, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
      isMapped = pages != MAP_FAILED
      room =
        isMapped
        ? UnsafeMutableRawBufferPointer(start: pages, count: capacity)
        : .allocate(byteCount: capacity, alignment: 8)
    }

    deinit {
      if isMapped { munmap(room.baseAddress, room.count) } else { room.deallocate() }
    }
  }

  private var storage: Storage?
  private(set) var count = 0

  var isEmpty: Bool { count == 0 }

  var capacity: Int { storage?.room.count ?? 0 }

  /// Leaves nothing behind. The room is kept where it is this size at most and nobody else's.
  mutating func removeAll(keepingAtMost size: Int) {
    count = 0
    if capacity > size || !isKnownUniquelyReferenced(&storage) { storage = nil }
  }

  mutating func removeLast(_ number: Int) { count -= number }

  mutating func reserveCapacity(_ capacity: Int) {
    if capacity > count { _ = makeRoom(capacity - count) }
  }

  mutating func append(_ byte: UInt8) {
    makeRoom(1)[count] = byte
    count += 1
  }

  mutating func append(contentsOf bytes: UnsafeRawBufferPointer) {
    let room = makeRoom(bytes.count)
    UnsafeMutableRawBufferPointer(rebasing: room[count..<(count + bytes.count)])
      .copyMemory(from: bytes)
    count += bytes.count
  }

  mutating func append(contentsOf text: String.UTF8View) {
    var text = String(text)
    text.withUTF8 { append(contentsOf: UnsafeRawBufferPointer($0)) }
  }

  mutating func append(zeros number: Int) {
    let room = makeRoom(number)
    _ = UnsafeMutableRawBufferPointer(rebasing: room[count..<(count + number)])
      .initializeMemory(as: UInt8.self, repeating: 0)
    count += number
  }

  func withUnsafeBytes<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
    withExtendedLifetime(storage) {
      body(UnsafeRawBufferPointer(start: storage?.room.baseAddress, count: count))
    }
  }

  mutating func withUnsafeMutableBytes<Result>(
    _ body: (UnsafeMutableRawBufferPointer) -> Result
  ) -> Result {
    let room = makeRoom(0)
    return withExtendedLifetime(storage) {
      body(UnsafeMutableRawBufferPointer(start: room.baseAddress, count: count))
    }
  }

  /// Room for so many more, which nobody else holds.
  @inline(__always)
  private mutating func makeRoom(_ more: Int) -> UnsafeMutableRawBufferPointer {
    if isKnownUniquelyReferenced(&storage), let room = storage?.room, count + more <= room.count {
      return room
    }
    return makeOtherRoom(more)
  }

  @inline(never)
  private mutating func makeOtherRoom(_ more: Int) -> UnsafeMutableRawBufferPointer {
    // Pages that are not written to take nothing, and spare a copy.
    let growth = capacity >= 1 << 17 ? 8 : 2
    let larger = Storage(capacity: max(64, count + more, growth * capacity))
    withUnsafeBytes { larger.room.copyMemory(from: $0) }
    storage = larger
    return larger.room
  }
}

extension WireBytes: Equatable {
  static func == (left: WireBytes, right: WireBytes) -> Bool {
    left.withUnsafeBytes { left in right.withUnsafeBytes { left.elementsEqual($0) } }
  }
}

extension [UInt8] {
  init(_ bytes: WireBytes) { self = bytes.withUnsafeBytes { Array($0) } }
}
