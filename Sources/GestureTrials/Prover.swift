// SPDX-License-Identifier: Apache-2.0

import AccessibilitySnapshot
import Foundation
import Gestures
import Interaction
import Semantics
import Simulation
import Views

/// Tries every element with gestures or a value, each on windows of its own.
@MainActor
package struct Prover {
  let application: String
  private(set) var opening: TrialOpening
  private var limits: Limits
  private let share: TrialShare
  private let leftOut: Set<String>
  let claims: TrialClaims?
  private let draw: TrialPictures.Draw?
  let isOver: () -> Bool
  private(set) var makeHost: () -> ViewHost

  /// - Parameters:
  ///   - size: Of the window, in points.
  ///   - share: Which of the elements are tried.
  ///   - leftOut: The names of controls that are not tried ("Sign out", "push button[Sign out]").
  ///   - claims: What others of its machine have taken up; nil where it is alone.
  ///   - draw: Makes the pictures of what was not matched; nil for no pictures.
  ///   - isOver: Whether the time for all trials has run out: what is left then is not tried, and the
  ///   document says so.
  ///   - makeHost: Makes the views, with their state, anew for each trial.
  package init(
    application: String, size: CGSize, limits: Limits = Limits(), share: TrialShare = TrialShare(),
    leftOut: Set<String> = [], claims: TrialClaims? = nil, draw: TrialPictures.Draw? = nil,
    isOver: @escaping () -> Bool = { false }, makeHost: @escaping () -> ViewHost
  ) {
    self.isOver = isOver
    self.claims = claims
    self.draw = draw
    self.leftOut = leftOut
    self.share = share
    self.application = application
    opening = TrialOpening(size: size)
    self.limits = limits
    // What is compared is where things come to, and not where they are on the way.
    self.makeHost = {
      let host = makeHost()
      host.isMotionShown = false
      return host
    }
  }

  /// The same for what stands in the window as it opens, and for nothing that comes later.
  package var ofOpenedWindow: Prover {
    var prover = self
    prover.limits.controlsBefore = 0
    return prover
  }

  /// The same where each window that is made anew begins as the others did: chance gives it the same,
  /// and nothing is done that another one has begun.
  func beginningAnew(with copies: any ProcessCopies) -> Prover {
    SimulatedWindow.programWork = copies.takeWork()
    var prover = self
    prover.makeHost = { [makeHost] in
      copies.beginChance()
      SimulatedWindow.programWork?.forget()
      return makeHost()
    }
    return prover
  }

  /// The same where what ticks from the beginning on is stopped: what comes of a hand could not be told
  /// from that.
  var stoppingClocks: Prover {
    var prover = self
    prover.opening.stopsClocks = true
    return prover
  }

  /// Tries everything, in this process. State that outlives its window leaves everything undecided.
  package func document() -> ModelDocument {
    openedWindow().changesByItself() ? stoppingClocks.documentOfRest() : documentOfRest()
  }

  private func documentOfRest() -> ModelDocument {
    let first = openedWindow()
    let opened = WindowState(first, own: [])
    let isRepeatable = isAsBefore(opened)
    var evidence = trials(
      on: TrialRunner(opening, isOver: isOver, makeHost: makeHost), first, claims: claims)
    // What trials have left behind shows in a window that opens after them.
    if !isRepeatable || !isAsBefore(opened) { evidence.add(Self.notRepeatable) }
    return ModelDocument(application: application, tree: first.tree, evidence: evidence)
  }

  /// The same until trials are seen to disturb each other: then nil.
  ///
  /// - Parameters:
  ///   - printer: What made the copy that this process is.
  ///   - watch: Told before each step.
  func undisturbedDocument(
    in printer: any ProcessCopies, watch: @escaping () -> Void
  ) -> ModelDocument? {
    let first = openedWindow()
    let opened = WindowState(first, own: [])
    guard isAsBefore(opened) else { return nil }
    var isDisturbed = false
    let runner = TrialRunner(
      opening, watch: watch, printer: printer, isOver: isOver, makeHost: makeHost)
    let evidence = trials(on: runner, first, claims: claims) { model in
      isDisturbed = ElementProof.isNotDeterministic(model) || !isAsBefore(opened)
      return !isDisturbed
    }
    return isDisturbed
      ? nil : ModelDocument(application: application, tree: first.tree, evidence: evidence)
  }

  /// Whether a window that opens now shows what one showed.
  private func isAsBefore(_ opened: WindowState) -> Bool {
    opened.agrees(with: WindowState(openedWindow(), own: []))
  }

  /// A window in which what would have the focus as it opens has it; where a text would, and others are
  /// there only as long as it has, nothing has it, as in the windows of trials.
  func openedWindow() -> SimulatedWindow {
    let window = opening.window(makeHost(), takesFocus: true)
    guard window.scene.focused?.textInput != nil else { return window }
    let unfocused = opening.window(makeHost())
    return labels(in: window) == labels(in: unfocused) ? window : unfocused
  }

  /// Controls that are there only as long as a text has the focus, which no trial comes to.
  private func controlsBesideText(without first: SimulatedWindow) -> [String] {
    guard first.scene.focused == nil else { return [] }
    let window = opening.window(makeHost(), takesFocus: true)
    guard let text = window.scene.focused, text.textInput != nil,
      let node = window.tree[text.id]
    else { return [] }
    let known = Set(labels(in: first))
    return window.tree.depthFirst
      .filter { !$0.actions.isEmpty && !known.contains($0.label) }
      .map { "\($0.label) while \(node.label) has the focus" }
  }

  private func labels(in window: SimulatedWindow) -> [String] {
    window.tree.depthFirst.map(\.label)
  }

  /// - Parameters:
  ///   - first: A window that nobody has touched; it is only looked at.
  ///   - claims: What others of its machine have taken up; nil to leave nothing to them.
  ///   - goesOn: Asked after each element that was tried.
  func trials(
    on runner: TrialRunner, _ first: SimulatedWindow, claims: TrialClaims? = nil,
    goesOn: @escaping (ModelElement) -> Bool = { _ in true }
  ) -> ModelEvidence {
    let tools = ProofTools(
      limits: limits, leftOut: LeftOutNames(leftOut),
      pictures: draw.map {
        TrialPictures(size: opening.size, measurer: first.host.measurer, draw: $0)
      })
    let later = LaterTrials(
      tools: tools, runner: runner, claims: claims, goesOn: goesOn)
    // What is covered tells less than what is written like it and lies on it.
    let controls = ExposedControl.all(in: first, by: runner, tools).inReachFirst
    for control in controls { later.note(control.sight) }
    var evidence = ModelEvidence(bounds: limits.text + (opening.stopsClocks ? Self.stopped : ""))
    var found: [ElementID: ModelElement] = [:]
    var tried: [[String]: Int] = [:]
    var alike: [[String]: Int] = [:]
    var groups: [[String]: Int] = [:]
    var busy: Set<[String]> = []
    var idle: [ExposedControl] = []
    var looked = 0
    for control in controls {
      // What is written at one place stays together.
      let origins = control.sight.origins
      let group = groups[origins] ?? groups.count
      groups[origins] = group
      let before = tried[origins, default: 0]
      tried[origins] = before + 1
      let alikeBefore = alike[control.sight.likeness, default: 0]
      alike[control.sight.likeness] = alikeBefore + 1
      let isTwin = before > 0 && alikeBefore >= limits.twins
      if isTwin {
        let isOwn = self.claims == nil ? share.contains(looked) : share.isOfSameMachine(looked)
        if isOwn { later.look(at: control) }
        looked += 1
      }
      guard share.contains(group) else { continue }
      // One that does nothing says nothing of those that are written like it.
      let effort: ElementProof.Effort =
        isTwin || isOver() ? .none : busy.contains(control.sight.likeness) ? .brief : .full
      var model = control.run(effort)
      if effort == .none, !isTwin { model.gaps.append(Self.timeIsOver) }
      if !model.isIdle { busy.insert(control.sight.likeness) }
      found[control.id] = model
      guard effort == .none || goesOn(model) else { return evidence }
      later.note(control)
      if effort != .none, control.sight.isInReach, model.isIdle { idle.append(control) }
    }
    later.fill(controls.filter(\.sight.isInReach))
    for control in idle where !isOver() { later.wake(control, by: controls.round(control)) }
    later.run()
    evidence.elements = first.tree.depthFirst.compactMap { found[$0.id] }
    evidence.add(later.found, untried: later.untried + controlsBesideText(without: first))
    let answers = KeyAnswers(runner: runner, share: share, leftOut: tools.leftOut)
    evidence.answers = answers.all(in: first)
    evidence.leftOut = tools.leftOut.met.sorted()
    for way in later.lost { evidence.add("\(way): it does not lead there once more") }
    return evidence
  }

  private static let stopped =
    "; what ticks by itself from the beginning on was stopped, as it changes what shows"
  private static let timeIsOver = "not tried: the time was over"
  private static let notRepeatable =
    "two windows made anew differ: its state outlives the window, so that trials disturb each other"
}

extension ModelEvidence {
  /// Something that keeps all trials from being repeatable.
  mutating func add(_ obstacle: String) {
    obstacles.append(obstacle)
    for place in elements.indices { elements[place].gaps.append(obstacle) }
  }
}

extension [ExposedControl] {
  /// In the same order, but what is disabled or covered last.
  fileprivate var inReachFirst: [ExposedControl] {
    filter(\.sight.isInReach) + filter { !$0.sight.isInReach }
  }

  /// The others, the nearest first; of those that nothing but data tells apart, the two that are
  /// nearest.
  @MainActor
  fileprivate func round(_ control: ExposedControl) -> [ExposedControl] {
    var seen: [[String]: Int] = [:]
    return filter { $0.place != control.place }
      .sorted { abs($0.place - control.place) < abs($1.place - control.place) }
      .filter { other in
        seen[other.sight.likeness, default: 0] += 1
        return seen[other.sight.likeness, default: 0] <= 2
      }
  }
}

extension ModelElement {
  /// Whether nothing came of what it offers.
  var isIdle: Bool { !idle.isEmpty || !gestures.isEmpty && trials.isEmpty }
}

/// How much is tried before an answer is given up.
public struct Limits: Hashable, Sendable {
  /// States that the search for other ways looks at, for one element and one way.
  public var states: Int
  /// Keys or requests in a row that the search goes.
  public var depth: Int
  /// Keys or requests in a row where each brings a value nearer.
  public var approach: Int

  /// Movements of a hand that are made with one element.
  public var movements: Int
  /// Windows that are made anew for one element, where all that it is takes them.
  public var windows: Int
  /// Movements of a hand in a row.
  public var row: Int

  /// Presses of keys that one movement of a hand may take.
  public var presses: Int

  /// Of elements whose gestures are written at the same place in the source, as the rows of a list,
  /// so many are tried, the first with everything and the others with one movement of each gesture;
  /// of the rest it is looked at what they declare.
  public var twins: Int

  /// Others that a hand uses at most on the way to a control that is not there, is disabled or has
  /// nothing to do as the window opens; 0 for none of these.
  public var controlsBefore: Int
  /// Controls of that kind that are tried.
  public var laterControls: Int

  public init(
    states: Int = 80, depth: Int = 4, approach: Int = 60, movements: Int = 240, row: Int = 12,
    presses: Int = 100, twins: Int = 2, windows: Int = 20_000,
    controlsBefore: Int = 4, laterControls: Int = 200
  ) {
    self.controlsBefore = controlsBefore
    self.laterControls = laterControls
    self.windows = windows
    self.presses = presses
    self.movements = movements
    self.row = row
    self.states = states
    self.depth = depth
    self.approach = approach
    self.twins = twins
  }
}

extension Limits {
  /// For people.
  fileprivate var text: String {
    "\(row) movements in a row, \(movements) in all and \(windows) windows for a control, after up to"
      + " \(controlsBefore) others; searches of \(states) states,"
      + " \(depth) steps, or \(approach) towards a value; \(presses) presses of keys; numbers to a millionth, places to half a"
      + " point"
  }
}

/// What trials of all elements of a window share.
@MainActor
struct ProofTools {
  let limits: Limits
  let leftOut: LeftOutNames
  let solutions = Solutions()
  /// Nil where nobody asked for pictures.
  let pictures: TrialPictures?
}

/// The names of controls that are not tried, and which of them were met.
@MainActor
final class LeftOutNames {
  private let names: Set<String>
  private(set) var met: Set<String> = []

  init(_ names: Set<String>) {
    self.names = names
  }

  /// Notes what another process has met.
  func note(_ names: [String]) { met.formUnion(names) }

  /// Whether one of these is among them.
  func takes(_ labels: [String]) -> Bool {
    let found = names.intersection(labels)
    met.formUnion(found)
    return !found.isEmpty
  }
}

/// What led where a gesture leads, by the gesture's place in the source: what works in one row of a
/// list is tried first in the next.
@MainActor
final class Solutions {
  struct Question: Hashable {
    let origins: [String]
    let trace: PointerTrace
    let way: Way
  }

  private var steps: [Question: [WayStep]] = [:]
  private var openEnds: [Question: Int] = [:]
  /// What came to be known since that was last asked for.
  private var news: [Finding] = []

  /// One thing that was found.
  enum Finding {
    case steps(Question, [WayStep])
    case openEnd(Question)
  }

  /// Searches that are left open before the same is no longer looked for as far.
  private static let mostOpenEnds = 3

  subscript(question: Question) -> [WayStep] {
    get { steps[question] ?? [] }
    set { note(.steps(question, newValue)) }
  }

  /// Notes what was found here or in another process.
  func note(_ finding: Finding) {
    switch finding {
    case .steps(let question, let found): steps[question] = found
    case .openEnd(let question): openEnds[question, default: 0] += 1
    }
    news.append(finding)
  }

  /// What was noted since that was last asked for.
  func takeNews() -> [Finding] {
    defer { news = [] }
    return news
  }

  /// Whether several searches for it were left open: then nothing is proved, and one more as long
  /// is in vain.
  func isVain(_ question: Question) -> Bool {
    openEnds[question, default: 0] >= Self.mostOpenEnds
  }

  func noteOpenEnd(_ question: Question) { note(.openEnd(question)) }
}
