// SPDX-License-Identifier: Apache-2.0

import DesktopSession
import Foundation
import Testing

/// Runs the built command as a person does, and gives back everything that it did.
struct Evenhand {
  let code: Int32
  let output: String
  let errors: String

  static var path: String { program("evenhand") }

  /// What is built stands beside the test program.
  static func program(_ name: String) -> String {
    URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
      .deletingLastPathComponent().appendingPathComponent(name).path
  }

  /// A program that tests bring along, which Debian's own Python runs.
  static func script(_ name: String) -> String {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Programs/\(name)").path
  }

  /// An environment without display and buses.
  static let bare = ["PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"]

  /// For `--timeout`, where what comes when the time is over is not the point: it holds for all that
  /// the command waits for until a program rests, which takes a second.
  static let patience = "300"

  static func start(
    _ arguments: [String], in environment: [String: String] = bare
  ) throws -> ChildProcess {
    try ChildProcess(path, arguments, environment: environment)
  }

  /// Waits until it has ended, however long that takes, as long as it moves. It tells each of its
  /// steps, so that the last one is known of a run that hangs; `errors` is without them.
  static func run(
    _ arguments: [String], in environment: [String: String] = bare
  ) async throws -> Evenhand {
    let process = try start(arguments, in: environment.merging(["EVENHAND_TRACE": "audit"]) { $1 })
    let status = try await process.untilEnd()
    let errors = process.standardError.split(separator: "\n", omittingEmptySubsequences: false)
      .filter { !$0.hasPrefix("audit: ") }
    return Evenhand(
      code: status.shellCode, output: process.standardOutput,
      errors: errors.joined(separator: "\n"))
  }
}
