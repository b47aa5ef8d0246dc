// SPDX-License-Identifier: Apache-2.0

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
