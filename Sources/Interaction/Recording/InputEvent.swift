// SPDX-License-Identifier: Apache-2.0

import Foundation
import Gestures

/// One thing that reached a window from outside.
public enum InputEvent: Hashable, Sendable {
  case pointer(PointerEvent)
  /// The pointer moved without a contact; nil where it is outside.
  case hover(CGPoint?, time: Double)
  case key(KeyEvent)
  /// An assistive technology asked for something.
  case request(RecordedRequest, time: Double)
  /// A wheel or a touchpad scrolls.
  case scroll(ScrollEvent)
  /// Fingers on a touchpad pinch, turn or swipe.
  case touchpad(TouchpadEvent)
  /// The window's size in points.
  case size(CGSize, time: Double)
  /// The window got or lost the keyboard.
  case active(Bool, time: Double)
  /// The contacts were taken away.
  case cancel(time: Double)
  /// So much time passed that something was decided.
  case time(Double)

  /// Seconds on the host's monotonic clock.
  public var time: Double {
    switch self {
    case .pointer(let event): event.time
    case .key(let event): event.time
    case .scroll(let event): event.time
    case .touchpad(let event): event.time
    case .hover(_, let time), .request(_, let time), .size(_, let time), .active(_, let time),
      .cancel(let time), .time(let time):
      time
    }
  }

  /// Whether all of its numbers are numbers.
  var isFinite: Bool {
    guard time.isFinite else { return false }
    switch self {
    case .pointer(let event): return event.location.x.isFinite && event.location.y.isFinite
    case .hover(let point, _): return point.map { $0.x.isFinite && $0.y.isFinite } ?? true
    case .scroll(let event): return event.isFinite
    case .touchpad(let event): return event.isFinite
    case .request(let request, _):
      if case .setValue(let value) = request.kind { return value.isFinite }
      return true
    case .size(let size, _): return size.width.isFinite && size.height.isFinite
    case .key, .active, .cancel, .time: return true
    }
  }

  /// Whether nobody has to hear of an earlier event where this one comes behind it: it says all that
  /// that one says.
  func overtakes(_ earlier: InputEvent) -> Bool {
    guard case .touchpad(let event) = self, case .touchpad(let earlier) = earlier else {
      return false
    }
    return event.overtakes(earlier)
  }

  /// The same event so many seconds later.
  public func delayed(by seconds: Double) -> InputEvent {
    switch self {
    case .pointer(var event):
      event.time += seconds
      return .pointer(event)
    case .key(var event):
      event.time += seconds
      return .key(event)
    case .hover(let point, let time): return .hover(point, time: time + seconds)
    case .request(let request, let time): return .request(request, time: time + seconds)
    case .scroll(var event):
      event.time += seconds
      return .scroll(event)
    case .touchpad(var event):
      event.time += seconds
      return .touchpad(event)
    case .size(let size, let time): return .size(size, time: time + seconds)
    case .active(let isActive, let time): return .active(isActive, time: time + seconds)
    case .cancel(let time): return .cancel(time: time + seconds)
    case .time(let time): return .time(time + seconds)
    }
  }
}
