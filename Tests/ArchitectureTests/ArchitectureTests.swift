// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// The picture in Docs/Architecture.md and the imports in the tree are the same.
struct ArchitectureTests {
  /// They come with the compiler, so a layer that uses them depends on nothing more.
  private static let toolchain: Set<String> = [
    "Dispatch", "Foundation", "FoundationNetworking", "FoundationXML", "Glibc", "Observation",
    "Swift", "Synchronization", "Testing",
  ]

  private let picture: ModulePicture

  init() throws {
    picture = ModulePicture(markdown: try Project.text(of: "Docs/Architecture.md"))
  }

  @Test func `every import is drawn`() async throws {
    let undrawn = try await imports().filter {
      !Self.toolchain.contains($0.arrow.imported) && !picture.arrows.contains($0.arrow)
    }
    #expect(undrawn.map { "\($0.place): \($0.arrow) is not drawn" } == [])
  }

  @Test func `every arrow is an import`() async throws {
    let used = Set(try await imports().map(\.arrow))
    #expect(picture.arrows.subtracting(used).map(\.description).sorted() == [])
  }

  @Test func `semantics imports nothing at all`() async throws {
    let own = try await imports().filter { $0.arrow.importer == "Semantics" }
    #expect(own.map(\.place) == [])
  }

  @Test func `host and bus meet in Evenhand alone`() {
    let both = Set(picture.arrows.filter { $0.imported == "ATSPI" }.map(\.importer))
      .intersection(picture.arrows.filter { $0.imported == "WindowHost" }.map(\.importer))
    #expect(both == ["Evenhand"])
  }

  /// It collects evidence about itself; who judges it reads buses too.
  @Test func `an application carries neither the audit nor what tests need`() {
    let carried = carried(by: "Evenhand")
    #expect(carried.contains("GestureTrials"))
    let foreign: Set = [
      "AccessibilityAudit", "AccessibilityReader", "CDBus", "EvenhandTesting", "ModelAudit",
    ]
    #expect(carried.intersection(foreign).sorted() == [])
  }

  @Test func `rules, reports and an application's own tests need no C`() {
    let carried = carried(by: "AccessibilityAudit", "ModelAudit", "EvenhandTesting")
    #expect(carried.contains("AccessibilitySnapshot"))
    #expect(carried.filter { $0.contains(/^C[A-Z]/) }.sorted() == [])
  }

  /// The modules, and all that they import, and so on.
  private func carried(by modules: String...) -> Set<String> {
    var carried: Set<String> = []
    var next = modules
    while let module = next.popLast() {
      guard carried.insert(module).inserted else { continue }
      next += picture.arrows.filter { $0.importer == module }.map(\.imported)
    }
    return carried
  }

  /// A comparison with a name or a version would go on to hold of versions that nobody has looked at.
  @Test func `toolkits are asked for their traits, never compared by name or version`() async throws
  {
    let comparison =
      /toolkit(Name|Version|\.name|\.version)\b.*(==|hasPrefix|lowercased|split\()|isCalled\("/
    let home = "Sources/AccessibilitySnapshot/Toolkits/"
    let found = try await Project.swiftFiles()
      .filter { $0.path.hasPrefix("Sources/") && !$0.path.hasPrefix(home) }
      .flatMap { $0.lines(matching: comparison, with: ["toolkit", "isCalled"]) }
    #expect(found == [])
  }

  /// What a kind of gesture is, it answers itself; who looks which one it is knows no other.
  @Test func `kinds of gestures are asked, never told apart`() async throws {
    let names = try await Project.swiftFiles()
      .filter { $0.path.hasPrefix("Sources/Gestures/Kinds/") }
      .flatMap { $0.text.matches(of: /struct (\w+): GestureKind/).map { String($0.1) } }
    #expect(names.count >= 11)
    let cast = try Regex("\\b(as[?!]?|is) (any )?(\(names.joined(separator: "|")))\\b")
    let found = try await Project.swiftFiles().filter { $0.path.hasPrefix("Sources/") }
      .flatMap { $0.lines(matching: cast, with: names) }
    #expect(found == [])
  }

  @Test func `every module stands in the table`() async throws {
    let text = try Project.text(of: "Docs/Architecture.md")
    let modules = Set(try await Project.swiftFiles().compactMap(\.module))
    #expect(!modules.isEmpty)
    #expect(modules.filter { !text.contains("| `\($0)` |") }.sorted() == [])
  }

  @Test func `every path that the documents name is there`() async throws {
    let paths = /`((?:Sources|Tests|Docs|examples)\/[\w\/.-]+)`/
    let documents = try await Project.textFiles().filter { $0.path.hasSuffix(".md") }
    let gone = documents.flatMap { document in
      // A part in capitals stands for any name: `Fixtures/ID.json`.
      document.text.matches(of: paths).map { String($0.1) }.filter {
        !$0.contains(/\/[A-Z]+\b/)
      }.filter {
        !FileManager.default.fileExists(atPath: Project.root.appending(path: $0).path)
      }.map { "\(document.path): \($0)" }
    }
    #expect(gone == [])
  }

  /// Samples that are not Swift, and lines of imports, are left aside.
  @Test func `every sample in a document stands in a file that is compiled`() async throws {
    func lines(_ text: some StringProtocol) -> [String] {
      text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
        .filter { !$0.isEmpty && !$0.hasPrefix("import ") }
        .map { $0.replacing("@main ", with: "") }
    }
    let compiled = try await Project.swiftFiles().filter { !$0.path.hasPrefix("Sources/") }
      .map { "\n" + lines($0.text).joined(separator: "\n") + "\n" }
    let samples = try await Project.textFiles().filter { $0.path.hasSuffix(".md") }.flatMap {
      page in
      page.text.components(separatedBy: "```swift\n").dropFirst().map { rest in
        (page.path, lines(rest.components(separatedBy: "```")[0]).joined(separator: "\n"))
      }
    }
    #expect(samples.count >= 14)
    let loose = samples.filter { sample in
      !sample.1.isEmpty && !compiled.contains { $0.contains("\n\(sample.1)\n") }
    }
    #expect(loose.map { "\($0.0): \($0.1.prefix(60))" } == [])
  }

  /// A dependency that nothing imports builds what nobody needs; one that is missing works by chance.
  @Test func `every target declares exactly what it imports`() async throws {
    let manifest = try Project.text(of: "Package.swift")
    let pattern =
      /(?:target|executableTarget|testTarget)\(\s*name: "(\w+)"(?:,\s*dependencies: \[([^\]]*)\])?/
    // Texts of tests have imports of other languages in them.
    let targets = Set(manifest.matches(of: /name: "(\w+)"/).map { String($0.1) })
    var wrong: [String] = []
    let files = try await Project.swiftFiles()
    for target in manifest.matches(of: pattern) {
      let name = String(target.1)
      let declared = Set(
        (target.2.map(String.init) ?? "").matches(of: /"(\w+)"/).map { String($0.1) })
      let imported = Set(
        files.filter { ["Sources", "examples", "Tests"].contains($0.root) && $0.target == name }
          .flatMap { ImportStatement.all(in: $0).map(\.module) }
      ).intersection(targets)
      let extra = declared.subtracting(imported).subtracting(Self.linked[name] ?? [])
      let missing = imported.subtracting(declared)
      if !extra.isEmpty { wrong.append("\(name) imports no \(extra.sorted())") }
      if !missing.isEmpty { wrong.append("\(name) does not declare \(missing.sorted())") }
    }
    #expect(wrong == [])
  }

  /// What a target needs without importing it: programs, macros and C targets.
  private static let linked: [String: Set<String>] = [
    "CSDLWindow": ["CSDL2"], "CGestureCompositor": ["CWaylandGestures"], "Views": ["ViewMacros"],
  ]

  private func imports() async throws -> [(place: String, arrow: ModulePicture.Arrow)] {
    try await Project.swiftFiles().flatMap { file in
      guard let module = file.module else { return [(place: String, arrow: ModulePicture.Arrow)]() }
      return ImportStatement.all(in: file).map {
        ($0.place, ModulePicture.Arrow(importer: module, imported: $0.module))
      }
    }
  }
}
