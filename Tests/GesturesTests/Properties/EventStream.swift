// SPDX-License-Identifier: Apache-2.0

import Foundation

@testable import Gestures

/// Generated input for one arena, from its first contact to its last.
struct EventStream {
  enum Step {
    case event(PointerEvent)
    /// Everything is taken away at this moment.
    case cancel(Double)
  }

  var steps: [Step] = []

  var end: Double {
    switch steps.last {
    case .event(let event): event.time
    case .cancel(let time): time
    case nil: 0
    }
  }

  /// What hardware could send: contacts that come, move and leave, in the order of time. Pauses lie
  /// on both sides of every threshold.
  static func plausible(_ generator: inout SeededGenerator) -> EventStream {
    var stream = EventStream()
    var time = 0.0
    var down: [(id: UInt64, location: CGPoint)] = []
    var nextID: UInt64 = 1
    let kind: PointerEvent.Kind = generator.chance(0.5) ? .touch : .mouse
    func add(_ phase: PointerEvent.Phase, _ id: UInt64, _ location: CGPoint) {
      stream.steps.append(
        .event(
          PointerEvent(id: .init(id), phase: phase, location: location, time: time, kind: kind)))
    }
    for step in 0..<Int.random(in: 2...24, using: &generator) {
      time += [0, 0.01, 0.05, 0.2, 0.35, 0.5, 0.8].randomElement(using: &generator) ?? 0
      let choice = Int.random(in: 0..<10, using: &generator)
      if step == 0 || (choice < 2 && down.count < 3) {
        let location = CGPoint(
          x: Double(Int.random(in: 20...180, using: &generator)),
          y: Double(Int.random(in: 20...80, using: &generator)))
        add(.began, nextID, location)
        down.append((nextID, location))
        nextID += 1
      } else if let index = down.indices.randomElement(using: &generator) {
        if choice < 6 {
          let reach = [2, 12, 60].randomElement(using: &generator) ?? 2
          down[index].location.x += Double(Int.random(in: -reach...reach, using: &generator))
          down[index].location.y += Double(Int.random(in: -reach...reach, using: &generator))
          add(.moved, down[index].id, down[index].location)
        } else {
          let contact = down.remove(at: index)
          add(choice == 9 ? .cancelled : .ended, contact.id, contact.location)
        }
      }
    }
    for contact in down { add(.ended, contact.id, contact.location) }
    return stream
  }

  /// What no hardware should send: unknown and doubled contacts, time that goes back, numbers that
  /// are none.
  static func wild(_ generator: inout SeededGenerator) -> EventStream {
    var stream = EventStream()
    for _ in 0..<Int.random(in: 1...30, using: &generator) {
      let number: (inout SeededGenerator) -> Double = { generator in
        let strange = [Double.nan, .infinity, -.infinity, 1e308, -1e308, .leastNonzeroMagnitude]
        return generator.chance(0.15)
          ? strange.randomElement(using: &generator) ?? 0
          : Double.random(in: -50...250, using: &generator)
      }
      if generator.chance(0.05) {
        stream.steps.append(.cancel(number(&generator)))
        continue
      }
      let phases: [PointerEvent.Phase] = [.began, .moved, .ended, .cancelled]
      stream.steps.append(
        .event(
          PointerEvent(
            id: .init(UInt64.random(in: 0...3, using: &generator)),
            phase: phases.randomElement(using: &generator) ?? .moved,
            location: CGPoint(x: number(&generator), y: number(&generator)),
            time: number(&generator) / 100,
            kind: PointerEvent.Kind.allCases.randomElement(using: &generator) ?? .mouse,
            button: generator.chance(0.1) ? .secondary : .primary)))
    }
    return stream
  }
}
