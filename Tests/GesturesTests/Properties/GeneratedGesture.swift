// SPDX-License-Identifier: Apache-2.0

import Foundation

@testable import Gestures

/// A composition of gestures that was made up by a generator, with a log of everything it says.
@MainActor
final class GeneratedGesture {
  /// One gesture of the composition.
  @MainActor
  final class Part {
    var kind: String
    var state = GestureState<String>(initialValue: "")
    /// The names of the phases since the arena began, each once.
    var phases: [String] = []
    /// The parts that it is made of.
    var children: [Part] = []

    init(_ kind: String) { self.kind = kind }

    var isMade: Bool { !children.isEmpty }
  }

  private(set) var parts: [Part] = []
  private(set) var log: [String] = []
  private(set) var attachments: [GestureAttachment] = []
  private let place = Place()

  /// - Parameter depth: How many gestures may stand inside each other.
  init(depth: Int, _ generator: inout SeededGenerator) {
    for index in 0..<Int.random(in: 1...2, using: &generator) {
      let (gesture, _) = make(depth, &generator)
      let priorities: [GestureAttachment.Priority] = [.normal, .high, .simultaneous]
      let attachment = GestureAttachment(
        gesture,
        priority: index == 0 ? .normal : priorities.randomElement(using: &generator) ?? .normal)
      attachment.converter = place
      attachments.append(attachment)
    }
  }

  var description: String { parts.map(\.kind).joined(separator: " ") }

  /// Plays a stream into a new arena.
  ///
  /// - Parameter ticks: Called before each step with the moment of the one before and its own.
  /// - Returns: The arena, after everything was lifted and every deadline passed.
  @discardableResult
  func play(
    _ stream: EventStream,
    ticks: (GestureArena, _ from: Double, _ to: Double) -> Void = { _, _, _ in
    }
  ) -> GestureArena {
    log = []
    for part in parts { part.phases = [] }
    let arena = GestureArena(path: [attachments], time: 0)
    var now = 0.0
    for step in stream.steps {
      switch step {
      case .event(let event):
        ticks(arena, now, event.time)
        arena.handle(event)
        now = event.time
      case .cancel(let time):
        log.append("cancel")
        arena.cancel(at: time)
        now = time
      }
    }
    ticks(arena, now, now + 2)
    arena.advance(to: now + 2)
    return arena
  }

  private func make(
    _ depth: Int, _ generator: inout SeededGenerator
  ) -> (AnyGesture<String>, Part) {
    let choice = depth > 1 ? Int.random(in: 0..<12, using: &generator) : 20
    guard choice < 9 else {
      let kinds = ["tap", "double", "long", "drag", "free", "magnify", "rotate", "press", "place"]
      let kind = kinds.randomElement(using: &generator) ?? "tap"
      let part = Part(kind)
      return (watch(leaf(kind), part), part)
    }
    let (first, one) = make(depth - 1, &generator)
    let (second, two) = make(depth - 1, &generator)
    let part = Part(["exclusive", "simultaneous", "sequence"][choice / 3])
    part.children = [one, two]
    switch choice / 3 {
    case 0: return (watch(exclusive(first, second), part), part)
    case 1: return (watch(simultaneous(first, second), part), part)
    default: return (watch(sequence(first, second), part), part)
    }
  }

  private func leaf(_ kind: String) -> AnyGesture<String> {
    switch kind {
    case "tap": AnyGesture(TapGesture().map { "tap" })
    case "double": AnyGesture(TapGesture(count: 2).map { "double" })
    case "long": AnyGesture(LongPressGesture().map { "long \($0)" })
    case "drag":
      AnyGesture(
        DragGesture().map { "drag \($0.translation.width) \($0.translation.height)" })
    case "free":
      AnyGesture(
        DragGesture(minimumDistance: 0).map { "free \($0.location.x) \($0.location.y)" })
    case "magnify": AnyGesture(MagnifyGesture().map { "magnify \($0.magnification)" })
    case "rotate": AnyGesture(RotateGesture().map { "rotate \($0.rotation.radians)" })
    case "press": AnyGesture(PressGesture().map { "press \($0)" })
    default: AnyGesture(SpatialTapGesture().map { "at \($0.location.x) \($0.location.y)" })
    }
  }

  private func exclusive(
    _ first: AnyGesture<String>, _ second: AnyGesture<String>
  ) -> AnyGesture<String> {
    AnyGesture(
      first.exclusively(before: second).map {
        switch $0 {
        case .first(let value): "1(\(value))"
        case .second(let value): "2(\(value))"
        }
      })
  }

  private func simultaneous(
    _ first: AnyGesture<String>, _ second: AnyGesture<String>
  ) -> AnyGesture<String> {
    AnyGesture(
      first.simultaneously(with: second).map { "(\($0.first ?? "-") & \($0.second ?? "-"))" })
  }

  private func sequence(
    _ first: AnyGesture<String>, _ second: AnyGesture<String>
  ) -> AnyGesture<String> {
    AnyGesture(
      first.sequenced(before: second).map {
        switch $0 {
        case .first(let value): "(\(value))"
        case .second(let one, let two): "(\(one) then \(two ?? "-"))"
        }
      })
  }

  private func watch(_ gesture: AnyGesture<String>, _ part: Part) -> AnyGesture<String> {
    let name = "\(parts.count)"
    parts.append(part)
    let watched = WatchedGesture(base: gesture) { phase in
      let phaseName =
        switch phase {
        case .possible: "possible"
        case .active: "active"
        case .ended: "ended"
        case .failed: "failed"
        }
      if part.phases.last != phaseName { part.phases.append(phaseName) }
    }
    return AnyGesture(
      watched
        .updating(part.state) { value, state, _ in state = value }
        .onChanged { [weak self] in self?.log.append("\(name) changed \($0)") }
        .onEnded { [weak self] in self?.log.append("\(name) ended \($0)") })
  }

  private final class Place: CoordinateConverter {
    var size: CGSize { CGSize(width: 200, height: 100) }
    func localPoint(_ point: CGPoint) -> CGPoint { point }
    func contains(_ point: CGPoint) -> Bool {
      CGRect(x: 0, y: 0, width: 200, height: 100).contains(point)
    }
  }
}
