// SPDX-License-Identifier: Apache-2.0

internal import CGio

extension BusValue {
  /// Nil for a value with a part of a type that AT-SPI does not use.
  init?(decoding variant: OpaquePointer) {
    guard let type = g_variant_get_type_string(variant) else { return nil }
    switch UInt8(bitPattern: type.pointee) {
    case UInt8(ascii: "s"): self = .string(String(cString: g_variant_get_string(variant, nil)))
    case UInt8(ascii: "o"): self = .objectPath(String(cString: g_variant_get_string(variant, nil)))
    case UInt8(ascii: "b"): self = .boolean(g_variant_get_boolean(variant) != 0)
    case UInt8(ascii: "n"): self = .int16(g_variant_get_int16(variant))
    case UInt8(ascii: "i"): self = .int32(g_variant_get_int32(variant))
    case UInt8(ascii: "u"): self = .uint32(g_variant_get_uint32(variant))
    case UInt8(ascii: "d"): self = .double(g_variant_get_double(variant))
    case UInt8(ascii: "v"):
      guard let inner = Self.children(of: variant)?.first else { return nil }
      self = .variant(inner)
    case UInt8(ascii: "("), UInt8(ascii: "{"):
      guard let items = Self.children(of: variant) else { return nil }
      self = .tuple(items)
    case UInt8(ascii: "a"):
      guard let items = Self.children(of: variant) else { return nil }
      self = .array(String(cString: type + 1), items)
    default: return nil
    }
  }

  private static func children(of variant: OpaquePointer) -> [BusValue]? {
    var items: [BusValue] = []
    for index in 0..<g_variant_n_children(variant) {
      guard let child = g_variant_get_child_value(variant, index) else { return nil }
      defer { g_variant_unref(child) }
      guard let item = BusValue(decoding: child) else { return nil }
      items.append(item)
    }
    return items
  }

  /// The parts of a tuple or an array; none for any other value.
  var items: [BusValue] {
    switch self {
    case .tuple(let items), .array(_, let items): items
    case .variant(let inner): inner.items
    case .string, .objectPath, .boolean, .int16, .int32, .uint32, .double, .texts, .properties,
      .reference, .elements:
      []
    }
  }

  /// A string or an object path.
  var text: String? {
    switch self {
    case .string(let text), .objectPath(let text): text
    case .variant(let inner): inner.text
    case .tuple, .array, .boolean, .int16, .int32, .uint32, .double, .texts, .properties,
      .reference, .elements:
      nil
    }
  }
}
