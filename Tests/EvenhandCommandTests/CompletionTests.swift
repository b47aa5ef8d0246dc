// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit
import DesktopSession
import Foundation
import Testing

@testable import EvenhandCommand

/// Completion in real shells, and the manual page in a real formatter.
@Suite struct CompletionTests {
  static let lines: [(words: String, choices: [String])] = [
    ("evenhand aud", ["audit"]),
    ("evenhand audit --fail-o", ["--fail-on"]),
    ("evenhand audit --fail-on mo", ["moderate"]),
    ("evenhand audit --fail-on = mo", ["moderate"]),
    ("evenhand audit --rules one-focus,control-na", ["one-focus,control-name"]),
    ("evenhand explain one-f", ["one-focus"]),
    ("evenhand audit --session pri", ["private"]),
    ("evenhand audit mod", ["model"]),
    ("evenhand audit model --with", ["--with-bus"]),
    ("evenhand audit model --pid", []),
    ("evenhand audit model --format sar", ["sarif"]),
    ("evenhand audit --format mark", ["markdown"]),
    ("evenhand rules --format mark", ["markdown"]),
    ("evenhand tree --format mark", []),
    ("evenhand baseline cre", ["create"]),
    ("evenhand baseline create --exp", ["--expires"]),
    ("evenhand audit --timeout x", []),
    ("evenhand audit --exec -- aud", []),
  ]

  @Test(arguments: lines)
  func `bash completes`(words: String, choices: [String]) async throws {
    let script = """
      source <('\(Evenhand.path)' completion bash)
      COMP_WORDS=(\(words)); COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
      _evenhand && for choice in "${COMPREPLY[@]}"; do echo "$choice"; done
      """
    let process = try ChildProcess("bash", ["-euc", script], environment: Evenhand.bare)
    _ = try await process.untilEnd()
    #expect(process.outputLines == choices)
    #expect(process.standardError == "")
  }

  @Test func `fish completes, with what each choice means`() async throws {
    let script = """
      '\(Evenhand.path)' completion fish | source
      complete -C 'evenhand aud'
      complete -C 'evenhand explain one-f'
      complete -C 'evenhand audit --fail-on mod'
      complete -C 'evenhand audit mod'
      complete -C 'evenhand audit model --with'
      complete -C 'evenhand audit model --pi'
      complete -C 'evenhand baseline cre'
      """
    var environment = Evenhand.bare
    let session = try await DesktopSession.start(.init(display: .none))
    environment["HOME"] = session.folder
    let process = try ChildProcess("fish", ["-c", script], environment: environment)
    _ = try await process.untilEnd()
    #expect(
      process.outputLines.map { $0.split(separator: "\t").first.map(String.init) } == [
        "audit", "one-focus", "moderate", "model", "--with-bus", "create",
      ])
  }

  @Test func `zsh reads its completion`() async throws {
    let script = "'\(Evenhand.path)' completion zsh > \"$1\" && zsh -n \"$1\""
    let session = try await DesktopSession.start(.init(display: .none))
    let process = try ChildProcess(
      "sh", ["-c", script, "sh", session.folder + "/_evenhand"], environment: Evenhand.bare)
    #expect(try await process.untilEnd() == .code(0))
    #expect(process.standardError == "")
  }

  /// What zsh, at a terminal of its own, makes of each line when Tab is pressed.
  static let typed: [(words: String, line: String)] = [
    ("evenhand doc", "evenhand doctor"),
    ("evenhand audit --fail-o", "evenhand audit --fail-on"),
    ("evenhand audit --fail-on mo", "evenhand audit --fail-on moderate"),
    (
      "evenhand audit --rules one-focus,control-na", "evenhand audit --rules one-focus,control-name"
    ),
    ("evenhand audit model --with", "evenhand audit model --with-bus"),
    ("evenhand baseline cre", "evenhand baseline create"),
    ("evenhand explain one-f", "evenhand explain one-focus"),
  ]

  @Test(arguments: typed)
  func `zsh completes`(words: String, line: String) async throws {
    let session = try await DesktopSession.start(.init(display: .none))
    let script = """
      '\(Evenhand.path)' completion zsh > "$1/_evenhand"
      zmodload zsh/zpty
      zpty -b shell zsh -f -i
      zpty -w shell "PS1=ready; unsetopt zle_bracketed_paste; fpath=($1 \\$fpath)"
      zpty -w shell "autoload -Uz compinit; compinit -u -D; echo set''up"
      zpty -r shell heard '*setup*'
      zpty -w -n shell "$2"$'\\t'
      zpty -r shell heard "*$3*"
      print -r -- found
      zpty -d shell
      """
    let process = try ChildProcess(
      "zsh", ["-fc", script, "zsh", session.folder, words, line], environment: Evenhand.bare)
    _ = try await process.untilEnd()
    #expect(process.outputLines == ["found"])
    #expect(process.standardError == "")
  }

  @Test func `applications are completed by their names`() async throws {
    let session = try await DesktopSession.start()
    let program = try session.start("zenity", ["--info"])
    let isThere = try await eventually {
      try await Evenhand.run(["completion", "applications"], in: session.environment).output
        == "zenity\n"
    }
    #expect(isThere)
    #expect(program.isRunning)
  }

  @Test func `the manual page is formatted without a warning, and has every option`() async throws {
    let page = try await Evenhand.run(["man"])
    let process = try ChildProcess(
      "sh", ["-c", "'\(Evenhand.path)' man | groff -ww -man -Tutf8 | cat"],
      environment: Evenhand.bare)
    _ = try await process.untilEnd()
    #expect(process.standardError == "")
    for command in CommandLineRun.subcommands {
      for option in command.options {
        let name = option.name.replacing("-", with: "\\-")
        #expect(page.output.contains("\\fB\\-\\-\(name)\\fR"))
      }
    }
    #expect(page.code == 0)
  }

  @Test func `the list of rules is also data`() async throws {
    let json = try await Evenhand.run(["rules", "--format", "json"])
    let rules = try #require(
      try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [[String: Any]])
    #expect(rules.compactMap { $0["id"] as? String } == RuleRegistry.all.map(\.id))
    let markdown = try await Evenhand.run(["rules", "--format", "markdown"])
    #expect(markdown.output.split(separator: "\n").count == RuleRegistry.all.count + 2)
  }
}
