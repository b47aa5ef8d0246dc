// SPDX-License-Identifier: Apache-2.0

/// Puts together the tracks of a value, or the keyframes of a value that is one track.
@resultBuilder
@MainActor @preconcurrency
public struct KeyframesBuilder<Value> {
  public static func buildExpression<K: KeyframeTrackContent>(
    _ expression: K
  ) -> K where Value == K.Value { expression }

  public static func buildExpression<K: Keyframes>(
    _ expression: K
  ) -> K where Value == K.Value { expression }

  public static func buildPartialBlock<K: KeyframeTrackContent>(
    first: K
  ) -> K where Value == K.Value { first }

  public static func buildPartialBlock<K: Keyframes>(
    first: K
  ) -> K where Value == K.Value { first }

  public static func buildPartialBlock(
    accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
  ) -> some KeyframeTrackContent<Value> {
    KeyframeTrackContentList(elements: [accumulated, next])
  }

  public static func buildPartialBlock(
    accumulated: some Keyframes<Value>, next: some Keyframes<Value>
  ) -> some Keyframes<Value> {
    KeyframesList(elements: [accumulated, next])
  }

  public static func buildBlock() -> some Keyframes<Value> {
    KeyframesList(elements: [])
  }

  public static func buildArray(
    _ components: [some KeyframeTrackContent<Value>]
  ) -> some KeyframeTrackContent<Value> {
    KeyframeTrackContentList(elements: components)
  }

  public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
    first component: First
  ) -> KeyframeTrackContentBuilder<Value>.Conditional<Value, First, Second>
  where Value == First.Value, First.Value == Second.Value {
    KeyframeTrackContentBuilder.Conditional(first: component)
  }

  public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
    second component: Second
  ) -> KeyframeTrackContentBuilder<Value>.Conditional<Value, First, Second>
  where Value == First.Value, First.Value == Second.Value {
    KeyframeTrackContentBuilder.Conditional(second: component)
  }

  public static func buildFinalResult<Content: KeyframeTrackContent>(
    _ component: Content
  ) -> KeyframeTrack<Value, Value, Content> where Value == Content.Value {
    KeyframeTrack { component }
  }

  public static func buildFinalResult<Content: Keyframes>(
    _ component: Content
  ) -> Content where Value == Content.Value { component }
}
