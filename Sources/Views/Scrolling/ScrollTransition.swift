// SPDX-License-Identifier: Apache-2.0

import Foundation
import Gestures

/// How far a view has come into what is seen of a scroll view.
public enum ScrollTransitionPhase: Hashable, Sendable {
  /// It stands beyond the beginning.
  case topLeading
  /// It is seen.
  case identity
  /// It stands beyond the end.
  case bottomTrailing

  /// Whether it is seen.
  public var isIdentity: Bool { self == .identity }

  /// -1 beyond the beginning, 0 where it is seen, 1 beyond the end.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}

/// How a view changes as it comes into what is seen.
public struct ScrollTransitionConfiguration: Sendable {
  let isIdentity: Bool
  /// How much of the view is seen when it looks as it is.
  let threshold: Double
  let curve: UnitCurve

  /// Step by step with how much of it is seen.
  public static let interactive = ScrollTransitionConfiguration(
    isIdentity: false, threshold: 1, curve: .linear)
  /// The same: how much of it is seen says how far it has come.
  public static let animated = interactive
  /// Not at all.
  public static let identity = ScrollTransitionConfiguration(
    isIdentity: true, threshold: 1, curve: .linear)

  /// Step by step along a curve.
  public static func interactive(timingCurve: UnitCurve) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration(isIdentity: false, threshold: 1, curve: timingCurve)
  }

  /// The same as ``interactive``: how much of it is seen says how far it has come.
  public static func animated(_ animation: Animation) -> ScrollTransitionConfiguration {
    interactive
  }

  /// So much of the view is seen when it looks as it is.
  public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration(
      isIdentity: isIdentity, threshold: threshold.part, curve: curve)
  }

  /// How much of a view is seen.
  public struct Threshold: Hashable, Sendable {
    let part: Double

    /// All of it.
    public static let visible = Threshold(part: 1)
    /// Nothing yet.
    public static let hidden = Threshold(part: 0)
    /// Half of it.
    public static let centered = Threshold(part: 1)

    /// So much of it, from 0 to 1.
    public static func visible(_ amount: Double) -> Threshold {
      Threshold(part: min(max(amount, 0), 1))
    }
  }
}

extension View {
  /// Changes the view as it comes into what is seen of the scroll view round it, and as it goes.
  ///
  /// - Parameter axis: Along which it comes; nil for the one that the scroll view has.
  public func scrollTransition(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    scrollTransition(
      topLeading: configuration, bottomTrailing: configuration, axis: axis, transition: transition)
  }

  /// The same in two ways, for the beginning and for the end.
  public func scrollTransition(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration,
    axis: Axis? = nil,
    transition: @escaping (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    PlacedEffectView(content: self) { proxy in
      @MainActor func changes(_ phase: ScrollTransitionPhase) -> VisualChanges {
        transition(EmptyVisualEffect(), phase)._changes
      }
      let still = changes(.identity)
      guard let seen = proxy.bounds(of: .scrollView) else { return still }
      let axis = axis ?? proxy.scrollAxis
      let length = axis == .horizontal ? proxy.size.width : proxy.size.height
      guard length > 0 else { return still }
      let (start, end) =
        axis == .horizontal ? (seen.minX, seen.maxX) : (seen.minY, seen.maxY)
      // How much of the view lies beyond either edge.
      let (before, behind) = (max(0, start) / length, max(0, length - end) / length)
      let (phase, part, configuration) =
        before >= behind
        ? (ScrollTransitionPhase.topLeading, before, topLeading)
        : (.bottomTrailing, behind, bottomTrailing)
      guard part > 0, !configuration.isIdentity else { return still }
      let hidden = min(1, part)
      let allowed = 1 - configuration.threshold
      let amount = allowed >= 1 ? (hidden >= 1 ? 1 : 0) : max(0, hidden - allowed) / (1 - allowed)
      return still.mixed(with: changes(phase), configuration.curve.value(at: amount))
    }
  }
}
