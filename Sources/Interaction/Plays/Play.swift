// SPDX-License-Identifier: Apache-2.0

import Foundation
import Gestures

/// How an alternative is carried out: what is played into the recognizers, what the scene does, or
/// what the author wrote.
indirect enum Play {
  /// A way among places.
  enum Places: Hashable {
    case by(Int)
    case first, last
  }

  /// What is done with an element that can be picked up.
  enum Carrying {
    /// Begins a long press of so many seconds that stays down.
    case pickUp(Double, CoordinateSpace)
    /// Takes up what is dragged without a press before: the contact comes down with the first move.
    case hold(CoordinateSpace)
    /// Moves what is picked up; picks up, moves and drops what is not.
    case move(DragDescription.Places, Places, CoordinateSpace, minimumDuration: Double)
    /// Points of the space.
    case moveFreely(CGSize)
    case drop
    case cancel
  }

  case gesture(any GesturePlay)
  /// The facet's index.
  case adjust(Int, ValueAmount)
  case carry(Carrying)
  /// Points of the element.
  case moveCursor(CGSize)
  case showMenu
  /// Takes the element up, to be dropped on another one.
  case lift
  /// Drops on the element what is dragged.
  case dropHere
  case cancelTransfer
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
    case .moveCursor, .carry(.moveFreely), .carry(.move): true
    case .gesture(let play): isContinuous || play.isScroll
    case .by(_, let play), .after(_, let play): play.repeats
    case .on(let other, let name): other.alternative(named: name)?.play.repeats ?? false
    case .adjust, .carry, .showMenu, .lift, .dropHere, .cancelTransfer, .declared: isContinuous
    }
  }

  /// True where a held key goes on with the same gesture.
  @MainActor var isContinuous: Bool {
    switch self {
    case .gesture(let play): play is any ContinuousPlay
    case .adjust(_, .steps), .adjust(_, .pages): true
    case .by(_, let play), .after(_, let play): play.isContinuous
    case .on(let other, let name): other.alternative(named: name)?.play.isContinuous ?? false
    case .adjust, .carry, .moveCursor, .showMenu, .lift, .dropHere, .cancelTransfer, .declared:
      false
    }
  }

  /// Seconds that one finger rests for all of it, holds that follow each other too; nil for what is no
  /// hold. One without an end, after others, adds nothing.
  var heldSeconds: Double? {
    switch self {
    case .gesture(let hold as HoldPlay): return hold.duration
    case .after(let leads, .gesture(let hold as HoldPlay)):
      let before = leads.compactMap(\.heldSeconds)
      guard before.count == leads.count else { return nil }
      return before.reduce(hold.duration.isFinite ? hold.duration : 0, +)
    default: return nil
    }
  }

  /// True where a gesture is begun, which nothing can while something is picked up.
  @MainActor var needsFreeHand: Bool {
    switch self {
    case .gesture, .adjust, .lift: true
    case .by(_, let play), .after(_, let play): play.needsFreeHand
    case .on(let other, let name): other.alternative(named: name)?.play.needsFreeHand ?? false
    case .carry, .moveCursor, .showMenu, .dropHere, .cancelTransfer, .declared: false
    }
  }

  var opensMenu: Bool {
    if case .showMenu = self { true } else { false }
  }

  @MainActor var isScroll: Bool {
    if case .gesture(let play) = self { play.isScroll } else { false }
  }

  /// Whether the other one, by a wheel that goes on turning, is one more step of this one, however
  /// far the wheel was turned.
  @MainActor func goesOnByWheel(as other: Play) -> Bool {
    switch (self, other) {
    case (.adjust(let facet, _), .adjust(let otherFacet, _)): facet == otherFacet
    case (.gesture(let play), .gesture(let other)): type(of: play) == type(of: other)
    default: false
    }
  }

  /// Whether a repeat of the other one is one more step of this one.
  @MainActor func goesOn(as other: Play) -> Bool {
    switch (self, other) {
    case (.adjust(let facet, let amount), .adjust(let otherFacet, let otherAmount)):
      facet == otherFacet && amount == otherAmount
    case (.gesture(let play as any ContinuousPlay), .gesture(let other)): play.isSame(as: other)
    default: false
    }
  }
}

extension ContinuousPlay {
  fileprivate func isSame(as other: any GesturePlay) -> Bool { self == other as? Self }
}
