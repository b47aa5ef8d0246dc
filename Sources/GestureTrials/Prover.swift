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
  let size: CGSize
  private let limits: Limits
  private let share: TrialShare
  private let draw: TrialPictures.Draw?
  let makeHost: () -> ViewHost

  /// - Parameters:
  ///   - size: Of the window, in points.
  ///   - share: Which of the elements are tried.
  ///   - draw: Makes the pictures of what was not matched; nil for no pictures.
  ///   - makeHost: Makes the views, with their state, anew for each trial.
  package init(
    application: String, size: CGSize, limits: Limits = Limits(), share: TrialShare = TrialShare(),
    draw: TrialPictures.Draw? = nil, makeHost: @escaping () -> ViewHost
  ) {
    self.draw = draw
    self.share = share
    self.application = application
    self.size = size
    self.limits = limits
    // What is compared is where things come to, and not where they are on the way.
    self.makeHost = {
      let host = makeHost()
      host.isMotionShown = false
      return host
    }
  }

  /// Tries everything, in this process. State that outlives its window leaves everything undecided.
  package func document() -> ModelDocument {
    let first = openedWindow()
    let opened = WindowState(first, own: [])
    let isRepeatable = isAsBefore(opened)
    var evidence = trials(on: TrialRunner(size: size, makeHost: makeHost), first)
    // What trials have left behind shows in a window that opens after them.
    if !isRepeatable || !isAsBefore(opened) { evidence.add(Self.notRepeatable) }
    return ModelDocument(application: application, tree: first.tree, evidence: evidence)
  }

  /// The same until trials are seen to disturb each other: then nil.
  ///
  /// - Parameter watch: Told before each step.
  func undisturbedDocument(watch: @escaping () -> Void) -> ModelDocument? {
    let first = openedWindow()
    let opened = WindowState(first, own: [])
    guard isAsBefore(opened) else { return nil }
    var isDisturbed = false
    let runner = TrialRunner(size: size, watch: watch, makeHost: makeHost)
    let evidence = trials(on: runner, first) { model in
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

  /// A window in which what would have the focus as it opens has it.
  func openedWindow() -> SimulatedWindow {
    SimulatedWindow(makeHost(), size: size, takesFocus: true)
  }

  /// - Parameters:
  ///   - first: A window that nobody has touched; it is only looked at.
  ///   - goesOn: Asked after each element that was tried.
  func trials(
    on runner: TrialRunner, _ first: SimulatedWindow,
    goesOn: (ModelElement) -> Bool = { _ in true }
  ) -> ModelEvidence {
    let tree = first.tree
    var evidence = ModelEvidence(bounds: limits.text)
    var elements: [ElementID: ModelElement] = [:]
    var tried: [[String]: Int] = [:]
    var groups: [[String]: Int] = [:]
    var groupsOfNodes: [ElementID: Int] = [:]
    var efforts: [ElementID: ElementProof.Effort] = [:]
    let solutions = Solutions()
    let pictures = draw.map {
      TrialPictures(size: size, measurer: first.host.measurer, draw: $0)
    }
    for (place, element) in first.scene.allElements.enumerated() {
      let proof = ElementProof(
        place: place, limits: limits, runner: runner, solutions: solutions, pictures: pictures,
        element: element, in: first)
      guard proof.isAboutSomething, let id = told(element, in: first.scene, tree) else { continue }
      // What is exposed as one stays together, and what is written at one place.
      let group = groupsOfNodes[id] ?? groups[proof.origins] ?? groupsOfNodes.count
      groupsOfNodes[id] = group
      groups[proof.origins] = groups[proof.origins] ?? group
      guard share.contains(group) else { continue }
      let before = tried[proof.origins, default: 0]
      tried[proof.origins] = before + 1
      // What is exposed as one is tried as one.
      let effort =
        efforts[id] ?? (before >= limits.twins ? .none : before == 0 ? .full : .brief)
      efforts[id] = effort
      pictures?.beginElement()
      var model = proof.run(effort)
      model.element = id.rawValue
      if elements[id] == nil {
        elements[id] = model
      } else {
        elements[id]?.add(model)
      }
      guard effort == .none || goesOn(model) else { break }
    }
    evidence.elements = tree.depthFirst.compactMap { elements[$0.id] }
    return evidence
  }

  private static let notRepeatable =
    "two windows made anew differ: its state outlives the window, so that trials disturb each other"

  /// The element's node, or that of the nearest one round it that is exposed.
  private func told(_ element: Element, in scene: InteractionScene, _ tree: Tree) -> ElementID? {
    if let standing = scene.nodesStanding(for: element).first(where: tree.contains) {
      return standing
    }
    var outer = element.parent
    while let next = outer {
      if tree.contains(next.id) { return next.id }
      outer = next.parent
    }
    return nil
  }
}

extension ModelEvidence {
  /// Something that keeps all trials from being repeatable.
  mutating func add(_ obstacle: String) {
    obstacles.append(obstacle)
    for place in elements.indices { elements[place].gaps.append(obstacle) }
  }
}

extension ModelElement {
  /// Several elements may be exposed as one.
  fileprivate mutating func add(_ other: ModelElement) {
    gestures += other.gestures
    hasMenu = hasMenu && other.hasMenu
    values += other.values
    trials += other.trials
    interruptions += other.interruptions
    keys += other.keys
    conflicts += other.conflicts
    refusals += other.refusals
    breaches += other.breaches
    idle += other.idle
    idleDirections += other.idleDirections
    laterControls += other.laterControls.filter { !laterControls.contains($0) }
    gaps += other.gaps
    guard let one = coverage, let two = other.coverage else {
      coverage = nil
      return
    }
    coverage = ModelCoverage(
      states: one.states + two.states, movements: one.movements + two.movements,
      windows: (one.windows ?? 0) + (two.windows ?? 0), ranOut: one.ranOut ?? two.ranOut)
  }
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

  public init(
    states: Int = 80, depth: Int = 4, approach: Int = 60, movements: Int = 240, row: Int = 12,
    presses: Int = 100, twins: Int = 2, windows: Int = 20_000
  ) {
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
    "\(row) movements in a row, \(movements) in all and \(windows) windows for a control; searches of \(states) states,"
      + " \(depth) steps, or \(approach) towards a value; \(presses) presses of keys; numbers to a millionth, places to half a"
      + " point"
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

  /// Searches that are left open before the same is no longer looked for as far.
  private static let mostOpenEnds = 3

  subscript(question: Question) -> [WayStep] {
    get { steps[question] ?? [] }
    set { steps[question] = newValue }
  }

  /// Whether several searches for it were left open: then nothing is proved, and one more as long
  /// is in vain.
  func isVain(_ question: Question) -> Bool {
    openEnds[question, default: 0] >= Self.mostOpenEnds
  }

  func noteOpenEnd(_ question: Question) { openEnds[question, default: 0] += 1 }
}
