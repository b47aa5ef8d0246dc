// SPDX-License-Identifier: Apache-2.0

import Semantics

/// Why nothing could be read, or why a request was not carried out.
public enum ReaderError: Error, Hashable, Sendable {
  /// There is no way to an accessibility bus; the text says what was tried.
  case noBus(String)
  /// The bus is there, its registry is not.
  case noRegistry(String)
  /// No element of that number is in the snapshot.
  case noSuchElement
  /// The element offers no action of that name; the names that it offers.
  case noSuchAction(String, offered: [String])
  /// The element does not list the interface that the request needs; nothing was asked of it.
  case lacksInterface(Interface)
  /// The application did not do it; the text is its own.
  case refused(String)
  /// No answer came within the deadline of a call.
  case noReply
  /// The application has left the bus.
  case applicationLeft
}

extension ReaderError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .noBus(let text): "no accessibility bus: " + text
    case .noRegistry(let text): "the accessibility registry does not answer: " + text
    case .noSuchElement: "no such element"
    case .noSuchAction(let name, let offered):
      "no action \(name); the element offers "
        + (offered.isEmpty ? "none" : offered.joined(separator: ", "))
    case .lacksInterface(let interface):
      "the element does not list the interface \(interface.name), and was not asked"
    case .refused(let text): "refused: " + text
    case .noReply: "no reply within the deadline"
    case .applicationLeft: "the application has left the bus"
    }
  }
}
