// SPDX-License-Identifier: Apache-2.0

/// What is shown in the columns of a split view, and how one leads to the next.
@MainActor
final class SplitNavigation {
  private let sidebar = NavigationTrail()
  private let content = NavigationTrail()
  /// Which column a narrow window shows.
  var column = NavigationSplitViewColumn.sidebar
  var hasContent = false
  var show: (NavigationSplitViewColumn) -> Void = { _ in }
  /// What takes the choice away that led on from a column.
  private var forget: [NavigationSplitViewColumn: () -> Void] = [:]

  /// What `dismiss` does in the last column of a narrow window.
  private(set) lazy var dismissTarget: DismissTarget = {
    let target = DismissTarget()
    target.action = { [weak self] in self?.goBack() }
    return target
  }()

  nonisolated init() {}

  private func next(after column: NavigationSplitViewColumn) -> NavigationSplitViewColumn {
    column == .sidebar && hasContent ? .content : .detail
  }

  /// Goes on from a column, in which something was chosen.
  private func advance(from column: NavigationSplitViewColumn, forget: @escaping () -> Void) {
    self.forget[column] = forget
    trail(of: column).leaveAll()
    if column == .sidebar { content.leaveAll() }
    show(next(after: column))
  }

  /// Comes back to a column, in which nothing is chosen any more.
  private func retreat(to column: NavigationSplitViewColumn) {
    forget[column] = nil
    if self.column > column { show(column) }
  }

  func goBack() {
    let previous: NavigationSplitViewColumn =
      column == .detail && hasContent ? .content : .sidebar
    trail(of: previous).goBack()
    forget.removeValue(forKey: previous)?()
    show(previous)
  }

  private func trail(of column: NavigationSplitViewColumn) -> NavigationTrail {
    column == .sidebar ? sidebar : content
  }

  // MARK: Columns

  func sidebarColumn<V: View>(_ view: V) -> some View { leading(view, .sidebar, sidebar) }

  func contentColumn<V: View>(_ view: V) -> some View {
    leading(SplitPage(own: view, trail: sidebar), .content, content)
  }

  func detailColumn<V: View>(_ view: V) -> some View {
    SplitDetail(own: view, trail: hasContent ? content : sidebar)
      .environment(\.navigationTrail, nil).environment(\.splitColumn, nil)
  }

  private func leading<V: View>(
    _ view: V, _ column: NavigationSplitViewColumn, _ trail: NavigationTrail
  ) -> some View {
    trail.onReplace = { [weak self] in
      guard let self else { return }
      if column == .sidebar { content.leaveAll() }
      show(next(after: column))
    }
    let splitColumn = SplitColumn(
      advance: { [weak self] forget in self?.advance(from: column, forget: forget) },
      retreat: { [weak self] in self?.retreat(to: column) })
    return
      PageWithBars(content: view)
      .environment(\.navigationTrail, trail).environment(\.navigationDepth, 0)
      .environment(\.splitColumn, splitColumn)
  }
}

/// A column whose list leads on to the next.
struct SplitColumn {
  /// Something was chosen; it is given what takes the choice away.
  let advance: (@escaping () -> Void) -> Void
  /// Nothing is chosen any more.
  let retreat: () -> Void
}

/// A column's own view, or what a link in the column before leads to.
private struct SplitPage<Own: View>: View {
  let own: Own
  let trail: NavigationTrail

  var body: some View {
    if let page = trail.pages.last { LinkedPage(page: page, trail: trail).id(page.id) } else { own }
  }
}

private struct SplitDetail<Own: View>: View {
  let own: Own
  let trail: NavigationTrail

  var body: some View {
    NavigationStack {
      if let page = trail.pages.last { LinkedPage(page: page, trail: trail) } else { own }
    }
    // What lies above another page is of no use.
    .id(trail.pages.last?.id ?? 0)
  }
}

/// What a link leads to, as the column that it stands in says it now.
private struct LinkedPage: View {
  let page: NavigationTrail.Step
  let trail: NavigationTrail

  var body: some View {
    switch page.target {
    case .value(let value): trail.view(for: value, atDepth: 1)
    case .link(let source): source.read()?(AnyHashable(0))
    }
  }
}
