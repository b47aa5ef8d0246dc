// SPDX-License-Identifier: Apache-2.0

import AccessibilitySnapshot
import CDBus
import Semantics

/// An element with the interfaces that it has listed (`GetInterfaces`).
struct ListedElement: Sendable {
  let object: ObjectReference
  let interfaces: InterfaceSet
}

/// One D-Bus call that waits to be sent.
///
/// Whatever an element may lack is asked only of those that list it: a program of GTK 3 reports a
/// critical fault where a member of `Value` is asked of something without a value, and ends there
/// where faults are fatal (`G_DEBUG=fatal-criticals`). A call knows which interface it needs and what
/// its target has listed, and `BusConnection` sends none whose interface is not among these.
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
  private let listed: InterfaceSet

  /// A call of what every object of its kind answers; anything else is not sent.
  init(
    _ target: ObjectReference, _ interface: String, _ member: String, _ arguments: Argument...
  ) {
    self.init(target, [], interface, member, arguments)
  }

  /// A call of an interface that the element may lack.
  init(
    _ element: ListedElement, _ interface: Interface, _ member: String, _ arguments: Argument...
  ) {
    self.init(element.object, element.interfaces, interface.busName, member, arguments)
  }

  private init(
    _ target: ObjectReference, _ listed: InterfaceSet, _ interface: String, _ member: String,
    _ arguments: [Argument]
  ) {
    self.target = target
    self.listed = listed
    self.interface = interface
    self.member = member
    self.arguments = arguments
  }

  private static let properties = "org.freedesktop.DBus.Properties"

  /// AT-SPI serves its properties by `org.freedesktop.DBus.Properties.Get`.
  static func get(_ target: ObjectReference, _ interface: String, _ property: String) -> MethodCall
  {
    MethodCall(target, properties, "Get", .string(interface), .string(property))
  }

  static func get(
    _ element: ListedElement, _ interface: Interface, _ property: String
  ) -> MethodCall {
    MethodCall(
      element.object, element.interfaces, properties, "Get",
      [.string(interface.busName), .string(property)])
  }

  static func getAll(_ element: ListedElement, _ interface: Interface) -> MethodCall {
    MethodCall(
      element.object, element.interfaces, properties, "GetAll", [.string(interface.busName)])
  }

  static func set(
    _ element: ListedElement, _ interface: Interface, _ property: String, _ value: Double
  ) -> MethodCall {
    MethodCall(
      element.object, element.interfaces, properties, "Set",
      [.string(interface.busName), .string(property), .boxedDouble(value)])
  }

  /// The interface that the target may lack and has not listed; nil where the call may be sent.
  var unlistedInterface: Interface? {
    var name = interface
    if name == Self.properties, case .string(let owner)? = arguments.first { name = owner }
    guard let needed = Self.mayBeLacking[name], !listed.contains(needed) else { return nil }
    return needed
  }

  /// By their names on the bus. Every element is an `Accessible`; the other two are asked of an
  /// application, and of its cache.
  private static let mayBeLacking: [String: Interface] = Dictionary(
    uniqueKeysWithValues: Interface.allCases
      .filter { ![.accessible, .application, .cache].contains($0) }.map { ($0.busName, $0) })

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

extension MethodCall {
  /// libdbus's message, which the caller owns; nil where the target is no valid address, which
  /// libdbus would end the process for.
  var message: OpaquePointer? {
    guard dbus_validate_bus_name(target.busName, nil) != 0,
      dbus_validate_path(target.path, nil) != 0,
      let message = dbus_message_new_method_call(target.busName, target.path, interface, member)
    else { return nil }
    guard !arguments.isEmpty else { return message }
    var iterator = DBusMessageIter()
    dbus_message_iter_init_append(message, &iterator)
    for argument in arguments where !Self.append(argument, to: &iterator) {
      dbus_message_unref(message)
      return nil
    }
    return message
  }

  private static func append(_ argument: Argument, to iterator: inout DBusMessageIter) -> Bool {
    switch argument {
    case .string(let text):
      return text.withCString { pointer in
        // A zero inside would end the text early; Swift's strings are valid UTF-8.
        var pointer: UnsafePointer<CChar>? = pointer
        return dbus_message_iter_append_basic(&iterator, BusType.string, &pointer) != 0
      }
    case .int32(var number):
      return dbus_message_iter_append_basic(&iterator, BusType.int32, &number) != 0
    case .uint32(var number):
      return dbus_message_iter_append_basic(&iterator, BusType.uint32, &number) != 0
    case .boxedDouble(var number):
      var content = DBusMessageIter()
      guard
        dbus_message_iter_open_container(&iterator, BusType.variant, "d", &content) != 0,
        dbus_message_iter_append_basic(&content, BusType.double, &number) != 0
      else { return false }
      return dbus_message_iter_close_container(&iterator, &content) != 0
    }
  }
}
