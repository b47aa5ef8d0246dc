// SPDX-License-Identifier: Apache-2.0

import DesktopSession
import Foundation
import Testing

/// `Tests/Support/follow_tests.py`, round runners that are none.
struct FollowTestsTests {
  private func follow(
    _ runner: String, beside other: String? = nil, _ options: String...
  ) throws -> ChildProcess {
    let script = Project.root.appending(path: "Tests/Support/follow_tests.py").path
    let others = other.map { ["--beside", "sh", "-c", $0] } ?? []
    return try ChildProcess("/usr/bin/python3", [script] + options + ["sh", "-c", runner] + others)
  }

  @Test(arguments: [("exit 0", 0), ("exit 3", 3), ("kill -9 $$", 137)])
  func `a runner's words and status are passed on`(end: String, code: Int32) async throws {
    let run = try follow("echo one; echo two >&2; printf three; \(end)")
    #expect(try await run.untilEnd() == .code(code))
    #expect(run.standardOutput == "one\nthree")
    #expect(run.standardError == "two\n")
  }

  @Test func `what failed is said once more before the summary, and the summary is last`()
    async throws
  {
    let failed = "✘ Test `a sum` recorded an issue at File.swift:1:2: Expectation failed"
    let reason = "↳ why"
    let summary = "✘ Test run with 2 tests in 1 suite failed after 0.1 seconds with 1 issue."
    let run = try follow(
      """
      echo '\(failed)'
      echo '\(reason)'
      echo '✔ Test `another` passed after 0.1 seconds.'
      echo '\(summary)'
      """)
    #expect(try await run.untilEnd() == .code(0))
    #expect(
      run.outputLines
        == [failed, reason, "✔ Test `another` passed after 0.1 seconds.", failed, reason, summary])
  }

  @Test func `what two runners sum up is one line, the last, after what failed in either`()
    async throws
  {
    let failed = "✘ Test `a sum` recorded an issue at File.swift:1:2: Expectation failed"
    let run = try follow(
      """
      echo '\(failed)'
      echo '✘ Test run with 2 tests in 1 suite failed after 0.1 seconds with 1 issue.'
      exit 1
      """,
      beside: """
        echo '✔ Test `another` passed after 0.1 seconds.'
        echo '✔ Test run with 40 tests in 3 suites passed after 7.5 seconds with 2 known issues.'
        """)
    #expect(try await run.untilEnd() == .code(1))
    #expect(
      run.outputLines.suffix(2) == [
        failed,
        "✘ Test run with 42 tests in 4 suites failed after 7.5 seconds with 3 issues"
          + " (including 2 known issues).",
      ])
    let both = try follow(
      "echo '✔ Test run with 1 test in 1 suite passed after 0.1 seconds.'",
      beside: "echo '✔ Test run with 2 tests in 1 suite passed after 0.2 seconds.'")
    #expect(try await both.untilEnd() == .code(0))
    #expect(
      both.outputLines == ["✔ Test run with 3 tests in 2 suites passed after 0.2 seconds."])
  }

  @Test func `where one of two runners hangs, both are ended`() async throws {
    let run = try follow(
      "sleep 600; true", beside: "while :; do echo; sleep 0.2; done", "--rest", "2")
    #expect(try await run.untilEnd() == .code(124))
  }

  @Test func `a runner that hangs is ended, and the last line names its test and its processes`()
    async throws
  {
    let run = try follow(
      """
      echo '◇ Test run started.'
      echo '◇ Test `what ends` started.'
      echo '◇ Test "what hangs" started.'
      echo '✘ Test "what hangs" recorded an issue at File.swift:1:2: no'
      echo '◇ Test twice() started.'
      echo '◇ Test twice() started.'
      echo '✔ Test `what ends` with 3 test cases passed after 0.1 seconds.'
      echo '✘ Test twice() failed after 0.1 seconds with 1 issue.'
      sleep 600; true
      """, "--rest", "2")
    #expect(try await run.untilEnd() == .code(124))
    #expect(run.outputLines.count == 8)
    #expect(
      run.errorLines.first
        == "Tests/run: it hangs: for 2 s nothing was written, and no process worked")
    let last = try #require(run.errorLines.last)
    let pattern =
      /Tests\/run: hung in "what hangs"; twice\(\): \d+ sh S[^,]*, (\d+) sleep S[^,]*/
    let match = try #require(try pattern.wholeMatch(in: last), "\(last)")
    // What has ended and was not collected yet has no words.
    let words = FileManager.default.contents(atPath: "/proc/\(match.1)/cmdline")
    #expect(words?.isEmpty ?? true)
  }

  @Test func `a runner that works without a word is ended too`() async throws {
    let run = try follow("while :; do :; done", "--rest", "10", "--silence", "12")
    #expect(try await run.untilEnd() == .code(124))
    #expect(run.errorLines.first == "Tests/run: it hangs: for 12 s nothing was written")
  }

  /// Who starts a program waits as for a disk until it is there, and this one waits for somebody who
  /// writes.
  @Test func `a runner that waits for a disk is waited for`() async throws {
    let run = try follow(
      """
      pipe=$(mktemp -u); mkfifo "$pipe"
      /usr/bin/python3 -c 'if True:
        import os, sys
        standard_input = (os.POSIX_SPAWN_OPEN, 0, sys.argv[1], os.O_RDONLY, 0)
        os.posix_spawn("/bin/true", ["true"], {}, file_actions=[standard_input])
        print("read")' "$pipe" &
      sleep 3
      true > "$pipe"; wait $!; rm "$pipe"
      """, "--rest", "1")
    #expect(try await run.untilEnd() == .code(0), "\(run.errorLines)")
    #expect(run.standardOutput == "read\n")
  }

  @Test func `what a runner leaves running keeps nobody waiting`() async throws {
    let run = try follow("sleep 600 & echo done")
    #expect(try await run.untilEnd() == .code(0))
    #expect(run.standardOutput == "done\n")
  }
}
