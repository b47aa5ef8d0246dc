// SPDX-License-Identifier: Apache-2.0

import Foundation
import FoundationXML
import Semantics

/// The elements of one file of test data, in the words of `Semantics`.
struct FixtureDocument {
  private(set) var name = ""
  private(set) var windows: [ElementID] = []
  private(set) var nodes: [Node] = []
  private var clipboard: [Character] = []

  init() {}

  init(_ file: URL) throws {
    guard let root = try XMLDocument(data: Data(contentsOf: file)).rootElement() else { return }
    name = root.text("name")
    windows = root.children(where: \.isAccessible).map { add($0, under: nil) }
  }

  private static let roles = Dictionary(
    Role.allCases.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
  private static let states = Dictionary(
    uniqueKeysWithValues: State.allCases.map { ($0.name, $0) })

  private mutating func add(_ element: XMLElement, under parent: ElementID?) -> ElementID {
    let id = ElementID(UInt64(nodes.count + 1))
    let place = nodes.count
    let role = element.text("role")
    var node = Node(
      id: id, role: Self.roles[role == "push button" ? "button" : role] ?? .unknown,
      name: element.text("name"), description: element.text("description"))
    if node.role == .unknown, let found = Self.roles[role] { node.role = found }
    node.help = element.text("help_text")
    // What only stands there has the states of the file alone.
    if element.name != "accessible" { node.states = StateSet(.enabled, .sensitive) }
    for state in element.elements(forName: "state") {
      if let found = Self.states[state.text("state_enum")] { node.states[found] = true }
    }
    for relation in element.elements(forName: "relation") {
      // ATK's number for what controls another.
      if let parent, relation.number("relation_type") == 2 {
        node.relations.append(Relation(.controllerFor, [parent]))
      }
    }
    nodes.append(node)
    let children = element.children(where: \.isAccessible).map { add($0, under: id) }
    node.children = children
    fill(&node, from: element)
    nodes[place] = node
    return id
  }

  private mutating func fill(_ node: inout Node, from element: XMLElement) {
    for action in element.elements(forName: "action") {
      node.actions.append(
        Action(
          name: action.text("action_name"), label: action.text("action_name"),
          description: action.text("action_description"), keyBinding: action.text("key_binding")))
    }
    if let place = element.elements(forName: "component").first {
      node.frame = place.frame
      node.states[.focusable] = true
    }
    if let image = element.elements(forName: "image").first {
      node.frame = image.frame
      node.picture = PictureContent(description: image.text("image_description"))
    }
    if let text = element.elements(forName: "text_node").first {
      node.text = Self.content(of: text)
      node.frame = text.frame
    }
    if element.name == "accessible_editable_text" {
      node.text = TextContent("")
      node.states[.editable] = true
    }
    if let value = element.elements(forName: "value_node").first {
      node.value = RangeValue(
        minimum: value.real("min"), maximum: value.real("max"), current: value.real("current"),
        increment: value.real("step"))
    }
    if let document = element.elements(forName: "document").first {
      node.document = DocumentContent(
        locale: "document_locale", page: document.number("page_no"),
        pageCount: document.number("page_number"),
        properties: ["atspi1": "test1", "atspi2": "test2"])
    }
    if let cell = element.elements(forName: "table_cell").first {
      node.cell = CellContent(
        row: cell.number("cell_y"), column: cell.number("cell_x"),
        rowSpan: max(1, cell.number("row_span")), columnSpan: max(1, cell.number("column_span")))
    }
    if element.name == "accessible_selection" {
      node.holdsChoices = true
      node.states[.multiselectable] = true
      for child in node.children {
        edit(child) { $0.states.formUnion(StateSet(.enabled, .sensitive, .selectable)) }
      }
    }
    if let text = element.elements(forName: "hypertext").first {
      fillLinks(&node, text.text("text"))
    }
    if element.name == "accessible_table" { fillTable(&node) }
  }

  /// How letters look is in the file, what the first ones have beside it in the program of the tests.
  private static func content(of element: XMLElement) -> TextContent {
    var content = TextContent(element.text("text"))
    for name in ["bold_text", "underline_text", "dummy_text"] {
      content.style.others[name] = element.text(name)
    }
    var style = TextContent.Style()
    style.others = ["text_test_attr1": "on", "text_test_attr2": "off"]
    content.runs = [TextContent.Run(range: 0..<10, style: style)]
    return content
  }

  /// An element for each `href='...'` of the text.
  private mutating func fillLinks(_ node: inout Node, _ text: String) {
    var content = TextContent(text)
    for match in text.matches(of: /href='([^']*)'/) {
      let range = match.output.1.startIndex..<match.output.1.endIndex
      let id = ElementID(UInt64(1_000_000 + nodes.count + content.links.count))
      let link = Node(
        id: id, role: .link, name: String(text[range]), states: StateSet(.enabled, .sensitive),
        text: TextContent(String(text[range])))
      nodes.append(link)
      edit(id) { $0.link = LinkContent(address: String(text[range])) }
      node.children.append(id)
      content.links.append(
        TextContent.Link(
          range: text.distance(
            from: text.startIndex, to: range.lowerBound)..<text.distance(
              from: text.startIndex, to: range.upperBound),
          element: id))
    }
    node.text = content
  }

  /// Columns and rows are said by elements of their own; a cell is chosen with its row or column.
  private mutating func fillTable(_ node: inout Node) {
    let children = node.children.compactMap { id in nodes.first { $0.id == id } }
    let columns = children.filter { $0.role == .tableColumnHeader }
    let rows = children.filter { $0.role == .tableRowHeader }
    func headings(_ lines: [Node]) -> [Int: TableContent.Heading] {
      Dictionary(
        uniqueKeysWithValues: lines.enumerated().map {
          ($0.offset, .init($0.element.description, element: $0.element.children.first))
        })
    }
    node.table = TableContent(
      rows: rows.count, columns: columns.count,
      caption: children.first { $0.role == .caption }?.id,
      summary: children.first { $0.role == .heading }?.id,
      rowHeadings: headings(rows), columnHeadings: headings(columns))
    for child in children {
      guard let cell = child.cell else { continue }
      edit(child.id) {
        $0.states[.selected] =
          rows[cell.row].states[.selected] || columns[cell.column].states[.selected]
      }
    }
  }

  private mutating func edit(_ id: ElementID, _ body: (inout Node) -> Void) {
    guard let place = nodes.firstIndex(where: { $0.id == id }) else { return }
    body(&nodes[place])
  }

  // MARK: Requests

  /// Whether it was done.
  mutating func perform(_ request: AssistiveRequest) -> Bool {
    switch request {
    case .showTree, .performAction, .focus, .scrollIntoView: return true
    case .setValue(let id, let value): edit(id) { $0.value?.current = value }
    case .setChosen(let id, let isChosen): edit(id) { $0.states[.selected] = isChosen }
    case .setAllChosen(let id, let areChosen):
      for child in nodes.first(where: { $0.id == id })?.children ?? [] {
        edit(child) { $0.states[.selected] = areChosen }
      }
    case .editText(let id, let request):
      var clipboard = clipboard
      edit(id) { Self.edit(&$0, request, &clipboard) }
      self.clipboard = clipboard
    }
    return true
  }

  private static func edit(
    _ node: inout Node, _ request: TextRequest, _ clipboard: inout [Character]
  ) {
    guard var content = node.text else { return }
    var characters = Array(content.text)
    func place(_ offset: Int) -> Int { min(max(0, offset), characters.count) }
    func places(_ range: Range<Int>) -> Range<Int> {
      place(range.lowerBound)..<place(range.upperBound)
    }
    switch request {
    case .setCaret(let offset):
      content.caret = place(offset)
      content.selection = nil
    case .select(let range): content.selection = range.isEmpty ? nil : places(range)
    case .setContents(let text): characters = Array(text)
    case .insert(let text, let offset): characters.insert(contentsOf: text, at: place(offset))
    case .delete(let range), .cut(let range):
      if case .cut = request { clipboard = Array(characters[places(range)]) }
      characters.removeSubrange(places(range))
    case .copy(let range): clipboard = Array(characters[places(range)])
    case .paste(let offset): characters.insert(contentsOf: clipboard, at: place(offset))
    }
    content.text = String(characters)
    node.text = content
  }
}

extension XMLElement {
  fileprivate var isAccessible: Bool { name?.hasPrefix("accessible") == true }

  fileprivate func children(where isWanted: (XMLElement) -> Bool) -> [XMLElement] {
    (children ?? []).compactMap { $0 as? XMLElement }.filter(isWanted)
  }

  fileprivate func text(_ attribute: String) -> String {
    self.attribute(forName: attribute)?.stringValue ?? ""
  }

  fileprivate func number(_ attribute: String) -> Int { Int(text(attribute)) ?? 0 }
  fileprivate func real(_ attribute: String) -> Double { Double(text(attribute)) ?? 0 }

  fileprivate var frame: Rect {
    Rect(x: real("x"), y: real("y"), width: real("width"), height: real("height"))
  }
}
