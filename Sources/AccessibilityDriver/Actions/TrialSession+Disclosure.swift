// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit
import AccessibilityReader
import Semantics

extension TrialSession {
  /// Lets somebody look at what a trial has brought to the screen, and at a window once more where that
  /// is asked for: `open` does again what has opened it. Returns how the application stands then.
  mutating func disclose(
    _ state: ApplicationState, by node: Node, _ object: ObjectReference,
    _ open: @escaping @Sendable (TrialRunner) async -> ApplicationState?
  ) async -> ApplicationState {
    guard let look, node.role != .comboBox,
      !context.ancestors(of: node).contains(where: { $0.role == .comboBox }),
      var disclosure = disclosure(in: state, by: title(of: node), object)
    else { return state }
    disclosure.opener = node.id
    if !disclosure.isWindow {
      disclosure.opensAgain = { [runner] in await open(runner) != nil }
    }
    let start = ContinuousClock.now
    defer { timeOfLooks += .now - start }
    let asksForMore = await look(disclosure)
    await goThroughPages(from: disclosure, by: node, object, open)
    // Whoever has looked may have closed it.
    guard let now = await runner.read() else { return state }
    guard asksForMore, let closed = await restored(from: now, of: object),
      closed.windows == current.windows
    else { return now }
    guard var opened = await open(runner) else { return closed }
    if opened.windows == current.windows {
      // Qt shows for a moment that a button is pressed before it does what it is for.
      var late = TrialRunner.Outcome(answer: .init(kind: .yes, text: ""), events: [], lost: 0)
      opened = await runner.settled(&late, first: TrialRunner.longPause) ?? opened
    }
    guard let again = DisclosureLog.again(disclosure, in: opened, since: current) else {
      return opened
    }
    _ = await look(again)
    return await runner.read() ?? opened
  }

  private func restored(
    from state: ApplicationState, of object: ObjectReference
  ) async -> ApplicationState? {
    let restored = await ApplicationRestoring(runner: runner)
      .restore(current, from: state, by: nil, of: object)
    runner.opened?.giveBackKeyboard()
    return restored
  }

  /// What other ways of operating have brought to the screen before.
  mutating func discloseBeginning() async {
    // Where that is not told, a page that was left looks as one that was come to.
    guard let look, !snapshot.hidesPagesUntold,
      let disclosure = disclosure(in: current, by: "as earlier ways left it")
    else { return }
    let start = ContinuousClock.now
    _ = await look(disclosure)
    timeOfLooks += .now - start
  }

  /// Chooses again the page that was read, where other ways of operating have left another one and
  /// what is tried is hidden by it.
  mutating func turnBack(for trials: [PlannedTrial]) async {
    let objects = trials.compactMap { snapshot.references[$0.node.id] }
    let isDone = { (state: ApplicationState) in
      objects.allSatisfy { state.elements[$0]?.states[.showing] ?? true }
    }
    guard !isDone(current) else { return }
    let state = await ApplicationRestoring(runner: runner)
      .turnBack(to: ApplicationState(snapshot.withInferredShowing), from: current, until: isDone)
    if let state { current = state }
  }

  func disclosure(
    in state: ApplicationState, by asked: String, _ object: ObjectReference? = nil
  ) -> Disclosure? {
    var disclosure = history.with { [isUnsteady] log in
      log.disclosure(in: state, by: asked, object, isRestless: isUnsteady)
    }
    disclosure?.history = history
    disclosure?.beganWithFocus = current.hasFocus
    return disclosure
  }

  /// What stands in an item counts as its name.
  func title(of node: Node) -> String {
    var named = node
    if node.name.isEmpty {
      named.name = context.descendants(of: node).first { !$0.name.isEmpty }?.name ?? ""
    }
    return ElementState(named, isWindow: false, isLive: false).place
  }

  /// Pages of one list that are looked at.
  static let mostPages = 12

  /// After one item of a list was selected: in many programs that shows another page, and the other
  /// items show others.
  mutating func disclosePages(
    of node: Node, _ object: ObjectReference, after first: Int
  ) async {
    let children = node.children.compactMap { context[$0] }
    let pages = children.indices.filter { place in
      children[place].states[.sensitive] && children[place].states[.showing]
        && !children[place].states[.selected] && children[place].role != .tableColumnHeader
    }
    // A busy program shows the page later than it tells of the choice.
    var late = TrialRunner.Outcome(answer: .init(kind: .yes, text: ""), events: [], lost: 0)
    guard look != nil, pages.count <= Self.mostPages,
      let state = await runner.settled(&late, first: TrialRunner.settlingPause)
    else { return }
    let count = history.with(\.count)
    _ = await disclose(state, by: children[first], object) { await $0.select(first, of: object) }
    guard node.role == .pageTabList || history.with(\.count) > count else { return }
    for place in pages where place != first {
      var outcome = await runner.make(.selectChild(place), of: object)
      guard outcome.answer.kind == .yes,
        let state = await runner.settled(&outcome, first: .zero)
      else { return }
      _ = await disclose(state, by: children[place], object) { await $0.select(place, of: object) }
    }
  }

  /// The same for a list that keys alone choose in.
  mutating func disclosePages(of node: Node, _ list: KeyedList, _ object: ObjectReference) async {
    guard look != nil else { return }
    let children = node.children.compactMap { context[$0] }
    let count = history.with(\.count)
    for place in children.indices where place != list.first {
      guard let state = await list.choose(place, runner) else { break }
      _ = await disclose(state, by: children[place], object) { await list.choose(place, $0) }
      // The others of a list that shows no pages are left alone.
      guard history.with(\.count) > count else { break }
    }
    _ = await list.choose(list.first, runner)
  }

  /// Chooses, one after the other, those items of a menu that `action` has opened which say that they
  /// open a dialog, for somebody to look at it, and keeps the others. Returns how the application stands then.
  mutating func discloseDialogs(
    ofMenuIn opened: ApplicationState, openedBy action: String, of menu: ObjectReference
  ) async -> ApplicationState {
    guard look != nil else { return opened }
    let choices = opened.order.filter { isFreeItem($0, in: opened) }.compactMap { item in
      opened.elements[item].map {
        MenuChoice(item: item, title: $0.name, menu: menu, action: action)
      }
    }
    if policy.isFenced {
      for choice in choices
      where choicesLeft.count < Self.mostChoices && isHarmless(choice, in: opened)
        && !choicesLeft.contains(where: { $0.menu == menu && $0.title == choice.title })
      {
        choicesLeft.append(choice)
      }
    }
    let openers = choices.filter(\.isPromise)
    guard !openers.isEmpty else { return opened }
    history.with { $0.know(opened) }
    return await disclose(openers, in: opened)
  }

  /// Items of menus that are chosen although they do not say that they open anything.
  private static let mostChoices = 16
  private static let timeOfChoices = Duration.seconds(20)

  /// Chooses the items that say nothing of a dialog, where what they do reaches nothing outside.
  mutating func discloseChoicesLeft() async {
    guard !choicesLeft.isEmpty, evidence.ending == nil, let state = await runner.read() else {
      return
    }
    current = state
    let (end, looks) = (ContinuousClock.now + Self.timeOfChoices, timeOfLooks)
    for choice in choicesLeft where evidence.ending == nil {
      guard ContinuousClock.now < end + (timeOfLooks - looks) else { break }
      current = await disclose([choice], in: current)
    }
  }

  private mutating func disclose(
    _ choices: [MenuChoice], in opened: ApplicationState
  ) async -> ApplicationState {
    var state = opened
    for choice in choices where evidence.ending == nil {
      guard let next = await discloseDialog(of: choice, in: state) else {
        if await runner.hasLeft() {
          let place = opened.elements[choice.item]?.place ?? Escaped.brief(choice.title)
          evidence.ending = "the application ended when \(place) was chosen"
        }
        break
      }
      state = next
    }
    return state
  }

  /// It has come with a menu, and can be chosen.
  private func isFreeItem(_ item: ObjectReference, in state: ApplicationState) -> Bool {
    guard let element = state.elements[item], element.role == .menuItem, element.states[.sensitive],
      state.isShowing(item), !current.isShowing(item)
    else { return false }
    // What says that it asks before it does anything ends nothing.
    return policy.objection(to: [element.name], mayEnd: DialogWords.promise(element.name)) == nil
  }

  /// It says nothing of a dialog or of harm, and neither opens another menu nor is switched.
  private func isHarmless(_ choice: MenuChoice, in state: ApplicationState) -> Bool {
    guard choice.title.contains(where: { !$0.isWhitespace }), !choice.isPromise,
      !ActionPolicy.harm(of: [choice.title]).isDangerous, let node = state.node(choice.item),
      !node.states[.checkable], !node.states[.hasPopup]
    else { return false }
    return !node.children.contains { part in
      state.snapshot.tree[part].map { Self.menus.contains($0.role.name) } ?? true
    }
  }

  /// nil where the application cannot be read any more, or its menu does not open again.
  private mutating func discloseDialog(
    of choice: MenuChoice, in state: ApplicationState
  ) async -> ApplicationState? {
    let item = choice.item
    guard var made = await choice.make(in: state, runner) else { return await runner.read() }
    if choice.isPromise, made.isSilent, isAsBefore(made.opened) {
      var late = TrialRunner.Outcome(answer: .init(kind: .yes, text: ""), events: [], lost: 0)
      made.opened = await runner.settled(&late, first: TrialRunner.longPause) ?? made.opened
      if late.events.isEmpty, isAsBefore(made.opened), let element = ids[item] {
        await record(ActionTrial(element: element, kind: .action, argument: made.action))
      }
    }
    let stands = await disclose(made.opened, by: made.node, item) { runner in
      guard let state = await runner.read() else { return nil }
      return await choice.make(in: state, runner)?.opened
    }
    return await restored(from: stands, of: item)
  }

  /// Whether nothing is different from before a menu was opened, but for the menu: Qt leaves it open.
  private func isAsBefore(_ state: ApplicationState) -> Bool {
    difference.changes(from: current, to: state).allSatisfy { change in
      isRestless(change) || Self.menus.contains(change.role)
        || change.property == .state && change.detail == State.focused.name && change.to == "off"
    }
  }

  private static let menus = Set(
    [Role.menu, .menuBar, .popupMenu, .menuItem, .checkMenuItem, .radioMenuItem].map(\.name))

  /// What runs inside of an action keeps GTK 3 from answering; where a key has done the same, it
  /// answers.
  mutating func discloseByKeys(_ node: Node, _ object: ObjectReference) async {
    guard look != nil, evidence.ending == nil, node.states[.focusable],
      let opened = await runner.press(node, object)
    else { return }
    let stands = await disclose(opened, by: node, object) { await $0.press(node, object) }
    if let restored = await restored(from: stands, of: object) {
      current = restored
    } else {
      await noteDeparture()
    }
  }
}

extension TrialRunner {
  fileprivate func select(_ place: Int, of list: ObjectReference) async -> ApplicationState? {
    var outcome = await make(.selectChild(place), of: list)
    return await settled(&outcome, first: .zero)
  }

  /// Presses a button by the space bar; nil where it does not take the focus.
  fileprivate func press(_ node: Node, _ object: ObjectReference) async -> ApplicationState? {
    var outcome = await make(.focus, of: object)
    guard await state(of: object, node.interfaces)?.states[.focused] == true else { return nil }
    try? await reader.press(.space)
    return await settled(&outcome, first: Self.longPause)
  }
}

/// One item of a menu, which may open a dialog.
struct MenuChoice: Sendable {
  let item: ObjectReference
  let title: String
  /// What opens the menu, and its action that does.
  let menu: ObjectReference
  let action: String

  /// Whether it says that it opens a dialog.
  var isPromise: Bool { DialogWords.promise(title) }

  /// What came of a choice.
  struct Made {
    var opened: ApplicationState
    let node: Node
    let action: String
    /// It was done, as was answered, and told of nothing but the menu.
    let isSilent: Bool
  }

  /// Opens the menu where it is not open, and chooses the item; nil where that is not to be had.
  func make(
    in state: ApplicationState, _ runner: TrialRunner
  ) async -> Made? {
    var state = state
    // A toolkit may make the menu anew, and a button that takes itself for pressed closes it first.
    for _ in 0..<2 where state.item(called: title) == nil {
      guard let open = await runner.perform(action, of: menu) else { return nil }
      state = open
    }
    let item = state.isShowing(item) ? item : state.item(called: title)
    guard let item, let node = state.node(item),
      let name = node.actions.map(\.name).first(where: ActionNames.isClickLike)
    else { return nil }
    var outcome = await runner.make(.action(name), of: item)
    if outcome.isMute {
      guard await runner.wake(), await runner.perform(action, of: menu) != nil,
        await chooseByArrows(item, runner)
      else { return nil }
      outcome.isMute = false
    }
    guard let opened = await runner.settled(&outcome, first: TrialRunner.longPause) else {
      return nil
    }
    let tells = outcome.events.contains { $0.isMessage || $0.kind.category == "window" }
    let isSilent = outcome.answer.kind == .yes && !outcome.answer.isWithdrawn && !tells
    return Made(opened: opened, node: node, action: name, isSilent: isSilent)
  }

  /// The longest menu that is gone through by arrows.
  private static let mostItems = 30

  /// Goes to an item of the open menu, and presses Enter there.
  private func chooseByArrows(
    _ item: ObjectReference, _ runner: TrialRunner
  ) async -> Bool {
    for _ in 0..<Self.mostItems {
      try? await runner.reader.press(.down)
      var later = TrialRunner.Outcome(answer: .init(kind: .yes, text: ""), events: [], lost: 0)
      await runner.next(&later)
      let states = await runner.state(of: item, InterfaceSet([.accessible]))?.states
      guard states?[.selected] == true || states?[.focused] == true else { continue }
      try? await runner.reader.press(.return)
      return true
    }
    try? await runner.reader.press(.escape)
    return false
  }
}

extension ApplicationState {
  fileprivate func isShowing(_ reference: ObjectReference) -> Bool {
    elements[reference]?.states[.showing] ?? false
  }

  fileprivate func item(called name: String) -> ObjectReference? {
    order.first { elements[$0]?.role == .menuItem && elements[$0]?.name == name && isShowing($0) }
  }
}

/// What items of menus are called that open a dialog, and do nothing else.
enum DialogWords {
  /// Dots say that more is asked before anything is done (GNOME's and Apple's guidelines); these have
  /// none there.
  private static let dotless: Set<String> = [
    "about", "preferences", "settings", "options", "properties", "keyboard shortcuts", "shortcuts",
    "über", "info", "einstellungen", "eigenschaften", "à propos", "préférences", "propriétés",
    "acerca de", "preferencias", "propiedades", "informazioni", "preferenze", "proprietà", "sobre",
    "preferências", "propriedades",
  ]

  static func promise(_ name: String) -> Bool {
    let name = name.lowercased().filter { $0 != "_" && $0 != "&" }
    if name.hasSuffix("…") || name.hasSuffix("...") { return true }
    return dotless.contains { name == $0 || name.hasPrefix($0 + " ") }
  }
}
