// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit
import ScriptedApplications
import Testing

@testable import EvenhandCommand

/// Words that are looked up in a dictionary.
@Suite struct HunspellTests {
  @Test func `a dictionary has the words of its language alone`() async throws {
    let words: Set<String> = ["Open", "weather", "absagen", "Übersicht", "sub", "folder"]
    let spelling = try await Hunspell(environment: Self.environment).spelling(
      of: words, locale: "C")
    #expect(
      spelling
        == Spelling(dictionary: "en_US", lookedUp: words, unknown: ["absagen", "Übersicht"]))
  }

  @Test func `a dictionary that is not there is named with its package`() async {
    await Self.expect(
      "hunspell has no dictionary xx_YY: install the package hunspell-xx", "xx_YY",
      Self.environment)
  }

  @Test func `without hunspell the package is named`() async {
    await Self.expect(
      "hunspell, which knows words, is not installed: install hunspell", "C", ["PATH": "/nowhere"])
  }

  @Test(arguments: [
    ("C", "en_US"), ("POSIX", "en_US"), ("", "en_US"), ("en", "en_US"), ("en_GB.UTF-8", "en_GB"),
    ("de_DE@euro", "de_DE"), ("-d/etc/passwd", "en_US"), ("es_419", "es_ES"), ("fr", "fr_FR"),
    ("sv", "sv_SE"),
  ])
  func `a locale leads to the dictionary of its language`(locale: String, name: String) {
    #expect(Hunspell.dictionary(of: locale) == name)
  }

  @Test(arguments: [
    ("de_DE", "hunspell-de-de"), ("pt_BR", "hunspell-pt-br"), ("fr_FR", "hunspell-fr"),
    ("es_MX", "hunspell-es"),
  ])
  func `a dictionary is in the package that Debian calls by its language`(
    dictionary: String, package: String
  ) {
    #expect(Hunspell.package(of: dictionary) == package)
  }

  @Test func `a hunspell that fails in another way is quoted`() async throws {
    let folder = try TemporaryFolder()
    try await installProgram(
      "#!/bin/sh\necho 'out of luck' >&2; exit 3\n", at: folder.path + "/hunspell")
    await Self.expect(
      "hunspell did not become ready; it said: out of luck", "C",
      ["PATH": folder.path + ":/usr/bin:/bin"])
  }

  private static let environment = ["PATH": "/usr/bin:/bin"]

  private static func expect(
    _ text: String, _ locale: String, _ environment: [String: String]
  ) async {
    do {
      _ = try await Hunspell(environment: environment).spelling(of: ["a"], locale: locale)
      Issue.record("it was looked up")
    } catch {
      #expect(error.description == text)
    }
  }
}
