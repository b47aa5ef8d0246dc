// SPDX-License-Identifier: Apache-2.0

import CGio

/// One value as D-Bus carries it. Each accessor gives nil where the value is of another type.
///
/// GLib's variants never change after they are made and count their references atomically, so that
/// they may cross threads.
final class Variant: @unchecked Sendable {
  let pointer: OpaquePointer

  /// Takes over a reference that the caller owns.
  init(adopting pointer: OpaquePointer) {
    self.pointer = pointer
  }

  private init(floating pointer: OpaquePointer) {
    self.pointer = g_variant_ref_sink(pointer)
  }

  deinit {
    g_variant_unref(pointer)
  }

  /// D-Bus's type string ("a(so)").
  var signature: String { String(cString: g_variant_get_type_string(pointer)) }

  /// Compares without making a string.
  func hasSignature(_ signature: String) -> Bool {
    g_strcmp0(g_variant_get_type_string(pointer), signature) == 0
  }

  var string: String? {
    guard isContained(in: "sog") else { return nil }
    return String(cString: g_variant_get_string(pointer, nil))
  }

  var boolean: Bool? { isContained(in: "b") ? g_variant_get_boolean(pointer) != 0 : nil }
  var int32: Int32? { isContained(in: "i") ? g_variant_get_int32(pointer) : nil }
  var uint32: UInt32? { isContained(in: "u") ? g_variant_get_uint32(pointer) : nil }
  var double: Double? { isContained(in: "d") ? g_variant_get_double(pointer) : nil }

  /// What a value of type `v` holds.
  var content: Variant? {
    isContained(in: "v") ? Variant(adopting: g_variant_get_variant(pointer)) : nil
  }

  /// The members of an array, a structure or a dictionary entry; none of anything else.
  var members: [Variant] {
    guard g_variant_is_container(pointer) != 0 else { return [] }
    return (0..<g_variant_n_children(pointer)).map { index in
      Variant(adopting: g_variant_get_child_value(pointer, index))
    }
  }

  /// How many members there are, without taking them out.
  var count: Int {
    g_variant_is_container(pointer) != 0 ? Int(g_variant_n_children(pointer)) : 0
  }

  subscript(index: Int) -> Variant? {
    guard index >= 0, index < count else { return nil }
    return Variant(adopting: g_variant_get_child_value(pointer, gsize(index)))
  }

  /// The content of an `a{sv}`.
  var properties: [String: Variant]? {
    guard hasSignature("a{sv}") else { return nil }
    var result: [String: Variant] = [:]
    for entry in members {
      if let key = entry[0]?.string, let value = entry[1]?.content { result[key] = value }
    }
    return result
  }

  /// True where the type is one of these one-letter types.
  private func isContained(in letters: String) -> Bool {
    let type = g_variant_get_type_string(pointer)
    guard let type, type[0] != 0, type[1] == 0 else { return false }
    return letters.utf8.contains(UInt8(bitPattern: type[0]))
  }
}

extension Variant {
  static func string(_ value: String) -> Variant { Variant(floating: g_variant_new_string(value)) }
  static func int32(_ value: Int32) -> Variant { Variant(floating: g_variant_new_int32(value)) }
  static func uint32(_ value: UInt32) -> Variant { Variant(floating: g_variant_new_uint32(value)) }
  static func double(_ value: Double) -> Variant { Variant(floating: g_variant_new_double(value)) }

  static func boxed(_ value: Variant) -> Variant {
    Variant(floating: g_variant_new_variant(value.pointer))
  }

  static func tuple(_ values: Variant...) -> Variant {
    var pointers: [OpaquePointer?] = values.map(\.pointer)
    return Variant(floating: g_variant_new_tuple(&pointers, gsize(values.count)))
  }
}
