// SPDX-License-Identifier: Apache-2.0

import EvenhandTesting
import Foundation
import Semantics
import Views

extension Stage {
  /// A window of the same size with views in it, for what only views can say. It comes to the front
  /// when the views are there.
  func window<Content: View>(@ViewBuilder _ content: @escaping () -> Content) -> ViewTester {
    let window = ViewTester(size: CGSize(width: 200, height: 200), content: content)
    window.scene.isActive = false
    window.scene.isActive = true
    window.settle()
    return window
  }
}

extension ViewTester {
  func click(_ x: Double = 100, _ y: Double = 100) { tap(at: CGPoint(x: x, y: y)) }
}

/// A view that can have the focus and tells when it has it.
struct FocusedColor: View {
  let stage: Stage
  let name: String
  @FocusState private var isFocused: Bool

  var body: some View {
    Color.blue.frame(width: 50, height: 50).focusable().focused($isFocused)
      .onChange(of: isFocused) { stage.note("\(name)=\(isFocused)") }
  }
}

extension View {
  /// Tells each key with its phase.
  @MainActor func loggedKeys(
    _ stage: Stage, _ name: String, _ result: KeyPress.Result = .handled,
    phases: KeyPress.Phases = [.down, .repeat]
  ) -> some View {
    onKeyPress(phases: phases) { press in
      stage.note(name + keyText(press))
      return result
    }
  }
}

/// "x[down]".
func keyText(_ press: KeyPress) -> String {
  let phase =
    switch press.phase {
    case .down: "down"
    case .repeat: "repeat"
    default: "up"
    }
  return (press.key == .upArrow ? "up" : press.characters) + "[\(phase)]"
}
