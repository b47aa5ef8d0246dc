// SPDX-License-Identifier: Apache-2.0

import Interaction
import Semantics

extension View {
  /// Exposes other views in the place of this one: what a standard control does is understood where
  /// a drawing is not. Only this view is seen and hit; keys and assistive technologies reach the
  /// others.
  public func accessibilityRepresentation<V: View>(
    @ViewBuilder representation: () -> V
  ) -> some View {
    PartView(content: self, kind: .representation, part: representation())
  }

  /// Exposes these views as what is inside, whatever is drawn. They are laid out in this view's
  /// size.
  public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View {
    PartView(content: self, kind: .children, part: children())
  }

  /// Takes the name from views; the placeholder in them stands for the name without them.
  public func accessibilityLabel<V: View>(
    @ViewBuilder content: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    PartView(content: self, kind: .label, part: content(PlaceholderContentView()))
  }

  /// Adds what the controls inside do as named actions, each under its control's name.
  public func accessibilityActions<Content: View>(
    @ViewBuilder _ content: () -> Content
  ) -> some View {
    PartView(content: self, kind: .actions, part: content())
  }

  /// Adds actions of one kind. AT-SPI has a plain list of actions: the kind is not exposed.
  public func accessibilityActions<Content: View>(
    category: AccessibilityActionCategory, @ViewBuilder _ content: () -> Content
  ) -> some View {
    accessibilityActions(content)
  }

  /// Adds an action whose name is made of views.
  public func accessibilityAction<Label: View>(
    action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) -> some View {
    let label = label()
    return accessibilityActions { Button(action: action) { label } }
  }
}

/// What kind of actions they are.
public struct AccessibilityActionCategory: Hashable, Sendable {
  let name: String

  /// Actions of no particular kind.
  public static let `default` = AccessibilityActionCategory(name: "")
  /// Actions that change a text or a selection.
  public static let edit = AccessibilityActionCategory(name: "Edit")

  private init(name: String) {
    self.name = name
  }

  @MainActor
  public init(_ name: Text) {
    self.name = name.string
  }

  public init<S: StringProtocol>(_ name: S) {
    self.name = String(name)
  }
}

/// Stands for what a view would be without the modifier.
public struct PlaceholderContentView<Value>: View {
  public var body: some View {
    SemanticsView(EmptyShape()) {
      $0.role = .label
      $0.label = LabelPart.placeholder
    }
  }
}

/// Takes room, and draws nothing.
private struct EmptyShape: View {
  var body: some View { Color.clear.frame(width: 1, height: 1) }
}
