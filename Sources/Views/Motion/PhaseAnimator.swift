// SPDX-License-Identifier: Apache-2.0

import Gestures

/// Shows its content in one phase after the other, each on the way from the one before.
///
/// Without a trigger the phases follow each other for ever; with one they are gone through once at
/// each change of it, and end with the first; what changes meanwhile is one more run after it. Where a person wants less motion, the first phase stays.
public struct PhaseAnimator<Phase: Equatable, Content: View>: View {
  private let phases: [Phase]
  private let trigger: Trigger?
  private let content: (Phase) -> Content
  private let animation: (Phase) -> Animation?
  @State private var index = 0
  @State private var run = PhaseRun()
  @Environment(\.motion) private var clock
  @Environment(\.accessibilityReduceMotion) private var reducesMotion

  /// - Parameters:
  ///   - phases: At least one; the first is shown at the beginning.
  ///   - animation: By what a phase is shown; nil for at once.
  public init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.phases = Array(phases)
    trigger = nil
    self.content = content
    self.animation = animation
  }

  /// - Parameters:
  ///   - phases: At least one; the first is shown at the beginning and at the end.
  ///   - trigger: Each change of it goes through all phases once.
  ///   - animation: By what a phase is shown; nil for at once.
  public init(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.phases = Array(phases)
    self.trigger = Trigger(trigger)
    self.content = content
    self.animation = animation
  }

  public var body: some View {
    Group {
      if phases.indices.contains(index) { content(phases[index]) }
    }
    .onAppear {
      run.isShown = true
      if trigger == nil { go() }
    }
    .onDisappear { run.isShown = false }
    .onChange(of: trigger) {
      guard trigger != nil else { return }
      if run.isRunning { run.isWanted = true } else { go() }
    }
    .onChange(of: reducesMotion) {
      if trigger == nil, !reducesMotion, !run.isRunning { go() }
    }
  }

  private func go() {
    let next = phases.count > 1 ? (index + 1) % phases.count : 0
    // Content that does not move would go through its phases without any time passing.
    guard run.isShown, let clock, clock.isMoving, phases.count > 1, run.time != clock.time else {
      run.isRunning = false
      if clock?.isMoving != true { index = 0 }
      run.isWanted = false
      return
    }
    run.isRunning = true
    run.time = clock.time
    withAnimation(animation(phases[next])) {
      index = next
    } completion: {
      if trigger == nil || next != 0 {
        go()
      } else {
        run.isRunning = false
        run.time = nil
        guard run.isWanted else { return }
        run.isWanted = false
        go()
      }
    }
  }
}

/// What is known of one run through the phases.
@MainActor
private final class PhaseRun {
  var isShown = false
  var isRunning = false
  /// Whether the trigger changed again meanwhile: another run follows.
  var isWanted = false
  /// When the present phase began, in seconds.
  var time: Double?
}

/// A value whose changes begin something.
struct Trigger: @MainActor Equatable {
  private let value: Any
  private let isEqual: (Any) -> Bool

  init<Value: Equatable>(_ value: Value) {
    self.value = value
    isEqual = { ($0 as? Value) == value }
  }

  static func == (left: Trigger, right: Trigger) -> Bool { left.isEqual(right.value) }
}

extension View {
  /// Shows the view in one phase after the other, for ever.
  public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (AnimatedContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    PhaseAnimator(
      phases, content: { content(AnimatedContentView(content: self), $0) }, animation: animation)
  }

  /// Shows the view in one phase after the other, once at each change of the trigger.
  public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (AnimatedContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    PhaseAnimator(
      phases, trigger: trigger, content: { content(AnimatedContentView(content: self), $0) },
      animation: animation)
  }
}
