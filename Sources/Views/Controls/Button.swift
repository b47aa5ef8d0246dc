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
  @Environment(\.primitiveButtonStyle) private var primitiveStyle
  @Environment(\.keyboardShortcut) private var shortcut
  @Environment(\.answered) private var answered
  @Environment(\.pressedRowInsets) private var rowInsets
  @Environment(\.pressedRowBadge) private var rowBadge

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
    if role == .cancel { answered?.hasCancel = true }
    return
      face
      .pressedByShortcut(shortcut ?? (answered != nil && role == .cancel ? .cancelAction : nil))
      .isOneControl()
      .accessibilityAddTraits(.isButton)
  }

  private var face: AnyView {
    guard rowInsets != nil || rowBadge != nil else { return face(label.inRow, filling: nil) }
    let inRow = AnyView(
      BadgeRow(content: label.inRow, badge: rowBadge)
        .environment(\.pressedRowInsets, nil).environment(\.pressedRowBadge, nil))
    // What has a style of its own is pressed where that is seen.
    guard let rowInsets, primitiveStyle == nil, style is DefaultButtonStyle else {
      let shown = face(inRow, filling: nil)
      return rowInsets.map { AnyView(fixed: shown.fillingRow($0)) } ?? shown
    }
    return face(inRow, filling: rowInsets)
  }

  /// - Parameter insets: The room round what is seen, in a row all of which is pressed; nil elsewhere.
  private func face(_ label: AnyView, filling insets: EdgeInsets?) -> AnyView {
    guard let primitiveStyle else {
      let styled = style.erasedBody(
        ButtonStyleConfiguration(label: label, isPressed: isPressed, role: role))
      return AnyView(
        fixed: (insets.map { AnyView(fixed: styled.fillingRow($0)) } ?? styled)
          .contentShape(Rectangle())
          .gesture(
            PressGesture().acting($isPressed) { press() }, fileID: origin.fileID, line: origin.line)
      )
    }
    return AnyView(
      fixed: primitiveStyle.erasedBody(
        PrimitiveButtonStyleConfiguration(label: label, role: role, action: press)
      )
      .environment(\.primitiveButtonStyle, nil))
  }

  private func press() {
    action()
    answered?.action()
  }
}

extension View {
  /// As the label of a control: several views stand side by side.
  var inRow: AnyView { self is any ViewSequence ? AnyView(HStack { self }) : AnyView(self) }
}

extension Button: PressedRow {
  static var isPressed: Bool { true }
}

extension Button: MenuItemView {
  var menuAction: () -> Void { action }
  var menuRole: ButtonRole? { role }
}

extension Button where Label == Text {
  /// A button with a text, which is its accessible name too.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, action: @escaping () -> Void, fileID: StaticString = #fileID, line: UInt = #line
  ) {
    self.init(title, role: nil, action: action, fileID: fileID, line: line)
  }

  /// - Parameter role: What the button is for; nil for nothing in particular.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, role: ButtonRole?, action: @escaping () -> Void,
    fileID: StaticString = #fileID, line: UInt = #line
  ) {
    self.init(role: role, action: action, label: { Text(title) }, fileID: fileID, line: line)
  }

  /// The same with a literal, or a text from the application's translations.
  public init(
    _ titleKey: LocalizedStringKey, action: @escaping () -> Void,
    fileID: StaticString = #fileID, line: UInt = #line
  ) {
    self.init(titleKey, role: nil, action: action, fileID: fileID, line: line)
  }

  /// - Parameter role: What the button is for; nil for nothing in particular.
  public init(
    _ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping () -> Void,
    fileID: StaticString = #fileID, line: UInt = #line
  ) {
    self.init(role: role, action: action, label: { Text(titleKey) }, fileID: fileID, line: line)
  }
}

/// What a button is for, where that changes how it looks or is exposed.
public struct ButtonRole: Hashable, Sendable {
  private enum Kind {
    case destructive, cancel, confirm, close
  }

  private let kind: Kind

  /// Deletes something: red, also in a menu.
  public static let destructive = ButtonRole(kind: .destructive)
  /// Leaves everything as it was. It has no key by itself: `keyboardShortcut(.cancelAction)` does.
  public static let cancel = ButtonRole(kind: .cancel)
  /// Agrees to what is asked.
  public static let confirm = ButtonRole(kind: .confirm)
  /// Closes what it stands in.
  public static let close = ButtonRole(kind: .close)
}

extension Button where Label == Views.Label<Text, Image> {
  /// A button with a literal, or a text from the application's translations, and a symbol before it.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil,
    action: @escaping () -> Void, fileID: StaticString = #fileID, line: UInt = #line
  ) {
    self.init(
      role: role, action: action, label: { Views.Label(titleKey, systemImage: systemImage) },
      fileID: fileID, line: line)
  }

  /// A button with a text and a symbol before it.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: ButtonRole? = nil, action: @escaping () -> Void,
    fileID: StaticString = #fileID, line: UInt = #line
  ) {
    self.init(
      role: role, action: action, label: { Views.Label(title, systemImage: systemImage) },
      fileID: fileID, line: line)
  }
}
