// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit
import AccessibilityReader
import DesktopSession
import Foundation

/// An Evenhand application that writes its model into a file, in the place of opening a window.
struct ModelProgram: Sendable {
  /// How an application is told where to write.
  private static let variable = "EVENHAND_AUDIT_MODEL"
  /// Which part of the trials it makes.
  private static let shareVariable = "EVENHAND_AUDIT_SHARE"

  /// A folder in which processes of one machine say what they have taken up.
  private static let claimsVariable = "EVENHAND_AUDIT_CLAIMS"

  /// Whether it makes pictures of what was not matched.
  private static let picturesVariable = "EVENHAND_AUDIT_PICTURES"

  /// How many others lead to a control that is tried.
  private static let controlsBeforeVariable = "EVENHAND_AUDIT_CONTROLS_BEFORE"
  /// The names of controls that are not tried, one a line.
  private static let exceptVariable = "EVENHAND_AUDIT_EXCEPT"

  /// Seconds after which nothing more is tried, so that what was found is written in time.
  private static let secondsVariable = "EVENHAND_AUDIT_SECONDS"
  /// The part of the whole time that the trials have, and the seconds that the rest takes at most.
  private static let partOfTrials = 0.8
  private static let secondsOfRest = 15.0

  /// Which controls are tried.
  struct Scope: Sendable {
    /// Others that are used at most on the way to one; nil for as many as the application takes for
    /// enough.
    var controlsBefore: Int?
    /// The names of those that are left out.
    var except: [String] = []
  }

  static let timeout = OptionSpecification(
    "timeout", .number, "SECONDS", help: "Time limit for the program (300)")

  private let words: [String]
  private let patience: Duration
  private let scope: Scope

  /// - Parameters:
  ///   - program: The words after `--`.
  ///   - example: A whole command line, for who gave no program.
  init(
    _ values: OptionValues, _ program: [String]?, _ scope: Scope, example: String
  ) throws(CommandError) {
    guard let program, !program.isEmpty else {
      throw .usage("say which program, after --, as in: \(example)")
    }
    let seconds = values.numbers["timeout"] ?? 300
    guard seconds > 0, seconds <= 86_400 else {
      throw .usage("--timeout needs seconds above 0 and up to 86400")
    }
    words = program
    self.scope = scope
    patience = .milliseconds(Int64(seconds * 1000))
  }

  /// The names of the controls that are not tried, as somebody asked for it.
  var namesLeftOut: [String] { scope.except }

  /// For the report.
  var record: RunRecord {
    var record = RunRecord(toolVersion: CommandLineRun.version, mode: .model)
    record.program = words
    record.timeout = patience
    return record
  }

  /// Made by so many processes at once.
  func document(
    _ environment: [String: String], jobs: Int, share: TrialShare, withPictures: Bool = false
  ) async throws(CommandError) -> ModelDocument {
    var environment = environment
    if withPictures { environment[Self.picturesVariable] = "on" }
    let claims = FileManager.default.temporaryDirectory
      .appendingPathComponent("evenhand-claims-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: claims) }
    if jobs > 1 {
      try? FileManager.default.createDirectory(at: claims, withIntermediateDirectories: false)
      environment[Self.claimsVariable] = claims.path
    }
    let tasks = (0..<jobs).map { job in
      let part = share.divided(part: job, of: jobs)
      return Task { [environment] in await result(environment, part) }
    }
    var results: [Result<ModelDocument, CommandError>] = []
    for task in tasks { results.append(await task.value) }
    var whole = try results[0].get()
    for result in results.dropFirst() { whole.add(try result.get()) }
    return whole
  }

  private func result(
    _ environment: [String: String], _ share: TrialShare
  ) async -> Result<ModelDocument, CommandError> {
    var environment = environment
    environment[Self.shareVariable] = share.text
    do throws(CommandError) {
      return .success(try await document(environment))
    } catch {
      return .failure(error)
    }
  }

  func document(_ environment: [String: String]) async throws(CommandError) -> ModelDocument {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("evenhand-model-\(UUID().uuidString).json")
    defer { try? FileManager.default.removeItem(at: file) }
    var environment = environment
    environment[Self.variable] = file.path
    environment[Self.controlsBeforeVariable] = scope.controlsBefore.map { "\($0)" }
    let seconds = patience / .seconds(1)
    environment[Self.secondsVariable] =
      environment[Self.secondsVariable]
      ?? "\(max(seconds * Self.partOfTrials, seconds - Self.secondsOfRest))"
    environment[Self.exceptVariable] = scope.except.joined(separator: "\n")
    let program = try start(environment)
    defer { program.terminate() }
    try await end(program)
    guard FileManager.default.fileExists(atPath: file.path) else {
      throw .invalid(
        "\(name) wrote no model: only applications made with Evenhand do; for others use"
          + " evenhand audit --exec or evenhand prove --exec")
    }
    let data = try InputFile.read(file.path)
    do {
      return try ModelDocument(data)
    } catch {
      throw .invalid(
        "what \(name) wrote cannot be used: \(Escaped.line(error.description))")
    }
  }

  /// What arrives on the bus when the program runs, without a window.
  func snapshot(
    _ environment: [String: String]
  ) async throws(CommandError) -> ApplicationSnapshot {
    var environment = environment
    environment["EVENHAND_HOST"] = "headless"
    environment["EVENHAND_ACCESSIBILITY"] = "on"
    var values = OptionValues()
    values.flags.insert("exec")
    return try await TargetOpening(
      options: TargetOptions(values, program: words), environment: environment
    ).snapshot()
  }

  private var name: String { Escaped.line(words.first ?? "") }

  private func start(_ environment: [String: String]) throws(CommandError) -> ChildProcess {
    try Interruption.shared.starting(
      { () throws(CommandError) in
        do {
          return try ChildProcess(
            words.first ?? "", Array(words.dropFirst()), environment: environment)
        } catch {
          throw .invalid("\(name) was not started: \(error)")
        }
      }, end: { $0.terminate() })
  }

  /// Waits until the program has ended by itself.
  private func end(_ program: ChildProcess) async throws(CommandError) {
    let end = ContinuousClock.now + patience
    while program.isRunning {
      guard ContinuousClock.now < end else {
        throw .invalid(
          "\(name) has not ended within \(patience.secondsText) s: an application made with"
            + " Evenhand does when it has tried everything (--timeout gives it longer)")
      }
      try? await Task.sleep(for: .milliseconds(50))
    }
    guard program.exitStatus != .code(0) else { return }
    // What the runtime says of a crash ends with lines about where it came to pass.
    let lines = program.errorLines.filter { !$0.isEmpty }
    let said =
      (lines.first { $0.contains("Fatal error:") } ?? lines.last)
      .map { ": " + Escaped.line($0) } ?? ""
    throw .invalid("\(name) ended without success" + said)
  }
}
