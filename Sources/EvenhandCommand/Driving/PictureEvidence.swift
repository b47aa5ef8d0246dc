// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit
import AccessibilityDriver
import Semantics

/// Takes pictures of an open application's windows, and adds what they show to what the rules judge.
struct PictureEvidence: Sendable {
  let target: OpenTarget

  func add(to evidence: inout Evidence) {
    do {
      let pictures = try WindowPhotographer(
        snapshot: target.snapshot, environment: target.environment
      ).take()
      evidence.pictures = pictures.windows
      evidence.appearances = pictures.elements
      evidence.pictureGaps = pictures.obstacles
      if pictures.windows.isEmpty {
        evidence.pictureObstacle =
          pictures.obstacles.values.min() ?? "no window is on the screen"
      } else if pictures.elements.isEmpty {
        evidence.pictureObstacle =
          target.snapshot.framesAreTrusted
          ? "no element of the picture could be measured" : "its toolkit gives wrong places"
      }
    } catch {
      evidence.pictureObstacle = "\(error)"
    }
  }
}

/// Reads what is written on controls that publish no label in them, and adds it to what the rules judge.
struct DrawnLabelEvidence: Sendable {
  let target: OpenTarget

  func add(to evidence: inout Evidence) async {
    let labels = DrawnLabels(target.snapshot, evidence)
    guard !labels.controls.isEmpty else { return }
    let tesseract = Tesseract(environment: target.environment)
    do {
      let languages = try ScreenTextEvidence.choice(
        for: evidence.locale, among: try await tesseract.languages())
      for picture in evidence.pictures {
        guard let controls = labels.controls[picture.window],
          let sheet = LabelSheet(of: picture, controls)
        else { continue }
        let table = try await tesseract.table(of: sheet.png, languages: languages)
        evidence.drawnWords.merge(sheet.words(in: table)) { $1 }
      }
    } catch {
      evidence.drawnWordsObstacle = "\(error)"
    }
  }
}

/// Reads the text in the pictures that were taken, and adds it to what the rules judge.
struct ScreenTextEvidence: Sendable {
  let environment: [String: String]

  func add(to evidence: inout Evidence) async {
    guard !evidence.pictures.isEmpty else {
      evidence.screenTextObstacle = evidence.pictureObstacle
      return
    }
    do {
      let tesseract = Tesseract(environment: environment)
      let languages = try Self.choice(
        for: evidence.locale, among: try await tesseract.languages())
      for picture in evidence.pictures {
        evidence.screenTexts.append(await Self.text(in: picture, tesseract, languages))
      }
      for (window, gap) in evidence.pictureGaps.sorted(by: { $0.key < $1.key }) {
        evidence.screenTexts.append(ScreenText(window: window, gap: gap))
      }
    } catch {
      evidence.screenTextObstacle = "\(error)"
    }
  }

  private static func text(
    in picture: WindowPicture, _ tesseract: Tesseract, _ languages: String
  ) async -> ScreenText {
    do {
      return ScreenText(
        window: picture.window, words: try await tesseract.words(in: picture, languages: languages))
    } catch {
      return ScreenText(window: picture.window, gap: "\(error)")
    }
  }

  /// The application's language, and English beside it, which stands in every desktop's windows.
  static func choice(
    for locale: String, among installed: [String]
  ) throws(Tesseract.Obstacle) -> String {
    guard let language = TesseractLanguage(locale: locale) else {
      throw Tesseract.Obstacle(description: "tesseract knows no language for the locale \(locale)")
    }
    guard installed.contains(language.name) else {
      throw Tesseract.Obstacle(
        description: "tesseract lacks the language \(language.name): install \(language.package)")
    }
    let english = TesseractLanguage.english.name
    return language.name == english || !installed.contains(english)
      ? language.name : language.name + "+" + english
  }
}
