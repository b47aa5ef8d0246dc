// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Two or three columns side by side: what is chosen in one says what the next one shows. In a window
/// that is too narrow for them it is one column at a time, with a way back; with room for two of three
/// it is the two that one has come to. Larger texts need more room.
///
/// A list's selection leads on, and so does a `NavigationLink`: the view that it leads to takes the
/// place of the next column's own. Back takes the selection away again. The last column is a
/// ``NavigationStack``. A button above the columns, or F9, hides and shows the first one; the line
/// between two columns is dragged, and is a slider for keys and assistive technology.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
  private let sidebar: Sidebar
  private let content: Content
  private let detail: Detail
  private let visibility: Binding<NavigationSplitViewVisibility>?
  private let compactColumn: Binding<NavigationSplitViewColumn>?

  @State private var ownVisibility = NavigationSplitViewVisibility.automatic
  @State private var ownColumn = NavigationSplitViewColumn.sidebar
  @State private var navigation = SplitNavigation()
  @State private var columns = SplitColumns()
  @State private var hidesToggle = false
  /// Whether the last column has a way back of its own.
  @State private var hidesBack = false
  @ScaledMetric private var unit: CGFloat = 1

  init(
    _ visibility: Binding<NavigationSplitViewVisibility>?,
    _ compactColumn: Binding<NavigationSplitViewColumn>?, sidebar: Sidebar, content: Content,
    detail: Detail
  ) {
    self.visibility = visibility
    self.compactColumn = compactColumn
    self.sidebar = sidebar
    self.content = content
    self.detail = detail
  }

  private var hasContent: Bool { Content.self != EmptyView.self }

  public var body: some View {
    let navigation = navigation
    let column = compactColumn ?? $ownColumn
    navigation.hasContent = hasContent
    navigation.column = column.wrappedValue
    navigation.show = { if column.wrappedValue != $0 { column.wrappedValue = $0 } }
    return GeometryReader { proxy in
      let plan = SplitPlan(
        width: proxy.size.width, hasContent: hasContent,
        visibility: (visibility ?? $ownVisibility).wrappedValue, column: column.wrappedValue,
        columns: columns, unit: unit)
      VStack(alignment: .leading, spacing: 0) {
        bar(plan)
        HStack(spacing: 0) {
          ColumnView(column: .sidebar, plan: plan, columns: $columns) {
            navigation.sidebarColumn(sidebar)
          }
          .accessibilityRole(.landmark).accessibilityLabel("Sidebar")
          if hasContent {
            ColumnView(column: .content, plan: plan, columns: $columns) {
              navigation.contentColumn(content)
            }
          }
          ColumnView(column: .detail, plan: plan, columns: $columns) {
            navigation.detailColumn(detail)
          }
          .environment(\.dismissTarget, plan.isCollapsed ? navigation.dismissTarget : nil)
          .onPreferenceChange(BackButtonHiddenKey.self) { hidesBack = $0 }
        }
        .frame(maxHeight: .infinity)
      }
      .onPreferenceChange(SidebarToggleRemovedKey.self) { hidesToggle = $0 }
    }
  }

  /// The way back, or what hides and shows the first column.
  @ViewBuilder private func bar(_ plan: SplitPlan) -> some View {
    if plan.isCollapsed {
      if plan.column != .sidebar, !columns.innerPages.contains(plan.column),
        plan.column != .detail || !hidesBack
      {
        BackButton { navigation.goBack() }
      }
    } else if !hidesToggle {
      Button {
        (visibility ?? $ownVisibility).wrappedValue = plan.toggled
        if plan.slides, !plan.isShown(.sidebar) { navigation.show(.sidebar) }
      } label: {
        Image(systemName: "sidebar.leading")
      }
      .accessibilityLabel(plan.isShown(.sidebar) ? "Hide sidebar" : "Show sidebar")
      .buttonStyle(.plain)
      .keyboardShortcut(KeyEquivalent("\u{F70C}"), modifiers: [])
      .padding(.horizontal, Distance.medium).padding(.vertical, Distance.small)
    }
  }
}

extension NavigationSplitView {
  /// Three columns.
  public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(nil, nil, sidebar: sidebar(), content: content(), detail: detail())
  }

  /// Three columns, with a say in which of them are shown.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(columnVisibility, nil, sidebar: sidebar(), content: content(), detail: detail())
  }

  /// Three columns, with a say in which of them a narrow window shows.
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      nil, preferredCompactColumn, sidebar: sidebar(), content: content(), detail: detail())
  }

  /// Three columns, with a say in which of them are shown, in wide windows and in narrow ones.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      columnVisibility, preferredCompactColumn, sidebar: sidebar(), content: content(),
      detail: detail())
  }
}

extension NavigationSplitView where Content == EmptyView {
  /// Two columns.
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
    self.init(nil, nil, sidebar: sidebar(), content: EmptyView(), detail: detail())
  }

  /// Two columns, with a say in which of them are shown.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) {
    self.init(columnVisibility, nil, sidebar: sidebar(), content: EmptyView(), detail: detail())
  }

  /// Two columns, with a say in which of them a narrow window shows.
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      nil, preferredCompactColumn, sidebar: sidebar(), content: EmptyView(), detail: detail())
  }

  /// Two columns, with a say in which of them are shown, in wide windows and in narrow ones.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      columnVisibility, preferredCompactColumn, sidebar: sidebar(), content: EmptyView(),
      detail: detail())
  }
}

/// Which columns of a ``NavigationSplitView`` a wide window shows.
public struct NavigationSplitViewVisibility: Hashable, Sendable, Codable {
  enum Kind: String, Codable { case automatic, all, doubleColumn, detailOnly }
  let kind: Kind

  /// As many as have enough room.
  public static let automatic = NavigationSplitViewVisibility(kind: .automatic)
  /// All.
  public static let all = NavigationSplitViewVisibility(kind: .all)
  /// The last two.
  public static let doubleColumn = NavigationSplitViewVisibility(kind: .doubleColumn)
  /// The last alone.
  public static let detailOnly = NavigationSplitViewVisibility(kind: .detailOnly)
}

/// One of the columns of a ``NavigationSplitView``.
public struct NavigationSplitViewColumn: Hashable, Sendable, Comparable {
  private let place: Int

  /// The first.
  public static let sidebar = NavigationSplitViewColumn(place: 0)
  /// The one in the middle.
  public static let content = NavigationSplitViewColumn(place: 1)
  /// The last.
  public static let detail = NavigationSplitViewColumn(place: 2)

  public static func < (
    left: NavigationSplitViewColumn, right: NavigationSplitViewColumn
  ) -> Bool { left.place < right.place }
}
