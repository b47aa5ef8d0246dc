// SPDX-License-Identifier: Apache-2.0

import Foundation
import Interaction

/// Handlers hear keys while the view, or one inside it, has the focus. The outermost is asked first,
/// and the first that handles the key has it, before the focused view's own keys and before
/// shortcuts. On a view that is focusable, the handler must stand outside of `focusable()`.
extension View {
  /// Runs when the key goes down, and when it repeats, with any modifiers.
  public func onKeyPress(
    _ key: KeyEquivalent, action: @escaping () -> KeyPress.Result
  ) -> some View {
    onKeyPress(keys: [key]) { _ in action() }
  }

  /// Runs in these phases of the key, with any modifiers.
  public func onKeyPress(
    _ key: KeyEquivalent, phases: KeyPress.Phases,
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    onKeyPress(keys: [key], phases: phases, action: action)
  }

  /// Runs for all of these keys, with any modifiers.
  public func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    KeyView(
      content: self, filter: .named(Set(keys.map(\.character))), phases: phases, action: action)
  }

  /// Runs for keys that type characters of the set alone.
  public func onKeyPress(
    characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    KeyView(
      content: self,
      filter: .typing { text in
        !text.isEmpty && text.unicodeScalars.allSatisfy(characters.contains)
      }, phases: phases, action: action)
  }

  /// Runs for every key, apart from Tab and F6: they always lead on, unless a handler names them.
  public func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    KeyView(content: self, filter: .all, phases: phases, action: action)
  }
}

/// A view round the focus that hears keys.
struct KeyView<Content: View>: View {
  let content: Content
  let filter: KeyHandler.Filter
  let phases: KeyPress.Phases
  let action: (KeyPress) -> KeyPress.Result

  typealias Body = Never

  func _makeNode(_ context: NodeContext) -> TypedNode<Self> {
    KeyNode(self, content: content._makeNode(context), context)
  }
}

final class KeyNode<Content: View>: ElementModifierNode<KeyView<Content>, Content> {
  private let handler: KeyHandler

  override init(_ view: KeyView<Content>, content: TypedNode<Content>, _ context: NodeContext) {
    handler = KeyHandler { _ in false }
    super.init(view, content: content, context)
    apply(view)
  }

  override func update(_ view: KeyView<Content>) {
    super.update(view)
    apply(view)
    content.update(view.content)
  }

  private func apply(_ view: KeyView<Content>) {
    handler.filter = view.filter
    handler.phases = view.phases.set
    let action = view.action
    handler.action = { event in KeyPress(event).map(action) == .handled }
  }

  override var innerTarget: ElementHolder? { semanticTarget }
  override var carriesMeaning: Bool { child?.carriesMeaning ?? false }
  override func attach(to holder: ElementHolder) { holder.add(handler) }
}
