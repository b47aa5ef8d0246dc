// SPDX-License-Identifier: Apache-2.0

import Interaction
import Semantics

/// A view with a menu of its own.
struct ContextMenuView<Content: View, Items: View>: View {
  let content: Content
  let items: Items
  /// What opens the menu beside the usual ways.
  var opener: MenuOpener?

  typealias Body = Never

  func _makeNode(_ context: NodeContext) -> TypedNode<Self> {
    ContextMenuNode(self, content: content._makeNode(context), context)
  }
}

/// The items are views only to say what is in the menu: they are built when it opens, read, and
/// given up.
final class ContextMenuNode<Content: View, Items: View>: ElementModifierNode<
  ContextMenuView<Content, Items>, Content
>
{
  private var view: ContextMenuView<Content, Items>
  private let attachment = DeclarationAttachment(SemanticsDeclaration())

  override init(
    _ view: ContextMenuView<Content, Items>, content: TypedNode<Content>, _ context: NodeContext
  ) {
    self.view = view
    super.init(view, content: content, context)
    attachment.declaration.contextMenu = { [weak self] in self?.entries ?? [] }
  }

  override func update(_ view: ContextMenuView<Content, Items>) {
    self.view = view
    content.update(view.content)
  }

  override var innerTarget: ElementHolder? { semanticTarget }

  override func attach(to holder: ElementHolder) {
    holder.add(attachment)
    view.opener?.element = holder.element
    view.opener?.graph = graph
  }

  private var entries: [MenuEntry] {
    var values = scope.values
    values.known.leaveContainers()
    let node = view.items._makeNode(NodeContext(graph: graph, scope: EnvironmentScope(values)))
    adopt(node)
    defer { node.unmount() }
    var entries: [MenuEntry] = []
    MenuReader.read(node, into: &entries)
    return entries
  }
}

/// A view with a menu of its own, which opens in all of a list's row where the view is the row.
struct RowMenuView<Content: View, Items: View>: View {
  let content: Content
  let items: Items
  @Environment(\.pressedRowInsets) private var rowInsets
  @Environment(\.pressedRowBadge) private var rowBadge

  var body: some View {
    if let each = eachModified { return each }
    guard !Content.isPressedRow, rowInsets != nil || rowBadge != nil else {
      return AnyView(fixed: ContextMenuView(content: content, items: items))
    }
    let row = BadgeRow(content: content, badge: rowBadge)
      .environment(\.pressedRowInsets, nil).environment(\.pressedRowBadge, nil)
    guard let rowInsets else { return AnyView(fixed: ContextMenuView(content: row, items: items)) }
    return AnyView(
      fixed: ContextMenuView(
        content: row.fillingRow(rowInsets).contentShape(Rectangle()), items: items))
  }
}

extension RowMenuView: PressedRow {
  static var isPressed: Bool { true }
}

extension View {
  /// A menu of actions, opened by a secondary click, the Menu key or Shift+F10. What the view's
  /// gestures can do stands below it.
  ///
  /// It is made of `Button`, `Divider`, and `Text` for a line that says something; containers are
  /// looked through.
  public func contextMenu<MenuItems: View>(
    @ViewBuilder menuItems: () -> MenuItems
  ) -> some View {
    RowMenuView(content: self, items: menuItems())
  }

  /// The same; the view stays as it is while its menu is open, and the other one is not shown.
  public func contextMenu<MenuItems: View, Preview: View>(
    @ViewBuilder menuItems: () -> MenuItems, @ViewBuilder preview: () -> Preview
  ) -> some View {
    contextMenu(menuItems: menuItems)
  }

  /// Leaves the menu of what the view's gestures can do away. Then dragging, and all that takes
  /// several fingers, needs another way by single clicks (WCAG 2.5.1, 2.5.7): the audit asks for it.
  public func actionsMenuDisabled(_ disabled: Bool = true) -> some View {
    SemanticsView(self) { $0.offersActionsMenu = !disabled }
  }
}

/// A view that can be chosen in a menu.
@MainActor
protocol MenuItemView {
  var menuAction: () -> Void { get }
  var menuRole: ButtonRole? { get }
}

/// Reads the entries of a menu off views.
@MainActor
enum MenuReader {
  static func read(_ node: ViewNode, into entries: inout [MenuEntry]) {
    if let menu = node.submenu {
      readSubmenu(menu, node, into: &entries)
    } else if let choices = node.environment.pickerChoices, let choice = node.menuChoice {
      entries.append(
        .item(
          .init(
            text(node), isEnabled: node.environment.isEnabled,
            isChosen: choices.selected == choice, action: { choices.choose(choice) })))
    } else if let item = node.menuItem {
      entries.append(
        .item(
          .init(
            text(node), keys: keys(node), isEnabled: node.environment.isEnabled,
            isDestructive: item.menuRole == .destructive, action: { item.menuAction() })))
    } else if node is DividerNode {
      entries.append(.divider)
    } else if let text = node as? TextNode {
      entries.append(.item(.init(text.view.string, isEnabled: false) {}))
    } else {
      node.forEachChild { read($0, into: &entries) }
    }
  }

  /// A menu in a menu: its label as a heading, and its lines.
  private static func readSubmenu(
    _ menu: any SubmenuView, _ node: ViewNode, into entries: inout [MenuEntry]
  ) {
    let parts = [menu.menuTitle, menu.menuContent].map { $0._makeNode(node.context) }
    for part in parts { node.adopt(part) }
    defer { for part in parts { part.unmount() } }
    entries.append(.divider)
    let title = text(parts[0])
    if !title.isEmpty { entries.append(.item(.init(title, isEnabled: false) {})) }
    read(parts[1], into: &entries)
    entries.append(.divider)
  }

  /// What presses the item while the menu is closed.
  private static func keys(_ node: ViewNode) -> [KeyBinding] {
    guard node.environment.menusHaveKeys, let shortcut = node.environment.known.shortcut else {
      return []
    }
    return [shortcut.binding]
  }

  /// All that is written inside.
  private static func text(_ node: ViewNode) -> String {
    if let text = node as? TextNode { return text.view.string }
    var parts: [String] = []
    node.forEachChild { parts.append(text($0)) }
    return parts.filter { !$0.isEmpty }.joined(separator: " ")
  }
}

extension EnvironmentValues {
  private enum MenusHaveKeysKey: EnvironmentKey {
    static let defaultValue = false
  }

  fileprivate var menusHaveKeys: Bool {
    get { self[MenusHaveKeysKey.self] }
    set { self[MenusHaveKeysKey.self] = newValue }
  }
}

extension View {
  /// For menus whose items are pressed by their shortcuts while the menu is closed too: the shortcuts are
  /// written beside the items.
  package func menusHaveKeys() -> some View { environment(\.menusHaveKeys, true) }
}
