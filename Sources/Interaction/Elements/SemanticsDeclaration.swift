// SPDX-License-Identifier: Apache-2.0

import Semantics

/// What an author declares about an element, beside what its gestures say.
public struct SemanticsDeclaration {
  /// How the elements inside are told.
  public enum ChildBehavior: Hashable, Sendable {
    /// An element with gestures takes the texts inside as its name; any other shows its children.
    case automatic
    case ignore, combine, contain
  }

  /// An action that the author wrote.
  public struct DeclaredAction {
    /// For people; the machine's name is made from it. Empty for the default action.
    public var label: String
    public var handler: @MainActor () -> Void

    public init(label: String, handler: @escaping @MainActor () -> Void) {
      self.label = label
      self.handler = handler
    }
  }

  public enum AdjustmentDirection: Hashable, Sendable {
    case increment, decrement
  }

  public var label: String?
  /// The spoken value.
  public var value: String?
  public var hint: String?
  public var identifier: String?
  public var role: Role?
  /// What a role is called instead of its own name ("volume knob").
  public var roleDescription: String?
  public var addedStates: StateSet = []
  public var removedStates: StateSet = []
  public var isHidden: Bool?
  public var headingLevel: Int?
  /// 1-based place and size of the set the element belongs to.
  public var setPosition: (position: Int, size: Int)?
  public var sortPriority: Double?
  public var childBehavior: ChildBehavior?
  public var defaultAction: (@MainActor () -> Void)?
  public var actions: [DeclaredAction] = []
  public var adjustableAction: (@MainActor (AdjustmentDirection) -> Void)?
  public var attributes: [String: String] = [:]

  public init() {}

  /// This declaration with what an outer one says on top.
  public func overridden(by outer: SemanticsDeclaration) -> SemanticsDeclaration {
    var merged = self
    merged.label = outer.label ?? label
    merged.value = outer.value ?? value
    merged.hint = outer.hint ?? hint
    merged.identifier = outer.identifier ?? identifier
    merged.role = outer.role ?? role
    merged.roleDescription = outer.roleDescription ?? roleDescription
    merged.addedStates = addedStates.subtracting(outer.removedStates).union(outer.addedStates)
    merged.removedStates = removedStates.subtracting(outer.addedStates).union(outer.removedStates)
    merged.isHidden = outer.isHidden ?? isHidden
    merged.headingLevel = outer.headingLevel ?? headingLevel
    merged.setPosition = outer.setPosition ?? setPosition
    merged.sortPriority = outer.sortPriority ?? sortPriority
    merged.childBehavior = outer.childBehavior ?? childBehavior
    merged.defaultAction = outer.defaultAction ?? defaultAction
    merged.actions = outer.actions + actions
    merged.adjustableAction = outer.adjustableAction ?? adjustableAction
    merged.attributes = attributes.merging(outer.attributes) { _, outer in outer }
    return merged
  }
}
