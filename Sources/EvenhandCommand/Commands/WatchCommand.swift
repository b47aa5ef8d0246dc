// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit
import AccessibilityReader
import Semantics

/// Prints the events that applications send to assistive technologies.
struct WatchCommand: Subcommand {
  static let name = "watch"
  static let summary = "Print an application's accessibility events as they come"
  static let synopsis = "[--app NAME | --pid N | --exec -- PROGRAM [ARGUMENTS]]"
  static let options =
    TargetOptions.specifications.filter { ["app", "pid", "exec"].contains($0.name) } + [
      EventFilter.specification, OutputFormat.specification,
      OptionSpecification("for", .number, "SECONDS", help: "Stop after this time"),
    ]

  /// nil for every application on the bus.
  private let target: TargetOptions?
  private let filter: EventFilter
  private let format: OutputFormat
  private let duration: Duration?

  init(_ values: OptionValues, program: [String]?) throws(CommandError) {
    guard values.words.isEmpty else { throw .unexpected(values.words) }
    filter = try EventFilter(values)
    format = try OutputFormat(values)
    duration = try values.seconds("for")
    let isNamed =
      values.text("app") != nil || values.numbers["pid"] != nil || values.flags.contains("exec")
      || program != nil
    target = isNamed ? try TargetOptions(values, program: program) : nil
  }

  func run(_ environment: [String: String]) async throws(CommandError) -> ExitCode {
    switch target?.target {
    case .program(let words): try await watch(words, environment)
    case .name(let name):
      let reader = AccessibilityReader(environment: environment)
      try await watch(reader, of: try await ApplicationFinder(reader: reader).find(name: name))
    case .pid(let pid):
      let reader = AccessibilityReader(environment: environment)
      try await watch(reader, of: try await ApplicationFinder(reader: reader).find(pid: pid))
    case .recording: throw .usage("a recording has no events to watch")
    case nil:
      try await watch(AccessibilityReader(environment: environment), of: nil)
    }
    return .clean
  }

  /// Listens before the program is there, so that nothing of its beginning is missed.
  private func watch(
    _ words: [String], _ environment: [String: String]
  ) async throws(CommandError) {
    let place = try Interruption.shared.starting(
      { () throws(CommandError) in try LaunchPlace(environment: environment) },
      end: { $0.stop() })
    defer { place.stop() }
    let reader = AccessibilityReader(environment: place.environment)
    let start = ContinuousClock.now
    let events = try await events(reader, of: nil)
    let started: StartedApplication
    do {
      started = try Interruption.shared.starting(
        { () throws(CommandError) in try StartedApplication(words, at: place) },
        end: { $0.stop() })
    } catch {
      await events.end()
      throw error
    }
    defer { started.stop() }
    await print(events, reader, of: nil, startedBy: started, since: start)
  }

  private func watch(
    _ reader: AccessibilityReader, of application: ApplicationReference?
  ) async throws(CommandError) {
    let start = ContinuousClock.now
    let events = try await events(reader, of: application)
    await print(events, reader, of: application, startedBy: nil, since: start)
  }

  private func events(
    _ reader: AccessibilityReader, of application: ApplicationReference?
  ) async throws(CommandError) -> EventStream {
    do {
      return try await reader.events(of: application, kinds: filter.kinds)
    } catch {
      throw .invalid("\(error); run evenhand doctor")
    }
  }

  private func print(
    _ events: EventStream, _ reader: AccessibilityReader, of application: ApplicationReference?,
    startedBy started: StartedApplication?, since start: ContinuousClock.Instant
  ) async {
    let end = Task { [duration] in
      await Self.wait(for: started, atMost: duration)
      if !Task.isCancelled { await events.end() }
    }
    let printer = EventPrinter(
      format: format,
      names: SourceNames(reader, namesApplication: application == nil && started == nil),
      start: start)
    var crew = Crew(started: started, finder: ApplicationFinder(reader: reader))
    for await report in events {
      if case .event(let event) = report, await !crew.includes(event.application) { continue }
      guard await printer.write(report) else { break }
      if report == .applicationLeft {
        Output.complain("\(application.map(Self.called) ?? "it") has left the bus")
      }
    }
    end.cancel()
    await events.end()
  }

  private static func called(_ application: ApplicationReference) -> String {
    application.name.isEmpty
      ? "the application" : "\"" + Escaped.line(application.name) + "\""
  }

  /// Returns when the program has ended or the time is over; never where there is neither.
  private static func wait(for started: StartedApplication?, atMost duration: Duration?) async {
    let bound = duration ?? .seconds(86_400 * 365)
    if let started {
      _ = try? await started.program.exitStatus(within: bound)
    } else {
      try? await Task.sleep(for: bound)
    }
  }

  /// Which connections belong to the program that was started.
  private struct Crew {
    let started: StartedApplication?
    let finder: ApplicationFinder
    private var verdicts: [String: Bool] = [:]

    init(started: StartedApplication?, finder: ApplicationFinder) {
      self.started = started
      self.finder = finder
    }

    mutating func includes(_ busName: String) async -> Bool {
      guard let started else { return true }
      if let verdict = verdicts[busName] { return verdict }
      let found = try? await finder.isConnection(busName, of: started)
      // What the bus did not answer is asked again.
      if let found { verdicts[busName] = found }
      return found ?? false
    }
  }
}
