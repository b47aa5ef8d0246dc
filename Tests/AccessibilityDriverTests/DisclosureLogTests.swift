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

  /// Windows of which the first holds two buttons, and the others these.
  private func windows(_ titles: [String], _ words: [String]) -> ApplicationState {
    var nodes: [Node] = []
    for (place, title) in titles.enumerated() {
      let labels = words.indices.map { ElementID(UInt64(100 * place + 10 + $0)) }
      nodes.append(
        Node(
          id: ElementID(UInt64(100 * place + 2)), role: .frame, name: title,
          states: StateSet(.showing), children: labels))
      for (id, word) in zip(labels, place == 0 ? ["Save", "New"] : words) {
        nodes.append(Node(id: id, role: .button, name: word, states: StateSet(.showing)))
      }
    }
    let windows = nodes.filter { $0.role == .frame }.map(\.id)
    let root = Node(id: ElementID(1), role: .application, children: windows)
    let references = ([root] + nodes).map {
      ($0.id, ObjectReference(busName: ":1.1", path: "/\($0.id)"))
    }
    return ApplicationState(
      ApplicationSnapshot(
        application: ApplicationReference(object: references[0].1, name: "Book"),
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
    let first = windows(["Book 1"], ["Save", "New"])
    var log = DisclosureLog(first)
    let twin = windows(["*Book 1", "Book 2"], ["Save", "New"])
    #expect(log.disclosure(in: twin, by: "push button[New]") == nil)
    log = DisclosureLog(first)
    let other = windows(["Book 1", "Find"], ["Next", "New"])
    #expect(log.disclosure(in: other, by: "push button[Find]")?.objects.count == 3)
  }

  @Test func `Qt's dialog for files is no other program's`() {
    var log = DisclosureLog(state(["Start"], made: 0))
    #expect(log.disclosure(in: state(["Files", "Sidebar", "Name"], made: 1), by: "Open") == nil)
    #expect(log.disclosure(in: state(["Files", "Name"], made: 2), by: "Open") != nil)
    #expect(log.disclosure(in: state(["GtkFileChooserWidget"], made: 3), by: "Open") == nil)
    log = DisclosureLog(windows(["Book"], []))
    #expect(log.disclosure(in: windows(["Book", "About Qt"], ["Close"]), by: "Help") == nil)
    #expect(log.disclosure(in: windows(["Book", "About Book"], ["Close"]), by: "Help") != nil)
  }

  @Test func `Qt's dialogs for fonts and colours are no other program's, in no language`() {
    let field: [Role] = [.text, .list, .label]
    let fonts =
      field + field + field + [.panel, .checkBox, .checkBox, .panel, .text, .comboBox, .button]
    let numbers = Array(repeating: [Role.spinButton, .label], count: 7).flatMap(\.self)
    let swatches: [Role] = [.filler, .button, .filler, .button, .frame]
    let colours = swatches + numbers + [.text, .button]
    func isLookedAt(_ roles: [Role]) -> Bool {
      var log = DisclosureLog(state(["Start"], made: 0))
      let parts = roles.enumerated().map { place, role in
        (role: role, name: "Part \(UnicodeScalar(UInt8(97 + place)))")
      }
      return log.disclosure(in: state(of: parts, made: 1), by: "Open") != nil
    }
    #expect(!isLookedAt(fonts) && !isLookedAt(colours))
    #expect(isLookedAt(Array(fonts.dropFirst(3))) && isLookedAt(colours + [.spinButton]))
    #expect(isLookedAt(colours.filter { $0 != .text }) && isLookedAt([.button] + colours))
    #expect(isLookedAt(Array(colours.prefix(14)) + [.text]))
  }

  @Test func `another page is looked at, though it shares a few words`() {
    var log = DisclosureLog(state(["Start"], made: 0))
    #expect(log.disclosure(in: state(page, made: 1), by: "tab[Sound]") != nil)
    let other = ["Volume", "Colour", "Size", "Font"]
    #expect(log.disclosure(in: state(other, made: 2), by: "tab[Looks]")?.title == "tab[Looks]")
    #expect(log.disclosure(in: state([], made: 3), by: "tab[Nothing]") == nil)
  }
}
