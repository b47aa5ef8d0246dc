// SPDX-License-Identifier: Apache-2.0

@testable import ATSPI

/// Numbers, and values of D-Bus, that look random and are the same each time.
struct Dice {
  private var state: UInt64

  init(_ seed: UInt64) { state = seed }

  mutating func number(below count: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(max(count, 1)))
  }

  mutating func one<Element>(of list: [Element]) -> Element { list[number(below: list.count)] }

  mutating func value(depth: Int = 0) -> BusValue {
    switch number(below: depth < 4 ? 10 : 7) {
    case 0: .string(String(repeating: "ä", count: number(below: 9)))
    case 1: .objectPath("/org/" + String(number(below: 1000)))
    case 2: .boolean(number(below: 2) == 0)
    case 3: .int16(Int16(number(below: 1000)) - 500)
    case 4: .int32(one(of: [0, 1, -1, .max, .min, 7]))
    case 5: .uint32(one(of: [0, 1, 2, .max, 130]))
    case 6: .double(one(of: [0, -1, .nan, .infinity, 1e308, 0.1]))
    case 7: .variant(value(depth: depth + 1))
    case 8: .tuple((0...number(below: 3)).map { _ in value(depth: depth + 1) })
    default: list(depth)
    }
  }

  private mutating func list(_ depth: Int) -> BusValue {
    let first = value(depth: depth + 1)
    return .array(first.signature, [BusValue](repeating: first, count: number(below: 4)))
  }

  /// One of the extremes of a complete type of AT-SPI's arguments.
  mutating func value(of type: String) -> BusValue {
    switch type {
    case "i": .int32(one(of: [0, 1, 2, -1, .max, .min, 65_536]))
    case "u": .uint32(one(of: [0, 1, 2, 3, 4, .max]))
    case "b": .boolean(number(below: 2) == 0)
    case "d": .double(one(of: [0, 1, .nan, -.infinity, 1e308]))
    case "v": .variant(one(of: [.double(3), .int32(3), .string("x")]))
    case "o":
      .objectPath(ObjectReference.accessibles + one(of: ["root", "1", "6", "8", "99", "x"]))
    case _ where type.hasPrefix("a"): array(of: String(type.dropFirst()))
    case _ where type.hasPrefix("(") || type.hasPrefix("{"):
      .tuple(
        Introspection.completeTypes(String(type.dropFirst().dropLast())).map { value(of: $0) })
    default: .string(one(of: ["", "x", String(repeating: "\n", count: 3000), "é👧", "a:b\\:"]))
    }
  }

  private mutating func array(of type: String) -> BusValue {
    let count = one(of: [0, 1, 2, 5, 300])
    return .array(type, (0..<count).map { _ in value(of: type) })
  }
}
