// SPDX-License-Identifier: Apache-2.0

/// One D-Bus call that waits to be sent.
struct MethodCall: Sendable {
  let target: ObjectReference
  let interface: String
  let member: String
  let body: Variant?

  init(_ target: ObjectReference, _ interface: String, _ member: String, _ body: Variant? = nil) {
    self.target = target
    self.interface = interface
    self.member = member
    self.body = body
  }

  static let properties = "org.freedesktop.DBus.Properties"

  /// AT-SPI serves its properties by `org.freedesktop.DBus.Properties.Get`.
  static func get(_ target: ObjectReference, _ interface: String, _ property: String) -> MethodCall
  {
    MethodCall(target, properties, "Get", .tuple(.string(interface), .string(property)))
  }

  static func getAll(_ target: ObjectReference, _ interface: String) -> MethodCall {
    MethodCall(target, properties, "GetAll", .tuple(.string(interface)))
  }

  static func set(
    _ target: ObjectReference, _ interface: String, _ property: String, _ value: Variant
  ) -> MethodCall {
    MethodCall(
      target, properties, "Set", .tuple(.string(interface), .string(property), .boxed(value)))
  }
}
