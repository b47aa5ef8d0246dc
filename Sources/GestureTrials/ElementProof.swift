// SPDX-License-Identifier: Apache-2.0

import AccessibilitySnapshot
import Simulation
import Foundation
import Gestures
import Interaction
import Semantics
import Views

/// Everything that is tried on one element.
@MainActor
final class ElementProof {
  /// How much is tried.
  enum Effort {
    case full
    /// One movement of each gesture: for one that is written like another.
    case brief
    /// It is only looked at what it declares.
    case none
  }

  let place: Int
  let size: CGSize
  let limits: Limits
  let makeHost: () -> ViewHost
  private let solutions: Solutions
  let element: Element
  let scene: InteractionScene
  let tree: Tree
  let gestures: [DeclaredGesture]

  init(
    place: Int, size: CGSize, limits: Limits, makeHost: @escaping () -> ViewHost,
    solutions: Solutions, element: Element, in tester: SimulatedWindow
  ) {
    self.solutions = solutions
    self.place = place
    self.size = size
    self.limits = limits
    self.makeHost = makeHost
    self.element = element
    scene = tester.scene
    tree = tester.tree
    gestures = element.isShowing ? scene.declaredGestures(of: element) : []
  }

  /// A window on which nothing is tried.
  private(set) lazy var base = makeStage()

  private var nodes: [Node] {
    scene.nodesStanding(for: element).compactMap { tree[$0] }
  }

  /// Whether there is anything to say of it.
  var isAboutSomething: Bool {
    !gestures.isEmpty
      || nodes.contains { $0.value != nil && !$0.actions.isEmpty && $0.states[.focusable] }
  }

  /// The names of the actions that step its values.
  var stepActions: [(up: String, down: String)] { scene.stepActions(of: element) }

  func makeStage() -> Stage? { Stage(makeHost(), size: size, place: place) }

  /// Where its gestures are written.
  var origins: [String] {
    gestures.isEmpty
      ? nodes.map(\.role.name) : gestures.map { "\($0.origin) \($0.text)" }
  }

  func run(_ effort: Effort) -> ModelElement {
    var model = ModelElement(element: 0)
    model.hasMenu = scene.offersMenu(element)
    model.conflicts = conflicts()
    guard effort != .none, let stage = base else {
      // Without a menu, something else in the window has to be clicked: that is looked for.
      let actions =
        model.hasMenu ? nil : Exploration(.actions, limits: limits, makeStage: makeStage)
      model.gestures = gestures.map { modelGesture($0, actions) }
      return model
    }
    let keys = Exploration(.keys, limits: limits, makeStage: makeStage)
    let actions = Exploration(.actions, limits: limits, makeStage: makeStage)
    if effort == .full {
      model.values = ValueTrials(proof: self, keys: keys).run()
      model.keys = KeyTrials(proof: self, keys: keys, actions: actions).run()
    }
    let traces = gestures.map { gesture in
      let all = gesture.traces(on: stage)
      return effort == .full ? all : Array(all.prefix(1))
    }
    if !gestures.isEmpty {
      if let point = stage.touchPoint {
        for (gesture, traces) in zip(gestures, traces) {
          explore(gesture, traces, from: point, keys, actions, into: &model)
          guard effort == .full, let trace = traces.first else { continue }
          model.interruptions += InterruptionTrials(
            trace: trace, source: SourcePosition(gesture.origin), point: point,
            makeStage: makeStage
          ).run()
        }
        if zip(gestures, traces).contains(where: { $0.1.isEmpty && $0.0.leads.contains(.other) }) {
          model.gaps.append("a sequence of gestures that this audit cannot make by hand")
        }
      } else {
        model.gaps.append("no place of it can be touched")
      }
    }
    model.gestures = gestures.map { modelGesture($0, actions) }
    model.trials.sort { $0.gesture.count < $1.gesture.count }
    return model
  }

  // MARK: What is declared

  private func modelGesture(
    _ gesture: DeclaredGesture, _ actions: Exploration?
  ) -> ModelGesture {
    let hasNode = !nodes.isEmpty
    let isFocusable = nodes.contains { $0.states[.focusable] }
    let hasMenu = scene.offersMenu(element)
    // Of a gesture that does not say what it is, the author's own actions may do the same: what they
    // lead to is compared elsewhere.
    let alternatives =
      gesture.kind == nil
      ? scene.offeredAlternatives(of: element) : gesture.alternatives
    let offered = alternatives.filter(\.isAction)
    var pressed = isFocusable ? alternatives.compactMap(\.keys.first?.label) : []
    if pressed.isEmpty, isFocusable, hasMenu, !offered.isEmpty {
      pressed = ["Menu"]
    }
    var clicks = hasMenu && !offered.isEmpty ? ["the actions menu"] : []
    if clicks.isEmpty, !gesture.demands.isEmpty {
      let moved = actions?.elsewhere.first { found in
        base.map { !found.state.agrees(with: $0.initial, .own) } ?? false
      }
      clicks = moved.map { [$0.steps.map(\.text).joined(separator: ", ")] } ?? []
    }
    return ModelGesture(
      gesture.text, demands: ModelGesture.Demand.all(of: gesture.demands),
      source: SourcePosition(gesture.origin), isFree: gesture.isFree,
      essentialReason: gesture.essentialReason, isExposed: hasNode,
      actions: hasNode ? offered.map(\.name) : [], keys: hasNode ? pressed : [], clicks: clicks)
  }

  /// Gestures beside each other that the same contacts make.
  private func conflicts() -> [ModelConflict] {
    var conflicts: [ModelConflict] = []
    for (index, first) in gestures.enumerated() {
      for second in gestures[(index + 1)...]
      where first.attachment != second.attachment && first.priority == .normal
        && second.priority == .normal && first.competes(with: second)
      {
        conflicts.append(
          ModelConflict(
            first: first.text, second: second.text,
            source: SourcePosition(second.origin)))
      }
    }
    return conflicts
  }

  // MARK: What is tried

  private func explore(
    _ gesture: DeclaredGesture, _ traces: [PointerTrace], from point: CGPoint,
    _ keys: Exploration, _ actions: Exploration, into model: inout ModelElement
  ) {
    for trace in traces {
      guard let stage = makeStage() else { continue }
      stage.play(trace, from: trace.start(on: stage) ?? point)
      let end = stage.state()
      guard !end.agrees(with: stage.initial) else { continue }
      let silent = stage.silentChanges()
      let byKeys = search(end, by: keys, trace, from: stage.initial)
      let byActions = search(end, by: actions, trace, from: stage.initial)
      model.trials.append(
        ModelTrial(
          gesture: trace.text, source: SourcePosition(gesture.origin),
          essentialReason: gesture.essentialReason,
          change: stage.initial.difference(to: end) ?? "",
          keys: byKeys, actions: byActions, silentChanges: silent))
    }
  }

  private func search(
    _ end: WindowState, by exploration: Exploration, _ trace: PointerTrace,
    from initial: WindowState
  ) -> ModelTrial.Search {
    let question = Solutions.Question(origins: origins, trace: trace, way: exploration.way)
    return exploration.search(
      end, from: initial, isExact: trace.isCanonical, like: &solutions[question])
  }
}

extension SourcePosition {
  init(_ origin: SourceOrigin) {
    self.init(file: "\(origin.fileID)", line: Int(exactly: origin.line) ?? 0)
  }
}

extension ModelGesture.Demand {
  /// In the order of the cases.
  static func all(of demands: Set<GestureDemand>) -> [ModelGesture.Demand] {
    GestureDemand.allCases.filter(demands.contains).map { demand in
      switch demand {
      case .dragging: .dragging
      case .path: .path
      case .severalContacts: .severalContacts
      case .timing: .timing
      case .duration: .duration
      case .discovery: .discovery
      }
    }
  }
}
