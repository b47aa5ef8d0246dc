// SPDX-License-Identifier: Apache-2.0

import DesktopSession
import Foundation

/// How long it takes to read whole applications and to judge them, beside other clients that read
/// the same application in the same run, in turns.
enum AuditBenchmark {
  static func run(arguments: [String]) async -> Int32 {
    var rounds = 3
    var names: [String] = []
    var rest = arguments[...]
    while let word = rest.popFirst() {
      if word == "--rounds", let number = rest.popFirst().flatMap({ Int($0) }), number > 0 {
        rounds = number
      } else if word.hasPrefix("-") {
        complain("audit: unknown option \(word)")
        return 64
      } else {
        names.append(word)
      }
    }
    do {
      let workshop = try PeerWorkshop()
      for subject in AuditSubject.all(workshop) where names.isEmpty || names.contains(subject.name)
      {
        guard let words = subject.command else {
          print("\n\(subject.name): not installed")
          continue
        }
        try await AuditComparison(
          name: subject.name, command: words, environment: subject.environment, workshop: workshop,
          rounds: rounds
        ).run()
      }
      return 0
    } catch {
      complain("audit: \(error)")
      return 1
    }
  }

  private static func complain(_ text: String) {
    FileHandle.standardError.write(Data((text + "\n").utf8))
  }
}

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
      "accesskit-10000", PeerApplications.accessKit, module: "accesskit", python: python)
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
