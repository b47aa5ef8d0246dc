// SPDX-License-Identifier: Apache-2.0

import Foundation
import Interaction

/// One walk over the tree that gives the elements their places, their order and their parents.
@MainActor
final class ElementPass {
  var allowsHitTesting = true
  var isShowing = true
  /// Whether a shape without meaning of its own leaves hits to the content shape around it.
  var mutesDrawings = false
  /// Whether what is drawn stands behind something else, and is not what that is.
  private(set) var isBehind = false
  /// How far in front of its siblings an element stands.
  private(set) var zIndex = 0.0
  /// What a level counts here: less inside of something that has a level of its own, so that nothing
  /// inside comes before what stands in front of that.
  private var levelUnit = 1.0
  /// Which row of a lazy stack the elements found are, as long as none is round them.
  private(set) var row: ElementRow?
  /// Whether all that is found is brought up to date, whatever its nodes say.
  private var isForced = false
  /// Whether what is inside the elements found now is where it was in them.
  private(set) var keepsInside = false
  /// The elements found so far whose parent is still open; each parent takes its own off the end.
  private var open: [Element] = []
  /// How many elements are round the one that is given a place now.
  private var depth = 0
  /// Elements that are nobody's child now and were found nowhere else so far.
  private var lost: [Element] = []

  /// How many elements were given their place so far.
  private(set) var count = 0
  /// How many were only put elsewhere.
  private(set) var moveCount = 0

  /// Places elements without making them anybody's children: they are already.
  func apart(_ body: () -> Void) {
    let start = open.count
    body()
    open.removeLast(open.count - start)
  }

  /// Gives an element without others inside its place.
  func place(
    _ holder: ElementHolder, _ transform: AffineTransform, _ size: CGSize,
    environment: EnvironmentValues
  ) {
    update(holder, transform, size, environment)
    open.append(holder.element)
  }

  private func update(
    _ holder: ElementHolder, _ transform: AffineTransform, _ size: CGSize,
    _ environment: EnvironmentValues
  ) {
    if keepsInside {
      move(holder, transform)
    } else {
      count += 1
      holder.flush(self, transform, size, environment: environment)
    }
    if holder.element.row !== row { holder.element.row = row }
  }

  /// An element whose place somebody else gives it.
  func keep(_ element: Element) { open.append(element) }

  /// Gives an element its place, and those that `inside` finds, in it.
  func place(
    _ holder: ElementHolder, _ transform: AffineTransform, _ size: CGSize,
    environment: EnvironmentValues,
    inside: () -> Void
  ) {
    update(holder, transform, size, environment)
    if !keepsInside { numbering(nil) { onOwnGround { collect(into: holder.element, inside) } } }
    open.append(holder.element)
  }

  /// - Parameter forces: Whether all inside is brought up to date.
  func forcing(_ forces: Bool, _ body: () -> Void) {
    let outer = isForced
    isForced = outer || forces
    body()
    isForced = outer
  }

  /// - Parameter keeps: Whether nothing inside is to be placed anew, unless all is.
  func keepingInside(_ keeps: Bool, _ body: () -> Void) {
    let outer = keepsInside
    keepsInside = keeps && !isForced
    body()
    keepsInside = outer
  }

  /// Takes an element elsewhere that is somebody's child already, with all that is inside.
  func move(_ holder: ElementHolder, _ transform: AffineTransform) {
    moveCount += 1
    holder.move(self, transform)
  }

  /// - Parameter keeps: Whether nothing inside is to be placed anew, unless all is; false leaves that
  ///   as it is.
  func keepingUnforced(_ keeps: Bool, _ body: () -> Void) {
    let outer = keepsInside
    keepsInside = outer || keeps && !isForced
    body()
    keepsInside = outer
  }

  /// Makes the elements that `inside` finds the children of `parent`, in their order.
  func collect(into parent: Element, _ inside: () -> Void) {
    let start = open.count
    depth += 1
    inside()
    if !isArranged(from: start, in: parent) { arrange(Array(open[start...]), in: parent) }
    open.removeLast(open.count - start)
    depth -= 1
    if depth == 0, !lost.isEmpty { endSearch() }
  }

  /// Those that nobody has found leave the window.
  private func endSearch() {
    for element in lost { element.leaveUnlessHeld() }
    lost.removeAll()
  }

  /// Whether the elements found since `start` are the parent's children already, in their order.
  /// Without a slice, which would make the removal afterwards copy all that is open.
  private func isArranged(from start: Int, in parent: Element) -> Bool {
    let children = parent.children
    guard children.count == open.count - start else { return false }
    for index in children.indices where children[index] !== open[start + index] { return false }
    return true
  }

  func restricted<Modifier: ContentModifier>(by modifier: Modifier, _ body: () -> Void) {
    let (hits, shows) = (allowsHitTesting, isShowing)
    modifier.restrict(self)
    body()
    (allowsHitTesting, isShowing) = (hits, shows)
  }

  /// - Parameter row: nil for what is inside an element.
  func numbering(_ row: ElementRow?, _ body: () -> Void) {
    let outer = self.row
    self.row = row
    body()
    self.row = outer
  }

  /// For one of the views that are a row.
  func numbering(_ row: ElementRow, part: ViewNode, _ body: () -> Void) {
    let start = open.count
    numbering(row, body)
    row.setElements(open[start...], of: part)
  }

  /// For one of several views that do not all have the same level.
  func raising(to level: Double, _ body: () -> Void) {
    let outer = (zIndex, levelUnit)
    zIndex += levelUnit == 1 ? level : Self.within(level) * levelUnit
    levelUnit *= 0x1p-20
    body()
    (zIndex, levelUnit) = outer
  }

  /// For what stands in one of a window's layers, counted from the back: no level in it brings anything
  /// before the next layer.
  func inLayer(_ layer: Int, _ body: () -> Void) {
    let outer = (zIndex, levelUnit)
    levelUnit *= 0x1p-20
    zIndex = Double(layer) * 2 * levelUnit
    body()
    (zIndex, levelUnit) = outer
  }

  /// For what stands in something of its own: its levels are compared with each other alone.
  func onOwnGround(_ body: () -> Void) {
    let outer = (zIndex, levelUnit)
    (zIndex, levelUnit) = (0, 1)
    body()
    (zIndex, levelUnit) = outer
  }

  /// Any level as a number between -1 and 1, in the same order.
  private static func within(_ level: Double) -> Double {
    level.isFinite ? level / (1 + abs(level)) : level > 0 ? 1 : -1
  }

  func behind(_ isBehind: Bool, _ body: () -> Void) {
    let outer = self.isBehind
    if isBehind { self.isBehind = true }
    body()
    self.isBehind = outer
  }

  func muting(_ mutes: Bool, _ body: () -> Void) {
    let outer = mutesDrawings
    mutesDrawings = mutes
    body()
    mutesDrawings = outer
  }

  /// An element that stays is only moved among its siblings: it keeps its contacts and its focus.
  private func arrange(_ found: [Element], in parent: Element) {
    let kept = Set(found.map(ObjectIdentifier.init))
    // It may be found once more in this walk, in another element.
    for child in parent.children where !kept.contains(ObjectIdentifier(child)) {
      child.detach()
      lost.append(child)
    }
    for element in found where element.parent !== parent { parent.append(element) }
    parent.reorder(found)
  }
}
