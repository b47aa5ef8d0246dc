// SPDX-License-Identifier: Apache-2.0

import Evenhand

/// What became of one touch, told by its decisions as they come.
struct LabTimeline: Equatable {
  let touch: Int
  /// The element of the gesture of the highest rank.
  let place: String
  /// What touched it.
  let device: String
  /// Whether no hand did, but a key or an assistive technology.
  let isPlayed: Bool
  private(set) var lanes: [LabLane]
  let start: Double
  /// How far it is known, in seconds of the same clock.
  private(set) var latest: Double
  /// When something is decided by itself, and about whom.
  private var deadline: Deadline?

  private struct Deadline: Equatable {
    var moment: Double
    var names: [String]
  }

  /// Nil for a decision that begins no touch, or none on a gesture.
  init?(_ decision: GestureDecision) {
    guard case .began(let competitors) = decision.outcome, let first = competitors.first else {
      return nil
    }
    touch = decision.touch
    place = first.place
    device = Self.device(decision.event)
    isPlayed = Self.isPlayed(decision.event)
    start = decision.time
    latest = decision.time
    // What scrolls the page takes part too, and is no gesture of the sample.
    lanes = competitors.filter { $0.place == first.place }.map { LabLane($0, at: decision.time) }
  }

  mutating func take(_ decision: GestureDecision) {
    guard decision.touch == touch else { return }
    latest = max(latest, decision.time)
    if case .waits(let moment, let names) = decision.outcome {
      deadline = Deadline(moment: moment, names: names)
    }
    guard let index = lanes.firstIndex(where: { $0.id == decision.recognizer }) else { return }
    lanes[index].take(decision)
  }

  /// What time alone will decide next; empty where nothing is left to it.
  var waiting: String {
    guard !isOver, let deadline, deadline.moment > latest else { return "" }
    let seconds = String(format: "%.2f", deadline.moment - start)
    return "next at \(seconds) s: \(Self.list(deadline.names))"
  }

  /// Time has passed in which nothing was decided.
  mutating func wait(until time: Double) {
    if !isOver { latest = max(latest, time) }
  }

  var isOver: Bool { lanes.allSatisfy(\.isOver) }

  var recognized: [String] { lanes.filter { $0.phase == .ended }.map(\.name) }

  /// In words: what was recognized; where that is nothing, why not. It is the same for a hand and a
  /// key; why the others were not recognized may differ, and stands in their lanes.
  var verdict: String {
    guard recognized.isEmpty else { return "\(Self.list(recognized)) recognized" }
    let failed = lanes.filter { $0.phase == .failed }.map { "\($0.name) \($0.words)" }
    return (["nothing recognized"] + failed).joined(separator: "; ")
  }

  private static func isPlayed(_ event: RecognizerInput.Event) -> Bool {
    guard case .pointer(let event) = event else { return false }
    return event.kind == .played
  }

  /// What touched.
  private static func device(_ event: RecognizerInput.Event) -> String {
    guard case .pointer(let event) = event else { return "" }
    return switch event.kind {
    case .mouse: "with a mouse"
    case .touch: "with a finger"
    case .pen: "with a pen"
    case .touchpad: "on a touchpad"
    case .played: "played for a key or an assistive technology"
    }
  }

  static func list(_ words: [String]) -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " and " + last
  }
}
