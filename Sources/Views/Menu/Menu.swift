// SPDX-License-Identifier: Apache-2.0

import Interaction

/// A button that opens a menu.
///
/// The menu is made of what a `contextMenu` is made of; a menu in it is a heading with its lines below.
public struct Menu<Label: View, Content: View>: View {
  private let content: Content
  private let label: Label
  private let primaryAction: (() -> Void)?

  @State private var opener = MenuOpener()
  @GestureState private var isPressed = false
  @Environment(\.menuStyle) private var style

  /// A menu under a label of views.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
    primaryAction = nil
  }

  /// A button, and beside it an arrow that opens a menu: nothing has to be pressed for long.
  ///
  /// - Parameter primaryAction: What the button does.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: @escaping () -> Void
  ) {
    self.content = content()
    self.label = label()
    self.primaryAction = primaryAction
  }

  init(content: Content, label: Label, primaryAction: (() -> Void)?) {
    self.content = content
    self.label = label
    self.primaryAction = primaryAction
  }

  /// - Parameter opener: What gets to know the element, for items that need it.
  init(opener: MenuOpener, content: Content, label: Label) {
    self.content = content
    self.label = label
    primaryAction = nil
    _opener = State(initialValue: opener)
  }

  public var body: some View {
    style.map { styled($0) } ?? primaryAction.map { AnyView(fixed: split($0)) }
      ?? AnyView(fixed: button)
  }

  private func styled(_ style: any MenuStyle) -> AnyView {
    let menu = MenuStyleConfiguration(
      label: label.inRow, content: AnyView(content), primaryAction: primaryAction)
    return AnyView(fixed: style.erasedBody(menu).environment(\.menuStyle, nil))
  }

  private func split(_ primaryAction: @escaping () -> Void) -> some View {
    HStack(spacing: Distance.close) {
      Button(action: primaryAction) { label }.buttonStyle(BorderlessButtonStyle())
      Menu<AnyView, Content>(
        content: content,
        label: AnyView(Image(systemName: "chevron.down").accessibilityLabel("More options")),
        primaryAction: nil)
    }
  }

  private var button: some View {
    ContextMenuView(
      content:
        BorderlessLabel(label: label.inRow, isPressed: isPressed)
        .contentShape(Rectangle())
        .gesture(PressGesture().acting($isPressed) { opener.open() })
        .isOneControl()
        .accessibilityRole(.buttonMenu)
        .accessibilityState(.hasPopup),
      items: content, opener: opener
    )
    .actionsMenuDisabled()
  }
}

extension Menu: SubmenuView {
  var menuTitle: AnyView { AnyView(label) }
  var menuContent: AnyView { AnyView(content) }
}

extension Menu where Label == Text {
  /// A menu under a text.
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }

  /// A button with a text, and beside it an arrow that opens a menu.
  public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
  ) {
    self.init(content: content, label: { Text(title) }, primaryAction: primaryAction)
  }
}

extension Menu where Label == Views.Label<Text, Image> {
  /// A menu under a text and a symbol.
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { Views.Label(title, systemImage: systemImage) }
  }

  /// A button with a text and a symbol, and beside it an arrow that opens a menu.
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(
      content: content, label: { Views.Label(title, systemImage: systemImage) },
      primaryAction: primaryAction)
  }

  /// A menu under a text and a picture of the application's own.
  public init<S: StringProtocol>(_ title: S, image: String, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Views.Label(title, image: image) }
  }
}

/// Opens the menu of an element that it gets to know.
@MainActor
final class MenuOpener {
  weak var element: Element?
  weak var graph: ViewGraph?

  func open() {
    if let element { graph?.openMenu?(element) }
  }

  func copy(_ text: String) { graph?.copy?(text) }
}

/// A menu that stands in another one.
@MainActor
protocol SubmenuView {
  var menuTitle: AnyView { get }
  var menuContent: AnyView { get }
}
