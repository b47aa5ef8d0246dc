// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit
import AccessibilityReader
import Semantics

extension KeyboardDriver {
  /// Where the focus stands after the last key.
  var place: FocusPlace? { scene.flatMap { place(of: $0.look) ?? $0.stranger } }

  private func place(of look: FocusWatch.Look) -> FocusPlace? {
    guard let element = watch.element(look.focus), let node = snapshot.tree[element] else {
      return nil
    }
    return FocusPlace(element: element, text: Self.text(node))
  }

  static func text(_ node: Node) -> String {
    node.role.name + "[" + Escaped.brief(node.name) + "]"
  }

  /// Presses a key, waits until the focus has followed or its time is over, and tells what is
  /// different; what Tab changes on the screen is looked at where the step is `judged`. A text whose links
  /// Tab goes through, with its window looking like `page`, keeps the focus: that the window looks
  /// different is all that can be waited for.
  func press(
    _ key: KeyBinding, judged: Bool = true, on page: PixelMap? = nil
  ) async throws(DriverError) -> KeyboardStep {
    guard var scene else { throw .displayLost }
    var step = KeyboardStep(keys: key.label, before: place)
    trace("\(key.label) at \(place?.text ?? "no element")")
    let old = scene.look
    let picture = judged && key.key == .tab ? await pictureBefore(key) : nil
    watch.forget()
    _ = events?.drain()
    try keyboard.press(key)
    let start = ContinuousClock.now
    let end = start + limits.settling
    // A round of Tab goes wrong where one is missed; an arrow is tried in four directions.
    var patience = patience(pace: key.key == .tab || isPatient ? nil : pace)
    var isLast = await untilNews(&patience)
    var announced = await watch.announced()
    // Tab opens nothing that was hidden, and where it leads is seen in most cases.
    let looksInFront = key.key == .tab
    var look = await self.look(inFront: looksInFront, announced, since: old)
    var looksAtOther = 0
    while look.focus == nil ? !isLast || .now < end : look.focus == old.focus && !isLast {
      // Arrows change a value or a selection, and leave the focus where it is.
      if key.key != .tab, look.focus != nil, look.isDifferent(from: old) { break }
      // An element outside of the tree has it: nothing more can be asked.
      if look.focus == nil, announced?.contains(where: { watch.element($0) == nil }) ?? false {
        break
      }
      if let page, look.focus != nil, (try? windowPixels()) != page {
        looksAtOther += 1
        if looksAtOther > Self.looksAtLink { break }
      }
      if isLast {
        await watch.untilNews(within: .milliseconds(20), keeping: true)
      } else {
        isLast = await untilNews(&patience)
      }
      // Asked before the look that decides: what came with the answer must not be missed.
      if let more = await watch.announced() { announced?.formUnion(more) } else { announced = nil }
      look = await self.look(inFront: looksInFront, announced, since: old)
    }
    if look.focus != nil, look.isDifferent(from: old) { pace.add(.now - start) }
    scene.stranger = nil
    if let focus = look.focus, look.states[focus]?[.focused] == false,
      let element = watch.element(focus)
    {
      scene.silent.insert(element)
    }
    let staysInWindow = isInOwnWindow()
    if !staysInWindow, look.focus.map({ hadFocus($0, in: old) }) ?? true {
      look.focus = passed(announced, since: old.focus) ?? look.focus
    }
    if look.focus == nil, let new = await watch.focusAmongNew() {
      look.focus = watch.element(new.reference) == nil ? nil : new.reference
      if look.focus == nil {
        scene.stranger = FocusPlace(element: nil, text: Self.text(new.node))
      }
    }
    if look.focus == nil, scene.stranger == nil, let announced,
      let hidden = announced.filter({ watch.element($0) == nil }).min(by: { $0.path < $1.path })
    {
      let place =
        await comboBox(round: hidden)
        ?? FocusPlace(
          element: nil, text: "an element outside of the tree, " + hidden.path,
          isOutsideOfTree: true)
      scene.stranger = place
      scene.hidden = (hidden, place)
      if let box = place.element { scene.silent.insert(box) }
    }
    // Of a key that does nothing there nobody tells.
    if look.focus == nil, scene.stranger == nil, announced?.isEmpty ?? false,
      let (part, place) = scene.hidden, await hasFocus(part)
    {
      scene.stranger = place
    }
    scene.look = look
    self.scene = scene
    step.after = place
    if judged, let focus = look.focus, focus != old.focus {
      // An event may come after the state that it tells of.
      while let told = announced, !tells(told, of: focus) {
        let isLate = ContinuousClock.now >= end
        if let more = await watch.announced() {
          announced?.formUnion(more)
        } else {
          announced = nil
        }
        if isLate { break }
        await watch.untilNews(within: .milliseconds(20), keeping: true)
      }
      step.hasFocusEvent = announced.map { tells($0, of: focus) }
      if key.key == .tab, staysInWindow {
        step.appearance = await appearance(
          since: picture, from: old.focus, to: focus, by: key)
      }
      if staysInWindow { step.isOutOfView = await isOutOfView(focus) }
    }
    step.changed = changes(from: old, to: look, of: key.key == .tab ? [.checked] : Self.operated)
    step.openedWindows = await opened(from: old, to: look)
    return step
  }

  /// Whether an element said already that it was focused while the focus was elsewhere, as the current cell of
  /// each table of Qt does.
  private func hadFocus(_ element: ObjectReference, in look: FocusWatch.Look) -> Bool {
    element != look.focus && look.states[element]?[.focused] ?? false
  }

  private func hasFocus(_ part: ObjectReference) async -> Bool {
    await reader.states(of: [part])[part]?[.focused] ?? false
  }

  /// GTK 3 gives the focus to the button in a combo box, which only says itself where it stands.
  private func comboBox(round part: ObjectReference) async -> FocusPlace? {
    var part = part
    // A box that is not listed either may stand between them.
    for _ in 0..<3 {
      guard let parent = try? await reader.summary(of: part).parent else { return nil }
      if let id = watch.element(parent), let node = snapshot.tree[id] {
        return node.role == .comboBox ? FocusPlace(element: id, text: Self.text(node)) : nil
      }
      part = parent
    }
    return nil
  }

  /// A look in front counts only where the focus has moved there.
  private func look(
    inFront: Bool, _ announced: Set<ObjectReference>?, since old: FocusWatch.Look
  ) async -> FocusWatch.Look {
    // A view that says so by events alone keeps the focus until another one is said to have got it.
    let told = announced.map { $0.isEmpty ? Set([old.focus].compactMap(\.self)) : $0 }
    if inFront, let look = await watch.lookInFront(told: told), look.focus != old.focus {
      return look
    }
    return await watch.look(told: told ?? [])
  }

  /// Looks at a window that is another one already, while the focus is said to stay.
  private static let looksAtLink = 2

  /// A table that manages its cells may speak for the one that has the focus, and a combo box for its
  /// entry.
  private func tells(_ announced: Set<ObjectReference>, of focus: ObjectReference) -> Bool {
    if announced.contains(focus) || tellsOfPart(announced, in: focus) { return true }
    var current = watch.element(focus).flatMap { snapshot.tree.parent(of: $0) }
    if let id = current, snapshot.tree[id]?.role == .comboBox,
      watch.reference(id).map(announced.contains) ?? false
    {
      return true
    }
    while let id = current, let node = snapshot.tree[id] {
      if node.states[.managesDescendants] {
        return watch.reference(id).map(announced.contains) ?? false
      }
      current = snapshot.tree.parent(of: id)
    }
    return false
  }

  /// Qt 5 calls focused what hands the focus on, and tells of the part that gets it by an event alone.
  private func tellsOfPart(
    _ announced: Set<ObjectReference>, in focus: ObjectReference
  ) -> Bool {
    guard let id = watch.element(focus), snapshot.tree[id]?.states[.focusable] == false else {
      return false
    }
    return announced.contains { part in
      watch.element(part).map { snapshot.tree.isWithin($0, id) } ?? false
    }
  }

  /// What a key may do to a control beside giving it the focus, as F10 does that opens a menu.
  static let operated: [State] = [.checked, .pressed, .expanded]

  /// By values, and by these states.
  func changes(
    from old: FocusWatch.Look, to new: FocusWatch.Look, of kinds: [State]
  ) -> [ElementID] {
    var changed: Set<ElementID> = []
    for (reference, value) in new.values {
      if let before = old.values[reference], before != value, let id = watch.element(reference),
        // Scroll bars follow the focus, and bars of progress go by themselves.
        let role = snapshot.tree[id]?.role, role != .scrollBar, role != .progressBar,
        role != .levelBar
      {
        changed.insert(id)
      }
    }
    for (reference, states) in new.states {
      if let before = old.states[reference], kinds.contains(where: { before[$0] != states[$0] }),
        let id = watch.element(reference)
      {
        changed.insert(id)
      }
    }
    return changed.sorted()
  }

  private func opened(
    from old: FocusWatch.Look, to new: FocusWatch.Look
  ) async -> [String] {
    let added = new.windows.filter { !old.windows.contains($0) }
    guard !added.isEmpty, let now = try? await reader.read(snapshot.application) else { return [] }
    return now.tree.rootNode.children.compactMap { id -> String? in
      guard let node = now.tree[id], let reference = now.references[id], added.contains(reference),
        node.isTopWindow, node.role != .window || !node.name.isEmpty, now.isOnScreen(node)
      else { return nil }
      return Self.text(node)
    }
  }

  /// What stands in a text that keeps Tab for itself; nil for anything else.
  func ownText(_ place: FocusPlace?) async -> String? {
    guard let element = place?.element, let node = snapshot.tree[element],
      node.states[.editable], node.interfaces.contains(.text),
      let reference = watch.reference(element)
    else { return nil }
    return await reader.text(of: reference)
  }

  /// Takes out what a key has typed, and tells whether it has typed.
  func takeBack(_ text: String?, at place: FocusPlace) async throws(DriverError) -> Bool {
    guard let text, let now = await ownText(place), now != text else { return false }
    // One more character is taken back by one key; what was replaced, by the application's own undo.
    let isOneMore = now.unicodeScalars.count == text.unicodeScalars.count + 1
    try keyboard.press(
      isOneMore ? KeyBinding(.backspace) : KeyBinding("z", .control))
    let end = ContinuousClock.now + limits.settling
    while await ownText(place) != text, ContinuousClock.now < end {
      await untilNewEvent(within: .milliseconds(20))
    }
    return true
  }

  /// In the window that is gone through.
  func frames(of objects: [ObjectReference]) async -> [ObjectReference: Rect] {
    await reader.frames(
      of: objects, in: snapshot.application,
      window: scene.flatMap { watch.reference($0.node.id) })
  }

  /// True where the element lies wholly outside of its window or of what scrolls it; nil where it has no place
  /// or one of a single point, as in GTK 3 what it takes for hidden has.
  private func isOutOfView(_ reference: ObjectReference) async -> Bool? {
    guard snapshot.framesAreTrusted, let element = watch.element(reference), let scene else {
      return nil
    }
    var around: [ObjectReference] = []
    var current = snapshot.tree.parent(of: element)
    while let id = current, let node = snapshot.tree[id] {
      if node.role == .scrollPane || node.role == .viewport || id == scene.node.id,
        let reference = watch.reference(id)
      {
        around.append(reference)
      }
      current = id == scene.node.id ? nil : snapshot.tree.parent(of: id)
    }
    let frames = await frames(of: [reference] + around)
    guard let frame = frames[reference], !frame.isPlaceless else { return nil }
    return around.contains { other in
      guard let outer = frames[other], !outer.isEmpty else { return false }
      return frame.maxX <= outer.x || frame.x >= outer.maxX || frame.maxY <= outer.y
        || frame.y >= outer.maxY
    }
  }
}
