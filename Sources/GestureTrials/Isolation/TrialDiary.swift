// SPDX-License-Identifier: Apache-2.0

import Glibc

/// What a copy of this process is doing, in memory that both share: it is there when the copy is gone.
@MainActor
package final class TrialDiary {
  private static let size = 16 * 1024
  /// Two numbers come first: how many signs of life there were, and how many bytes of text follow.
  private static let heading = 2 * MemoryLayout<UInt64>.size

  private let memory: UnsafeMutableRawPointer

  /// Nil where there is no memory for it.
  init?() {
    guard
      let memory = mmap(nil, Self.size, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0),
      memory != MAP_FAILED
    else { return nil }
    self.memory = memory
  }

  isolated deinit { munmap(memory, Self.size) }

  /// Nothing was done yet.
  func clear() { memory.storeBytes(of: 0, toByteOffset: 8, as: UInt64.self) }

  /// Another step is about to be taken. What has no room is left out.
  func note(_ step: String) {
    beat()
    let used = Int(memory.load(fromByteOffset: 8, as: UInt64.self))
    let text = Array(step.utf8.map { $0 == 0 ? 32 : $0 }) + [0]
    guard used + text.count <= Self.size - Self.heading else { return }
    text.withUnsafeBytes {
      guard let bytes = $0.baseAddress else { return }
      (memory + Self.heading + used).copyMemory(from: bytes, byteCount: $0.count)
    }
    memory.storeBytes(of: UInt64(used + text.count), toByteOffset: 8, as: UInt64.self)
  }

  /// A sign of life.
  package func beat() { memory.storeBytes(of: beats &+ 1, as: UInt64.self) }

  /// How many signs of life there were.
  package var beats: UInt64 { memory.load(as: UInt64.self) }

  /// What was done, the last of it maybe not to its end.
  var steps: [String] {
    // A program that writes where it must not may have written here.
    let used = min(
      memory.load(fromByteOffset: 8, as: UInt64.self), UInt64(Self.size - Self.heading))
    let bytes = UnsafeRawBufferPointer(start: memory + Self.heading, count: Int(used))
    return bytes.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
  }
}
