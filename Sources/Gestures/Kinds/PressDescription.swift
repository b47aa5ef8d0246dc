// SPDX-License-Identifier: Apache-2.0

/// A press on a control that acts when it is released over it.
public struct PressDescription: GestureKind, Hashable {
  public init() {}

  public var name: String { "press" }
  public var text: String { "a tap" }
  public var demands: Set<GestureDemand> { [] }
  public var motion: ContactMotion { .press }
}

/// A press that acts after it has been held.
public struct LongPressDescription: GestureKind, Hashable {
  /// Seconds.
  public var minimumDuration: Double

  public init(minimumDuration: Double = 0.5) {
    self.minimumDuration = minimumDuration
  }

  public var name: String { "long-press" }
  public var text: String { "a long press" }
  public var demands: Set<GestureDemand> { [.timing, .discovery] }
  public var motion: ContactMotion { .hold }
  public var holdDuration: Double? { minimumDuration }
}

/// A press that reports how long it is held.
public struct TimedPressDescription: GestureKind, Hashable {
  /// Seconds that a played one lasts.
  public var duration: Double

  public init(duration: Double) {
    self.duration = duration
  }

  public var name: String { "timed-press" }
  public var text: String { "a press that is timed" }
  public var demands: Set<GestureDemand> { [.timing, .duration, .discovery] }
  public var motion: ContactMotion { .hold }
}
