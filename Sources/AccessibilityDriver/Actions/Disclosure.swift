// SPDX-License-Identifier: Apache-2.0

import AccessibilityReader
import Semantics

/// A dialog, a page or a row of controls that a trial has brought to the screen, where it was not seen
/// before.
public struct Disclosure: Sendable {
  /// The window that opened ("dialog[Find]"), or else what was asked for it ("page tab[Colours]").
  public let title: String
  /// What is showing and was at no earlier look.
  public let objects: Set<ObjectReference>
}

/// What has been on the screen at some time, and so needs no other look.
struct DisclosureLog: Sendable {
  private var known: Set<ObjectReference>
  /// What was in the windows that have been looked at: many programs make a dialog anew each time.
  private var windows: Set<[ElementState]> = []
  /// What comes and goes while nobody touches the application is no disclosure of a trial.
  var isRestless = false
  private(set) var count = 0

  /// A program that shows something new at each trial is not looked at for ever.
  private static let most = 24

  init(_ state: ApplicationState) {
    known = []
    know(state)
  }

  /// Takes in what is on the screen without anybody's doing.
  mutating func know(_ state: ApplicationState) {
    known.formUnion(state.order.filter { state.elements[$0]?.states[.showing] ?? false })
  }

  /// Menus are open for as long as one is in them, and tool tips without being asked for.
  private static let passing: Set<Role> = [
    .menu, .menuItem, .checkMenuItem, .radioMenuItem, .tearoffMenuItem, .popupMenu, .toolTip,
  ]
  /// The toolkit's own, whatever program opens them.
  private static let foreign: Set<Role> = [.fileChooser, .colorChooser, .fontChooser]

  /// What the state has on the screen that no earlier one had; nil where that is nothing, or a menu.
  mutating func disclosure(in state: ApplicationState, by asked: String) -> Disclosure? {
    let new = state.order.filter { reference in
      state.elements[reference]?.states[.showing] ?? false && !known.contains(reference)
    }
    let elements = new.compactMap { state.elements[$0] }
    guard count < Self.most, !elements.contains(where: { Self.passing.contains($0.role) }) else {
      return nil
    }
    known.formUnion(new)
    let window = elements.first(where: \.isWindow)
    guard !elements.contains(where: { Self.foreign.contains($0.role) }),
      window != nil || !isRestless && elements.contains(where: \.isToldToPeople)
    else { return nil }
    if window != nil, !windows.insert(elements).inserted { return nil }
    count += 1
    return Disclosure(title: window?.place ?? asked, objects: Set(new))
  }
}

extension ElementState {
  /// Not a box that only lays others out.
  fileprivate var isToldToPeople: Bool { !name.isEmpty || states[.focusable] }
}
