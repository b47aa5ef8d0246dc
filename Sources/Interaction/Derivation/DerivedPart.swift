// SPDX-License-Identifier: Apache-2.0

import Gestures

/// One single gesture of a composition, with what surrounds it there.
struct DerivedPart {
  /// Neither a composition nor constrained.
  var gesture: GestureDescription
  var adjustment: AdjustmentDescription?
  var hand = PlayedHand()
  /// What has to be done first.
  var leads: [PlayedLead] = []
  var label: String?
  /// Why its path is what counts, in the author's words.
  var essentialReason: String?

  /// The single gestures of a composition, in order.
  static func parts(of description: GestureDescription) -> [DerivedPart] {
    switch description {
    case .none: return []
    case .exclusive(let first, let second), .simultaneous(let first, let second):
      return parts(of: first) + parts(of: second)
    case .sequence(let first, let second):
      let seconds = parts(of: second)
      guard !seconds.isEmpty else { return [] }
      return PlayedLead.ways(through: first).flatMap { way in
        seconds.map { part in
          var part = part
          part.leads = way + part.leads
          return part
        }
      }
    case .adjustment(let base, let adjustment):
      return parts(of: base).map { part in
        var part = part
        // Of two values of one gesture, the outer one is what the author says last.
        if part.gesture.movesValues { part.adjustment = adjustment }
        return part
      }
    case .constrained(let base, let constraints):
      return parts(of: base).map { part in
        var part = part
        part.hand = part.hand.adding(PlayedHand(constraints))
        part.label = part.label ?? constraints.label
        part.essentialReason = part.essentialReason ?? constraints.essentialReason
        return part
      }
    case .tap, .spatialTap, .press, .longPress, .timedPress, .drag, .swipe, .stroke, .magnify,
      .rotate, .scroll:
      return [DerivedPart(gesture: description)]
    }
  }

  /// The long press that begins a drag with the same contact: pick up, move, drop.
  var pickUpSeconds: Double? {
    guard case .drag = gesture, adjustment == nil, leads.count == 1 else { return nil }
    return leads[0].heldSeconds
  }

  /// Whether it moves, magnifies or turns something that has no value.
  var movesFreely: Bool {
    guard adjustment == nil else { return false }
    return switch gesture {
    case .drag(let drag): drag.places == nil && !drag.isTransfer
    case .magnify, .rotate: true
    case .none, .tap, .spatialTap, .press, .longPress, .timedPress, .swipe, .stroke, .scroll,
      .adjustment, .exclusive, .simultaneous, .sequence, .constrained:
      false
    }
  }

  /// What is more than a click for a pointer, each kind once, in WCAG's sense: dragging (2.5.7), a
  /// way or several points (2.5.1).
  static func pointerGestures(of parts: [DerivedPart]) -> String? {
    var kinds: [String] = []
    for kind in parts.compactMap(\.pointerGesture) where !kinds.contains(kind) {
      kinds.append(kind)
    }
    return kinds.isEmpty ? nil : kinds.joined(separator: " ")
  }

  private var pointerGesture: String? {
    switch gesture {
    case .drag: "drag"
    case .swipe: "swipe"
    case .stroke: "stroke"
    case .magnify, .rotate: "pinch"
    case .tap, .spatialTap, .press, .longPress, .timedPress:
      hand.fingers > 1 ? "fingers" : nil
    // A wheel and keys do the same.
    case .none, .scroll, .adjustment, .exclusive, .simultaneous, .sequence, .constrained: nil
    }
  }

  /// Whether it goes in directions, so that arrow keys could mean it.
  var isDirectional: Bool {
    if adjustment != nil { return true }
    return switch gesture {
    case .drag(let drag): !drag.isTransfer
    case .spatialTap, .magnify, .rotate: true
    case .none, .tap, .press, .longPress, .timedPress, .swipe, .stroke, .scroll, .adjustment,
      .exclusive, .simultaneous, .sequence, .constrained:
      false
    }
  }
}

extension GestureDescription {
  fileprivate var movesValues: Bool {
    switch self {
    case .drag, .magnify, .rotate: true
    case .none, .tap, .spatialTap, .press, .longPress, .timedPress, .swipe, .stroke, .scroll,
      .adjustment, .exclusive, .simultaneous, .sequence, .constrained:
      false
    }
  }
}
