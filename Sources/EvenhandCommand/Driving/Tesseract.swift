// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit
import AccessibilityDriver
import DesktopSession
import Foundation

/// The program tesseract, which reads text in pictures.
struct Tesseract: Sendable {
  /// Why nothing can be read.
  struct Obstacle: Error, CustomStringConvertible {
    let description: String
  }

  let environment: [String: String]

  /// One picture of a whole screen takes about five seconds on one core.
  private static let patience = Duration.seconds(60)
  /// Letters of 10 points are 7 pixels high without their long ends; below 15 tesseract misreads many.
  private static let scale = 2
  /// Words anywhere, in no order: a window is no page.
  private static let sparse = "11"

  /// The languages that are installed ("eng", "chi_sim").
  func languages() async throws(Obstacle) -> [String] {
    let answer = try await run(["--list-langs"])
    return answer.split(whereSeparator: \.isNewline).map(String.init).filter { line in
      !line.isEmpty && line.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "/" }
    }
  }

  /// The words in a picture of a window, for `tesseract -l`.
  func words(
    in picture: WindowPicture, languages: String
  ) async throws(Obstacle) -> [ScreenText.Word] {
    guard let large = PNG.enlarged(picture.png, by: Self.scale) else {
      throw Obstacle(description: "the picture is too large to read text in")
    }
    let table = try await table(of: large, languages: languages)
    return TesseractTable(table, picture: picture.frame, scale: Double(Self.scale)).words
  }

  /// What is read in a PNG file's bytes, for `TesseractTable`.
  func table(of png: Data, languages: String) async throws(Obstacle) -> String {
    try await run(["stdin", "stdout", "--psm", Self.sparse, "-l", languages, "tsv"], input: png)
  }

  private func run(_ arguments: [String], input: Data? = nil) async throws(Obstacle) -> String {
    do throws(DesktopSessionError) {
      var environment = environment
      // Its threads wait for one another most of the time.
      environment["OMP_THREAD_LIMIT"] = "1"
      let program = try ChildProcess(
        "tesseract", arguments, environment: environment, input: input)
      defer { program.kill() }
      guard try await program.exitStatus(within: Self.patience) == .code(0) else {
        let reason = program.errorLines.last.map { ": " + Escaped.brief($0) } ?? ""
        throw .notReady(program: "tesseract", output: "it failed" + reason)
      }
      return program.standardOutput
    } catch .missing {
      throw Obstacle(
        description: "tesseract, which reads text in pictures, is not installed: install"
          + " tesseract-ocr")
    } catch .waitedInVain {
      throw Obstacle(
        description: "tesseract was not done within \(Self.patience.components.seconds) s")
    } catch {
      throw Obstacle(description: Escaped.line("\(error)"))
    }
  }
}

/// tesseract's name of a language: ISO 639-2, with the script where a language has several.
struct TesseractLanguage: Hashable, Sendable {
  let name: String

  static let english = TesseractLanguage(name: "eng")

  /// The language of a locale as POSIX writes it ("de_DE.UTF-8"); English for "C". nil for what is
  /// no locale.
  init?(locale: String) {
    let parts = locale.prefix { $0 != "." && $0 != "@" }.split { $0 == "_" || $0 == "-" }
    guard let code = parts.first?.lowercased() else { return nil }
    switch code {
    case "c", "posix": self = .english
    case "zh":
      let isTraditional = parts.dropFirst().contains { ["TW", "HK", "MO", "Hant"].contains($0) }
      self.init(name: isTraditional ? "chi_tra" : "chi_sim")
    case "nb", "nn", "no": self.init(name: "nor")
    default:
      guard let name = Locale.LanguageCode(code).identifier(.alpha3) else { return nil }
      self.init(name: name)
    }
  }

  private init(name: String) {
    self.name = name
  }

  /// The Debian package that has it.
  var package: String { "tesseract-ocr-" + name.replacing("_", with: "-") }
}
