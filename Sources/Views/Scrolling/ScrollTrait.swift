// SPDX-License-Identifier: Apache-2.0

import Foundation
import Gestures
import Interaction

/// What a modifier asks of the scroll view inside it. The nearest scroll view takes it; those inside
/// that one do not.
@MainActor
final class ScrollTrait {
  /// What the modifiers round it ask.
  let outer: ScrollTrait?
  /// Where scrolling comes to rest; nil for anywhere.
  var behavior: (any ScrollTargetBehavior)?
  /// False shows also what is beyond the edges.
  var clips = true
  /// Room between the edges and the content.
  var margins = EdgeInsets()
  /// Where the content stands, for each that an anchor is for.
  var anchors: [ScrollAnchorRole: UnitPoint] = [:]
  /// Hears where the content is, after each layout and while it is scrolled.
  var onScroll: ((any ScrollingNode) -> Void)?
  /// The scroll view that has taken it.
  weak var scroll: (any ScrollingNode)?

  init(outer: ScrollTrait?) { self.outer = outer }

  /// From the innermost on.
  static func chain(_ first: ScrollTrait?) -> [ScrollTrait] {
    Array(sequence(first: first, next: { $0?.outer }).compactMap { $0 })
  }
}

/// Two are the same if they are of one modifier.
struct ScrollTraitHandle: Equatable {
  let trait: ScrollTrait

  static func == (left: ScrollTraitHandle, right: ScrollTraitHandle) -> Bool {
    left.trait === right.trait
  }
}

/// A view that scrolls, for those who follow it.
@MainActor
protocol ScrollingNode: ViewNode {
  var scroller: Scroller { get }
  var scrolled: ScrollMotion? { get }
  /// What stands inside.
  var scrolledContent: ViewNode { get }
  /// Room between the edges and the content.
  var margins: EdgeInsets { get }
}

extension EnvironmentValues {
  private enum ScrollTraitKey: EnvironmentKey {
    static var defaultValue: ScrollTraitHandle? { nil }
  }

  var scrollTrait: ScrollTraitHandle? {
    get { self[ScrollTraitKey.self] }
    set { self[ScrollTraitKey.self] = newValue }
  }
}

/// A view of which a scroll view inside is asked something.
struct ScrollTraitView<Content: View>: View {
  let content: Content
  /// Says what is asked; once more for each new value of the view.
  let ask: (ScrollTrait) -> Void

  typealias Body = Never

  func _makeNode(_ context: NodeContext) -> TypedNode<Self> { ScrollTraitNode(self, context) }
}

final class ScrollTraitNode<Content: View>: TransparentNode<ScrollTraitView<Content>, Content>,
  PlaceFollower
{
  private let trait: ScrollTrait

  init(_ view: ScrollTraitView<Content>, _ context: NodeContext) {
    let trait = ScrollTrait(outer: context.scope.values.scrollTrait?.trait)
    self.trait = trait
    view.ask(trait)
    let inner = NodeContext(
      graph: context.graph, scope: Self.scope(from: context.scope, with: trait))
    super.init(view, content: view.content._makeNode(inner), context)
    graph.places.add(self)
  }

  private static func scope(
    from outer: EnvironmentScope, with trait: ScrollTrait
  ) -> EnvironmentScope {
    var values = outer.values
    values.scrollTrait = ScrollTraitHandle(trait: trait)
    return EnvironmentScope(values)
  }

  override func update(_ view: ScrollTraitView<Content>) {
    super.update(view)
    let (margins, anchors) = (trait.margins, trait.anchors)
    view.ask(trait)
    if trait.margins != margins || trait.anchors != anchors { trait.scroll?.invalidateLayout() }
    content.update(view.content)
    // What is bound may be another value than the place that is shown.
    graph.enqueue { [weak self] in self?.followPlace() }
  }

  override func environmentChanged(_ scope: EnvironmentScope) {
    self.scope = scope
    let inner = Self.scope(from: scope, with: trait)
    guard !content.scope.values.isSame(as: inner.values) else { return }
    content.environmentChanged(inner)
  }

  func followPlace() {
    guard let scroll = trait.scroll else { return }
    trait.onScroll?(scroll)
  }

  override func unmount() {
    graph.places.remove(self)
    super.unmount()
  }
}

extension View {
  /// Asks something of the scroll view inside.
  func scrollTrait(_ ask: @escaping (ScrollTrait) -> Void) -> some View {
    ScrollTraitView(content: self, ask: ask)
  }
}
