// SPDX-License-Identifier: Apache-2.0

import AccessibilityReader
import Semantics

extension KeyboardDriver {
  /// How long something is waited for that may never come, because a key does nothing.
  struct Patience {
    /// For a program that does not tell when it has handled a key.
    fileprivate let end: ContinuousClock.Instant
    fileprivate var ping: XDisplay.Ping?
    /// Questions that are still to be asked after this one.
    fileprivate var pingsLeft: Int
    /// When the program had handled the key.
    fileprivate var handled: ContinuousClock.Instant?
    /// When to look at a program that has told nothing.
    fileprivate var nextLook: ContinuousClock.Instant
    fileprivate var pause = firstPause
    /// Whether the application has told of anything meanwhile.
    fileprivate(set) var hasHeard = false
  }

  /// For what a program does when it is idle again after a key: six frames of a screen at 60 Hz.
  private static let rest = Duration.milliseconds(100)
  /// For a program that is busy, or has no processor to run on, and has said that it answers.
  private static let lateness = Duration.seconds(10)
  /// Until the first look at a program that has told nothing; twice as long until each next one.
  private static let firstPause = Duration.milliseconds(20)
  /// Without an event, after which nothing more is expected.
  private static let silence = Duration.milliseconds(60)
  /// Between two looks whether a question has been answered, which come sooner where the program tells
  /// of something.
  private static let blink = Duration.milliseconds(5)

  /// How long the application took for the keys that did something.
  struct Pace {
    /// In order.
    private var times: [Duration] = []

    /// Before so many keys nothing is known of it.
    private static let fewest = 8
    /// At least six frames of a screen at 60 Hz.
    private static let least = Duration.milliseconds(100)

    mutating func add(_ time: Duration) {
      times.insert(time, at: times.firstIndex { $0 > time } ?? times.endIndex)
    }

    /// How long to wait for a key that may do nothing, beside the slowest and the usual; nil where
    /// nothing is known of it.
    var patience: Duration? {
      guard times.count >= Self.fewest, let slowest = times.last else { return nil }
      return max(Self.least, slowest * 2, times[times.count / 2] * 6)
    }
  }

  /// Begins where a key has been pressed, or something was asked for over the bus. What takes a key at
  /// its usual `pace` is waited for no longer than that tells.
  func patience(forKey isKey: Bool = true, pace: Pace? = nil) -> Patience {
    let count = pingsUntilHandled(isKey)
    let now = ContinuousClock.now
    return Patience(
      end: now + min(limits.settling, pace?.patience ?? limits.settling),
      ping: count > 0 ? scene.flatMap { display.ping($0.window) } : nil, pingsLeft: count - 1,
      nextLook: now + Self.firstPause)
  }

  /// True where the program has handled the key and rested, and where the time is over.
  func isOver(_ patience: inout Patience) -> Bool {
    let now = ContinuousClock.now
    if patience.handled == nil, let ping = patience.ping, let scene, display.hasAnswered(ping) {
      if patience.pingsLeft > 0 {
        patience.pingsLeft -= 1
        patience.ping = display.ping(scene.window)
      } else {
        patience.handled = now
      }
    }
    if let handled = patience.handled { return now >= handled + Self.rest }
    guard now >= patience.end else { return false }
    // Nobody answers for a window that is gone.
    guard patience.ping != nil, let scene, display.isListed(scene.window) else { return true }
    return now >= patience.end + Self.lateness
  }

  /// Waits until the application has told of something, or is to be looked at although it has not:
  /// some tell nothing. True where there is nothing more to wait for after that look.
  func untilNews(_ patience: inout Patience) async -> Bool {
    while true {
      let isLast = isOver(&patience)
      let now = ContinuousClock.now
      let hasNews = hasNews
      if events != nil, hasNews { patience.hasHeard = true }
      if isLast || hasNews || now >= patience.nextLook {
        patience.pause *= 2
        patience.nextLook = now + patience.pause
        return isLast
      }
      await untilBlink()
    }
  }

  /// Waits until the application has handled what came before, and has told nothing more for a
  /// while: one change may come after another. What goes on by itself is not waited for.
  func untilRest(_ patience: inout Patience) async {
    let end = ContinuousClock.now + limits.settling
    var news = ContinuousClock.now
    while true {
      let isOver = isOver(&patience)
      let now = ContinuousClock.now
      if events != nil, hasNews {
        news = now
        patience.hasHeard = true
      }
      let isHandled = patience.ping == nil || patience.handled != nil || isOver
      if isHandled, now >= news + Self.silence || now >= end { return }
      await untilBlink()
    }
  }

  /// What has come stays for `hasNews`.
  private func untilBlink() async { await untilEvent(within: Self.blink) }

  /// Waits until the application tells of anything. Where nobody can listen, nothing shortens the time.
  private func untilEvent(within time: Duration) async {
    if let events {
      _ = await events.arrives(within: time)
    } else {
      try? await Task.sleep(for: time)
    }
  }

  /// Waits until the application tells of anything that it has not told of before, or the time is over.
  func untilNewEvent(within time: Duration) async {
    _ = hasNews
    await untilEvent(within: time)
  }

  /// Also true where nobody listens.
  private var hasNews: Bool { events == nil || takeEvents() }

  /// Whether there were any.
  @discardableResult func takeEvents() -> Bool {
    let reports = events?.drain() ?? []
    hasAnnounced =
      hasAnnounced
      || reports.contains { report in
        guard case .event(let event) = report else { return false }
        return event.isMessage
      }
    return !reports.isEmpty
  }

  /// How many questions a program has answered one after the other when it has handled what came
  /// before them; none where that is not known. GTK handles a key and answers in one thread, one
  /// after the other, and actions later. SDL, below Evenhand, answers while it collects what has come,
  /// which is handled after that, and before the next question. Others may hand keys on to another
  /// process or thread, and so does a page of the web in GTK.
  private func pingsUntilHandled(_ isKey: Bool) -> Int {
    let toolkit = snapshot.application.toolkit
    if toolkit.has(.answersBeforeInput) { return 2 }
    guard isKey, toolkit.has(.answersAfterKeys) else { return 0 }
    return snapshot.tree.depthFirst.contains { $0.role == .documentWeb || $0.role == .terminal }
      ? 0 : 1
  }
}

extension AccessibilityEvent {
  /// Whether a screen reader says it, wherever the focus is.
  var isMessage: Bool { ["announcement", "notification"].contains(kind.name) }
}
