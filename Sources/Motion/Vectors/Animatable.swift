// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Has a part that can be shown between two of its values.
@MainActor @preconcurrency
public protocol Animatable {
  /// The vector that stands for what is animated.
  associatedtype AnimatableData: VectorArithmetic
  /// What is animated; setting it leaves the rest of the value as it is.
  var animatableData: AnimatableData { get set }
}

extension Animatable where Self: VectorArithmetic {
  /// The vector itself.
  public var animatableData: Self {
    get { self }
    set { self = newValue }
  }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
  /// Nothing: the value changes at once.
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}

extension Animatable {
  /// The value with another animated part.
  func with(_ animatableData: AnimatableData) -> Self {
    var result = self
    result.animatableData = animatableData
    return result
  }
}

extension Double: Animatable {}
extension Float: Animatable {}
extension CGFloat: Animatable {}
extension AnimatablePair: Animatable {}
extension AnimatableArray: Animatable {}

extension EmptyAnimatableData: Animatable {
  /// The only value.
  public var animatableData: EmptyAnimatableData {
    get { self }
    set {}
  }
}

extension CGPoint: Animatable {
  /// The coordinates, horizontal first, in points.
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(x, y) }
    set { (x, y) = (newValue.first, newValue.second) }
  }
}

extension CGSize: Animatable {
  /// Width and height, in points.
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(width, height) }
    set { (width, height) = (newValue.first, newValue.second) }
  }
}

extension CGRect: Animatable {
  /// The origin and the size, in points.
  public var animatableData: AnimatablePair<CGPoint.AnimatableData, CGSize.AnimatableData> {
    get { AnimatablePair(origin.animatableData, size.animatableData) }
    set {
      origin.animatableData = newValue.first
      size.animatableData = newValue.second
    }
  }
}
