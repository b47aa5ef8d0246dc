// SPDX-License-Identifier: Apache-2.0

import Semantics

/// An ``AssistiveRequest`` that names its element by its place in the tree: an ``ElementID`` means
/// nothing in another process.
public struct RecordedRequest: Hashable, Sendable {
  /// What an assistive technology asks for.
  public enum Kind: Hashable, Sendable {
    case performAction(name: String)
    case setValue(Double)
    case focus
    case scrollIntoView
  }

  /// From the window's node down, which child each time, from 0.
  public var place: [Int]
  /// What was asked for, without its element.
  public var kind: Kind

  public init(_ kind: Kind, at place: [Int]) {
    self.kind = kind
    self.place = place
  }
}

extension AssistiveRequest {
  var target: ElementID {
    switch self {
    case .performAction(let id, _), .setValue(let id, _), .focus(let id), .scrollIntoView(let id):
      id
    }
  }

  var kind: RecordedRequest.Kind {
    switch self {
    case .performAction(_, let name): .performAction(name: name)
    case .setValue(_, let value): .setValue(value)
    case .focus: .focus
    case .scrollIntoView: .scrollIntoView
    }
  }

  init(_ kind: RecordedRequest.Kind, _ target: ElementID) {
    switch kind {
    case .performAction(let name): self = .performAction(target, name: name)
    case .setValue(let value): self = .setValue(target, value)
    case .focus: self = .focus(target)
    case .scrollIntoView: self = .scrollIntoView(target)
    }
  }
}
