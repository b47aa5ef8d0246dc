// SPDX-License-Identifier: Apache-2.0

public import Foundation
import Semantics

/// A kind of element by Apple's words, as the roles that it has here.
public struct TestElementKind: Sendable {
  /// As a failure names one ("button").
  let words: String
  /// Nil for any.
  let roles: Set<Role>?
  /// What is asked beside the role, of the element and of what is right inside of one.
  var condition: (@Sendable (_ node: Node, _ children: (Node) -> [Node]) -> Bool)?

  @MainActor func includes(_ node: Node, in window: ViewTester) -> Bool {
    guard roles?.contains(node.role) ?? true else { return false }
    guard let condition else { return true }
    let tree = window.tree
    return condition(node) { $0.children.compactMap { tree[$0] } }
  }

  /// Whether choices are right inside of it, or in what scrolls there.
  private static let holdsChoices: @Sendable (Node, (Node) -> [Node]) -> Bool = { node, children in
    children(node).contains { inner in
      inner.role == .radioButton
        || inner.role == .scrollPane && children(inner).contains { $0.role == .radioButton }
    }
  }

  /// Any element.
  public static let any = TestElementKind(words: "element", roles: nil)
  /// Buttons: those that stay pressed or open something among them, tabs, one of several choices and lines
  /// of a menu, which are buttons elsewhere.
  public static let button = TestElementKind(
    words: "button",
    roles: [
      .button, .toggleButton, .buttonMenu, .comboBox, .radioButton, .pageTab, .menuItem,
      .checkMenuItem, .radioMenuItem,
    ])
  /// Words, headings among them.
  public static let staticText = TestElementKind(
    words: "text", roles: [.label, .static, .heading, .paragraph, .caption])
  /// Fields of one line.
  public static let textField = TestElementKind(words: "text field", roles: [.entry, .editbar])
  /// Fields of one line for what is looked for.
  public static let searchField = TestElementKind(
    words: "search field", roles: [.entry],
    condition: { node, _ in node.attributes["text-input-type"] == "search" })
  /// Fields of passwords.
  public static let secureTextField = TestElementKind(
    words: "secure text field", roles: [.passwordText])
  /// Fields of several lines.
  public static let textView = TestElementKind(words: "text view", roles: [.text])
  /// Sliders and dials.
  public static let slider = TestElementKind(words: "slider", roles: [.slider, .dial])
  /// Numbers with a half for more and one for less.
  public static let stepper = TestElementKind(words: "stepper", roles: [.spinButton])
  /// What is on or off.
  public static let `switch` = TestElementKind(
    words: "switch", roles: [.toggleButton, .checkBox])
  /// Check boxes.
  public static let checkBox = TestElementKind(words: "check box", roles: [.checkBox])
  /// One of several choices.
  public static let radioButton = TestElementKind(words: "radio button", roles: [.radioButton])
  /// Choices in a row, a column or a wheel.
  public static let segmentedControl = TestElementKind(
    words: "group of choices", roles: [.panel, .grouping], condition: holdsChoices)
  /// Choices in a row, a column or a wheel, and the fields of a date.
  public static let pickerWheel = TestElementKind(
    words: "picker wheel", roles: [.panel, .grouping, .spinButton],
    condition: { node, children in node.role == .spinButton || holdsChoices(node, children) })
  /// What opens a list of choices or a menu.
  public static let popUpButton = TestElementKind(
    words: "pop-up button", roles: [.comboBox, .buttonMenu])
  /// Links.
  public static let link = TestElementKind(words: "link", roles: [.link])
  /// Pictures.
  public static let image = TestElementKind(words: "image", roles: [.image, .icon])
  /// Rows of lists, cells of tables and lines of trees.
  public static let cell = TestElementKind(
    words: "cell", roles: [.listItem, .tableCell, .treeItem])
  /// Lists, tables and trees.
  public static let table = TestElementKind(
    words: "table", roles: [.table, .list, .listBox, .tree])
  /// What is scrolled.
  public static let scrollView = TestElementKind(words: "scroll view", roles: [.scrollPane])
  /// Tabs.
  public static let tab = TestElementKind(words: "tab", roles: [.pageTab])
  /// Menus.
  public static let menu = TestElementKind(words: "menu", roles: [.menu, .popupMenu])
  /// Lines of a menu.
  public static let menuItem = TestElementKind(
    words: "menu item", roles: [.menuItem, .checkMenuItem, .radioMenuItem])
  /// Progress bars.
  public static let progressIndicator = TestElementKind(
    words: "progress indicator", roles: [.progressBar])
  /// Questions in front of the window.
  public static let alert = TestElementKind(words: "alert", roles: [.alert, .dialog])
  /// Sheets in front of the window.
  public static let sheet = TestElementKind(words: "sheet", roles: [.dialog])
  /// Windows, and what stands in front of one.
  public static let window = TestElementKind(words: "window", roles: [.frame, .dialog])
  /// Tool bars.
  public static let toolbar = TestElementKind(words: "tool bar", roles: [.toolBar])
  /// Rows of tabs.
  public static let tabBar = TestElementKind(words: "tab bar", roles: [.pageTabList])
  /// Rows of menus.
  public static let menuBar = TestElementKind(words: "menu bar", roles: [.menuBar])
  /// What opens a menu.
  public static let menuButton = TestElementKind(
    words: "menu button", roles: [.buttonMenu, .comboBox])
  /// What has no kind of its own: groups and drawings.
  public static let other = TestElementKind(
    words: "other element", roles: [.panel, .grouping, .canvas, .drawingArea, .section, .filler])
}

/// Something that has elements inside.
@MainActor
public protocol TestElementContainer {
  /// Elements of one kind, in the order of the tree.
  func descendants(matching kind: TestElementKind) -> TestElementQuery
}

extension TestElementContainer {
  /// Buttons, those that stay pressed or open a menu among them.
  public var buttons: TestElementQuery { descendants(matching: .button) }
  /// Words, headings among them.
  public var staticTexts: TestElementQuery { descendants(matching: .staticText) }
  /// Fields of one line.
  public var textFields: TestElementQuery { descendants(matching: .textField) }
  /// Fields of one line for what is looked for.
  public var searchFields: TestElementQuery { descendants(matching: .searchField) }
  /// Choices in a row, a column or a wheel; each choice is one of its `buttons`.
  public var segmentedControls: TestElementQuery { descendants(matching: .segmentedControl) }
  /// Choices in a row, a column or a wheel.
  public var pickers: TestElementQuery { segmentedControls }
  /// Choices in a row, a column or a wheel, and the fields of a date.
  public var pickerWheels: TestElementQuery { descendants(matching: .pickerWheel) }
  /// Rows of menus.
  public var menuBars: TestElementQuery { descendants(matching: .menuBar) }
  /// What opens a menu.
  public var menuButtons: TestElementQuery { descendants(matching: .menuButton) }
  /// Fields of passwords.
  public var secureTextFields: TestElementQuery { descendants(matching: .secureTextField) }
  /// Fields of several lines.
  public var textViews: TestElementQuery { descendants(matching: .textView) }
  /// Sliders and dials.
  public var sliders: TestElementQuery { descendants(matching: .slider) }
  /// Numbers with a half for more and one for less.
  public var steppers: TestElementQuery { descendants(matching: .stepper) }
  /// What is on or off.
  public var switches: TestElementQuery { descendants(matching: .switch) }
  /// Check boxes.
  public var checkBoxes: TestElementQuery { descendants(matching: .checkBox) }
  /// One of several choices.
  public var radioButtons: TestElementQuery { descendants(matching: .radioButton) }
  /// What opens a list of choices or a menu.
  public var popUpButtons: TestElementQuery { descendants(matching: .popUpButton) }
  /// Links.
  public var links: TestElementQuery { descendants(matching: .link) }
  /// Pictures.
  public var images: TestElementQuery { descendants(matching: .image) }
  /// Rows of lists, cells of tables and lines of trees.
  public var cells: TestElementQuery { descendants(matching: .cell) }
  /// Lists, tables and trees.
  public var tables: TestElementQuery { descendants(matching: .table) }
  /// What is scrolled.
  public var scrollViews: TestElementQuery { descendants(matching: .scrollView) }
  /// Tabs.
  public var tabs: TestElementQuery { descendants(matching: .tab) }
  /// Menus.
  public var menus: TestElementQuery { descendants(matching: .menu) }
  /// Lines of a menu.
  public var menuItems: TestElementQuery { descendants(matching: .menuItem) }
  /// Progress bars.
  public var progressIndicators: TestElementQuery { descendants(matching: .progressIndicator) }
  /// Questions in front of the window.
  public var alerts: TestElementQuery { descendants(matching: .alert) }
  /// Sheets in front of the window.
  public var sheets: TestElementQuery { descendants(matching: .sheet) }
  /// Windows, and what stands in front of one.
  public var windows: TestElementQuery { descendants(matching: .window) }
  /// Sheets and what opens beside something, in front of the window.
  public var popovers: TestElementQuery { sheets }
  /// Lists, tables and trees.
  public var collectionViews: TestElementQuery { tables }
  /// What is on or off.
  public var toggles: TestElementQuery { switches }
  /// Progress bars, of which nobody knows how far they are.
  public var activityIndicators: TestElementQuery { progressIndicators }
  /// Tool bars.
  public var toolbars: TestElementQuery { descendants(matching: .toolbar) }
  /// Rows of tabs.
  public var tabBars: TestElementQuery { descendants(matching: .tabBar) }
  /// What has no kind of its own: groups and drawings.
  public var otherElements: TestElementQuery { descendants(matching: .other) }
}

extension ViewTester: TestElementContainer {
  /// Elements of one kind, in the order of the tree.
  public func descendants(matching kind: TestElementKind) -> TestElementQuery {
    TestElementQuery(window: self, kind: kind) { self.tree.depthFirst }
  }

  /// In the order of the tree, without the element itself.
  func descendants(of id: ElementID) -> [Node] {
    let tree = tree
    var found: [Node] = []
    func collect(_ id: ElementID) {
      for child in tree[id]?.children ?? [] {
        if let node = tree[child] { found.append(node) }
        collect(child)
      }
    }
    collect(id)
    return found
  }
}

/// The elements of one kind, looked for whenever it is asked.
@MainActor
public struct TestElementQuery: TestElementContainer {
  let window: ViewTester
  let kind: TestElementKind
  let all: () -> [Node]

  private var nodes: [Node] {
    all().filter { kind.includes($0, in: window) }
  }

  /// How many there are.
  public var count: Int { nodes.count }

  /// The one with this identifier, name, text or value.
  public subscript(text: String) -> TestElement {
    element("\(kind.words) \u{201c}\(text)\u{201d}") { nodes in
      nodes.first { $0.identifier == text } ?? nodes.first { $0.name == text }
        ?? nodes.first { $0.value?.text == text || $0.text?.text == text }
    }
  }

  /// The first one.
  public var firstMatch: TestElement { element(boundBy: 0) }

  /// The only one; the first one where there are several.
  public var element: TestElement { element(boundBy: 0) }

  /// The one with this number, counted from 0.
  public func element(boundBy index: Int) -> TestElement {
    element("\(kind.words) number \(index)") { nodes in
      nodes.indices.contains(index) ? nodes[index] : nil
    }
  }

  /// All that there are now.
  public var allElementsBoundByIndex: [TestElement] { nodes.map(element(of:)) }

  /// All that there are now: here an element is known again wherever it goes.
  public var allElementsBoundByAccessibilityElement: [TestElement] { allElementsBoundByIndex }

  /// One that is there, and is looked for by what it is and not by its place.
  private func element(of node: Node) -> TestElement {
    let (window, id) = (window, node.id)
    return TestElement(window: window, words: "\(kind.words) \u{201c}\(node.name)\u{201d}") {
      window.tree[id]
    }
  }

  /// Elements of another kind inside of these, each once, in the order of the tree.
  public func descendants(matching kind: TestElementKind) -> TestElementQuery {
    TestElementQuery(window: window, kind: kind) {
      var seen: Set<ElementID> = []
      return nodes.flatMap { window.descendants(of: $0.id) }.filter { seen.insert($0.id).inserted }
    }
  }

  /// Elements of another kind right inside of these.
  public func children(matching kind: TestElementKind) -> TestElementQuery {
    TestElementQuery(window: window, kind: kind) {
      let tree = window.tree
      return nodes.flatMap { $0.children.compactMap { tree[$0] } }
    }
  }

  /// Those with this identifier, or this name.
  public func matching(identifier: String) -> TestElementQuery {
    narrowed { $0.identifier == identifier || $0.name == identifier }
  }

  /// Those of a kind with this identifier, or this name; nil for any.
  public func matching(_ kind: TestElementKind, identifier: String?) -> TestElementQuery {
    narrowed { node in
      kind.includes(node, in: window)
        && (identifier == nil || node.identifier == identifier || node.name == identifier)
    }
  }

  /// Those for which the predicate holds; it is asked about ``TestElementAttributes``.
  public func matching(_ predicate: NSPredicate) -> TestElementQuery {
    narrowed { holds(predicate, for: $0) }
  }

  /// Those with an element inside for which the predicate holds.
  public func containing(_ predicate: NSPredicate) -> TestElementQuery {
    narrowed { node in
      window.descendants(of: node.id).contains { holds(predicate, for: $0) }
    }
  }

  /// Those with an element of a kind inside that has this identifier, or this name; nil for any.
  public func containing(_ kind: TestElementKind, identifier: String?) -> TestElementQuery {
    narrowed { node in
      window.descendants(of: node.id).contains { inner in
        kind.includes(inner, in: window)
          && (identifier == nil || inner.identifier == identifier || inner.name == identifier)
      }
    }
  }

  /// The only one for which the predicate holds; the first one where there are several.
  public func element(matching predicate: NSPredicate) -> TestElement {
    matching(predicate).element
  }

  /// The only one of a kind with this identifier, or this name; the first one where there are several.
  public func element(matching kind: TestElementKind, identifier: String?) -> TestElement {
    matching(kind, identifier: identifier).element
  }

  private func narrowed(_ isIncluded: @escaping (Node) -> Bool) -> TestElementQuery {
    TestElementQuery(window: window, kind: kind) { nodes.filter(isIncluded) }
  }

  private func holds(_ predicate: NSPredicate, for node: Node) -> Bool {
    predicate.evaluate(with: TestElementAttributes(element(of: node)))
  }

  private func element(_ words: String, _ choose: @escaping ([Node]) -> Node?) -> TestElement {
    TestElement(window: window, words: words) { choose(nodes) }
  }
}
