// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import EvenhandCommand

/// The pages for people and the command's own help name the same options and commands.
@Suite struct OptionDocumentTests {
  private static let pages = [
    "Audit", "CI", "Drive", "Formats", "ModelAudit", "Proving", "Reading", "Steps",
    "SwiftUI", "Watch",
  ]

  /// Options of other programs that stand in examples.
  private static let foreign: Set<String> = [
    "calendar", "force-renderer-accessibility", "form", "info", "no-first-run", "page",
    "password-store",
    "scale",
    "text", "title",
    // Those of Tests/corpus.
    "audit", "errors", "list", "prove",
  ]

  private static var root: URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
  }

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  private static func named() throws -> Set<String> {
    var options: Set<String> = []
    for page in pages {
      let text = try text("Docs/\(page).md")
      for match in text.matches(of: /(?:^|[^\w-])--([a-z][a-z-]+)/) {
        options.insert(String(match.1))
      }
    }
    return options
  }

  private static var known: Set<String> {
    Set(CommandLineRun.subcommands.flatMap { $0.options.map(\.name) } + ["help"])
  }

  @Test func `every option is told on a page`() throws {
    #expect(try Self.known.subtracting(Self.named()).subtracting(["help"]).sorted() == [])
  }

  @Test func `no page tells of an option that does not exist`() throws {
    #expect(try Self.named().subtracting(Self.known).subtracting(Self.foreign).sorted() == [])
  }

  @Test func `every command is told on a page`() throws {
    let texts = try Self.pages.map { try Self.text("Docs/\($0).md") }
    for command in CommandLineRun.subcommands where command.name != "audit model" {
      #expect(texts.contains { $0.contains("evenhand \(command.name)") }, "\(command.name)")
    }
  }

  @Test(arguments: ["README.md", "Docs/Audit.md"])
  func `a sample is what the command prints`(page: String) async throws {
    let text = try Self.text(page)
    let sample = try #require(
      text.firstMatch(of: /<!-- sample: evenhand (.+) -->\n```\n\$ .+\n((?:.*\n)+?)```/))
    let run = try await Evenhand.run(sample.1.split(separator: " ").map(String.init))
    // The first line has the toolkit's version, and the last one counts what passed: neither is the
    // same on another system.
    let lines = sample.2.split(separator: "\n").dropFirst().filter { !$0.hasSuffix(" passed") }
    #expect(lines.count > 2)
    for line in lines { #expect(run.output.contains(line), "\(line)") }
  }
}
