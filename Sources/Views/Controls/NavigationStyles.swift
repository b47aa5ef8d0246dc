// SPDX-License-Identifier: Apache-2.0

/// How views stand that lead to each other; here one at a time, in the place of the others.
public protocol NavigationViewStyle: Sendable {}

/// One view at a time.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
  public init() {}
}

/// One view at a time.
public struct StackNavigationViewStyle: NavigationViewStyle {
  public init() {}
}

/// One view at a time: there are no columns.
public struct ColumnNavigationViewStyle: NavigationViewStyle {
  public init() {}
}

/// One view at a time: there are no columns.
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
  public init() {}
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// One view at a time.
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// One view at a time.
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  /// One view at a time: there are no columns.
  public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

/// A bar of a window, or of the views in it.
public struct ToolbarPlacement: Hashable, Sendable {
  private let name: String

  /// The one that there is.
  public static let automatic = ToolbarPlacement(name: "automatic")
  /// With a title and the way back.
  public static let navigationBar = ToolbarPlacement(name: "navigationBar")
  /// With tabs.
  public static let tabBar = ToolbarPlacement(name: "tabBar")
  /// Below the views.
  public static let bottomBar = ToolbarPlacement(name: "bottomBar")
  /// Of the window.
  public static let windowToolbar = ToolbarPlacement(name: "windowToolbar")
}

/// When a bar of tabs becomes small.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
  private let name: String

  /// Never, here.
  public static let automatic = TabBarMinimizeBehavior(name: "automatic")
  /// While something is scrolled down.
  public static let onScrollDown = TabBarMinimizeBehavior(name: "onScrollDown")
  /// While something is scrolled up.
  public static let onScrollUp = TabBarMinimizeBehavior(name: "onScrollUp")
  /// Never.
  public static let never = TabBarMinimizeBehavior(name: "never")
}

extension View {
  /// Accepted for the sake of the source: one view stands in the place of the others.
  public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View { self }

  /// Accepted for the sake of the source: bars have no ground of their own.
  public func toolbarBackground<S: ShapeStyle>(
    _ style: S, for bars: ToolbarPlacement..., fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    hasNoEffect("toolbarBackground", "bars have no ground of their own", fileID, line)
  }

  /// Accepted for the sake of the source: bars have no ground of their own.
  public func toolbarBackground(
    _ visibility: Visibility, for bars: ToolbarPlacement..., fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    visibility == .visible
      ? hasNoEffect("toolbarBackground", "bars have no ground of their own", fileID, line) : self
  }

  /// Accepted for the sake of the source: bars have no ground of their own.
  public func toolbarBackgroundVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement..., fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    visibility == .visible
      ? hasNoEffect("toolbarBackgroundVisibility", "bars have no ground of their own", fileID, line)
      : self
  }

  /// Accepted for the sake of the source: bars have the colours of the views round them.
  public func toolbarColorScheme(
    _ colorScheme: ColorScheme?, for bars: ToolbarPlacement..., fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    hasNoEffect("toolbarColorScheme", "bars have the colours of the views round them", fileID, line)
  }

  /// Accepted for the sake of the source: a bar of tabs has one size.
  public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View { self }
}
