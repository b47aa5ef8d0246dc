// SPDX-License-Identifier: Apache-2.0

import AccessibilityReader
import Semantics
import Synchronization

/// A dialog, a page or a row of controls that a trial has brought to the screen, where it was not seen
/// before.
public struct Disclosure: Sendable {
  /// The window that opened ("dialog[Find]"), or else what was asked for it ("page tab[Colours]").
  public let title: String
  /// False for a part of a window that was there before.
  public let isWindow: Bool
  /// True where it is the same window, opened once more: somebody has asked for that, to do with it what
  /// would not have left it as it was.
  public internal(set) var isAgain = false
  /// Whether some element had the focus before: a dialog cannot give back what nobody had.
  public internal(set) var beganWithFocus = true
  /// What is showing and was at no earlier look.
  public internal(set) var objects: Set<ObjectReference>
  /// What was asked for it, among the elements that were read before.
  public internal(set) var opener: ElementID?
  /// Brings a part of a window to the screen once more; false where that is not to be had.
  var opensAgain: @Sendable () async -> Bool = { false }
  /// What has been looked at so far, for who looks further from here; nil where nobody keeps it.
  var history: DisclosureHistory?
}

/// What all trials of one audit have looked at: what one of them has opened, and the dialogs of that.
final class DisclosureHistory: Sendable {
  /// Of what all of them have read.
  let memory = ReadMemory()
  private let log: Mutex<DisclosureLog>

  init(_ log: DisclosureLog) { self.log = Mutex(log) }

  func with<Result: Sendable>(_ body: (inout DisclosureLog) -> Result) -> Result {
    log.withLock { body(&$0) }
  }
}

/// What has been on the screen at some time, and so needs no other look.
struct DisclosureLog: Sendable {
  private var known: Set<ObjectReference>
  /// What each of these was called when it was seen first.
  private var signs: [ObjectReference: Sign] = [:]
  /// What was in the windows that have been looked at: many programs make a dialog anew each time.
  private var windows: Set<[ElementState]> = []
  /// What was in the windows that were there at first: a second one of the kind shows nothing new.
  private let firstWindows: Set<[Sign]>
  /// What was on the pages that have been looked at: some programs make a page anew each time.
  private var pages: [Set<Sign>] = []
  private(set) var count = 0

  /// A program that shows something new at each trial is not looked at for ever.
  private static let most = 24

  init(_ state: ApplicationState) {
    known = []
    let seen = Self.seen(in: state)
    firstWindows = Set(
      state.windows.map { window in
        Self.signs(Self.inside([window], of: state).intersection(seen), of: state)
      })
    know(state)
  }

  /// Whether it has the same parts as one that was there at first, or its title and half of as many parts.
  private func isLikeFirst(_ window: ElementState, _ signs: [Sign]) -> Bool {
    let title = Sign(window).name
    return firstWindows.contains { first in
      first == signs
        || first.first?.name == title && !title.isEmpty && 2 * signs.count >= first.count
    }
  }

  /// In the order of the tree.
  private static func signs(
    _ parts: Set<ObjectReference>, of state: ApplicationState
  ) -> [Sign] {
    state.order.filter(parts.contains).compactMap { state.elements[$0] }.map(Sign.init)
  }

  /// Takes in what is on the screen without anybody's doing.
  mutating func know(_ state: ApplicationState) {
    learn(Array(Self.seen(in: state)), in: state)
  }

  private mutating func learn(_ objects: [ObjectReference], in state: ApplicationState) {
    known.formUnion(objects)
    for object in objects where signs[object] == nil {
      signs[object] = state.elements[object].map(Sign.init)
    }
  }

  /// Whether most of what has come stands in the place of what was called the same and is there no more:
  /// the days of another month, the rows of a list that was sorted.
  private func isMadeAnew(_ new: [ElementState], in state: ApplicationState) -> Bool {
    var gone: [Sign: Int] = [:]
    for (object, sign) in signs where state.elements[object] == nil { gone[sign, default: 0] += 1 }
    var count = 0
    for sign in new.map(Sign.init) where gone[sign, default: 0] > 0 {
      gone[sign, default: 0] -= 1
      count += 1
    }
    return !new.isEmpty && 5 * count >= 4 * new.count
  }

  /// What says that it is showing, and stands in what says so: Qt's cells say it on a page that is not.
  private static func seen(in state: ApplicationState) -> Set<ObjectReference> {
    let tree = state.snapshot.tree
    var seen: Set<ElementID> = [tree.root]
    for node in tree.depthFirst where node.states[.showing] {
      if tree.parent(of: node.id).map(seen.contains) ?? false { seen.insert(node.id) }
    }
    return Set(seen.compactMap { state.snapshot.references[$0] })
  }

  /// Menus are open for as long as one is in them, and tool tips without being asked for.
  private static let passing: Set<Role> = [
    .menu, .menuItem, .checkMenuItem, .radioMenuItem, .tearoffMenuItem, .popupMenu, .toolTip,
  ]
  /// The toolkit's own, whatever program opens them.
  private static let foreign: Set<Role> = [.fileChooser, .colorChooser, .fontChooser]
  /// GTK 4.8 calls what holds them a filler, and what stands in it by its class.
  private static let foreignOfGTK4: Set<String> = [
    "GtkFileChooserWidget", "GtkColorChooserWidget", "GtkFontChooserWidget", "GtkShortcutsWindow",
  ]
  /// Qt gives its dialog for colours no role of its own; in it in every language (5.15 and 6.4) follow each other two buttons at most,
  /// six numbers or seven, and the field for all of them, and nothing else but buttons.
  private static func isQtsColours(_ controls: [Role]) -> Bool {
    let numbers = controls.drop { $0 == .button }
    let rest = numbers.drop { $0 == .spinButton }
    return controls.count - numbers.count <= 2 && (6...7).contains(numbers.count - rest.count)
      && rest.first == .text && rest.dropFirst().allSatisfy { $0 == .button }
  }

  /// What nobody operates there, and the items of lists.
  private static let still: Set<Role> = [
    .dialog, .window, .frame, .panel, .filler, .label, .unknown, .listItem, .icon, .scrollPane,
    .scrollBar, .tableCell, .tableColumnHeader, .separator,
  ]

  /// What a toolkit brings along, whatever program opens it.
  private static func isForeign(_ elements: [ElementState], _ toolkit: Toolkit) -> Bool {
    let isOwnPart = elements.contains {
      foreign.contains($0.role) || foreignOfGTK4.contains($0.name)
    }
    guard !isOwnPart, let window = elements.first(where: \.isWindow) else { return isOwnPart }
    let names = Set(elements.map(\.name))
    let controls = elements.map(\.role).filter { !still.contains($0) }
    return toolkit.mayHave(.givesOwnDialogsNoRole) && isQtsColours(controls)
      || toolkit.ownDialogs.contains { own in
        // What else has changed in the program may stand before what is in it.
        own.title ?? window.name == window.name && window.name.hasPrefix(own.titleStart)
          && own.parts.isSubset(of: names)
          && (own.controls.isEmpty || controls.firstRange(of: own.controls) != nil)
      }
  }

  /// Menus and tool tips with all that is in them, and windows that hold nothing else.
  private static func passing(in state: ApplicationState) -> Set<ObjectReference> {
    let tree = state.snapshot.tree
    var found: Set<ElementID> = []
    for node in tree.depthFirst {
      let isInside = tree.parent(of: node.id).map(found.contains) ?? false
      let holdsNothingElse =
        !node.children.isEmpty && tree.parent(of: node.id) == tree.root
        && node.children.allSatisfy { tree[$0].map { passing.contains($0.role) } ?? false }
      if isInside || holdsNothingElse || passing.contains(node.role) { found.insert(node.id) }
    }
    return Set(found.compactMap { state.snapshot.references[$0] })
  }

  /// What the state has on the screen that no earlier one had; nil where that is nothing, or a menu.
  /// What stands inside of the one that was asked for it is its menu, as GTK 4 draws it. What comes and
  /// goes in an application that `isRestless` while nobody touches it is no doing of a trial.
  mutating func disclosure(
    in state: ApplicationState, by asked: String, _ object: ObjectReference? = nil,
    isRestless: Bool = false
  ) -> Disclosure? {
    guard count < Self.most else { return nil }
    var passing = Self.passing(in: state)
    if let opener = object.flatMap(state.opener) {
      passing.formUnion(Self.inside([opener], of: state))
    }
    let seen = Self.seen(in: state)
    let new = state.order.filter { reference in
      seen.contains(reference) && !known.contains(reference) && !passing.contains(reference)
    }
    let elements = new.compactMap { state.elements[$0] }
    guard !Self.isForeign(elements, state.snapshot.application.toolkit) else { return nil }
    guard let window = elements.first(where: \.isWindow) else {
      let isMadeAnew = isMadeAnew(elements.filter(\.isToldToPeople), in: state)
      learn(new, in: state)
      guard !isRestless, !isMadeAnew, takeInPage(elements.filter(\.isToldToPeople)) else {
        return nil
      }
      count += 1
      return Disclosure(title: asked, isWindow: false, objects: Set(new))
    }
    // What changes behind it at the same time is none of it.
    let inside = Self.inside(new.filter { state.elements[$0]?.isWindow ?? false }, of: state)
    let parts = new.filter(inside.contains)
    learn(parts, in: state)
    let isKnown = isLikeFirst(window, Self.signs(Set(parts), of: state))
    guard windows.insert(parts.compactMap { state.elements[$0] }).inserted, !isKnown else {
      return nil
    }
    count += 1
    let title = window.name.isEmpty ? "\(window.place) of \(asked)" : window.place
    return Disclosure(title: title, isWindow: true, objects: Set(parts))
  }

  /// What stays the same of an element of a page that is made anew.
  private struct Sign: Hashable {
    let role: Role
    let name: String

    /// Whatever numbers stand in its name, and whether a title is marked as one of what is not saved.
    init(_ element: ElementState) {
      role = element.role
      name = element.name.filter { !$0.isNumber && $0 != "*" }
    }
  }

  /// False where nothing is on it, or where it is much as one that was looked at: a number in it may be
  /// another one.
  private mutating func takeInPage(_ elements: [ElementState]) -> Bool {
    let signs = Set(elements.map(Sign.init))
    let isKnown = pages.contains { page in
      5 * page.intersection(signs).count >= 4 * max(page.count, signs.count)
    }
    guard !signs.isEmpty, !isKnown else { return false }
    pages.append(signs)
    return true
  }

  /// The windows that are open and were not before, as one that was looked at; nil where there is none.
  static func again(
    _ disclosure: Disclosure, in state: ApplicationState, since before: ApplicationState
  ) -> Disclosure? {
    let opened = state.windows.filter { !before.windows.contains($0) }
    guard !opened.isEmpty else { return nil }
    var again = disclosure
    again.isAgain = true
    again.objects = inside(opened, of: state).filter {
      state.elements[$0]?.states[.showing] ?? false
    }
    return again
  }

  /// The windows and all that is in them.
  private static func inside(
    _ windows: [ObjectReference], of state: ApplicationState
  ) -> Set<ObjectReference> {
    let tree = state.snapshot.tree
    var found: Set<ElementID> = []
    var objects = Set(windows)
    for node in tree.depthFirst {
      guard let object = state.snapshot.references[node.id] else { continue }
      if objects.contains(object) || tree.parent(of: node.id).map(found.contains) ?? false {
        found.insert(node.id)
        objects.insert(object)
      }
    }
    return objects
  }
}

extension ApplicationState {
  private static let pressed: Set<Role> = [.button, .toggleButton, .buttonMenu]

  /// The button itself, or the one of which it is a part.
  fileprivate func opener(_ object: ObjectReference) -> ObjectReference? {
    guard let node = node(object), Self.pressed.contains(node.role) else { return nil }
    guard let parent = snapshot.tree.parent(of: node.id).flatMap({ snapshot.tree[$0] }),
      Self.pressed.contains(parent.role)
    else { return object }
    return snapshot.references[parent.id]
  }
}

extension ElementState {
  /// Not a box that only lays others out.
  fileprivate var isToldToPeople: Bool { !name.isEmpty || states[.focusable] }
}
