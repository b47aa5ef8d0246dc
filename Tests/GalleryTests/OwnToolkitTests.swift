// SPDX-License-Identifier: Apache-2.0

import DesktopSession
import Semantics
import Testing

/// An application without views: the board on bare SDL2.
struct OwnToolkitTests {
  private func start(hasScreenReader: Bool = false) async throws -> LiveApplication {
    try await LiveApplication(
      BuiltProducts.path("own-toolkit"), hasScreenReader: hasScreenReader)
  }

  private func square(_ board: LiveApplication, is square: String) async throws -> String {
    try await board.settled("Red piece") { $0.description == square }.description
  }

  @Test func `a piece is moved by the pointer, by keys and by an action`() async throws {
    let board = try await start()
    let red = try await board.element("Red piece", role: .listItem)
    #expect(red.node.description == "A 1")
    try await board.touchDrag(red, x: 5, y: 200)
    #expect(try await square(board, is: "A 3") == "A 3")
    try board.type(.right)
    #expect(try await square(board, is: "B 3") == "B 3")
    #expect(try await board.python("do-action", ["Red piece", "move-up"]) == ["True"])
    #expect(try await square(board, is: "B 2") == "B 2")
  }

  @Test func `a piece does not go where another one stands, nor off the board`() async throws {
    let board = try await start()
    #expect(try await board.python("do-action", ["Red piece", "move-right"]) == ["True"])
    #expect(try await board.python("do-action", ["Red piece", "move-up"]) == ["True"])
    #expect(try await board.python("do-action", ["Red piece", "move-down"]) == ["True"])
    #expect(try await square(board, is: "A 2") == "A 2")
  }

  @Test(.heardAgain) func `Orca says the piece and the square that it comes to`() async throws {
    let board = try await start(hasScreenReader: true)
    try await board.hear("Red piece")
    try await board.say(to: [.down, .right, .tab, .down], golden: "own-toolkit-orca")
  }
}
