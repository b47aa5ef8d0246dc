// SPDX-License-Identifier: Apache-2.0

import AccessibilitySnapshot
import Interaction
import Semantics
import Simulation

/// The elements of a window that are exposed as one, which are tried as one.
@MainActor
final class ExposedControl {
  /// The node that stands for them.
  let id: ElementID
  let proofs: [ElementProof]
  /// How it stands in the window before anything is tried.
  let sight: Sight

  struct Sight {
    /// Where its gestures are written.
    let origins: [String]
    /// What kind of thing it is then, however it is called.
    let kind: String
    /// What it is and how it is called ("push button[Details]").
    let label: String
    /// Whether the keyboard comes to it.
    let isFocusable: Bool
    let isEnabled: Bool
    /// Whether it is enabled and any place of it can be touched.
    let isInReach: Bool

    /// Where it stands in the structure of the views, as a number of this window.
    let structure: Int

    /// What those of a window have in common that nothing but data tells apart.
    var likeness: [String] { family + ["\(structure)", isFocusable ? "focusable" : ""] }

    /// What those have in common that are written at one place and are of one kind.
    var family: [String] { origins + [kind] }
  }

  private init(
    _ id: ElementID, _ proofs: [ElementProof], _ node: Node?, _ structure: [ElementID: Int]
  ) {
    self.id = id
    self.proofs = proofs
    let nodes = proofs.flatMap(\.nodes)
    let items = (nodes.isEmpty ? [node].compactMap { $0 } : nodes)
      .map { WindowState.Item($0, isOwn: true) }
    // What is hidden from assistive technologies has no node that would be insensitive.
    let isEnabled = nodes.isEmpty || nodes.contains { $0.states[.sensitive] }
    sight = Sight(
      origins: proofs.flatMap(\.origins), kind: items.kind, label: items.first?.label ?? "",
      isFocusable: nodes.contains { $0.states[.focusable] }, isEnabled: isEnabled,
      isInReach: isEnabled && proofs.contains(where: \.isInReach),
      // What stands for no view, as a line of a menu, is like nothing else.
      structure: proofs.lazy.compactMap { structure[$0.element.id] }.first
        ?? -1 - (proofs.first?.place ?? 0))
  }

  /// Those with gestures or a value, in the order of their first elements; without those that are left
  /// out.
  ///
  /// - Parameter window: As it is where the runner's trials begin; it is only looked at.
  static func all(
    in window: SimulatedWindow, by runner: TrialRunner, _ tools: ProofTools
  ) -> [ExposedControl] {
    let tree = window.tree
    let structure = window.host.structuralPlaces
    var order: [ElementID] = []
    var proofs: [ElementID: [ElementProof]] = [:]
    for (place, element) in window.scene.allElements.enumerated() {
      let proof = ElementProof(place, element, in: window, runner: runner, tools: tools)
      // What nobody is told of and no touch reaches is nothing, as what lies behind a modal view.
      guard proof.isAboutSomething, !proof.nodes.isEmpty || proof.isInReach,
        let id = element.standingNode(in: window.scene, tree)
      else { continue }
      if proofs[id] == nil { order.append(id) }
      proofs[id, default: []].append(proof)
    }
    return order.map { ExposedControl($0, proofs[$0] ?? [], tree[$0], structure) }
      .filter { control in
        !tools.leftOut.takes([tree[control.id]?.name ?? "", control.sight.label])
      }
  }

  /// Of its first element, among all elements of the window.
  var place: Int { proofs.first?.place ?? 0 }

  /// Tries all of it.
  func run(_ effort: ElementProof.Effort) -> ModelElement {
    proofs.first?.beginPictures()
    var whole: ModelElement?
    for proof in proofs {
      let model = proof.run(effort)
      if whole?.add(model) == nil { whole = model }
    }
    var model = whole ?? ModelElement(element: 0)
    // A direction of one's gesture is offered by the other as well.
    model.idle.removeAll(where: model.idleDirections.contains)
    model.element = id.rawValue
    return model
  }

  /// Whether the first movement of one of its gestures does anything that lasts.
  var isBusy: Bool { proofs.contains(where: \.isBusy) }

  /// What a hand does with it that makes another window round it; known once it was tried.
  var openings: [Approach] {
    proofs.flatMap { proof in
      proof.openings.map { Approach(place: proof.place, label: sight.label, movements: $0) }
    }
  }

  /// The kinds of things that it was while it was tried.
  var kinds: Set<String> { Set(proofs.flatMap(\.kinds)) }

  /// The first movement of each of its gestures.
  var firstApproaches: [Approach] { approaches(\.firstTraces) }

  /// The longest drags with each of its gestures, which may do what a short one does not.
  var longApproaches: [Approach] { approaches(\.longTraces) }

  private func approaches(_ traces: KeyPath<OpenedElement, [PointerTrace]>) -> [Approach] {
    proofs.flatMap { proof in
      (proof.opened?[keyPath: traces] ?? []).map {
        Approach(place: proof.place, label: sight.label, movements: [$0])
      }
    }
  }

  /// A text that is written into it; nil where it takes none.
  var writing: Approach? {
    proofs.lazy.compactMap { proof -> Approach? in
      let movement = (proof.opened?.firstTraces ?? []).first { trace in
        if case .type = trace.motion { true } else { false }
      }
      return movement.map {
        Approach(place: proof.place, label: self.sight.label, movements: [$0])
      }
    }.first
  }

  /// What kind of window is round it after one movement; nil where nothing lasts.
  func surroundings(after approach: Approach) -> [String]? {
    guard let trace = approach.movements.first,
      let proof = proofs.first(where: { $0.place == approach.place })
    else { return nil }
    return proof.surroundings(after: trace)
  }
}

extension Element {
  /// Its node, or that of the nearest element round it that is exposed.
  fileprivate func standingNode(in scene: InteractionScene, _ tree: Tree) -> ElementID? {
    if let standing = scene.nodesStanding(for: self).first(where: tree.contains) {
      return standing
    }
    var outer = parent
    while let next = outer {
      if tree.contains(next.id) { return next.id }
      outer = next.parent
    }
    return nil
  }
}

extension ModelElement {
  /// Several elements may be exposed as one.
  fileprivate mutating func add(_ other: ModelElement) {
    isSilent =
      (isSilent || gestures.isEmpty) && (other.isSilent || other.gestures.isEmpty)
      && (isSilent || other.isSilent)
    gestures += other.gestures
    hasMenu = hasMenu && other.hasMenu
    if usage.isEmpty { usage = other.usage }
    values += other.values
    trials += other.trials
    interruptions += other.interruptions
    keys += other.keys
    conflicts += other.conflicts
    refusals += other.refusals
    breaches += other.breaches
    idle += other.idle
    idleDirections += other.idleDirections
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
