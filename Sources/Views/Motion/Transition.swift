// SPDX-License-Identifier: Apache-2.0

import Foundation
import Gestures

/// Where a view is between not being there yet and not being there any more.
public enum TransitionPhase: Hashable, Sendable {
  /// The view is about to come.
  case willAppear
  /// The view is there.
  case identity
  /// The view is leaving.
  case didDisappear

  /// Whether the view is shown as it is.
  public var isIdentity: Bool { self == .identity }

  /// -1 before the view comes, 0 while it is there, 1 when it has gone.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

/// How a view comes and goes: what it is shown as in each phase, which is then animated.
@MainActor @preconcurrency
public protocol Transition {
  associatedtype Body: View
  typealias Content = AnyView

  /// The view as it is shown in the phase.
  @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body

  /// What is known of it beforehand.
  static var properties: TransitionProperties { get }
}

/// What is known of a transition beforehand.
public struct TransitionProperties: Hashable, Sendable {
  /// Whether it moves what it shows. Where a person wants less motion, things come and go at once,
  /// whatever is said here.
  public var hasMotion: Bool

  public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

extension Transition {
  /// With motion.
  public static var properties: TransitionProperties { TransitionProperties() }

  /// Both transitions at once.
  public func combined<T: Transition>(with other: T) -> some Transition {
    CombinedTransition(first: self, second: other)
  }

  /// The same transition for what animates without one: the animation that comes with it.
  public func animation(_ animation: Animation?) -> some Transition {
    TimedTransition(base: self, animation: animation)
  }
}

/// A transition that may name an animation of its own.
@MainActor
protocol SelfTimedTransition {
  var isTimed: Bool { get }
}

struct CombinedTransition<First: Transition, Second: Transition>: Transition, SelfTimedTransition {
  let first: First
  let second: Second

  var isTimed: Bool {
    let both: [Any] = [first, second]
    return both.contains { ($0 as? any SelfTimedTransition)?.isTimed ?? false }
  }

  func body(content: Content, phase: TransitionPhase) -> some View {
    second.body(content: AnyView(fixed: first.body(content: content, phase: phase)), phase: phase)
  }
}

struct TimedTransition<Base: Transition>: Transition, SelfTimedTransition {
  let base: Base
  let animation: Animation?

  var isTimed: Bool { animation != nil }

  func body(content: Content, phase: TransitionPhase) -> some View {
    base.body(content: content, phase: phase).transaction { transaction in
      if !transaction.disablesAnimations { transaction.animation = animation }
    }
  }
}

/// Comes by one transition, and goes by another.
public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: Transition {
  /// How the view comes.
  public var insertion: Insertion
  /// How the view goes.
  public var removal: Removal

  public init(insertion: Insertion, removal: Removal) {
    self.insertion = insertion
    self.removal = removal
  }

  /// The one transition before the view is there, the other one after.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    let coming = insertion.body(
      content: content, phase: phase == .willAppear ? .willAppear : .identity)
    removal.body(
      content: AnyView(fixed: coming), phase: phase == .didDisappear ? .didDisappear : .identity)
  }
}

extension AsymmetricTransition: SelfTimedTransition {
  var isTimed: Bool {
    let both: [Any] = [insertion, removal]
    return both.contains { ($0 as? any SelfTimedTransition)?.isTimed ?? false }
  }
}

/// Fades.
public struct OpacityTransition: Transition {
  public init() {}

  /// Transparent, but for the time in between.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.opacity(phase.isIdentity ? 1 : 0)
  }
}

/// At once.
public struct IdentityTransition: Transition {
  public init() {}

  /// The view itself.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// Grows from a scale, and shrinks to it.
public struct ScaleTransition: Transition {
  /// The factor where the view is not there; 0 for nothing.
  public var scale: Double
  /// What stays in its place.
  public var anchor: UnitPoint

  public init(_ scale: Double, anchor: UnitPoint = .center) {
    self.scale = scale
    self.anchor = anchor
  }

  /// Scaled, but for the time in between.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.scaleEffect(phase.isIdentity ? 1 : scale, anchor: anchor)
  }
}

/// Comes from elsewhere, and goes there.
public struct OffsetTransition: Transition {
  /// In points.
  public var offset: CGSize

  public init(_ offset: CGSize) {
    self.offset = offset
  }

  /// Elsewhere, but for the time in between.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.offset(phase.isIdentity ? .zero : offset)
  }
}

/// Comes in over an edge of its own room, and goes out there.
public struct MoveTransition: Transition {
  /// The edge that it moves over.
  public var edge: Edge

  public init(edge: Edge) {
    self.edge = edge
  }

  /// Beyond the edge, but for the time in between.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(EdgeOffset(edge: edge, share: phase.isIdentity ? 0 : 1))
  }
}

/// Comes in over the leading edge, and goes out over the trailing one.
public struct SlideTransition: Transition {
  public init() {}

  /// Beyond one side or the other, but for the time in between.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(
      EdgeOffset(
        edge: phase == .didDisappear ? .trailing : .leading, share: phase.isIdentity ? 0 : 1))
  }
}

/// Comes in over an edge and pushes the view before it out over the other one; both fade.
public struct PushTransition: Transition {
  /// The edge that it comes in over.
  public var edge: Edge

  public init(edge: Edge) {
    self.edge = edge
  }

  /// Transparent beyond one edge or the other, but for the time in between.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content
      .modifier(
        EdgeOffset(
          edge: phase == .didDisappear ? edge.opposite : edge, share: phase.isIdentity ? 0 : 1)
      )
      .opacity(phase.isIdentity ? 1 : 0)
  }
}

/// Fades, out of focus, in place of another view.
public struct BlurReplaceTransition: Transition {
  /// Which way a view is scaled while it comes and goes.
  public enum Configuration: Hashable, Sendable {
    /// It comes growing, and goes shrinking.
    case downUp
    /// It comes growing, and goes growing further.
    case upUp
  }

  /// Which way the view is scaled.
  public var configuration: Configuration

  public init(configuration: Configuration) {
    self.configuration = configuration
  }

  /// How far out of focus, in points, and how much smaller or larger a view is that is not there.
  private static let radius: CGFloat = 8
  private static let difference = 0.1

  /// Out of focus, transparent and smaller or larger, but for the time in between.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    let grows = phase == .didDisappear && configuration == .upUp
    content.blur(radius: phase.isIdentity ? 0 : Self.radius)
      .opacity(phase.isIdentity ? 1 : 0)
      .scaleEffect(phase.isIdentity ? 1 : 1 + (grows ? Self.difference : -Self.difference))
  }
}

/// Between two values of an author's modifier.
struct ModifierTransition<M: ViewModifier>: Transition {
  let active: M
  let identity: M

  func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(phase.isIdentity ? identity : active)
  }
}

/// The same for a modifier that is animated by its author.
struct AnimatableModifierTransition<M: ViewModifier & Animatable>: Transition {
  let active: M
  let identity: M

  func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(phase.isIdentity ? identity : active)
  }
}

/// Shows a view a part of its own size beyond an edge.
private struct EdgeOffset: ViewModifier {
  let edge: Edge
  /// 0 in place, 1 all beyond the edge.
  let share: CGFloat
  @Environment(\.layoutDirection) private var direction

  func body(content: Content) -> some View {
    ModifiedView(
      content: content,
      modifier: ShareOffsetModifier(
        share: CGSize(width: unit.width * share, height: unit.height * share)))
  }

  private var unit: CGSize {
    let leading: CGFloat = direction == .leftToRight ? -1 : 1
    return switch edge {
    case .top: CGSize(width: 0, height: -1)
    case .bottom: CGSize(width: 0, height: 1)
    case .leading: CGSize(width: leading, height: 0)
    case .trailing: CGSize(width: -leading, height: 0)
    }
  }
}

/// An offset in parts of the view's own size.
struct ShareOffsetModifier: ContentModifier {
  static var affectsLayout: Bool { false }
  var share: CGSize

  var animatableData: CGSize.AnimatableData {
    get { share.animatableData }
    set { share.animatableData = newValue }
  }

  func effect(in size: CGSize) -> AffineTransform? {
    AffineTransform(
      translationByX: share.width * size.width, byY: share.height * size.height)
  }
}

extension Edge {
  var opposite: Edge {
    switch self {
    case .top: .bottom
    case .bottom: .top
    case .leading: .trailing
    case .trailing: .leading
    }
  }
}

extension Transition where Self == OpacityTransition {
  /// Fades; what views do that name no transition.
  public static var opacity: OpacityTransition { OpacityTransition() }
}
extension Transition where Self == IdentityTransition {
  /// At once.
  public static var identity: IdentityTransition { IdentityTransition() }
}
extension Transition where Self == SlideTransition {
  /// Comes in over the leading edge, and goes out over the trailing one.
  public static var slide: SlideTransition { SlideTransition() }
}
extension Transition where Self == ScaleTransition {
  /// Grows from nothing, and shrinks to it.
  public static var scale: ScaleTransition { ScaleTransition(0) }
  /// Grows from a factor, and shrinks to it.
  public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> Self {
    ScaleTransition(scale, anchor: anchor)
  }
}
extension Transition where Self == OffsetTransition {
  /// Comes from elsewhere, in points.
  public static func offset(_ offset: CGSize) -> Self { OffsetTransition(offset) }
  /// Comes from elsewhere, in points.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self {
    OffsetTransition(CGSize(width: x, height: y))
  }
}
extension Transition where Self == MoveTransition {
  /// Comes in over an edge of its own room, and goes out there.
  public static func move(edge: Edge) -> Self { MoveTransition(edge: edge) }
}
extension Transition where Self == PushTransition {
  /// Comes in over an edge, and pushes the view before it out over the other one.
  public static func push(from edge: Edge) -> Self { PushTransition(edge: edge) }
}
extension Transition where Self == BlurReplaceTransition {
  /// Fades, out of focus, in place of another view.
  public static var blurReplace: BlurReplaceTransition {
    BlurReplaceTransition(configuration: .downUp)
  }
  /// The same, growing or shrinking as the configuration says.
  public static func blurReplace(_ configuration: BlurReplaceTransition.Configuration) -> Self {
    BlurReplaceTransition(configuration: configuration)
  }
}
