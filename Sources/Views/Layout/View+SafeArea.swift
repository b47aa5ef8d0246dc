// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What takes room from the safe area.
public struct SafeAreaRegions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Bars and corners of the screen.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// A keyboard on the screen.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  /// Both.
  public static let all: SafeAreaRegions = [.container, .keyboard]
}

extension View {
  /// Changes nothing: a window has no bars or corners that cover its content.
  public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View {
    self
  }

  /// Changes nothing: a window has no bars or corners that cover its content.
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { self }

  /// Puts a view above or below; what is left of the room is this view's.
  public func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    let bar = content()
    return VStack(alignment: alignment, spacing: spacing) {
      if edge == .top { bar }
      self.frame(maxWidth: .infinity, maxHeight: .infinity)
      if edge == .bottom { bar }
    }
  }

  /// Puts a view at one side; what is left of the room is this view's.
  public func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    let bar = content()
    return HStack(alignment: alignment, spacing: spacing) {
      if edge == .leading { bar }
      self.frame(maxWidth: .infinity, maxHeight: .infinity)
      if edge == .trailing { bar }
    }
  }
}

/// The upper or the lower side.
public enum VerticalEdge: Hashable, Sendable, CaseIterable {
  case top, bottom

  /// One of them, both, or none.
  public struct Set: OptionSet, Hashable, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// At the top.
    public static let top = Set(rawValue: 1)
    /// At the bottom.
    public static let bottom = Set(rawValue: 2)
    /// Both.
    public static let all: Set = [.top, .bottom]
  }
}

/// The side where lines begin, or where they end.
public enum HorizontalEdge: Hashable, Sendable, CaseIterable {
  case leading, trailing

  /// One of them, both, or none.
  public struct Set: OptionSet, Hashable, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// Where lines begin.
    public static let leading = Set(rawValue: 1)
    /// Where lines end.
    public static let trailing = Set(rawValue: 2)
    /// Both.
    public static let all: Set = [.leading, .trailing]
  }
}
