// SPDX-License-Identifier: Apache-2.0

import Gestures
package import Views

/// The view that was written.
package struct ComposedGestures: View {
  private let choices: GestureChoices

  @State private var done = "nothing"
  @State private var amount = 50.0
  /// Moved by a second gesture of the same kind.
  @State private var otherAmount = 50.0
  @GestureState private var isUnderWay = false

  package init(_ choices: GestureChoices) {
    self.choices = choices
  }

  package var body: some View {
    VStack(spacing: 8) {
      control
      if choices.effect == .outside { Text(done) }
    }
  }

  @ViewBuilder private var control: some View {
    let face = Rectangle().fill(isUnderWay ? Color.red : Color.blue)
      .frame(width: 100, height: 60)
    switch choices.order {
    case .beforeLabel: declared(labelled(gestures(face)))
    case .afterLabel: gestures(declared(labelled(face)))
    case .afterOffset: declared(labelled(gestures(face.offset(x: 10, y: 5))))
    }
  }

  private func labelled(_ view: some View) -> some View {
    view.accessibilityLabel("Thing")
      .accessibilityValue(
        choices.effect == .outside ? "" : "\(done), \(Int(amount)), \(Int(otherAmount))")
  }

  @ViewBuilder private func declared(_ view: some View) -> some View {
    if choices.declaresAction {
      view.accessibilityAction(named: "Reset") {
        done = "nothing"
        amount = 50
        otherAmount = 50
      }
    } else {
      view
    }
  }

  // MARK: Gestures

  private func gestures(_ view: some View) -> AnyView {
    var view = AnyView(view)
    var composed: AnyGesture<Void>? = gesture(choices.kinds[0], $amount)
    for (composition, kind) in zip(choices.compositions, choices.kinds.dropFirst()) {
      let next = gesture(kind, $otherAmount)
      guard let before = composed else {
        composed = next
        continue
      }
      switch composition {
      case .exclusively: composed = AnyGesture(before.exclusively(before: next).map { _ in () })
      case .simultaneously:
        composed = AnyGesture(before.simultaneously(with: next).map { _ in () })
      case .sequenced: composed = AnyGesture(before.sequenced(before: next).map { _ in () })
      case .attachedInside:
        view = AnyView(view.gesture(before))
        composed = next
      case .attachedHigh:
        view = AnyView(view.gesture(before).highPriorityGesture(next))
        composed = nil
      case .attachedBeside:
        view = AnyView(view.gesture(before).simultaneousGesture(next))
        composed = nil
      }
    }
    return composed.map { AnyView(view.gesture($0)) } ?? view
  }

  private func gesture(_ kind: GestureChoices.Kind, _ amount: Binding<Double>) -> AnyGesture<Void> {
    switch kind {
    case .tap: seen(TapGesture(), kind)
    case .doubleTap: seen(TapGesture(count: 2), kind)
    case .placeTap: seen(SpatialTapGesture(), kind)
    case .twoFingerTap: seen(TapGesture(count: 1, fingers: 2), kind)
    case .longPress: seen(LongPressGesture(), kind)
    case .drag: seen(DragGesture(), kind)
    case .dragDown: seen(DragGesture().axis(.vertical), kind)
    case .swipe: seen(SwipeGesture([.left]), kind)
    case .holdAndDrag: seen(LongPressGesture().sequenced(before: DragGesture()), kind)
    case .pinch: seen(MagnifyGesture(), kind)
    case .turn: seen(RotateGesture(), kind)
    case .value: seen(DragGesture().adjusting(amount, in: 0...100, step: 1), kind)
    case .touchDown: seen(DragGesture(minimumDistance: 0), kind)
    }
  }

  private func seen<G: Gesture>(_ gesture: G, _ kind: GestureChoices.Kind) -> AnyGesture<Void> {
    if choices.effect == .updating {
      return AnyGesture(
        gesture.updating($isUnderWay) { _, state, _ in state = true }
          .onEnded { _ in done = kind.rawValue }.map { _ in () })
    }
    return AnyGesture(gesture.onEnded { _ in done = kind.rawValue }.map { _ in () })
  }
}
