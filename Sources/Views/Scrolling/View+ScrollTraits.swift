// SPDX-License-Identifier: Apache-2.0

import Foundation
import Gestures

/// What margins are for: the content, or what shows which part of it is seen.
public struct ContentMarginPlacement: Hashable, Sendable {
  private let name: String
  var isForContent: Bool { name != "indicators" }

  /// For both.
  public static let automatic = ContentMarginPlacement(name: "automatic")
  /// For the content.
  public static let scrollContent = ContentMarginPlacement(name: "content")
  /// For what shows which part is seen: without effect.
  public static let scrollIndicators = ContentMarginPlacement(name: "indicators")
}

/// When a keyboard on the screen goes away.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
  private let name: String

  /// As it is: a desktop's keyboard stays.
  public static let automatic = ScrollDismissesKeyboardMode(name: "automatic")
  /// As soon as something is scrolled.
  public static let immediately = ScrollDismissesKeyboardMode(name: "immediately")
  /// Along with the finger.
  public static let interactively = ScrollDismissesKeyboardMode(name: "interactively")
  /// Never.
  public static let never = ScrollDismissesKeyboardMode(name: "never")
}

/// Whether content springs at its ends.
public struct ScrollBounceBehavior: Hashable, Sendable {
  private let name: String

  /// As content does here.
  public static let automatic = ScrollBounceBehavior(name: "automatic")
  /// Where there is more than is seen.
  public static let basedOnSize = ScrollBounceBehavior(name: "basedOnSize")
  /// Always.
  public static let always = ScrollBounceBehavior(name: "always")
}

extension View {
  /// Room between the edges of the scroll view inside and its content, which is scrolled with it.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    let margins = EdgeInsets(
      top: edges.contains(.top) ? insets.top : 0,
      leading: edges.contains(.leading) ? insets.leading : 0,
      bottom: edges.contains(.bottom) ? insets.bottom : 0,
      trailing: edges.contains(.trailing) ? insets.trailing : 0)
    return scrollTrait { $0.margins = placement.isForContent ? margins : EdgeInsets() }
  }

  /// The same by one length, in points; nil for 16.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(edges, EdgeInsets(.all, length ?? 16), for: placement)
  }

  /// The same on all sides.
  public func contentMargins(
    _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(.all, length, for: placement)
  }

  /// Room at the edges. A scroll view has it inside of itself, and one at an edge of the view goes on
  /// behind it.
  @ViewBuilder
  public func safeAreaPadding(_ insets: EdgeInsets) -> some View {
    if Self.isScrolled { contentMargins(.all, insets) } else { paddedInSafeArea(insets) }
  }

  /// The same by one length at some edges, in points; nil for 16.
  public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    safeAreaPadding(EdgeInsets(edges, length ?? 16))
  }

  /// The same on all sides.
  public func safeAreaPadding(_ length: CGFloat) -> some View { safeAreaPadding(.all, length) }

  /// Whether what is beyond the edges of the scroll view inside is drawn too.
  public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    scrollTrait { $0.clips = !disabled }
  }

  /// Where the content of the scroll view inside stands at first, where it stays while it grows and
  /// shrinks as long as nobody has scrolled away, and where it stands when it is smaller than the view.
  public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    scrollTrait { trait in
      for role in ScrollAnchorRole.allCases { trait.anchors[role] = anchor }
    }
  }

  /// The same for one of these alone.
  public func defaultScrollAnchor(
    _ anchor: UnitPoint?, for role: ScrollAnchorRole
  ) -> some View {
    scrollTrait { $0.anchors[role] = anchor }
  }

  /// Accepted for the sake of the source: a desktop's keyboard stays where it is.
  public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View { self }

  /// Accepted for the sake of the source: content springs where there is more than is seen.
  public func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = .vertical
  ) -> some View { self }

  /// Accepted for the sake of the source: what shows which part is seen is always there.
  public func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }

  /// Accepted for the sake of the source: what shows which part is seen is always there.
  public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View { self }
}

/// A view that is scrolled.
protocol ScrolledView: View {}

extension ScrollView: ScrolledView {}
extension List: ScrolledView {}

extension View {
  /// Whether the view is a scroll view, also one with modifiers.
  fileprivate static var isScrolled: Bool {
    func asked<M: ModifyingContent>(_ type: M.Type) -> Bool { M.Content.isScrolled }
    return Self.self is any ScrolledView.Type
      || (Self.self as? any ModifyingContent.Type).map { asked($0) } ?? false
  }
}

/// What an anchor of a scroll view is for: where its content stands at first, while it grows and
/// shrinks, and when it is smaller than the view.
public enum ScrollAnchorRole: Hashable, Sendable, CaseIterable {
  case initialOffset, sizeChanges, alignment
}
