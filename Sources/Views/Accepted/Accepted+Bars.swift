// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What a tool bar is for; here all look alike.
public enum ToolbarRole: Hashable, Sendable {
  case automatic, browser, editor, navigationStack
}

/// How large a title is shown.
public enum ToolbarTitleDisplayMode: Hashable, Sendable {
  case automatic, inline, inlineLarge, large
}

/// What is in a tool bar: views.
public typealias ToolbarContent = View
/// What is in a tool bar: views.
public typealias CustomizableToolbarContent = View
/// Takes what is in a tool bar: views.
public typealias ToolbarContentBuilder = ViewBuilder

extension ToolbarItemPlacement {
  /// In the middle.
  public static var title: ToolbarItemPlacement { .principal }
  /// With the others.
  public static var subtitle: ToolbarItemPlacement { .automatic }
  /// In the middle.
  public static var largeTitle: ToolbarItemPlacement { .principal }
  /// With the others.
  public static var largeSubtitle: ToolbarItemPlacement { .automatic }
  /// With the others.
  public static var bottomOrnament: ToolbarItemPlacement { .automatic }
  /// With the others.
  public static func accessoryBar(id: some Hashable) -> ToolbarItemPlacement { .automatic }
}

extension ToolbarItem {
  /// The same with what a person would find it by who arranges a tool bar.
  public init(
    id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    self.init(placement: placement, content: content)
  }
}

extension ToolbarItemGroup {
  /// The same with what would be shown where there is little room.
  public init<L: View>(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> L
  ) {
    self.init(placement: placement, content: content)
  }
}

/// Room between two items of a tool bar.
public struct ToolbarSpacer: View {
  /// How much room there is.
  public enum Sizing: Hashable, Sendable { case fixed, flexible }

  private let sizing: Sizing
  let placement: ToolbarItemPlacement

  /// - Parameter placement: In which bar it is, and in which part of it.
  public init(_ sizing: Sizing = .flexible, placement: ToolbarItemPlacement = .automatic) {
    self.sizing = sizing
    self.placement = placement
  }

  public var body: some View {
    ToolbarItems(placement: placement, content: room)
  }

  @ViewBuilder private var room: some View {
    switch sizing {
    case .fixed: Spacer().frame(width: Distance.medium)
    case .flexible: Spacer()
    }
  }
}

/// How a search field in a tool bar behaves; here it stands above its view.
public enum SearchToolbarBehavior: Hashable, Sendable { case automatic, minimize }

/// Whether a tool bar stays while one searches; here it does.
public enum SearchPresentationToolbarBehavior: Hashable, Sendable {
  case automatic, avoidHidingContent
}

/// How one view becomes another one on the way to it; here it does not.
public struct ZoomNavigationTransition: Hashable, Sendable {
  /// As views come and go.
  public static let automatic = ZoomNavigationTransition()

  /// Out of another view.
  public static func zoom(
    sourceID: some Hashable, in namespace: Namespace.ID
  ) -> ZoomNavigationTransition { .automatic }
}

/// How what a page grows out of looks on the way; here nothing does.
public struct EmptyMatchedTransitionSourceConfiguration: Hashable, Sendable {
  /// The same: nothing of it is shown.
  public func background(_ style: Color) -> EmptyMatchedTransitionSourceConfiguration { self }
  /// The same: nothing of it is shown.
  public func clipShape(
    _ shape: RoundedRectangle
  ) -> EmptyMatchedTransitionSourceConfiguration { self }
  /// The same: nothing of it is shown.
  public func shadow(
    color: Color = .black, radius: CGFloat = 0, x: CGFloat = 0, y: CGFloat = 0
  ) -> EmptyMatchedTransitionSourceConfiguration { self }
}

/// Whether one can speak to a search field; here as the desktop has it.
public enum TextInputDictationBehavior: Hashable, Sendable {
  case automatic, preventDictation, inline
}

/// The style of a window; here the desktop's.
public enum WindowLook: Hashable, Sendable {
  case automatic, hiddenTitleBar, titleBar, plain, volumetric, unified, unifiedCompact, expanded

  /// The same, with or without its title.
  public static func unified(showsTitle: Bool) -> WindowLook { .unified }
  /// The same, with or without its title.
  public static func unifiedCompact(showsTitle: Bool) -> WindowLook { .unifiedCompact }
}

/// Whether a window can do something; here as the desktop says.
public enum WindowInteractionBehavior: Hashable, Sendable { case automatic, disabled, enabled }

extension View {
  /// Shows a title above the view, as a heading, where it stands in a ``NavigationStack``; it is not
  /// changed there.
  public func navigationTitle(_ title: Binding<String>) -> some View {
    navigationTitle(title.wrappedValue)
  }

  /// Accepted for the sake of the source: a title has one line.
  public func navigationSubtitle<S: StringProtocol>(
    _ subtitle: S, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    hasNoEffect("navigationSubtitle", "a title has one line", fileID, line)
  }

  /// Accepted for the sake of the source: a title has one line.
  public func navigationSubtitle(
    _ subtitle: Text, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    hasNoEffect("navigationSubtitle", "a title has one line", fileID, line)
  }

  /// Accepted for the sake of the source: a title stands for no file.
  public func navigationDocument(_ url: URL) -> some View { self }

  /// Accepted for the sake of the source: links look as their labels do.
  public func navigationLinkIndicatorVisibility(
    _ visibility: Visibility, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    visibility != .automatic
      ? hasNoEffect(
        "navigationLinkIndicatorVisibility", "links look as their labels do", fileID, line) : self
  }

  /// Accepted for the sake of the source: a page comes without growing out of another view.
  public func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    hasNoEffect(
      "matchedTransitionSource", "a page comes without growing out of another view", fileID, line)
  }

  /// Accepted for the sake of the source: a page comes without growing out of another view.
  public func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID,
    configuration: (EmptyMatchedTransitionSourceConfiguration) ->
      EmptyMatchedTransitionSourceConfiguration, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    matchedTransitionSource(id: id, in: namespace, fileID: fileID, line: line)
  }

  /// Accepted for the sake of the source: a page comes without growing out of another view.
  public func navigationTransition(
    _ style: ZoomNavigationTransition, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    hasNoEffect(
      "navigationTransition", "a page comes without growing out of another view", fileID, line)
  }

  /// Items above the view, whose order nobody changes.
  public func toolbar<C: View>(id: String, @ViewBuilder content: () -> C) -> some View {
    toolbar(content: content)
  }

  /// Accepted for the sake of the source: tool bars look alike.
  public func toolbarRole(_ role: ToolbarRole) -> some View { self }

  /// Accepted for the sake of the source: bars have the colours of the views round them.
  public func toolbarForegroundStyle<S: ShapeStyle>(
    _ style: S, for bars: ToolbarPlacement..., fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    hasNoEffect(
      "toolbarForegroundStyle", "bars have the colours of the views round them", fileID, line)
  }

  /// Takes an item out of its tool bar.
  @ViewBuilder public func toolbarItemHidden(_ hidden: Bool = true) -> some View {
    if !hidden { self }
  }

  /// Accepted for the sake of the source: the items of a bar have no ground that they share.
  public func sharedBackgroundVisibility(_ visibility: Visibility) -> some View { self }

  /// Accepted for the sake of the source: a search field stands above its view.
  public func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View { self }

  /// Accepted for the sake of the source: a search field stands above its view.
  public func searchPresentationToolbarBehavior(
    _ behavior: SearchPresentationToolbarBehavior
  ) -> some View { self }

  /// Accepted for the sake of the source: speech is the desktop's.
  public func searchDictationBehavior(_ behavior: TextInputDictationBehavior) -> some View { self }

  /// Accepted for the sake of the source: windows look as the desktop has them.
  public func presentedWindowStyle(_ style: WindowLook) -> some View { self }

  /// Accepted for the sake of the source: windows look as the desktop has them.
  public func presentedWindowToolbarStyle(_ style: WindowLook) -> some View { self }

  /// Accepted for the sake of the source: a window is closed as the desktop has it.
  public func windowDismissBehavior(
    _ behavior: WindowInteractionBehavior, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    hasNoEffect("windowDismissBehavior", "a window is closed as the desktop has it", fileID, line)
  }

  /// Accepted for the sake of the source: a window fills the screen as the desktop has it.
  public func windowFullScreenBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }

  /// Accepted for the sake of the source: a window is put away as the desktop has it.
  public func windowMinimizeBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }

  /// Accepted for the sake of the source: a window's size is changed as the desktop has it.
  public func windowResizeBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }

  /// Accepted for the sake of the source: a press in a window that is not in front counts anyway.
  public func allowsWindowActivationEvents(_ value: Bool? = true) -> some View { self }

  /// Accepted for the sake of the source: nothing hands activities over.
  public func handlesExternalEvents(
    preferring: Set<String>, allowing: Set<String>
  ) -> some View { self }

  /// Accepted for the sake of the source: the ground of a window is its own.
  public func containerBackground<S: ShapeStyle>(
    _ style: S, for container: ContainerBackgroundPlacement, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    hasNoEffect("containerBackground", "the ground of a window is its own", fileID, line)
  }

  /// Accepted for the sake of the source: the ground of a window is its own.
  public func containerBackground<V: View>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center,
    @ViewBuilder content: () -> V, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    hasNoEffect("containerBackground", "the ground of a window is its own", fileID, line)
  }

  /// A bar beside the view, which takes its room from it.
  public func safeAreaBar<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
  }
}

/// What has a ground.
public enum ContainerBackgroundPlacement: Hashable, Sendable {
  case window, navigation, navigationSplitView, tabView, widget, subscriptionStore
}
