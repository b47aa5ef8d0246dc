// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit
import DesktopSession
import Foundation
import ScriptedApplications
import Semantics
import Testing

@testable import EvenhandCommand

/// Text that is read in pictures, and compared with the tree.
@Suite struct ScreenTextTests {
  @Test func `text that is drawn and not in the tree is found, and no other`() async throws {
    let run = try await Self.audit(["/usr/bin/python3", Evenhand.script("gtk3_drawn_text.py")])
    #expect(run.findings == ["review unexposed-text "], "\(run.output)\(run.errors)")
    #expect(run.output.contains("drawing area[]: "))
    #expect(run.output.contains("\"Invoices not yet paid\""))
    #expect(run.code == 1)
  }

  @Test func `the month that GTK 3's calendar draws is in no tree`() async throws {
    let run = try await Self.audit(["zenity", "--calendar", "--month", "11", "--day", "21"])
    #expect(run.findings == ["review unexposed-text "], "\(run.output)\(run.errors)")
    #expect(run.output.contains("calendar[]: "))
    #expect(run.output.contains("November"))
  }

  @Test(arguments: [
    ["zenity", "--info", "--text", "The letter was sent"], ["zenity", "--password"],
    ["zenity", "--list", "--column", "Town", "Berlin", "Paris", "Rome"], ["gtk3-widget-factory"],
  ])
  func `a program that draws no text of its own has no findings`(words: [String]) async throws {
    let run = try await Self.audit(words)
    #expect(run.findings == [], "\(run.output)\(run.errors)")
    #expect(run.code == 0)
    #expect(!run.output.contains(" 0 passed"))
  }

  @Test func `the rule runs only where it is named, and needs a picture`() async throws {
    let unnamed = try await Evenhand.run(["rules", "--format", "json"])
    #expect(unnamed.output.contains("unexposed-text"))
    let run = try await Evenhand.run([
      "audit", "--rules", "unexposed-text,window-title", "--exec", "--", "zenity", "--info",
    ])
    #expect(run.output.contains("needs a picture of the window to read text in (--pictures)"))
  }

  @Test func `a button that shows other words than its name is found, bright on dark too`()
    async throws
  {
    let run = try await Evenhand.run([
      "audit", "--rules", "label-in-name", "--pictures", "--session", "private", "--verbose",
      "--timeout", Evenhand.patience, "--exec", "--", "/usr/bin/python3",
      Evenhand.script("gtk3_worded_buttons.py"),
    ])
    #expect(
      run.findings == [
        "review label-in-name Send bus out", "review label-in-name Forget the route",
      ],
      "\(run.output)\(run.errors)")
    #expect(
      run.output.contains("shows \"Call garage\" on it, but its name is \"Send bus out\""))
    #expect(
      run.output.contains("shows \"Publish plan\" on it, but its name is \"Forget the route\""))
  }

  @Test func `without tesseract nothing is tested, and the package is named`() async {
    #expect(
      await obstacle(in: ["PATH": "/nowhere"])
        == "tesseract, which reads text in pictures, is not installed: install tesseract-ocr")
  }

  @Test func `a language that tesseract lacks is named with its package`() async throws {
    let folder = try await Self.fakeTesseract(
      "echo 'List of available languages (2):'; echo eng; echo osd")
    #expect(
      await obstacle(in: Self.environment(folder), locale: "de_DE")
        == "tesseract lacks the language deu: install tesseract-ocr-deu")
  }

  @Test func `a tesseract that fails is quoted, and the window is not tested`() async throws {
    let folder = try await Self.fakeTesseract(
      "[ $1 = --list-langs ] && echo eng && exit; echo 'out of luck' >&2; exit 3")
    var evidence = Evidence()
    evidence.pictures = [Self.picture]
    await ScreenTextEvidence(environment: Self.environment(folder)).add(to: &evidence)
    #expect(evidence.screenTextObstacle == nil)
    #expect(
      evidence.screenTexts.map(\.gap)
        == ["tesseract did not become ready; it said: it failed: out of luck"])
  }

  @Test func `a window without a picture is not tested`() async throws {
    let folder = try await Self.fakeTesseract("[ $1 = --list-langs ] && echo eng")
    var evidence = Evidence()
    evidence.pictures = [Self.picture]
    evidence.pictureGaps = [ElementID(9): "another window covers it"]
    await ScreenTextEvidence(environment: Self.environment(folder)).add(to: &evidence)
    #expect(evidence.screenTexts.last?.window == ElementID(9))
    #expect(evidence.screenTexts.last?.gap == "another window covers it")
  }

  @Test(arguments: [
    ("C", "eng"), ("POSIX", "eng"), ("de_DE.UTF-8", "deu"), ("fr", "fra"), ("nb_NO", "nor"),
    ("cs_CZ", "ces"), ("el_GR@euro", "ell"), ("zh_CN", "chi_sim"), ("zh_TW", "chi_tra"),
    ("ja_JP", "jpn"), ("", nil), ("xx_XX", nil),
  ])
  func `a locale leads to the language's name in tesseract`(locale: String, name: String?) {
    #expect(TesseractLanguage(locale: locale)?.name == name)
  }

  @Test func `the application's language is read together with English`() throws {
    let installed = ["eng", "osd", "deu"]
    #expect(try ScreenTextEvidence.choice(for: "de_DE", among: installed) == "deu+eng")
    #expect(try ScreenTextEvidence.choice(for: "C", among: installed) == "eng")
    #expect(try ScreenTextEvidence.choice(for: "de_DE", among: ["deu"]) == "deu")
  }

  private static let picture = WindowPicture(
    window: ElementID(2), png: Data(base64Encoded: Self.onePixel) ?? Data(),
    frame: Rect(x: 0, y: 0, width: 1, height: 1))
  private static let onePixel =
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="

  private func obstacle(
    in environment: [String: String], locale: String = "C"
  ) async -> String? {
    var evidence = Evidence()
    evidence.locale = locale
    evidence.pictures = [Self.picture]
    await ScreenTextEvidence(environment: environment).add(to: &evidence)
    #expect(evidence.screenTexts.isEmpty)
    return evidence.screenTextObstacle
  }

  /// The folder of a program of this name that does what the script says.
  private static func fakeTesseract(_ script: String) async throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try await installProgram("#!/bin/sh\n\(script)\n", at: folder.path + "/tesseract")
    return folder
  }

  /// An environment in which a folder's programs come first.
  private static func environment(_ folder: TemporaryFolder) -> [String: String] {
    ["PATH": folder.path + ":/usr/bin:/bin"]
  }

  private static func audit(_ program: [String]) async throws -> Evenhand {
    try await Evenhand.run(
      [
        "audit", "--rules", "unexposed-text", "--pictures", "--fail-on", "incomplete", "--timeout",
        Evenhand.patience, "--exec", "--",
      ] + program)
  }
}
