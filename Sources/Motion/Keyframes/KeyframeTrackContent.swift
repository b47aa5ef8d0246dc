// SPDX-License-Identifier: Apache-2.0

/// Keyframes one after the other, of a value that can be shown between two of its values.
@MainActor @preconcurrency
public protocol KeyframeTrackContent<Value> {
  /// What is moved.
  associatedtype Value: Animatable = Body.Value
  /// The type of the composition.
  associatedtype Body: KeyframeTrackContent where Body.Value == Value
  /// The keyframes that it is made of.
  @KeyframeTrackContentBuilder<Value> var body: Body { get }
}

/// Content that knows its keyframes: every composition ends in it.
@MainActor
protocol PrimitiveTrackContent<Value>: KeyframeTrackContent where Body == Self {
  func keyframes() -> [ResolvedKeyframe<Value>]
}

extension PrimitiveTrackContent {
  public var body: Self { self }
}

extension KeyframeTrackContent {
  /// The keyframes, in their order.
  func resolvedKeyframes() -> [ResolvedKeyframe<Value>] {
    if let primitive = self as? any PrimitiveTrackContent<Value> { return primitive.keyframes() }
    return body.resolvedKeyframes()
  }
}

/// Where a keyframe leads, and how.
@MainActor
struct ResolvedKeyframe<Value: Animatable> {
  var value: Value
  var shape: any KeyframeShape<Value.AnimatableData>
}

/// Several pieces of a track.
@MainActor
struct KeyframeTrackContentList<Value: Animatable>: PrimitiveTrackContent {
  typealias Body = KeyframeTrackContentList

  var elements: [any KeyframeTrackContent<Value>]

  func keyframes() -> [ResolvedKeyframe<Value>] {
    elements.flatMap { $0.resolvedKeyframes() }
  }
}

/// Puts together the keyframes of a track.
@resultBuilder
@MainActor @preconcurrency
public struct KeyframeTrackContentBuilder<Value: Animatable> {
  public static func buildExpression<K: KeyframeTrackContent>(
    _ expression: K
  ) -> K where Value == K.Value { expression }

  public static func buildPartialBlock<K: KeyframeTrackContent>(
    first: K
  ) -> K where Value == K.Value { first }

  public static func buildPartialBlock(
    accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
  ) -> some KeyframeTrackContent<Value> {
    KeyframeTrackContentList(elements: [accumulated, next])
  }

  public static func buildBlock() -> some KeyframeTrackContent<Value> {
    KeyframeTrackContentList(elements: [])
  }

  public static func buildArray(
    _ components: [some KeyframeTrackContent<Value>]
  ) -> some KeyframeTrackContent<Value> {
    KeyframeTrackContentList(elements: components)
  }

  public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
    first component: First
  ) -> Conditional<Value, First, Second>
  where Value == First.Value, First.Value == Second.Value { Conditional(first: component) }

  public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
    second component: Second
  ) -> Conditional<Value, First, Second>
  where Value == First.Value, First.Value == Second.Value { Conditional(second: component) }

  /// One of two pieces of a track.
  public struct Conditional<
    ConditionalValue, First: KeyframeTrackContent, Second: KeyframeTrackContent
  >: KeyframeTrackContent
  where ConditionalValue == First.Value, ConditionalValue == Second.Value {
    public typealias Value = ConditionalValue

    private var chosen: any KeyframeTrackContent<ConditionalValue>

    init(first: First) { chosen = first }
    init(second: Second) { chosen = second }

    public var body: Conditional { self }
  }
}

extension KeyframeTrackContentBuilder.Conditional: PrimitiveTrackContent {
  func keyframes() -> [ResolvedKeyframe<ConditionalValue>] { chosen.resolvedKeyframes() }
}
