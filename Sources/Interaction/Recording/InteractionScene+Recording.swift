// SPDX-License-Identifier: Apache-2.0

import Foundation
import Gestures
import Semantics

extension InteractionScene {
  /// Does what the host, or an assistive technology, would do. A request for an element that is not
  /// there does nothing.
  public func replay(_ input: InputEvent) {
    switch input {
    case .pointer(let event): handle(event)
    case .hover(let point, let time): hover(at: point, time: time)
    case .key(let event): handle(event)
    case .scroll(let event): handle(event)
    case .request(let request, let time):
      publisher.refresh()
      guard let target = publisher.id(at: request.place) else { return }
      perform(AssistiveRequest(request.kind, target), at: time)
    case .size(let size, let time):
      advanceClock(time)
      self.size = size
    case .active(let isActive, let time):
      advanceClock(time)
      self.isActive = isActive
    case .cancel(let time): cancelAll(at: time)
    case .time(let time): advance(to: time)
    }
  }

  /// Tells whoever records, unless the event makes no sense: a file has no word for what is no
  /// number, and nothing comes of it.
  func record(_ input: @autoclosure () -> InputEvent) {
    guard !inputObservers.isEmpty else { return }
    let input = input()
    if input.isFinite { inputObservers.send(input) }
  }

  /// A request for an element that is not there is not recorded: nothing comes of it.
  func record(_ request: AssistiveRequest, at time: Double) {
    guard !inputObservers.isEmpty else { return }
    publisher.refresh()
    guard let place = publisher.place(of: request.target) else { return }
    record(.request(RecordedRequest(request.kind, at: place), time: time))
  }
}
