// SPDX-License-Identifier: Apache-2.0

import AccessibilitySnapshot
import CDBus

/// D-Bus's type codes, as libdbus takes them.
enum BusType {
  static let invalid: Int32 = 0
  static let boolean = code("b")
  static let int32 = code("i")
  static let uint32 = code("u")
  static let double = code("d")
  static let string = code("s")
  static let objectPath = code("o")
  static let signature = code("g")
  static let array = code("a")
  static let structure = code("r")
  static let dictionaryEntry = code("e")
  static let variant = code("v")

  private static func code(_ letter: Unicode.Scalar) -> Int32 { Int32(letter.value) }
}

/// One value inside of a reply. Each accessor gives nil where the value is of another type.
struct BusValue {
  private let iterator: DBusMessageIter
  /// Keeps the message that the iterator points into.
  private let reply: BusReply

  init(_ iterator: DBusMessageIter, of reply: BusReply) {
    self.iterator = iterator
    self.reply = reply
  }

  private var type: Int32 {
    var iterator = iterator
    return dbus_message_iter_get_arg_type(&iterator)
  }

  /// D-Bus's type string of this value.
  var signature: String {
    var iterator = iterator
    guard let text = dbus_message_iter_get_signature(&iterator) else { return "" }
    defer { dbus_free(text) }
    return String(cString: text)
  }

  var string: String? {
    guard let text else { return nil }
    return String(cString: text)
  }

  /// Lives as long as the reply.
  private var text: UnsafePointer<CChar>? {
    let type = type
    guard type == BusType.string || type == BusType.objectPath || type == BusType.signature
    else { return nil }
    var iterator = iterator
    var text: UnsafePointer<CChar>?
    dbus_message_iter_get_basic(&iterator, &text)
    return text
  }

  var boolean: Bool? { basic(BusType.boolean, dbus_bool_t(0)).map { $0 != 0 } }
  var int32: Int32? { basic(BusType.int32, 0) }
  var uint32: UInt32? { basic(BusType.uint32, 0) }
  var double: Double? { basic(BusType.double, 0) }

  private func basic<Number: BitwiseCopyable>(_ type: Int32, _ start: Number) -> Number? {
    guard self.type == type else { return nil }
    var iterator = iterator
    var number = start
    dbus_message_iter_get_basic(&iterator, &number)
    return number
  }

  /// What a value of type `v` holds.
  var content: BusValue? {
    guard type == BusType.variant else { return nil }
    return members.first
  }

  /// The members of an array, a structure, a dictionary entry or a variant; none of anything else.
  var members: Members {
    let type = type
    guard
      type == BusType.array || type == BusType.structure || type == BusType.dictionaryEntry
        || type == BusType.variant
    else { return Members(current: nil, reply: reply) }
    var iterator = iterator
    var inner = DBusMessageIter()
    dbus_message_iter_recurse(&iterator, &inner)
    return Members(current: inner, reply: reply)
  }

  /// The member at this place; nil where there is none.
  subscript(index: Int) -> BusValue? {
    var iterator = members.makeIterator()
    for _ in 0..<index {
      guard iterator.next() != nil else { return nil }
    }
    return iterator.next()
  }

  /// Goes through the members without making them all.
  struct Members: Sequence, IteratorProtocol {
    fileprivate var current: DBusMessageIter?
    fileprivate let reply: BusReply

    init(current: DBusMessageIter?, reply: BusReply) {
      self.current = current
      self.reply = reply
    }

    var first: BusValue? {
      var copy = self
      return copy.next()
    }

    var count: Int { reduce(0) { (count, _) in count + 1 } }

    mutating func next() -> BusValue? {
      guard var here = current, dbus_message_iter_get_arg_type(&here) != BusType.invalid
      else { return nil }
      let value = BusValue(here, of: reply)
      current = dbus_message_iter_next(&here) != 0 ? here : nil
      return value
    }
  }
}

extension ObjectReference {
  /// AT-SPI's word for "no object": this path under any name, or an empty name.
  static let nullPath = "/org/a11y/atspi/null"

  /// Reads an `(so)`; nil for AT-SPI's null object and for names that no bus can carry.
  init?(_ value: BusValue?) {
    guard var parts = value?.members, let busName = parts.next()?.string,
      let path = parts.next()?.string, path != Self.nullPath,
      dbus_validate_bus_name(busName, nil) != 0
    else { return nil }
    self.init(busName: busName, path: path)
  }
}
