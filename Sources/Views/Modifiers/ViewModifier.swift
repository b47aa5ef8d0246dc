// SPDX-License-Identifier: Apache-2.0

/// A change to a view that can be used again for others, with state of its own where it needs some.
@MainActor @preconcurrency
public protocol ViewModifier {
  associatedtype Body: View
  typealias Content = AnyView

  @ViewBuilder func body(content: Content) -> Body
}

extension View {
  /// The view as the modifier shows it; the modifier's own state lives as long as the view.
  public func modifier<M: ViewModifier>(_ modifier: M) -> some View {
    ModifierView(content: self, modifier: modifier)
  }
}

private struct ModifierView<Content: View, M: ViewModifier>: View, PropertyOwner {
  let content: Content
  let modifier: M

  var propertyOwner: Any { modifier }

  var body: some View { modifier.body(content: AnyView(content)) }
}
