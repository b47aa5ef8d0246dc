// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import DesktopSession

/// What hangs is told from what is slow.
struct StallTests {
  private let start = ContinuousClock.now

  /// Looks every ten seconds, with so many bytes written and ticks used at each; when it hangs, and
  /// why.
  private func looks(
    _ count: Int, disk: (Int) -> Bool = { _ in false }, _ look: (Int) -> (written: Int, ticks: Int)
  ) -> (seconds: Int, reason: Stall.Reason)? {
    var stall = Stall(written: 0, at: start)
    for number in 1...count {
      let (written, ticks) = look(number)
      let now = start + .seconds(number * 10)
      let reason = stall.look(
        written: written, ticks: ticks, waitsForDisk: disk(number), at: now)
      if let reason {
        return (number * 10, reason)
      }
    }
    return nil
  }

  @Test func `what neither writes nor works hangs after two minutes`() throws {
    let end = try #require(looks(100) { _ in (0, 0) })
    #expect(end.seconds == 120)
    #expect(end.reason == .rests(.seconds(120)))
  }

  @Test func `a look now and then is no work`() {
    // 49 of 1000 ticks.
    #expect(looks(100) { _ in (0, 49) }?.seconds == 120)
  }

  @Test func `what waits for a disk works, but not for ever`() throws {
    #expect(looks(30, disk: { $0 % 11 == 0 }) { _ in (0, 1) } == nil)
    let end = try #require(looks(100, disk: { _ in true }) { _ in (0, 1) })
    #expect(end.reason == .circles(.seconds(900)))
  }

  @Test func `what writes a word a minute never hangs`() {
    #expect(looks(1000) { number in (number / 6, 0) } == nil)
  }

  @Test func `the time begins anew with work, and ends for work without a word`() throws {
    #expect(looks(20) { number in (0, number == 9 ? 50 : 0) } == nil)
    #expect(looks(21) { number in (0, number == 9 ? 50 : 0) }?.seconds == 210)
    let end = try #require(looks(100) { _ in (0, 900) })
    #expect(end.seconds == 900)
    #expect(end.reason == .circles(.seconds(900)))
  }

  @Test func `a program that hangs is named with its last words and where its processes stand`()
    async throws
  {
    let program = try ChildProcess("sh", ["-c", "echo step one; sleep 600; true"])
    defer { program.kill() }
    try await program.line(containing: "step")
    var stall = Stall(written: program.written, at: .now)
    stall.rest = .milliseconds(300)
    stall.interval = .milliseconds(100)
    let error = await #expect(throws: DesktopSessionError.self) {
      try await program.untilEnd(orA: stall)
    }
    let lines = (error?.description ?? "").split(separator: "\n")
    let head =
      "sh hangs: for \(Duration.milliseconds(300)) it has neither written nor worked; it said"
      + " last: step one"
    #expect(lines.first?.hasSuffix(head) == true, "\(lines)")
    #expect(lines.count == 3)
    #expect(lines[1].hasPrefix("\(program.processID) sh: S, 0.0 s"), "\(lines)")
    #expect(lines[2].contains(" sleep: S, 0.0 s"), "\(lines)")
  }

  @Test func `a slow program is waited for however often the time to hang has gone by`()
    async throws
  {
    let program = try ChildProcess(
      "sh", ["-c", "for i in 1 2 3 4 5 6 7 8 9 10; do echo $i; sleep 0.2; done"])
    var stall = Stall(written: 0, at: .now)
    stall.rest = .milliseconds(1500)
    stall.interval = .milliseconds(50)
    #expect(try await program.untilEnd(orA: stall) == .code(0))
  }

  @Test func `who lost its parent and who shares a session belong to a program`() async throws {
    let session = try await DesktopSession.start(.init(display: .none, accessibility: false))
    let program = try session.start("sh", ["-c", "(sleep 600 &) ; echo up; read x"])
    // It has nothing to read, and stays for its own sleep.
    let other = try session.start("sleep", ["601"])
    defer { other.kill() }
    let family = { ProcessFamily(of: other.processID).members.map(\.name) }
    #expect(await eventually { family().count { $0 == "sleep" } == 2 })
    #expect(family().contains("dbus-daemon"))
    program.kill()
  }
}
