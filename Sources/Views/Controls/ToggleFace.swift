// SPDX-License-Identifier: Apache-2.0

import Gestures
import Semantics

/// What a toggle's own styles have in common: it switches on release over it, and is exposed as on
/// or off.
struct ToggleFace<Face: View>: View {
  let configuration: ToggleStyleConfiguration
  let role: Role
  /// More than AT-SPI's role says ("switch"); nil for nothing.
  let webRole: String?
  let face: (_ isPressed: Bool) -> Face

  @GestureState private var isPressed = false

  init(
    _ configuration: ToggleStyleConfiguration, role: Role, webRole: String? = nil,
    @ViewBuilder face: @escaping (_ isPressed: Bool) -> Face
  ) {
    self.configuration = configuration
    self.role = role
    self.webRole = webRole
    self.face = face
  }

  var body: some View {
    let control = face(isPressed)
      .contentShape(Rectangle())
      .gesture(
        PressGesture()
          .updating($isPressed) { isOver, state, _ in state = isOver }
          .onEnded { isOver in
            if isOver { configuration.isOn.toggle() }
          })
    return SemanticsView(control) { declaration in
      declaration.role = role
      if let webRole { declaration.attributes["xml-roles"] = webRole }
      // One state for what is one: Orca says a change of either.
      if role == .toggleButton, webRole == nil {
        declaration.addedStates[.pressed] = configuration.isOn
      } else {
        declaration.addedStates[.checkable] = true
        declaration.addedStates[.checked] = configuration.isOn
      }
    }
  }
}
