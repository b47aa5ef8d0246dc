// SPDX-License-Identifier: Apache-2.0

import Semantics

/// D-Bus messages as bytes, one behind the other, in this machine's order.
///
/// Values are written in the order of the signature that the message was begun with. Nothing is
/// boxed on the way: what stands in the tree becomes bytes here.
struct WireWriter: Sendable {
  private(set) var bytes = WireBytes()
  /// The application's unique name, which stands in every reference to an element.
  let busName: String
  /// Where the message begins that is being written; values are aligned from there.
  private var start = 0
  private var fieldsStart = 0
  private var bodyStart = 0
  private var isTooLarge = false

  /// The D-Bus specification's: "Valid Signatures", and "Message Format".
  private static let arrayLimit = 1 << 26
  private static let messageLimit = 1 << 27

  init(busName: String, capacity: Int = 0) {
    self.busName = busName
    bytes.reserveCapacity(capacity)
  }

  var isEmpty: Bool { bytes.isEmpty }

  /// Leaves nothing behind, and keeps the room that ordinary messages need.
  mutating func removeAll() {
    bytes.removeAll(keepingAtMost: 1 << 17)
    start = 0
  }

  // MARK: Messages

  /// Begins a message; its fields come next, and then ``beginBody()``.
  mutating func begin(_ kind: MessageKind, flags: UInt8 = 0, serial: UInt32) {
    start = bytes.count
    bytes.append(MessageHeader.ownOrder)
    bytes.append(kind.rawValue)
    bytes.append(flags)
    bytes.append(MessageHeader.version)
    raw(UInt32(0))
    raw(serial)
    raw(UInt32(0))
    fieldsStart = bytes.count
  }

  mutating func field(_ field: HeaderField, _ text: some StringProtocol) {
    beginField(field)
    var text = String(text)
    text.withUTF8 { plain(UnsafeRawBufferPointer($0)) }
  }

  mutating func field(_ field: HeaderField, _ text: UnsafeRawBufferPointer) {
    beginField(field)
    plain(text)
  }

  mutating func field(_ field: HeaderField, _ number: UInt32) {
    beginField(field)
    raw(number)
  }

  mutating func pathField(_ id: ElementID) {
    beginField(.path)
    path(of: id)
  }

  private mutating func beginField(_ field: HeaderField) {
    align(8)
    bytes.append(field.rawValue)
    bytes.append(1)
    bytes.append(field.type)
    bytes.append(0)
  }

  private mutating func plain(_ text: UnsafeRawBufferPointer) {
    raw(UInt32(truncatingIfNeeded: text.count))
    bytes.append(contentsOf: text)
    bytes.append(0)
  }

  /// The signature of the body; none for an empty one.
  mutating func beginBody(_ signature: String) {
    if !signature.isEmpty {
      beginField(.signature)
      self.signature(signature)
    }
    patch(UInt32(truncatingIfNeeded: bytes.count - fieldsStart), at: fieldsStart - 4)
    align(8)
    bodyStart = bytes.count
  }

  /// The message is whole.
  ///
  /// - Returns: False for one that is larger than D-Bus allows, which is taken back.
  @discardableResult
  mutating func end() -> Bool {
    guard !isTooLarge, bytes.count - start <= Self.messageLimit else {
      takeBack()
      return false
    }
    patch(UInt32(truncatingIfNeeded: bytes.count - bodyStart), at: start + 4)
    return true
  }

  /// Takes the message back that was begun last.
  mutating func takeBack() {
    bytes.removeLast(bytes.count - start)
    isTooLarge = false
  }

  // MARK: Values

  mutating func boolean(_ flag: Bool) { uint32(flag ? 1 : 0) }

  mutating func int16(_ number: Int16) {
    align(2)
    raw(number)
  }

  mutating func int32(_ number: Int32) {
    align(4)
    raw(number)
  }

  /// One that does not fit is the nearest that does.
  mutating func int32(clamping number: Int) { int32(Int32(clamping: number)) }

  mutating func uint32(_ number: UInt32) {
    align(4)
    raw(number)
  }

  mutating func double(_ number: Double) {
    align(8)
    raw(number.bitPattern)
  }

  /// Without NUL, which D-Bus forbids, and cut where it is longer than anybody listens to.
  mutating func string(_ text: String) {
    align(4)
    var text = text
    let isWritten = text.withUTF8 { utf8 in
      let whole = UnsafeRawBufferPointer(utf8)
      guard WireText.isClean(whole) else { return false }
      plain(whole)
      return true
    }
    guard !isWritten else { return }
    var clean = WireText.sanitised(text)
    clean.withUTF8 { plain(UnsafeRawBufferPointer($0)) }
  }

  mutating func signature(_ signature: String) {
    bytes.append(UInt8(truncatingIfNeeded: signature.utf8.count))
    bytes.append(contentsOf: signature.utf8)
    bytes.append(0)
  }

  /// A value of this type has to follow.
  mutating func variant(_ type: String) { signature(type) }

  /// The members of a structure have to follow.
  mutating func structure() { align(8) }

  /// An array that has been begun.
  struct OpenArray {
    fileprivate let lengthPlace: Int
    fileprivate let itemsStart: Int
  }

  /// The items have to follow, and then ``end(_:)``.
  ///
  /// - Parameter alignment: Of an item: 8 for structures and dictionary entries, 4 for strings and
  ///   numbers of 32 bits.
  mutating func beginArray(alignment: Int) -> OpenArray {
    align(4)
    let place = bytes.count
    raw(UInt32(0))
    align(alignment)
    return OpenArray(lengthPlace: place, itemsStart: bytes.count)
  }

  mutating func end(_ array: OpenArray) {
    let length = bytes.count - array.itemsStart
    if length > Self.arrayLimit { isTooLarge = true }
    patch(UInt32(truncatingIfNeeded: length), at: array.lengthPlace)
  }

  // MARK: Bytes

  mutating func align(_ alignment: Int) {
    var padding = (start &- bytes.count) & (alignment - 1)
    while padding > 0 {
      bytes.append(0)
      padding -= 1
    }
  }

  private mutating func raw<Number: FixedWidthInteger>(_ number: Number) {
    withUnsafeBytes(of: number) { bytes.append(contentsOf: $0) }
  }

  private mutating func patch(_ number: UInt32, at place: Int) {
    bytes.withUnsafeMutableBytes { $0.storeBytes(of: number, toByteOffset: place, as: UInt32.self) }
  }

  /// A text that is known to be one that D-Bus carries: of our own, or from a message.
  mutating func known(_ text: String) {
    align(4)
    var text = text
    text.withUTF8 { plain(UnsafeRawBufferPointer($0)) }
  }

  // MARK: References

  /// `o`, the path of an element.
  mutating func path(of id: ElementID) {
    guard id != Provider.applicationID else { return known(ObjectReference.applicationPath) }
    align(4)
    let digits = Self.digits(id)
    raw(UInt32(truncatingIfNeeded: ObjectReference.accessibles.utf8.count + digits))
    bytes.append(contentsOf: ObjectReference.accessibles.utf8)
    decimal(id, digits)
    bytes.append(0)
  }

  /// `(so)`.
  mutating func reference(_ reference: ObjectReference) {
    structure()
    switch reference {
    case .element(let id):
      known(busName)
      path(of: id)
    case .foreign(let name, let path):
      string(name)
      known(path)
    case .null:
      known("")
      known(ObjectReference.nullPath)
    }
  }

  /// `a(so)` of elements of this application, of which there may be tens of thousands: all but the
  /// number of each is copied from what was written once, into room that is made once.
  mutating func elements(_ ids: [ElementID]) {
    let array = beginArray(alignment: 8)
    defer { end(array) }
    // It has another path, and is nobody's child.
    guard !ids.contains(Provider.applicationID) else {
      for id in ids { reference(.element(id)) }
      return
    }
    var pattern = WireWriter(busName: busName)
    pattern.known(busName)
    pattern.align(4)
    let lengthPlace = pattern.bytes.count
    pattern.raw(UInt32(0))
    pattern.bytes.append(contentsOf: ObjectReference.accessibles.utf8)
    let prefix = ObjectReference.accessibles.utf8.count
    let size = pattern.bytes.count
    var length = 0
    for id in ids { length = (length + 7) & ~7 + size + Self.digits(id) + 1 }
    var place = bytes.count
    let first = place
    bytes.append(zeros: length)
    pattern.bytes.withUnsafeBytes { pattern in
      bytes.withUnsafeMutableBytes { bytes in
        for id in ids {
          place = first + (place - first + 7) & ~7
          let digits = Self.digits(id)
          UnsafeMutableRawBufferPointer(rebasing: bytes[place..<(place + size)])
            .copyMemory(from: pattern)
          bytes.storeBytes(
            of: UInt32(truncatingIfNeeded: prefix + digits), toByteOffset: place + lengthPlace,
            as: UInt32.self)
          place += size + digits
          Self.write(id, to: bytes, endingAt: place)
          place += 1
        }
      }
    }
  }

  private static func digits(_ id: ElementID) -> Int {
    var count = 1
    var rest = id.rawValue
    while rest >= 10 {
      rest /= 10
      count += 1
    }
    return count
  }

  private mutating func decimal(_ id: ElementID, _ digits: Int) {
    bytes.append(zeros: digits)
    bytes.withUnsafeMutableBytes { Self.write(id, to: $0, endingAt: $0.count) }
  }

  private static func write(
    _ id: ElementID, to bytes: UnsafeMutableRawBufferPointer, endingAt end: Int
  ) {
    var (place, rest) = (end, id.rawValue)
    repeat {
      place -= 1
      bytes[place] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
      rest /= 10
    } while rest > 0
  }
}
