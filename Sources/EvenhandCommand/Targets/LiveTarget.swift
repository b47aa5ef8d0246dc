// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit
import AccessibilityDriver
import AccessibilityReader
import DesktopSession
import Foundation
import Semantics

/// An application that is looked at again and again, until it is as it should be.
struct LiveTarget: Sendable {
  /// Which application it is.
  enum Identity: Sendable {
    case registered(ApplicationReference)
    /// What this program registers, or a program that it starts or hands over to.
    case startedBy(StartedApplication)
  }

  /// The application at rest, or as it was when the time was over.
  struct Rest: Sendable {
    let snapshot: ApplicationSnapshot
    let isStable: Bool
  }

  let identity: Identity
  let reader: AccessibilityReader
  let limits: ReadLimits
  /// Takes in the windows that each look sees.
  var log: WindowLog?
  /// Of earlier looks at one that has rested before: that alone is asked which may be different, and at
  /// rest all that stands in the windows of some elements.
  var memory: (reads: ReadMemory, asked: Set<ObjectReference>)?

  /// Between two looks for an application that has not registered; the applications on the bus are
  /// not asked.
  private static let searchPause = Duration.milliseconds(25)
  /// For an application that a program has asked the session bus to start, and has not started itself.
  private static let handover = Duration.seconds(5)
  /// For the end of a program that has left the bus.
  private static let leave = Duration.seconds(1)
  /// For a program that shows a picture while it starts.
  private static let startPicture = Duration.seconds(5)

  func read() async throws(CommandError) -> ApplicationSnapshot {
    guard let application = try await application() else {
      try checkEnd(since: .now - Self.handover)
      throw absent
    }
    Progress.shared.begin("reading \(name)")
    return try await read(application)
  }

  /// Waits until the application is there, rests and is `ready`: that gives the reason why it is not.
  /// Where only the rest is missing when the time is over, that is no failure.
  func rest(
    _ ready: (ApplicationSnapshot) -> CommandError? = { _ in nil }
  ) async throws(CommandError) -> Rest {
    let beginning = ContinuousClock.now
    let end = beginning + limits.duration
    var stability = TreeStability()
    Progress.shared.begin("waiting for \(name) to come to rest")
    var last: ApplicationSnapshot?
    while ContinuousClock.now < end || last == nil {
      guard let application = try await application() else {
        try checkEnd(since: beginning)
        guard ContinuousClock.now < end else { break }
        try? await Task.sleep(for: Self.searchPause)
        continue
      }
      let start = ContinuousClock.now
      let snapshot = try await read(application, memory?.reads)
      last = snapshot
      if !snapshot.isComplete { return Rest(snapshot: snapshot, isStable: true) }
      if stability.take(snapshot, readAt: start), snapshot.tree.count > 1, ready(snapshot) == nil,
        !mayBeStarting(snapshot, since: beginning)
      {
        return Rest(snapshot: try await closely(snapshot), isStable: true)
      }
      let next = min(start + TreeStability.distance, end)
      if next > .now { try? await Task.sleep(until: next, clock: .continuous) }
    }
    guard let last else { throw absent }
    if last.tree.count == 1 { throw windowless }
    if let reason = ready(last) { throw reason }
    return Rest(snapshot: try await closely(last), isStable: false)
  }

  /// What was read of one that is known, with places and all else of the windows that are asked about.
  private func closely(
    _ snapshot: ApplicationSnapshot
  ) async throws(CommandError) -> ApplicationSnapshot {
    guard let memory else { return snapshot }
    memory.reads.forget(windowsOf: memory.asked)
    return try await read(snapshot.application, memory.reads)
  }

  /// True where a program that was just started shows the picture that a large one shows until it is
  /// there, or windows without a title and with nothing to use, as such a picture is.
  private func mayBeStarting(
    _ snapshot: ApplicationSnapshot, since beginning: ContinuousClock.Instant
  ) -> Bool {
    guard case .startedBy(let started) = identity, .now < beginning + Self.startPicture else {
      return false
    }
    if StartPicture.isShown(by: snapshot.application, environment: started.environment) {
      return true
    }
    let windows = snapshot.tree.rootNode.children.compactMap { snapshot.tree[$0] }
    return windows.allSatisfy(\.name.isEmpty)
      && snapshot.tree.depthFirst.allSatisfy { $0.actions.isEmpty && !$0.states[.editable] }
  }

  private func application() async throws(CommandError) -> ApplicationReference? {
    switch identity {
    case .registered(let application): return application
    case .startedBy(let started):
      let finder = ApplicationFinder(reader: reader)
      return started.program.isRunning
        ? try await finder.find(startedBy: started.program.processID)
        : try await heir(of: started, finder)
    }
  }

  /// What a launcher, which ended with success, has handed over to: another process of the same
  /// program, a service of the session's bus, or itself in the background. One with a window goes
  /// before one without, as portals are.
  private func heir(
    of started: StartedApplication, _ finder: ApplicationFinder
  ) async throws(CommandError) -> ApplicationReference? {
    guard started.program.exitStatus == .code(0) else { return nil }
    let heirs = try await finder.find(leftBy: started)
    for heir in heirs.count > 1 ? heirs : [] {
      let snapshot = try? await reader.read(heir, limits: ReadLimits(nodes: 2))
      if let snapshot, snapshot.tree.count > 1 { return heir }
    }
    return heirs.first
  }

  /// Throws where a program has ended and nothing comes after it.
  private func checkEnd(since start: ContinuousClock.Instant) throws(CommandError) {
    guard case .startedBy(let started) = identity, let status = started.program.exitStatus else {
      return
    }
    if status == .code(0) {
      let isAwaited = started.isPrivate && start + Self.handover > .now
      if isAwaited || !started.runningParts.isEmpty { return }
    }
    throw .invalid(Self.ended(started))
  }

  /// The name of the application that a program has left behind; nil where it runs itself.
  func heirName(_ snapshot: ApplicationSnapshot) -> String? {
    guard case .startedBy(let started) = identity, !started.program.isRunning else { return nil }
    return "\"" + Escaped.line(snapshot.application.name) + "\""
  }

  private func read(
    _ application: ApplicationReference, _ memory: ReadMemory? = nil
  ) async throws(CommandError) -> ApplicationSnapshot {
    do throws(ReaderError) {
      let snapshot = try await reader.read(application, limits: limits, memory: memory)
      // One element that leaves is a change; all of them are an application that has ended.
      if snapshot.problems.contains(where: { $0.kind == .vanished }) {
        let registered = try await reader.registeredApplications()
        let isThere = registered.contains { $0.busName == application.busName && $0.pid != nil }
        guard isThere else { throw .applicationLeft }
      }
      log?.see(snapshot)
      return snapshot
    } catch {
      if error == .applicationLeft { try await checkEndOfLeaver() }
      throw .invalid("\(error)")
    }
  }

  /// A program leaves the bus a moment before it ends. That it ended, and what it said last, is the
  /// better reason.
  private func checkEndOfLeaver() async throws(CommandError) {
    guard case .startedBy(let started) = identity else { return }
    let end = ContinuousClock.now + Self.leave
    while started.program.isRunning, .now < end { try? await Task.sleep(for: Self.searchPause) }
    try checkEnd(since: .now - Self.handover)
  }

  private var name: String {
    switch identity {
    case .registered(let application): Escaped.line(application.name)
    case .startedBy(let started): Escaped.line(started.program.program)
    }
  }

  private var absent: CommandError {
    var what = "did not appear on the accessibility bus"
    var advice = "give it longer with --timeout, or run evenhand doctor"
    if case .startedBy(let started) = identity {
      if let toolkit = SilentToolkit.of(started.runningParts) {
        advice = toolkit.advice
      } else if started.program.isRunning,
        (try? XDisplay(environment: started.environment))?.hasWindows == false
      {
        what = "runs and showed no window"
      }
    }
    return .invalid("\(name) \(what) within \(limits.duration.secondsText) s; " + advice + said)
  }

  private var windowless: CommandError {
    .invalid(
      "\(name) is on the accessibility bus and showed no window within"
        + " \(limits.duration.secondsText) s; give it longer with --timeout" + said)
  }

  /// What a program that runs on has complained of may be the reason.
  private var said: String {
    guard case .startedBy(let started) = identity else { return "" }
    let words = Self.lastWords(started.program)
    return words.isEmpty ? "" : "; it said last: " + words
  }

  private static func ended(_ started: StartedApplication) -> String {
    let words = lastWords(started.program)
    return "\(Escaped.line(started.program.program)) has ended before it could be read"
      + (words.isEmpty ? "" : ": " + words)
      + (started.isFenced ? "; --no-fence lets it do more" : "")
  }

  /// The last line of its standard error that is not indented, as the frames of a trace are, and not
  /// Java's word of the options that were set for it.
  private static func lastWords(_ program: ChildProcess) -> String {
    program.errorLines.last { line in
      line.first.map { !$0.isWhitespace } ?? false && !line.hasPrefix("Picked up ")
    }.map(Escaped.line) ?? ""
  }
}
