// SPDX-License-Identifier: Apache-2.0

/// The lines that GitHub Actions turns into annotations.
enum WorkflowCommand {
  enum Level: String, CaseIterable {
    case error, warning, notice
  }

  /// GitHub shows so many annotations of one level in one step.
  static let limit = 10

  static func text(
    _ level: Level, _ title: String, _ message: String, _ source: SourcePosition?
  ) -> String {
    var properties = ["title=" + property(title)]
    if let source {
      properties += ["file=" + property(source.file), "line=\(source.line)"]
      if let column = source.column { properties.append("col=\(column)") }
    }
    return "::\(level.rawValue) \(properties.joined(separator: ","))::" + data(message)
  }

  /// As the runner decodes it: "%" stands for numbers. Line ends are gone already.
  private static func data(_ text: String) -> String {
    Escaped.text(text).replacing("%", with: "%25")
  }

  private static func property(_ text: String) -> String {
    data(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}
