// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit
import AccessibilitySnapshot
import Foundation
import Semantics

/// A proof in which every verdict and every kind of counterexample stands once.
enum SampleProof {
  static let document = document(
    names: ["Volume", "Balance", "Handle", "Reset", "Echo"])

  static func report(_ document: ModelDocument = document, part: String? = nil) -> ProofReport {
    var run = RunRecord(toolVersion: "1.2.3", mode: .model)
    run.startedAt = Date(timeIntervalSince1970: 1_800_000_000)
    run.program = ["sample", "--all"]
    return ProofReport(GestureProof(document), run: run, part: part)
  }

  /// - Parameter names: Of a slider that is refuted by keys, of one whose search ended, of a canvas
  ///   that leaks and refuses, of a button that is proved, and of a slider that is written like the
  ///   first.
  static func document(names: [String]) -> ModelDocument {
    let roles: [Role] = [.slider, .slider, .canvas, .button, .slider]
    let nodes = zip(names, roles).enumerated().map { index, item in
      Node(
        id: ElementID(UInt64(10 + index)), role: item.1, name: item.0, states: Sample.shown,
        frame: Rect(x: 20, y: 20 + 50 * Double(index), width: 200, height: 40))
    }
    let window = Node(
      id: ElementID(1), role: .frame, name: "Main", states: Sample.shown,
      frame: Rect(x: 0, y: 0, width: 320, height: 240), children: nodes.map(\.id))
    return ModelDocument(
      application: "Sample", tree: Tree(root: window, nodes: nodes),
      evidence: ModelEvidence(
        elements: zip(
          nodes, [refuted(names[0]), open(), leaking(), ModelElement(element: 0), twin()]
        ).map { node, element in
          var element = element
          element.element = node.id.rawValue
          if node.name != names[4] { element.coverage = ModelCoverage(states: 2, movements: 5) }
          return element
        },
        bounds: "12 movements in a row"))
  }

  private static func source(_ line: Int) -> SourcePosition {
    SourcePosition(file: "Mixer/VolumeDial.swift", line: line)
  }

  private static func picture(
    _ moment: ModelPicture.Moment, contacts: [[Double]] = []
  ) -> ModelPicture {
    ModelPicture(
      moment: moment, png: png, frame: Rect(x: 0, y: 0, width: 320, height: 120),
      element: Rect(x: 20, y: 20, width: 200, height: 40), contacts: contacts)
  }

  /// One gray pixel.
  private static let png =
    Data(
      base64Encoded: "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGM4"
        + "AwAAzgDN1GaQsAAAAABJRU5ErkJggg==") ?? Data()

  private static func refuted(_ name: String) -> ModelElement {
    var element = ModelElement(element: 0)
    element.gestures = [ModelGesture("a drag", source: source(12))]
    element.values = [
      ModelValue(
        laws: [
          ModelValue.Law(kind: .text, holds: false, observation: "both ends are spoken as \"some\"")
        ], mostKeyPresses: 8)
    ]
    element.trials = [
      ModelTrial(
        after: ["tap"], gesture: "drag 40 points to the right", source: source(12),
        change: "value 30 to 40 of slider[\(name)]",
        keys: .init(
          end: .notReached, steps: ["Right"], states: 17,
          difference: "value 31 to 40 of slider[\(name)]"),
        actions: .init(end: .reached, steps: ["value 40"], states: 1),
        pictures: [
          picture(.before), picture(.during, contacts: [[140, 40]]), picture(.after),
          picture(.keys),
        ])
    ]
    return element
  }

  private static func twin() -> ModelElement {
    var element = ModelElement(element: 0)
    element.gestures = [ModelGesture("a drag", source: source(12))]
    return element
  }

  private static func open() -> ModelElement {
    var element = ModelElement(element: 0)
    element.gestures = [ModelGesture("a drag", source: source(20))]
    element.trials = [
      ModelTrial(
        gesture: "drag 40 points up", source: source(20), change: "text \"a\" to \"b\"",
        keys: .init(end: .reached, steps: ["Up"], states: 1),
        actions: .init(end: .boundHit, steps: ["increment"], states: 80, difference: "text"),
        pictures: [picture(.before), picture(.during), picture(.after), picture(.actions)])
    ]
    return element
  }

  private static func leaking() -> ModelElement {
    var element = ModelElement(element: 0)
    element.gestures = [ModelGesture("a drag", source: source(30))]
    element.interruptions = [
      ModelInterruption(
        gesture: "drag 10 points up", source: source(30), means: .escape, moment: .halfWay,
        leftover: "place (0, 0) to (0, 5)",
        pictures: [picture(.before), picture(.during), picture(.after)])
    ]
    element.refusals = [ModelRefusal(step: "Ctrl+Right", after: ["Right"], way: .keys)]
    return element
  }
}
