// SPDX-License-Identifier: Apache-2.0

import Interaction

extension View {
  /// Carries an action out for assistive technologies; the default one replaces what a press of
  /// theirs would do.
  public func accessibilityAction(
    _ kind: AccessibilityActionKind = .default, _ handler: @escaping @MainActor () -> Void
  ) -> some View {
    SemanticsView(self) {
      if kind == .default {
        $0.defaultAction = handler
      } else {
        $0.actions = [.init(label: kind.label, handler: handler)]
      }
    }
  }

  public func accessibilityAction<S: StringProtocol>(
    named name: S, _ handler: @escaping @MainActor () -> Void
  ) -> some View {
    SemanticsView(self) { $0.actions = [.init(label: String(name), handler: handler)] }
  }

  public func accessibilityAction(
    named name: Text, _ handler: @escaping @MainActor () -> Void
  ) -> some View {
    SemanticsView(self) { $0.actions = [.init(label: name.string, handler: handler)] }
  }

  /// Lets assistive technologies and the arrow keys turn the view up and down.
  public func accessibilityAdjustableAction(
    _ handler: @escaping @MainActor (AccessibilityAdjustmentDirection) -> Void
  ) -> some View {
    SemanticsView(self) {
      $0.adjustableAction = { direction in
        switch direction {
        case .increment: handler(.increment)
        case .decrement: handler(.decrement)
        }
      }
    }
  }
}
