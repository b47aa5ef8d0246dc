// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit
import AccessibilitySnapshot
import Evenhand
import Foundation
import Semantics
import Simulation
import WindowHost

/// Shows the view of a library that `Tests/corpus` has made of one file: the library exports a
/// function that returns where it has put a new view.
///
///     host LIBRARY picture FILE    writes what the window shows, and what it exposes
///     host LIBRARY judge FILE      says what a model of it proves, and what the audit finds
///     EVENHAND_AUDIT_MODEL=FILE host LIBRARY
@main
struct Host: App {
  private static let make = loaded()

  var body: some Scene {
    WindowGroup("Sample") { Self.make() }
  }

  static func main() {
    let arguments = CommandLine.arguments
    guard arguments.count == 4 else { Application.run(Self()) }
    do {
      switch arguments[2] {
      case "judge": try judge(arguments[3])
      case "picture": try draw(arguments[3])
      default: fatal("picture or judge, not \(arguments[2])")
      }
    } catch {
      fatal("\(error)")
    }
  }

  /// As it opens, and once what moves has had two seconds.
  private static func draw(_ path: String) throws {
    let measurer = PangoTextMeasurer()
    let window = SimulatedWindow(
      ViewHost(title: "Sample", measurer: measurer) { Self.make() },
      size: HeadlessHost.defaultSize, takesFocus: true)
    func write(_ name: String) throws {
      try Picture(
        of: window.displayList, size: HeadlessHost.defaultSize,
        renderer: CairoRenderer(measurer: measurer)
      ).writePNG(to: name)
    }
    try write(path)
    try TreeText(window.tree).text.write(toFile: path + ".txt", atomically: true, encoding: .utf8)
    window.advance(by: 2)
    try write(path + ".later.png")
  }

  private static func judge(_ path: String) throws {
    let document = try ModelDocument(Data(contentsOf: URL(fileURLWithPath: path)))
    let proof = GestureProof(document)
    let result = document.audit()
    let verdict = Verdict(
      proved: proof.count(.proved), refuted: proof.count(.refuted),
      undecided: proof.count(.undecided), windows: proof.windows ?? 0, proof: proof.text,
      violations: result.rules.filter { $0.rule.standing != .bestPractice }.flatMap { rule in
        rule.failed.map { "\(rule.rule.id): \($0.selector): \($0.message)" }
      })
    FileHandle.standardOutput.write(try JSONEncoder().encode(verdict))
  }

  private struct Verdict: Encodable {
    let proved, refuted, undecided, windows: Int
    let proof: String
    let violations: [String]
  }

  private static func loaded() -> () -> AnyView {
    guard let library = dlopen(CommandLine.arguments.dropFirst().first, RTLD_NOW) else {
      fatal(dlerror().map { String(cString: $0) } ?? "no library")
    }
    guard let symbol = dlsym(library, "corpusView") else { fatal("no view in it") }
    typealias Make = @convention(c) () -> UnsafeMutableRawPointer
    let make = unsafeBitCast(symbol, to: Make.self)
    return {
      let place = make().assumingMemoryBound(to: AnyView.self)
      defer { place.deallocate() }
      return place.move()
    }
  }

  private static func fatal(_ text: String) -> Never {
    FileHandle.standardError.write(Data("\(text)\n".utf8))
    exit(70)
  }
}
