// SPDX-License-Identifier: Apache-2.0

import Semantics
import Synchronization

/// Gives each element a name that a person can find it by, and that is the same in the next run.
public struct ElementNaming: Sendable {
  /// One level of the way from the window to an element.
  public struct Step: Hashable, Sendable {
    /// What the element is exposed as.
    public let role: Role
    /// The author's identifier where there is one, the name otherwise.
    public let name: String
  }

  let context: AuditContext
  /// One for each element, by place.
  private let steps: [Step]
  /// The place among the elements with the same path.
  private let ordinals: Ordinals
  /// The same among the elements whose selectors print alike and are cut.
  private let shownOrdinals: Ordinals
  private let stems = Stems()

  init(_ context: AuditContext) {
    self.context = context
    let steps = context.nodes.map(Self.step)
    self.steps = steps
    var plain = PathNumbers(capacity: steps.count)
    var shown = PathNumbers()
    var ordinals = Ordinals(count: steps.count)
    var shownOrdinals = ordinals
    // A parent stands before its children, so the way to it is numbered when they come.
    var ways = Array(repeating: Way(), count: steps.count)
    for (place, step) in steps.enumerated() {
      let above = context.parentPlace(of: place).map { ways[$0] } ?? Way()
      let name = SelectorText.shown(step.name)
      var way = Way(plain: plain.number(of: step, below: above.plain))
      ordinals.add(place, path: way.plain)
      way.isCut = above.isCut || SelectorText.isCut(name)
      if way.isCut {
        way.shown = shown.number(of: Step(role: step.role, name: name), below: above.shown)
        shownOrdinals.add(place, path: way.shown)
      } else {
        // What is shown whole is alike where it is equal; below 0 it is not taken for a cut path.
        way.shown = -way.plain
      }
      ways[place] = Self.isPassedOver(place, step, context) ? above : way
    }
    self.ordinals = ordinals
    self.shownOrdinals = shownOrdinals
  }

  /// The application and what has no name stand in no path but their own; a window stands in all.
  private static func isPassedOver(_ place: Int, _ step: Step, _ context: AuditContext) -> Bool {
    guard let above = context.parentPlace(of: place) else { return true }
    return above != 0 && step.name.isEmpty
  }

  /// The named elements above an element, as numbers of paths.
  private struct Way {
    var plain = 0
    var shown = 0
    var isCut = false
  }

  /// From the window down: the element, and what is named above it.
  public func path(of node: Node) -> [Step] {
    guard let place = context.place(of: node.id) else { return [Self.step(node)] }
    return stem(of: place).path + [steps[place]]
  }

  /// What the paths of the elements below one element begin with. A list of many elements has one for
  /// all of them.
  private struct Stem: Sendable {
    /// Without the element itself, and from the window down.
    var path: [Step] = []
    /// As it stands in selectors, with what divides it from the element.
    var text = ""
  }

  private final class Stems: Sendable {
    /// By the place of the parent.
    let known = Mutex<[Int: Stem]>([:])
  }

  private func stem(of place: Int) -> Stem {
    guard let parent = context.parentPlace(of: place) else { return Stem() }
    return stems.known.withLock { known in
      if let stem = known[parent] { return stem }
      let stem = newStem(below: parent)
      known[parent] = stem
      return stem
    }
  }

  private func newStem(below parent: Int) -> Stem {
    var path: [Step] = []
    var above: Int? = parent
    while let next = above {
      if !Self.isPassedOver(next, steps[next], context) { path.append(steps[next]) }
      above = context.parentPlace(of: next)
    }
    path.reverse()
    let text = path.map { Self.shown($0).description + ElementSelector.separator }.joined()
    return Stem(path: path, text: text)
  }

  private static func shown(_ step: Step) -> ElementSelector.Step {
    ElementSelector.Step(role: step.role, name: SelectorText.shown(step.name))
  }

  /// From 1; nil where no other element has the same path.
  public func ordinal(of node: Node) -> Int? {
    context.place(of: node.id).flatMap { ordinals[$0] }
  }

  /// From 1; nil where no other element's selector would look the same. It differs from `ordinal`
  /// where long names are cut.
  func shownOrdinal(of node: Node) -> Int? {
    context.place(of: node.id).flatMap { shownOrdinals[$0] ?? ordinals[$0] }
  }

  /// "frame[Preferences] > slider[Volume]"; a number in round brackets tells twins apart.
  public func selector(of node: Node) -> String {
    guard let place = context.place(of: node.id) else {
      return Self.shown(Self.step(node)).description
    }
    return stem(of: place).text + Self.shown(steps[place]).description
      + ElementSelector.text(ofOrdinal: shownOrdinals[place] ?? ordinals[place])
  }

  /// "frame[Preferences]"; the application where the element is in no window.
  public func window(of node: Node) -> Node {
    context.window(of: node.id) ?? context.tree.rootNode
  }

  private static func step(_ node: Node) -> Step {
    let identifier = node.identifier.trimmed
    return Step(role: node.role, name: identifier.isEmpty ? node.name.trimmed : identifier)
  }
}

/// Tells the elements that share a path apart, by their order in the tree.
struct Ordinals: Sendable {
  /// By place; 0 for an element that was not added.
  private var paths: [Int]
  private var ordinals: [Int]
  /// By path.
  private var counts = [0]

  init(count: Int) {
    paths = Array(repeating: 0, count: count)
    ordinals = paths
  }

  /// `path` as `PathNumbers` numbers it.
  mutating func add(_ place: Int, path: Int) {
    while counts.count <= path { counts.append(0) }
    counts[path] += 1
    paths[place] = path
    ordinals[place] = counts[path]
  }

  /// From 1; nil where no other element shares the path.
  subscript(place: Int) -> Int? { counts[paths[place]] > 1 ? ordinals[place] : nil }
}

/// Gives equal paths the same number.
struct PathNumbers {
  private struct Key: Hashable {
    let above: Int
    let step: ElementNaming.Step
  }

  private var numbers: [Key: Int] = [:]

  /// For about so many paths.
  init(capacity: Int = 0) {
    numbers.reserveCapacity(capacity)
  }

  /// The number of the path that leads on from another one, from 1; 0 is the way of nothing.
  mutating func number(of step: ElementNaming.Step, below above: Int) -> Int {
    let next = numbers.count + 1
    return Self.known(&numbers[Key(above: above, step: step)], or: next)
  }

  private static func known(_ number: inout Int?, or next: Int) -> Int {
    if let number { return number }
    number = next
    return next
  }
}
