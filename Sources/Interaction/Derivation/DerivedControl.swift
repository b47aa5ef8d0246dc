// SPDX-License-Identifier: Apache-2.0

import Gestures
import Semantics

/// One value that an element's gestures move.
struct Facet {
  /// What moves it.
  var kind: any ValueGesture
  var adjustment: AdjustmentDescription
  var hand = PlayedHand()
  /// What has to be done before the value can be moved.
  var leads: [PlayedLead] = []
  var aim: GestureAim?
}

/// A gesture without a value that a wheel stands for.
struct WheelTarget {
  var kind: any OperableGesture
  var hand = PlayedHand()
  var aim: GestureAim?
}

/// An alternative, and how it is done.
struct PlayableAlternative {
  var alternative: Alternative
  var play: Play
  /// The facet it belongs to; nil for the element as a whole.
  var facet: Int?
  /// The gesture that it stands for; nil for none.
  var aim: GestureAim?
}

/// A contact that is down for as long as a key is.
struct KeyContact {
  /// Seconds that it stays at least, however soon the key comes up: who cannot hold a key can hold
  /// this. Nil where the contact leaves with the key.
  var patience: Double?
  /// The one gesture that it stands for; nil for whichever is recognized, as under a finger.
  var aim: GestureAim?
}

/// Everything that follows from an element's gestures and declarations.
struct DerivedControl {
  /// That of what is only there to be seen or read.
  @MainActor static let nothing = DerivedControl()

  var alternatives: [PlayableAlternative] = []
  /// What a disabled element would offer: listed, and never done.
  var outOfUse: [PlayableAlternative] = []
  var facets: [Facet] = []
  var places: DragDescription.Places?
  var scroll: ScrollDescription?
  /// What a wheel over the element plays into, where that is no value.
  var wheelTargets: [WheelTarget] = []
  /// What the gestures and the author's actions make of the element.
  var roles: [RoleRank: Role] = [:]
  var movesFreely = false
  /// What the controls inside offer in its place.
  var lent: [PlayableAlternative] = []
  /// The first of the controls inside, where this one stands for all of them.
  var primary: ElementReference?
  /// The one inside whose author gave it a menu, where this one stands for all of them.
  var menuHolder: ElementReference?
  /// Those of the controls inside that have others in them.
  var around: Set<ElementID> = []
  /// True for the line between two panes.
  var isSplitter = false
  /// Of an element on which taps ask where.
  var cursor: SpatialTapDescription?
  /// Whether a drag begins with the touch and so may ask where it is: the next one that is played
  /// begins where the last one ended.
  var asksWhereTouched = false
  /// True while something that the element takes is dragged by keys.
  var isDropTarget = false
  /// True where the element does nothing else.
  var isOnlyDropTarget = false
  /// Vertical or horizontal, for a control with one value.
  var axis: Axis? { facets.count == 1 && !hasFacetElements ? facets.first?.adjustment.axis : nil }

  /// What the gestures without a value make of the element ("draggable"), each once.
  var abilities: [String] = []

  /// What takes a drag, a way, or several fingers ("drag pinch"); nil where single clicks do.
  var pointerGestures: String?

  /// True where there is something to do, or would be if the element were enabled; to scroll is to
  /// do something with what is inside.
  @MainActor var isInteractive: Bool {
    roles.keys.contains { $0 != .container }
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

  /// The contact that is down for as long as the key of an alternative is; nil where the key acts at
  /// once.
  func contact(of offered: PlayableAlternative, key: KeyBinding) -> KeyContact? {
    guard offered.facet == nil else { return nil }
    if let seconds = offered.play.heldSeconds {
      return KeyContact(patience: seconds, aim: offered.aim)
    }
    guard case .gesture(let play) = offered.play else { return nil }
    let isPressed = [KeyBinding(.space), KeyBinding(.return)].contains(key)
    switch play {
    case let tap as TapPlay where tap.count == 1 && isPressed && hasHold: return KeyContact()
    case is PressPlay where isPressed && hasHold: return KeyContact()
    case is PressPlay where key == KeyBinding(.space): return KeyContact(aim: offered.aim)
    default: return nil
    }
  }

  /// Whether one of its gestures, with one bare finger and nothing before, is a press that is held.
  private var hasHold: Bool {
    alternatives.contains {
      if case .gesture(is HoldPlay) = $0.play { $0.facet == nil } else { false }
    }
  }

  /// What opens the menu of all the others.
  @MainActor var menu: PlayableAlternative? {
    alternatives.first { $0.facet == nil && $0.alternative.name == Derivation.menuName }
  }

  /// There is something to choose now: the menu of all the others is an action, and the last one.
  @MainActor mutating func offerMenu() {
    let place = alternatives.firstIndex {
      $0.facet == nil && $0.alternative.name == Derivation.menuName
    }
    guard let place else { return }
    var menu = alternatives.remove(at: place)
    menu.alternative.isAction = true
    alternatives.append(menu)
  }

  /// Which alternative a shortcut carries out.
  var shortcutIndex: Int? {
    alternatives.firstIndex { $0.facet == nil && $0.alternative.isAction }
  }

  /// True where each facet is exposed as an element of its own.
  var hasFacetElements: Bool { facets.count > 1 || (facets.count == 1 && movesFreely) }

  /// What the element of a facet is called.
  func name(ofFacet index: Int) -> String { facets[index].adjustment.name ?? "Value \(index + 1)" }
}
