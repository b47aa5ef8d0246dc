// SPDX-License-Identifier: Apache-2.0

import Semantics

extension InterfaceTable {
  /// AT-SPI: `org.a11y.atspi.Value`.
  static let value = InterfaceTable(
    .value,
    methods: [],
    properties: [
      Property("MinimumValue", "d") { query, reply throws(ProviderError) in
        reply.double(try range(query).minimum)
      },
      Property("MaximumValue", "d") { query, reply throws(ProviderError) in
        reply.double(try range(query).maximum)
      },
      Property("MinimumIncrement", "d") { query, reply throws(ProviderError) in
        reply.double(try range(query).increment)
      },
      Property(
        "CurrentValue", "d",
        { query, reply throws(ProviderError) in reply.double(try range(query).current) },
        set: { query, arguments throws(ProviderError) in
          try arguments.variant(of: "d")
          return try set(try arguments.double(), query)
        }),
      Property("Text", "s") { query, reply throws(ProviderError) in
        reply.string(text(try range(query)))
      },
    ])

  private static func range(_ query: Query) throws(ProviderError) -> RangeValue {
    guard let value = query.node.value else {
      throw .noSuchInterface(Interface.value.busName)
    }
    return value
  }

  /// Who asks for what cannot be is not told so but by the value, which stays: libatspi, up to 2.61 at
  /// least, ends its own program where this is answered with an error.
  private static func set(_ number: Double, _ query: Query) throws(ProviderError) -> Answer {
    let range = try range(query)
    guard number.isFinite, query.isSensitive, !query.node.states[.readOnly] else { return .written }
    let clamped = max(range.minimum, min(range.maximum, number))
    return .request(.setValue(query.node.id, clamped), .acknowledgement)
  }

  /// The author's words, else the number ("30", "0.25").
  static func text(_ range: RangeValue) -> String {
    if !range.text.isEmpty { return range.text }
    if range.current == range.current.rounded(), abs(range.current) < 1e15 {
      return String(Int64(range.current))
    }
    return String(range.current)
  }
}
