// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit
import DesktopSession
import Foundation
import Testing

@testable import EvenhandCommand

/// Which rules run, how much they count, and what a project's file says of it.
@Suite struct RuleOptionTests {
  @Test(arguments: RuleTag.standards)
  func `a standard keeps what it asks for, and whether there is anything to judge`(
    standard: String
  ) throws {
    let rules = try RuleOptions(values(["standard": [standard]])).rules
    let preflight = rules.filter { $0.kind == .preflight }
    #expect(preflight.map(\.id) == RuleRegistry.standard.filter { $0.kind == .preflight }.map(\.id))
    let tag = try #require(RuleTag(standard))
    let others = rules.filter { $0.kind != .preflight }
    #expect(!others.isEmpty)
    #expect(others.allSatisfy { tag.fits(RuleDescription($0)) })
  }

  @Test func `a higher level and a later version of WCAG hold the lower and the earlier`() throws {
    let counts = try ["wcag2a", "wcag21a", "wcag21aa", "wcag22aa"].map { name in
      try RuleOptions(values(["standard": [name]])).rules.count
    }
    #expect(counts == counts.sorted())
    let ids = try RuleOptions(values(["tags": ["wcag412"]])).rules.map(\.id)
    #expect(ids.contains("control-name"))
    #expect(!ids.contains("orientation"))
  }

  @Test(arguments: ["wcag", "wcag9", "wcag4122a", "en", "best", ""])
  func `a tag that means nothing is none`(name: String) {
    #expect(RuleTag(name) == nil)
  }

  @Test func `failures of a rule can count for more`() throws {
    let rules = try RuleOptions(values(["severity-of": ["orientation=critical"]])).rules
    #expect(rules.first { $0.id == "orientation" }?.impact == .critical)
    #expect(rules.map(\.id) == RuleRegistry.standard.map(\.id))
  }

  @Test func `a project's file is found above, and the command line goes before it`() async throws {
    let session = try await DesktopSession.start(.init(display: .none))
    let below = session.folder + "/project/below"
    try FileManager.default.createDirectory(atPath: below, withIntermediateDirectories: true)
    let file = session.folder + "/project/" + Configuration.fileName
    func write(_ text: String) throws {
      try Data(text.utf8).write(to: URL(fileURLWithPath: file))
    }
    func audit(_ arguments: String) async throws -> ChildProcess {
      let process = try ChildProcess(
        "/bin/sh",
        ["-c", "cd '\(below)' && exec '\(Evenhand.path)' audit \(arguments)"],
        environment: Evenhand.bare)
      _ = try await process.untilEnd()
      return process
    }
    try write("[audit]\nrules = control-name; orientation\nfail-on = never\ntimeout = 30\n")
    let faulty = "--exec -- zenity --scale"
    let quiet = try await audit("--quiet " + faulty)
    #expect(quiet.exitStatus == .code(0))
    #expect(quiet.standardOutput == "")
    #expect(try await audit("--fail-on serious " + faulty).exitStatus == .code(1))
    #expect(
      try await audit("--fail-on serious --max-violations 9 " + faulty).exitStatus == .code(0))
    #expect(try await audit("--quiet --no-config " + faulty).exitStatus == .code(1))
    try write("[audit]\nrules = control-name, orientation; role-known\nwindow = a,b;c\\;d\n")
    let listed = try await audit("--exec -- zenity --scale --title=a,b")
    #expect(listed.exitStatus == .code(1))
    #expect(try await audit("--exec -- zenity --scale --title='c;d'").exitStatus == .code(1))
    #expect(try await audit("--exec -- zenity --scale --title=a").exitStatus == .code(2))
    try write("[audit]\nfail-onn = never\n")
    let misspelt = try await audit("--app x")
    #expect(misspelt.exitStatus == .code(64))
    #expect(
      misspelt.standardError.hasPrefix(
        "evenhand: \(file): unknown option fail-onn; did you mean fail-on\n"))
    try write("[audit]\ntimeout = soon\n")
    #expect(try await audit("--app x").standardError.contains("timeout needs a number"))
    try write("[build]\n")
    #expect(try await audit("--app x").standardError.contains("unknown section [build]"))
    try write("audit\n")
    #expect(try await audit("--app x").exitStatus == .code(64))
  }

  private func values(_ texts: [String: [String]]) -> OptionValues {
    var values = OptionValues()
    values.texts = texts
    return values
  }
}
