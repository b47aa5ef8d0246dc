// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit

/// The form that standard output gets, and the files that are written beside it.
struct ReportFiles<Format: FileFormat>: Sendable {
  static var specifications: [OptionSpecification] {
    [
      OptionSpecification("format", .text, "FORMAT", help: "\(Format.names) (text)"),
      OptionSpecification(
        "output", .list, "FILE",
        help: "Also write a report file: \(Format.usualEndings.joined(separator: " "));"
          + " {app} is the application"),
    ]
  }

  let format: Format
  private let files: [ReportFile<Format>]

  init(_ values: OptionValues) throws(CommandError) {
    format = try Format(named: values.text("format") ?? Format.text.rawValue)
    var files: [ReportFile<Format>] = []
    for word in values.texts["output"] ?? [] { files.append(try ReportFile(word)) }
    for (index, file) in files.enumerated()
    where files[..<index].contains(where: { $0.path == file.path }) {
      throw .usage("two reports go to \(Escaped.brief(file.path))")
    }
    self.files = files
  }

  /// All that are written.
  var formats: Set<Format> { Set([format] + files.map(\.format)) }

  /// Finds out before a long run whether everything can be written.
  func check() throws(CommandError) {
    for file in files { try file.output(for: "evenhand").check() }
  }

  /// With several applications each needs a file of its own.
  func checkAll() throws(CommandError) {
    for file in files where !file.namesApplication {
      throw .usage(
        "with --all the name of an --output needs \(ReportFileName.mark), as in"
          + " --output report-\(ReportFileName.mark).json")
    }
  }

  /// Says how many results a SARIF file leaves out, where one is written.
  func complain(left count: () -> Int) {
    guard formats.contains(where: { $0.rawValue == ReportFormat.sarif.rawValue }) else { return }
    let left = count()
    if left > 0 {
      Output.complain(
        "SARIF: the \(left) results of the lowest impact are left out; GitHub keeps"
          + " \(SARIFReport.maximumResults)")
    }
  }

  func writeFiles(
    for application: String, _ text: (Format) -> String
  ) throws(CommandError) {
    for file in files { try file.output(for: application).write(text(file.format)) }
  }
}
