// SPDX-License-Identifier: Apache-2.0

import Gestures

/// A control that does one thing when it is pressed.
///
/// It acts on release over the control: dragging away and back is allowed, as with a real button.
public struct Button<Label: View>: View {
  private let role: ButtonRole?
  private let action: () -> Void
  private let label: Label
  private let origin: SourceOrigin

  @GestureState private var isPressed = false
  @Environment(\.buttonStyle) private var style
  @Environment(\.keyboardShortcut) private var shortcut

  /// A button with views in it, whose texts are its accessible name.
  public init(
    action: @escaping () -> Void, @ViewBuilder label: () -> Label,
    fileID: StaticString = #fileID, line: UInt = #line
  ) {
    self.init(role: nil, action: action, label: label, fileID: fileID, line: line)
  }

  /// - Parameter role: What the button is for; nil for nothing in particular.
  public init(
    role: ButtonRole?, action: @escaping () -> Void, @ViewBuilder label: () -> Label,
    fileID: StaticString = #fileID, line: UInt = #line
  ) {
    self.role = role
    self.action = action
    self.label = label()
    origin = SourceOrigin(fileID: fileID, line: line)
  }

  public var body: some View {
    style.erasedBody(
      ButtonStyleConfiguration(label: AnyView(label), isPressed: isPressed, role: role)
    )
    .contentShape(Rectangle())
    .gesture(
      PressGesture()
        .updating($isPressed) { isOver, state, _ in state = isOver }
        .onEnded { isOver in
          if isOver { action() }
        }, fileID: origin.fileID, line: origin.line
    )
    .pressedByShortcut(shortcut)
    .accessibilityAddTraits(.isButton)
  }
}

extension Button: MenuItemView {
  var menuAction: () -> Void { action }
  var menuRole: ButtonRole? { role }
}
