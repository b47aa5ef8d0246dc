// SPDX-License-Identifier: Apache-2.0

import AccessibilitySnapshot
import Semantics

/// Finds what could be seen whole in one look at a window, and cannot be in another one: with larger
/// text, or in a narrower window. What can be scrolled is not lost.
public struct ContentLoss {
  fileprivate struct Element {
    let key: ElementTurns.Key
    let frame: Rect
    /// What is left of the window inside of everything that holds it.
    let room: Rect
    let isScrolled: Bool
    /// Whether something that stands whole in the window reaches less far.
    let isHeld: Bool
    /// False for what lies wholly outside of the window in GTK 3, and for what is hidden.
    let isShowing: Bool

    /// How often the height of a line goes into its own, where it is one word that stood in one line and has
    /// no room for that now; nil where that is less than three.
    func lines(since old: Rect) -> Int? {
      guard ContentLoss.texts.contains(key.role), key.name.count >= ContentLoss.fewestLetters,
        key.name.allSatisfy(\.isLetter), old.width > old.height, frame.width < frame.height,
        frame.width < Double(key.name.count) * old.height * ContentLoss.leastLetter
      else { return nil }
      let lines = Int((frame.height / old.height).rounded(.down))
      return lines >= ContentLoss.fewestLines ? min(lines, key.name.count) : nil
    }
  }

  /// How far an edge may reach over another one, in units of the application: borders and shadows do.
  private static let tolerance = 4.0

  private static let texts: RoleSet = [.label, .static, .heading]
  private static let fewestLetters = 4
  private static let fewestLines = 3
  /// How wide a letter is at least, as a share of the height of its line; most are twice as wide.
  private static let leastLetter = 0.2

  /// One look at a window.
  public struct Look {
    let window: Node
    let snapshot: ApplicationSnapshot
    /// What of the window can be on the screen, in its own coordinates.
    let room: Rect
    /// What is left out, because it was compared on another page.
    let known: Set<ObjectReference>

    /// nil where nothing can be said of places.
    public init?(
      _ window: Node, of snapshot: ApplicationSnapshot, room: Rect,
      known: Set<ObjectReference> = []
    ) {
      guard snapshot.framesAreTrusted, !room.isEmpty else { return nil }
      self.known = known
      self.window = window
      self.snapshot = snapshot
      self.room = room
    }

    fileprivate var elements: [Element] {
      let tree = snapshot.withInferredShowing.tree
      var elements: [Element] = []
      var turns = ElementTurns()
      let barred = scrollBarHolders(in: tree)
      var stack = window.children.reversed().map {
        (id: $0, room: room, holder: room, isScrolled: false)
      }
      while let (id, room, holder, isScrolled) = stack.popLast() {
        guard let node = tree[id], node.states[.showing] || node.states[.visible],
          !RoleGroups.menus.contains(node.role)
        else { continue }
        var inner = room
        var holding = holder
        // What is on the page of a tab is a part of the tab in GTK 3, stands beside it, and is not scrolled
        // with the tabs.
        let isTab = node.role == .pageTab
        if let frame = node.frame, !frame.isEmpty, !isTab {
          inner = room.cut(to: frame)
          if frame.isWithin(self.room, tolerance) { holding = holder.cut(to: frame) }
        }
        let scrolls =
          isScrolled || barred.contains(id)
          || node.role != .pageTabList && ScrolledArea.scrollers.contains(node.role)
        stack += node.children.reversed().map { ($0, inner, holding, scrolls) }
        let name = node.name.trimmed
        guard ContentLoss.roles.contains(node.role), !name.isEmpty, let frame = node.frame,
          !frame.isEmpty
        else { continue }
        let key = turns.next(node.role, name)
        if let object = snapshot.references[id], known.contains(object) { continue }
        elements.append(
          Element(
            key: key, frame: frame, room: room, isScrolled: isScrolled || isTab,
            isHeld: holder != self.room && !frame.isWithin(holder, tolerance),
            isShowing: node.states[.showing]))
      }
      return elements
    }

    /// What has a scroll bar in it, right inside or in a box of its own: Qt calls what scrolls a
    /// filler.
    private func scrollBarHolders(in tree: Tree) -> Set<ElementID> {
      var holders: Set<ElementID> = []
      var stack = window.children.map { (id: $0, above: [ElementID]()) }
      while let (id, above) = stack.popLast() {
        guard let node = tree[id], node.states[.showing] else { continue }
        if node.role == .scrollBar { holders.formUnion(above) }
        let near = Array((above + [id]).suffix(2))
        stack += node.children.map { ($0, near) }
      }
      return holders
    }
  }

  private static let roles: RoleSet = RoleGroups.controls.union([
    .label, .static, .heading, .paragraph, .caption, .image, .progressBar, .canvas,
  ])

  /// In the order of the second look; nil where nothing was found again that had been whole.
  public static func losses(from before: Look, to after: Look) -> [WindowComparison.Loss]? {
    let shown = before.elements.filter { $0.isShowing && $0.frame.isWithin($0.room, tolerance) }
    let whole = Set(shown.map(\.key))
    let frames = Dictionary(shown.map { ($0.key, $0.frame) }) { first, _ in first }
    let elements = after.elements
    let found = elements.filter { whole.contains($0.key) }
    if found.isEmpty { return nil }
    // A window that folds may show another button of the same name in the place of the one that it hides.
    let twins = counts(shown)
    let left = counts(elements.filter { $0.isShowing && $0.frame.isWithin($0.room, tolerance) })
    return found.compactMap { element in
      if element.isShowing, let lines = frames[element.key].flatMap({ element.lines(since: $0) }) {
        return WindowComparison.Loss(
          role: element.key.role.name, name: element.key.name, isOutside: false, brokenInto: lines)
      }
      guard !element.isScrolled,
        !element.frame.isWithin(element.room, tolerance)
      else { return nil }
      let frame = element.frame
      let isOutside = !after.room.contains(
        x: frame.x + frame.width / 2, y: frame.y + frame.height / 2)
      guard element.isShowing || isOutside && !frame.isPlaceless else { return nil }
      let kind = element.key.first
      if left[kind, default: 0] >= twins[kind, default: 0] { return nil }
      return WindowComparison.Loss(
        role: element.key.role.name, name: element.key.name, isOutside: isOutside,
        isHeld: element.isHeld)
    }
  }
}

extension ContentLoss {
  /// How many there are of one role and name, by the key of the first.
  private static func counts(_ elements: [Element]) -> [ElementTurns.Key: Int] {
    elements.reduce(into: [:]) { $0[$1.key.first, default: 0] += 1 }
  }
}

/// Finds elements of one window again in another start: one of the same role, name and turn is the same.
struct ElementTurns {
  struct Key: Hashable {
    let role: Role
    let name: String
    var turn = 0

    /// The first of its role and name.
    var first: Key { Key(role: role, name: name) }
  }

  private var turns: [Key: Int] = [:]

  mutating func next(_ role: Role, _ name: String) -> Key {
    var key = Key(role: role, name: name)
    let turn = turns[key, default: 0]
    turns[key] = turn + 1
    key.turn = turn
    return key
  }
}

extension Rect {
  /// What lies in the other one too, without a size where nothing does; nil cuts nothing.
  func cut(to other: Rect?) -> Rect {
    guard let other else { return self }
    let left = max(x, other.x)
    let top = max(y, other.y)
    return Rect(
      x: left, y: top, width: max(0, min(maxX, other.maxX) - left),
      height: max(0, min(maxY, other.maxY) - top))
  }

  /// True of what a toolkit gives for what is on no screen: one point, or far from all.
  package var isPlaceless: Bool {
    width <= 1 && height <= 1 || min(x, y) < -Self.farthest || max(x, y) > Self.farthest
  }

  /// X counts with 16 bits.
  private static let farthest = 32_768.0

  func isWithin(_ room: Rect, _ tolerance: Double) -> Bool {
    x >= room.x - tolerance && y >= room.y - tolerance && maxX <= room.maxX + tolerance
      && maxY <= room.maxY + tolerance
  }
}
