// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit
import AccessibilityReader
import Semantics

extension KeyboardDriver {
  static let tab = KeyBinding(.tab)
  static let shiftTab = KeyBinding(.tab, .shift)

  /// Forward, back, round the groups, then the keys that lead elsewhere.
  func walk(through node: Node) async -> KeyboardWalk {
    var record = KeyboardWalk(window: node.id)
    do {
      try await enter(node)
      record.unseen = unseen(in: node)
      let opensWithFocus = scene?.look.focus != nil
      if node.isDialog { record.start = place?.element }
      let untouched = takesNoFocus(node) ? await restingPixels() : nil
      (record.forward, record.forwardEnd) = try await steps(Self.tab, &record)
      if record.forwardEnd == .cycle { await noteLastRings() }
      noteLines(in: &record)
      (record.backward, record.backwardEnd) = try await steps(Self.shiftTab, &record)
      if let untouched, try await leadsNowhere(record, from: untouched) {
        record.forwardEnd = .nowhere
        record.backwardEnd = .nowhere
      }
      if record.isWhole { try await tryGroups(&record) }
      leaveGroups(&record)
      if record.isWhole { try await tryNeighbours(&record) }
      if record.isWhole { try await tryAnswers(&record) }
      record.left = await left(in: node)
      try await tryMenuKeys(&record)
      try await readMenuKeys(&record)
      // A dialog may ask whether what was written is to be lost, when Escape is tried. A key may end the
      // program.
      // Where nothing says what is showing, a choice may leave another page, on which the keys mean nothing.
      let beginsWithKeys = snapshot.showsWindowsAlone
      if limits.triesBindings, beginsWithKeys { try await tryBindings(&record) }
      if limits.writes, !node.isDialog { try await tryInputs(&record) }
      if limits.triesBindings, !beginsWithKeys { try await tryBindings(&record) }
      if node.isDialog {
        record.escape = try await tryEscape(
          opensWithFocus: opensWithFocus || hasBegunInSilence(record), record)
      } else if await !left(in: node).isEmpty {
        await showPagesAgain(of: node)
      }
    } catch {
      record.obstacle = "\(error)"
    }
    scene = nil
    return record
  }

  /// Whether nothing in a window has the focus, or says that it takes it.
  private func takesNoFocus(_ window: Node) -> Bool {
    scene?.look.focus == nil
      && !snapshot.tree.depthFirst.contains {
        $0.states[.focusable] && snapshot.tree.window(of: $0.id)?.id == window.id
      }
  }

  /// Whether Tab and Shift+Tab came to no element, and neither they nor arrows change a pixel: a choice
  /// that a program only draws can be moved by keys that nothing tells of.
  private func leadsNowhere(
    _ record: KeyboardWalk, from untouched: PixelMap
  ) async throws(DriverError) -> Bool {
    guard record.forwardEnd == .lost, record.backwardEnd == .lost,
      (record.forward + record.backward).allSatisfy({ $0.before == nil && $0.after == nil })
    else { return false }
    for key in [KeyBinding(.down), KeyBinding(.right)] {
      guard try await press(key, judged: false).after == nil else { return false }
    }
    return await !hasChanged(since: untouched)
  }

  /// Whether no element had the focus at first, and Tab led to where it leads from one that does not say
  /// that it has it: a combo box of GTK 3, a tree without rows of Qt 5.
  private func hasBegunInSilence(_ record: KeyboardWalk) -> Bool {
    guard let first = record.forward.first, first.before == nil, let next = first.after?.element
    else { return false }
    return record.forward.contains { step in
      step.after?.element == next
        && step.before?.element.map { scene?.silent.contains($0) ?? false } ?? false
    }
  }

  /// What the window showed, and does no more.
  private func left(in window: Node) async -> Set<ElementID> {
    guard !snapshot.showsWindowsAlone else { return [] }
    return left(in: window, await watch.look().states)
  }

  func left(in window: Node, _ states: [ObjectReference: StateSet]) -> Set<ElementID> {
    let gone = states.compactMap { reference, states -> ElementID? in
      guard !states[.showing], let id = watch.element(reference), let node = snapshot.tree[id],
        node.states[.showing], snapshot.tree.window(of: id)?.id == window.id
      else { return nil }
      return id
    }
    return Set(gone)
  }

  /// Gives the window the keyboard.
  private func enter(_ node: Node) async throws(DriverError) {
    let window = try display.window(of: node, in: snapshot)
    // A dialog may come while a menu is open, which keeps the keys.
    if node.isDialog { await display.closeMenus(by: keyboard) }
    try display.activate(window)
    let end = ContinuousClock.now + .seconds(3)
    while display.activeWindow != window.id, ContinuousClock.now < end {
      try? await Task.sleep(for: .milliseconds(20))
    }
    guard display.activeWindow == window.id else {
      throw .noFocus(node.name)
    }
    watch.enter(node)
    var look = await watch.look()
    // In some windows nothing has the focus before the first key.
    let patience = min(end, .now + limits.settling * 2)
    while look.focus == nil, ContinuousClock.now < patience {
      await watch.untilNews(within: .milliseconds(50))
      look = await watch.look()
    }
    scene = Scene(
      node: node, window: window, listed: Set(display.windows().map(\.id)), look: look)
    try await refuseWindowBehindDialog()
    haste.beginWindow()
    await untilDrawn()
  }

  /// Presses one key again and again until the focus is back where it began. What it came to before
  /// nothing could be pressed any more stays found.
  private func steps(
    _ key: KeyBinding, _ record: inout KeyboardWalk
  ) async throws(DriverError) -> ([KeyboardStep], KeyboardWalkEnd) {
    var steps: [KeyboardStep] = []
    do {
      let end = try await go(key, &steps, &record)
      return (steps, end)
    } catch {
      guard !steps.isEmpty else { throw error }
      return (steps, .cut("\(error)"))
    }
  }

  private func go(
    _ key: KeyBinding, _ steps: inout [KeyboardStep], _ record: inout KeyboardWalk
  ) async throws(DriverError) -> KeyboardWalkEnd {
    var seen: [FocusPlace] = []
    var lost = 0
    var stays = 0
    var opened = 0
    // Where in `seen` the way begins since the focus was put past a trap.
    var beginning = 0
    let start = place
    let isFirst = start.map(isStop) ?? true
    if let start, isFirst { seen.append(start) }
    if !isInOwnWindow(), try await closeOpened() == nil { return .leftWindow }
    while true {
      if steps.count >= limits.stops { return .cut("\(limits.stops) stops were reached") }
      if isOutOfTime { return .cut("its time was over") }
      let before = place
      let text = await ownText(before)
      let page = mayHoldLinks(before) ? try? windowPixels() : nil
      var step = try await press(key, on: page)
      if steps.isEmpty, !isFirst { step.before = nil }
      steps.append(step)
      await stayOnPage()
      if !isInOwnWindow() {
        opened += 1
        guard opened <= Self.mostOpened, let title = try await closeOpened(leaving: before?.element)
        else {
          // Below its role there: "frame[Codes]".
          let window = steps.last?.openedWindows.first
          blame(&steps, for: window.map { String($0.drop { $0 != "[" }.dropFirst().dropLast()) })
          return .leftWindow
        }
        blame(&steps, for: title)
        lost = 0
        stays = 0
        if let place, !seen.contains(place) {
          seen.append(place)
          continue
        }
        let passed = seen + steps.compactMap(\.after)
        guard let next = try await goOn(from: passed, key, &record) else { return .leftWindow }
        beginning = seen.count
        seen.append(next)
        continue
      }
      guard let after = step.after else {
        // The focus may only pass elements that are not published.
        lost += 1
        if lost > Self.patience { return .lost }
        continue
      }
      lost = 0
      if beginning > 0, let known = seen.firstIndex(of: after), known < beginning {
        guard let next = try await goOn(from: seen, key, &record) else { return .held }
        beginning = seen.count
        seen.append(next)
        continue
      }
      // The first step leads into the round, and is none of it.
      if beginning == 0, isRoundInStart(seen, after) {
        steps.removeFirst()
        return .cycle
      }
      if beginning == 0, isBackInGroup(seen, after) { return .cycle }
      if after == before || (seen.contains(after) && after != seen[beginning])
        || beginning == 0 && after == seen.first && staysInList(seen)
      {
        let typed = try await takeBack(text, at: after)
        let isInside = if after == before, let page { await hasChanged(since: page) } else { false }
        if after == before, !typed, isInside || seen.count > 1,
          stays < (isInside ? Self.mostLinks : Self.patience)
        {
          // Tab goes through the day, the month and the year of a date field before it leaves, and
          // through the links of a text.
          stays += 1
          steps.removeLast()
          continue
        }
        let isUnfinished = isInside && stays >= Self.mostLinks
        stays = 0
        if isUnfinished {
          record.holds.append(Self.unfinished(after, key))
          guard let next = try await goOn(from: seen, key, &record) else {
            return .cut(Self.manyLinks)
          }
          beginning = seen.count
          seen.append(next)
          continue
        }
        let round = seen.lastIndex(of: after).map { Array(seen[$0...]) } ?? [after]
        try await refuseWindowBehindDialog()
        let (hold, next) = try await leave(round, key, typed: typed)
        if !hold.elements.isEmpty { record.holds.append(hold) }
        record.sideSteps += next
        if let place, hold.exit != nil, !seen.contains(place), isForward(hold.exit, key) {
          seen.append(place)
          continue
        }
        // A text that types every Tab may be left by keys that are not tried, such as Control+F.
        let isAlone = seen.count <= 1 && hold.exit == nil && !typed
        if isAlone { return .cycle }
        guard let next = try await goOn(from: seen, key, &record) else { return .held }
        beginning = seen.count
        seen.append(next)
        continue
      }
      stays = 0
      if after == seen.first { return .cycle }
      if beginning < seen.count, after == seen[beginning] {
        guard let next = try await goOn(from: seen, key, &record) else { return .held }
        beginning = seen.count
        seen.append(next)
        continue
      }
      seen.append(after)
    }
  }

  /// Says of the last step to an element that it opened a window: where the keyboard was gone already
  /// when the key was pressed, that is the step before. A window that comes once more, whenever the focus
  /// comes back, is nobody else's doing.
  private func blame(_ steps: inout [KeyboardStep], for title: String?) {
    guard let last = steps.last else { return }
    let isKnown = title.map { scene?.opened.insert($0).inserted == false } ?? true
    let windows =
      last.openedWindows.isEmpty ? title.map { ["window[\($0)]"] } ?? [] : last.openedWindows
    if last.after?.element == nil, steps.count > 1 || isKnown { steps.removeLast() }
    if isKnown {
      if last.after?.element != nil { steps[steps.count - 1].openedWindows = [] }
      return
    }
    guard let index = steps.indices.last, steps[index].openedWindows.isEmpty else { return }
    steps[index].openedWindows = windows
  }

  /// False for what has the focus at first and says that it takes none, as the page does that a
  /// program of wxWidgets opens with: a round of keys does not lead back to it. Nor does one to the
  /// tab of a page that nobody sees, which Qt calls focused where nothing else is; nor to any that is the
  /// current one, where a tree has the focus and said so before anybody listened.
  private func isStop(_ place: FocusPlace) -> Bool {
    guard let node = place.element.flatMap({ snapshot.tree[$0] }) else { return true }
    if node.role == .pageTab, callsCurrentTabFocused { return false }
    let isHidden =
      !node.states[.showing]
      && !snapshot.application.toolkit.has(.tellsShowingOfWindowsAlone)
    return node.states[.focusable] && !isHidden
  }

  /// Qt says of no tab that it is selected, and of the current one of each bar that it is focused.
  private var callsCurrentTabFocused: Bool {
    !snapshot.tree.depthFirst.contains { $0.role == .pageTab && $0.states[.selected] }
  }

  /// True where all but the first place is a round, and the first holds some of the others: GTK 4
  /// gives a window's focus to what scrolls a list, and Tab leads to what is in it. So it is where the
  /// first place and the last are two buttons of one tool bar, which is one stop: Shift+Tab comes to its
  /// last button. And so it is where the first place stands in the last one: Qt 5 says by an event that a
  /// list has the focus, and by a state that an item of it has.
  private func isRoundInStart(_ seen: [FocusPlace], _ after: FocusPlace) -> Bool {
    guard seen.count > 2, after == seen[1], after != seen.last, let start = seen[0].element else {
      return false
    }
    if let last = seen.last?.element, last != start, let bar = group(of: start),
      snapshot.tree[bar]?.role == .toolBar, bar == group(of: last)
    {
      return true
    }
    if let last = seen.last?.element, snapshot.tree.isWithin(start, last) { return true }
    return seen.dropFirst().contains { place in
      place.element.map { snapshot.tree.isWithin($0, start) } ?? false
    }
  }

  /// True where Tab goes from item to item of one list, and nothing outside of it has been led to: Qt's
  /// tables take Tab for their cells unless they are told not to.
  private func staysInList(_ seen: [FocusPlace]) -> Bool {
    guard seen.count > 1, let scene,
      let list = seen.first?.element.flatMap({ holder(of: $0) }),
      seen.allSatisfy({ $0.element.map { snapshot.tree.isWithin($0, list) } ?? false })
    else { return false }
    let known = Set(seen.compactMap(\.element))
    return unvisited(in: scene.node, besides: known, after: nil).contains {
      !snapshot.tree.isWithin($0.id, list) && !snapshot.tree.isWithin(list, $0.id)
    }
  }

  /// The list, table or tree in which an element is an item, or itself.
  private func holder(of element: ElementID) -> ElementID? {
    sequence(first: element) { [snapshot] in snapshot.tree.parent(of: $0) }.first {
      snapshot.tree[$0].map { Self.lists.contains($0.role) } ?? false
    }
  }

  static let lists: Set<Role> = [.list, .listBox, .table, .tree, .treeTable]

  /// True where the round leads back to another row of the list that it began in: GTK 3's takes the focus
  /// where its cursor was last.
  private func isBackInGroup(_ seen: [FocusPlace], _ after: FocusPlace) -> Bool {
    guard let start = seen.first?.element, let end = seen.last?.element, let row = after.element,
      seen.contains(after), let list = group(of: start), list == group(of: row)
    else { return false }
    return group(of: end) != list
  }

  /// How many times in a row a key may lead to nothing before the focus counts as lost, or held.
  private static let patience = 4

  /// Links of one text that Tab is followed through, where each looks different when it has the focus.
  private static let mostLinks = 60
  private static let manyLinks = "a text has more than \(mostLinks) links"

  /// The text may let the focus go behind its last link.
  private static func unfinished(_ place: FocusPlace, _ key: KeyBinding) -> KeyboardHold {
    KeyboardHold(
      elements: place.element.map { [$0] } ?? [], keys: key.label, tried: [], exit: nil,
      gap: manyLinks)
  }

  /// True of a text that nobody writes in: which of its links has the focus, many do not publish.
  private func mayHoldLinks(_ place: FocusPlace?) -> Bool {
    guard let node = place?.element.flatMap({ snapshot.tree[$0] }), !node.states[.editable] else {
      return false
    }
    return [.label, .text, .paragraph, .documentText, .documentFrame].contains(node.role)
  }

  /// Whether the key that led out goes on in the walk's own direction.
  private func isForward(_ exit: String?, _ key: KeyBinding) -> Bool {
    key == Self.tab ? exit == "Ctrl+Tab" : exit == "Ctrl+Shift+Tab"
  }

  /// It was not to be seen when the walk began.
  private func isOnOtherPage(_ element: ElementID) -> Bool {
    snapshot.tree[element]?.states[.showing] == false
  }

  /// Tries the standard ways out of a place that the key does not lead out of, and stays outside.
  private func leave(
    _ round: [FocusPlace], _ key: KeyBinding, typed: Bool
  ) async throws(DriverError) -> (KeyboardHold, [KeyboardStep]) {
    let back = key == Self.tab ? Self.shiftTab : Self.tab
    let ways = [
      KeyBinding(.tab, key == Self.tab ? .control : [.control, .shift]), back,
      KeyBinding(.tab, key == Self.tab ? [.control, .shift] : .control), KeyBinding(.f6),
      KeyBinding(.escape), KeyBinding(.right), KeyBinding(.down), KeyBinding(.left),
      KeyBinding(.up),
    ]
    var hold = KeyboardHold(
      elements: round.compactMap(\.element), keys: key.label, tried: [], exit: nil, typed: typed)
    var steps: [KeyboardStep] = []
    let isDialog = scene?.node.isDialog ?? false
    for way in ways where !(way.key == .escape && isDialog) {
      hold.tried.append(way.label)
      let text = await ownText(place)
      var step = try await press(way)
      if way.key == .tab, step.after == step.before, let after = step.after {
        _ = try await takeBack(text, at: after)
      }
      steps.append(step)
      // Qt's Control+Tab shows the next page of tabs, which is no way out of what stands on this one.
      if let held = round.last?.element, step.after?.element.map(isOnOtherPage) ?? false,
        await comesBackToPage()
      {
        steps.removeLast()
        try? await reader.grabFocus(held, of: snapshot)
        scene?.look = await watch.look()
        continue
      }
      // A round of several places is left only by a place outside of it, and a step within it is
      // where its own key would have led.
      if way == back, round.count > 1, let after = step.after, round.contains(after) {
        for _ in round {
          step = try await press(way)
          steps.append(step)
          guard let next = step.after, round.contains(next) else { break }
        }
      }
      if !isInOwnWindow() || step.after.map({ !round.contains($0) }) ?? false {
        hold.exit = way.label
        break
      }
    }
    return (hold, steps)
  }
}
