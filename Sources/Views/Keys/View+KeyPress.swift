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
