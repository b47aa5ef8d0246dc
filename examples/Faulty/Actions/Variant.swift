// SPDX-License-Identifier: Apache-2.0

import CGio

/// A simple value that came over the bus, and GVariant's text form of those that go.
enum Variant: Hashable, Sendable {
  case text(String)
  case integer(Int)
  case number(Double)
  case other

  init(_ value: OpaquePointer) {
    switch String(cString: g_variant_get_type_string(value)) {
    case "s", "o", "g":
      self = .text(g_variant_get_string(value, nil).map { String(cString: $0) } ?? "")
    case "i": self = .integer(Int(g_variant_get_int32(value)))
    case "u": self = .integer(Int(g_variant_get_uint32(value)))
    case "d": self = .number(g_variant_get_double(value))
    case "v":
      let inner = g_variant_get_variant(value)
      self = inner.map(Variant.init) ?? .other
      if let inner { g_variant_unref(inner) }
    default: self = .other
    }
  }

  static func children(of value: OpaquePointer) -> [Variant] {
    (0..<g_variant_n_children(value)).compactMap { place in
      guard let child = g_variant_get_child_value(value, place) else { return nil }
      defer { g_variant_unref(child) }
      return Variant(child)
    }
  }

  var text: String? {
    if case .text(let text) = self { text } else { nil }
  }

  var integer: Int? {
    if case .integer(let integer) = self { integer } else { nil }
  }

  var number: Double? {
    if case .number(let number) = self { number } else { nil }
  }

  static func parse(_ text: String) -> OpaquePointer? { g_variant_parse(nil, text, nil, nil, nil) }

  /// Text that stands in a text form.
  static func quoted(_ text: String) -> String {
    guard let value = g_variant_ref_sink(g_variant_new_string(text)) else { return "''" }
    defer { g_variant_unref(value) }
    guard let printed = g_variant_print(value, 0) else { return "''" }
    defer { g_free(printed) }
    return String(cString: printed)
  }
}
