// SPDX-License-Identifier: Apache-2.0

import Foundation
import Observation

/// A board with what was done to it, saved after each change.
@MainActor @Observable
final class BoardModel {
  /// What is wrong with the file.
  enum Problem: Equatable {
    /// It holds no board. It is left as it is, and nothing is saved.
    case broken(String)
    case unwritable(String)
  }

  private(set) var board = Board.empty
  private(set) var problem: Problem?
  private(set) var file: BoardFile
  private var past: [Step] = []
  private var future: [Step] = []

  /// A change, with the board on the other side of it.
  private struct Step {
    let name: String
    let board: Board
  }

  private static let stepLimit = 200
  /// Whether changes are written into the file.
  private let isSaved: Bool

  /// - Parameter isSaved: Whether changes are written into the file.
  init(file: BoardFile, isSaved: Bool = true) {
    self.file = file
    self.isSaved = isSaved
    load()
  }

  /// What would be undone ("Move card"); nil where nothing was done.
  var undoName: String? { past.last?.name }
  var redoName: String? { future.last?.name }

  /// Changes the board as one step.
  func change(_ name: String, _ body: (inout Board) -> Void) {
    var changed = board
    body(&changed)
    guard changed != board else { return }
    past.append(Step(name: name, board: board))
    if past.count > Self.stepLimit { past.removeFirst() }
    future = []
    board = changed
    save()
  }

  func undo() {
    guard let step = past.popLast() else { return }
    future.append(Step(name: step.name, board: board))
    board = step.board
    save()
  }

  func redo() {
    guard let step = future.popLast() else { return }
    past.append(Step(name: step.name, board: board))
    board = step.board
    save()
  }

  /// Reads the file, in place of what is shown.
  func load() {
    do {
      board = try file.read() ?? .empty
      problem = nil
    } catch {
      board = .empty
      problem = .broken(Self.reason(error))
    }
    (past, future) = ([], [])
  }

  /// Leaves a broken file to whoever can mend it, and goes on in a new one beside it.
  func startBeside() {
    file = file.beside
    problem = nil
    save()
  }

  /// Saves once more, after it went wrong.
  func save() {
    guard isSaved else { return }
    if case .broken = problem { return }
    do {
      try file.write(board)
      problem = nil
    } catch {
      problem = .unwritable(Self.reason(error))
    }
  }

  private static func reason(_ error: any Error) -> String {
    switch error {
    case DecodingError.dataCorrupted: "it is not written in JSON"
    case is DecodingError: "it is JSON, and no board"
    default: error.localizedDescription
    }
  }
}
