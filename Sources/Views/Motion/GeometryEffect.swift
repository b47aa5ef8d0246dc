// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The transform of the plane under the name that code brings from other platforms.
public typealias CGAffineTransform = AffineTransform

extension AffineTransform {
  /// Moves by two lengths, in points.
  public init(translationX x: CGFloat, y: CGFloat) {
    self.init(translationByX: x, byY: y)
  }

  /// Makes larger or smaller by two factors.
  public init(scaleX x: CGFloat, y: CGFloat) {
    self.init(scaleByX: x, byY: y)
  }

  /// Turns by an angle in radians, clockwise on the screen where it is positive.
  public init(rotationAngle angle: CGFloat) {
    self.init(rotationByRadians: angle)
  }
}

/// A modifier that moves, turns or scales a view by a transform of the author's own; the room that the
/// view takes stays what it was.
public protocol GeometryEffect: Animatable, ViewModifier {
  /// From the view's coordinates to those that it is shown in.
  func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  /// The view under the transform.
  public func body(content: Content) -> some View {
    ModifiedView(content: content, modifier: EffectModifier(effect: self))
  }
}

struct EffectModifier<Effect: GeometryEffect>: ContentModifier {
  static var affectsLayout: Bool { false }
  let effect: Effect

  /// Two effects without a way to compare them may differ.
  nonisolated static func == (left: EffectModifier, right: EffectModifier) -> Bool {
    MainActor.assumeIsolated {
      InputComparison.of(Effect.self)?.areSame(left.effect, right.effect) ?? false
    }
  }

  func projection(in size: CGSize) -> ProjectionTransform? { effect.effectValue(size: size) }

  func effect(in size: CGSize) -> AffineTransform? {
    effect.effectValue(size: size).affine(in: size)
  }
}

/// Shows what is inside as a projection has it.
struct ProjectionModifier: ContentModifier {
  static var affectsLayout: Bool { false }
  let transform: ProjectionTransform

  func projection(in size: CGSize) -> ProjectionTransform? { transform }
  func effect(in size: CGSize) -> AffineTransform? { transform.affine(in: size) }
}

extension View {
  /// Draws the view as a projection has it, from its top left corner; its room stays the same. Hits and
  /// what is exposed are where the view would be with parallel sides.
  public func projectionEffect(_ transform: ProjectionTransform) -> some View {
    ModifiedView(content: self, modifier: ProjectionModifier(transform: transform))
  }
}
