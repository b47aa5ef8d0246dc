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

  /// What the dictionary of a locale ("de_DE.UTF-8") has of the words.
  func spelling(of words: Set<String>, locale: String) async throws(Obstacle) -> Spelling {
    let name = Self.dictionary(of: locale)
    var lacksDictionary = false
    do throws(DesktopSessionError) {
      var environment = environment
      environment["LC_ALL"] = "C.UTF-8"
      let program = try ChildProcess(
        "hunspell", ["-i", "utf-8", "-d", name, "-l"], environment: environment,
        input: Data(words.sorted().joined(separator: "\n").utf8))
      defer { program.kill() }
      guard try await program.exitStatus(within: Self.patience) == .code(0) else {
        let said = program.errorLines
        lacksDictionary = said.contains { $0.contains("open affix or dictionary") }
        throw .notReady(program: "hunspell", output: said.last ?? "")
      }
      let unknown = program.standardOutput.split(whereSeparator: \.isNewline).map(String.init)
      return Spelling(
        dictionary: name, lookedUp: words, unknown: words.intersection(unknown))
    } catch .missing {
      throw Obstacle(
        description: "hunspell, which knows words, is not installed: install hunspell")
    } catch .waitedInVain {
      throw Obstacle(
        description: "hunspell was not done within \(Self.patience.components.seconds) s")
    } catch {
      throw Obstacle(
        description: lacksDictionary
          ? "hunspell has no dictionary \(name): install the package \(Self.package(of: name))"
          : Escaped.line("\(error)"))
    }
  }

  /// The name of a locale's dictionary: American English for "C", and where no country, or none that a
  /// dictionary is named by, is told that of the language's own.
  static func dictionary(of locale: String) -> String {
    let parts = locale.prefix { $0 != "." && $0 != "@" }.split(separator: "_").map(String.init)
    let isLanguage = parts.first.map { $0.wholeMatch(of: /[a-z]{2,3}/) != nil } ?? false
    guard let language = parts.first, isLanguage else { return "en_US" }
    if parts.count == 2, parts[1].wholeMatch(of: /[A-Z]{2}/) != nil {
      return parts.joined(separator: "_")
    }
    return language + "_" + (countries[language] ?? language.uppercased())
  }

  /// Where a language is not called as its country is.
  private static let countries = [
    "en": "US", "sv": "SE", "da": "DK", "cs": "CZ", "el": "GR", "uk": "UA", "nb": "NO", "nn": "NO",
    "sl": "SI", "et": "EE", "ca": "ES", "gl": "ES", "eu": "ES", "he": "IL", "ko": "KR", "vi": "VN",
  ]

  /// Debian's package of a dictionary, which names the country of a few languages alone.
  static func package(of dictionary: String) -> String {
    let parts = dictionary.lowercased().split(separator: "_").map(String.init)
    let named = ["en", "de", "pt"].contains(parts[0]) ? parts : Array(parts.prefix(1))
    return (["hunspell"] + named).joined(separator: "-")
  }
}
