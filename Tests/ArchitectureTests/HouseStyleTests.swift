// SPDX-License-Identifier: Apache-2.0

import DesktopSession
import Testing

struct HouseStyleTests {
  @Test func `the formatter has nothing to say`() async throws {
    let root = Project.root.path
    let formatter = try ChildProcess(
      "swift",
      [
        "format", "lint", "--strict", "--parallel", "--configuration", "\(root)/.swift-format",
        "-r", "\(root)/Sources", "\(root)/Tests", "\(root)/examples", "\(root)/Package.swift",
      ])
    let status = try await formatter.untilEnd()
    #expect(formatter.errorLines == [])
    #expect(status == .code(0))
  }

  @Test func `every Swift file names its license first`() async throws {
    let license = "// SPDX-License-Identifier: Apache-2.0"
    let others = try await Project.swiftFiles().filter { file in
      // The package's tools version has to be the first line of its manifest.
      let lines = file.lines.prefix(file.path == "Package.swift" ? 2 : 1)
      return lines.last?.text != license[...]
    }
    #expect(others.map(\.path) == [])
  }

  @Test func `every script names its license`() async throws {
    let scripts = try await Project.textFiles().filter {
      $0.text.hasPrefix("#!") || $0.path.hasSuffix(".sh") || $0.path.hasSuffix(".py")
    }
    #expect(!scripts.isEmpty)
    let license = "# SPDX-License-Identifier: Apache-2.0"
    #expect(
      scripts.filter { !$0.lines.prefix(2).map(\.text).contains(license[...]) }.map(\.path) == [])
  }

  @Test func `nothing is left for later`() async throws {
    let marks = /\b(TOD[O]|FIXM[E]|XX[X])\b/
    let found = try await Project.textFiles().flatMap { $0.lines(matching: marks) }
    #expect(found == [])
  }

  @Test func `nothing traps on purpose`() async throws {
    let traps = /\b(fatalErro[r]\(|try[!]|preconditionFailur[e]\()/
    let found = try await Project.swiftFiles().flatMap { $0.lines(matching: traps) }
    // A value of a type without values cannot be made in another way.
    #expect(found.filter { !$0.contains(": Never {") } == [])
  }

  @Test func `no file knows the machine it was written on`() async throws {
    let places = /(^|[^\w.}\)\/])\/(wor[k]|hom[e])\//
    let found = try await Project.textFiles().flatMap { $0.lines(matching: places) }
    #expect(found == [])
  }
}
