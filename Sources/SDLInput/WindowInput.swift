// SPDX-License-Identifier: Apache-2.0

import Foundation
import Gestures
import Interaction

/// One thing that a window hands to its scene.
public enum WindowInput: Hashable, Sendable {
  case pointer(PointerEvent)
  case key(KeyEvent)
  case scroll(ScrollEvent)
  /// Fingers on a touchpad pinch, turn or swipe; SDL 2 tells nothing of it.
  case touchpad(TouchpadEvent)
  /// The pointer is here without a contact, at this time; nil where it left the window.
  case hover(CGPoint?, Double)

  /// What somebody else than SDL tells of a touchpad; nil for what a window gets from SDL alone.
  public init?(_ event: InputEvent) {
    switch event {
    case .touchpad(let event): self = .touchpad(event)
    case .scroll(let event): self = .scroll(event)
    default: return nil
    }
  }

  /// A movement without a contact, which a later one overtakes.
  var isHover: Bool {
    if case .hover = self { true } else { false }
  }
}

extension [WindowInput] {
  /// Adds up what scrolls at one place, and leaves out every movement that a later movement of the
  /// same contact overtakes, with nothing but movements in between: the place where a contact
  /// arrives is kept, and the order of everything else.
  public var coalesced: [WindowInput] {
    var kept: [WindowInput] = []
    var overtaken: Set<PointerEvent.ID> = []
    for input in reversed() {
      if input.isHover {
        guard kept.last?.isHover != true else { continue }
      } else if case .pointer(let event) = input, event.phase == .moved {
        guard overtaken.insert(event.id).inserted else { continue }
      } else if case .scroll(let event) = input {
        if case .scroll(var later)? = kept.last, later.adds(event) {
          later.delta.width += event.delta.width
          later.delta.height += event.delta.height
          kept[kept.count - 1] = .scroll(later)
          continue
        }
        overtaken.removeAll()
      } else {
        overtaken.removeAll()
      }
      kept.append(input)
    }
    return kept.reversed()
  }

  /// Whether nothing of it has to be dealt with before the next frame: no press, no release and no
  /// key.
  public var hasOnlyMovement: Bool {
    allSatisfy { input in
      switch input {
      case .pointer(let event): event.phase == .moved
      case .hover, .scroll: true
      case .touchpad(let event): event.phase == .changed
      case .key: false
      }
    }
  }
}

extension ScrollEvent {
  /// Whether an event before this one can be made a part of it.
  fileprivate func adds(_ earlier: ScrollEvent) -> Bool {
    location == earlier.location && modifiers == earlier.modifiers && earlier.phase == .changed
  }
}
