// SPDX-License-Identifier: Apache-2.0

import AccessibilitySnapshot

/// The lines that mend what a rule finds, in one toolkit and language.
public struct Fix: Hashable, Sendable, Encodable {
  /// "GTK 3", "Qt Widgets".
  public let toolkit: String
  /// As a fenced block of Markdown names it ("c", "python").
  public let language: String
  /// What stands for the element has a plain name: `widget`, `button`, `window`.
  public let lines: String

  /// "GTK 3, C".
  var title: String { toolkit + ", " + (Self.languages[language] ?? language) }

  /// Every way that is known for a rule; empty where no line of code mends it.
  public static func all(for rule: String) -> [Fix] {
    guard let remedy = Remedy.ofRules[rule] else { return [] }
    return Dialect.all.compactMap { $0.fix(remedy) }
  }

  /// Those for the toolkit that an application says it is made with. One that it does not say, or
  /// that is not known here, has none.
  public static func all(for rule: String, in toolkit: Toolkit) -> [Fix] {
    guard let remedy = Remedy.ofRules[rule] else { return [] }
    return Dialect.all.filter { $0.concerns(toolkit) }.compactMap { $0.fix(remedy) }
  }

  private static let languages = [
    "c": "C", "cpp": "C++", "python": "Python", "qml": "QML", "java": "Java", "swift": "Swift",
  ]
}

/// How one toolkit is written in one language.
struct Dialect: Sendable {
  let toolkit: String
  let language: String
  /// What the application calls the toolkit on the bus.
  let busName: String
  /// The first number of its version; nil for any.
  var series: String?
  let lines: [Remedy: String]

  static let all =
    [gtk3C, gtk3Python, gtk4C, gtk4Python, wxWidgets, qtWidgets, pyQt, qml, swing, evenhand]

  func concerns(_ toolkit: Toolkit) -> Bool {
    toolkit.isCalled(busName)
      && (series.map { toolkit.version.split(separator: ".").first == $0[...] } ?? true)
  }

  func fix(_ remedy: Remedy) -> Fix? {
    lines[remedy].map { Fix(toolkit: toolkit, language: language, lines: $0) }
  }
}
