// SPDX-License-Identifier: Apache-2.0

import Gestures

/// Shows its content with a value that follows keyframes.
///
/// What assistive technologies hear of the content is that of the last keyframe. Where a person wants
/// less motion, nothing but that is shown.
public struct KeyframeAnimator<Value, Path: Keyframes, Content: View>: View
where Path.Value == Value {
  let initialValue: Value
  let trigger: Trigger?
  let isRepeating: Bool
  let content: (Value) -> Content
  let keyframes: (Value) -> Path

  /// Follows the keyframes from the moment the view comes: again and again, or once.
  public init(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> Path
  ) {
    self.initialValue = initialValue
    trigger = nil
    isRepeating = repeating
    self.content = content
    self.keyframes = keyframes
  }

  /// Follows the keyframes once at each change of the trigger.
  public init(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> Path
  ) {
    self.initialValue = initialValue
    self.trigger = Trigger(trigger)
    isRepeating = false
    self.content = content
    self.keyframes = keyframes
  }

  public typealias Body = Never

  public func _makeNode(_ context: NodeContext) -> TypedNode<Self> { KeyframeNode(self, context) }
}

final class KeyframeNode<Value, Path: Keyframes, Content: View>: KeepingTransparentNode<
  KeyframeAnimator<Value, Path, Content>, Content
>, Presenter, TransactionScope
where Path.Value == Value {
  private var timeline: KeyframeTimeline<Value>?
  private var start = 0.0
  private var model: Value
  private(set) var isMounted = true

  init(_ view: KeyframeAnimator<Value, Path, Content>, _ context: NodeContext) {
    model = view.initialValue
    super.init(view, content: view.content(view.initialValue)._makeNode(context), context)
    if view.trigger == nil { run() }
  }

  override func update(_ view: KeyframeAnimator<Value, Path, Content>) {
    let old = self.view.trigger
    super.update(view)
    if view.trigger != old { run() }
    presentModel()
  }

  private func run() {
    let from = isPresented ? moment : model
    let timeline = KeyframeTimeline(initialValue: from) { view.keyframes(from) }
    self.timeline = timeline
    start = graph.clock.time
    if !view.isRepeating { model = timeline.value(time: timeline.duration) }
    if isPresented { graph.present(self) }
  }

  private var moment: Value {
    guard let timeline else { return model }
    let elapsed = graph.clock.time - start
    let isCircular = view.isRepeating && timeline.duration > 0
    return timeline.value(
      time: isCircular ? elapsed.truncatingRemainder(dividingBy: timeline.duration) : elapsed)
  }

  var isPresented: Bool {
    guard let timeline, isMounted, graph.clock.isMoving, timeline.duration > 0 else { return false }
    return view.isRepeating || graph.clock.time - start < timeline.duration
  }

  func presentMoment() {
    content.update(view.content(isPresented ? moment : model))
  }

  func presentModel() { content.update(view.content(model)) }

  /// The keyframes themselves move what is inside.
  func adjust(_ transaction: inout Transaction) {
    if isPresented { transaction.animation = nil }
  }

  override func unmount() {
    isMounted = false
    super.unmount()
  }
}

extension View {
  /// Shows the view with a value that follows keyframes: again and again, or once.
  public func keyframeAnimator<Value>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (AnimatedContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    KeyframeAnimator(
      initialValue: initialValue, repeating: repeating,
      content: { content(AnimatedContentView(content: self), $0) }, keyframes: keyframes)
  }

  /// Shows the view with a value that follows keyframes once at each change of the trigger.
  public func keyframeAnimator<Value>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (AnimatedContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    KeyframeAnimator(
      initialValue: initialValue, trigger: trigger,
      content: { content(AnimatedContentView(content: self), $0) }, keyframes: keyframes)
  }
}
