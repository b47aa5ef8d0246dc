// SPDX-License-Identifier: Apache-2.0

/// A value of a message, taken out of it: what the buses and the registry answer and are asked. What
/// clients ask is answered without one.
indirect enum BusValue: Hashable, Sendable {
  case string(String)
  case objectPath(String)
  case boolean(Bool)
  case int16(Int16)
  case int32(Int32)
  case uint32(UInt32)
  case double(Double)
  case variant(BusValue)
  /// A structure, or an entry of a dictionary.
  case tuple([BusValue])
  /// The signature of one item, and the items.
  case array(String, [BusValue])

  /// The parts of a tuple or an array; none for any other value.
  var items: [BusValue] {
    switch self {
    case .tuple(let items), .array(_, let items): items
    case .variant(let inner): inner.items
    case .string, .objectPath, .boolean, .int16, .int32, .uint32, .double: []
    }
  }

  /// A string or an object path.
  var text: String? {
    switch self {
    case .string(let text), .objectPath(let text): text
    case .variant(let inner): inner.text
    case .tuple, .array, .boolean, .int16, .int32, .uint32, .double: nil
    }
  }

  var signature: String {
    switch self {
    case .string: "s"
    case .objectPath: "o"
    case .boolean: "b"
    case .int16: "n"
    case .int32: "i"
    case .uint32: "u"
    case .double: "d"
    case .variant: "v"
    case .tuple(let items): "(" + items.map(\.signature).joined() + ")"
    case .array(let type, _): "a" + type
    }
  }
}

extension WireWriter {
  mutating func value(_ value: BusValue) {
    switch value {
    case .string(let text), .objectPath(let text): string(text)
    case .boolean(let flag): boolean(flag)
    case .int16(let number): int16(number)
    case .int32(let number): int32(number)
    case .uint32(let number): uint32(number)
    case .double(let number): double(number)
    case .variant(let inner):
      variant(inner.signature)
      self.value(inner)
    case .tuple(let items):
      structure()
      for item in items { self.value(item) }
    case .array(let type, let items):
      let array = beginArray(alignment: WireReader.alignment(type.utf8.first ?? 0))
      for item in items { self.value(item) }
      end(array)
    }
  }
}
