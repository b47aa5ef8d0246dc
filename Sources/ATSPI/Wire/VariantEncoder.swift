// SPDX-License-Identifier: Apache-2.0

internal import CGio
import Semantics

/// Turns values into GVariants, for one connection.
///
/// Every result is a floating reference: whoever it is handed to owns it.
struct VariantEncoder {
  /// The application's unique name, which stands in every reference to an element.
  let busName: String

  func variant(_ value: BusValue) -> OpaquePointer? {
    switch value {
    case .string(let text): g_variant_new_string(WireText.sanitised(text))
    case .objectPath(let path): objectPath(path)
    case .boolean(let flag): g_variant_new_boolean(flag ? 1 : 0)
    case .int16(let number): g_variant_new_int16(number)
    case .int32(let number): g_variant_new_int32(number)
    case .uint32(let number): g_variant_new_uint32(number)
    case .double(let number): g_variant_new_double(number)
    case .variant(let inner): g_variant_new_variant(variant(inner))
    case .tuple(let items): tuple(items.map(variant))
    case .array(let signature, let items): array(signature, items.map(variant))
    case .texts(let texts):
      array(
        "{ss}",
        texts.sorted { $0.key < $1.key }.map { key, text in
          g_variant_new_dict_entry(variant(.string(key)), variant(.string(text)))
        })
    case .properties(let values):
      array(
        "{sv}",
        values.sorted { $0.key < $1.key }.map { key, value in
          g_variant_new_dict_entry(variant(.string(key)), variant(.variant(value)))
        })
    case .reference(let reference): self.reference(reference)
    case .elements(let ids): elements(ids)
    }
  }

  private func tuple(_ items: [OpaquePointer?]) -> OpaquePointer? {
    items.withUnsafeBufferPointer { g_variant_new_tuple($0.baseAddress, gsize($0.count)) }
  }

  private func array(_ signature: String, _ items: [OpaquePointer?]) -> OpaquePointer? {
    let type = g_variant_type_new(signature)
    defer { g_variant_type_free(type) }
    return items.withUnsafeBufferPointer {
      g_variant_new_array(type, $0.baseAddress, gsize($0.count))
    }
  }

  private func objectPath(_ path: String) -> OpaquePointer? {
    let isValid = g_variant_is_object_path(path) != 0
    return g_variant_new_object_path(isValid ? path : ObjectReference.nullPath)
  }

  private func reference(_ reference: ObjectReference) -> OpaquePointer? {
    switch reference {
    case .element(let id):
      tuple([
        g_variant_new_string(busName), g_variant_new_object_path(ObjectReference.path(of: id)),
      ])
    case .foreign(let name, let path): tuple([g_variant_new_string(name), objectPath(path)])
    case .null: tuple([g_variant_new_string(""), objectPath(ObjectReference.nullPath)])
    }
  }

  /// One name for all of them, as a list may have tens of thousands of elements.
  private func elements(_ ids: [ElementID]) -> OpaquePointer? {
    let name = g_variant_ref_sink(g_variant_new_string(busName))
    defer { g_variant_unref(name) }
    return array(
      "(so)",
      ids.map { id in
        tuple([name, g_variant_new_object_path(ObjectReference.path(of: id))])
      })
  }
}
