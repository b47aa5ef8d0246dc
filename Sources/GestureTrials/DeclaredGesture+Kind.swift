// SPDX-License-Identifier: Apache-2.0

import AccessibilitySnapshot
import Gestures
import Interaction

extension DeclaredGesture {
  var kind: ModelGesture.Kind {
    switch gesture {
    case .tap(count: 1), .press: fingers > 1 ? .fingers : .tap
    case .spatialTap(let tap) where tap.count == 1: fingers > 1 ? .fingers : .tap
    case .tap, .spatialTap: .multipleTap
    case .longPress: .longPress
    case .timedPress: .timedPress
    case .drag: fingers > 1 ? .fingers : .drag
    case .swipe: .swipe
    case .stroke: .stroke
    case .magnify: .pinch
    case .rotate: .rotate
    case .none, .scroll, .adjustment, .exclusive, .simultaneous, .sequence, .constrained:
      .unknown
    }
  }

  var isUnknown: Bool { kind == .unknown }

  /// Whether it moves something along that has no value and no places.
  var isFree: Bool {
    guard adjustment == nil else { return false }
    return switch gesture {
    case .drag(let drag): drag.places == nil && !drag.isTransfer
    case .magnify, .rotate: true
    case .none, .tap, .spatialTap, .press, .longPress, .timedPress, .swipe, .stroke, .scroll,
      .adjustment, .exclusive, .simultaneous, .sequence, .constrained:
      false
    }
  }

  /// Whether who can only click needs another way, or who looks for it needs a sign.
  var needsMoreThanClicks: Bool { kind != .tap && kind != .unknown }

  var kindText: String { kind.text }

  /// Whether the same contacts make both.
  func competes(with other: DeclaredGesture) -> Bool {
    guard fingers == other.fingers, modifiers == other.modifiers, leads == other.leads else {
      return false
    }
    return switch (kind, other.kind) {
    case (.tap, .tap), (.tap, .multipleTap), (.multipleTap, .tap), (.multipleTap, .multipleTap),
      (.longPress, .longPress), (.drag, .drag), (.drag, .swipe), (.swipe, .drag),
      (.swipe, .swipe), (.fingers, .fingers):
      true
    default: false
    }
  }
}
