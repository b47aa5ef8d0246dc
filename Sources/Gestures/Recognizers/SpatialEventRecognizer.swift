// SPDX-License-Identifier: Apache-2.0

/// All contacts, from the first that comes to the last that goes.
final class SpatialEventRecognizer: Recognizer<SpatialEventCollection> {
  var coordinateSpace = CoordinateSpace.local
  private var events: [SpatialEventCollection.Event] = []
  private var isCancelled = false

  override func evaluate(
    _ input: inout RecognizerInput
  ) -> GesturePhase<SpatialEventCollection> {
    GestureDependency.pausedUntilFailed.apply(to: advance(input), inherited: input.inherited)
  }

  private func advance(_ input: RecognizerInput) -> GesturePhase<SpatialEventCollection> {
    switch input.event {
    case .cancel: return .failed
    case .time: break
    case .pointer(let pointer):
      // A contact that has gone is reported once.
      events.removeAll { $0.phase != .active }
      take(pointer, input)
    }
    guard !events.isEmpty else { return .possible(nil) }
    let value = SpatialEventCollection(events)
    if events.contains(where: { $0.phase == .active }) { return .active(value) }
    if isCancelled { input.explain(.takenAway) }
    return isCancelled ? .failed : .ended(value)
  }

  private func take(_ pointer: PointerEvent, _ input: RecognizerInput) {
    let event = SpatialEventCollection.Event(
      id: .init(contact: pointer.id), timestamp: pointer.time, kind: .init(pointer.kind),
      location: input.converter.convert(pointer.location, to: coordinateSpace),
      phase: Self.phase(pointer.phase), modifierKeys: pointer.modifiers)
    if pointer.phase == .cancelled { isCancelled = true }
    if let index = events.firstIndex(where: { $0.id == event.id }) {
      events[index] = event
    } else if pointer.phase == .began {
      events.append(event)
    }
  }

  private static func phase(
    _ phase: PointerEvent.Phase
  ) -> SpatialEventCollection.Event.Phase {
    switch phase {
    case .began, .moved: .active
    case .ended: .ended
    case .cancelled: .cancelled
    }
  }

  override var kind: String? { "spatial event" }

  override func reset() {
    super.reset()
    events = []
    isCancelled = false
  }
}
