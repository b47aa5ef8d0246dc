// SPDX-License-Identifier: Apache-2.0

import Gestures

/// A listener of a scene, until it is cancelled. Others listen beside it.
@MainActor
public final class SceneObservation {
  private var end: (() -> Void)?

  init(end: @escaping () -> Void) {
    self.end = end
  }

  /// Ends it; a second time does nothing. A token that is let go does not end it.
  public func cancel() {
    end?()
    end = nil
  }
}

/// Who listens to one thing that a scene reports, in the order in which they came.
@MainActor
final class SceneObservers<Value> {
  private var observers: [(number: Int, take: (Value) -> Void)] = []
  private var lastNumber = 0
  /// Called when the first one came, and when the last one is gone.
  var onListening: ((_ isListening: Bool) -> Void)?

  var isEmpty: Bool { observers.isEmpty }

  func add(_ take: @escaping (Value) -> Void) -> SceneObservation {
    lastNumber += 1
    let number = lastNumber
    observers.append((number, take))
    if observers.count == 1 { onListening?(true) }
    return SceneObservation { [weak self] in self?.remove(number) }
  }

  private func remove(_ number: Int) {
    observers.removeAll { $0.number == number }
    if observers.isEmpty { onListening?(false) }
  }

  func send(_ value: @autoclosure () -> Value) {
    guard !observers.isEmpty else { return }
    let value = value()
    for observer in observers { observer.take(value) }
  }
}

extension InteractionScene {
  /// Calls when there is something to draw or to publish.
  @discardableResult
  public func observeChanges(_ take: @escaping () -> Void) -> SceneObservation {
    changeObservers.add(take)
  }

  /// Calls while a key or a request plays a gesture, before its contacts leave: what shows only while
  /// a gesture lasts shows now, though no time passes.
  @discardableResult
  public func observeMoments(_ take: @escaping () -> Void) -> SceneObservation {
    momentObservers.add(take)
  }

  func showMoment() { momentObservers.send(()) }

  /// Calls when another element, or what can be done with it, has the focus.
  @discardableResult
  public func observeFocus(_ take: @escaping () -> Void) -> SceneObservation {
    focusObservers.add(take)
  }

  /// Calls with all input before it does anything: enough to play it again. What makes no sense is
  /// left out: numbers that are none, and requests for elements that are not there.
  @discardableResult
  public func observeInput(_ take: @escaping (InputEvent) -> Void) -> SceneObservation {
    inputObservers.add(take)
  }

  /// Calls with one line a decision.
  @discardableResult
  public func observeDecisions(
    _ take: @escaping (TraceTopic, String) -> Void
  ) -> SceneObservation {
    decisionObservers.add { take($0.0, $0.1) }
  }

  /// Calls once for each gesture in the source that an element without a name has: nobody who does
  /// not see it knows what it is.
  @discardableResult
  public func observeUnnamedGestures(
    _ take: @escaping (UnnamedGesture) -> Void
  ) -> SceneObservation {
    publisher.hasNewListener = true
    defer { changed() }
    return unnamedObservers.add(take)
  }

  /// Calls with each decision about a touch from now on, also about one that is under way, in the
  /// middle of the event that leads to it and before the gestures' own callbacks. While nobody
  /// listens, nothing is asked.
  @discardableResult
  public func explainGestures(
    to take: @escaping (GestureDecision) -> Void
  ) -> SceneObservation {
    explanations.onListening = { [weak self] isListening in
      let trace = isListening ? self?.makeTrace() : nil
      self?.gestureTrace = trace
      if let trace { self?.pointers.explainTouches(to: trace) }
    }
    return explanations.add(take)
  }

  /// Calls with each callback of a gesture that takes longer than a frame, once for each place in the
  /// source. While nobody listens, nothing is measured.
  ///
  /// - Parameter clock: Seconds, of the time that passes outside.
  @discardableResult
  public func observeSlowCallbacks(
    clock: @escaping () -> Double, _ take: @escaping (SlowCallback) -> Void
  ) -> SceneObservation {
    slowObservers.onListening = { [weak self] isListening in
      self?.callbackWatch = isListening ? self?.makeWatch(clock) : nil
    }
    return slowObservers.add(take)
  }

  private func makeWatch(_ clock: @escaping () -> Double) -> CallbackWatch {
    CallbackWatch(
      clock: clock, placeName: { [weak self] in self?.placeName($0) ?? "" },
      take: { [weak self] in self?.slowObservers.send($0) })
  }

  /// How many actions of `onEnded` have run since somebody has been listening to
  /// ``explainGestures(to:)``; 0 while nobody does.
  package var endedActions: Int { gestureTrace?.endedActions ?? 0 }

  private func makeTrace() -> GestureTrace {
    GestureTrace(
      placeName: { [weak self] in self?.placeName($0) ?? "" },
      take: { [weak self] in self?.explanations.send($0) })
  }

  private func placeName(_ place: any CoordinateConverter) -> String {
    guard let element = place as? Element else { return "" }
    let name = publisher.name(of: FocusTarget(element))
    return name.isEmpty ? "element \(element.id)" : name
  }
}
