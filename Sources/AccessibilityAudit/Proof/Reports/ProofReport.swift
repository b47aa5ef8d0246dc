// SPDX-License-Identifier: Apache-2.0

import AccessibilitySnapshot

/// A proof with what is known of the run that it came from: what every format writes.
public struct ProofReport: Sendable {
  /// What was found out.
  public let proof: GestureProof
  /// How the proof was run.
  public let run: RunRecord
  /// Which part of the application's controls it is about ("2/3"); nil for all of them.
  public let part: String?

  public init(_ proof: GestureProof, run: RunRecord, part: String? = nil) {
    self.proof = proof
    self.run = run
    self.part = part
  }

  /// The application's name, fit for one line.
  var title: String {
    let name = Escaped.brief(proof.application)
    return name.isEmpty ? "(no name)" : name
  }

  /// For people, with how long it took.
  public var text: String {
    guard let windows = proof.windows, windows > 0, let duration = run.duration else {
      return proof.text
    }
    let rate = Int(exactly: (Double(windows) / (duration / .seconds(1))).rounded())
    return proof.text + "in \(duration.secondsText) s"
      + (rate.map { ", \($0) windows a second" } ?? "") + "\n"
  }

  /// "1 proved, 2 refuted, 0 undecided"
  var counts: String { proof.counts }

  /// Controls with a verdict, in the order of the tree.
  func controls(_ verdict: ControlProof.Verdict) -> [ControlProof] {
    proof.controls.filter { $0.verdict == verdict }
  }

  /// The rules that counterexamples fall short of, in the order of the registry.
  var rules: [RuleDescription] {
    let used = Set(proof.controls.flatMap { $0.counterexamples.map(\.rule) })
    return RuleRegistry.all.filter { used.contains($0.id) }.map(RuleDescription.init)
  }

  /// Each counterexample with its control; critical ones first.
  var counterexamples: [(control: ControlProof, found: ControlProof.Counterexample)] {
    let impacts = Dictionary(rules.map { ($0.id, $0.impact) }) { first, _ in first }
    let all = proof.controls.flatMap { control in
      control.counterexamples.map { (control: control, found: $0) }
    }
    return Impact.allCases.reversed().flatMap { impact in
      all.filter { (impacts[$0.found.rule] ?? .critical) == impact }
    }
  }
}

extension ControlProof.Counterexample {
  /// "tap, then drag 40 points to the right: it changes value 30 to 40, and no keys do (...)"
  var sentence: String {
    (steps.isEmpty ? "" : steps.joined(separator: ", then ") + ": ") + problem
  }
}
