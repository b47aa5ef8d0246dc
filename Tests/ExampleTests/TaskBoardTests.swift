// SPDX-License-Identifier: Apache-2.0

import Evenhand
import EvenhandTesting
import ModelAudit
import Testing
import Views

@testable import TaskBoard

/// The task board, by hand, by keys and by actions, and its file.
@MainActor
struct TaskBoardTests {
  private let folder: ScratchFolder
  private let file: BoardFile

  init() throws {
    folder = try ScratchFolder()
    file = BoardFile(url: folder.url.appendingPathComponent("board.json"))
  }

  private func write(_ cards: [String], _ others: [String] = []) throws {
    var board = Board.empty
    board.lists[0].cards = cards.map { Card(title: $0) }
    board.lists[1].cards = others.map { Card(title: $0) }
    try file.write(board)
  }

  private func open() -> (model: BoardModel, window: ViewTester) {
    let model = BoardModel(file: file)
    return (
      model, ViewTester(size: CGSize(width: 980, height: 640)) { BoardWindow(model: model) }
    )
  }

  /// "Milk, Bread | Bicycle | " of what is in the file.
  private func saved() throws -> String {
    let lists = try #require(try file.read()).lists
    return lists.map { $0.cards.map(\.title).joined(separator: ", ") }.joined(separator: " | ")
  }

  @Test func `a hand drags a card to another list and between its cards, and each is saved`() throws
  {
    try write(["Milk", "Bread"], ["Bicycle"])
    let (_, window) = open()
    try window.drag("Milk", from: .center, to: .center, of: "Bicycle")
    window.advance(by: 2)
    #expect(try saved() == "Bread | Milk, Bicycle | ")
    let field = try window.center(of: "New card in Done")
    window.drag(
      from: try window.center(of: "Bread"), to: CGPoint(x: field.x, y: field.y - 200))
    window.advance(by: 2)
    #expect(try saved() == " | Milk, Bicycle | Bread")
  }

  @Test func `a finger that stays takes a card along`() throws {
    try write(["Milk"], ["Bicycle"])
    let (_, window) = open()
    try window.drag(
      "Milk", from: .center, to: .center, of: "Bicycle", holding: 1, kind: .touch)
    window.advance(by: 2)
    #expect(try saved() == " | Milk, Bicycle | ")
  }

  @Test func `keys and actions carry a card, and its menu sends it to a list`() throws {
    try write(["Milk", "Bread"])
    let (_, window) = open()
    try window.perform("start-drag", on: "Milk")
    try window.perform("drop-here", on: "Doing")
    window.advance(by: 2)
    #expect(try saved() == "Bread | Milk | ")
    try window.tabTo("Bread")
    window.press(.menu)
    try window.tap("Move to Done")
    window.advance(by: 2)
    #expect(try saved() == " | Milk | Bread")
  }

  @Test func `the first card has the focus, says that there is more to do, and Delete deletes it`()
    throws
  {
    try write(["Milk", "Bread"])
    let model = BoardModel(file: file)
    let host = ViewHost(title: "Task Board", measurer: UniformTextMeasurer()) {
      BoardWindow(model: model)
    }
    let window = ViewTester(host, size: CGSize(width: 980, height: 640), takesFocus: true)
    #expect(window.focused?.name == "Milk")
    #expect(window.focused?.help == "Opens the card. Alt+Enter starts dragging")
    #expect(window.press(.delete))
    window.advance(by: 1)
    #expect(try saved() == "Bread |  | ")
    #expect(window.announcements.last == "Deleted: Milk")
  }

  @Test(arguments: [(360.0, 1.5), (360, 3), (980, 1), (2000, 1)])
  func `no list is wider than the window, and they share a wide one`(width: Double, scale: Double)
    throws
  {
    try write(["Milk"])
    let (_, window) = open()
    window.host.settings = DisplaySettings(textScale: scale)
    window.host.size = CGSize(width: width, height: 640)
    window.settle()
    let fields = try ["To Do", "Doing", "Done"].map {
      try #require(try window.element(named: "New card in \($0)").frame)
    }
    #expect(fields[0].x >= 0 && fields[0].x + fields[0].width <= width)
    let end = fields[2].x + fields[2].width
    if width > 900 { #expect(end <= width && end > width - 40) }
  }

  @Test func `what is done is undone and done again, step by step`() throws {
    try write(["Milk"])
    let (model, window) = open()
    try window.tabTo("New card in To Do")
    window.typeText("  Tea ")
    window.press(.return)
    #expect(try saved() == "Milk, Tea |  | ")
    try window.perform("start-drag", on: "Tea")
    try window.perform("drop-here", on: "Done")
    #expect(try saved() == "Milk |  | Tea")
    try window.tap("Undo")
    try window.tap("Undo")
    #expect(try saved() == "Milk |  | " && model.undoName == nil)
    try window.tap("Redo")
    #expect(try saved() == "Milk, Tea |  | " && model.redoName == "Move card")
    model.change("Add card") { $0.lists[1].cards.append(Card(title: "Soap")) }
    #expect(model.redoName == nil)
  }

  @Test func `a card is changed in front of the board, saved or left, and deleted`() throws {
    try write(["Milk"])
    let (_, window) = open()
    try window.tap("Milk")
    try window.tabTo("Title")
    window.press(.end)
    window.typeText(" and honey")
    window.press(.escape)
    window.settle()
    #expect(try saved() == "Milk |  | ")
    try window.tap("Milk")
    try window.tabTo("Title")
    window.press(.end)
    window.typeText(" and honey")
    window.press("s", .control)
    window.settle()
    #expect(try saved() == "Milk and honey |  | ")
    try window.tap("Milk and honey")
    try window.tap("Delete")
    window.settle()
    #expect(try saved() == " |  | ")
  }

  @Test(arguments: ["{ \"lists\": [", "[1, 2]", ""])
  func `a broken file is told, and never written over`(text: String) throws {
    try folder.write(Data(text.utf8), to: "board.json")
    let (model, window) = open()
    let names = window.tree.depthFirst.map(\.name)
    let words = try #require(names.first { $0.contains("left as it is") })
    #expect(words.contains(file.url.path))
    #expect(model.isBroken)
    model.change("Add card") { $0.lists[0].cards.append(Card(title: "Tea")) }
    model.undo()
    #expect(try Data(contentsOf: file.url) == Data(text.utf8))
    #expect(try window.element(named: "New card in To Do").states[.sensitive] == false)
    try window.tap("Start a New Board Beside It")
    window.settle()
    #expect(model.file.url.lastPathComponent == "board 2.json" && !model.isBroken)
    #expect(try model.file.read() == model.board)
    #expect(try Data(contentsOf: file.url) == Data(text.utf8))
  }

  @Test func `a mended file is read again, and one that cannot be written is told`() throws {
    try folder.write(Data("broken".utf8), to: "board.json")
    let (model, window) = open()
    try write(["Milk"])
    try window.tap("Read Again")
    window.settle()
    #expect(!model.isBroken && model.board.lists[0].cards.map(\.title) == ["Milk"])
    let other = BoardModel(file: BoardFile(url: URL(fileURLWithPath: "/proc/none/board.json")))
    other.change("Add card") { $0.lists[0].cards.append(Card(title: "Tea")) }
    guard case .unwritable = other.problem else {
      Issue.record("\(String(describing: other.problem))")
      return
    }
  }

  @Test func `where there is no file yet, an empty board is shown, and nothing written`() {
    let (model, _) = open()
    #expect(model.board.lists.map(\.title) == ["To Do", "Doing", "Done"] && model.problem == nil)
    #expect(!FileManager.default.fileExists(atPath: file.url.path))
  }

  @Test func `all of it is proved, and holds up before the audit`() throws {
    try write(["Milk", "Bread"], ["Bicycle"])
    let (result, proof) = ModelAudit(
      of: BoardWindow(model: BoardModel(file: file)), size: CGSize(width: 980, height: 640)
    ).runAndProve()
    #expect(!proof.isRefuted, "\(proof)")
    #expect(result.isValid && result.violations.isEmpty, "\(result.failureText)")
  }
}
