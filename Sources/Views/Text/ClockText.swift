// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What a text says that follows the clock.
indirect enum ClockText: Hashable, Sendable {
  /// How far an interval of time has gone, from 0 up, or from its length down.
  case timer(from: Date, to: Date, pause: Date?, countsDown: Bool, showsHours: Bool)
  /// How far it is to a date, or since then.
  case distance(Text.DateStyle, Date)

  func text(_ habits: WritingHabits = WritingHabits(), at now: Date) -> String {
    switch self {
    case .timer(let start, let end, let pause, let countsDown, let showsHours):
      let shown = min(max(pause.map { min($0, now) } ?? now, start), end)
      // A countdown has a second left until it is over.
      let seconds =
        countsDown
        ? end.timeIntervalSince(shown).rounded(.up) : shown.timeIntervalSince(start).rounded(.down)
      return Self.clock(seconds, showsHours: showsHours)
    case .distance(let style, let date): return style.text(of: date, habits, at: now)
    }
  }

  /// When it says something else; nil for a text that stays as it is.
  func change(after now: Date) -> Date? {
    switch self {
    case .timer(let start, let end, let pause, let countsDown, _):
      if let pause, pause <= now { return nil }
      guard now < end else { return nil }
      if now < start { return start }
      return min(Self.wholeSecond(after: now, from: countsDown ? end : start), end)
    case .distance(_, let date): return Self.wholeSecond(after: now, from: date)
    }
  }

  /// Whether it is about the present moment of the world: what was said to begin just now.
  func beginsNow(_ world: Date) -> Bool {
    let date =
      switch self {
      case .timer(let start, _, _, _, _): start
      case .distance(_, let date): date
      }
    return abs(date.timeIntervalSince(world)) < Self.justNow
  }

  /// Seconds within which a date counts as the present moment.
  private static var justNow: TimeInterval { 60 }

  /// The next moment that is so many whole seconds away from another.
  private static func wholeSecond(after now: Date, from origin: Date) -> Date {
    let distance = now.timeIntervalSince(origin)
    let next = origin + (distance.rounded(.down) + 1)
    // Where a second is less than dates can tell apart.
    return next > now ? next : now + 1
  }

  /// "1:05:09", or "65:09" without hours.
  static func clock(_ seconds: TimeInterval, showsHours: Bool = true) -> String {
    let whole = Int(min(max(seconds, 0), 1e9))
    let (hours, minutes) = showsHours ? (whole / 3600, whole / 60 % 60) : (0, whole / 60)
    let rest = whole % 60
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    return hours > 0
      ? "\(hours):\(two(minutes)):\(two(rest))" : "\(minutes):\(two(rest))"
  }
}

extension Text {
  init(_ clock: ClockText) {
    self.init(verbatim: clock.text(at: Date()))
    self.clock = clock
  }

  /// How far an interval of time has gone, shown anew each second.
  ///
  /// - Parameters:
  ///   - pauseTime: Where it stands still; nil while it runs.
  ///   - countsDown: From its length down to 0, and otherwise up.
  ///   - showsHours: "1:05:09", and otherwise "65:09".
  public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
    showsHours: Bool = true
  ) {
    self.init(
      .timer(
        from: timerInterval.lowerBound, to: timerInterval.upperBound, pause: pauseTime,
        countsDown: countsDown, showsHours: showsHours))
  }

  /// From one date to another: "3 June 2026, 10:30 – 11:00".
  nonisolated public init(_ dates: ClosedRange<Date>) {
    self.init(WrittenValue(dates))
  }

  /// From one date to another.
  public init(_ interval: DateInterval) { self.init(interval.start...interval.end) }

  /// The text as it is at a moment.
  func shown(at now: Date, _ habits: WritingHabits?) -> Text {
    guard let clock else { return self }
    var text = Text(verbatim: clock.text(habits ?? WritingHabits(), at: now))
    text.style = style
    text.clock = clock
    return text
  }
}
