// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit
import Dispatch
import Semantics
import Synchronization
import Testing

@testable import AccessibilityDriver

/// What the walk by keys finds out of a program whose every answer is written down.
@Suite struct KeyboardDriverTests {
  private typealias Element = ScriptedPanel.Element

  private static let names = ["one", "two", "three"]
  private static let buttons = names.map {
    Element(name: $0, role: .button, states: StateSet(.focusable), action: "click")
  }

  /// Where Tab leads from each button.
  private static func next(_ key: KeyBinding, _ panel: ScriptedPanel) -> String? {
    guard key.key == .tab, key.modifiers.subtracting(.shift).isEmpty,
      let place = names.firstIndex(where: { panel.isOn($0, .focused) })
    else { return nil }
    let step = key.modifiers.contains(.shift) ? names.count - 1 : 1
    return names[(place + step) % names.count]
  }

  /// What is asked to take the focus does.
  @Sendable private static func passFocus(to name: String, in model: inout ScriptedPanel.Model) {
    guard model.asked.last == "GrabFocus " + name else { return }
    for element in model.elements.map(\.name) { model[element, .focused] = element == name }
  }

  private func walk(
    _ elements: [Element] = buttons, role: Role = .frame, focus: String? = "one",
    triesBindings: Bool = false, writes: Bool = false,
    onRequest: @escaping ScriptedPanel.Reaction = { _, _ in .done },
    onKey: @escaping ScriptedWindow.KeyReaction
  ) async throws -> (KeyboardWalk, (String) throws -> ElementID) {
    let window = try await ScriptedWindow(
      elements, role: role, focus: focus, onRequest: onRequest, onKey: onKey)
    defer { window.end() }
    var limits = KeyboardDriver.Limits()
    limits.triesBindings = triesBindings
    limits.writes = writes
    let driver = try await KeyboardDriver(
      reader: window.reader, snapshot: window.snapshot, environment: window.session.environment,
      limits: limits)
    let walks = await driver.walk()
    return (try #require(walks.first), window.id)
  }

  private func stops(_ steps: [KeyboardStep]) -> [ElementID?] { steps.map { $0.after?.element } }

  @Test func `a round by Tab and back is whole`() async throws {
    let (walk, id) = try await walk { key, panel in
      if let next = Self.next(key, panel) { panel.focus(next) }
    }
    #expect(walk.obstacle == nil)
    #expect(walk.forwardEnd == .cycle && walk.backwardEnd == .cycle)
    #expect(try stops(walk.forward) == [id("two"), id("three"), id("one")])
    #expect(try stops(walk.backward) == [id("three"), id("two"), id("one")])
    #expect(walk.forward.allSatisfy { $0.hasFocusEvent == true })
  }

  /// A round of five, in which nothing but the current tab says at first that it has the focus.
  @Test func `the current tab, which Qt calls focused, is not where a round of Tab began`()
    async throws
  {
    let round = ["tree", "one", "tab", "two", "three"]
    let elements = round.map {
      Element(
        name: $0, role: $0 == "tab" ? .pageTab : .button, states: StateSet(.focusable),
        action: "click")
    }
    let place = Mutex(0)
    let (walk, id) = try await walk(elements, focus: "tab") { key, panel in
      guard key.key == .tab else { return }
      let step = key.modifiers.contains(.shift) ? round.count - 1 : 1
      let next = place.withLock { place in
        place = (place + step) % round.count
        return round[place]
      }
      panel.focus(next)
    }
    #expect(walk.forwardEnd == .cycle && walk.forward.first?.before == nil)
    #expect(
      try stops(walk.forward)
        == [id("one"), id("tab"), id("two"), id("three"), id("tree"), id("one")])
  }

  @Test func `a window without groups is gone through once each way`() async throws {
    let keys = Mutex<[KeyBinding]>([])
    let (walk, _) = try await walk { key, panel in
      keys.withLock { $0.append(key) }
      if let next = Self.next(key, panel) { panel.focus(next) }
    }
    #expect(walk.isWhole)
    #expect(keys.withLock { $0.count { $0.key == .tab } } == 6)
  }

  @Test
  func
    `arrows that an element tells of, or that is drawn, are tried, and the silent ones are kept`()
    async throws
  {
    var knob = Element(name: "knob", role: .canvas, states: StateSet(.focusable), action: "click")
    knob.description = "Left and Right turn it"
    // Qt offers an action that only gives the focus.
    let drawing = Element(
      name: "drawing", role: .canvas, states: StateSet(.focusable), action: "SetFocus")
    let round = ["one", "knob", "drawing"]
    let (walk, id) = try await walk([Self.buttons[0], knob, drawing]) { name, model in
      for element in model.elements.map(\.name) { model[element, .focused] = element == name }
      return .done
    } onKey: { key, panel in
      guard let place = round.firstIndex(where: { panel.isOn($0, .focused) }) else { return }
      if key == KeyBinding(.right), round[place] == "knob" {
        panel.change { $0.elements[2].title = "turned" }
      }
      if key == KeyBinding(.down), round[place] == "drawing" { panel.focus("one") }
      guard key.key == .tab, key.modifiers.subtracting(.shift).isEmpty else { return }
      panel.focus(round[(place + (key.modifiers.contains(.shift) ? 2 : 1)) % 3])
    }
    #expect(walk.isWhole)
    #expect(try walk.answers.map(\.element) == [id("knob"), id("drawing")])
    #expect(walk.answers.map(\.tried) == [["Right", "Left"], ["Right", "Left", "Down", "Up"]])
    #expect(walk.answers.map(\.silent) == [["Left"], ["Right", "Left", "Up"]])
    #expect(walk.answers.map(\.moving) == [[], ["Down"]])
    // Not every toolkit moves the focus by arrows that nobody takes.
    #expect(walk.answers.allSatisfy { $0.taken.isEmpty && $0.gap == nil })
  }

  @Test func `of drawn elements of one name that answer alike two are tried`() async throws {
    let names = ["first", "second", "third", "fourth"]
    let days = names.map {
      Element(name: $0, role: .canvas, states: StateSet(.focusable), title: "Day")
    }
    let (walk, _) = try await walk(days, focus: "first") { name, model in
      for element in model.elements.map(\.name) { model[element, .focused] = element == name }
      return .done
    } onKey: { key, panel in
      guard let place = names.firstIndex(where: { panel.isOn($0, .focused) }),
        key.key == .tab, key.modifiers.subtracting(.shift).isEmpty
      else { return }
      panel.focus(names[(place + (key.modifiers.contains(.shift) ? 3 : 1)) % 4])
    }
    #expect(walk.answers.map(\.silent.count) == [4, 4, 0, 0])
    #expect(walk.answers.map { $0.gap == nil } == [true, true, false, false])
  }

  @Test func `what does not take the focus is come back to the shorter way`() async throws {
    let names = (1...12).map { "stop\($0)" }
    var elements = names.map {
      Element(name: $0, role: .button, states: StateSet(.focusable), action: "click")
    }
    elements[5].description = "Left and Right turn it"
    let tabs = Mutex(0)
    let (walk, id) = try await walk(elements, focus: "stop1", onRequest: { _, _ in .refused }) {
      key, panel in
      guard let place = names.firstIndex(where: { panel.isOn($0, .focused) }) else { return }
      let isBack = key.key == .tab && key.modifiers == .shift
      if key == KeyBinding(.tab) || isBack { tabs.withLock { $0 += 1 } }
      let isForward = key == KeyBinding(.tab) || key == KeyBinding(.right) && place == 5
      guard isForward || isBack else { return }
      panel.focus(names[(place + (isForward ? 1 : names.count - 1)) % names.count])
    }
    let sixth = try id("stop6")
    #expect(walk.answers.map(\.element) == [sixth])
    #expect(walk.answers.first?.moving == ["Right"])
    // Twice round, five on to the sixth, and one back to it.
    #expect(tabs.withLock { $0 } == 30)
  }

  @Test func `arrows are tried where Tab leads to one of several check boxes`() async throws {
    let names = ["normal", "large"]
    let boxes = names.map { Element(name: $0, role: .checkBox, states: StateSet(.focusable)) }
    let (walk, id) = try await walk(boxes + Self.buttons) { name, model in
      for element in model.elements.map(\.name) { model[element, .focused] = element == name }
      return .done
    } onKey: { key, panel in
      if key == KeyBinding(.right), panel.isOn("normal", .focused) { return panel.focus("large") }
      if key == KeyBinding(.left), panel.isOn("large", .focused) { return panel.focus("normal") }
      let round = ["normal"] + Self.names
      guard key.key == .tab, key.modifiers.subtracting(.shift).isEmpty,
        let place = round.firstIndex(where: { panel.isOn($0, .focused) })
      else { return }
      let step = key.modifiers.contains(.shift) ? round.count - 1 : 1
      panel.focus(round[(place + step) % round.count])
    }
    #expect(walk.isWhole)
    #expect(try walk.reached.contains(id("large")))
  }

  @Test func `the button that a combo box does not list is the combo box`() async throws {
    let choice = Element(name: "choice", role: .comboBox)
    let part = Element(
      name: "part", role: .toggleButton, parent: "choice", states: StateSet(.focusable),
      isUnlisted: true)
    let (walk, id) = try await walk([Self.buttons[0], choice, part]) { key, panel in
      guard key.key == .tab else { return }
      panel.focus(panel.isOn("one", .focused) ? "part" : "one")
    }
    #expect(walk.isWhole)
    #expect(try stops(walk.forward) == [id("choice"), id("one")])
  }

  @Test func `of a key that does nothing at what is not listed the focus is not lost`() async throws
  {
    let choice = Element(name: "choice", role: .comboBox)
    let part = Element(
      name: "part", role: .toggleButton, parent: "choice", states: StateSet(.focusable),
      isUnlisted: true)
    let one = Element(name: "one", role: .button, states: StateSet(.focusable))
    let (walk, id) = try await walk([one, choice, part]) { key, panel in
      guard key.key == .tab else { return }
      if !key.modifiers.isEmpty {
        panel.focus("one")
      } else if !panel.isOn("part", .focused) {
        panel.focus("part")
      }
    }
    #expect(walk.forwardEnd == .held)
    #expect(try walk.forward.allSatisfy { try $0.after?.element == id("choice") })
  }

  @Test(arguments: [Role.comboBox, .tree])
  func `a dialog whose first control has the focus and does not say so opens with the focus`(
    role: Role
  ) async throws {
    func opens(withFocus hasFocus: Bool) async throws -> Bool? {
      let choice = Element(name: "choice", role: role, states: StateSet(.focusable))
      let part = Element(
        name: "part", role: .toggleButton, parent: "choice", states: StateSet(.focusable),
        isUnlisted: true)
      // GTK 3 gives it to the button inside, and Qt 5 tells of the tree by an event alone.
      let first = role == .tree ? "choice" : "part"
      let place = Mutex(hasFocus ? first : nil)
      let (walk, _) = try await walk([choice, part] + Self.buttons, role: .dialog, focus: nil) {
        key, panel in
        guard key.key == .tab else { return }
        let round = [first, "one", "two", "three"]
        let step = key.modifiers.contains(.shift) ? 3 : 1
        let next = place.withLock { place in
          // What has the focus nowhere gives it to the first.
          let now = place.flatMap(round.firstIndex) ?? 3
          place = round[(now + step) % 4]
          return place
        }
        guard next == "choice" else { return panel.focus(next) }
        panel.focus(nil)
        panel.application.emit(
          "choice", "Object", "StateChanged", "('focused', 1, 0, <0>, @a{sv} {})")
      }
      return walk.escape?.opensWithFocus
    }
    #expect(try await opens(withFocus: true) == true)
    #expect(try await opens(withFocus: false) == false)
  }

  @Test func `a dialog in which a key has begun something closes by a second Escape`() async throws
  {
    let escapes = Mutex(0)
    let window = try await ScriptedWindow(Self.buttons, role: .dialog, focus: "one") { key, panel in
      if let next = Self.next(key, panel) { panel.focus(next) }
      guard key.key == .escape,
        escapes.withLock({
          $0 += 1; return $0 == 2
        })
      else { return }
      panel.change { $0.remove("window") }
    }
    defer { window.end() }
    let driver = try await KeyboardDriver(
      reader: window.reader, snapshot: window.snapshot, environment: window.session.environment)
    #expect(await driver.walk().first?.escape?.escapeCloses == true)
  }

  @Test func `what only holds others is no trap where the focus is put on it`() async throws {
    let panes = ["root", "pane"].map {
      Element(name: $0, role: .panel, states: StateSet(.focusable))
    }
    let (walk, _) = try await walk([Self.buttons[0]] + panes) { name, model in
      for element in model.elements.map(\.name) { model[element, .focused] = element == name }
      return .done
    } onKey: { _, _ in
    }
    #expect(walk.resumed.isEmpty)
    #expect(Set(walk.holds.flatMap(\.elements)).count <= 1)
  }

  @Test func `behind a trap the focus is not put on a menu bar, which no key but F10 leads to`()
    async throws
  {
    let bar = Element(name: "bar", role: .menuBar, states: StateSet(.focusable))
    let (walk, _) = try await walk(Array(Self.buttons.prefix(2)) + [bar]) { name, model in
      for element in model.elements.map(\.name) { model[element, .focused] = element == name }
      return .done
    } onKey: { key, panel in
      if key.key == .tab, panel.isOn("one", .focused) { panel.focus("two") }
    }
    #expect(!walk.holds.isEmpty && walk.resumed.isEmpty)
  }

  @Test func `behind a modal dialog that nobody has read no key is pressed`() async throws {
    let keys = Mutex<[KeyBinding]>([])
    let window = try await ScriptedWindow(Self.buttons, focus: "one") { key, _ in
      keys.withLock { $0.append(key) }
    }
    defer { window.end() }
    window.panel.change { model in
      model.elements.append(
        Element(name: "language", role: .dialog, parent: "root", states: StateSet(.modal)))
    }
    let driver = try await KeyboardDriver(
      reader: window.reader, snapshot: window.snapshot, environment: window.session.environment)
    let walk = try #require(await driver.walk().first)
    #expect(walk.obstacle?.hasPrefix("a dialog has opened since the program was read") == true)
    #expect(keys.withLock { $0.isEmpty })
  }

  @Test func `behind a modal dialog that was read no key is pressed`() async throws {
    let dialog = Element(
      name: "language", role: .dialog, parent: "root", states: StateSet(.modal))
    let (walk, id) = try await walk(Self.buttons + [dialog]) { _, _ in }
    #expect(try walk.window != id("language"))
    #expect(walk.obstacle?.hasPrefix("the modal dialog \"language\" keeps the keys") == true)
    #expect(walk.forward.isEmpty && walk.backward.isEmpty)
  }

  @Test func `of two modal dialogs no key is pressed in the one that was not active`() async throws
  {
    let warning = Element(
      name: "warning", role: .dialog, parent: "root", states: StateSet(.modal, .active))
    let keys = Mutex<[KeyBinding]>([])
    let window = try await ScriptedWindow(
      Self.buttons + [warning], role: .dialog, states: StateSet(.modal), focus: "one"
    ) { key, _ in keys.withLock { $0.append(key) } }
    defer { window.end() }
    let driver = try await KeyboardDriver(
      reader: window.reader, snapshot: window.snapshot, environment: window.session.environment)
    let behind = try window.id("window")
    let walk = try #require(await driver.walk().first { $0.window == behind })
    #expect(walk.obstacle?.hasPrefix("the modal dialog \"warning\" keeps the keys") == true)
    #expect(walk.escape == nil)
  }

  @Test func `where the focus goes in a window that opens after the dialog is not known`()
    async throws
  {
    let (walk, _) = try await walk(role: .dialog) { key, panel in
      if let next = Self.next(key, panel) { panel.focus(next) }
      guard key.key == .escape else { return }
      panel.change { model in
        model.remove("window")
        model.elements += [
          Element(name: "main", role: .frame, parent: "root", states: StateSet(.active)),
          Element(
            name: "new", role: .button, parent: "main", states: StateSet(.focusable, .focused)),
        ]
      }
    }
    let escape = try #require(walk.escape)
    #expect(escape.escapeCloses == true && escape.focusReturns == nil)
  }

  @Test func `where the focus goes in a window that is on no screen is not known`() async throws {
    let ghost = Element(name: "ghost", role: .frame, parent: "root")
    let window = try await ScriptedWindow(Self.buttons + [ghost], role: .dialog, focus: "one") {
      key, panel in
      if let next = Self.next(key, panel) { panel.focus(next) }
      if key.key == .escape { panel.change { $0.remove("window") } }
    }
    defer { window.end() }
    let unmapped = try #require(window.snapshot.tree[window.id("ghost")])
    let driver = try await KeyboardDriver(
      reader: window.reader,
      snapshot: UnmappedWindows(windows: [unmapped]).hidden(in: window.snapshot),
      environment: window.session.environment)
    let walks = await driver.walk()
    #expect(try walks.map(\.window) == [window.id("window")])
    let escape = try #require(walks.first?.escape)
    #expect(escape.escapeCloses == true && escape.focusReturns == nil)
  }

  @Test func `a focus on what was made anew behind a dialog is there`() async throws {
    let main = Element(name: "main", role: .frame, parent: "root")
    let old = Element(name: "old", role: .button, parent: "main", states: StateSet(.focusable))
    let window = try await ScriptedWindow(
      Self.buttons + [main, old], role: .dialog, focus: "one"
    ) { key, panel in
      if let next = Self.next(key, panel) { panel.focus(next) }
      guard key.key == .escape else { return }
      panel.change { model in
        model.remove("window")
        model.remove("old")
        model["main", .active] = true
        model.elements.append(
          Element(
            name: "new", role: .button, parent: "main", states: StateSet(.focusable, .focused)))
      }
    }
    defer { window.end() }
    let driver = try await KeyboardDriver(
      reader: window.reader, snapshot: window.snapshot, environment: window.session.environment)
    let walks = await driver.walk()
    let dialog = try window.id("window")
    let escape = try #require(walks.first { $0.window == dialog }?.escape)
    #expect(escape.escapeCloses == true && escape.focusReturns == true)
  }

  @Test func `a focus that comes late is waited for`() async throws {
    let (walk, id) = try await walk { key, panel in
      guard let next = Self.next(key, panel) else { return }
      DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(200)) {
        panel.focus(next)
      }
    }
    #expect(try stops(walk.forward) == [id("two"), id("three"), id("one")])
  }

  @Test func `a focus of which nothing is said is found, and that nothing is said`() async throws {
    let (walk, id) = try await walk { key, panel in
      if let next = Self.next(key, panel) { panel.focus(next, silent: true) }
    }
    #expect(try stops(walk.forward) == [id("two"), id("three"), id("one")])
    #expect(walk.forward.allSatisfy { $0.hasFocusEvent == false })
  }

  @Test func `what Tab does not lead out of is held, with all keys that were tried`() async throws {
    let (walk, id) = try await walk { key, panel in
      if Self.next(key, panel) == "two", panel.isOn("one", .focused) { panel.focus("two") }
    }
    #expect(walk.forwardEnd == .held)
    let hold = try #require(walk.holds.first)
    #expect(try hold.elements == [id("two")])
    #expect(hold.exit == nil)
    #expect(
      hold.tried == [
        "Ctrl+Tab", "Shift+Tab", "Ctrl+Shift+Tab", "F6", "Esc", "Right", "Down", "Left", "Up",
      ])
  }

  @Test func `behind a trap keys are tried, and groups that were not are told`()
    async throws
  {
    let elements = [
      Element(
        name: "one", role: .button, states: StateSet(.focusable), action: "press", keys: "<Alt>g"),
      Element(name: "two", role: .slider, states: StateSet(.focusable), value: 5),
    ]
    let (walk, id) = try await walk(elements, triesBindings: true) { key, panel in
      if key.key == .tab, panel.isOn("one", .focused) { panel.focus("two") }
    }
    #expect(!walk.isWhole)
    #expect(try walk.groups.map(\.element) == [id("two")])
    #expect(try walk.bindings.map(\.element) == [id("one")])
    #expect(walk.groups.first?.gap == walk.gap)
    #expect(walk.bindings.first?.gap == nil)
  }

  @Test func `what lies behind a trap is gone through from where the focus is put`() async throws {
    let names = ["one", "trap", "two", "three"]
    let (walk, id) = try await walk(
      names.map { Element(name: $0, role: .button, states: StateSet(.focusable)) },
      onRequest: { name, model in
        for other in names { model[other, .focused] = other == name }
        return .done
      },
      onKey: { key, panel in
        guard key == KeyBinding(.tab) else { return }
        if panel.isOn("one", .focused) { panel.focus("trap") }
        if panel.isOn("two", .focused) { panel.focus("three") }
      })
    #expect(walk.forwardEnd == .held)
    #expect(try walk.holds.first?.elements == [id("trap")])
    #expect(try walk.resumed == [id("two")])
    #expect(try walk.reached == [id("one"), id("trap"), id("three")])
  }

  @Test func `a key that leads out of a hold is its exit`() async throws {
    let (walk, _) = try await walk { key, panel in
      if key == KeyBinding(.tab, .control), panel.isOn("two", .focused) { panel.focus("three") }
      guard let next = Self.next(key, panel), !panel.isOn("two", .focused) else { return }
      panel.focus(next)
    }
    #expect(walk.holds.first?.exit == "Ctrl+Tab")
  }

  @Test func `a round that does not lead back to where it began is held`() async throws {
    let (walk, id) = try await walk { key, panel in
      guard let next = Self.next(key, panel) else { return }
      panel.focus(next == "one" ? panel.isOn("two", .focused) ? "three" : "two" : next)
    }
    #expect(walk.forwardEnd == .held)
    let hold = try #require(walk.holds.first)
    #expect(try hold.elements == [id("two"), id("three")])
    #expect(hold.exit == nil)
  }

  @Test(arguments: [true, false])
  func `a round in a list alone is held where the window has another control`(
    hasOther: Bool
  ) async throws {
    let cells = ["one", "two", "three"].map {
      Element(name: $0, role: .tableCell, parent: "table", states: StateSet(.focusable))
    }
    let table = Element(name: "table", role: .table, states: StateSet(.focusable))
    let other = Element(name: "other", role: .button, states: StateSet(.focusable))
    let (walk, id) = try await walk([table] + cells + (hasOther ? [other] : [])) { key, panel in
      if let next = Self.next(key, panel) { panel.focus(next) }
    }
    #expect(walk.forwardEnd == (hasOther ? .held : .cycle))
    #expect(try walk.holds.first?.elements == (hasOther ? cells.map { try id($0.name) } : nil))
  }

  @Test func `a round that does not lead back to a page that takes no focus is whole`() async throws
  {
    let page = Element(name: "page", role: .panel)
    let (walk, id) = try await walk(Self.buttons + [page], focus: "page") { key, panel in
      if panel.isOn("page", .focused), key.key == .tab {
        panel.focus("one")
      } else if let next = Self.next(key, panel) {
        panel.focus(next)
      }
    }
    #expect(walk.forwardEnd == .cycle && walk.backwardEnd == .cycle)
    #expect(walk.holds == [])
    #expect(try stops(walk.forward) == [id("one"), id("two"), id("three"), id("one")])
  }

  @Test func `a round that does not lead back to a tab that nobody sees is whole`() async throws {
    let tab = Element(
      name: "tab", role: .pageTab, states: StateSet(.focusable), isHidden: true)
    let (walk, id) = try await walk(Self.buttons + [tab], focus: "tab") { key, panel in
      if panel.isOn("tab", .focused), key.key == .tab {
        panel.focus("one")
      } else if let next = Self.next(key, panel) {
        panel.focus(next)
      }
    }
    #expect(walk.forwardEnd == .cycle && walk.backwardEnd == .cycle)
    #expect(walk.holds == [])
    #expect(try stops(walk.forward) == [id("one"), id("two"), id("three"), id("one")])
  }

  @Test func `a round inside of what had the focus at first is whole`() async throws {
    let pane = Element(name: "pane", role: .scrollPane, states: StateSet(.focusable))
    let inside = ["two", "three"].map {
      Element(name: $0, role: .button, parent: "pane", states: StateSet(.focusable))
    }
    let (walk, id) = try await walk([Self.buttons[0], pane] + inside, focus: "pane") { key, panel in
      if panel.isOn("pane", .focused), key.key == .tab {
        panel.focus("one")
      } else if let next = Self.next(key, panel) {
        panel.focus(next)
      }
    }
    #expect(walk.forwardEnd == .cycle && walk.backwardEnd == .cycle)
    #expect(walk.holds == [])
    #expect(try stops(walk.forward) == [id("two"), id("three"), id("one")])
    #expect(try stops(walk.backward) == [id("three"), id("two"), id("one")])
  }

  @Test func `a way back that comes to the other end of the tool bar where it began is whole`()
    async throws
  {
    let bar = Element(name: "bar", role: .toolBar)
    let inside = ["cut", "paste"].map {
      Element(name: $0, role: .button, parent: "bar", states: StateSet(.focusable))
    }
    let (walk, id) = try await walk([bar] + inside + Self.buttons, focus: "cut") { key, panel in
      guard key.key == .tab else { return }
      let isBack = key.modifiers.contains(.shift)
      if panel.isOn("cut", .focused) || panel.isOn("paste", .focused) {
        panel.focus(isBack ? "three" : "one")
      } else if panel.isOn(isBack ? "one" : "three", .focused) {
        panel.focus(isBack ? "paste" : "cut")
      } else if let next = Self.next(key, panel) {
        panel.focus(next)
      }
    }
    #expect(walk.forwardEnd == .cycle && walk.backwardEnd == .cycle)
    #expect(walk.holds == [])
    #expect(try stops(walk.backward) == [id("two"), id("one"), id("paste"), id("three")])
  }

  @Test func `a round that comes back to another row of the list where it began is whole`()
    async throws
  {
    let list = Element(name: "list", role: .listBox)
    let rows = ["first", "second"].map {
      Element(name: $0, role: .listItem, parent: "list", states: StateSet(.focusable))
    }
    let (walk, id) = try await walk([list] + rows + Self.buttons, focus: "first") { key, panel in
      guard key.key == .tab, key.modifiers.subtracting(.shift).isEmpty else { return }
      let round = ["first", "second"] + Self.names
      guard let place = round.firstIndex(where: { panel.isOn($0, .focused) }) else { return }
      let next = key.modifiers.contains(.shift) ? place - 1 : place + 1
      panel.focus(round.indices.contains(next) ? round[next] : next < 0 ? "three" : "second")
    }
    #expect(walk.forwardEnd == .cycle && walk.holds == [])
    #expect(
      try stops(walk.forward) == [
        id("second"), id("one"), id("two"), id("three"), id("second"),
      ])
  }

  @Test func `a dialog that never says that it is showing has not closed for that`() async throws {
    let window = try await ScriptedWindow(Self.buttons, role: .dialog, focus: "one") { key, panel in
      if let next = Self.next(key, panel) { panel.focus(next) }
    }
    defer { window.end() }
    window.panel.change { model in
      for index in model.elements.indices where model.elements[index].name == "window" {
        model.elements[index].isHidden = true
      }
    }
    let driver = try await KeyboardDriver(
      reader: window.reader, snapshot: window.snapshot, environment: window.session.environment)
    #expect(await driver.walk().first?.escape?.escapeCloses == false)
  }

  @Test func `a round that comes back to the list whose item it began in is whole`() async throws {
    let list = Element(name: "list", role: .listBox, states: StateSet(.focusable))
    let row = Element(
      name: "row", role: .listItem, parent: "list", states: StateSet(.focusable))
    let (walk, id) = try await walk([list, row] + Self.buttons, focus: "row") { key, panel in
      guard key.key == .tab, key.modifiers.subtracting(.shift).isEmpty else { return }
      let round = ["list"] + Self.names
      let place = round.firstIndex { panel.isOn($0, .focused) } ?? 0
      let step = key.modifiers.contains(.shift) ? round.count - 1 : 1
      panel.focus(round[(place + step) % round.count])
    }
    #expect(walk.forwardEnd == .cycle && walk.backwardEnd == .cycle && walk.holds == [])
    #expect(
      try stops(walk.forward) == [id("two"), id("three"), id("list"), id("one")])
  }

  @Test func `arrows that lead on from what another arrow led to are followed in a tool bar`()
    async throws
  {
    let bar = Element(name: "bar", role: .toolBar)
    let inside = ["cut", "paste", "menu", "volume", "none"].map {
      Element(name: $0, role: .button, parent: "bar", states: StateSet(.focusable))
    }
    let ways: [Key: [String: String]] = [
      .right: ["cut": "paste", "volume": "menu"], .left: ["paste": "cut", "menu": "volume"],
      .down: ["paste": "menu"], .up: ["menu": "paste"],
    ]
    let (walk, id) = try await walk([bar] + inside + Self.buttons) { name, model in
      Self.passFocus(to: name, in: &model)
      return .done
    } onKey: { key, panel in
      if let way = ways[key.key]?.first(where: { panel.isOn($0.key, .focused) }) {
        return panel.focus(way.value)
      }
      guard key.key == .tab, key.modifiers.subtracting(.shift).isEmpty else { return }
      let isInBar = inside.contains { panel.isOn($0.name, .focused) }
      let round = Self.names + ["cut"]
      let place = isInBar ? 3 : round.firstIndex { panel.isOn($0, .focused) } ?? 0
      panel.focus(round[(place + (key.modifiers.contains(.shift) ? 3 : 1)) % 4])
    }
    let reached = try #require(try walk.groups.first { try $0.element == id("bar") }).reached
    #expect(try reached == Set(["cut", "paste", "menu", "volume"].map(id)))
  }

  @Test func `arrows are tried in a group that Tab does not come to again`() async throws {
    let bar = Element(name: "bar", role: .toolBar)
    let inside = ["cut", "paste"].map {
      Element(name: $0, role: .button, parent: "bar", states: StateSet(.focusable))
    }
    let wasThere = Mutex(false)
    let (walk, id) = try await walk([bar] + inside + Self.buttons) { name, model in
      for element in model.elements.map(\.name) { model[element, .focused] = element == name }
      return .done
    } onKey: { key, panel in
      if key == KeyBinding(.right), panel.isOn("cut", .focused) { return panel.focus("paste") }
      if key == KeyBinding(.left), panel.isOn("paste", .focused) { return panel.focus("cut") }
      guard key.key == .tab, key.modifiers.subtracting(.shift).isEmpty else { return }
      let round = Self.names + ["cut"]
      guard let place = round.firstIndex(where: { panel.isOn($0, .focused) }) else { return }
      let step = key.modifiers.contains(.shift) ? round.count - 1 : 1
      let next = round[(place + step) % round.count]
      // Once it was gone through each way, Tab passes it.
      let isOver = wasThere.withLock { was in
        defer { was = was || next == "cut" && key.modifiers.contains(.shift) }
        return was
      }
      panel.focus(isOver && next == "cut" ? "one" : next)
    }
    #expect(walk.isWhole)
    #expect(walk.groups.map(\.gap) == [nil])
    #expect(try walk.reached.contains(id("paste")))
  }

  @Test func `behind a trap the focus is put on no item beside one that keys have led to`()
    async throws
  {
    let list = Element(name: "list", role: .list)
    let items = ["first", "second"].map {
      Element(name: $0, role: .listItem, parent: "list", states: StateSet(.focusable))
    }
    let names = ["first", "trap", "two"]
    let others = names.dropFirst().map {
      Element(name: $0, role: .button, states: StateSet(.focusable))
    }
    let (walk, id) = try await walk(
      [list] + items + others, focus: "first",
      onRequest: { name, model in
        for other in names + ["second"] { model[other, .focused] = other == name }
        return .done
      },
      onKey: { key, panel in
        if key == KeyBinding(.tab), panel.isOn("first", .focused) { panel.focus("trap") }
      })
    #expect(try walk.resumed == [id("two")])
  }

  @Test func `a combo box may report the focus of its entry`() async throws {
    let elements = [
      Self.buttons[0], Element(name: "box", role: .comboBox, states: StateSet(.focusable)),
      Element(name: "entry", role: .text, parent: "box", states: StateSet(.focusable)),
    ]
    let (walk, id) = try await walk(elements) { key, panel in
      guard key.key == .tab else { return }
      if panel.isOn("entry", .focused) { return panel.focus("one") }
      panel.focus("entry", silent: true)
      panel.application.emit("box", "Object", "StateChanged", "('focused', 1, 0, <0>, @a{sv} {})")
    }
    let step = try #require(walk.forward.first)
    #expect(try step.after?.element == id("entry"))
    #expect(step.hasFocusEvent == true)
  }

  @Test(arguments: [false, true])
  func `what hands the focus on may leave it to a part of it to tell of that`(takesFocus: Bool)
    async throws
  {
    let elements = [
      Self.buttons[0],
      Element(
        name: "proxy", role: .frame, states: takesFocus ? StateSet(.focusable) : StateSet()),
      Element(name: "tree", role: .tree, parent: "proxy"),
    ]
    let (walk, id) = try await walk(elements) { key, panel in
      guard key.key == .tab else { return }
      if panel.isOn("proxy", .focused) { return panel.focus("one") }
      panel.focus("proxy", silent: true)
      panel.application.emit("tree", "Object", "StateChanged", "('focused', 1, 0, <0>, @a{sv} {})")
    }
    let step = try #require(walk.forward.first)
    #expect(try step.after?.element == id("proxy"))
    #expect(step.hasFocusEvent == !takesFocus)
  }

  @Test func `what has the focus when a dialog opens was reached, whatever Tab leads to`()
    async throws
  {
    let elements = Self.buttons + [Element(name: "lookup", role: .button, action: "click")]
    for role in [Role.dialog, .frame] {
      let (walk, id) = try await walk(elements, role: role, focus: "lookup") { key, panel in
        let leadsOn = key.key == .tab && panel.isOn("lookup", .focused)
        if let next = leadsOn ? "one" : Self.next(key, panel) { panel.focus(next) }
      }
      #expect(try walk.reached.contains(id("lookup")) == (role == .dialog))
    }
  }

  @Test func `a button whose menu F10 opens was reached by a key`() async throws {
    let elements =
      Self.buttons + [Element(name: "menu", role: .toggleButton)]
    let (walk, id) = try await walk(elements) { key, panel in
      if let next = Self.next(key, panel) { panel.focus(next) }
      if key.key == "F10" || key.key == .escape {
        panel.change { $0["menu", .pressed] = key.key == "F10" }
        panel.focus(key.key == "F10" ? "three" : "one")
      }
    }
    let step = try #require(walk.sideSteps.first { $0.keys == "F10" })
    #expect(try step.changed == [id("menu")])
    #expect(try walk.reached.contains(id("menu")))
  }

  @Test func `of a menu that F10 shows before it gives it the focus all that comes of it is told`()
    async throws
  {
    let elements =
      Self.buttons + [
        Element(name: "menu", role: .toggleButton),
        Element(name: "item", role: .button, states: StateSet(.focusable), isHidden: true),
      ]
    let (walk, id) = try await walk(elements) { key, panel in
      if let next = Self.next(key, panel) { panel.focus(next) }
      guard key.key == "F10" || key.key == .escape else { return }
      let isOpen = key.key == "F10"
      panel.change { model in
        for index in model.elements.indices where model.elements[index].name == "item" {
          model.elements[index].isHidden = !isOpen
        }
      }
      DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(30)) {
        panel.focus(isOpen ? "item" : "one")
        panel.change { $0["menu", .checked] = isOpen }
      }
    }
    let step = try #require(walk.sideSteps.first { $0.keys == "F10" })
    #expect(try step.changed == [id("menu")])
    #expect(try step.after?.element == id("item"))
  }

  @Test func `what F10 leads to is left by one Escape`() async throws {
    let keys = Mutex<[Key]>([])
    let (walk, id) = try await walk { key, panel in
      keys.withLock { $0.append(key.key) }
      if let next = Self.next(key, panel) { panel.focus(next) }
      if key.key == "F10" { panel.focus("three") }
      if key.key == .escape { panel.focus("one") }
    }
    let step = try #require(walk.sideSteps.first { $0.keys == "F10" })
    #expect(try step.after?.element == id("three"))
    let after = keys.withLock { $0.drop { $0 != "F10" }.prefix(3) }
    #expect(after == ["F10", .escape, "F6"])
  }

  @Test func `a focus that was nowhere before F10 tells of no menu, and Escape closes nothing`()
    async throws
  {
    let keys = Mutex<[Key]>([])
    let (walk, id) = try await walk(focus: nil) { key, panel in
      keys.withLock { $0.append(key.key) }
      if key.key == "F10" { panel.focus("three") }
    }
    let step = try #require(walk.sideSteps.first { $0.keys == "F10" })
    #expect(try step.before == nil && step.after?.element == id("three"))
    let after = keys.withLock { $0.drop { $0 != "F10" }.prefix(2) }
    #expect(after == ["F10", "F6"])
  }

  @Test func `a menu that F10 opens is closed though the focus is said to stay`() async throws {
    let keys = Mutex<[Key]>([])
    let elements = Self.buttons + [Element(name: "File", role: .menu)]
    let (walk, id) = try await walk(elements) { key, panel in
      keys.withLock { $0.append(key.key) }
      if let next = Self.next(key, panel) { panel.focus(next) }
      if key.key == "F10" || key.key == .escape {
        panel.change { $0["File", .selected] = key.key == "F10" }
      }
    }
    let step = try #require(walk.sideSteps.first { $0.keys == "F10" })
    #expect(try step.after?.element == id("one"))
    let after = keys.withLock { $0.drop { $0 != "F10" }.prefix(3) }
    #expect(after == ["F10", .escape, "F6"])
  }

  @Test func `what a key changes on the way is written down`() async throws {
    let elements =
      Self.buttons + [Element(name: "check", role: .checkBox, states: StateSet(.focusable))]
    let (walk, id) = try await walk(elements) { key, panel in
      guard let next = Self.next(key, panel) else { return }
      if next == "two" { panel.change { $0["check", .checked] = true } }
      panel.focus(next)
    }
    #expect(try walk.forward.first?.changed == [id("check")])
  }

  @Test func `a focus that is nowhere any more is lost`() async throws {
    let (walk, _) = try await walk { key, panel in
      if key == KeyBinding(.tab) { panel.focus(nil) }
    }
    #expect(walk.forwardEnd == .lost)
  }

  @Test(arguments: [Role.frame, .filler])
  func `in a window that takes no focus keys lead nowhere, whatever the window is called`(
    role: Role
  )
    async throws
  {
    let (walk, _) = try await walk(
      [Element(name: "one", role: .button, action: "click")], role: role, focus: nil
    ) { _, _ in }
    #expect(walk.forwardEnd == .nowhere && walk.backwardEnd == .nowhere)
    #expect(walk.gap == nil && walk.reached == [])
  }

  @Test func `where something takes the focus, and no key leads to it, it is lost`() async throws {
    let (walk, _) = try await walk(focus: nil) { _, _ in }
    #expect(walk.forwardEnd == .lost && walk.backwardEnd == .lost)
  }

  @Test func `arrows are followed through all of a list, and back`() async throws {
    let items = ["first", "second", "third"]
    let elements =
      [Self.buttons[0], Element(name: "list", role: .list)]
      + items.map {
        Element(name: $0, role: .listItem, parent: "list", states: StateSet(.focusable))
      }
    let (walk, id) = try await walk(elements) { key, panel in
      guard let place = items.firstIndex(where: { panel.isOn($0, .focused) }) else {
        if key.key == .tab { panel.focus(items[0]) }
        return
      }
      switch key.key {
      case .tab: panel.focus("one")
      case .down: panel.focus(items[min(place + 1, 2)])
      case .up: panel.focus(items[max(place - 1, 0)])
      default: break
      }
    }
    let group = try #require(walk.groups.first)
    #expect(try group.element == id("list") && group.stop == id("first"))
    #expect(group.tried == ["Right", "Left", "Down", "Up"])
    #expect(group.effective == ["Down"])
    #expect(try group.reached == Set(items.map(id)))
  }

  @Test func `a notebook that goes round is gone round once, whatever else its pages show`()
    async throws
  {
    let tabs = ["a", "b", "c"]
    let arrows = Mutex(0)
    let elements =
      [Element(name: "tabs", role: .pageTabList, states: StateSet(.focusable))]
      + tabs.map {
        Element(
          name: $0, role: .pageTab, parent: "tabs",
          states: $0 == "a" ? StateSet(.selectable, .selected) : StateSet(.selectable))
      } + [Element(name: "meter", role: .slider, value: 0)]
    let (walk, _) = try await walk(elements, focus: "tabs") { key, panel in
      guard [.right, .left].contains(key.key) else { return }
      arrows.withLock { $0 += 1 }
      panel.change { model in
        let place = tabs.firstIndex { model[$0, .selected] } ?? 0
        let next = (place + (key.key == .right ? 1 : 2)) % 3
        for tab in tabs { model[tab, .selected] = tab == tabs[next] }
        for index in model.elements.indices where model.elements[index].name == "meter" {
          model.elements[index].value = ((model.elements[index].value ?? 0) + 0.01)
        }
      }
    }
    #expect(walk.groups.first?.effective == ["Right", "Left"])
    // Three on and three back, each way, and one each where Tab did not lead on, in both directions.
    #expect(arrows.withLock { $0 } == 16)
  }

  @Test func `a notebook that goes round its pages is gone round once`() async throws {
    let pages = ["first", "second"]
    let elements =
      [Self.buttons[0], Element(name: "pages", role: .pageTabList, states: StateSet(.focusable))]
      + pages.map {
        Element(
          name: $0, role: .pageTab, parent: "pages",
          states: $0 == "first" ? StateSet(.selectable, .selected) : StateSet(.selectable))
      }
    let turns = Mutex(0)
    let (walk, _) = try await walk(elements) { key, panel in
      if key.key == .tab { panel.focus(panel.isOn("one", .focused) ? "pages" : "one") }
      guard panel.isOn("pages", .focused), [.left, .right].contains(key.key) else { return }
      turns.withLock { $0 += 1 }
      panel.change { model in
        let isFirst = model["first", .selected]
        model["first", .selected] = !isFirst
        model["second", .selected] = isFirst
      }
    }
    #expect(walk.groups.first?.effective == ["Right", "Left"])
    #expect(turns.withLock(\.self) < 12)
  }

  @Test func `on a value the keys for its ends are tried too`() async throws {
    let elements = [
      Self.buttons[0],
      Element(name: "two", role: .slider, states: StateSet(.focusable), value: 5),
    ]
    let (walk, id) = try await walk(elements) { key, panel in
      panel.change { model in
        let value = model.elements[2].value ?? 0
        switch key.key {
        case .right where model["two", .focused]: model.elements[2].value = min(10, value + 1)
        case .left where model["two", .focused]: model.elements[2].value = max(0, value - 1)
        case .home where model["two", .focused]: model.elements[2].value = 0
        case .end where model["two", .focused]: model.elements[2].value = 10
        default: break
        }
      }
      if key.key == .tab { panel.focus(panel.isOn("one", .focused) ? "two" : "one") }
    }
    let group = try #require(walk.groups.first)
    #expect(try group.element == id("two") && group.stop == id("two"))
    #expect(group.tried.count == 8)
    #expect(group.effective == ["Right", "Left", "Home", "End"])
    #expect(group.coarseStep == nil)
  }

  @Test(arguments: [2.0, 5.0])
  func `arrows that leave out what a slider takes between are told`(taken: Double) async throws {
    let elements = [
      Self.buttons[0],
      Element(name: "two", role: .slider, states: StateSet(.focusable), value: 0, taken: taken),
    ]
    let (walk, _) = try await walk(elements) { key, panel in
      panel.change { model in
        guard model["two", .focused], let value = model.elements[2].value else { return }
        if key.key == .right { model.elements[2].value = min(10, value + 5) }
        if key.key == .left { model.elements[2].value = max(0, value - 5) }
      }
      if key.key == .tab { panel.focus(panel.isOn("one", .focused) ? "two" : "one") }
    }
    #expect(walk.groups.first?.coarseStep == (taken == 2 ? 5 : nil))
  }

  @Test func `a window that F10 opens is told`() async throws {
    let (walk, _) = try await walk { key, panel in
      if let next = Self.next(key, panel) { panel.focus(next) }
      if key.key == "F10" {
        panel.change { $0.elements.append(Element(name: "menu", role: .dialog, parent: "root")) }
      }
      if key.key == .escape { panel.change { $0.remove("menu") } }
    }
    let step = try #require(walk.sideSteps.first { $0.keys == "F10" })
    #expect(step.openedWindows == ["dialog[menu]"])
  }

  @Test(arguments: [Role.frame, .dialog])
  func `what a key opens is closed by Escape, but not over a dialog, which that would close`(
    role: Role
  ) async throws {
    let opener = Element(
      name: "two", role: .button, states: StateSet(.focusable), action: "open",
      keys: "<Control>o")
    @Sendable func open(_ model: inout ScriptedPanel.Model) {
      model.elements.append(Element(name: "more", role: .menu))
    }
    let keys = Mutex<[KeyBinding]>([])
    let (walk, id) = try await walk([Self.buttons[0], opener], role: role, triesBindings: true) {
      name, model in
      if model.asked.last == "open two" { open(&model) }
      Self.passFocus(to: name, in: &model)
      return .done
    } onKey: { key, panel in
      keys.withLock { $0.append(key) }
      switch key.key {
      case .tab: panel.focus(panel.isOn("one", .focused) ? "two" : "one")
      case .escape: panel.change { $0.remove(role == .dialog ? "window" : "more") }
      case "o": panel.change(open)
      default: break
      }
    }
    let trial = try #require(walk.bindings.first)
    #expect(try trial.element == id("two"))
    #expect(trial.keys == "Ctrl+O" && trial.gap == nil)
    #expect(!trial.keyChanges.isEmpty)
    let after = keys.withLock { $0.drop { $0.key != "o" }.map(\.key) }
    // The one that a dialog has heard is the trial of Escape itself.
    #expect(after == (role == .dialog ? ["o", .escape] : ["o", .escape, .escape]))
  }

  @Test func `keys at the end of a button's tool tip are pressed, and single letters are not`()
    async throws
  {
    var reload = Element(
      name: "two", role: .button, states: StateSet(.focusable), action: "press")
    reload.description = "Load it again (F5)"
    var copy = Element(name: "three", role: .button, states: StateSet(.focusable), action: "press")
    copy.description = "Copy it (C)"
    let (walk, id) = try await walk([Self.buttons[0], reload, copy], triesBindings: true) {
      name, model in
      Self.passFocus(to: name, in: &model)
      if model.asked.last == "press two" { model["one", .checked] = true }
      return .done
    } onKey: { key, panel in
      if let next = Self.next(key, panel) { panel.focus(next) }
    }
    let trial = try #require(walk.bindings.first { $0.keys == "F5" })
    #expect(try trial.element == id("two"))
    #expect(trial.gap == nil && trial.keyChanges.isEmpty && !trial.actionChanges.isEmpty)
    #expect(walk.bindings.map(\.keys) == ["F5"])
  }

  @Test func `a key that did once what it names is no dead key where its button is drawn pressed`()
    async throws
  {
    let greet = Element(
      name: "two", role: .button, states: StateSet(.focusable), action: "press",
      keys: "<Alt>g")
    let (walk, _) = try await walk([Self.buttons[0], greet], triesBindings: true) { name, model in
      Self.passFocus(to: name, in: &model)
      if model.asked.last == "press two" { model["two", .pressed] = true }
      return .done
    } onKey: { key, panel in
      if key.key == .tab { panel.focus(panel.isOn("one", .focused) ? "two" : "one") }
      if key.key == "g", !panel.has("Hello") {
        panel.change { $0.elements.append(Element(name: "Hello", role: .label)) }
      }
    }
    let trial = try #require(walk.bindings.first)
    #expect(trial.keys == "Alt+G" && trial.gap == nil)
    #expect(!trial.keyChanges.isEmpty)
    #expect(trial.actionChanges == [])
  }

  @Test func `an action that ends the application is told as that, and as no change`() async throws
  {
    let buttons = ["two", "three"].map {
      Element(
        name: $0, role: .button, states: StateSet(.focusable), action: "press", keys: "<Alt>g")
    }
    let (walk, _) = try await walk([Self.buttons[0]] + buttons, triesBindings: true) {
      name, model in
      Self.passFocus(to: name, in: &model)
      if model.asked.last?.hasPrefix("press") == true { model.remove("window") }
      return .done
    } onKey: { key, panel in
      if let next = Self.next(key, panel) { panel.focus(next) }
    }
    #expect(
      walk.bindings.map(\.gap) == [
        "the action ended the application", "an earlier key ended the application",
      ])
    #expect(walk.bindings.allSatisfy { $0.actionChanges.isEmpty })
  }

  @Test func `the key of a menu is pressed where the focus was at first`() async throws {
    let menu = Element(
      name: "File", role: .menu, states: StateSet(.selectable), action: "click",
      keys: "<Alt>f;<Alt>f;")
    let (walk, id) = try await walk([menu] + Self.buttons, triesBindings: true) { name, model in
      if model.asked.last == "click File" { model["File", .selected].toggle() }
      Self.passFocus(to: name, in: &model)
      return .done
    } onKey: { key, panel in
      if let next = Self.next(key, panel) { panel.focus(next) }
      // Where F6 leads, keys are kept.
      if key.key == "F6" { panel.focus("two") }
      if key == KeyBinding("f", .alt), panel.isOn("one", .focused) {
        panel.change { $0["File", .selected].toggle() }
      }
    }
    let trial = try #require(try walk.bindings.first { try $0.element == id("File") })
    #expect(!trial.keyChanges.isEmpty && trial.keyChanges == trial.actionChanges)
  }

  @Test(arguments: ["Copy\\tCtrl+D", "Copy      Ctrl+D"])
  func `a key that stands behind a tab or several spaces in an item's name is pressed`(
    title: String
  )
    async throws
  {
    let item = Element(
      name: "copy", role: .menuItem, action: "press", isHidden: true, title: title)
    let (walk, _) = try await walk([Self.buttons[0], item], triesBindings: true) { _, model in
      if model.asked.last?.hasPrefix("press") == true {
        model.elements.append(Element(name: "Copied", role: .label))
      }
      return .done
    } onKey: { _, _ in
    }
    let trial = try #require(walk.bindings.first)
    #expect(trial.keys == "Ctrl+D" && trial.gap == nil)
    #expect(trial.keyChanges.isEmpty && !trial.actionChanges.isEmpty)
  }

  @Test func `the keys of what an arrow has taken off the screen are not pressed`() async throws {
    let skip = Element(
      name: "two", role: .button, states: StateSet(.focusable), action: "press", keys: "<Alt>k")
    let (walk, _) = try await walk([Self.buttons[0], skip, Self.buttons[2]], triesBindings: true) {
      _, _ in
      .done
    } onKey: { key, panel in
      if let next = Self.next(key, panel) { return panel.focus(next) }
      guard key == KeyBinding("F6") else { return }
      panel.change { model in
        for place in model.elements.indices where model.elements[place].name == "two" {
          model.elements[place].isHidden = true
        }
      }
    }
    let trial = try #require(walk.bindings.first)
    #expect(trial.gap == "it was not showing any more when its turn came")
  }

  @Test func `another choice is made in what stands behind a trap, too`() async throws {
    let choice = Element(name: "two", role: .comboBox, states: StateSet(.focusable))
    let trap = Element(name: "trap", role: .button, states: StateSet(.focusable))
    let (walk, id) = try await walk(
      [Self.buttons[0], trap, choice, Self.buttons[2]], writes: true,
      onRequest: { name, model in
        Self.passFocus(to: name, in: &model)
        return .done
      },
      onKey: { key, panel in
        if key == KeyBinding(.down), panel.isOn("two", .focused) { return panel.focus("three") }
        guard key == KeyBinding(.tab) else { return }
        if panel.isOn("one", .focused) { panel.focus("trap") }
        if panel.isOn("two", .focused) { panel.focus("three") }
      })
    #expect(try walk.resumed == [id("two")])
    let trial = try #require(walk.inputs.first)
    #expect(try trial.element == id("two") && trial.focus?.element == id("three"))
  }

  @Test(arguments: [true, false])
  func `where the focus goes when another choice is made is told`(leaves: Bool) async throws {
    let choice = Element(name: "two", role: .comboBox, states: StateSet(.focusable))
    let (walk, id) = try await walk([Self.buttons[0], choice, Self.buttons[2]], writes: true) {
      name, model in
      Self.passFocus(to: name, in: &model)
      return .done
    } onKey: { key, panel in
      if let next = Self.next(key, panel) { return panel.focus(next) }
      if key == KeyBinding(.down), panel.isOn("two", .focused) {
        if leaves { return panel.focus("three") }
        panel.change { model in
          for place in model.elements.indices where model.elements[place].name == "two" {
            model.elements[place].title = "another"
          }
        }
      }
    }
    let trial = try #require(walk.inputs.first)
    #expect(try trial.element == id("two"))
    #expect(trial.keys == "Down" && trial.opened == nil)
    #expect(try trial.focus?.element == (leaves ? id("three") : nil))
  }

  @Test func `a choice that shows another page is told, and the first one is shown again`()
    async throws
  {
    let choice = Element(name: "two", role: .comboBox, states: StateSet(.focusable))
    let pages = ["first", "second"].map {
      Element(
        name: $0, role: .listItem, parent: "pages",
        states: $0 == "first" ? StateSet(.selectable, .selected) : StateSet(.selectable))
    }
    @Sendable func show(_ page: String, in model: inout ScriptedPanel.Model) {
      for place in model.elements.indices where model.elements[place].name == "two" {
        model.elements[place].isHidden = page != "first"
      }
      for name in ["first", "second"] { model[name, .selected] = name == page }
    }
    let (walk, id) = try await walk(
      [Self.buttons[0], choice, Self.buttons[2], Element(name: "pages", role: .listBox)] + pages,
      writes: true,
      onRequest: { name, model in
        if model.asked.last == "SelectChild pages 0" { show("first", in: &model) }
        Self.passFocus(to: name, in: &model)
        return .done
      },
      onKey: { key, panel in
        if let next = Self.next(key, panel) { return panel.focus(next) }
        guard key == KeyBinding(.down), panel.isOn("two", .focused) else { return }
        panel.change { show("second", in: &$0) }
      })
    let trial = try #require(walk.inputs.first)
    #expect(try trial.element == id("two"))
    #expect(trial.leavesScreen)
  }

  /// At the key that puts the choice back, or at the one for the next box.
  @Test(arguments: [(Key.up, "two"), (.down, "three")])
  func `a focus that goes late is told of the choice that it comes from`(
    key lateKey: Key, at lateName: String
  ) async throws {
    let choices = ["two", "three"].map {
      Element(name: $0, role: .comboBox, states: StateSet(.focusable))
    }
    let goesLate = Mutex(true)
    let (walk, id) = try await walk([Self.buttons[0]] + choices, writes: true) {
      name, model in
      Self.passFocus(to: name, in: &model)
      return .done
    } onKey: { key, panel in
      if let next = Self.next(key, panel) { return panel.focus(next) }
      guard let name = ["two", "three"].first(where: { panel.isOn($0, .focused) }) else { return }
      if key == KeyBinding(lateKey), name == lateName, goesLate.withLock({ $0 }) {
        goesLate.withLock { $0 = false }
        return panel.focus("one")
      }
      if key == KeyBinding(.down), name == "two", !goesLate.withLock({ $0 }) {
        return panel.focus("one")
      }
      panel.change { model in
        for place in model.elements.indices where model.elements[place].name == name {
          model.elements[place].title = "\(key.label) in \(name)"
        }
      }
    }
    let moves = Dictionary(
      walk.inputs.map { ($0.element, $0.focus?.element) }, uniquingKeysWith: { first, _ in first })
    #expect(try moves == [id("two"): id("one"), id("three"): nil])
  }
}
