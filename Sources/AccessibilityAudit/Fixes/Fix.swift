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
    Remedy.all(for: rule).flatMap { remedy in Dialect.all.compactMap { $0.fix(remedy) } }
  }

  /// What mends these findings of one rule, in the toolkit that an application says it is made with, and in
  /// its language where the files tell that it has loaded. A toolkit that it does not say, or that is not
  /// known here, has none.
  static func all(for findings: [Finding], in toolkit: Toolkit, loaded: [String]) -> [Fix] {
    let dialects = Dialect.all(of: toolkit, loaded: loaded)
    return Remedy.all(for: findings).flatMap { remedy in dialects.compactMap { $0.fix(remedy) } }
  }

  private static let languages = [
    "c": "C", "cpp": "C++", "python": "Python", "qml": "QML", "java": "Java", "swift": "Swift",
  ]
}

/// How one toolkit is written in one language.
struct Dialect: Hashable, Sendable {
  let toolkit: String
  let language: String
  /// What the application calls the toolkit on the bus.
  let busName: String
  /// The first number of its version; nil for any.
  var series: String?
  /// What stands in the name of a file that each program of it loads; nil where it is compiled, and loads
  /// the toolkit alone.
  var mark: String?
  let lines: [Remedy: String]

  static let all =
    [gtk3C, gtk3Python, gtk4C, gtk4Python, wxWidgets, qtWidgets, pyQt, qml, swing, evenhand]

  /// Those in which such a program may be written; all of its toolkit where it is not known what it has
  /// loaded.
  static func all(of toolkit: Toolkit, loaded files: [String]) -> [Dialect] {
    let known = all.filter { $0.concerns(toolkit) }
    let marked = known.filter { dialect in
      dialect.mark.map { mark in files.contains { $0.contains(mark) } } ?? false
    }
    // What is compiled may show a part of its windows in QML.
    let isCompiled = marked.allSatisfy { $0.language == "qml" }
    return files.isEmpty
      ? known : known.filter { $0.mark == nil ? isCompiled : marked.contains($0) }
  }

  private func concerns(_ toolkit: Toolkit) -> Bool {
    toolkit.isCalled(busName)
      && (series.map { toolkit.version.split(separator: ".").first == $0[...] } ?? true)
  }

  func fix(_ remedy: Remedy) -> Fix? {
    lines[remedy].map { Fix(toolkit: toolkit, language: language, lines: $0) }
  }
}
