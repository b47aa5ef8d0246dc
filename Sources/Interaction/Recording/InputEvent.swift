// SPDX-License-Identifier: Apache-2.0

import Foundation
import Gestures

/// One thing that reached a window from outside, apart from assistive requests.
public enum InputEvent: Hashable, Sendable {
  case pointer(PointerEvent)
  case key(KeyEvent)
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
    case .size(_, let time), .active(_, let time), .cancel(let time), .time(let time): time
    }
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
    case .size(let size, let time): return .size(size, time: time + seconds)
    case .active(let isActive, let time): return .active(isActive, time: time + seconds)
    case .cancel(let time): return .cancel(time: time + seconds)
    case .time(let time): return .time(time + seconds)
    }
  }
}

extension InteractionScene {
  /// Does what the host would do.
  public func replay(_ input: InputEvent) {
    switch input {
    case .pointer(let event): handle(event)
    case .key(let event): handle(event)
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
}
