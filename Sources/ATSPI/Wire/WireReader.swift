// SPDX-License-Identifier: Apache-2.0

/// Reads the values of a message where they lie.
///
/// Every read looks whether the bytes are there: nil, or false, for a message that ends too soon.
/// Texts last as long as the bytes.
struct WireReader {
  private let bytes: UnsafeRawBufferPointer
  private let isSwapped: Bool
  private(set) var offset = 0

  /// - Parameter bytes: A body, or a whole header: values are aligned from their beginning.
  init(_ bytes: UnsafeRawBufferPointer, isSwapped: Bool) {
    self.bytes = bytes
    self.isSwapped = isSwapped
  }

  mutating func skip(_ count: Int) -> Bool {
    guard count <= bytes.count - offset else { return false }
    offset += count
    return true
  }

  mutating func align(_ alignment: Int) -> Bool { skip(-offset & (alignment - 1)) }

  private mutating func number<Number: FixedWidthInteger>(_ type: Number.Type) -> Number? {
    let size = MemoryLayout<Number>.size
    guard align(size), size <= bytes.count - offset else { return nil }
    defer { offset += size }
    let number = bytes.loadUnaligned(fromByteOffset: offset, as: type)
    return isSwapped ? number.byteSwapped : number
  }

  mutating func byte() -> UInt8? { number(UInt8.self) }
  mutating func int16() -> Int16? { number(Int16.self) }
  mutating func int32() -> Int32? { number(Int32.self) }
  mutating func uint32() -> UInt32? { number(UInt32.self) }
  mutating func double() -> Double? { number(UInt64.self).map(Double.init(bitPattern:)) }

  /// `s` or `o`.
  mutating func text() -> UnsafeRawBufferPointer? {
    uint32().flatMap { characters(Int($0)) }
  }

  /// `g`.
  mutating func signature() -> UnsafeRawBufferPointer? {
    byte().flatMap { characters(Int($0)) }
  }

  /// So many, and the NUL behind them.
  private mutating func characters(_ count: Int) -> UnsafeRawBufferPointer? {
    let begin = offset
    guard skip(count), skip(1) else { return nil }
    return UnsafeRawBufferPointer(rebasing: bytes[begin..<begin + count])
  }

  /// Reads the items of an array, one after the other, until all are read. False where one of them is
  /// not there.
  ///
  /// - Parameters:
  ///   - alignment: Of an item, as for ``WireWriter/beginArray(alignment:)``.
  ///   - item: Reads one item, and says whether it was there.
  mutating func array(alignment: Int, _ item: (inout WireReader) -> Bool) -> Bool {
    guard let length = uint32(), align(alignment), Int(length) <= bytes.count - offset else {
      return false
    }
    let end = offset + Int(length)
    while offset < end {
      let before = offset
      // An item of no bytes would never end.
      guard item(&self), offset > before else { return false }
    }
    return offset == end
  }

  // MARK: Whole values

  /// So many arrays, structures and variants in each other: the D-Bus specification's.
  private static let depthLimit = 64

  /// Goes over a value of this type.
  mutating func skip(_ type: UnsafeRawBufferPointer) -> Bool { value(type) != nil }

  /// The values of a signature; nil where the bytes are not what it says, or where it has a type that
  /// AT-SPI does not use.
  mutating func values(_ signature: UnsafeRawBufferPointer) -> [BusValue]? {
    var place = 0
    var values: [BusValue] = []
    while place < signature.count {
      guard let value = value(signature, &place, depth: 0) else { return nil }
      values.append(value)
    }
    return values
  }

  private mutating func value(_ signature: UnsafeRawBufferPointer) -> BusValue? {
    var place = 0
    return value(signature, &place, depth: 0)
  }

  private mutating func value(
    _ signature: UnsafeRawBufferPointer, _ place: inout Int, depth: Int
  ) -> BusValue? {
    guard depth < Self.depthLimit, place < signature.count else { return nil }
    let type = signature[place]
    place += 1
    switch type {
    case UInt8(ascii: "s"): return text().map { .string($0.text) }
    case UInt8(ascii: "o"): return text().map { .objectPath($0.text) }
    case UInt8(ascii: "b"): return uint32().map { .boolean($0 != 0) }
    case UInt8(ascii: "n"): return int16().map { .int16($0) }
    case UInt8(ascii: "i"): return int32().map { .int32($0) }
    case UInt8(ascii: "u"): return uint32().map { .uint32($0) }
    case UInt8(ascii: "d"): return double().map { .double($0) }
    case UInt8(ascii: "v"):
      guard let inner = self.signature() else { return nil }
      var innerPlace = 0
      return value(inner, &innerPlace, depth: depth + 1).map { .variant($0) }
    case UInt8(ascii: "("), UInt8(ascii: "{"):
      guard align(8) else { return nil }
      var items: [BusValue] = []
      while place < signature.count, !Self.isEnd(signature[place]) {
        guard let item = value(signature, &place, depth: depth + 1) else { return nil }
        items.append(item)
      }
      place += 1
      return .tuple(items)
    case UInt8(ascii: "a"): return array(signature, &place, depth: depth + 1)
    default: return nil
    }
  }

  private static func isEnd(_ letter: UInt8) -> Bool {
    letter == UInt8(ascii: ")") || letter == UInt8(ascii: "}")
  }

  private mutating func array(
    _ signature: UnsafeRawBufferPointer, _ place: inout Int, depth: Int
  ) -> BusValue? {
    let begin = place
    guard let end = Self.end(of: signature, from: begin), let length = uint32(),
      align(Self.alignment(signature[begin])), Int(length) <= bytes.count - offset
    else { return nil }
    place = end
    let itemsEnd = offset + Int(length)
    var items: [BusValue] = []
    while offset < itemsEnd {
      let before = offset
      var innerPlace = begin
      // An item of no bytes would never end.
      guard let item = value(signature, &innerPlace, depth: depth), offset > before else {
        return nil
      }
      items.append(item)
    }
    let type = UnsafeRawBufferPointer(rebasing: signature[begin..<end])
    return offset == itemsEnd ? .array(type.text, items) : nil
  }

  /// From where a value of this type begins, by the first letter of its signature.
  static func alignment(_ type: UInt8) -> Int {
    switch type {
    case UInt8(ascii: "v"), UInt8(ascii: "g"), UInt8(ascii: "y"): 1
    case UInt8(ascii: "n"), UInt8(ascii: "q"): 2
    case UInt8(ascii: "("), UInt8(ascii: "{"), UInt8(ascii: "d"), UInt8(ascii: "x"),
      UInt8(ascii: "t"):
      8
    default: 4
    }
  }

  /// Behind one complete type of a signature; nil where it is not complete.
  private static func end(of signature: UnsafeRawBufferPointer, from begin: Int) -> Int? {
    var (place, depth) = (begin, 0)
    while place < signature.count {
      let letter = signature[place]
      place += 1
      if letter == UInt8(ascii: "(") || letter == UInt8(ascii: "{") { depth += 1 }
      if isEnd(letter) { depth -= 1 }
      if depth == 0, letter != UInt8(ascii: "a") { return place }
    }
    return nil
  }
}
