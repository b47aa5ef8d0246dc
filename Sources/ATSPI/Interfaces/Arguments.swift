// SPDX-License-Identifier: Apache-2.0

/// The arguments of one call, taken by place and type.
struct Arguments {
  let values: [BusValue]

  func int32(_ index: Int) throws(ProviderError) -> Int32 {
    guard values.indices.contains(index), case .int32(let number) = values[index] else {
      throw .wrongSignature(expected: "i", found: "")
    }
    return number
  }

  func uint32(_ index: Int) throws(ProviderError) -> UInt32 {
    guard values.indices.contains(index), case .uint32(let number) = values[index] else {
      throw .wrongSignature(expected: "u", found: "")
    }
    return number
  }

  func string(_ index: Int) throws(ProviderError) -> String {
    guard values.indices.contains(index), case .string(let text) = values[index] else {
      throw .wrongSignature(expected: "s", found: "")
    }
    return text
  }

  /// What stands in a variant.
  func variant(_ index: Int) throws(ProviderError) -> BusValue {
    guard values.indices.contains(index), case .variant(let inner) = values[index] else {
      throw .wrongSignature(expected: "v", found: "")
    }
    return inner
  }
}
