// SPDX-License-Identifier: Apache-2.0

import Foundation

/// How what lies at the edge of a scroll view is shown; here as it is.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  private let name: String

  /// As it is.
  public static let automatic = ScrollEdgeEffectStyle(name: "automatic")
  /// As it is.
  public static let soft = ScrollEdgeEffectStyle(name: "soft")
  /// As it is.
  public static let hard = ScrollEdgeEffectStyle(name: "hard")
}

/// How glass comes and goes; here as other views do.
public struct GlassEffectTransition: Hashable, Sendable {
  private let name: String

  /// As other views.
  public static let identity = GlassEffectTransition(name: "identity")
  /// As other views.
  public static let matchedGeometry = GlassEffectTransition(name: "matchedGeometry")
  /// As other views.
  public static let materialize = GlassEffectTransition(name: "materialize")
}

/// Whether a material looks as in a window that is used; here always.
public enum MaterialActiveAppearance: Hashable, Sendable {
  case automatic, active, inactive, matchWindow
}

/// How a view's order follows the direction of writing; here it always does.
public enum LayoutDirectionBehavior: Hashable, Sendable {
  case fixed, mirrors
}

extension Image {
  /// How light a picture may be; here as light as the screen's white.
  public enum DynamicRange: Hashable, Sendable { case standard, constrainedHigh, high }

  /// Accepted for the sake of the source: nothing is lighter than white.
  public func allowedDynamicRange(_ range: DynamicRange?) -> Image { self }
}

extension View {
  /// Accepted for the sake of the source: nothing hands activities over.
  public func onContinueUserActivity(
    _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
  ) -> some View { self }

  /// Accepted for the sake of the source: nothing takes activities over.
  public func userActivity(
    _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
  ) -> some View { self }

  /// Accepted for the sake of the source: content ends at the edge as it is.
  public func scrollEdgeEffectStyle(
    _ style: ScrollEdgeEffectStyle?, for edges: Edge.Set, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    hasNoEffect("scrollEdgeEffectStyle", "content ends at the edge as it is", fileID, line)
  }

  /// Accepted for the sake of the source: content ends at the edge as it is.
  public func scrollEdgeEffectHidden(
    _ hidden: Bool = true, for edges: Edge.Set = .all, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    !hidden
      ? hasNoEffect("scrollEdgeEffectHidden", "content ends at the edge as it is", fileID, line)
      : self
  }

  /// Accepted for the sake of the source: a picture ends where it ends.
  public func backgroundExtensionEffect(fileID: StaticString = #fileID, line: UInt = #line)
    -> some View
  {
    hasNoEffect("backgroundExtensionEffect", "a picture ends where it ends", fileID, line)
  }

  /// Accepted for the sake of the source: glass comes and goes as other views do.
  public func glassEffectID<ID: Hashable & Sendable>(
    _ id: ID?, in namespace: Namespace.ID, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    hasNoEffect("glassEffectID", "glass comes and goes as other views do", fileID, line)
  }

  /// Accepted for the sake of the source: glass comes and goes as other views do.
  public func glassEffectTransition(
    _ transition: GlassEffectTransition, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    hasNoEffect("glassEffectTransition", "glass comes and goes as other views do", fileID, line)
  }

  /// Accepted for the sake of the source: a material always looks as in a window that is used.
  public func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> some View {
    self
  }

  /// Accepted for the sake of the source: nothing is lighter than white.
  public func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View { self }

  /// Accepted for the sake of the source: views always follow the direction of writing.
  public func layoutDirectionBehavior(
    _ behavior: LayoutDirectionBehavior, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    behavior == .fixed
      ? hasNoEffect(
        "layoutDirectionBehavior", "views always follow the direction of writing", fileID, line)
      : self
  }

  /// Accepted for the sake of the source: the desktop has no gestures at the edges of a window.
  public func defersSystemGestures(on edges: Edge.Set) -> some View { self }

  /// Accepted for the sake of the source: what is round the window is the desktop's.
  public func preferredSurroundingsEffect(_ effect: SurroundingsEffect?) -> some View { self }

  /// Accepted for the sake of the source: nobody's hands are shown.
  public func upperLimbVisibility(_ visibility: Visibility) -> some View { self }

  /// Accepted for the sake of the source: the pointer is always shown.
  public func pointerVisibility(
    _ visibility: Visibility, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    visibility == .hidden
      ? hasNoEffect("pointerVisibility", "the pointer is always shown", fileID, line) : self
  }

  /// Accepted for the sake of the source: settings are kept in the program's own file.
  public func defaultAppStorage(_ store: SettingsFile) -> some View { self }

  /// Accepted for the sake of the source: there are no widgets.
  public func widgetAccentable(_ accentable: Bool = true) -> some View { self }

  /// Accepted for the sake of the source: there is no simplified desktop.
  public func assistiveAccessNavigationIcon(systemImage: String) -> some View { self }
}

/// What a person was doing in another program; here nothing comes and nothing goes.
public final class NSUserActivity {
  /// What it is about.
  public var title: String?
  /// What belongs to it.
  public var userInfo: [AnyHashable: Any]?
  /// Where it can go on.
  public var webpageURL: URL?
  /// Accepted for the sake of the source: nothing takes activities over.
  public var isEligibleForHandoff = false
  /// Accepted for the sake of the source: nothing takes activities over.
  public var isEligibleForSearch = false
}

/// What is round a window; here the desktop.
public enum SurroundingsEffect: Hashable, Sendable { case dark, semiDark, ultraDark, systemDark }
