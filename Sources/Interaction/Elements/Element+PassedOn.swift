// SPDX-License-Identifier: Apache-2.0

import Gestures
import Semantics

/// What is declared about a plain container is about the elements inside, as in SwiftUI: actions are
/// offered by each control inside, and a hint or a heading is each element's own.
extension Element {
  /// Whether the declared actions are those of the controls inside, if there are any: the element is
  /// no control itself, and its author has not made it one element.
  var lendsActions: Bool {
    let declaration = declaration
    return !declaration.actions.isEmpty && isPlain && declaration.childBehavior == nil
      && declaration.role == nil && declaration.defaultAction == nil
      && declaration.adjustableAction == nil && declaration.contextMenu == nil
  }

  /// Whether nothing is declared that needs an element of its own: it stands for no other thing than
  /// those inside.
  var isTransparent: Bool {
    isPlain && focusGroup == nil && declarations.allSatisfy(\.isAboutInside)
  }

  private var isPlain: Bool {
    part == nil && gestures.isEmpty && dragSource == nil && dropTargets.isEmpty && parts.isEmpty
      && scroller == nil && isFocusable == nil && !children.isEmpty
  }

  /// The transparent elements round this one that are about it, innermost first.
  private var containers: some Sequence<Element> {
    surroundings.lazy.filter { !$0.declarations.isEmpty }.prefix { $0.isTransparent }
  }

  /// The only element inside that stands for anything, where what is said of this one is said of that,
  /// as in SwiftUI: this one is plain and says no more than a name, a value and a hint, and that one
  /// has a gesture, and no words of its own.
  private var onlyOneInside: Element? {
    guard mayBeSaidOfAnother else { return nil }
    let inner = children[0]
    let isGesture = inner.gestures.contains { !$0.description.isScroll } && inner.part == nil
    return isGesture && !inner.hasWords ? inner : nil
  }

  /// Whether what is inside decides about that.
  var mayBeSaidOfAnother: Bool {
    children.count == 1 && isPlain && declaration.label != nil
      && declarations.allSatisfy(\.isAboutOne)
  }

  private var hasWords: Bool { declaration.label != nil || children.contains(where: \.hasWords) }

  /// Whether another element has what is said of it.
  var isSaidOfAnother: Bool { onlyOneInside != nil }

  /// What is said of the element round this one that has nothing else inside; nil where that stands
  /// for itself.
  var saidByContainer: SemanticsDeclaration? {
    guard let outer = parent, outer.onlyOneInside === self else { return nil }
    return outer.declaration
  }

  var inheritedHint: String? { containers.lazy.compactMap(\.declaration.hint).first }

  /// The container that makes a heading of each text inside.
  var headingContainer: Element? {
    containers.first { $0.declaration.addedRoles.contains(.heading) }
  }

  /// The elements round this one whose actions it offers, innermost first.
  var lenders: [Element] { surroundings.filter { !$0.declarations.isEmpty && $0.lendsActions } }
}

extension SemanticsDeclaration {
  /// What the elements inside may have of it, to be compared with what they had.
  struct PassedOn: Equatable {
    var hint: String?
    var isHeading = false
    var level: Int?
    var actions: [String] = []
    /// The name, the value and the identifier, which the only element inside may have.
    var words: [String?] = []
  }

  /// - Parameter one: Whether there is one element inside.
  func passedOn(toOne one: Bool) -> PassedOn {
    PassedOn(
      hint: hint, isHeading: addedRoles.contains(.heading), level: headingLevel,
      actions: actions.map(\.label), words: one ? [label, value, identifier] : [])
  }

  /// Whether it says nothing that needs an element of its own where there is one inside.
  fileprivate var isAboutOne: Bool {
    var rest = self
    (rest.label, rest.value, rest.identifier) = (nil, nil, nil)
    return rest.isAboutInside && addedRoles.isEmpty && actions.isEmpty
  }

  /// Whether it says only what can be said of each element inside.
  fileprivate var isAboutInside: Bool {
    label == nil && value == nil && identifier == nil && role == nil && roleDescription == nil
      && setPosition == nil && childBehavior == nil && defaultAction == nil
      && adjustableAction == nil && contextMenu == nil && activationPoint == nil
      && addedRoles.isSubset(of: [.heading]) && addedStates.isEmpty && removedStates.isEmpty
      && details.isEmpty && relationEnds.isEmpty && attributes.isEmpty && dragPoints.isEmpty
      && dropPoints.isEmpty
  }
}
