// SPDX-License-Identifier: Apache-2.0

import Semantics

/// An object on the accessibility bus. Every object path is built and read here.
enum ObjectReference: Hashable, Sendable {
  case element(ElementID)
  /// What the registry answered to Embed: the parent of the application.
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
