// SPDX-License-Identifier: Apache-2.0

import Gestures

/// One single gesture of a composition, with what surrounds it there.
public struct DerivedPart {
  /// The gesture itself, without what it is composed with.
  public let kind: any GestureKind
  /// The value that it moves; nil for none.
  public internal(set) var adjustment: AdjustmentDescription?
  var hand = PlayedHand()
  /// What has to be done first.
  var leads: [PlayedLead] = []
  /// What it does, in the author's words.
  public internal(set) var label: String?
  /// The way to it through what it is composed with (``GestureAim/branches``).
  private var branches: [Int] = []
  /// What a played contact stands for that means it; nil where its attachment is not known.
  private(set) var aim: GestureAim?
  /// Why its path is what counts, in the author's words.
  var essentialReason: String?
  /// What its value is made into.
  var mapped: MappedPart?
  /// Whether its author does something with it, also where it is but a part of a sequence.
  private var acts = false
  /// What it comes to, direction by direction, where its value is made into no measure: then it moves
  /// nothing.
  private(set) var strokes: [MappedStroke]?

  /// The single gestures of one of an element's attachments.
  @MainActor
  static func parts(of attachment: GestureAttachment, on element: Element) -> [DerivedPart] {
    parts(of: attachment.description, on: element).map { part in
      var part = part
      part.aim = GestureAim(at: attachment, branches: part.branches, among: element.gestures)
      return part
    }
  }

  /// The single gestures of a composition on an element, in order.
  @MainActor
  static func parts(of description: GestureDescription, on element: Element) -> [DerivedPart] {
    parts(of: description).map { part in
      guard let mapped = part.mapped, part.adjustment == nil,
        let way = (part.kind as? any TravellingGesture)?.freeWay
      else { return part }
      var part = part
      part.strokes = mapped.strokes(along: way, on: element)
      return part
    }
  }

  @MainActor
  private static func parts(of description: GestureDescription) -> [DerivedPart] {
    switch description {
    case .none: return []
    case .single(let kind): return [DerivedPart(kind: kind)]
    case .exclusive(let first, let second), .simultaneous(let first, let second):
      return [first, second].enumerated().flatMap { branch, description in
        parts(of: description).map { part in
          var part = part
          part.branches.insert(branch, at: 0)
          return part
        }
      }
    case .sequence(let first, let second):
      let seconds = parts(of: second)
      guard !seconds.isEmpty else { return [] }
      // What is done with the first one alone is done whether or not the second one follows.
      let alone = parts(of: first).filter { first in
        first.acts && !seconds.contains { first.picksUp(for: $0) }
      }.map { part in
        var part = part
        part.branches = []
        return part
      }
      return alone
        + PlayedLead.ways(through: first).flatMap { way in
          seconds.map { part in
            var part = part
            part.leads = way + part.leads
            part.branches = []
            return part
          }
        }
    case .adjustment(let base, let adjustment):
      return parts(of: base).map { part in
        var part = part
        // Of two values of one gesture, the outer one is what the author says last.
        if part.kind is any ValueGesture { part.adjustment = adjustment }
        return part
      }
    case .constrained(let base, let constraints):
      return parts(of: base).map { part in
        var part = part
        part.hand = part.hand.adding(PlayedHand(constraints))
        part.label = part.label ?? constraints.label
        part.essentialReason = part.essentialReason ?? constraints.essentialReason
        part.acts = part.acts || constraints.acts
        // The outer value is what the author does something with.
        if let value = constraints.mappedValue {
          part.mapped = MappedPart(value: value, leads: part.leads, hand: part.hand)
        }
        return part
      }
    }
  }

  /// Whether it is the hold of a drag, which is offered as picking up and letting go.
  @MainActor
  private func picksUp(for second: DerivedPart) -> Bool {
    second.adjustment == nil && second.kind is any TravellingGesture
      && ((kind as? any OperableGesture)?.leads.contains { $0.heldSeconds != nil } ?? false)
  }

  /// Whether it moves, magnifies or turns something that has no value.
  var movesFreely: Bool { adjustment == nil && strokes == nil && kind.movesFreely }

  /// Whether it goes in directions, so that arrow keys could mean it.
  var isDirectional: Bool { adjustment != nil || (strokes == nil && kind.isDirectional) }

  /// What it asks of a person beyond a click.
  var demands: Set<GestureDemand> { kind.demands(ofFingers: hand.fingers) }

  /// What the gestures that move no value make of their element, each word once.
  @MainActor
  static func abilities(of parts: [DerivedPart]) -> [String] {
    var words: [String] = []
    for part in parts where part.adjustment == nil && part.kind is any OperableGesture {
      if let word = part.kind.ability, !words.contains(word) { words.append(word) }
    }
    return words
  }

  /// What is more than a click for a pointer, each kind once, in WCAG's sense: dragging (2.5.7), a
  /// way or several points (2.5.1).
  static func pointerGestures(of parts: [DerivedPart]) -> String? {
    let pointed: Set<GestureDemand> = [.dragging, .path, .severalContacts]
    var names: [String] = []
    for part in parts where !part.demands.isDisjoint(with: pointed) {
      let name = part.kind.demands.isDisjoint(with: pointed) ? "fingers" : part.kind.name
      if !names.contains(name) { names.append(name) }
    }
    return names.isEmpty ? nil : names.joined(separator: " ")
  }
}
