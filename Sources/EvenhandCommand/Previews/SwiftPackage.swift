// SPDX-License-Identifier: Apache-2.0

import DesktopSession
import Foundation

/// Runs `swift`.
struct SwiftTool: Sendable {
  let environment: [String: String]

  /// What it printed.
  @discardableResult
  func run(_ arguments: [String], failing what: String) async throws(CommandError) -> String {
    let child = try Self.start("swift", arguments, environment)
    defer { child.terminate() }
    let status: ChildProcess.ExitStatus
    do {
      status = try await child.untilEnd()
    } catch {
      throw .invalid("\(what): \(error)")
    }
    guard status == .code(0) else {
      let lines = child.outputLines + child.errorLines
      let said = lines.filter { $0.contains("error:") }
      throw .invalid(
        ([what + ":"] + (said.isEmpty ? lines.suffix(5) : said.prefix(10)))
          .joined(separator: "\n  "))
    }
    return child.standardOutput
  }

  /// Builds a package.
  ///
  /// - Returns: The folder with its programs.
  func build(_ package: String, failing what: String) async throws(CommandError) -> String {
    let arguments = ["build", "--package-path", package]
    try await run(arguments, failing: what)
    return try await run(arguments + ["--show-bin-path"], failing: what)
      .trimmingCharacters(in: .whitespacesAndNewlines)
  }

  static func start(
    _ program: String, _ arguments: [String], _ environment: [String: String]
  ) throws(CommandError) -> ChildProcess {
    try Interruption.shared.starting(
      { () throws(CommandError) in
        do {
          return try ChildProcess(program, arguments, environment: environment)
        } catch {
          throw .invalid("\(program) was not started: \(error)")
        }
      }, end: { $0.terminate() })
  }
}

/// A package, as SwiftPM describes it, and which of its products have previews.
struct SwiftPackage: Sendable {
  private struct Description: Decodable {
    struct Product: Decodable {
      struct Kind: Decodable {
        let executable: String?
        let library: [String]?

        enum CodingKeys: CodingKey { case executable, library }

        init(from decoder: any Decoder) throws {
          let container = try decoder.container(keyedBy: CodingKeys.self)
          executable = container.contains(.executable) ? "" : nil
          library = try container.decodeIfPresent([String].self, forKey: .library)
        }
      }

      let name: String
      let type: Kind
      let targets: [String]
    }

    let name: String
    let products: [Product]
    let targets: [Target]
  }

  private struct Target: Decodable, Sendable {
    let name: String
    let c99name: String
    let path: String
    let sources: [String]
    let productDependencies: [String]?
    let targetDependencies: [String]?
  }

  /// Any of these in what a target is built on says that its views are Evenhand's.
  private static let modules: Set<String> = ["Evenhand", "SwiftUI", "UIKit", "Views"]

  let path: String
  let name: String
  private let targets: [String: Target]
  private let programs: [(name: String, targets: [String])]
  private let libraries: [(name: String, targets: [String])]

  init(at path: String, _ swift: SwiftTool) async throws(CommandError) {
    self.path = path
    let text = try await swift.run(
      ["package", "--package-path", path, "describe", "--type", "json"],
      failing: "\(path) is no package that could be read")
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    let description: Description
    do {
      description = try decoder.decode(Description.self, from: Data(text.utf8))
    } catch {
      throw .invalid("what SwiftPM says of \(path) cannot be read: \(error)")
    }
    name = description.name
    targets = Dictionary(description.targets.map { ($0.name, $0) }) { first, _ in first }
    programs = description.products.filter { $0.type.executable != nil }.map {
      ($0.name, $0.targets)
    }
    libraries = description.products.filter {
      $0.type.library.map { !$0.contains("dynamic") } ?? false
    }.map { ($0.name, $0.targets) }
  }

  /// The modules of its own: what others bring along is not this package's to show.
  var modules: Set<String> { Set(targets.values.map(\.c99name)) }

  /// Programs made with Evenhand that have previews in themselves or in a library of the package.
  var programsWithPreviews: [String] {
    programs.filter { hasPreviews($0.targets) }.map(\.name).sorted()
  }

  /// Library products with previews that no such program has in itself.
  func librariesWithPreviews(besides names: [String]) -> [String] {
    var seen = Set(
      programs.filter { names.contains($0.name) }.flatMap { closure(of: $0.targets) })
    var found: [String] = []
    for library in libraries.sorted(by: { $0.name < $1.name }) {
      let own = closure(of: library.targets).subtracting(seen)
      guard hasPreviews(Array(own)) else { continue }
      seen.formUnion(own)
      found.append(library.name)
    }
    return found
  }

  private func hasPreviews(_ names: [String]) -> Bool {
    let all = closure(of: names)
    let foreign = all.flatMap { targets[$0]?.productDependencies ?? [] }
    return !Self.modules.isDisjoint(with: all.union(foreign))
      && all.contains { targets[$0].map(mentionsPreviews) ?? false }
  }

  private func closure(of names: [String]) -> Set<String> {
    var (found, left) = (Set<String>(), names)
    while let name = left.popLast() {
      guard targets[name] != nil, found.insert(name).inserted else { continue }
      left += targets[name]?.targetDependencies ?? []
    }
    return found
  }

  private func mentionsPreviews(_ target: Target) -> Bool {
    target.sources.contains { source in
      let file = URL(fileURLWithPath: path).appendingPathComponent(target.path)
        .appendingPathComponent(source)
      guard let text = try? String(contentsOf: file, encoding: .utf8) else { return false }
      return text.contains("#Preview") || text.contains("PreviewProvider")
    }
  }
}
