// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit
import AccessibilityDriver
import AccessibilityReader
import DesktopSession
import Foundation
import Semantics

/// Finds, or starts, the application that the command line means, and reads it.
struct TargetOpening: Sendable {
  let options: TargetOptions
  let environment: [String: String]
  /// A program that is started gets a desktop of its own, with a window manager.
  var isolated = false
  /// Something in it is pressed, and so it stands in a fence there.
  var isPressed = false
  private var isFenced: Bool { isolated && isPressed && options.isFenced }
  /// What is set on the desktop of its own that a program then gets; nil for nothing.
  var preferences: SessionPreferences?
  /// Also asks the elements for what they answer beyond their nodes.
  var asksDetails = false
  /// Of the looks at what has opened.
  let memory = ReadMemory()

  /// A program that was started for it runs until `body` has returned. Steps are done before.
  func with<Result: Sendable>(
    _ body: (OpenTarget) async throws(CommandError) -> Result
  ) async throws(CommandError) -> Result {
    if case .recording(let path) = options.target {
      var target = try RecordedTarget(path: path).open(environment)
      target.scope = try options.scope.elements(of: target.snapshot)
      return try await body(target)
    }
    return try await withLive { live, started throws(CommandError) in
      let rest = try await arrive(live)
      guard let file = options.steps else {
        return try await body(try await open(rest, live, started))
      }
      let run = StepRun(live: live, started: started, path: file.path)
      for step in file.steps where !step.isStop { try await run.perform(step) }
      return try await body(try await open(try await live.rest(reason), live, started))
    }
  }

  /// The same at each `audit` of the steps, or once at the end where there is none. Each result comes
  /// with the step's name, where it has one.
  func atEachStop<Result: Sendable>(
    _ body: (OpenTarget) async throws(CommandError) -> Result
  ) async throws(CommandError) -> [(name: String?, result: Result)] {
    guard let file = options.steps, file.steps.contains(where: \.isStop) else {
      return [(nil, try await with(body))]
    }
    return try await withLive { live, started throws(CommandError) in
      var results: [(name: String?, result: Result)] = []
      var rest: LiveTarget.Rest? = try await arrive(live)
      let run = StepRun(live: live, started: started, path: file.path)
      for step in file.steps {
        guard case .audit(let name) = step.verb else {
          try await run.perform(step)
          rest = nil
          continue
        }
        let here = if let rest { rest } else { try await live.rest(reason) }
        rest = here
        results.append((name, try await body(try await open(here, live, started))))
      }
      return results
    }
  }

  /// The same at the beginning, after each step that opened a window, at each `audit` of the steps,
  /// and at the end; with what a report has to say of windows that came and went meanwhile.
  func atEachWindow<Result: Sendable>(
    of file: StepFile, _ body: (OpenTarget) async throws(CommandError) -> Result
  ) async throws(CommandError) -> (stops: [(name: String?, result: Result)], gap: String?) {
    try await withLive { live, started throws(CommandError) in
      let log = WindowLog()
      var live = live
      live.log = log
      let run = StepRun(live: live, started: started, path: file.path)
      var results: [(name: String?, result: Result)] = []
      var here = try await arrive(live)
      var stop: String? = "the beginning"
      for step in file.steps {
        if case .audit(let name) = step.verb {
          stop = name
          continue
        }
        if let name = stop {
          results.append((name, try await body(try await open(here, live, started))))
          log.audit(here.snapshot)
          // Whoever judges may have driven the application.
          here = try await live.rest()
        }
        let before = OpenWindows(here.snapshot)
        try await run.perform(step)
        here = try await live.rest()
        stop = OpenWindows(here.snapshot).opened(since: before)
      }
      results.append((stop ?? "the end", try await body(try await open(here, live, started))))
      log.audit(here.snapshot)
      return (results, log.gap)
    }
  }

  /// Whether the program crashes when it is started once more and left alone for somewhat longer than
  /// a time, or does not come up any more; false where it was not started for this.
  func crashes(within time: Duration) async -> Bool {
    guard case .program = options.target else { return false }
    let wait = min(max(time * 2, .seconds(10)), Self.longestWatch)
    let isCrash = try? await with { target async throws(CommandError) -> Bool in
      guard let status = try? await target.started?.program.exitStatus(within: wait) else {
        return false
      }
      return ActionEvidence.isCrash(status)
    }
    return isCrash ?? true
  }

  /// The same application; or where it has ended by what was asked of it before, as a program does that
  /// is a dialog, or has been written in, a fresh instance that reads the same.
  func withRunning<Result: Sendable>(
    _ target: OpenTarget, isWrittenIn: Bool = false, _ body: (OpenTarget) async -> Result
  ) async -> Result {
    guard case .program = options.target, options.steps == nil,
      await canBeFresh(target, isWrittenIn)
    else { return await body(target) }
    let result = try? await with { fresh async throws(CommandError) -> Result? in
      fresh.snapshot.readsLike(target.snapshot) ? await body(fresh) : nil
    }
    if let result = result ?? nil { return result }
    return await body(target)
  }

  private func canBeFresh(_ target: OpenTarget, _ isWrittenIn: Bool) async -> Bool {
    guard await target.reader.windows(of: target.snapshot.application).isEmpty else {
      return isWrittenIn
    }
    return (try? await target.started?.program.exitStatus(within: Self.longestEnding)) != nil
  }

  /// For a program to be over when its last window is gone.
  private static let longestEnding = Duration.seconds(2)
  /// For a crash that comes by itself.
  private static let longestWatch = Duration.seconds(30)

  /// For a command that only looks.
  func snapshot() async throws(CommandError) -> ApplicationSnapshot {
    try await with { target throws(CommandError) in
      try part(of: target)
    }
  }

  /// The elements that are meant, and those above them. What a report would note is said.
  func part(of target: OpenTarget) throws(CommandError) -> ApplicationSnapshot {
    for note in target.setting.notes { Output.complain(note) }
    return try options.scope.pruned(target.snapshot)
  }

  private func withLive<Result: Sendable>(
    _ body: (LiveTarget, StartedApplication?) async throws(CommandError) -> Result
  ) async throws(CommandError) -> Result {
    guard case .program(let words) = options.target else {
      let reader = AccessibilityReader(environment: environment)
      let application = try await find(reader)
      return try await body(
        LiveTarget(identity: .registered(application), reader: reader, limits: options.limits), nil)
    }
    let started = try Interruption.shared.starting(
      { () throws(CommandError) in
        try StartedApplication(
          words,
          at: LaunchPlace(
            environment: environment, choice: options.session,
            isolated: isolated || options.steps?.needsKeyboard ?? false, fenced: isFenced,
            preferences: preferences),
          locale: options.locale)
      },
      end: { $0.stop() })
    defer { started.stop() }
    let reader = AccessibilityReader(environment: started.environment)
    return try await body(
      LiveTarget(identity: .startedBy(started), reader: reader, limits: options.limits),
      started)
  }

  /// What was started is waited for, and what is waited for by name; what runs is read as it is.
  private func arrive(_ live: LiveTarget) async throws(CommandError) -> LiveTarget.Rest {
    if case .registered = live.identity, options.awaited == nil {
      return LiveTarget.Rest(snapshot: try await live.read(), isStable: true)
    }
    return try await live.rest(reason)
  }

  /// Why a snapshot is not yet what the command line asks for; nil where it is.
  private func reason(_ snapshot: ApplicationSnapshot) -> CommandError? {
    do {
      _ = try options.scope.elements(of: snapshot)
    } catch {
      return error
    }
    guard let awaited = options.awaited else { return nil }
    let finder = ElementFinder(snapshot)
    if !finder.matches(awaited).isEmpty { return nil }
    do {
      _ = try finder.element(awaited)
      return nil
    } catch {
      return .invalid(
        "--wait-for: \(error) within \(options.limits.duration.secondsText) s")
    }
  }

  private func open(
    _ rest: LiveTarget.Rest, _ live: LiveTarget, _ started: StartedApplication?
  ) async throws(CommandError) -> OpenTarget {
    let scope = try options.scope.elements(of: rest.snapshot)
    let environment = started?.environment ?? environment
    let (snapshot, unmapped) = try await complete(rest.snapshot, live.reader, environment)
    var notes: [String] = []
    if let started, let heir = live.heirName(rest.snapshot) {
      notes.append("\(Escaped.line(started.program.program)) has ended and left \(heir)")
    }
    if !rest.isStable {
      notes.append(
        "the window did not come to rest within \(options.limits.duration.secondsText) s;"
          + " it was judged as it stood then")
    }
    notes += unmapped
    return OpenTarget(
      reader: live.reader, snapshot: snapshot, status: try? await live.reader.status(),
      language: TargetLocale.of(snapshot.application.pid, environment),
      environment: environment, started: started,
      setting: TargetSetting.setting(
        of: snapshot.application.pid, in: environment, started: started, notes: notes),
      scope: scope)
  }

  /// What a snapshot has beyond the tree, and what a report has to note of its windows.
  private func complete(
    _ snapshot: ApplicationSnapshot, _ reader: AccessibilityReader, _ environment: [String: String],
    _ part: Set<ElementID>? = nil
  ) async throws(CommandError) -> (ApplicationSnapshot, notes: [String]) {
    let snapshot = try await detailed(snapshot, reader, part)
    guard asksDetails else { return (snapshot, []) }
    let unmapped = await UnmappedWindows(of: snapshot, environment: environment)
    return (unmapped.hidden(in: snapshot), unmapped.notes(in: snapshot))
  }

  /// The application as it stands when it has come to rest again, with these of its objects in the place
  /// of all that is asked about: a window manager moves a new window once more.
  func again(
    _ target: OpenTarget, about objects: Set<ObjectReference>
  ) async throws(CommandError) -> OpenTarget {
    var target = target
    let live = LiveTarget(
      identity: .registered(target.snapshot.application), reader: target.reader,
      limits: options.limits,
      memory: target.snapshot.showsWindowsAlone ? nil : (memory, objects))
    let snapshot = try await live.rest().snapshot
    let part = Set(snapshot.references.filter { objects.contains($0.value) }.map(\.key))
    target.snapshot = try await complete(snapshot, target.reader, target.environment, part).0
    target.scope = part
    return target
  }

  private func find(_ reader: AccessibilityReader) async throws(CommandError)
    -> ApplicationReference
  {
    let finder = ApplicationFinder(reader: reader)
    switch options.target {
    case .name(let name): return try await finder.find(name: name)
    case .pid(let pid): return try await finder.find(pid: pid)
    case .program, .recording: throw .usage("the application is not found but opened")
    }
  }

  private func detailed(
    _ snapshot: ApplicationSnapshot, _ reader: AccessibilityReader, _ part: Set<ElementID>?
  ) async throws(CommandError) -> ApplicationSnapshot {
    guard asksDetails else { return snapshot }
    do {
      return try await reader.details(of: snapshot, limits: options.limits, inWindowsOf: part)
    } catch {
      throw .invalid("\(error)")
    }
  }
}

extension ApplicationSnapshot {
  /// Whether each element stands at the same place of the tree, by role and name.
  fileprivate func readsLike(_ other: ApplicationSnapshot) -> Bool {
    tree.count == other.tree.count
      && references.keys.allSatisfy { id in
        guard let node = tree[id], let twin = other.tree[id] else { return false }
        return node.role == twin.role && node.name == twin.name && node.children == twin.children
      }
  }
}
