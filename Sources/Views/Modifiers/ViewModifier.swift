// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A change to a view that can be used again for others, with state of its own where it needs some.
@MainActor @preconcurrency
public protocol ViewModifier {
  associatedtype Body: View
  typealias Content = AnyView

  @ViewBuilder func body(content: Content) -> Body
}

extension View {
  /// The view as the modifier shows it; the modifier's own state lives as long as the view.
  public func modifier<M: ViewModifier>(_ modifier: M) -> some View {
    ModifierView(content: self, modifier: modifier)
  }
}

private struct ModifierView<Content: View, M: ViewModifier>: View, PropertyOwner {
  let content: Content
  var modifier: M

  static var propertyOwner: (type: Any.Type, offset: Int)? {
    MemoryLayout<Self>.offset(of: \Self.modifier).map { (M.self, $0) }
  }

  var body: some View { modifier.body(content: AnyView(fixed: content)) }
}

/// What a modifier does to the place, the size or the look of one view.
protocol ContentModifier: Equatable, Animatable {
  /// Whether another value of it moves or resizes something, so that layout must run again.
  static var affectsLayout: Bool { get }

  @MainActor var zIndex: Double? { get }
  @MainActor var layoutPriority: Double? { get }

  @MainActor func size(of child: ViewNode, _ proposal: ProposedViewSize) -> CGSize
  @MainActor func baseline(
    _ line: LineOfText, of child: ViewNode, _ proposal: ProposedViewSize
  ) -> CGFloat
  /// Where the child begins, and what it is offered; from the side where lines begin.
  @MainActor func start(
    of child: ViewNode, _ proposal: ProposedViewSize
  ) -> (origin: CGPoint, proposal: ProposedViewSize)
  @MainActor func place(
    _ child: ViewNode, in size: CGSize, _ proposal: ProposedViewSize, _ direction: LayoutDirection)
  /// From the coordinates of what is inside to those outside.
  @MainActor func effect(in size: CGSize) -> AffineTransform?
  /// The same where parallels may meet; nil for the effect.
  @MainActor func projection(in size: CGSize) -> ProjectionTransform?
  @MainActor func draw(
    _ node: ViewNode, _ list: inout DisplayList, _ drawContent: (inout DisplayList) -> Void)
  /// How far it draws where its content reaches so far.
  @MainActor func reach(of content: CGRect, in size: CGSize) -> CGRect
  /// Changes what holds for the elements inside.
  @MainActor func restrict(_ pass: ElementPass)
}

extension ContentModifier {
  static var affectsLayout: Bool { true }
  @MainActor var zIndex: Double? { nil }
  @MainActor var layoutPriority: Double? { nil }

  @MainActor func size(of child: ViewNode, _ proposal: ProposedViewSize) -> CGSize {
    child.size(for: proposal)
  }
  @MainActor func baseline(
    _ line: LineOfText, of child: ViewNode, _ proposal: ProposedViewSize
  ) -> CGFloat {
    child.baseline(line, for: proposal)
  }
  @MainActor func start(
    of child: ViewNode, _ proposal: ProposedViewSize
  ) -> (origin: CGPoint, proposal: ProposedViewSize) { (.zero, proposal) }
  @MainActor func place(
    _ child: ViewNode, in size: CGSize, _ proposal: ProposedViewSize, _ direction: LayoutDirection
  ) {
    child.place(at: .zero, proposal)
  }
  @MainActor func effect(in size: CGSize) -> AffineTransform? { nil }
  @MainActor func projection(in size: CGSize) -> ProjectionTransform? { nil }
  @MainActor func draw(
    _ node: ViewNode, _ list: inout DisplayList, _ drawContent: (inout DisplayList) -> Void
  ) {
    drawContent(&list)
  }
  @MainActor func reach(of content: CGRect, in size: CGSize) -> CGRect {
    guard let projection = projection(in: size), !projection.isAffine else {
      return effect(in: size)?.frame(of: content) ?? content
    }
    return projection.frame(of: content) ?? CGRect.infinite
  }
  @MainActor func restrict(_ pass: ElementPass) {}
}

/// A view with one modifier.
struct ModifiedView<Content: View, Modifier: ContentModifier>: View {
  let content: Content
  let modifier: Modifier

  typealias Body = Never

  func _makeNode(_ context: NodeContext) -> TypedNode<Self> {
    makeNodeOfEach(context) ?? ModifiedNode(self, content: content._makeNode(context), context)
  }
}

final class ModifiedNode<Content: View, Modifier: ContentModifier>: WrapperNode<
  ModifiedView<Content, Modifier>, Content
>
{
  private var modifier: Modifier
  private var moving: Moving<Modifier.AnimatableData>?

  override init(
    _ view: ModifiedView<Content, Modifier>, content: TypedNode<Content>, _ context: NodeContext
  ) {
    modifier = view.modifier
    super.init(view, content: content, context)
  }

  /// The modifier as the picture shows it now.
  private var shown: Modifier {
    guard let moving, moving.isRunning else { return modifier }
    var shown = modifier
    shown.animatableData = moving.shown
    return shown
  }

  override func update(_ view: ModifiedView<Content, Modifier>) {
    let old = modifier
    if view.modifier != old {
      modifier = view.modifier
      // What moves or resizes something is shown by what it moves.
      if !Modifier.affectsLayout {
        move(&moving, from: old.animatableData, to: view.modifier.animatableData)
      }
      if old.zIndex != view.modifier.zIndex {
        invalidateStructure()
      } else if Modifier.affectsLayout {
        // What it takes of a stack's room depends on it, and its own size may stay.
        if old.layoutPriority != view.modifier.layoutPriority { layoutParent?.invalidateLayout() }
        invalidateLayout()
      } else {
        invalidateElements()
      }
    }
    content.update(view.content)
  }

  override func takeWay(of other: ViewNode) { moving = (other as? Self)?.moving }

  override var zIndex: Double { modifier.zIndex ?? super.zIndex }
  override var layoutPriority: Double { modifier.layoutPriority ?? super.layoutPriority }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    child.map { modifier.size(of: $0, proposal) } ?? .zero
  }

  override func findBaseline(
    _ line: LineOfText, for proposal: ProposedViewSize
  ) -> CGFloat {
    child.map { modifier.baseline(line, of: $0, proposal) } ?? 0
  }

  override func findGuide(_ line: AlignmentLine, for proposal: ProposedViewSize) -> CGFloat? {
    guard let child else { return nil }
    let start = modifier.start(of: child, proposal)
    return child.explicitGuide(line, for: start.proposal).map { $0 + start.origin[line.axis] }
  }

  override func arrange() {
    guard let child else { return }
    modifier.place(child, in: size, proposal, environment.layoutDirection)
  }

  override var innerEffect: AffineTransform? { modifier.effect(in: size) }

  override func draw(_ list: inout DisplayList, at offset: CGPoint) {
    let content = child.map { [$0] } ?? []
    let shown = shown
    shown.draw(self, &list) { list in
      if let projection = shown.projection(in: shownSize), !projection.isAffine {
        let rect = reachInside.offsetBy(dx: offset.x, dy: offset.y)
        list.items += [.push, .group(.projected(projection.moved(to: offset), in: rect))]
        list.seeing(nil) { drawInside(content, &$0, at: offset) }
        list.items.append(.pop)
        return
      }
      guard let effect = shown.effect(in: shownSize) else {
        return drawInside(content, &list, at: offset)
      }
      if effect.isTranslation {
        let moved = CGPoint(x: offset.x + effect.tX, y: offset.y + effect.tY)
        return drawInside(content, &list, at: moved)
      }
      list.items.append(.push)
      list.items.append(.transform(effect.followed(by: .translation(offset))))
      list.seeing(nil) { drawInside(content, &$0, at: .zero) }
      list.items.append(.pop)
    }
  }

  override func placeElements(_ pass: ElementPass, _ transform: AffineTransform) {
    if let child { placeChildElements(child, pass, transform) }
  }

  override func placing(
    _ child: ViewNode, _ pass: ElementPass, _ transform: AffineTransform,
    _ body: (AffineTransform) -> Void
  ) {
    let inner = modifier.effect(in: size)?.followed(by: transform) ?? transform
    pass.restricted(by: modifier) { super.placing(child, pass, inner, body) }
  }

  override func measureReach() -> CGRect {
    modifier.reach(of: reachInside, in: size)
  }
}
