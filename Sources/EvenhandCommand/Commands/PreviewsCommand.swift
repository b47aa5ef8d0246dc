// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit
import DesktopSession
import Foundation

/// Draws every preview of a package, each with its accessibility tree.
struct PreviewsCommand: Subcommand {
  static let name = "previews"
  static let summary = "Draw every preview of a Swift package, with its tree"
  static let synopsis = "PACKAGE FOLDER"
  static let options = [
    OptionSpecification(
      "timeout", .number, "SECONDS", help: "Time limit for drawing, for each program (120)")
  ]

  private let package: String
  private let folder: String
  private let patience: Duration

  init(_ values: OptionValues, program: [String]?) throws(CommandError) {
    guard program == nil, values.words.count == 2 else {
      throw .usage("say which package, and where to write: evenhand previews . previews")
    }
    package = URL(fileURLWithPath: values.words[0]).standardizedFileURL.path
    folder = values.words[1]
    patience = try values.seconds("timeout") ?? .seconds(120)
  }

  func run(_ environment: [String: String]) async throws(CommandError) -> ExitCode {
    let swift = SwiftTool(environment: environment)
    let package = try await SwiftPackage(at: package, swift)
    let programs = package.programsWithPreviews
    let libraries = package.librariesWithPreviews(besides: programs)
    guard !programs.isEmpty || !libraries.isEmpty else {
      throw .invalid(
        "\(Escaped.line(package.name)) has no previews that could be drawn: neither a program nor a"
          + " library product made with Evenhand has a #Preview or a PreviewProvider")
    }
    var sheet = PreviewSheet(folder: folder, modules: package.modules)
    var failures: [CommandError] = []
    if !programs.isEmpty {
      Progress.shared.begin("building \(package.name)")
      let binaries = try await swift.build(package.path, failing: "\(package.name) was not built")
      for program in programs {
        await draw(binaries + "/" + program, environment, into: &sheet, &failures)
      }
    }
    if !libraries.isEmpty {
      let driver = PreviewDriver(package: package, libraries: libraries)
      await draw(try await driver.build(swift), environment, into: &sheet, &failures)
    }
    try sheet.writeIndex(of: package.name)
    for failure in failures { if case .invalid(let text) = failure { Output.complain(text) } }
    return failures.isEmpty && !sheet.isEmpty ? .clean : .invalid
  }

  /// One program that draws nothing keeps no other from drawing, and no preview that ends its program
  /// another one.
  private func draw(
    _ program: String, _ environment: [String: String], into sheet: inout PreviewSheet,
    _ failures: inout [CommandError]
  ) async {
    do throws(CommandError) {
      let drawn = FileManager.default.temporaryDirectory
        .appendingPathComponent("evenhand-previews-\(UUID().uuidString)").path
      defer { try? FileManager.default.removeItem(atPath: drawn) }
      var lost: Set<String> = []
      while case .lost(let preview, let failure) = try await run(program, environment, into: drawn),
        lost.insert(preview).inserted
      {
        failures.append(failure)
      }
      for path in try sheet.take(drawn) { try Output(path: nil).write(path + "\n") }
    } catch {
      failures.append(error)
    }
  }

  /// How a program ended that draws its previews.
  private enum Ending {
    case drawn
    /// It can be started once more: this preview will not be drawn again.
    case lost(preview: String, CommandError)
  }

  private func run(
    _ program: String, _ environment: [String: String], into drawn: String
  ) async throws(CommandError) -> Ending {
    let name = Escaped.line(URL(fileURLWithPath: program).lastPathComponent)
    Progress.shared.begin("drawing the previews of \(name)")
    var environment = environment
    environment["EVENHAND_PREVIEWS"] = drawn
    let child = try SwiftTool.start(program, [], environment)
    defer { child.terminate() }
    let status = try? await child.exitStatus(within: patience)
    if status == .code(0) { return .drawn }
    let lines = child.errorLines
    let line = lines.first { $0.contains("Fatal error") } ?? lines.last
    let said = line.map { ": " + Escaped.line($0) } ?? ""
    if let preview = PreviewSheet.begun(in: drawn) {
      let why =
        status == nil
        ? "was not drawn within \(patience.secondsText) s (--timeout gives it longer)"
        : "ended the program" + said
      return .lost(
        preview: preview, .invalid("\(name): the preview \(Escaped.line(preview)) \(why)"))
    }
    guard status != nil else {
      throw .invalid(
        "\(name) has drawn nothing within \(patience.secondsText) s: an application made with"
          + " Evenhand ends when it has drawn its previews (--timeout gives it longer)")
    }
    throw .invalid("\(name) has drawn nothing" + said)
  }
}
