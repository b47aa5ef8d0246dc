// SPDX-License-Identifier: Apache-2.0

import AccessibilitySnapshot
import Foundation
import Semantics
import Simulation
import Views

/// What a window shows at one moment, in the words of its accessibility tree: roles, names, texts,
/// states, values and places. Focus and time are left out.
struct WindowState {
  struct Item {
    let label: String
    let role: Role
    /// Name, description, the value's text.
    let texts: [String]
    let states: StateSet
    let value: Double?
    let frame: Rect?
    /// The names of what can be done with it; none for an element that is not tried.
    let actions: [String]
    /// Whether it stands for the element that is tried.
    let isOwn: Bool
  }

  /// In the order of the tree.
  let items: [Item]
  let drawing: DisplayList
  /// Something that the application adds.
  struct Proven {
    let name: String
    let text: String
  }

  let proven: [Proven]
  /// How many elements with gestures are exposed neither themselves nor by another one.
  let hiddenControls: Int

  /// What depends on where the keyboard is, or on the window alone.
  fileprivate static let passing = StateSet(.focused, .active, .focusable)

  /// - Parameter own: The nodes of the element that is tried.
  @MainActor
  init(_ window: SimulatedWindow, own: Set<ElementID>) {
    let tree = window.tree
    drawing = window.displayList.withoutCoveredLines
    proven = window.host.provenStates.map { Proven(name: $0.name, text: $0.text) }
    items = tree.depthFirst.map { Item($0, isOwn: own.contains($0.id)) }
    hiddenControls = window.scene.allElements.count {
      !$0.gestures.isEmpty && $0.isShowing && !tree.contains($0.id)
    }
  }

  /// What kind of state it is, however far: numbers and places are taken out of texts and of what is
  /// drawn, and of what is there many times in a row two are left.
  var signature: [String] {
    items.map(\.signature).withoutRepetitions + drawing.items.map(Self.masked).withoutRepetitions
      + proven.map { $0.name + " " + CountedText.masked($0.text) }
  }

  /// What kind of things there are beside the element that is tried.
  var surroundings: [String] {
    // What goes may lay open what it covered.
    items.filter { !$0.isOwn }.map(\.signature)
      + ["\(hiddenControls) hidden", items.contains(where: \.isOwn) ? "there" : "gone"]
  }

  /// A colour that follows a value goes through few kinds of colours.
  private static let shades = 4.0

  private static func masked(_ item: DisplayList.Item) -> String {
    func shade(_ color: Color) -> String {
      [color.red, color.green, color.blue].map { "\(Int(($0 * (shades - 1)).rounded()))" }.joined()
    }
    return switch item {
    case .push: "push"
    case .pop: "pop"
    case .transform: "transform"
    case .opacity: "opacity"
    case .clip: "clip"
    case .fill(_, let color): "fill " + shade(color)
    case .stroke(_, let color, _): "stroke " + shade(color)
    case .text(let run, _):
      "text " + shade(run.color) + (run.isUnderlined ? "_" : "") + (run.isStruckThrough ? "-" : "")
        + CountedText.masked(run.text)
    case .gradient(_, let fill, let style):
      (style == nil ? "fill " : "stroke ") + fill.stops.map { shade($0.color) }.joined()
    case .gradientText(let run, _, let fill):
      "text " + fill.stops.map { shade($0.color) }.joined() + CountedText.masked(run.text)
    case .picture(let path, _, _): "picture " + path
    case .blend(let mode): "blend \(mode)"
    case .group(.blurred): "group blurred"
    case .group(.projected): "group projected"
    case .group(let operation): "group \(operation)"
    }
  }

  /// The numbers of a text, in its order.
  static func numbers(in text: String) -> [Double] {
    var numbers: [Double] = []
    var digits = ""
    for character in text + " " {
      let isSign = digits.isEmpty && ["-", "\u{2212}"].contains(character)
      let continues =
        character.isASCII && character.isNumber || isSign || character == "." && !digits.isEmpty
      if continues {
        digits.append(isSign ? "-" : character)
      } else if !digits.isEmpty {
        if let number = Double(digits.hasSuffix(".") ? String(digits.dropLast()) : digits) {
          numbers.append(number)
        }
        digits = ""
      }
    }
    return numbers
  }
}

extension WindowState.Item {
  init(_ node: Node, isOwn: Bool) {
    self.init(
      label: node.role.name + "[" + node.name + "]", role: node.role,
      texts: [node.name, node.description, node.value?.text ?? ""],
      states: node.states.subtracting(WindowState.passing), value: node.value?.current,
      frame: node.frame, actions: isOwn ? node.offeredActions.map(\.name) : [], isOwn: isOwn)
  }

  /// What kind of thing it is then, wherever it is.
  fileprivate var signature: String {
    ([role.name, "\(states.rawValue)"] + (texts + actions).map(CountedText.masked))
      .joined(separator: "\u{1f}")
  }
}

extension [String] {
  /// Lines that repeat as one, at most: a row of a list with all that it is made of.
  private static let longestPattern = 40
  /// How often a pattern stays.
  private static let most = 2

  /// What follows on itself more than twice stands there twice.
  fileprivate var withoutRepetitions: [String] {
    var kept: [String] = []
    kept.reserveCapacity(count)
    for line in self {
      kept.append(line)
      for length in 1...Self.longestPattern {
        let all = length * (Self.most + 1)
        guard all <= kept.count else { break }
        let start = kept.count - all
        // Most patterns end otherwise.
        guard kept[kept.count - 1 - length] == line else { continue }
        let repeats = (start..<kept.count - length).allSatisfy { kept[$0] == kept[$0 + length] }
        guard repeats else { continue }
        kept.removeLast(length)
        break
      }
    }
    return kept
  }
}

extension [WindowState.Item] {
  /// What an element offers that is exposed as these, whatever it says.
  var kind: String {
    map { ([$0.role.name] + $0.actions).joined(separator: " ") }.joined(separator: ", ")
  }
}

extension WindowState {
  /// How two states have to agree.
  enum Precision {
    /// In everything, what is drawn among it.
    case exact
    /// In everything that is exposed.
    case exposed
    /// The element that is tried in everything.
    case own
    /// In everything but numbers in texts and the places of other elements.
    case kind
    /// In everything that is exposed, but not in what reports say of the past.
    case lasting
  }

  /// The first thing in which the other one differs; nil where they agree.
  func difference(to other: WindowState, _ precision: Precision = .exact) -> String? {
    let (mine, others) =
      precision == .own
      ? (items.filter(\.isOwn), other.items.filter(\.isOwn)) : (items, other.items)
    for (before, after) in zip(mine, others) {
      if let difference = before.difference(to: after, precision) { return difference }
    }
    if mine.count != others.count { return "\(mine.count) elements to \(others.count)" }
    for (before, after) in zip(proven, other.proven) where precision != .own {
      let isSame =
        precision == .kind
        ? CountedText.masked(before.text) == CountedText.masked(after.text)
        : before.text == after.text
      if !isSame { return "\(before.name) \"\(before.text)\" to \"\(after.text)\"" }
    }
    if proven.count != other.proven.count {
      return "\(proven.count) proven states to \(other.proven.count)"
    }
    return precision == .exact && !drawing.isDrawnAlike(other.drawing) ? "what is drawn" : nil
  }

  /// What stays of a gesture that was broken off. A report that it was does not count; what is drawn
  /// shows the report as well, and so counts only where all reports are the same.
  func leftover(in other: WindowState) -> String? {
    difference(to: other, .lasting) ?? (isExposedAs(other) ? difference(to: other) : nil)
  }

  func agrees(with other: WindowState, _ precision: Precision = .exact) -> Bool {
    difference(to: other, precision) == nil
  }

  /// Whether nothing but what is drawn tells them apart.
  func isExposedAs(_ other: WindowState) -> Bool { agrees(with: other, .exposed) }

  /// In how many things the other one differs.
  func differences(to other: WindowState) -> Int {
    zip(items, other.items).count { $0.difference(to: $1, .exact) != nil }
      + abs(items.count - other.items.count)
      + zip(proven, other.proven).count { $0.text != $1.text }
      + drawing.differences(to: other.drawing)
  }

  /// How far the other one is away: numbers and places in steps, everything else as a long way.
  func distance(to other: WindowState) -> Double {
    var distance = Double(abs(items.count - other.items.count)) * 1000
    for (before, after) in zip(items, other.items) {
      if before.role != after.role || before.states != after.states { distance += 1000 }
      if let one = before.value, let two = after.value { distance += min(900, abs(one - two)) }
      guard before.isOwn, let one = before.frame, let two = after.frame else { continue }
      distance += min(900, (abs(one.x - two.x) + abs(one.y - two.y)) / 10)
    }
    return distance
  }
}

extension WindowState.Item {
  private static let reports: Set<Role> = [.statusBar, .alert, .notification, .log]

  fileprivate func difference(
    to other: WindowState.Item, _ precision: WindowState.Precision
  ) -> String? {
    if role != other.role { return "\(label) to \(other.label)" }
    if let one = value, let two = other.value, abs(one - two) > 1e-6 * max(1, abs(one)),
      precision != .kind || isOwn
    {
      return "value \(NumberText.brief(one)) to \(NumberText.brief(two)) of \(label)"
    }
    if (value == nil) != (other.value == nil) { return "whether \(label) has a value" }
    if precision == .lasting, Self.reports.contains(role) { return nil }
    for (kind, (before, after)) in zip(["name", "description", "text"], zip(texts, other.texts)) {
      let isSame =
        precision == .kind
        ? CountedText.masked(before) == CountedText.masked(after) : before == after
      if !isSame {
        return "\(kind) \"\(before)\" to \"\(after)\" of \(role.name)"
      }
    }
    if states != other.states {
      let changed = states.symmetricDifference(other.states).states.map(\.name)
      return "states (\(changed.joined(separator: ", "))) of \(label)"
    }
    // A label is as wide as its text: the place of another element follows from what it says.
    guard isOwn, let one = frame, let two = other.frame else { return nil }
    // Half a point is less than anybody sees.
    let isSame = abs(one.x - two.x) <= 0.5 && abs(one.y - two.y) <= 0.5
    return isSame
      ? nil
      : "place (\(NumberText.brief(one.x)), \(NumberText.brief(one.y))) to"
        + " (\(NumberText.brief(two.x)), \(NumberText.brief(two.y))) of \(label)"
  }
}
