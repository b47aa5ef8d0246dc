// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What a trial finds out, in a form that goes from one process to another of the same program.
///
/// Numbers go bit by bit, so that what arrives is what was sent.
protocol Portable {
  func write(to writer: inout PortableWriter)
  init(from reader: inout PortableReader) throws(PortableDamage)
}

/// The bytes are not those of the value: whoever wrote them was not done, or was another one.
struct PortableDamage: Error {}

/// Puts values behind each other.
struct PortableWriter {
  private(set) var bytes: [UInt8] = []

  mutating func write(_ byte: UInt8) { bytes.append(byte) }

  mutating func write(_ number: UInt64) {
    withUnsafeBytes(of: number) { bytes.append(contentsOf: $0) }
  }

  mutating func write(_ number: Int) { write(UInt64(bitPattern: Int64(number))) }

  mutating func write(_ number: Double) { write(number.bitPattern) }

  mutating func write(_ block: [UInt8]) {
    write(block.count)
    bytes.append(contentsOf: block)
  }

  mutating func write(_ value: some Portable) { value.write(to: &self) }
}

/// Takes values out in the order in which they were written.
struct PortableReader {
  private let bytes: [UInt8]
  private var place = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func byte() throws(PortableDamage) -> UInt8 {
    guard place < bytes.count else { throw PortableDamage() }
    defer { place += 1 }
    return bytes[place]
  }

  mutating func word() throws(PortableDamage) -> UInt64 {
    let width = MemoryLayout<UInt64>.size
    guard bytes.count - place >= width else { throw PortableDamage() }
    defer { place += width }
    return bytes.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: place, as: UInt64.self) }
  }

  mutating func integer() throws(PortableDamage) -> Int {
    Int(truncatingIfNeeded: try word())
  }

  mutating func double() throws(PortableDamage) -> Double { Double(bitPattern: try word()) }

  /// As many bytes as were written as one block.
  mutating func block() throws(PortableDamage) -> [UInt8] {
    let count = try count()
    defer { place += count }
    return Array(bytes[place..<place + count])
  }

  /// How many things follow: of each there is a byte at least.
  mutating func count() throws(PortableDamage) -> Int {
    let count = try integer()
    guard count >= 0, count <= bytes.count - place else { throw PortableDamage() }
    return count
  }

  mutating func value<Value: Portable>(
    _ type: Value.Type = Value.self
  ) throws(PortableDamage) -> Value {
    try Value(from: &self)
  }
}

extension Bool: Portable {
  func write(to writer: inout PortableWriter) { writer.write(UInt8(self ? 1 : 0)) }
  init(from reader: inout PortableReader) throws(PortableDamage) { self = try reader.byte() != 0 }
}

extension Int: Portable {
  func write(to writer: inout PortableWriter) { writer.write(self) }
  init(from reader: inout PortableReader) throws(PortableDamage) { self = try reader.integer() }
}

extension Double: Portable {
  func write(to writer: inout PortableWriter) { writer.write(self) }
  init(from reader: inout PortableReader) throws(PortableDamage) { self = try reader.double() }
}

extension CGFloat: Portable {
  func write(to writer: inout PortableWriter) { writer.write(Double(self)) }
  init(from reader: inout PortableReader) throws(PortableDamage) {
    self = CGFloat(try reader.double())
  }
}

extension String: Portable {
  func write(to writer: inout PortableWriter) { writer.write(Array(utf8)) }
  init(from reader: inout PortableReader) throws(PortableDamage) {
    self = String(decoding: try reader.block(), as: UTF8.self)
  }
}

extension Optional: Portable where Wrapped: Portable {
  func write(to writer: inout PortableWriter) {
    writer.write(self != nil)
    if let value = self { writer.write(value) }
  }

  init(from reader: inout PortableReader) throws(PortableDamage) {
    self = try reader.value(Bool.self) ? try reader.value(Wrapped.self) : nil
  }
}

extension Array: Portable where Element: Portable {
  func write(to writer: inout PortableWriter) {
    writer.write(count)
    for element in self { writer.write(element) }
  }

  init(from reader: inout PortableReader) throws(PortableDamage) {
    self = []
    for _ in 0..<(try reader.count()) { append(try reader.value()) }
  }
}

extension CGPoint: Portable {
  func write(to writer: inout PortableWriter) {
    writer.write(x)
    writer.write(y)
  }

  init(from reader: inout PortableReader) throws(PortableDamage) {
    self.init(x: try reader.value(CGFloat.self), y: try reader.value())
  }
}

extension CGSize: Portable {
  func write(to writer: inout PortableWriter) {
    writer.write(width)
    writer.write(height)
  }

  init(from reader: inout PortableReader) throws(PortableDamage) {
    self.init(width: try reader.value(CGFloat.self), height: try reader.value())
  }
}

/// A value that is one of few, by its raw value.
extension Portable where Self: RawRepresentable, RawValue: Portable {
  func write(to writer: inout PortableWriter) { writer.write(rawValue) }

  init(from reader: inout PortableReader) throws(PortableDamage) {
    guard let value = Self(rawValue: try reader.value()) else { throw PortableDamage() }
    self = value
  }
}
