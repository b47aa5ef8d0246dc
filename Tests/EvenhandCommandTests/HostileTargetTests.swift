// SPDX-License-Identifier: Apache-2.0

import DesktopSession
import Foundation
import Testing

/// What the command makes of applications that hang, change, leave or mean harm: each run ends, and
/// says what it met.
@Suite struct HostileTargetTests {
  /// The exit codes of audit, tree, say and do, and what the audit says.
  static let endings: [(fault: HostileTarget.Fault, codes: [Int32], text: String)] = [
    (.silent, [2, 2, 2, 2], "the application gave no reply for 9 s"),
    (.restless, [0, 0, 2, 2], "frame[window "),
    (.leaving, [2, 2, 2, 2], "left"),
    (.crowded, [2, 2, 2, 2], "1000000 children"),
    (.circular, [0, 0, 2, 2], "tree-integrity"),
    (.commanding, [0, 0, 2, 2], "window\\u{1b}[2J"),
    (.wordy, [1, 0, 2, 2], "windowxxx"),
    (.windowless, [2, 0, 2, 2], "the application shows no window"),
  ]

  @Test(arguments: endings)
  func `an application that does not behave is met with a report and the right code`(
    ending: (fault: HostileTarget.Fault, codes: [Int32], text: String)
  ) async throws {
    let session = try await DesktopSession.start(.init(display: .none))
    // What never answers is given up; the others have all the time that a busy machine needs.
    let time = ending.codes == [2, 2, 2, 2] ? "20" : Evenhand.patience
    let target = ["--pid", "\(ProcessInfo.processInfo.processIdentifier)", "--timeout", time]
    var codes: [Int32] = []
    var said: [String] = []
    for work in [["audit"], ["tree"], ["say"], ["do"]] {
      let application = try HostileTarget(ending.fault, in: session)
      let words = work == ["do"] ? ["click", "push button"] : []
      let run = try await Evenhand.run(work + target + words, in: session.environment)
      codes.append(run.code)
      said.append(String((run.output + run.errors).prefix(400)))
      // A report of names that are cut is short, whatever they were.
      #expect((run.output + run.errors).utf8.count < 500_000)
      #expect(!(run.output + run.errors).contains(HostileTarget.escape))
      #expect(!(run.output + run.errors).contains("\u{202E}"))
      #expect(run.code == 0 || !(run.output + run.errors).isEmpty)
      if work == ["audit"] {
        #expect((run.output + run.errors).contains(ending.text), "\(run.output) \(run.errors)")
      }
      withExtendedLifetime(application) {}
    }
    #expect(codes == ending.codes, "\(said)")
  }

  @Test(arguments: HostileTarget.Fault.allCases)
  func `a report of it as data can be read`(fault: HostileTarget.Fault) async throws {
    let session = try await DesktopSession.start(.init(display: .none))
    let application = try HostileTarget(fault, in: session)
    let run = try await Evenhand.run(
      [
        "audit", "--format", "json", "--timeout", "20", "--pid",
        "\(ProcessInfo.processInfo.processIdentifier)",
      ], in: session.environment)
    let report = try? JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    // Where the application could not be read at all there is a message and no report.
    #expect(report != nil || run.errors.hasPrefix("evenhand: "), "\(run.errors)")
    if let report { #expect(report["valid"] as? Bool == (run.code != 2)) }
    withExtendedLifetime(application) {}
  }

  @Test(arguments: HostileTarget.Fault.allCases)
  func `its events are watched for as long as was asked`(fault: HostileTarget.Fault) async throws {
    let session = try await DesktopSession.start(.init(display: .none))
    let application = try HostileTarget(fault, in: session)
    let process = try Evenhand.start(
      [
        "watch", "--for", "2", "--pid", "\(ProcessInfo.processInfo.processIdentifier)",
      ], in: session.environment)
    let wordy = String(repeating: "x", count: 1_000_000)
    while process.isRunning {
      application.emit("TextChanged", "('insert', 0, 5, <'\\u001b[2J\(wordy)'>, @a{sv} {})")
      _ = try? await process.exitStatus(within: .milliseconds(100))
    }
    #expect(try await process.untilEnd() == .code(0))
    #expect(!process.standardOutput.contains(HostileTarget.escape))
    #expect(process.standardOutput.utf8.count < 500_000)
  }
}
