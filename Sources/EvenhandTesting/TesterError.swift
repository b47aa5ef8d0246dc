// SPDX-License-Identifier: Apache-2.0

/// Why a verb could not be carried out.
public enum TesterError: Error, Equatable, CustomStringConvertible {
  case noElement(String, known: [String])
  /// The element is in the tree and not in the window.
  case noPlace(String)
  case noAction(String, on: String, known: [String])
  /// The element refused: it is disabled, or has no such value.
  case refused(String)

  public var description: String {
    switch self {
    case .noElement(let name, let known):
      "no element \"\(name)\"; there are \(Self.list(known))"
    case .noPlace(let name): "\"\(name)\" has no place in the window"
    case .noAction(let action, let name, let known):
      "\"\(name)\" has no action \"\(action)\"; there are \(Self.list(known))"
    case .refused(let what): "\(what) was refused"
    }
  }

  private static func list(_ names: [String]) -> String {
    names.isEmpty ? "none" : names.map { "\"\($0)\"" }.joined(separator: ", ")
  }
}
