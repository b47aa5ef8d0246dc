// SPDX-License-Identifier: Apache-2.0

/// One D-Bus call that waits to be sent.
struct MethodCall: Sendable {
  /// What a call of AT-SPI's can carry.
  enum Argument: Sendable {
    case string(String)
    case int32(Int32)
    case uint32(UInt32)
    /// A `v` that holds a `d`.
    case boxedDouble(Double)
  }

  let target: ObjectReference
  let interface: String
  let member: String
  let arguments: [Argument]

  init(
    _ target: ObjectReference, _ interface: String, _ member: String, _ arguments: Argument...
  ) {
    self.target = target
    self.interface = interface
    self.member = member
    self.arguments = arguments
  }

  static let properties = "org.freedesktop.DBus.Properties"

  /// AT-SPI serves its properties by `org.freedesktop.DBus.Properties.Get`.
  static func get(_ target: ObjectReference, _ interface: String, _ property: String) -> MethodCall
  {
    MethodCall(target, properties, "Get", .string(interface), .string(property))
  }

  static func getAll(_ target: ObjectReference, _ interface: String) -> MethodCall {
    MethodCall(target, properties, "GetAll", .string(interface))
  }

  static func set(
    _ target: ObjectReference, _ interface: String, _ property: String, _ value: Double
  ) -> MethodCall {
    MethodCall(
      target, properties, "Set", .string(interface), .string(property), .boxedDouble(value))
  }

  /// AT-SPI's name for what is asked: the member, the property, or the interface whose properties are
  /// all asked for.
  var askedFor: String {
    let words = arguments.compactMap { argument -> String? in
      if case .string(let word) = argument { word } else { nil }
    }
    switch member {
    case "Get" where words.count == 2: return words[1]
    case "GetAll" where words.count == 1:
      return (words[0].split(separator: ".").last.map(String.init) ?? "") + ".GetAll"
    default: return member
    }
  }
}
