// SPDX-License-Identifier: Apache-2.0

/// What can be done with the chosen rows of a list.
struct SelectionMenu {
  /// Whether it is of rows that are known by something of this type.
  let isAbout: (AnyHashable) -> Bool
  /// The menu of some rows.
  let items: (Set<AnyHashable>) -> AnyView
  let primaryAction: ((Set<AnyHashable>) -> Void)?
}

/// A row with the menu of what is chosen, or of itself where it is not.
struct SelectionMenuRow<Row: View>: View {
  let row: Row
  let tag: AnyHashable
  let selection: ListSelection

  @Environment(\.selectionMenu) private var menu

  private var subject: Set<AnyHashable> { selection.contains(tag) ? selection.all() : [tag] }

  var body: some View {
    // What is said of the row is said of the row itself.
    guard let menu, menu.isAbout(tag) else { return AnyView(fixed: row) }
    guard let action = menu.primaryAction else { return AnyView(fixed: withMenu(row, menu)) }
    return AnyView(
      fixed: withMenu(
        row.simultaneousGesture(TapGesture(count: 2).label("Open").onEnded { action(subject) }),
        menu))
  }

  private func withMenu(_ row: some View, _ menu: SelectionMenu) -> some View {
    ContextMenuView(content: row, items: SelectionMenuItems { menu.items(subject) })
  }
}

/// What is in the menu, made when it opens.
private struct SelectionMenuItems: View {
  let items: () -> AnyView

  var body: some View { items() }
}

extension View {
  /// A menu of what is chosen in the lists inside: opened on a chosen row it is about all that are chosen,
  /// and on another one about that alone. Where nothing of a list is, none opens.
  ///
  /// - Parameters:
  ///   - itemType: What the rows are chosen by.
  ///   - menu: Made of the same as that of ``contextMenu(menuItems:)``.
  ///   - primaryAction: What a double click on a row does, and its action "Open": with Shift+Return, or
  ///   Control+Return where Shift makes the choice longer.
  public func contextMenu<I: Hashable, M: View>(
    forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> M,
    primaryAction: ((Set<I>) -> Void)? = nil
  ) -> some View {
    func values(_ tags: Set<AnyHashable>) -> Set<I> { Set(tags.compactMap { $0.base as? I }) }
    return environment(
      \.selectionMenu,
      SelectionMenu(
        isAbout: { $0.base is I }, items: { AnyView(menu(values($0))) },
        primaryAction: primaryAction.map { action in { action(values($0)) } }))
  }
}

extension EnvironmentValues {
  private enum SelectionMenuKey: EnvironmentKey {
    static var defaultValue: SelectionMenu? { nil }
  }

  /// What can be done with the chosen rows of the lists inside; nil for nothing.
  var selectionMenu: SelectionMenu? {
    get { self[SelectionMenuKey.self] }
    set { self[SelectionMenuKey.self] = newValue }
  }
}
