// SPDX-License-Identifier: Apache-2.0

import Foundation

/// How wide a column is to be, in points.
struct ColumnWidth: Hashable {
  var least: CGFloat
  var ideal: CGFloat
  var most: CGFloat
}

/// What is known of the columns of a split view: how wide they ask to be, how wide they were made, and
/// which of them have a way back of their own.
struct SplitColumns: Equatable {
  var innerPages: Set<NavigationSplitViewColumn> = []
  var asked: [NavigationSplitViewColumn: ColumnWidth] = [:]
  var dragged: [NavigationSplitViewColumn: CGFloat] = [:]

  func width(of column: NavigationSplitViewColumn) -> ColumnWidth {
    asked[column] ?? Self.usual(column)
  }

  private static func usual(_ column: NavigationSplitViewColumn) -> ColumnWidth {
    switch column {
    case .sidebar: ColumnWidth(least: 160, ideal: 220, most: 400)
    case .content: ColumnWidth(least: 180, ideal: 260, most: 480)
    default: ColumnWidth(least: 260, ideal: 400, most: .infinity)
    }
  }
}

/// Which columns are shown in a window of a width, and how wide each is.
struct SplitPlan {
  let isCollapsed: Bool
  /// The one that is shown where only one is.
  let column: NavigationSplitViewColumn
  /// What the visibility becomes with the button above the columns.
  let toggled: NavigationSplitViewVisibility
  /// Whether there is room for two of three columns: those round the one that was come to last.
  let slides: Bool
  private var shown: Set<NavigationSplitViewColumn> = []
  private var lengths: [NavigationSplitViewColumn: CGFloat] = [:]
  /// How narrow and how wide those may be made that are shown before others.
  private var ranges: [NavigationSplitViewColumn: ClosedRange<CGFloat>] = [:]

  /// - Parameter unit: How many times as large as usual texts are: columns need more room then.
  init(
    width: CGFloat, hasContent: Bool, visibility: NavigationSplitViewVisibility,
    column: NavigationSplitViewColumn, columns known: SplitColumns, unit: CGFloat
  ) {
    let middle: [NavigationSplitViewColumn] = hasContent ? [.content] : []
    func least(_ columns: [NavigationSplitViewColumn]) -> CGFloat {
      columns.reduce(0) { $0 + known.width(of: $1).least * unit }
    }
    self.column = hasContent || column != .content ? column : .detail
    let all = [.sidebar] + middle + [.detail]
    isCollapsed = width < least((hasContent ? middle : [.sidebar]) + [.detail])
    slides = hasContent && !isCollapsed && width < least(all)
    let showsSidebar =
      switch visibility.kind {
      case .all: !slides || column < .detail
      case .automatic: !hasContent || !slides
      case .doubleColumn: !hasContent
      case .detailOnly: false
      }
    toggled = !showsSidebar ? .all : hasContent ? .doubleColumn : .detailOnly
    if isCollapsed {
      shown = [self.column]
      for column in [.sidebar, .detail] + middle { lengths[column] = width }
      return
    }
    shown = [.detail]
    if showsSidebar { shown.insert(.sidebar) }
    if hasContent, visibility != .detailOnly { shown.insert(.content) }
    if slides, showsSidebar { shown.remove(.detail) }
    var left = width
    for (place, column) in all.enumerated() {
      let asked = known.width(of: column)
      let wanted = known.dragged[column] ?? asked.ideal * unit
      lengths[column] = max(min(wanted, asked.most * unit), asked.least * unit)
      guard shown.contains(column) else { continue }
      let behind = all[(place + 1)...].filter(shown.contains)
      if behind.isEmpty {
        lengths[column] = max(left, 0)
      } else {
        // Those behind it need room too.
        let most = max(min(left - least(behind), asked.most * unit), asked.least * unit)
        lengths[column] = min(lengths[column, default: 0], most)
        ranges[column] = asked.least * unit...most
      }
      left -= lengths[column, default: 0]
    }
  }

  func isShown(_ column: NavigationSplitViewColumn) -> Bool { shown.contains(column) }
  func width(of column: NavigationSplitViewColumn) -> CGFloat { lengths[column] ?? 0 }
  func range(of column: NavigationSplitViewColumn) -> ClosedRange<CGFloat>? { ranges[column] }
}

/// A column in its place, or out of sight with all that it has.
struct ColumnView<Content: View>: View {
  let column: NavigationSplitViewColumn
  let plan: SplitPlan
  @Binding var columns: SplitColumns
  @ViewBuilder let content: () -> Content

  var body: some View {
    let (isShown, width) = (plan.isShown(column), plan.width(of: column))
    content()
      .onPreferenceChange(ColumnWidthKey.self) { columns.asked[column] = $0 }
      .onPreferenceChange(InnerPageKey.self) { hasInnerPage in
        if hasInnerPage {
          columns.innerPages.insert(column)
        } else {
          columns.innerPages.remove(column)
        }
      }
      .frame(width: width)
      .frame(maxHeight: .infinity)
      .overlay(alignment: .trailing) {
        if let range = plan.range(of: column) {
          ColumnEdge(
            name: column == .sidebar ? "Sidebar width" : "Column width",
            width: Binding(get: { width }, set: { columns.dragged[column] = $0 }),
            range: range)
        }
      }
      .frame(width: isShown ? width : 0, alignment: .leading)
      .clipped()
      .opacity(isShown ? 1 : 0)
      .disabled(!isShown)
      .onPage(isShown: isShown)
      .accessibilityElement(children: .contain)
      .accessibilityHidden(!isShown)
  }
}

/// The line at the end of a column, which makes it wider and narrower.
private struct ColumnEdge: View {
  let name: String
  @Binding var width: CGFloat
  let range: ClosedRange<CGFloat>

  var body: some View {
    Rectangle().fill(Color.separator).frame(width: 1)
      .frame(width: 8, alignment: .trailing)
      .frame(maxHeight: .infinity)
      .contentShape(Rectangle())
      .gesture(
        DragGesture(minimumDistance: 2).axis(.horizontal)
          .adjusting(
            $width, in: range, step: 10, pageStep: 50, pointsPerStep: 10)
      )
      .pointerStyle(.columnResize)
      .accessibilityLabel(name)
  }
}

enum ColumnWidthKey: PreferenceKey {
  static var defaultValue: ColumnWidth? { nil }
  static func reduce(value: inout ColumnWidth?, nextValue: () -> ColumnWidth?) {
    value = value ?? nextValue()
  }
}

enum SidebarToggleRemovedKey: PreferenceKey {
  static var defaultValue: Bool { false }
  static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
}

/// Whether a stack of a view shows a page above its first, and with it a way back of its own.
enum InnerPageKey: PreferenceKey {
  static var defaultValue: Bool { false }
  static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
}

extension EnvironmentValues {
  private enum SplitColumnKey: EnvironmentKey {
    static var defaultValue: SplitColumn? { nil }
  }

  /// The column of a split view in which a view stands.
  var splitColumn: SplitColumn? {
    get { self[SplitColumnKey.self] }
    set { self[SplitColumnKey.self] = newValue }
  }
}
