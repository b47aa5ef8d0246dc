// SPDX-License-Identifier: Apache-2.0

import Foundation
import Gestures
import Semantics

/// How an alternative is carried out: what is played into the recognizers, or what the author wrote.
indirect enum Play {
  /// How far a value goes.
  enum Amount: Hashable {
    case steps(Int)
    case pages(Int)
    case minimum, maximum
    /// To the lower end, and from there back to where the value was before.
    case toggle
    case to(Double)
  }

  /// A way among places.
  enum Places: Hashable {
    case by(Int)
    case first, last
  }

  case tap(count: Int)
  case press
  /// Seconds.
  case longPress(Double)
  /// The facet's index.
  case adjust(Int, Amount)
  /// Points of the space.
  case move(CGSize, CoordinateSpace)
  /// Points of the element, there and away.
  case swipe(CGSize)
  /// As fractions of the element's size.
  case stroke([UnitPoint])
  case magnify(CGFloat)
  case rotate(Angle)
  /// Begins a long press that stays down.
  case pickUp(Double, CoordinateSpace)
  /// Moves what is picked up; picks up, moves and drops what is not.
  case carry(DragDescription.Places, Places, CoordinateSpace, minimumDuration: Double)
  case carryFreely(CGSize)
  case drop
  case cancel
  /// Points of the element.
  case moveCursor(CGSize)
  case showMenu
  /// Takes the element up, to be dropped on another one.
  case lift
  /// Drops on the element what is dragged.
  case dropHere
  case cancelTransfer
  case scroll(ScrollDescription, Axis, ScrollAmount)
  case declared(@MainActor () -> Void)
  /// With more than one bare finger.
  case by(PlayedHand, Play)
  /// With these gestures before, as a sequence asks.
  case after([PlayedLead], Play)
  /// What another element would do, by the name of its alternative: it is looked up when it is
  /// asked for, so that nothing is done that is no longer offered.
  case on(ElementReference, String)

  /// True where each repeat of a held key does it once more.
  @MainActor var repeats: Bool {
    switch self {
    case .moveCursor, .carryFreely, .carry, .scroll: true
    case .by(_, let play), .after(_, let play): play.repeats
    case .on(let other, let name): other.alternative(named: name)?.play.repeats ?? false
    case .tap, .press, .longPress, .adjust, .move, .swipe, .stroke, .magnify, .rotate, .pickUp,
      .drop, .cancel, .showMenu, .lift, .dropHere, .cancelTransfer, .declared:
      isContinuous
    }
  }

  var opensMenu: Bool {
    if case .showMenu = self { true } else { false }
  }

  /// True where a held key goes on with the same gesture.
  @MainActor var isContinuous: Bool {
    switch self {
    case .adjust(_, .steps), .adjust(_, .pages), .move, .magnify, .rotate: true
    case .by(_, let play), .after(_, let play): play.isContinuous
    case .on(let other, let name): other.alternative(named: name)?.play.isContinuous ?? false
    case .tap, .press, .longPress, .adjust, .swipe, .stroke, .pickUp, .carry, .carryFreely, .drop,
      .cancel, .moveCursor, .showMenu, .lift, .dropHere, .cancelTransfer, .scroll, .declared:
      false
    }
  }

  var isScroll: Bool {
    if case .scroll = self { true } else { false }
  }
}

/// One value that an element's gestures move.
struct Facet {
  /// What moves it.
  enum Source: Hashable {
    case drag, magnify, rotate
  }

  var source: Source
  /// In whose directions a drag is measured.
  var coordinateSpace = CoordinateSpace.local
  var adjustment: AdjustmentDescription
  var hand = PlayedHand()
  /// What has to be done before the value can be moved.
  var leads: [PlayedLead] = []
}

/// An alternative, and how it is done.
struct PlayableAlternative {
  var alternative: Alternative
  var play: Play
  /// The facet it belongs to; nil for the element as a whole.
  var facet: Int?
}

/// Everything that follows from an element's gestures and declarations.
struct DerivedControl {
  var alternatives: [PlayableAlternative] = []
  var facets: [Facet] = []
  var places: DragDescription.Places?
  var scroll: ScrollDescription?
  var isPressable = false
  var isAdjustable = false
  var movesFreely = false
  /// The first of the controls inside, where this one stands for all of them.
  var primary: ElementReference?
  /// True for the line between two panes.
  var isSplitter = false
  /// Of an element on which taps ask where.
  var cursor: SpatialTapDescription?
  /// True where the element can be dragged to another one.
  var isDraggable = false
  /// True while something that the element takes is dragged by keys.
  var isDropTarget = false
  /// True where the element does nothing else.
  var isOnlyDropTarget = false
  /// Vertical or horizontal, for a control with one value.
  var axis: Axis? { facets.count == 1 && !hasFacetElements ? facets.first?.adjustment.axis : nil }

  /// What takes a drag, a way, or several fingers ("drag pinch"); nil where single clicks do.
  var pointerGestures: String?

  /// True where there is something to do, or would be if the element were enabled; to scroll is to
  /// do something with what is inside.
  var isInteractive: Bool {
    isPressable || isAdjustable || movesFreely || !facets.isEmpty || places != nil
      || (alternatives.contains { !$0.play.isScroll } && !isOnlyDropTarget)
  }
  /// The first action's keys that work from anywhere, before those that need the focus.
  mutating func addShortcuts(_ shortcuts: [KeyBinding]) {
    guard !shortcuts.isEmpty, let index = shortcutIndex else { return }
    let own = alternatives[index].alternative.keys.filter { !shortcuts.contains($0) }
    alternatives[index].alternative.keys = shortcuts + own
    alternatives[index].alternative.keylessReason = nil
    let owner = alternatives[index].alternative.name
    for other in alternatives.indices where other != index && alternatives[other].facet == nil {
      alternatives[other].alternative.give(shortcuts, to: owner)
    }
  }

  /// What an assistive technology, or the menu, calls by the name.
  func action(named name: String, facet: Int?) -> PlayableAlternative? {
    alternatives.first {
      $0.facet == facet && $0.alternative.isAction && $0.alternative.name == name
    }
  }

  /// Whether the key of a click can stay down for a long press of the same element: both are what
  /// its gestures say, with one bare finger and nothing before.
  func canBeHeld(_ click: PlayableAlternative) -> Bool {
    let isPlain =
      switch click.play {
      case .press, .tap(count: 1): true
      default: false
      }
    return isPlain
      && alternatives.contains {
        if case .longPress = $0.play { $0.facet == nil } else { false }
      }
  }

  /// What opens the menu of all the others.
  @MainActor var menu: PlayableAlternative? {
    alternatives.first { $0.facet == nil && $0.alternative.name == Derivation.menuName }
  }

  /// Which alternative a shortcut carries out.
  var shortcutIndex: Int? {
    alternatives.firstIndex { $0.facet == nil && $0.alternative.isAction }
  }

  /// True where each facet is exposed as an element of its own.
  var hasFacetElements: Bool { facets.count > 1 || (facets.count == 1 && movesFreely) }
}
