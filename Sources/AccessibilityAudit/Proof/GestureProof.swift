// SPDX-License-Identifier: Apache-2.0

import AccessibilitySnapshot
import Semantics

/// Whether everything that a hand can do with an application's controls, keys alone and assistive
/// technologies alone can do: control by control.
public struct GestureProof: Hashable, Sendable, Encodable {
  /// The application's name.
  public let application: String
  /// What the verdicts hold within.
  public let bounds: String
  /// In the order of the tree.
  public internal(set) var controls: [ControlProof]
  /// Controls that others lead to and that were not tried, as there are too many: they have no verdict
  /// ("check box[Advanced]").
  public let untriedControls: [String]
  /// The names by which controls were left out, as somebody asked for it.
  public let leftOut: [String]
  /// Windows that were made anew for the trials; nil where nobody counted.
  public private(set) var windows: Int?

  public init(_ document: ModelDocument) {
    let finder = ElementFinder(document.snapshot())
    application = document.application
    bounds = [document.evidence.bounds, document.evidence.isolation].filter { !$0.isEmpty }
      .joined(separator: "; ")
    untriedControls = document.evidence.untried
    leftOut = document.evidence.leftOut
    let later = document.evidence.later
    let elements = document.evidence.index
    let opened = document.tree.depthFirst.compactMap { node in
      elements[node.id].map { (node: node, model: $0, place: Self.place(of: $0, node.role.name)) }
    }
    var judgement = Judgement(obstacles: document.evidence.obstacles)
    for (node, model, place) in opened { judgement.note(model, place, Self.label(of: node)) }
    for element in later {
      judgement.note(element.model, Self.place(of: element), Self.label(of: element))
    }
    windows = (opened.map(\.model) + later.map(\.model)).compactMap(\.coverage?.windows)
      .reduce(0, +)
    let disabled = Self.disabled(untriedControls)
    let laterLabels = Set(later.map(Self.label))
    var proofs: [ElementID: ControlProof] = [:]
    // What was tried with everything comes before what is written like it.
    for (node, model, place) in Self.triedFirst(opened, { $0.model }) {
      let element = finder.selector(of: node)
      let label = Self.label(of: node)
      let isLater = laterLabels.contains(label)
      if node.states[.sensitive] || !node.states[.showing] {
        // What is covered has its verdict where a hand has laid it open.
        guard !model.isCovered || !isLater else { continue }
        proofs[node.id] = judgement.control(model, place, label, element)
      } else if !isLater {
        var model = model
        (model.coverage, model.gaps) = (nil, [disabled])
        proofs[node.id] = judgement.control(model, [element], label, element)
      }
    }
    var controls = opened.compactMap { proofs[$0.node.id] }
    for element in Self.triedFirst(later, { $0.model }) {
      controls.append(
        judgement.control(
          element.model, Self.place(of: element), Self.label(of: element), element.label,
          after: element.after))
    }
    self.controls = controls
  }

  /// Gives the controls their verdicts, one after the other.
  private struct Judgement {
    /// What led somewhere, by where a control is written and what it is called: what has nothing to
    /// do at first, as the selected one of several tabs, may have later.
    private var steps: [[String]: Set<String>] = [:]
    private var twins: [[String]: ControlProof] = [:]
    private let obstacles: [String]

    init(obstacles: [String]) {
      self.obstacles = obstacles
    }

    mutating func note(_ model: ModelElement, _ place: [String], _ label: String) {
      steps[place + [label], default: []].formUnion(
        model.trials.flatMap { $0.keys.steps + $0.actions.steps })
    }

    mutating func control(
      _ model: ModelElement, _ place: [String], _ label: String, _ element: String,
      after: [String] = []
    ) -> ControlProof {
      var model = model
      let busy = steps[place + [label]] ?? []
      model.idle.removeAll(where: busy.contains)
      // Of what a hand never did anything with, no other way was compared.
      if model.isSilent, busy.isEmpty, model.idle.isEmpty {
        model.gaps.append("no movement of a hand was seen to do anything")
      }
      let control = ControlProof(
        model, element: element, after: after, like: twins[place], obstacles: obstacles)
      // One that does nothing says nothing of the others.
      if model.coverage != nil, twins[place].map({ $0.verdict == .undecided }) ?? true {
        twins[place] = control
      }
      return control
    }
  }

  /// Why a control has no verdict that was disabled all the time.
  private static func disabled(_ untried: [String]) -> String {
    let reason = "it is disabled as the window opens, and nothing that was tried has enabled it"
    return untried.isEmpty ? reason : reason + "; not everything was tried"
  }

  /// In the same order, but what was tried with everything before the rest.
  private static func triedFirst<Item>(
    _ items: [Item], _ model: (Item) -> ModelElement
  ) -> [Item] {
    items.filter { model($0).coverage != nil } + items.filter { model($0).coverage == nil }
  }

  /// What it is and is called, however far it has counted.
  private static func label(of node: Node) -> String {
    CountedText.masked("\(node.role.name)[\(node.name)]")
  }

  private static func label(of element: ModelLaterElement) -> String {
    CountedText.masked(element.label)
  }

  private static func place(of element: ModelLaterElement) -> [String] {
    place(of: element.model, String(element.label.prefix { $0 != "[" }))
  }

  /// Where it is written: its gestures, and what it is where it has none.
  private static func place(of model: ModelElement, _ role: String) -> [String] {
    model.gestures.isEmpty
      ? [role]
      : model.gestures.map { ($0.source?.description ?? "") + " " + $0.text }
  }

  /// Whether there is something to prove and all of it is proved.
  public var isProven: Bool {
    !controls.isEmpty && untriedControls.isEmpty
      && controls.allSatisfy { $0.verdict == .proved }
  }

  /// Whether anything is refuted.
  public var isRefuted: Bool { controls.contains { $0.verdict == .refuted } }

  /// How many controls have a verdict.
  public func count(_ verdict: ControlProof.Verdict) -> Int {
    controls.count { $0.verdict == verdict }
  }

  /// "1 proved, 2 refuted, 0 undecided"
  var counts: String {
    "\(count(.proved)) proved, \(count(.refuted)) refuted, \(count(.undecided)) undecided"
  }

  /// For people: what is refuted, with what shows it, what is undecided, with its reasons, and what is
  /// proved.
  public var text: String {
    var lines: [String] = []
    for verdict in [ControlProof.Verdict.refuted, .undecided, .proved] {
      for control in controls where control.verdict == verdict { lines += Self.lines(control) }
    }
    lines.append("")
    lines.append("\(application): \(counts)")
    if !untriedControls.isEmpty {
      let more = untriedControls.count - Self.mostUntried
      lines.append(
        "not tried of what comes later: "
          + untriedControls.prefix(Self.mostUntried).joined(separator: ", ")
          + (more > 0 ? " and \(more) more" : ""))
    }
    if !leftOut.isEmpty { lines.append("left out, as asked: \(leftOut.joined(separator: ", "))") }
    if !bounds.isEmpty { lines.append("within \(bounds)") }
    if let windows, windows > 0 { lines.append("\(windows) windows were made") }
    // Names and texts are the application's.
    return lines.map(Escaped.line).joined(separator: "\n") + "\n"
  }

  /// So many that are not tried are named.
  private static let mostUntried = 8

  private static func lines(_ control: ControlProof) -> [String] {
    var facts: [String] = []
    if let states = control.states {
      facts.append(states == 1 ? "1 kind of state" : "\(states) kinds of states")
      facts.append(Plural.of(control.movements, "movement"))
      if let text = control.otherNumbersText { facts.append(text) }
    } else {
      facts.append(control.isLike.map { "written like \($0)" } ?? "not tried")
      if control.movements > 0 { facts.append(Plural.of(control.movements, "movement")) }
    }
    if control.isHidden {
      facts.append("not exposed" + (control.position.map { ", at \($0)" } ?? ""))
    }
    if let presses = control.mostKeyPresses { facts.append("at most \(presses) key presses") }
    return ["\(control.verdict.rawValue)  \(control.title)  (\(facts.joined(separator: ", ")))"]
      + control.counterexamples.map { found in
        let steps = found.steps.isEmpty ? "" : found.steps.joined(separator: ", then ") + ": "
        return "    " + steps + found.problem + (found.source.map { " [\($0)]" } ?? "")
      } + (control.omitted > 0 ? ["    and \(control.omitted) more like these"] : [])
      + control.reasons.map { reason in
        "    " + (control.verdict == .refuted ? "beside that, left open: " : "") + reason
      }
      + (control.idleDirections.isEmpty
        ? []
        : [
          "    nothing comes of \(control.idleDirections.joined(separator: ", ")), nor of a hand's"
        ])
  }

  /// For machines.
  public var json: String { JSONText.of(self) }

  private enum CodingKeys: String, CodingKey {
    case application, bounds, controls, untriedControls, leftOut, totals
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(application, forKey: .application)
    try container.encode(bounds, forKey: .bounds)
    try container.encode(controls, forKey: .controls)
    if !untriedControls.isEmpty { try container.encode(untriedControls, forKey: .untriedControls) }
    if !leftOut.isEmpty { try container.encode(leftOut, forKey: .leftOut) }
    let totals = ControlProof.Verdict.allCases.map { ($0.rawValue, count($0)) }
    try container.encode(Dictionary(uniqueKeysWithValues: totals), forKey: .totals)
  }
}

/// What a failing test prints.
extension GestureProof: CustomStringConvertible {
  public var description: String { text }
}

extension GestureProof {
  /// The files in which gestures are written, as the application names them.
  public var sourceFiles: Set<String> {
    Set(
      controls.flatMap { control in
        [control.position?.file] + control.counterexamples.map(\.position?.file)
      }.compactMap { $0 })
  }

  /// With other names for these files, such as paths in a project.
  public func renamingSources(_ names: [String: String]) -> GestureProof {
    func rename(_ position: inout SourcePosition?) {
      guard let old = position, let file = names[old.file] else { return }
      position = SourcePosition(file: file, line: old.line, column: old.column)
    }
    var proof = self
    for index in controls.indices {
      rename(&proof.controls[index].position)
      for place in controls[index].counterexamples.indices {
        rename(&proof.controls[index].counterexamples[place].position)
      }
    }
    return proof
  }
}
