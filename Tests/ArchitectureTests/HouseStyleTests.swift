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

  /// Initializers need no words where the properties that they set have them. What only answers a
  /// protocol of the language or of this package has its words there; a name with an underscore, or
  /// of a result builder ("buildBlock"), is such an answer too.
  @Test func `every public declaration says what it is`() async throws {
    let declarations = try await Project.swiftFiles().filter { $0.path.hasPrefix("Sources/") }
      .flatMap { PublicDeclaration.all(in: $0) }
    #expect(!declarations.isEmpty)
    let silent = declarations.filter { declaration in
      !declaration.isDocumented && declaration.keyword != "init" && !Self.isAnswer(declaration)
    }
    #expect(silent.map(\.description) == [])
  }

  /// What answers a protocol that many types of the package have.
  private static let answers: Set<String> = [
    "func <", "func ==", "func encode", "func hash", "func index", "func makeBody", "func path",
    "func resolve", "func sizeThatFits", "let allCases", "let rawValue", "typealias Body",
    "typealias Value", "var body", "var debugDescription",
    "var description", "var endIndex", "var rawValue", "var startIndex",
  ]

  /// What answers a protocol of this package, by the place where nothing else of that name stands.
  private static let answersByPlace: [String: Set<String>] = [
    "Sources/AccessibilityAudit/Judging/RuleOfImpact.swift": [
      "advice", "applicability", "expectations", "help", "id", "kind", "standards", "standing",
    ],
    "Sources/GestureTrials/Kinds/": ["traces"],
    "Sources/Gestures/Kinds/": [
      "ability", "demands", "goesAmongPlaces", "holdDuration", "isDirectional", "isScroll",
      "isSwipe", "isTransfer", "motion", "movesFreely", "name", "tapCount", "text",
    ],
    "Sources/Interaction/Kinds/": [
      "addAlternatives", "addNamedSteps", "followsReadingDirection", "leads", "play",
      "pointerShape", "role", "wheelPlay",
    ],
    "Sources/Interaction/Plays/": ["begin", "coordinateSpace", "isPossible", "isScroll", "step"],
  ]

  private static func isAnswer(_ declaration: PublicDeclaration) -> Bool {
    if answers.contains("\(declaration.keyword) \(declaration.name)") { return true }
    guard ["func", "let", "var"].contains(declaration.keyword) else { return false }
    if declaration.name.hasPrefix("_") || declaration.name.hasPrefix("build") { return true }
    return answersByPlace.contains { place, names in
      declaration.path.hasPrefix(place) && names.contains(declaration.name)
    }
  }

  @Test func `nothing is left for later`() async throws {
    let marks = /\b(TOD[O]|FIXM[E]|XX[X])\b/
    let words = ["TOD" + "O", "FIXM" + "E", "XX" + "X"]
    let found = try await Project.textFiles().flatMap { $0.lines(matching: marks, with: words) }
    #expect(found == [])
  }

  @Test func `nothing traps on purpose`() async throws {
    let traps = /\b(fatalErro[r]\(|try[!]|preconditionFailur[e]\()/
    let words = ["fatalErro" + "r(", "try" + "!", "preconditionFailur" + "e("]
    let found = try await Project.swiftFiles().flatMap { $0.lines(matching: traps, with: words) }
    // A value of a type without values cannot be made in another way, and neither can a model that an
    // author forgot to give to the views that read it.
    let unavoidable = [": Never {", "in the environment: a view around this one needs"]
    #expect(found.filter { line in !unavoidable.contains { line.contains($0) } } == [])
  }

  @Test func `no file knows the machine it was written on`() async throws {
    let places = /(^|[^\w.}\)\/])\/(wor[k]|hom[e])\//
    let words = ["/wor" + "k/", "/hom" + "e/"]
    let found = try await Project.textFiles().flatMap { $0.lines(matching: places, with: words) }
    #expect(found == [])
  }
}
