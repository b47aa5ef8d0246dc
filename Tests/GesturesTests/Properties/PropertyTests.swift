// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import Gestures

/// What holds for every composition of gestures and every stream of events.
///
/// Each argument is a seed; a failure names it, and `EVENHAND_SEED` plays that one alone.
@MainActor
struct PropertyTests {
  nonisolated private static let seeds: [UInt64] = {
    if let text = ProcessInfo.processInfo.environment["EVENHAND_SEED"], let seed = UInt64(text) {
      return [seed]
    }
    return Array(1...24)
  }()
  /// Streams for each composition.
  private static let streams = 50

  private func run(
    _ seed: UInt64, _ body: (GeneratedGesture, EventStream, inout SeededGenerator) -> String?
  ) {
    var generator = SeededGenerator(seed: seed)
    let gesture = GeneratedGesture(depth: 1 + Int(seed % 4), &generator)
    for index in 0..<Self.streams {
      let stream = EventStream.plausible(&generator)
      guard let failure = body(gesture, stream, &generator) else { continue }
      Issue.record(
        "seed \(seed), stream \(index), \(gesture.description): \(failure)\n\(stream.steps)")
      return
    }
  }

  @Test(arguments: seeds)
  func `phases only move forward`(seed: UInt64) {
    run(seed) { gesture, stream, _ in
      gesture.play(stream).finish()
      let order = ["possible", "active", "ended", "failed"]
      for part in gesture.parts {
        let places = part.phases.compactMap { order.firstIndex(of: $0) }
        // What is made of several may wait again for its second half; nothing comes after the end.
        let isForward =
          part.isMade
          ? !places.dropLast().contains { $0 >= 2 } : places == places.sorted()
        if !isForward || (places.contains(2) && places.contains(3)) {
          return "\(part.kind) went through \(part.phases)"
        }
      }
      return nil
    }
  }

  @Test(arguments: seeds)
  func `each gesture ends once at most, and an arena without contacts comes to an end`(
    seed: UInt64
  ) {
    run(seed) { gesture, stream, _ in
      let arena = gesture.play(stream)
      defer { arena.finish() }
      // A sequence whose first gesture came to its end waits for the next touch.
      if arena.hasContacts || !(arena.isFinished || arena.isClaimed) { return "the arena goes on" }
      arena.cancel(at: arena.now)
      if !arena.isFinished { return "the arena outlives its contacts" }
      for index in gesture.parts.indices
      where gesture.log.count(where: { $0.hasPrefix("\(index) ended") }) > 1 {
        return "part \(index) ended twice: \(gesture.log)"
      }
      return nil
    }
  }

  @Test(arguments: seeds)
  func `the state of a gesture is initial whenever the gesture is over`(seed: UInt64) {
    run(seed) { gesture, stream, _ in
      var failure: String?
      let arena = gesture.play(stream) { _, _, _ in
        for part in gesture.parts
        where ["ended", "failed"].contains(part.phases.last) && !part.state.wrappedValue.isEmpty {
          failure = failure ?? "\(part.kind) is over and has \(part.state.wrappedValue)"
        }
      }
      arena.finish()
      if let part = gesture.parts.first(where: { !$0.state.wrappedValue.isEmpty }) {
        failure = failure ?? "\(part.kind) kept \(part.state.wrappedValue)"
      }
      return failure
    }
  }

  @Test(arguments: seeds)
  func `nothing is reported after everything was taken away`(seed: UInt64) {
    run(seed) { gesture, stream, generator in
      var cut = stream
      let place = Int.random(in: 1...stream.steps.count, using: &generator)
      cut.steps = Array(stream.steps.prefix(place))
      cut.steps.append(.cancel(cut.end))
      cut.steps += stream.steps.dropFirst(place).filter {
        if case .event(let event) = $0 { event.phase != .began } else { true }
      }
      let arena = gesture.play(cut)
      defer { arena.finish() }
      let rest = gesture.log.drop { $0 != "cancel" }.dropFirst()
      return rest.isEmpty ? nil : "after the cancel: \(Array(rest))"
    }
  }

  @Test(arguments: seeds)
  func `of two exclusive gestures only one ends`(seed: UInt64) {
    run(seed) { gesture, stream, _ in
      gesture.play(stream).finish()
      for part in gesture.parts where part.kind == "exclusive" {
        let ended = part.children.filter { $0.phases.last == "ended" }
        if ended.count > 1 { return "both \(ended.map(\.kind)) ended: \(gesture.log)" }
      }
      return nil
    }
  }

  @Test(arguments: seeds)
  func `frames between the events change nothing`(seed: UInt64) {
    run(seed) { gesture, stream, generator in
      gesture.play(stream).finish()
      let once = gesture.log
      var copy = generator
      gesture.play(stream) { arena, from, to in
        let moments = (0..<4).map { _ in Double.random(in: 0..<1, using: &copy) }.sorted()
        guard to > from else { return }
        for moment in moments { arena.advance(to: from + (to - from) * moment) }
      }.finish()
      generator = copy
      return gesture.log == once ? nil : "\(once)\nbecame \(gesture.log)"
    }
  }

  @Test(arguments: seeds)
  func `the same stream has the same outcome a second time`(seed: UInt64) {
    run(seed) { gesture, stream, _ in
      gesture.play(stream).finish()
      let once = gesture.log
      gesture.play(stream).finish()
      return gesture.log == once ? nil : "\(once)\nbecame \(gesture.log)"
    }
  }

  @Test(arguments: seeds)
  func `events that make no sense leave nothing behind`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let gesture = GeneratedGesture(depth: 1 + Int(seed % 4), &generator)
    for index in 0..<Self.streams {
      gesture.play(EventStream.wild(&generator)).finish()
      let kept = gesture.parts.filter { !$0.state.wrappedValue.isEmpty }
      #expect(kept.isEmpty, "seed \(seed), stream \(index)")
    }
  }
}
