// SPDX-License-Identifier: Apache-2.0

import Foundation

/// An application to read.
struct AuditSubject {
  let name: String
  /// nil where it is not installed.
  let command: [String]?
  var environment: [String: String] = [:]

  /// AccessKit is a package of Python's own: EVENHAND_BENCH_PYTHON names the interpreter that has it.
  static func all(_ workshop: PeerWorkshop) -> [AuditSubject] {
    let python = ProcessInfo.processInfo.environment["EVENHAND_BENCH_PYTHON"] ?? "python3"
    let accessKit = workshop.script(
      "accesskit-10000", PythonPrograms.accessKit, module: "accesskit", python: python)
    return [
      AuditSubject(name: "gtk3-widget-factory", command: installed("gtk3-widget-factory")),
      // Without a graphics card GTK 4 draws for a minute before it answers, unless Cairo does it.
      AuditSubject(
        name: "gtk4-widget-factory", command: installed("gtk4-widget-factory"),
        environment: ["GSK_RENDERER": "cairo"]),
      AuditSubject(name: "accesskit-10000", command: accessKit.map { $0.command + ["10000"] }),
      AuditSubject(
        name: "evenhand-10000", command: [CommandLine.arguments[0], "serve", "10000"]),
    ]
  }

  private static func installed(_ name: String) -> [String]? {
    let path = "/usr/bin/" + name
    return FileManager.default.isExecutableFile(atPath: path) ? [path] : nil
  }
}
