// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit
import DesktopSession
import Foundation

/// Looks the words of an open application up in the dictionary of its language, and adds what it has to
/// what the rules judge.
struct SpellingEvidence: Sendable {
  let target: OpenTarget

  func add(to evidence: inout Evidence) async {
    do {
      evidence.spelling = try await Hunspell(environment: target.environment).spelling(
        of: Spelling.words(in: target.snapshot), locale: evidence.locale)
    } catch {
      evidence.spellingObstacle = "\(error)"
    }
  }
}

/// The program hunspell, which knows the words of a language.
struct Hunspell: Sendable {
  /// Why nothing can be looked up.
  struct Obstacle: Error, CustomStringConvertible {
    let description: String
  }

  let environment: [String: String]

  /// 5,000 words take a tenth of a second.
  private static let patience = Duration.seconds(20)

  /// Those of the words that the dictionary of a locale ("de_DE.UTF-8") has not.
  func spelling(of words: Set<String>, locale: String) async throws(Obstacle) -> Spelling {
    let name = Self.dictionary(of: locale)
    do throws(DesktopSessionError) {
      var environment = environment
      environment["LC_ALL"] = "C.UTF-8"
      let program = try ChildProcess(
        "hunspell", ["-i", "utf-8", "-d", name, "-l"], environment: environment,
        input: Data(words.sorted().joined(separator: "\n").utf8))
      defer { program.kill() }
      guard try await program.exitStatus(within: Self.patience) == .code(0) else {
        throw .notReady(program: "hunspell", output: program.errorLines.last ?? "")
      }
      let unknown = program.standardOutput.split(whereSeparator: \.isNewline).map(String.init)
      return Spelling(dictionary: name, unknown: Set(unknown))
    } catch .missing {
      throw Obstacle(
        description: "hunspell, which knows words, is not installed: install hunspell")
    } catch .waitedInVain {
      throw Obstacle(
        description: "hunspell was not done within \(Self.patience.components.seconds) s")
    } catch {
      throw Obstacle(
        description: "hunspell has no dictionary \(name): install the package hunspell-"
          + name.lowercased().replacing("_", with: "-"))
    }
  }

  /// The name of a locale's dictionary; American English for "C", and for no country's English.
  static func dictionary(of locale: String) -> String {
    let name = locale.prefix { $0 != "." && $0 != "@" }
    let isPlain = name.allSatisfy { $0.isASCII && ($0.isLetter || $0 == "_") }
    return ["", "C", "POSIX", "en"].contains(name) || !isPlain ? "en_US" : String(name)
  }
}
