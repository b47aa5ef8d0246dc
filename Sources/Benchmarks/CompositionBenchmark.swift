// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit
import Foundation
import GestureCompositions
import ModelAudit

/// Views with two or three gestures, composed in every way, each proved as a view of its own: which
/// verdicts come of it, and how long it takes.
@MainActor
enum CompositionBenchmark {
  private static let seed: UInt64 = 1
  private static let size = CGSize(width: 240, height: 160)

  private static var sets: [(name: String, views: [GestureChoices])] {
    [
      ("two kinds, and either with every other choice", GestureChoices.pairs(seed: seed)),
      ("every two kinds in every composition", GestureChoices.allPairs),
      ("three kinds, every two of them at every two places", GestureChoices.triples(seed: seed)),
    ]
  }

  /// - Parameter arguments: None, to prove all in as many processes as there are processors; the number
  ///   of one set, from 0; or that, and which of how many shares of it.
  /// - Returns: The exit status: 1 where a composition is refuted.
  static func run(arguments: [String]) throws -> Int32 {
    let numbers = arguments.compactMap { Int($0) }
    if numbers.count == 3, numbers.count == arguments.count {
      guard sets.indices.contains(numbers[0]), numbers[2] > 0, 0..<numbers[2] ~= numbers[1] else {
        return 64
      }
      prove(sets[numbers[0]].views, share: numbers[1], of: numbers[2])
      return 0
    }
    guard numbers.count == arguments.count, numbers.count < 2,
      numbers.allSatisfy(sets.indices.contains)
    else { return 64 }
    var isRefuted = false
    for (number, set) in sets.enumerated() where numbers.isEmpty || numbers == [number] {
      let start = ContinuousClock.now
      let lines = try shares(ofSet: number)
      let seconds = Double((ContinuousClock.now - start) / .milliseconds(1)) / 1000
      let refuted = lines.filter { $0.hasPrefix("refuted ") }
      func count(_ verdict: String) -> Int { lines.count { $0.hasPrefix(verdict) } }
      print(
        String(
          format: "%@, seed %d: %d views in %.1f s; %d proved, %d undecided, %d refuted", set.name,
          Int(seed), set.views.count, seconds, count("proved"), count("undecided"), refuted.count))
      refuted.forEach { print("  " + $0) }
      isRefuted = isRefuted || !refuted.isEmpty || lines.count < set.views.count
    }
    return isRefuted ? 1 : 0
  }

  /// A line for each control.
  private static func prove(_ views: [GestureChoices], share: Int, of shares: Int) {
    for (index, choices) in views.enumerated() where index % shares == share {
      let proof = ModelAudit(of: ComposedGestures(choices), size: size).prove()
      for control in proof.controls {
        let trace = control.counterexamples.first.map { ": \($0)" } ?? ""
        print("\(control.verdict.rawValue) \(choices.text)\(trace)".split(separator: "\n").joined())
      }
    }
  }

  /// What this program prints for each share of a set, run side by side.
  private static func shares(ofSet set: Int) throws -> [String] {
    let count = ProcessInfo.processInfo.activeProcessorCount
    let programs = try (0..<count).map { share in
      let program = Process()
      let output = Pipe()
      program.executableURL = Bundle.main.executableURL
      program.arguments = ["compositions", "\(set)", "\(share)", "\(count)"]
      program.standardOutput = output
      try program.run()
      return (program, output)
    }
    return programs.flatMap { program, output in
      let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      program.waitUntilExit()
      return text.split(separator: "\n").map(String.init)
    }
  }
}
