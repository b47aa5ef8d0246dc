// SPDX-License-Identifier: Apache-2.0

/// What an element gives the one that has it among its parts.
public enum ElementPart: Hashable, Sendable {
  /// The controls inside are exposed as the owner's actions.
  case actions
  /// The texts inside are the owner's name; see ``LabelPart/placeholder``.
  case label
  /// The elements inside are exposed in the place of the owner's children.
  case children
  /// The elements inside are exposed in the place of the owner and all that is in it.
  case representation

  /// Whether the elements inside are exposed as elements.
  var isTold: Bool {
    switch self {
    case .actions, .label: false
    case .children, .representation: true
    }
  }
}
