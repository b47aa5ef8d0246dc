// SPDX-License-Identifier: Apache-2.0

import Foundation
import Gestures

/// When a ``TimelineView`` is shown anew.
public protocol TimelineSchedule {
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
  private let start: Date
  private let interval: TimeInterval

  /// - Parameter interval: In seconds; a thousandth at least.
  public init(from startDate: Date, by interval: TimeInterval) {
    start = startDate
    self.interval = interval.isFinite ? max(interval, 0.001) : .greatestFiniteMagnitude
  }

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

final class TimelineNode<Schedule: TimelineSchedule, Content: View>: TransparentNode<
  TimelineView<Schedule, Content>, Content
>, Presenter
{
  private(set) var isMounted = true
  /// The one date that the content was last made for, as the model.
  private var date: Date
  private var alarms = 0

  init(_ view: TimelineView<Schedule, Content>, _ context: NodeContext) {
    let clock = context.graph.clock
    date = Self.due(view.schedule, clock.date)
    super.init(
      view, content: view.content(TimelineViewDefaultContext(date: date))._makeNode(context),
      context)
    follow()
  }

  override func update(_ view: TimelineView<Schedule, Content>) {
    super.update(view)
    presentModel()
    follow()
  }

  /// Waits for the next date of the schedule, or runs with each picture.
  private func follow() {
    if isPresented { return graph.present(self) }
    guard !(view.schedule is AnimationTimelineSchedule) else { return }
    let clock = graph.clock
    let now = clock.date
    let next = view.schedule.entries(from: now, mode: .normal).lazy
      .prefix(Self.longestSearch).first { $0 > now }
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

  /// How many dates of a schedule are looked at for the next one.
  private static var longestSearch: Int { 10_000 }

  private static func due(_ schedule: Schedule, _ now: Date) -> Date {
    guard !(schedule is AnimationTimelineSchedule) else { return now }
    return schedule.entries(from: now, mode: .normal).lazy.prefix(longestSearch)
      .prefix { $0 <= now }.reduce(now) { $1 }
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
