// SPDX-License-Identifier: Apache-2.0

import Foundation

/// How the columns of a split view share their room; here they stand side by side.
public protocol NavigationSplitViewStyle: Sendable {}

/// Columns side by side.
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
  public init() {}
}

/// Columns side by side.
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
  public init() {}
}

/// Columns side by side.
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
  public init() {}
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  /// Columns side by side.
  public static var automatic: AutomaticNavigationSplitViewStyle { .init() }
}

extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  /// Columns side by side.
  public static var balanced: BalancedNavigationSplitViewStyle { .init() }
}

extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  /// Columns side by side.
  public static var prominentDetail: ProminentDetailNavigationSplitViewStyle { .init() }
}

/// An item of a tool bar that is there without being asked for.
public struct ToolbarDefaultItemKind: Hashable, Sendable {
  private let name: String

  /// What hides and shows the first column of a split view.
  public static let sidebarToggle = ToolbarDefaultItemKind(name: "sidebarToggle")
  /// A title.
  public static let title = ToolbarDefaultItemKind(name: "title")
}

extension View {
  /// How wide the column of a split view is in which the view stands, in points at the usual size of
  /// text.
  public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
    preference(
      key: ColumnWidthKey.self, value: ColumnWidth(least: width, ideal: width, most: width))
  }

  /// How wide the column of a split view may be in which the view stands, in points at the usual size
  /// of text; without an end it may be twice as wide as it is to be.
  public func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View {
    let least = Swift.min(min ?? ideal * 0.75, ideal)
    return preference(
      key: ColumnWidthKey.self,
      value: ColumnWidth(least: least, ideal: ideal, most: Swift.max(max ?? ideal * 2, ideal)))
  }

  /// Accepted for the sake of the source: columns stand side by side.
  public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(
    _ style: S, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    hasNoEffect("navigationSplitViewStyle", "columns stand side by side", fileID, line)
  }

  /// Takes away what hides and shows the first column of a split view; other items are none here.
  public func toolbar(removing item: ToolbarDefaultItemKind?) -> some View {
    transformPreference(SidebarToggleRemovedKey.self) {
      $0 = $0 || item == .sidebarToggle
    }
  }
}
