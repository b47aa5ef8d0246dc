// SPDX-License-Identifier: Apache-2.0

import Interaction

/// A button that opens a menu.
///
/// The menu is made of what a `contextMenu` is made of; a menu in it is a heading with its lines below.
public struct Menu<Label: View, Content: View>: View {
  private let content: Content
  private let label: Label

  @State private var opener = MenuOpener()
  @GestureState private var isPressed = false

  /// A menu under a label of views.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
  }

  /// - Parameter opener: What gets to know the element, for items that need it.
  init(opener: MenuOpener, content: Content, label: Label) {
    self.content = content
    self.label = label
    _opener = State(initialValue: opener)
  }

  public var body: some View {
    ContextMenuView(
      content:
        BorderlessLabel(label: label, isPressed: isPressed)
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
}

extension Menu where Label == Views.Label<Text, Image> {
  /// A menu under a text and a symbol.
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { Views.Label(title, systemImage: systemImage) }
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
