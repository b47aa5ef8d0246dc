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

  /// The element that a path names, whether or not it is in the tree; nil for any other path.
  static func element(at path: String) -> ElementID? {
    guard path.hasPrefix(accessibles) else { return nil }
    let name = path.dropFirst(accessibles.count)
    if name == "root" { return Provider.applicationID }
    // One path for each element: no signs, and no zeros in front.
    guard let number = UInt64(name), String(number) == name,
      ElementID(number) != Provider.applicationID
    else { return nil }
    return ElementID(number)
  }
}
