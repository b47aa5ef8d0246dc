// SPDX-License-Identifier: Apache-2.0

import Testing

/// What the command says to a wrong command line: one line, where to read on, exit code 64.
@Suite struct UsageTests {
  static let wrong: [(arguments: [String], line: String)] = [
    ([], "say what to do"),
    (["fly"], "unknown command \"fly\""),
    (["--fly"], "unknown option \"--fly\""),
    (["audit", "--fly"], "Unknown option --fly"),
    (
      ["audit"],
      "say which application: one of --app NAME, --pid N, --desktop-id ID, --exec -- PROGRAM,"
        + " --recording FILE"
    ),
    (
      ["audit", "--app", "a", "--pid", "1"],
      "say which application: one of --app NAME, --pid N, --desktop-id ID, --exec -- PROGRAM,"
        + " --recording FILE"
    ),
    (
      ["watch", "--filter", "fly"],
      "unknown kind of event \"fly\"; there are focus, value, text, name, state, selection,"
        + " children, window, announcement, and AT-SPI's own, such as object:text-changed:insert"
    ),
    (
      ["do", "--app", "a", "click"],
      "say what to do and with what, as in: do --app NAME click 'push button[OK]'"
    ),
    (["do", "--app", "a", "set-value", "slider", "x"], "set-value needs a number, not \"x\""),
    (
      ["audit", "--app", "a", "--dry-run"],
      "--allow-action, --deny-action, --drive-time and --dry-run need --drive actions"
    ),
    (["watch", "--for", "0"], "--for needs seconds above 0 and up to 86400"),
    (["watch", "zenity"], "unexpected \"zenity\""),
    (["audit", "--pid", "x"], "Cannot parse integer value “x” for --pid"),
    (["audit", "--pid", "0"], "--pid needs a process number above 0"),
    (["audit", "--app"], "Missing argument for --app"),
    (["audit", "a", "--app", "b"], "unexpected \"a\""),
    (["audit", "--app", "a", "--rules", "fly"], "unknown rule \"fly\"; evenhand rules lists them"),
    (
      ["audit", "--app", "a", "--disable", "one-focus,fly"],
      "unknown rule \"fly\"; evenhand rules lists them"
    ),
    (
      ["audit", "--app", "a", "--rules", "one-focus", "--disable", "one-focus"],
      "no rule is left to run"
    ),
    (
      ["audit", "--app", "a", "--fail-on", "blocker"],
      "unknown level \"blocker\"; there are critical, serious, moderate, minor, incomplete, never"
    ),
    (
      ["audit", "--app", "a", "--format", "pdf"],
      "unknown format \"pdf\"; there are text, json, sarif, junit, html, markdown, github, openacr"
    ),
    (
      ["audit", "--app", "a", "--timeout", "-1"],
      "--timeout needs seconds above 0 and up to 86400"
    ),
    (
      ["audit", "--app", "a", "--timeout", "inf"],
      "--timeout needs seconds above 0 and up to 86400"
    ),
    (["audit", "--app", "a", "--max-nodes", "0"], "--max-nodes needs a number above 0"),
    (["audit", "--exec"], "--exec needs a program after --, as in: --exec -- zenity --info"),
    (["audit", "--exec", "--"], "--exec needs a program after --, as in: --exec -- zenity --info"),
    (["audit", "--app", "a", "--", "zenity"], "a program after -- needs --exec"),
    (
      ["audit", "--app", "a", "--output", "/nonexistent/report.json"],
      "cannot write /nonexistent/report.json: No such file or directory"
    ),
    (
      ["audit", "--app", "a", "--output", "report"],
      "which format has report? End it in .txt, .json, .sarif, .xml, .html, .md or .yaml,"
        + " or write FORMAT:FILE"
    ),
    (
      ["audit", "--app", "a", "--output", "pdf:a"],
      "which format has pdf:a? End it in .txt, .json, .sarif, .xml, .html, .md or .yaml,"
        + " or write FORMAT:FILE"
    ),
    (
      ["audit", "--app", "a", "--output", "json:"],
      "--output needs a file; --format says what standard output gets"
    ),
    (
      ["audit", "--app", "a", "--output", "a.json", "--output", "text:a.json"],
      "two reports go to a.json"
    ),
    (
      ["audit", "--app", "a", "--sarif-include", "passes"],
      "unknown --sarif-include \"passes\"; there are incomplete, advice"
    ),
    (
      ["audit", "--app", "a", "--sarif-anchor", "/etc/passwd"],
      "--sarif-anchor needs a file below the current folder"
    ),
    (
      ["audit", "--app", "a", "--sarif-anchor", "no-such-file"],
      "--sarif-anchor: there is no file no-such-file"
    ),
    (["tree", "--app", "a", "--output", "/proc"], "cannot write /proc: Is a directory"),
    (
      ["audit", "--app", "a", "--session", "mine"],
      "unknown session \"mine\"; there are private, current, auto"
    ),
    (
      ["audit", "--app", "a", "--session", "private"],
      "--session is for what --exec or --desktop-id starts"
    ),
    (
      ["audit", "--app", "a", "--locale", "C"], "--locale is for what --exec or --desktop-id starts"
    ),
    (["audit", "--app", "a", "--window", "("], "--window \"(\" is no regular expression"),
    (
      ["tree", "--app", "a", "--subtree", "sliderr"],
      "--subtree: there is no role \"sliderr\"; did you mean slider"
    ),
    (
      ["audit", "--app", "a", "--wait-for", "["],
      "--wait-for: the selector [ cannot be read: \"]\" is missing after the name that begins at character 2"
    ),
    (
      ["audit", "--app", "a", "--steps", "/nonexistent"],
      "cannot read /nonexistent: No such file or directory"
    ),
    (["explain"], "say which rule; evenhand rules lists them"),
    (["explain", "fly"], "unknown rule \"fly\"; evenhand rules lists them"),
    (["explain", "a\u{1B}[2Jb"], "unknown rule \"a\\u{1b}[2Jb\"; evenhand rules lists them"),
    (["rules", "now"], "unexpected \"now\""),
  ]

  @Test(arguments: wrong)
  func `a wrong command line gets one line and exit code 64`(arguments: [String], line: String)
    async throws
  {
    let run = try await Evenhand.run(arguments)
    #expect(run.errors == "evenhand: \(line)\nevenhand: see evenhand --help\n")
    #expect(run.output == "")
    #expect(run.code == 64)
  }
}
