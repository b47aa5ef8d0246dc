// SPDX-License-Identifier: Apache-2.0

import AccessibilitySnapshot
import Foundation
import Semantics

/// Whether everything that a hand can do with an application's controls, keys alone and assistive
/// technologies alone can do: control by control.
public struct GestureProof: Hashable, Sendable, Encodable {
  /// The application's name.
  public let application: String
  /// What the verdicts hold within.
  public let bounds: String
  /// In the order of the tree.
  public let controls: [ControlProof]

  public init(_ document: ModelDocument) {
    let finder = ElementFinder(document.snapshot())
    application = document.application
    bounds = document.evidence.bounds
    let elements = document.evidence.index
    let tried = document.tree.depthFirst.compactMap { node in
      elements[node.id].map { (node: node, model: $0, place: Self.place(of: $0, node)) }
    }
    func proof(_ node: Node, _ model: ModelElement, _ twin: ControlProof?) -> ControlProof {
      ControlProof(
        model, element: finder.selector(of: node), like: twin,
        obstacles: document.evidence.obstacles)
    }
    var twins: [[String]: ControlProof] = [:]
    for (node, model, place) in tried where model.coverage != nil && twins[place] == nil {
      twins[place] = proof(node, model, nil)
    }
    controls = tried.map { proof($0.node, $0.model, twins[$0.place]) }
  }

  /// Where it is written: its gestures, and what it is where it has none.
  private static func place(of model: ModelElement, _ node: Node) -> [String] {
    model.gestures.isEmpty
      ? [node.role.name]
      : model.gestures.map { ($0.source?.description ?? "") + " " + $0.text }
  }

  /// Whether there is something to prove and all of it is proved.
  public var isProven: Bool {
    !controls.isEmpty && controls.allSatisfy { $0.verdict == .proved }
  }

  /// Whether anything is refuted.
  public var isRefuted: Bool { controls.contains { $0.verdict == .refuted } }

  /// How many controls have a verdict.
  public func count(_ verdict: ControlProof.Verdict) -> Int {
    controls.count { $0.verdict == verdict }
  }

  /// For people: what is refuted, with what shows it, what is undecided, with its reasons, and what is
  /// proved.
  public var text: String {
    var lines: [String] = []
    for verdict in [ControlProof.Verdict.refuted, .undecided, .proved] {
      for control in controls where control.verdict == verdict { lines += Self.lines(control) }
    }
    lines.append("")
    lines.append(
      "\(application): \(count(.proved)) proved, \(count(.refuted)) refuted,"
        + " \(count(.undecided)) undecided")
    if !bounds.isEmpty { lines.append("within \(bounds)") }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func lines(_ control: ControlProof) -> [String] {
    var facts: [String] = []
    if let states = control.states {
      facts.append(states == 1 ? "1 kind of state" : "\(states) kinds of states")
      facts.append(control.movements == 1 ? "1 movement" : "\(control.movements) movements")
    } else {
      facts.append(control.isLike.map { "written like \($0)" } ?? "not tried")
    }
    if let presses = control.mostKeyPresses { facts.append("at most \(presses) key presses") }
    return ["\(control.verdict.rawValue)  \(control.element)  (\(facts.joined(separator: ", ")))"]
      + control.counterexamples.map { found in
        let steps = found.steps.isEmpty ? "" : found.steps.joined(separator: ", then ") + ": "
        return "    " + steps + found.problem + (found.source.map { " [\($0)]" } ?? "")
      } + control.reasons.map { "    " + $0 }
  }

  /// For machines.
  public var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    // Every value of it can be encoded.
    let data = (try? encoder.encode(Report(proof: self))) ?? Data()
    return String(decoding: data, as: UTF8.self) + "\n"
  }

  private struct Report: Encodable {
    struct Totals: Encodable {
      let proved: Int
      let refuted: Int
      let undecided: Int
    }

    let application: String
    let bounds: String
    let controls: [ControlProof]
    let totals: Totals

    init(proof: GestureProof) {
      application = proof.application
      bounds = proof.bounds
      controls = proof.controls
      totals = Totals(
        proved: proof.count(.proved), refuted: proof.count(.refuted),
        undecided: proof.count(.undecided))
    }
  }
}
