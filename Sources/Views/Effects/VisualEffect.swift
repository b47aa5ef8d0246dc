// SPDX-License-Identifier: Apache-2.0

import Foundation
import Gestures

/// A change of how a view looks that leaves its room what it was.
@MainActor @preconcurrency
public protocol VisualEffect {
  var _changes: VisualChanges { get }
}

/// What effects come to, the innermost first.
@MainActor
public struct VisualChanges {
  var modifiers: [any ContentModifier] = []

  func adding(_ modifier: some ContentModifier) -> VisualChanges {
    var changes = self
    changes.modifiers.append(modifier)
    return changes
  }

  /// On the way to others of the same kinds: 0 for these, 1 for those.
  func mixed(with other: VisualChanges, _ part: Double) -> VisualChanges {
    guard modifiers.count == other.modifiers.count else { return part < 0.5 ? self : other }
    var changes = VisualChanges()
    changes.modifiers = zip(modifiers, other.modifiers).map { $0.mixed(with: $1, part) }
    return changes
  }

  @MainActor func effect(in size: CGSize) -> AffineTransform? {
    let effects = modifiers.compactMap { $0.effect(in: size) }
    guard let first = effects.first else { return nil }
    return effects.dropFirst().reduce(first) { $0.followed(by: $1) }
  }

  func isSame(as other: VisualChanges) -> Bool {
    modifiers.count == other.modifiers.count
      && zip(modifiers, other.modifiers).allSatisfy { $0.isSame(as: $1) }
  }
}

extension ContentModifier {
  /// On the way to another one of the same kind: 0 for this, 1 for that.
  @MainActor
  fileprivate func mixed(with other: any ContentModifier, _ part: Double) -> any ContentModifier {
    guard var result = other as? Self else { return self }
    var way = result.animatableData - animatableData
    way.scale(by: part)
    result.animatableData = animatableData + way
    return result
  }

  fileprivate func isSame(as other: any ContentModifier) -> Bool { (other as? Self) == self }
}

/// No change yet.
public struct EmptyVisualEffect: VisualEffect {
  nonisolated public init() {}
  public var _changes: VisualChanges { VisualChanges() }
}

/// Changes that were added to others.
struct AddedVisualEffect: VisualEffect {
  let _changes: VisualChanges
}

extension VisualEffect {
  private func adding(_ modifier: some ContentModifier) -> AddedVisualEffect {
    AddedVisualEffect(_changes: _changes.adding(modifier))
  }

  /// Elsewhere.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
    adding(OffsetModifier(offset: CGSize(width: x, height: y)))
  }
  /// Elsewhere.
  public func offset(_ offset: CGSize) -> some VisualEffect {
    adding(OffsetModifier(offset: offset))
  }
  /// Larger or smaller.
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    scaleEffect(x: scale, y: scale, anchor: anchor)
  }
  /// Larger or smaller.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
    scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
  }
  /// Larger or smaller, by two factors.
  public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some VisualEffect {
    adding(ScaleModifier(scale: CGSize(width: x, height: y), anchor: anchor))
  }
  /// Turned, clockwise.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    adding(RotationModifier(angle: angle, anchor: anchor))
  }
  /// Turned in space.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some VisualEffect {
    adding(
      Rotation3DModifier(
        angle: angle, axis: [Double(axis.x), Double(axis.y), Double(axis.z)], anchor: anchor,
        anchorZ: anchorZ, perspective: perspective))
  }
  /// As a transform of the plane shows it.
  public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect {
    adding(TransformModifier(transform: transform))
  }
  /// So much of it seen.
  public func opacity(_ opacity: Double) -> some VisualEffect {
    adding(OpacityModifier(opacity: opacity))
  }
  /// Out of focus.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
    adding(BlurModifier(radius: max(0, radius)))
  }
  /// With so much light added.
  public func brightness(_ amount: Double) -> some VisualEffect {
    adding(ColorMatrixModifier.brightness(amount))
  }
  /// With colours further apart.
  public func contrast(_ amount: Double) -> some VisualEffect {
    adding(ColorMatrixModifier.contrast(amount))
  }
  /// So grey.
  public func grayscale(_ amount: Double) -> some VisualEffect {
    adding(ColorMatrixModifier.grayscale(amount))
  }
  /// So colourful.
  public func saturation(_ amount: Double) -> some VisualEffect {
    adding(ColorMatrixModifier.saturation(amount))
  }
  /// With colours turned on their circle.
  public func hueRotation(_ angle: Angle) -> some VisualEffect {
    adding(ColorMatrixModifier.hue(angle))
  }
}

/// A transform of the plane.
struct TransformModifier: ContentModifier {
  static var affectsLayout: Bool { false }
  let transform: AffineTransform

  func effect(in size: CGSize) -> AffineTransform? { transform }
}

/// A view that looks as its place says.
struct PlacedEffectView<Content: View>: View {
  let content: Content
  /// For a place of the view's, and for the room that it is scrolled in; nil without one.
  let changes: (GeometryProxy) -> VisualChanges

  typealias Body = Never

  func _makeNode(_ context: NodeContext) -> TypedNode<Self> {
    PlacedEffectNode(self, content: content._makeNode(context), context)
  }
}

final class PlacedEffectNode<Content: View>: WrapperNode<PlacedEffectView<Content>, Content>,
  PlaceFollower
{
  private lazy var place = GeometryPlace(self)
  private lazy var shownPlace: GeometryPlace = {
    let place = GeometryPlace(self)
    place.isShown = true
    return place
  }()
  private var changes = VisualChanges()

  private var changesAt: (GeometryProxy) -> VisualChanges

  override init(
    _ view: PlacedEffectView<Content>, content: TypedNode<Content>, _ context: NodeContext
  ) {
    changesAt = view.changes
    super.init(view, content: content, context)
    graph.places.add(self)
  }

  override func update(_ view: PlacedEffectView<Content>) {
    changesAt = view.changes
    content.update(view.content)
    followPlace()
  }

  func followPlace() {
    let now = changesAt(GeometryProxy(size: size, place: place))
    guard !now.isSame(as: changes) else { return }
    changes = now
    invalidateElements()
    invalidateDrawing()
  }

  override func unmount() {
    graph.places.remove(self)
    super.unmount()
  }

  /// As it is seen: while something is scrolled, that is elsewhere than where it comes to rest.
  private var shown: VisualChanges {
    graph.clock.isRunning
      ? changesAt(GeometryProxy(size: size, place: shownPlace)) : changes
  }

  override var innerEffect: AffineTransform? { changes.effect(in: size) }

  override func draw(_ list: inout DisplayList, at offset: CGPoint) {
    let shown = shown
    draw(shown.modifiers[...], shown, &list, at: offset)
  }

  private func draw(
    _ rest: ArraySlice<any ContentModifier>, _ shown: VisualChanges, _ list: inout DisplayList,
    at offset: CGPoint
  ) {
    guard let outer = rest.last else {
      guard let effect = shown.effect(in: size) else { return super.draw(&list, at: offset) }
      if effect.isTranslation {
        return super.draw(
          &list, at: CGPoint(x: offset.x + effect.tX, y: offset.y + effect.tY))
      }
      list.items.append(.push)
      list.items.append(.transform(effect.followed(by: .translation(offset))))
      list.seeing(nil) { drawInside(drawnNodes, &$0, at: .zero) }
      list.items.append(.pop)
      return
    }
    outer.draw(self, &list) { draw(rest.dropLast(), shown, &$0, at: offset) }
  }

  override func placing(
    _ child: ViewNode, _ pass: ElementPass, _ transform: AffineTransform,
    _ body: (AffineTransform) -> Void
  ) {
    let inner = changes.effect(in: size)?.followed(by: transform) ?? transform
    restricted(pass, by: changes.modifiers[...]) {
      super.placing(child, pass, inner, body)
    }
  }

  private func restricted(
    _ pass: ElementPass, by rest: ArraySlice<any ContentModifier>, _ body: () -> Void
  ) {
    guard let first = rest.first else { return body() }
    func open<M: ContentModifier>(_ modifier: M) {
      pass.restricted(by: modifier) { restricted(pass, by: rest.dropFirst(), body) }
    }
    open(first)
  }

  override func measureReach() -> CGRect {
    let inside = reachInside
    return changes.effect(in: size)?.frame(of: inside).union(inside) ?? inside
  }
}

extension View {
  /// Looks as its place says: the closure is asked again whenever it is elsewhere, and while something
  /// round it is scrolled. The room it takes stays what it was, and what is hit follows what is seen.
  public func visualEffect(
    _ effect: @escaping (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> some View {
    PlacedEffectView(content: self) { effect(EmptyVisualEffect(), $0)._changes }
  }
}
