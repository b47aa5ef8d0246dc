// SPDX-License-Identifier: Apache-2.0

import AccessibilityReader
import Semantics
import Testing

@testable import AccessibilityDriver

/// What has been on the screen before needs no other look.
@Suite struct DisclosureLogTests {
  /// A window that shows labels, of which each is an object of its own.
  private func state(_ labels: [String], made time: Int) -> ApplicationState {
    state(of: labels.map { (.label, $0) }, made: time)
  }

  private func state(of parts: [(role: Role, name: String)], made time: Int) -> ApplicationState {
    let all = parts.enumerated().map { place, part in
      Node(
        id: ElementID(UInt64(10 + place)), role: part.role, name: part.name,
        states: StateSet(.showing))
    }
    let window = Node(
      id: ElementID(2), role: .frame, name: "Window", states: StateSet(.showing),
      children: all.map(\.id))
    let root = Node(id: ElementID(1), role: .application, children: [window.id])
    var references = [window.id: ObjectReference(busName: ":1.1", path: "/window")]
    for node in all {
      references[node.id] = ObjectReference(busName: ":1.1", path: "/\(node.id)/\(time)")
    }
    return ApplicationState(
      ApplicationSnapshot(
        application: ApplicationReference(
          object: ObjectReference(busName: ":1.1", path: "/root"), name: "Book"),
        tree: Tree(root: root, nodes: [window] + all), references: references))
  }

  /// Windows of which the first holds two buttons, and the others these parts.
  private func windows(
    _ titles: [String], _ parts: [(role: Role, name: String)], toolkit: String = ""
  ) -> ApplicationState {
    var nodes: [Node] = []
    for (place, title) in titles.enumerated() {
      let inside = place == 0 ? [(.button, "Save"), (.button, "New")] : parts
      let ids = inside.indices.map { ElementID(UInt64(100 * place + 10 + $0)) }
      nodes.append(
        Node(
          id: ElementID(UInt64(100 * place + 2)), role: .frame, name: title,
          states: StateSet(.showing), children: ids))
      for (id, part) in zip(ids, inside) {
        nodes.append(Node(id: id, role: part.role, name: part.name, states: StateSet(.showing)))
      }
    }
    let windows = nodes.filter { titles.contains($0.name) && $0.role == .frame }.map(\.id)
    let root = Node(id: ElementID(1), role: .application, children: windows)
    let references = ([root] + nodes).map {
      ($0.id, ObjectReference(busName: ":1.1", path: "/\($0.id)"))
    }
    return ApplicationState(
      ApplicationSnapshot(
        application: ApplicationReference(
          object: references[0].1, name: "Book", toolkitName: toolkit, toolkitVersion: "6.4.2"),
        tree: Tree(root: root, nodes: nodes),
        references: Dictionary(uniqueKeysWithValues: references)))
  }

  private let page = ["Volume", "Bass", "Treble", "Balance", "40 percent"]

  @Test func `a page that is made anew is looked at once, whatever number is on it now`() {
    var log = DisclosureLog(state(["Start"], made: 0))
    #expect(log.disclosure(in: state(page, made: 1), by: "tab[Sound]")?.objects.count == 5)
    #expect(log.disclosure(in: state(page, made: 2), by: "tab[Sound]") == nil)
    let changed = page.dropLast() + ["41 percent"]
    #expect(log.disclosure(in: state(Array(changed), made: 3), by: "tab[Sound]") == nil)
    #expect(log.count == 1)
  }

  @Test func `what stands in the place of what was called the same is no page`() {
    var log = DisclosureLog(state(["Back", "3 May", "4 May", "5 May"], made: 0))
    let next = state(["Back", "3 May", "4 May", "5 May", "6 May"], made: 1)
    #expect(log.disclosure(in: next, by: "push button[Next]") == nil)
    let other = state(["Name", "Place", "Start", "End"], made: 2)
    #expect(log.disclosure(in: other, by: "push button[New]") != nil)
  }

  @Test func `cells that call themselves showing on a hidden page are new when it is shown`() {
    func state(shows: Bool) -> ApplicationState {
      let cell = Node(
        id: ElementID(4), role: .tableCell, name: "Rex", states: StateSet(.showing))
      let page = Node(
        id: ElementID(3), role: .filler, states: shows ? StateSet(.showing) : [],
        children: [cell.id])
      let window = Node(
        id: ElementID(2), role: .frame, name: "Window", states: StateSet(.showing),
        children: [page.id])
      let root = Node(id: ElementID(1), role: .application, children: [window.id])
      let nodes = [root, window, page, cell]
      let references = nodes.map {
        ($0.id, ObjectReference(busName: ":1.1", path: "/\($0.id)"))
      }
      return ApplicationState(
        ApplicationSnapshot(
          application: ApplicationReference(object: references[0].1, name: "Book"),
          tree: Tree(root: root, nodes: Array(nodes.dropFirst())),
          references: Dictionary(uniqueKeysWithValues: references)))
    }
    var log = DisclosureLog(state(shows: false))
    #expect(log.disclosure(in: state(shows: false), by: "list item[Start]") == nil)
    #expect(log.disclosure(in: state(shows: true), by: "list item[Day]")?.objects.count == 2)
  }

  @Test func `a second window of the kind that was there at first is not looked at`() {
    let first = windows(["Book 1"], [])
    var log = DisclosureLog(first)
    let twin = windows(["*Book 1", "Book 2"], [(.button, "Save"), (.button, "New")])
    #expect(log.disclosure(in: twin, by: "push button[New]") == nil)
    log = DisclosureLog(first)
    let full = windows(["Book 1", "Book 2"], [(.button, "Save"), (.label, "By whom?")])
    #expect(log.disclosure(in: full, by: "menu item[New window]") == nil)
    log = DisclosureLog(first)
    #expect(log.disclosure(in: windows(["Book 1", "Book 3"], []), by: "menu item[Note]") != nil)
    log = DisclosureLog(first)
    let other = windows(["Book 1", "Find"], [(.button, "Next"), (.button, "New")])
    #expect(log.disclosure(in: other, by: "push button[Find]")?.objects.count == 3)
  }

  /// Whether a window with these parts is looked at that a program with this toolkit opens.
  private func isLookedAt(
    _ title: String, _ parts: [(role: Role, name: String)], of toolkit: String
  ) -> Bool {
    var log = DisclosureLog(windows(["Book"], []))
    let state = windows(["Book", title], parts, toolkit: toolkit)
    return log.disclosure(in: state, by: "Open") != nil
  }

  @Test func `a toolkit's own dialogs are not looked at, and others of the same title are`() {
    let files = ["Files", "Sidebar", "Name"].map { (role: Role.list, name: $0) }
    #expect(!isLookedAt("Open", files, of: "Qt") && isLookedAt("Open", files, of: "gtk"))
    #expect(isLookedAt("Open", [files[0], files[2]], of: "Qt"))
    let close = [(role: Role.button, name: "Close")]
    #expect(!isLookedAt("About Qt", close, of: "Qt") && isLookedAt("About Book", close, of: "Qt"))
    #expect(!isLookedAt("Manage Custom Sizes", close, of: "gtk"))
    #expect(isLookedAt("About Qt", close, of: "gtk"))
    var log = DisclosureLog(state(["Start"], made: 0))
    #expect(log.disclosure(in: state(["GtkFileChooserWidget"], made: 3), by: "Open") == nil)
    #expect(log.disclosure(in: state(["About Qt"], made: 4), by: "Help") != nil)
  }

  @Test
  func
    `GTK 3's dialog for fonts and its window of keys are not looked at, nor what KDE tells of a program`()
  {
    func parts(_ roles: [Role], _ names: [String] = []) -> [(role: Role, name: String)] {
      roles.map { (role: $0, name: "") } + names.map { (role: .label, name: $0) }
    }
    let fonts: [Role] = [
      .panel, .spinButton, .slider, .label, .text, .scrollPane, .table, .tableColumnHeader,
      .scrollBar, .text, .icon, .button, .button,
    ]
    #expect(!isLookedAt("Schrift", parts(fonts), of: "gtk"))
    #expect(isLookedAt("Schrift", parts(fonts), of: "Qt"))
    #expect(isLookedAt("Schrift", parts(Array(fonts.dropLast())), of: "gtk"))
    let keys: [Role] = [.panel, .button, .panel, .toggleButton]
    #expect(!isLookedAt("", parts(keys, ["Ctrl", "+", "Q"]), of: "gtk"))
    #expect(isLookedAt("Keys", parts(keys, ["Ctrl", "+", "Q"]), of: "gtk"))
    #expect(isLookedAt("", parts(keys, ["Ctrl"]), of: "gtk"))
    let tabs = ["About", "Components", "Authors"].map { (role: Role.pageTab, name: $0) }
    #expect(!isLookedAt("About Sweeper", tabs, of: "Qt"))
    #expect(isLookedAt("About Sweeper", Array(tabs.dropLast()), of: "Qt"))
    #expect(isLookedAt("Bookshelf", tabs, of: "Qt"))
    let leaflet = [(role: Role.filler, name: "AdwLeaflet"), (role: .button, name: "Close")]
    #expect(!isLookedAt("About", leaflet, of: "gtk"))
    #expect(isLookedAt("About", Array(leaflet.dropFirst()), of: "gtk"))
  }

  @Test func `Qt's dialogs for fonts and colours are not looked at, in any language`() {
    let field: [Role] = [.text, .list, .listItem, .label]
    let fonts =
      field + field + field + [.panel, .checkBox, .checkBox, .panel, .text, .comboBox, .button]
    let numbers = Array(repeating: [Role.spinButton, .label], count: 7).flatMap(\.self)
    let swatches: [Role] = [.filler, .button, .filler, .button, .frame]
    let colours = swatches + numbers + [.text, .button]
    func isLookedAt(_ roles: [Role], of toolkit: String = "Qt") -> Bool {
      self.isLookedAt("Wahl", roles.map { ($0, "Teil") }, of: toolkit)
    }
    #expect(!isLookedAt(fonts) && !isLookedAt(colours))
    #expect(isLookedAt(fonts, of: "gtk") && isLookedAt(colours, of: "gtk"))
    #expect(isLookedAt(Array(fonts.dropFirst(4))) && isLookedAt(colours + [.spinButton]))
    #expect(isLookedAt(colours.filter { $0 != .text }) && isLookedAt([.button] + colours))
    #expect(isLookedAt(colours + [.slider]) && isLookedAt(swatches + numbers.prefix(10) + [.text]))
  }

  @Test func `another page is looked at, though it shares a few words`() {
    var log = DisclosureLog(state(["Start"], made: 0))
    #expect(log.disclosure(in: state(page, made: 1), by: "tab[Sound]") != nil)
    let other = ["Volume", "Colour", "Size", "Font"]
    #expect(log.disclosure(in: state(other, made: 2), by: "tab[Looks]")?.title == "tab[Looks]")
    #expect(log.disclosure(in: state([], made: 3), by: "tab[Nothing]") == nil)
  }
}
