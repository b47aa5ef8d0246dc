// SPDX-License-Identifier: Apache-2.0

import Foundation
import Gestures

/// A transition of a type that is not known beforehand.
@MainActor @preconcurrency
public struct AnyTransition {
  private let show: (AnyView, TransitionPhase) -> AnyView
  /// Whether it moves by an animation of its own, where the change that brings it has none.
  let hasOwnAnimation: Bool

  public init<T: Transition>(_ transition: T) {
    hasOwnAnimation = (transition as? any SelfTimedTransition)?.isTimed ?? false
    show = { AnyView(fixed: transition.body(content: $0, phase: $1)) }
  }

  fileprivate func body(_ content: AnyView, _ phase: TransitionPhase) -> AnyView {
    show(content, phase)
  }

  /// Fades; what views do that name no transition.
  public static var opacity: AnyTransition { AnyTransition(.opacity) }
  /// At once.
  public static var identity: AnyTransition { AnyTransition(.identity) }
  /// Comes in over the leading edge, and goes out over the trailing one.
  public static var slide: AnyTransition { AnyTransition(.slide) }
  /// Grows from nothing, and shrinks to it.
  public static var scale: AnyTransition { AnyTransition(.scale) }
  /// Fades, out of focus, in place of another view.
  public static var blurReplace: AnyTransition { AnyTransition(.blurReplace) }

  /// Grows from a factor, and shrinks to it.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition(.scale(scale, anchor: anchor))
  }

  /// Comes from elsewhere, in points.
  public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition(.offset(offset)) }

  /// Comes from elsewhere, in points.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    AnyTransition(.offset(x: x, y: y))
  }

  /// Comes in over an edge of its own room, and goes out there.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition(.move(edge: edge)) }

  /// Comes in over an edge, and pushes the view before it out over the other one.
  public static func push(from edge: Edge) -> AnyTransition { AnyTransition(.push(from: edge)) }

  /// Comes by one transition, and goes by another.
  public static func asymmetric(
    insertion: AnyTransition, removal: AnyTransition
  ) -> AnyTransition {
    AnyTransition(AsymmetricTransition(insertion: Erased(insertion), removal: Erased(removal)))
  }

  /// Between two values of an author's modifier.
  public static func modifier<M: ViewModifier>(active: M, identity: M) -> AnyTransition {
    AnyTransition(ModifierTransition(active: active, identity: identity))
  }

  /// Between two values of a modifier that is animated by its author.
  public static func modifier<M: ViewModifier & Animatable>(
    active: M, identity: M
  ) -> AnyTransition {
    AnyTransition(AnimatableModifierTransition(active: active, identity: identity))
  }

  /// Both at once.
  public func combined(with other: AnyTransition) -> AnyTransition {
    AnyTransition(Erased(self).combined(with: Erased(other)))
  }

  /// With an animation of its own, whatever goes along with the change.
  public func animation(_ animation: Animation?) -> AnyTransition {
    AnyTransition(Erased(self).animation(animation))
  }

  private struct Erased: Transition, SelfTimedTransition {
    let transition: AnyTransition
    var isTimed: Bool { transition.hasOwnAnimation }

    init(_ transition: AnyTransition) {
      self.transition = transition
    }

    func body(content: Content, phase: TransitionPhase) -> some View {
      transition.body(content, phase)
    }
  }
}

extension View {
  /// How the view comes and goes, where a change that is animated brings or takes it.
  public func transition(_ transition: AnyTransition) -> some View {
    TransitionView(content: self, transition: transition)
  }

  /// The same by a transition of an author's own.
  public func transition<T: Transition>(_ transition: T) -> some View {
    TransitionView(content: self, transition: AnyTransition(transition))
  }
}

/// A view with a way to come and go.
struct TransitionView<Content: View>: View {
  let content: Content
  let transition: AnyTransition

  typealias Body = Never

  func _makeNode(_ context: NodeContext) -> TypedNode<Self> { TransitionHolder(self, context) }

  func shown(_ phase: TransitionPhase) -> AnyView {
    transition.body(AnyView(fixed: content), phase)
  }
}

/// Shows its view in one phase of its transition: there, but for the first and the last moment.
final class TransitionHolder<Content: View>: KeepingTransparentNode<
  TransitionView<Content>, AnyView
>,
TransitionPlayer, TransactionScope
{
  /// What goes along with coming or going alone.
  private var own: Transaction?

  init(_ view: TransitionView<Content>, _ context: NodeContext) {
    super.init(view, content: view.shown(.identity)._makeNode(context), context)
    graph.scopeCount += 1
  }

  override func update(_ view: TransitionView<Content>) {
    super.update(view)
    content.update(view.shown(.identity))
  }

  var hasOwnAnimation: Bool { view.transition.hasOwnAnimation }

  func come(_ transaction: Transaction, isBack: Bool) {
    // What is on its way out stays where it is seen.
    perform(nil, isBack ? .didDisappear : .willAppear)
    perform(transaction, .identity)
  }

  func go(_ transaction: Transaction) -> () -> Bool {
    var transaction = transaction
    let end = TransitionEnd()
    transaction.addAnimationCompletion(criteria: .removed) { end.isReached = true }
    for completion in transaction.completions { completion.hold() }
    perform(transaction, .didDisappear)
    for completion in transaction.completions { graph.clock.release(completion) }
    let clock = graph.clock
    return { [weak clock] in end.isReached || clock?.isRunning != true }
  }

  private func perform(_ transaction: Transaction?, _ phase: TransitionPhase) {
    if let transaction {
      own = transaction
    } else {
      own = Transaction()
      own?.disablesAnimations = true
    }
    content.update(view.shown(phase))
    own = nil
  }

  func adjust(_ transaction: inout Transaction) {
    if let own { transaction = own }
  }

  override func unmount() {
    graph.scopeCount -= 1
    super.unmount()
  }
}

@MainActor
private final class TransitionEnd {
  var isReached = false
}
