// SPDX-License-Identifier: Apache-2.0

import Foundation
import Gestures
import Interaction
import Semantics

/// Four by four squares, and pieces that are dragged from one to another.
@MainActor
final class Board {
  static let side = 4
  /// Points.
  static let square = 100.0

  let scene = InteractionScene(title: "Board")
  private(set) var pieces: [Piece] = []

  init() {
    scene.size = CGSize(
      width: Double(Self.side) * Self.square, height: Double(Self.side) * Self.square)
    let squares = Element()
    squares.bounds = CGRect(origin: .zero, size: scene.size)
    squares.declarations = [declaration("Pieces", .list)]
    scene.root.append(squares)
    let colors: [(String, (UInt8, UInt8, UInt8))] = [
      ("Red piece", (176, 32, 32)), ("Green piece", (16, 112, 48)), ("Blue piece", (32, 64, 176)),
    ]
    for (column, (name, color)) in colors.enumerated() {
      let piece = Piece(name: name, color: color, column: column, row: 0)
      pieces.append(piece)
      squares.append(piece.element)
      // The one gesture: keys and a screen reader's actions are played into it.
      let drag = DragGesture()
        .onChanged { [weak self] drag in self?.show(piece, movedBy: drag.translation) }
        .onEnded { [weak self] drag in self?.drop(piece, movedBy: drag.translation) }
        .onCancelled { [weak self] in self?.show(piece) }
      piece.element.gestures = [GestureAttachment(drag)]
      show(piece)
    }
  }

  /// A piece goes to the nearest square, and where it is only pushed, to the next one.
  private func drop(_ piece: Piece, movedBy way: CGSize) {
    func steps(_ points: CGFloat) -> Int {
      let steps = Int((points / Self.square).rounded())
      guard steps == 0, abs(points) >= 10, abs(points) == max(abs(way.width), abs(way.height))
      else { return steps }
      return points > 0 ? 1 : -1
    }
    let column = min(max(piece.column + steps(way.width), 0), Self.side - 1)
    let row = min(max(piece.row + steps(way.height), 0), Self.side - 1)
    if let other = pieces.first(where: { $0.column == column && $0.row == row }) {
      // Nothing moves, so nothing would be said.
      let why = other === piece ? "The board ends here" : "\(other.name) is on \(other.square)"
      scene.announce(why, about: piece.element)
    } else {
      (piece.column, piece.row) = (column, row)
    }
    show(piece)
  }

  /// Puts a piece on its square, or this far from it, and says where it is.
  private func show(_ piece: Piece, movedBy way: CGSize = .zero) {
    piece.element.transform = AffineTransform(
      translationByX: (Double(piece.column) + 0.15) * Self.square + way.width,
      byY: (Double(piece.row) + 0.15) * Self.square + way.height)
    var declaration = declaration(piece.name, .listItem)
    declaration.value = piece.square
    piece.element.declarations = [declaration]
  }

  private func declaration(_ label: String, _ role: Role) -> SemanticsDeclaration {
    var declaration = SemanticsDeclaration()
    declaration.label = label
    declaration.role = role
    return declaration
  }
}

/// One piece: an element of its own.
@MainActor
final class Piece {
  let name: String
  let color: (UInt8, UInt8, UInt8)
  let element = Element()
  var column: Int
  var row: Int

  init(name: String, color: (UInt8, UInt8, UInt8), column: Int, row: Int) {
    (self.name, self.color, self.column, self.row) = (name, color, column, row)
    element.bounds = CGRect(x: 0, y: 0, width: 0.7 * Board.square, height: 0.7 * Board.square)
    element.hitShape = .bounds
  }

  /// As players call it: "B 3".
  var square: String { "\(["A", "B", "C", "D"][column]) \(row + 1)" }
}
