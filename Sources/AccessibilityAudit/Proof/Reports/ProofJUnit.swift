// SPDX-License-Identifier: Apache-2.0

/// A proof as JUnit's XML: a case for each control. One that is refuted fails, and one that is
/// undecided is an error, as an audit that is not valid is.
public struct ProofJUnit: Sendable {
  private let report: ProofReport

  public init(_ report: ProofReport) {
    self.report = report
  }

  /// The whole file.
  public var text: String {
    let cases = report.proof.controls.map(self.case)
    let suite = JUnitSuite(
      name: report.title, properties: properties,
      cases: cases.isEmpty ? [nothing] : cases)
    let root = XMLElement(
      name: "testsuites",
      attributes: [("name", "evenhand prove: " + report.title)] + JUnitCase.counts(suite.cases),
      children: [suite.element(start: report.run.startText)])
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n" + root.text()
  }

  /// A part of an application may have no controls; a whole one has to have some.
  private var nothing: JUnitCase {
    JUnitCase(
      name: "there is something to prove", suite: report.title,
      outcome: report.part == nil
        ? .error("no control has gestures or a value", kind: "undecided", []) : .passed)
  }

  private var properties: [(name: String, value: String)] {
    [
      (name: "evenhand.version", value: report.run.toolVersion),
      (name: "application", value: report.title), (name: "within", value: report.proof.bounds),
    ] + (report.part.map { [(name: "part", value: $0)] } ?? [])
      + report.proof.controls.flatMap { control in
        ControlProof.Modality.allCases.map { way in
          (
            name: "verdict." + way.rawValue,
            value: "\(control.title): \(control.verdict(of: way).rawValue)"
          )
        }
      }
  }

  private func `case`(_ control: ControlProof) -> JUnitCase {
    JUnitCase(name: control.title, suite: report.title, outcome: outcome(of: control))
  }

  private func outcome(of control: ControlProof) -> JUnitCase.Outcome {
    switch control.verdict {
    case .proved: .passed
    case .refuted:
      .failure(
        control.counterexamples.first?.sentence ?? "", kind: "refuted",
        control.counterexamples.map { found in
          found.sentence + (found.source.map { " at \($0)" } ?? "")
        })
    case .undecided:
      .error(control.reasons.first ?? "", kind: "undecided", control.reasons)
    }
  }
}
