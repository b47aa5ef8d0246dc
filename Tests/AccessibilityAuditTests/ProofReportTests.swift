// SPDX-License-Identifier: Apache-2.0

import AccessibilitySnapshot
import Foundation
import FoundationXML
import Testing

@testable import AccessibilityAudit

/// A proof in every format, whole, and what holds for all of them.
@Suite struct ProofReportTests {
  enum Format: String, CaseIterable, Sendable {
    case text, json, sarif, junit, html, markdown, github

    var fileExtension: String {
      ReportTests.Format(rawValue: rawValue)?.fileExtension ?? rawValue
    }
  }

  private func text(_ format: Format, _ report: ProofReport) -> String {
    switch format {
    case .text: report.proof.text
    case .json: report.proof.json
    case .sarif: ProofSARIF(report).text
    case .junit: ProofJUnit(report).text
    case .html: ProofHTML(report).text
    case .markdown: ProofMarkdown(report).text
    case .github: ProofGitHub(report).text
    }
  }

  @Test(arguments: Format.allCases)
  func `a proof is as recorded`(format: Format) throws {
    try Golden.compare(
      text(format, SampleProof.report()), with: "proof.\(format.fileExtension)")
  }

  @Test func `a control has a verdict for each way of using it`() {
    let controls = GestureProof(SampleProof.document).controls
    let verdicts = controls.map { control in
      ControlProof.Modality.allCases.map { control.verdict(of: $0).rawValue }
    }
    #expect(
      verdicts == [
        ["proved", "refuted", "refuted"], ["proved", "proved", "undecided"],
        ["refuted", "refuted", "proved"], ["proved", "proved", "proved"],
        ["proved", "undecided", "undecided"],
      ])
    #expect(controls[1].reasons(for: .actions).count == 1)
    #expect(controls[1].reasons(for: .keys) == [])
  }

  @Test func `a movement that was left untried leaves every way undecided`() {
    var document = SampleProof.document
    document.evidence.elements[3].coverage?.ranOut = "400 movements"
    let control = GestureProof(document).controls[3]
    let verdicts = ControlProof.Modality.allCases.map { control.verdict(of: $0) }
    #expect(verdicts == [.undecided, .undecided, .undecided])
  }

  @Test func `pictures travel in the document`() throws {
    let document = try ModelDocument(SampleProof.document.data())
    #expect(document == SampleProof.document)
    #expect(document.evidence.elements[0].trials[0].pictures.count == 4)
  }

  @Test(arguments: Format.allCases)
  func `a proof sends nothing to a terminal, turns no writing, and is bounded`(format: Format) {
    let names = [
      HostileText.all.prefix(13).joined(), HostileText.all[13], HostileText.all[14], "x", "y",
    ]
    let text = text(format, SampleProof.report(SampleProof.document(names: names)))
    let bad = text.unicodeScalars.filter { scalar in
      scalar != "\n"
        && [.control, .format, .lineSeparator, .paragraphSeparator].contains(
          scalar.properties.generalCategory)
    }
    #expect(bad.map(\.value) == [])
    #expect(text.utf8.count < 2_000_000)
    if format == .html { #expect(!text.contains("<script") && !text.contains("<svg onload")) }
    if format == .junit { #expect(XMLParser(data: Data(text.utf8)).parse()) }
  }

  @Test func `nothing to prove is no pass, but of a part`() {
    let empty = ModelDocument(
      application: "Sample", tree: SampleProof.document.tree, evidence: ModelEvidence())
    #expect(ProofJUnit(SampleProof.report(empty)).text.contains("errors=\"1\""))
    #expect(ProofJUnit(SampleProof.report(empty, part: "2/3")).text.contains("errors=\"0\""))
    #expect(ProofHTML(SampleProof.report(empty)).text.contains("There was nothing to prove."))
    #expect(ProofMarkdown(SampleProof.report(empty)).text.contains("undecided"))
  }

  @Test func `sources get the names that a project has for them`() {
    let proof = SampleProof.report().proof
    #expect(proof.sourceFiles == ["Mixer/VolumeDial.swift"])
    let renamed = proof.renamingSources(["Mixer/VolumeDial.swift": "app/VolumeDial.swift"])
    #expect(renamed.text.contains("[app/VolumeDial.swift:12]"))
    #expect(renamed.sourceFiles == ["app/VolumeDial.swift"])
  }
}
