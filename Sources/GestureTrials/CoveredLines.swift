// SPDX-License-Identifier: Apache-2.0

import Foundation
import Views

// A sketch that draws all there is of a line once more with each move of the hand looks the same
// however many moves there were.

extension DisplayList {
  /// Without each line that the next thing drawn covers: a longer one that begins with it, in the same
  /// opaque colour and of the same width.
  var withoutCoveredLines: DisplayList {
    guard items.count(where: \.isStroke) > 1 else { return self }
    var kept: [Item] = []
    kept.reserveCapacity(items.count)
    // Whether what is drawn lies as it is on what is there, so that once more is no darker. What a group
    // makes of it, it makes of all inside as one.
    var isPlain = true
    var outer: [Bool] = []
    for item in items {
      switch item {
      case .push: outer.append(isPlain)
      case .pop: isPlain = outer.popLast() ?? isPlain
      case .opacity, .blend: isPlain = false
      case .group: isPlain = true
      case .stroke where isPlain:
        if let covered = kept.lineBefore, item.covers(kept[covered.line]) {
          kept.removeSubrange(covered.whole)
        }
      case .transform, .clip, .fill, .stroke, .gradient, .gradientText, .picture, .text: break
      }
      kept.append(item)
    }
    guard kept.count < items.count else { return self }
    var list = self
    list.items = kept
    return list
  }
}

extension DisplayList.Item {
  fileprivate var isStroke: Bool {
    if case .stroke = self { true } else { false }
  }

  /// Whether nothing is seen of another line below this one.
  fileprivate func covers(_ other: DisplayList.Item) -> Bool {
    guard case .stroke(let path, let color, let style) = self,
      case .stroke(let otherPath, let otherColor, let otherStyle) = other,
      color.alpha == 1, color.isAlike(otherColor), style.isAlike(otherStyle), style.dash.isEmpty
    else { return false }
    return path.elements.straightened.begin(
      with: otherPath.elements.straightened,
      coversEnds: style.lineCap == .butt || style.lineCap == .round && style.lineJoin == .round)
  }
}

extension [DisplayList.Item] {
  /// The line that was drawn last, and with it the items that go if it does: itself, or all of the
  /// block that it has to itself, where what comes next is drawn in a block of the same kind.
  fileprivate var lineBefore: (line: Int, whole: Range<Int>)? {
    if let last, last.isStroke { return (count - 1, count - 1..<count) }
    guard let push = lastIndex(of: .push), push > 1, self[push - 1] == .pop else { return nil }
    let line = push - 2
    let lead = self[(push + 1)...]
    let start = line - lead.count - 1
    guard self[line].isStroke, start >= 0, self[start] == .push,
      self[(start + 1)..<line].elementsEqual(lead)
    else { return nil }
    return (line, start..<push)
  }
}

extension [Path.Step] {
  /// Whether another path is the first part of this one. One that ends where this one has a corner is,
  /// if its end is no wider than the corner.
  fileprivate func begin(with other: [Path.Step], coversEnds: Bool) -> Bool {
    guard other.count <= count else { return false }
    for (index, (mine, its)) in zip(self, other).enumerated() {
      if index == other.count - 1, index > 0, case .line(let end) = its,
        let start = self[index - 1].endOfLine, case .line(let further) = mine
      {
        if mine.isAlike(its) { return coversEnds || other.count == count }
        return end.isBetween(start, further)
      }
      guard mine.isAlike(its) else { return false }
    }
    return true
  }
}
