// SPDX-License-Identifier: Apache-2.0

import Foundation

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
