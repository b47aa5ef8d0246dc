// SPDX-License-Identifier: Apache-2.0

import Semantics

/// An object on the accessibility bus. Every object path is built and read here.
enum ObjectReference: Hashable, Sendable {
  case element(ElementID)
  /// Another application's: the parent of this one, as the registry answered to Embed, and what stands
  /// in one of the other's windows.
  case foreign(busName: String, path: String)
  case null

  static let accessibles = "/org/a11y/atspi/accessible/"
  static let applicationPath = accessibles + "root"
  static let cachePath = "/org/a11y/atspi/cache"
  static let nullPath = "/org/a11y/atspi/null"
  /// Calls to paths that do not start so are not ours to answer.
  static let ours = "/org/a11y/atspi/"

  static func path(of id: ElementID) -> String {
    id == Provider.applicationID ? applicationPath : accessibles + String(id.rawValue)
  }

  /// Another application's object, as a value that came from there; nil for one that could not be
  /// sent on.
  static func foreign(_ value: BusValue) -> ObjectReference? {
    guard value.items.count == 2, case .string(let name) = value.items[0],
      case .objectPath(let path) = value.items[1]
    else { return nil }
    return .foreign(busName: name, path: path)
  }

  /// Another application's object, where it could be sent on: a message with a path that is none ends
  /// the connection.
  init?(_ element: ForeignElement) {
    guard Self.isUniqueName(element.program), Self.isPath(element.path) else { return nil }
    self = .foreign(busName: element.program, path: element.path)
  }

  /// The D-Bus specification's "Valid Object Paths", as long as a name may be.
  static func isPath(_ text: String) -> Bool {
    let parts = text.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    return text.utf8.count <= 255 && parts.count > 1 && parts[0].isEmpty
      && parts.dropFirst().allSatisfy { !$0.isEmpty && $0.allSatisfy(isNameByte) }
  }

  /// The same specification's "Valid Names", for those that the bus gives (":1.5").
  private static func isUniqueName(_ text: String) -> Bool {
    guard text.utf8.first == UInt8(ascii: ":"), text.utf8.count <= 255 else { return false }
    let parts = text.utf8.dropFirst().split(
      separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    return parts.count > 1
      && parts.allSatisfy { part in
        !part.isEmpty && part.allSatisfy { isNameByte($0) || $0 == UInt8(ascii: "-") }
      }
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      true
    default: false
    }
  }

  /// The element that a path names, whether or not it is in the tree; nil for any other path.
  static func element(at path: String) -> ElementID? {
    var path = path
    return path.withUTF8 { element(at: UnsafeRawBufferPointer($0)) }
  }

  /// The same for a path as it lies in a message.
  static func element(at path: UnsafeRawBufferPointer) -> ElementID? {
    let prefix = accessibles.utf8.count
    guard path.count > prefix, path.prefix(prefix).elementsEqual(accessibles.utf8) else {
      return nil
    }
    let name = path.dropFirst(prefix)
    if name.elementsEqual("root".utf8) { return Provider.applicationID }
    // One path for each element: no signs, and no zeros in front.
    guard name.first != UInt8(ascii: "0") || name.count == 1 else { return nil }
    var number: UInt64 = 0
    for byte in name {
      let digit = byte &- UInt8(ascii: "0")
      let (tens, isOver) = number.multipliedReportingOverflow(by: 10)
      let (next, isBeyond) = tens.addingReportingOverflow(UInt64(digit))
      guard digit < 10, !isOver, !isBeyond else { return nil }
      number = next
    }
    let id = ElementID(number)
    return id == Provider.applicationID ? nil : id
  }
}
