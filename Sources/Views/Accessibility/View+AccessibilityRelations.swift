// SPDX-License-Identifier: Apache-2.0

import Interaction

/// What one of a labelled pair is.
public enum AccessibilityLabeledPairRole: Hashable, Sendable {
  case label, content
}

extension View {
  /// Relates a label to what it names, by the same id: AT-SPI's `LABEL_FOR` and `LABELLED_BY`. What
  /// has no name of its own is called by its label.
  public func accessibilityLabeledPair<ID: Hashable>(
    role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
  ) -> some View {
    related(namespace, .pair(id), role == .label ? .label : .content)
  }

  /// Relates views that belong together, by the same id: AT-SPI's `MEMBER_OF`, which names all of
  /// them.
  public func accessibilityLinkedGroup<ID: Hashable>(
    id: ID, in namespace: Namespace.ID
  ) -> some View {
    related(namespace, .group(id), .member)
  }

  func related(
    _ namespace: Namespace.ID, _ name: RelationKey.Name,
    _ place: SemanticsDeclaration.RelationEnd.Place
  ) -> some View {
    SemanticsView(self) {
      $0.relationEnds = [.init(RelationKey(namespace: namespace, name: name), place)]
    }
  }
}

/// Keeps the ids of pairs, groups and rotors apart.
struct RelationKey: Hashable {
  enum Name: Hashable {
    case pair(AnyHashable), group(AnyHashable), rotor(AnyHashable)
  }

  let namespace: Namespace.ID
  let name: Name
}
