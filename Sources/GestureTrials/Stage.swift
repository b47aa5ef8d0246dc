// SPDX-License-Identifier: Apache-2.0

import Simulation
import Foundation
import Gestures
import Interaction
import Semantics
import Views

/// One window that nobody has touched, on which an element is tried.
@MainActor
final class Stage {
  let tester: SimulatedWindow
  let element: Element
  /// The element's own nodes: itself, and those of its single values.
  let own: [ElementID]
  private(set) var initial: WindowState
  /// Whether the element could take the focus when the window opened.
  private let hadFocus: Bool
  /// What shows in between, where somebody asks.
  private(set) var moments: [WindowState]?
  private var observation: SceneObservation?
  private var changes: [[TreeChange]] = []

  /// Told of what is done before it is done; nil where nobody asks.
  var onStep: ((String) -> Void)?

  /// What the program has printed until now; nil where nobody can tell what a trial prints.
  var readPrinted: (() -> String)?

  /// How often the program has left something to chance; nil where nobody can tell.
  var readChance: (() -> Int)?
  /// Told where what a hand does is left to chance.
  var onChance: (() -> Void)?
  /// How often it was until a hand came; nil where none has.
  private var chanceBeforeHand: Int?

  /// What the program has printed until now, each line once; an address that it had opened is told in the
  /// same way.
  var printed: PrintedLines {
    let opened = SimulatedWindow.openedAddresses.dropFirst(openedBefore)
    return PrintedLines((readPrinted?() ?? "") + opened.map { "\nopens \($0)" }.joined())
  }
  private let openedBefore = SimulatedWindow.openedAddresses.count

  /// - Parameters:
  ///   - window: One that does not draw the focus, and in which nothing has it.
  ///   - place: Of the element among all elements of the window.
  init?(_ window: SimulatedWindow, place: Int) {
    tester = window
    let elements = tester.scene.allElements
    guard elements.indices.contains(place) else { return nil }
    element = elements[place]
    let scene = tester.scene
    let tree = tester.tree
    let own = scene.nodesStanding(for: element).filter { tree.contains($0) }
    self.own = own
    // The keys of what has the focus are shown: it is there from the beginning.
    hadFocus = own.first.map { scene.perform(.focus($0), at: 0) } ?? false
    tester.settle()
    initial = Self.look(tester, own)
  }

  var scene: InteractionScene { tester.scene }

  func isFocusable(_ node: Int) -> Bool {
    own.indices.contains(node) && tester.tree[own[node]]?.states[.focusable] == true
  }

  /// What the window shows now, with the focus back where it was.
  func state() -> WindowState {
    unpublished { rest() }
    return Self.look(tester, own)
  }

  /// Seconds after which what was begun has come to its end.
  static let timeToRest = 2.0

  /// How often it is waited once more while something is still to come; what goes round for ever never
  /// rests.
  private static let mostRests = 4

  /// Lets what was begun come to its end, with the focus back where it was.
  private func rest() {
    tester.advance(by: Self.timeToRest)
    // What the program does beside its views may begin more of it.
    for _ in 0..<Self.mostRests where SimulatedWindow.programWork?.nextMoment != nil {
      tester.advance(by: Self.timeToRest)
    }
    noteChance()
    // What is picked up would be put back.
    if scene.dragSession == nil, !scene.isCarrying, let first = own.first {
      // Come back to, an element is exposed as a whole, and not by what changed last; and a ring is
      // drawn for keys and touches alike.
      let successor = scene.focusedElement
      scene.focus(nil)
      tester.settle()
      // What comes to stand in its place is scrolled to where keys took it away, and so after a hand.
      if !scene.perform(.focus(first), at: tester.clock), let successor { scene.reveal(successor) }
      tester.settle()
    }
  }

  private func noteChance() {
    if let chanceBeforeHand, readChance?() != chanceBeforeHand { onChance?() }
  }

  /// What the window shows now is where everything begins.
  func rebase() { initial = state() }

  /// From now on, keeps what shows in between.
  func watch() {
    moments = []
    observation = scene.observeMoments { [weak self] in self?.note() }
  }

  /// From now on, keeps in which order things change.
  func watchChanges() {
    tester.onChanges = { [weak self] in self?.changes.append($0) }
  }

  /// In which order things changed since that was asked for; nil where nobody did.
  var changeOrder: ChangeOrder? {
    tester.onChanges.map { _ in ChangeOrder(changes, leadingTo: tester.tree) }
  }

  /// Whether the element had the focus, and now nothing has it of all that could.
  var hasLostFocus: Bool {
    guard hadFocus, scene.dragSession == nil, !scene.isCarrying else { return false }
    let nodes = tester.tree.depthFirst
    return !nodes.contains { $0.states[.focused] }
      && nodes.contains { $0.states[.focusable] && $0.states[.showing] && $0.states[.sensitive] }
  }

  func note() {
    guard moments != nil else { return }
    // The tree is brought up to date by the look itself; the picture was before.
    moments?.append(Self.look(tester, own))
  }

  private static func look(_ tester: SimulatedWindow, _ own: [ElementID]) -> WindowState {
    WindowState(tester, own: Set(own))
  }

  /// What changed without being exposed, by element.
  func silentChanges() -> [String] {
    let told = tester.tree
    tester.host.distrustEverything()
    let all = tester.tree
    var changes: [String] = []
    for node in all.depthFirst {
      guard let old = told[node.id] else {
        changes.append(node.label)
        continue
      }
      if old.value?.current != node.value?.current || old.value?.text != node.value?.text {
        changes.append("value of \(node.label)")
      } else if old.name != node.name || old.description != node.description {
        changes.append("text of \(node.label)")
      } else if old.states != node.states {
        changes.append("states of \(node.label)")
      }
    }
    return changes
  }

  private var places: TouchPlaces { TouchPlaces(element, in: scene) }

  /// A point of the window where a touch reaches the element, before all others with gestures if there
  /// is one; nil where none was found.
  var touchPoint: CGPoint? { places.any }

  /// From the touch point to the second of two fingers that both reach the element; nil for none.
  var grip: CGSize? { touchPoint.flatMap(places.grip) }

  /// What the element can be asked to take as its text; empty where it has none to write into.
  var sampleTexts: [String] { OtherTraces(of: element, in: scene).texts }

  /// Whether others with gestures lie on all of it: a touch reaches these first.
  var isCovered: Bool { places.open == nil }

  /// Whether a touch at a point of the window reaches the element before all others with gestures.
  func isTouched(at point: CGPoint) -> Bool { places.isOpen(point) }

  /// Makes movements one after the other, each from a window at rest; false where there is no place
  /// for one.
  func make(_ movements: [PointerTrace]) -> Bool {
    unpublished {
      for (number, trace) in movements.enumerated() {
        if number > 0 { rest() }
        guard let start = trace.start(on: self) ?? touchPoint else { return false }
        play(trace, from: start)
      }
      return true
    }
  }

  func play(_ trace: PointerTrace, from start: CGPoint) {
    onStep?(trace.text)
    chanceBeforeHand = chanceBeforeHand ?? readChance?()
    unpublished {
      for beat in trace.beats(from: start) {
        beat.play(tester)
        if beat.part != .up { note() }
      }
    }
    noteChance()
  }

  /// Does what nobody looks at before it is done, unless somebody watches.
  func unpublished<Result>(_ body: () -> Result) -> Result {
    let before = tester.publishes
    tester.publishes = moments != nil || tester.onChanges != nil
    defer { tester.publishes = before }
    return body()
  }
}
