// SPDX-License-Identifier: Apache-2.0

/// The arguments of one call, taken one after the other. They have been found to be of the types that
/// the member takes.
struct Arguments {
  private var reader: WireReader

  init(_ reader: WireReader) {
    self.reader = reader
  }

  mutating func int32() throws(ProviderError) -> Int32 {
    guard let number = reader.int32() else { throw .malformed }
    return number
  }

  mutating func uint32() throws(ProviderError) -> UInt32 {
    guard let number = reader.uint32() else { throw .malformed }
    return number
  }

  mutating func boolean() throws(ProviderError) -> Bool { try uint32() != 0 }

  mutating func double() throws(ProviderError) -> Double {
    guard let number = reader.double() else { throw .malformed }
    return number
  }

  /// A name that is only compared.
  mutating func name() throws(ProviderError) -> UnsafeRawBufferPointer {
    guard let text = reader.text() else { throw .malformed }
    return text
  }

  mutating func string() throws(ProviderError) -> String { try name().text }

  /// Goes into a structure, whose members come next.
  mutating func structure() throws(ProviderError) {
    guard reader.align(8) else { throw .malformed }
  }

  /// Reads the items of an array; false of one ends it as one that cannot be read.
  mutating func array(
    alignment: Int, _ item: (inout WireReader) -> Bool
  ) throws(ProviderError) {
    guard reader.array(alignment: alignment, item) else { throw .malformed }
  }

  /// Goes into a variant, whose value has to be of this type.
  mutating func variant(of type: String) throws(ProviderError) {
    guard let signature = reader.signature() else { throw .malformed }
    guard signature.elementsEqual(type.utf8) else {
      throw .wrongSignature(expected: type, found: signature.text)
    }
  }
}
