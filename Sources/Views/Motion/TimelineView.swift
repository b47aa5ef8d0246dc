// SPDX-License-Identifier: Apache-2.0

import Foundation
import Gestures

/// When a ``TimelineView`` is shown anew.
public protocol TimelineSchedule {
  /// How often it is asked to be.
  typealias Mode = TimelineScheduleMode
  associatedtype Entries: Sequence where Entries.Element == Date

  /// The dates in order; the first one is not later than `startDate` where there is such a date.
  func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries
}

/// How often a schedule is asked to be.
public enum TimelineScheduleMode: Hashable, Sendable {
  case normal, lowFrequency
}

/// Again and again after the same time.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  private var start: Date
  private let interval: TimeInterval

  /// - Parameter interval: In seconds; a thousandth at least.
  public init(from startDate: Date, by interval: TimeInterval) {
    start = startDate
    self.interval = interval.isFinite ? max(interval, 0.001) : .greatestFiniteMagnitude
  }

  /// The same where the present moment is another one. What was said to begin just now begins there;
  /// anything else stays.
  fileprivate func moved(from now: Date, to other: Date) -> PeriodicTimelineSchedule {
    guard abs(start.timeIntervalSince(now)) < Self.justNow else { return self }
    var moved = self
    moved.start = other
    return moved
  }

  /// Seconds within which a date counts as the present moment.
  private static var justNow: TimeInterval { 60 }

  /// From the last date that is not later than `startDate`, without an end.
  public func entries(
    from startDate: Date, mode: TimelineScheduleMode
  ) -> AnySequence<Date> {
    let first = max(0, (startDate.timeIntervalSince(start) / interval).rounded(.down))
    return AnySequence(
      sequence(state: first) { count -> Date? in
        defer { count += 1 }
        return start + count * interval
      })
  }
}

/// At the beginning of each minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  public init() {}

  /// From the minute that `startDate` is in, without an end.
  public func entries(
    from startDate: Date, mode: TimelineScheduleMode
  ) -> AnySequence<Date> {
    PeriodicTimelineSchedule(from: Date(timeIntervalSinceReferenceDate: 0), by: 60)
      .entries(from: startDate, mode: mode)
  }
}

/// At dates that are known.
public struct ExplicitTimelineSchedule<Dates: Sequence>: TimelineSchedule
where Dates.Element == Date {
  private let dates: Dates

  /// - Parameter dates: In order.
  public init(_ dates: Dates) {
    self.dates = dates
  }

  /// All of them, whatever the start is.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Dates { dates }
}

/// With each picture.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  let minimumInterval: Double
  let isPaused: Bool

  /// - Parameters:
  ///   - minimumInterval: Seconds from one picture to the next at least; nil for the display's own.
  ///   - paused: True stops the time.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    self.minimumInterval = minimumInterval ?? 0
    isPaused = paused
  }

  /// Sixty a second at most, without an end.
  public func entries(
    from startDate: Date, mode: TimelineScheduleMode
  ) -> PeriodicTimelineSchedule.Entries {
    PeriodicTimelineSchedule(from: startDate, by: max(minimumInterval, 1.0 / 60))
      .entries(from: startDate, mode: mode)
  }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// Again and again after the same time, in seconds.
  public static func periodic(from startDate: Date, by interval: TimeInterval) -> Self {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// At the beginning of each minute.
  public static var everyMinute: Self { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// With each picture.
  public static var animation: Self { AnimationTimelineSchedule() }

  /// With each picture, or with fewer.
  public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> Self {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}

extension TimelineSchedule {
  /// At dates that are known.
  public static func explicit<Dates: Sequence>(_ dates: Dates) -> Self
  where Self == ExplicitTimelineSchedule<Dates> {
    ExplicitTimelineSchedule(dates)
  }
}

extension TimelineSchedule {
  /// How many dates of a schedule are looked at for the next one.
  private var longestSearch: Int { 10_000 }

  fileprivate func nextDate(after now: Date) -> Date? {
    entries(from: now, mode: .normal).lazy.prefix(longestSearch).first { $0 > now }
  }

  /// The date that is shown; the present one where there is none yet.
  fileprivate func lastDate(until now: Date) -> Date {
    guard !(self is AnimationTimelineSchedule) else { return now }
    return entries(from: now, mode: .normal).lazy.prefix(longestSearch)
      .prefix { $0 <= now }.reduce(now) { $1 }
  }
}

/// A view that is shown anew by the clock.
///
/// With the schedule `animation` only the picture is new each time: assistive technologies hear of the
/// content as it is when something else changes, and not sixty times a second. Where a person wants
/// less motion, that picture stands still.
public struct TimelineView<Schedule: TimelineSchedule, Content: View>: View {
  /// What the content is made for.
  public typealias Context = TimelineViewDefaultContext

  let schedule: Schedule
  let content: (TimelineViewDefaultContext) -> Content

  public init(
    _ schedule: Schedule,
    @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) {
    self.schedule = schedule
    self.content = content
  }

  public typealias Body = Never

  public func _makeNode(_ context: NodeContext) -> TypedNode<Self> { TimelineNode(self, context) }
}

/// The moment that the content of a ``TimelineView`` is made for.
public struct TimelineViewDefaultContext {
  /// How precise the content should be.
  public enum Cadence: Hashable, Sendable, Comparable {
    case live, seconds, minutes
  }

  /// The date of the schedule that is shown.
  public let date: Date
  /// Always `live`: nothing here asks for less.
  public let cadence = Cadence.live
}

final class TimelineNode<Schedule: TimelineSchedule, Content: View>: KeepingTransparentNode<
  TimelineView<Schedule, Content>, Content
>, Presenter
{
  private(set) var isMounted = true
  /// The one date that the content was last made for, as the model.
  private var date: Date
  private var alarms = 0
  /// The view's, in the window's own time.
  private var schedule: any TimelineSchedule

  init(_ view: TimelineView<Schedule, Content>, _ context: NodeContext) {
    let clock = context.graph.clock
    schedule = Self.schedule(view.schedule, clock)
    date = schedule.lastDate(until: clock.date)
    super.init(
      view, content: view.content(TimelineViewDefaultContext(date: date))._makeNode(context),
      context)
    follow()
  }

  override func update(_ view: TimelineView<Schedule, Content>) {
    super.update(view)
    schedule = Self.schedule(view.schedule, graph.clock)
    presentModel()
    follow()
  }

  /// Where the window's time is not the world's, `.now` of the world means the window's.
  private static func schedule(
    _ schedule: Schedule, _ clock: MotionClock
  ) -> any TimelineSchedule {
    guard clock.isVirtual, let periodic = schedule as? PeriodicTimelineSchedule else {
      return schedule
    }
    return periodic.moved(from: Date(), to: clock.date)
  }

  /// Waits for the next date of the schedule, or runs with each picture.
  private func follow() {
    if isPresented { return graph.present(self) }
    guard !(view.schedule is AnimationTimelineSchedule) else { return }
    let clock = graph.clock
    let now = clock.date
    let next = schedule.nextDate(after: now)
    guard let next else { return }
    alarms += 1
    let alarm = alarms
    clock.setAlarm(at: next.timeIntervalSince(clock.dateOfStart)) { [weak self] in
      guard let self, isMounted, alarm == alarms else { return }
      date = next
      presentModel()
      graph.invalidate()
      follow()
    }
  }

  var isPresented: Bool {
    guard let schedule = view.schedule as? AnimationTimelineSchedule else { return false }
    return isMounted && !schedule.isPaused && graph.clock.isMoving
  }

  private var pictured: Date?

  func presentMoment() {
    guard let schedule = view.schedule as? AnimationTimelineSchedule else { return }
    let now = graph.clock.date
    if let pictured, now.timeIntervalSince(pictured) < schedule.minimumInterval {
      return show(pictured)
    }
    pictured = now
    show(now)
  }

  func presentModel() {
    if view.schedule is AnimationTimelineSchedule { date = pictured ?? date }
    show(date)
  }

  private func show(_ date: Date) {
    content.update(view.content(TimelineViewDefaultContext(date: date)))
  }

  override func unmount() {
    isMounted = false
    super.unmount()
  }
}
