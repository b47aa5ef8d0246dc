// SPDX-License-Identifier: Apache-2.0

/// A proof as one file for a browser or a printer: nothing is loaded, and it needs no script.
public struct ProofHTML: Sendable {
  private let report: ProofReport

  public init(_ report: ProofReport) {
    self.report = report
  }

  /// The whole file.
  public var text: String {
    let version = report.run.toolVersion
    return HTMLPage(
      title: "Proof of " + report.title, toolVersion: version,
      style: HTMLPage.style + String(decoding: PackageResources.proof_css, as: UTF8.self),
      script: nil, skip: (target: "controls", words: "Skip to the controls"),
      header: """
        <h1>Proof of \(HTMLText.foreign(report.title))</h1>
        <p>Whether keys alone and assistive technologies alone reach what gestures of a hand reach,
        control by control.</p>
        \(HTMLText.facts(facts, kind: "facts"))
        \(verdict)
        \(contents)
        """,
      main: [
        controls, section("refuted", "What is refuted", report.controls(.refuted)),
        section("undecided", "What is undecided", report.controls(.undecided)), within,
      ].filter { !$0.isEmpty }.joined(separator: "\n"),
      footer: """
        <p>Made by evenhand \(HTMLText.plain(version)). <code>evenhand explain RULE</code> says what a
        rule checks.</p>
        """
    ).text
  }

  private var proof: GestureProof { report.proof }

  // MARK: The summary

  private var facts: [(String, String)] {
    var facts = [("Application", HTMLText.foreign(report.title))]
    if let start = report.run.startText {
      let minute = start.prefix(16).replacing("T", with: " ")
      facts.append(("Proved", "<time datetime=\"\(start)\">\(minute) UTC</time>"))
    }
    facts.append(("Controls", "\(proof.controls.count): \(report.counts)"))
    facts.append(
      ("Movements of a hand", "\(proof.controls.reduce(0) { $0 + $1.movements }) compared"))
    if let part = report.part { facts.append(("Part", HTMLText.plain(part))) }
    if !report.run.program.isEmpty {
      facts.append(("Started as", HTMLText.code(report.run.program.joined(separator: " "))))
    }
    return facts
  }

  private var verdict: String {
    func box(_ kind: String, _ headline: String, _ words: String) -> String {
      """
      <div class="verdict \(kind)"><strong>\(headline)</strong>
      <p>\(words)</p></div>
      """
    }
    let (refuted, undecided) = (proof.count(.refuted), proof.count(.undecided))
    let all = Plural.of(proof.controls.count, "control")
    if refuted > 0 {
      return box(
        "bad", "Refuted: \(refuted) of \(all).",
        "There is something that one way of using them does and another does not, or that is"
          + " offered and not done: see <a href=\"#refuted\">what is refuted</a>.")
    }
    if undecided > 0 {
      return box(
        "review", "Undecided: \(undecided) of \(all).",
        "Nothing was refuted. Something was left untried or could not be compared: see"
          + " <a href=\"#undecided\">what is undecided</a>. That is no proof.")
    }
    if proof.controls.isEmpty {
      return box(
        "review", "There was nothing to prove.",
        report.part == nil
          ? "No control has gestures or a value." : "No control belongs to this part.")
    }
    return box(
      "good", proof.controls.count == 1 ? "The control is proved." : "All \(all) are proved.",
      "Within limits: see <a href=\"#within\">what the proof holds within</a>.")
  }

  private var contents: String {
    let links =
      [("controls", "Controls")]
      + (proof.count(.refuted) > 0 ? [("refuted", "What is refuted")] : [])
      + (proof.count(.undecided) > 0 ? [("undecided", "What is undecided")] : [])
      + [("within", "What it holds within")]
    let items = links.map { "<li><a href=\"#\($0.0)\">\($0.1)</a></li>" }
    return "<nav aria-label=\"Contents\"><ul class=\"contents\">\(items.joined())</ul></nav>"
  }

  private var controls: String {
    let heading = "<h2 id=\"controls\" tabindex=\"-1\">Controls</h2>"
    guard !proof.controls.isEmpty else { return heading + "\n<p>There are none.</p>" }
    let columns =
      [("Control", false)] + ControlProof.Modality.allCases.map { ($0.title, false) }
      + [("Kinds of states", true), ("Movements", true), ("Most key presses", true)]
    let rows = proof.controls.enumerated().map { place, control in
      [name(control, place)]
        + ControlProof.Modality.allCases.map { badge(control.verdict(of: $0)) }
        + [
          control.states.map { "\($0)" } ?? "not explored",
          "\(control.movements)" + (control.otherNumbersText.map { ", " + $0 } ?? ""),
          control.mostKeyPresses.map { "\($0)" } ?? "not counted",
        ]
    }
    return heading + "\n"
      + HTMLText.table("Verdicts by control and way of using it", columns: columns, rows: rows)
  }

  /// With the verdict of the whole control, and a link where there is more to say of it.
  private func name(_ control: ControlProof, _ place: Int) -> String {
    let code = HTMLText.code(control.title)
    let link =
      control.verdict == .proved ? code : "<a href=\"#control-\(place + 1)\">\(code)</a>"
    let like = control.isLike.map {
      "<br><span class=\"like\">written like \(HTMLText.code($0))</span>"
    }
    return link + "<br>" + badge(control.verdict) + (like ?? "")
  }

  private func badge(_ verdict: ControlProof.Verdict) -> String {
    HTMLText.badge(verdict.rawValue, verdict.kind)
  }

  // MARK: What is wrong, and what is open

  private func section(_ id: String, _ title: String, _ controls: [ControlProof]) -> String {
    guard !controls.isEmpty else { return "" }
    let blocks = proof.controls.enumerated().filter { controls.contains($0.element) }
      .map { ProofHTMLControl($0.element, number: $0.offset + 1).text }
    return "<h2 id=\"\(id)\">\(title)</h2>\n" + blocks.joined(separator: "\n")
  }

  private var within: String {
    let blind = ProofLimits.all.map(HTMLText.plain)
    return """
      <h2 id="within">What it holds within</h2>
      <p>\(HTMLText.plain(proof.bounds.isEmpty ? "No bounds are known." : Self.sentence(proof.bounds)))</p>
      <p>A proof does not see:</p>
      \(HTMLText.list(blind))
      """
  }

  private static func sentence(_ text: String) -> String {
    text.prefix(1).uppercased() + text.dropFirst() + "."
  }
}

extension ControlProof.Verdict {
  /// The style of its badge, beside its word.
  var kind: String {
    switch self {
    case .proved: "proved"
    case .refuted: "violation"
    case .undecided: "review"
    }
  }
}

/// What no proof decides. Every report for people lists it.
enum ProofLimits {
  /// Whole sentences.
  static let all = [
    "Movements that were not made: other distances, other places of a control than its middle, two"
      + " controls at once.",
    "State that is neither exposed nor drawn, and work that goes on outside of the views.",
    "What numbers alone decide: a text that changes at 73 is found only where a movement leads"
      + " there.",
    "Other pages and windows than the one that opens.",
    "Whether names, orders and messages make sense to people.",
  ]
}
