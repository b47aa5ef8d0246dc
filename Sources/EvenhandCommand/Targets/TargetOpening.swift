// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit
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
  /// Also asks the elements for what they answer beyond their nodes.
  var asksDetails = false

  /// A program that was started for it runs until `body` has returned.
  func with<Result: Sendable>(
    _ body: (OpenTarget) async throws(CommandError) -> Result
  ) async throws(CommandError) -> Result {
    if case .recording(let path) = options.target {
      return try await body(RecordedTarget(path: path).open(environment))
    }
    guard case .program(let words) = options.target else {
      let reader = AccessibilityReader(environment: environment)
      let status = try? await reader.status()
      let snapshot = try await detailed(read(try await find(reader), reader), reader)
      return try await body(
        OpenTarget(
          reader: reader, snapshot: snapshot, status: status,
          language: TargetLocale.of(snapshot.application.pid, environment),
          environment: environment, started: nil))
    }
    let started = try Interruption.shared.starting(
      { () throws(CommandError) in
        try StartedApplication(words, environment: environment, isolated: isolated)
      },
      end: { $0.stop() })
    defer { started.stop() }
    let reader = AccessibilityReader(environment: started.environment)
    let status = try? await reader.status()
    let snapshot = try await detailed(stableSnapshot(of: started.program, reader), reader)
    return try await body(
      OpenTarget(
        reader: reader, snapshot: snapshot, status: status,
        language: TargetLocale.of(snapshot.application.pid, started.environment),
        environment: started.environment, started: started))
  }

  /// For a command that only looks.
  func snapshot() async throws(CommandError) -> ApplicationSnapshot {
    try await with { target in target.snapshot }
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

  private func read(
    _ application: ApplicationReference, _ reader: AccessibilityReader
  ) async throws(CommandError) -> ApplicationSnapshot {
    do {
      return try await reader.read(application, limits: options.limits)
    } catch {
      throw .invalid("\(error)")
    }
  }

  private func detailed(
    _ snapshot: ApplicationSnapshot, _ reader: AccessibilityReader
  ) async throws(CommandError) -> ApplicationSnapshot {
    guard asksDetails else { return snapshot }
    do {
      return try await reader.details(of: snapshot, limits: options.limits)
    } catch {
      throw .invalid("\(error)")
    }
  }

  /// Between two looks at an application that is still starting.
  private static let pause = Duration.milliseconds(100)

  /// Waits until the program has a window and two reads in a row are equal.
  private func stableSnapshot(
    of program: ChildProcess, _ reader: AccessibilityReader
  ) async throws(CommandError) -> ApplicationSnapshot {
    let end = ContinuousClock.now + options.limits.duration
    let finder = ApplicationFinder(reader: reader)
    var previous: ApplicationSnapshot?
    while ContinuousClock.now < end {
      guard program.isRunning else { throw .invalid(ended(program)) }
      if let application = try await finder.find(startedBy: program.processID) {
        let snapshot = try await read(application, reader)
        if !snapshot.isComplete { return snapshot }
        if let previous, snapshot.tree.count > 1, Self.equal(previous, snapshot) {
          return snapshot
        }
        previous = snapshot
      }
      try? await Task.sleep(for: Self.pause)
    }
    guard let previous else {
      throw .invalid(
        "\(Escaped.line(program.program)) did not appear on the accessibility bus within"
          + " \(options.limits.duration.secondsText) s; run evenhand doctor")
    }
    return previous
  }

  private func ended(_ program: ChildProcess) -> String {
    let said = program.errorLines.last.map { ": " + Escaped.line($0) } ?? ""
    return "\(Escaped.line(program.program)) has ended before it could be read" + said
  }

  private static func equal(_ left: ApplicationSnapshot, _ right: ApplicationSnapshot) -> Bool {
    left.application.object == right.application.object
      && TreeText(left.tree).text == TreeText(right.tree).text
  }
}
