// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Which piece of the last picture one node drew, so that it stands in the next one without being
/// drawn again where nothing changed that it is drawn by.
@MainActor
final class DrawnPiece {
  /// Where it begins, counted from the piece of the node that drew this one.
  fileprivate var start = 0
  fileprivate var count = 0
  fileprivate var offset = CGPoint.zero
  fileprivate var visible: CGRect?
  fileprivate var drawer: ObjectIdentifier?
  /// The picture that it was drawn for, and the last one that the node round it was drawn for.
  fileprivate var drawnIn = 0
  fileprivate var usedIn = 0
  /// The picture for which it has to be drawn anew.
  fileprivate(set) var staleIn = 0
  /// Whether something inside is drawn anew for each picture.
  fileprivate var isLive = false

  fileprivate init() {}

  /// - Returns: False where it was known, and so is it of all round it.
  func makeStale(in picture: Int) -> Bool {
    guard staleIn != picture else { return false }
    staleIn = picture
    return true
  }
}

/// Puts a picture together from what nodes draw, and from pieces of the picture before.
@MainActor
final class PictureRecorder {
  /// The node that is drawing.
  private struct Drawer {
    /// Where its piece begins in the picture.
    let start: Int
    /// The same in the picture before; nil where it was not in that.
    let before: Int?
    /// The picture that it was drawn for before.
    let drawnIn: Int
    var isLive = false
  }

  /// The number of the next picture.
  private(set) var picture = 1
  /// The one that is being drawn.
  private var current = 0
  /// False while a picture is drawn that cannot be used again.
  private var isRecording = false
  private var isKnown = false
  private var before: [DisplayList.Item] = []
  private var drawer = Drawer(start: 0, before: nil, drawnIn: 0)

  /// Whether some node may have a piece.
  var hasPieces: Bool { picture > 1 }

  /// Nothing of the last picture can be used.
  func forget() { isKnown = false }

  /// Draws one picture.
  ///
  /// - Parameters:
  ///   - list: The picture before, and then the new one.
  ///   - isStill: Whether nodes show what they are, and nothing on its way.
  func record(_ list: inout DisplayList, isStill: Bool, _ draw: (inout DisplayList) -> Void) {
    swap(&before, &list.items)
    list.items.removeAll(keepingCapacity: true)
    drawer = Drawer(start: 0, before: isKnown && isStill ? 0 : nil, drawnIn: current)
    current = picture
    // What becomes stale while it is drawn is so in the next one.
    picture += 1
    isRecording = isStill
    list.isRecorded = isStill
    draw(&list)
    list.isRecorded = false
    isKnown = isStill
    isRecording = false
  }

  func draw(
    _ node: ViewNode, by outer: ViewNode, _ list: inout DisplayList, at offset: CGPoint,
    _ paint: (inout DisplayList) -> Void
  ) {
    guard isRecording, list.isRecorded, node.hasPiece else { return paint(&list) }
    let piece = node.piece ?? DrawnPiece()
    node.piece = piece
    let isThere =
      drawer.before != nil && piece.drawer == ObjectIdentifier(outer)
      && piece.usedIn == drawer.drawnIn && piece.usedIn != current
    let place = isThere ? drawer.before.map { $0 + piece.start } : nil
    let start = list.items.count
    if let place, piece.staleIn <= piece.drawnIn, !piece.isLive, piece.offset == offset,
      piece.visible == list.visible, place + piece.count <= before.count
    {
      list.items.append(contentsOf: before[place..<(place + piece.count)])
    } else {
      let around = drawer
      drawer = Drawer(start: start, before: place, drawnIn: piece.drawnIn)
      paint(&list)
      piece.isLive = drawer.isLive || node.isDrawnAnew
      drawer = around
      (piece.offset, piece.visible) = (offset, list.visible)
      (piece.count, piece.drawnIn) = (list.items.count - start, current)
      piece.drawer = ObjectIdentifier(outer)
    }
    if piece.isLive { drawer.isLive = true }
    piece.start = start - drawer.start
    piece.usedIn = current
  }
}
