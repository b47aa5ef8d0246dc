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
