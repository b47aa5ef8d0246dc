// SPDX-License-Identifier: Apache-2.0

import Foundation
import Gestures
import Semantics
import Testing

@testable import Interaction

/// Two kinds of gestures on one element, composed in every way: what is offered does something, and
/// what a hand can do is offered.
@MainActor
struct PairedGestureTests {
  /// Every second pair, another half for the next composition; all of them with
  /// `EVENHAND_LONG_TESTS`.
  private static func pairs(in composition: PairedGesture.Composition) -> [PairedGesture] {
    let all = PairedGesture.all(in: composition)
    guard ProcessInfo.processInfo.environment["EVENHAND_LONG_TESTS"] == nil else { return all }
    let half = (PairedGesture.Composition.allCases.firstIndex(of: composition) ?? 0) % 2
    return all.enumerated().filter { $0.offset % 2 == half }.map(\.element)
  }

  @Test(arguments: PairedGesture.Composition.allCases)
  func `what is offered for two gestures does it, and what a hand does with them is offered`(
    composition: PairedGesture.Composition
  ) {
    var (dead, missing): ([String], [String]) = ([], [])
    for pair in Self.pairs(in: composition) {
      var offered: Set<String> = []
      for way in pair.ways {
        let done = pair.outcome(of: way)
        offered.formUnion(done)
        guard done.isEmpty || !done.contains(pair.owner(of: way) ?? done[0]) else { continue }
        dead.append("\(pair.text): \(way) does \(done)")
      }
      for motion in pair.motions {
        let done = pair.outcome(of: motion)
        guard !offered.isSuperset(of: done) else { continue }
        missing.append("\(pair.text): \(motion.name) does \(done), offered \(offered.sorted())")
      }
    }
    #expect(dead.isEmpty, "\(dead.joined(separator: "\n"))")
    #expect(missing.isEmpty, "\(missing.joined(separator: "\n"))")
  }
}

extension PairedGestureTests {
  @Test(arguments: PairedGesture.Composition.allCases)
  func `what is offered while the element is picked up is taken`(
    composition: PairedGesture.Composition
  ) {
    var (refused, tried): ([String], Int) = ([], 0)
    for pair in Self.pairs(in: composition) {
      let names = pair.actionsWhilePickedUp
      tried += names.count
      refused += names.filter { !pair.takesWhilePickedUp($0) }.map { "\(pair.text): \($0)" }
    }
    #expect(tried > 0)
    #expect(refused.isEmpty, "\(refused.joined(separator: "\n"))")
  }
}

/// Two kinds of gestures on one element.
@MainActor
struct PairedGesture {
  enum Composition: String, CaseIterable {
    case exclusively, simultaneously, sequenced
    case attachedInside, attachedHigh, attachedBeside
  }

  struct Kind {
    let name: String
    let gesture: (Bench) -> AnyGesture<Void>
    let motion: Motion
  }

  struct Motion {
    let name: String
    let make: (Desk) -> Void
  }

  /// How one alternative is asked for.
  enum Way: CustomStringConvertible {
    case action(String, facet: Int?)
    case key(KeyBinding, String)

    var name: String {
      switch self {
      case .action(let name, _), .key(_, let name): name
      }
    }

    var description: String {
      switch self {
      case .action(let name, let facet): "action \(name)" + (facet.map { " of value \($0)" } ?? "")
      case .key(let binding, let name): "\(binding.label) (\(name))"
      }
    }
  }

  @MainActor
  final class Bench {
    let desk = Desk()
    var value = 50.0

    func ended(_ name: String) { desk.log.append(name) }
  }

  let composition: Composition
  let first: Kind
  let second: Kind

  var text: String { "\(first.name) \(composition) \(second.name)" }

  static func all(in composition: Composition) -> [PairedGesture] {
    kinds.flatMap { first in
      kinds.filter { $0.name != first.name }.map {
        PairedGesture(composition: composition, first: first, second: $0)
      }
    }
  }

  /// Which of the two gestures alone offers this; nil where both or none do.
  func owner(of way: Way) -> String? {
    guard composition != .sequenced else { return nil }
    let owners = [first, second].filter { kind in
      Self.offered[kind.name]?.contains(way.name) ?? false
    }
    return owners.count == 1 ? owners[0].name : nil
  }

  /// What each kind offers alone.
  private static let offered: [String: Set<String>] = Dictionary(
    uniqueKeysWithValues: kinds.map { kind in
      let bench = Bench()
      let element = bench.desk.add("Thing", [GestureAttachment(kind.gesture(bench))])
      let control = bench.desk.scene.control(of: element)
      return (kind.name, Set(control.alternatives.map(\.alternative.name)))
    })

  private func bench() -> (Bench, Element) {
    let bench = Bench()
    let (a, b) = (first.gesture(bench), second.gesture(bench))
    let attachments: [GestureAttachment] =
      switch composition {
      case .exclusively: [GestureAttachment(a.exclusively(before: b))]
      case .simultaneously: [GestureAttachment(a.simultaneously(with: b))]
      case .sequenced: [GestureAttachment(a.sequenced(before: b))]
      case .attachedInside: [GestureAttachment(a), GestureAttachment(b)]
      case .attachedHigh: [GestureAttachment(a), GestureAttachment(b, priority: .high)]
      case .attachedBeside: [GestureAttachment(a), GestureAttachment(b, priority: .simultaneous)]
      }
    let element = bench.desk.add("Thing", x: 10, y: 10, attachments)
    bench.desk.publish()
    return (bench, element)
  }

  var ways: [Way] {
    let (bench, element) = bench()
    let own = bench.desk.scene.control(of: element).alternatives
    return own.filter { !$0.play.opensMenu }.flatMap { offered -> [Way] in
      if case .moveCursor = offered.play { return [] }
      let alternative = offered.alternative
      // A key is played as its action is.
      if alternative.isAction { return [.action(alternative.name, facet: offered.facet)] }
      return offered.facet == nil
        ? alternative.keys.prefix(1).map { .key($0, alternative.name) } : []
    }
  }

  /// The gestures that succeeded, each once.
  func outcome(of way: Way) -> [String] {
    let (bench, element) = bench()
    switch way {
    case .action(let name, let facet):
      let id = facet.map(element.facetID) ?? element.id
      bench.desk.scene.perform(.performAction(id, name: name), at: bench.desk.time)
      carryAndDrop(element, on: bench.desk)
    case .key(let binding, _):
      bench.desk.focus("Thing")
      bench.desk.press(binding.key, binding.modifiers)
      carryAndDrop(element, on: bench.desk)
    }
    return outcome(bench)
  }

  /// What was picked up goes some way before it is dropped.
  private func carryAndDrop(_ element: Element, on desk: Desk) {
    guard desk.scene.isInGesture else { return }
    let offered = desk.scene.control(of: element).alternatives.map(\.alternative.name)
    if let move = ["move-down", "move-right"].first(where: offered.contains) {
      desk.perform(move, on: "Thing")
    }
    desk.perform("drop", on: "Thing")
  }

  /// None where it cannot be picked up.
  var actionsWhilePickedUp: [String] {
    let (bench, element) = bench()
    guard bench.desk.scene.perform(.performAction(element.id, name: "pick-up"), at: bench.desk.time)
    else { return [] }
    return bench.desk.scene.control(of: element).alternatives.filter {
      $0.facet == nil && $0.alternative.isAction && !$0.play.opensMenu
    }.map(\.alternative.name)
  }

  func takesWhilePickedUp(_ name: String) -> Bool {
    let (bench, element) = bench()
    bench.desk.scene.perform(.performAction(element.id, name: "pick-up"), at: bench.desk.time)
    return bench.desk.scene.perform(.performAction(element.id, name: name), at: bench.desk.time)
  }

  private func outcome(_ bench: Bench) -> [String] {
    bench.desk.wait(3)
    var seen: Set<String> = []
    return bench.desk.log.filter { seen.insert($0).inserted }
  }

  var motions: [Motion] {
    let single = [first.motion, second.motion]
    guard composition == .sequenced else { return single }
    return single + [
      Motion(name: "\(first.motion.name) then \(second.motion.name)") { desk in
        first.motion.make(desk)
        desk.wait(0.1)
        second.motion.make(desk)
      }
    ]
  }

  func outcome(of motion: Motion) -> [String] {
    let (bench, _) = bench()
    motion.make(bench.desk)
    return outcome(bench)
  }

  // MARK: The kinds

  static let kinds: [Kind] = [
    kind("tap", { _ in TapGesture() }) { $0.tap() },
    kind("double tap", { _ in TapGesture(count: 2) }) {
      $0.tap()
      $0.wait(0.1)
      $0.tap()
    },
    kind("place tap", { _ in SpatialTapGesture() }) { $0.tap() },
    kind("press", { _ in PressGesture() }) { $0.tap() },
    kind("two fingers' tap", { _ in TapGesture(count: 1, fingers: 2) }) { desk in
      desk.down(40, 35, id: 1)
      desk.down(60, 35, id: 2)
      desk.up(40, 35, id: 1)
      desk.up(60, 35, id: 2)
    },
    kind("long press", { _ in LongPressGesture() }) {
      $0.hold(0.6)
      $0.up(60, 35)
    },
    kind("drag", { _ in DragGesture() }) { $0.walk(40, 0) },
    kind("drag down", { _ in DragGesture().axis(.vertical) }) { $0.walk(0, 40) },
    kind("swipe", { _ in SwipeGesture([.left]) }) { desk in
      desk.down(90, 35)
      for step in 1...4 {
        desk.wait(0.01)
        desk.move(90 - 20 * Double(step), 35)
      }
      desk.up(10, 35)
    },
    kind("hold and drag", { _ in LongPressGesture().sequenced(before: DragGesture()) }) { desk in
      desk.hold(0.6)
      desk.move(60, 50)
      desk.move(60, 70)
      desk.up(60, 70)
    },
    kind("pinch", { _ in MagnifyGesture() }) { $0.pinch(2) },
    kind("turn", { _ in RotateGesture() }) { $0.pinch(degrees: 30) },
    kind(
      "value",
      { bench in
        DragGesture().adjusting(
          Binding(get: { bench.value }, set: { bench.value = $0 }), in: 0...100, step: 1)
      }
    ) { $0.walk(40, 0) },
  ]

  private static func kind(
    _ name: String, _ gesture: @escaping (Bench) -> some Gesture, _ motion: @escaping (Desk) -> Void
  ) -> Kind {
    Kind(
      name: name,
      gesture: { bench in
        AnyGesture(gesture(bench).onEnded { _ in bench.ended(name) }.map { _ in () })
      }, motion: Motion(name: "to \(name)", make: motion))
  }
}

extension Desk {
  /// A slow drag.
  fileprivate func walk(_ x: Double, _ y: Double) {
    down(60, 35)
    for step in 1...4 {
      wait(0.15)
      move(60 + x * Double(step) / 4, 35 + y * Double(step) / 4)
    }
    wait(0.3)
    up(60 + x, 35 + y)
  }
}
