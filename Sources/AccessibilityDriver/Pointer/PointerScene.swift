// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit
import AccessibilityReader
import Semantics

/// Where in one window the pointer has something to find out: wherever no control is exposed.
struct PointerScene: Sendable {
  /// A place to click, with the element that lies there.
  struct Place: Hashable, Sendable {
    var x: Double
    var y: Double
    let element: ElementID
  }

  let window: Node
  let context: AuditContext
  private let policy: ActionPolicy
  private let width: Double
  private let height: Double
  /// Round a control, where its border may be.
  private let margin: Double
  /// Where controls are exposed.
  private let controls: [Rect]
  /// Round the part of the window that alone is looked at.
  private let elsewhere: [Rect]
  /// Where other windows lie over this one.
  private let covers: [Rect]
  /// From the outermost to the innermost.
  private let shown: [(node: Node, frame: Rect)]
  private let frames: [ElementID: Rect]
  /// Bars that lie over what they scroll come and go with the pointer, and become wider under it.
  let scrollBars: [Rect]
  /// Of controls and of everything else that holds nothing.
  let framesDrawnAlone: [Rect]

  /// A control's border and padding, which some toolkits leave out of its place.
  private static let leftOut = 18.0
  /// On both sides of the words of a button as Libadwaita's `pill` draws it: 32 points and a border.
  private static let leftOutBesideWords = 36.0
  private static let narrowMargin = 2.0
  private static let widened = 8.0
  /// Smaller than the icons of most programs, in points.
  private static let smallest = 6.0
  /// Between two places in one picture or drawing, and in what nothing lies on.
  private static let fineStep = 28.0
  private static let coarseStep = 44.0
  /// Of what nothing lies on, in one window.
  private static let mostRound = 150.0
  /// A drawing larger than this has no more places.
  private static let mostOfOne = 80.0

  /// - Parameter part: What alone is looked at; nil for all of the window.
  init(
    _ snapshot: ApplicationSnapshot, window: Node, part: Rect? = nil, width: Int, height: Int,
    covers: [Rect] = [], policy: ActionPolicy
  ) {
    let bounds = Rect(x: 0, y: 0, width: Double(width), height: Double(height))
    let elsewhere = part.map(bounds.strips) ?? []
    self.elsewhere = elsewhere
    self.covers = covers
    let context = AuditContext(snapshot: snapshot)
    self.context = context
    self.policy = policy
    self.width = Double(width)
    self.height = Double(height)
    let window = context[window.id] ?? window
    self.window = window
    var controls = elsewhere
    var shown: [(node: Node, frame: Rect)] = [(window, bounds)]
    margin = snapshot.framesAreTrusted ? Self.narrowMargin : Self.leftOut
    for node in context.descendants(of: window) where node.states[.showing] {
      guard let frame = node.frame, !frame.isEmpty else { continue }
      if context.isExposedControl(node) {
        let isWide =
          margin > Self.narrowMargin && frame.width > 2 * frame.height
          && context.isPlainButton(node)
        controls.append(frame.grown(by: margin, isWide ? Self.leftOutBesideWords : margin))
      } else {
        // The tabs are larger than what GTK 3 tells of them.
        for page in context.pages(of: node) { controls += frame.strips(round: page) }
        controls += context.handles(of: node).map { $0.grown(by: Self.narrowMargin) }
        shown.append((node, frame))
      }
    }
    self.controls = controls
    self.shown = shown
    frames = Dictionary(shown.map { ($0.node.id, $0.frame) }) { first, _ in first }
    scrollBars = context.descendants(of: window).compactMap { node in
      guard node.role == .scrollBar, node.states[.showing] else { return nil }
      return node.frame.flatMap { $0.isEmpty ? nil : $0.grown(by: Self.widened) }
    }
    framesDrawnAlone = context.descendants(of: window).compactMap { node in
      guard node.states[.showing], context.children(of: node).isEmpty else { return nil }
      return node.frame.flatMap { frame in
        frame.isEmpty || frame.width * frame.height > bounds.width * bounds.height / 4 ? nil : frame
      }
    }
  }

  func isControl(_ x: Double, _ y: Double) -> Bool {
    controls.contains { $0.contains(x: x, y: y) }
  }

  func isCovered(_ x: Double, _ y: Double) -> Bool { covers.contains { $0.contains(x: x, y: y) } }

  /// Why a hand gets nothing done anywhere in the window; nil where it does.
  var obstacle: String? {
    let tree = context.tree
    let other = tree.rootNode.children.compactMap { tree[$0] }.first { other in
      other.id != window.id && other.states[.modal] && other.states[.showing]
    }
    return other.map { "\(KeyboardDriver.text($0)) is modal" }
  }

  /// What lies there and holds nothing that does.
  func innermost(_ x: Double, _ y: Double) -> Node {
    shown.last { $0.frame.contains(x: x, y: y) }?.node ?? window
  }

  /// Why nothing is clicked there; nil where it may be.
  func objection(at node: Node, _ toolTip: String = "") -> String? {
    policy.objection(
      to: [
        // The title of a group says nothing of what is in it.
        context.isNamedByGroup(node) ? "" : context.name(of: node), node.identifier,
        node.description, node.help, toolTip, node.attributes["icon-name"] ?? "",
      ], mayEnd: false)
  }

  /// Elements first, then what lies round them.
  func places() -> [Place] {
    var places: [Place] = []
    for (node, frame) in shown where isDrawnAlone(node) {
      places += grid(of: frame, step: Self.fineStep, at: node)
    }
    places += grid(
      of: Rect(x: 0, y: 0, width: width, height: height), step: Self.coarseStep, at: nil)
    return places
  }

  /// Where a menu of the right button may be: in lists, tables and trees, on their first item that is seen
  /// and speaks of no harm, and in what a program draws.
  var placesOfMenus: [Place] {
    let lists = context.descendants(of: window).compactMap { node -> Place? in
      guard node.states[.showing], let frame = node.frame, Self.withItems.contains(node.role),
        min(frame.width, frame.height) >= Self.fineStep
      else { return nil }
      return items(of: node, frame).first.map { place(on: $0, of: node, frame) }
    }
    return lists.filter(isSeen) + drawings
  }

  /// Of a list another row than the first and the chosen one, where it has one, and what holds all of the list.
  func row(of list: Place) -> (row: Place, item: Node, frame: Rect)? {
    guard let node = context[list.element], let frame = node.frame else { return nil }
    let items = items(of: node, frame)
    guard let first = items.first, let top = first.frame else { return nil }
    let other = items.first { item in
      !item.states[.selected] && (item.frame?.y ?? 0) >= top.y + top.height / 2
        && isSeen(place(on: item, of: node, frame))
    }
    var scroller = context.parent(of: node)
    if scroller?.role == .viewport { scroller = scroller.flatMap(context.parent) }
    let whole = scroller?.role == .scrollPane ? scroller?.frame : frame
    return (place(on: other ?? first, of: node, frame), other ?? first, whole ?? frame)
  }

  /// Those that are seen and speak of no harm.
  private func items(of list: Node, _ frame: Rect) -> [Node] {
    context.descendants(of: list).prefix(Self.mostItems).filter { item in
      Self.items.contains(item.role) && item.states[.showing] && objection(at: item) == nil
        && item.frame.map { !$0.isEmpty && frame.contains(x: $0.x + 4, y: $0.y + 4) } ?? false
    }
  }

  private func place(on item: Node, of list: Node, _ frame: Rect) -> Place {
    let place = item.frame ?? frame
    return Place(
      x: (place.x + min(place.maxX, frame.maxX)) / 2, y: place.y + place.height / 2,
      element: list.id)
  }

  /// The middles of plain buttons that are seen.
  var buttons: [Place] {
    context.descendants(of: window).compactMap { node in
      guard context.isPlainButton(node), let frame = node.frame,
        min(frame.width, frame.height) >= Self.smallest
      else { return nil }
      return Place(x: frame.x + frame.width / 2, y: frame.y + frame.height / 2, element: node.id)
    }.filter(isSeen)
  }

  /// What of a picture is not that of an element itself, nor of a border that is left out of its place.
  func outside(of element: ElementID, _ changed: ChangedSquares) -> ChangedSquares {
    guard let frame = context[element]?.frame else { return changed }
    return changed.outside(of: frame, margin: margin)
  }

  /// Whether some control says that it moves things: rows that are dragged may be moved by it, too.
  var offersMoves: Bool {
    context.descendants(of: window).contains { node in
      // Items of menus are seen when they are called.
      (node.states[.showing] && [Role.button, .toggleButton].contains(node.role)
        || node.role == .menuItem)
        && !Self.moves.isDisjoint(
          with: "\(context.name(of: node)) \(node.description)".lowercased()
            .split { !$0.isLetter && !"↑↓▲▼".contains($0) }.map(String.init))
    }
  }

  private static let moves: Set<String> = [
    "up", "down", "move", "raise", "lower", "earlier", "later", "reorder", "hoch", "oben",
    "unten", "verschieben", "monter", "descendre", "subir", "bajar", "↑", "↓", "▲", "▼",
  ]

  /// The middles of what a program draws, which is large enough to be dragged.
  var drawings: [Place] {
    context.descendants(of: window).compactMap { node in
      guard node.states[.showing], Self.drawn.contains(node.role), isDrawnAlone(node),
        let frame = node.frame, min(frame.width, frame.height) >= Self.fineStep
      else { return nil }
      return Place(x: frame.x + frame.width / 2, y: frame.y + frame.height / 2, element: node.id)
    }.filter(isSeen)
  }

  /// Where something that is drawn can be taken hold of: the middle, and one place of each other colour than most
  /// of it has, the most frequent first.
  func grips(of drawing: Place, in picture: PixelMap) -> [Place] {
    guard let frame = seenFrame(of: drawing),
      picture.bytes.count == picture.width * picture.height * 4
    else { return [drawing] }
    let (columns, rows) = (Int(frame.width / Self.gripStep), Int(frame.height / Self.gripStep))
    func place(_ column: Int, _ row: Int) -> Place {
      Place(
        x: frame.x + (Double(column) + 0.5) * Self.gripStep,
        y: frame.y + (Double(row) + 0.5) * Self.gripStep, element: drawing.element)
    }
    func colour(_ column: Int, _ row: Int) -> Int? {
      let place = place(column, row)
      let (x, y) = (Int(place.x) - picture.x, Int(place.y) - picture.y)
      guard (0..<picture.width).contains(x), (0..<picture.height).contains(y) else { return nil }
      // Shades of one colour are one.
      let first = (y * picture.width + x) * 4
      return picture.bytes[first..<first + 3].reduce(0) { $0 << 3 | Int($1 >> 5) }
    }
    var counts: [Int: Int] = [:]
    var inner: [Int: Place] = [:]
    for row in 0..<rows {
      for column in 0..<columns {
        guard let own = colour(column, row) else { continue }
        counts[own, default: 0] += 1
        // Not at its edge, by which a thing is made larger.
        let isInside = [(1, 0), (-1, 0), (0, 1), (0, -1)].allSatisfy {
          colour(column + $0, row + $1) == own
        }
        if inner[own] == nil, isInside { inner[own] = place(column, row) }
      }
    }
    let order = counts.sorted { ($0.value, $1.key) > ($1.value, $0.key) }.dropFirst()
    let others = order.compactMap { inner[$0.key] }.filter {
      isSeen($0) && !isControl($0.x, $0.y)
    }
    return [drawing] + others.prefix(Self.mostGrips)
  }

  /// What of it lies in the window, however large its application calls it; nil for nothing.
  func seenFrame(of place: Place) -> Rect? {
    guard let frame = context[place.element]?.frame else { return nil }
    let (x, y) = (max(0, frame.x), max(0, frame.y))
    let (right, bottom) = (min(width, frame.maxX), min(height, frame.maxY))
    return x < right && y < bottom ? Rect(x: x, y: y, width: right - x, height: bottom - y) : nil
  }

  private static let gripStep = 6.0
  private static let mostGrips = 4

  private func isSeen(_ place: Place) -> Bool {
    place.x > 1 && place.y > 1 && place.x < width - 1 && place.y < height - 1
      && !isCovered(place.x, place.y)
      && !elsewhere.contains { $0.contains(x: place.x, y: place.y) }
  }

  static let withItems: RoleSet = [.list, .listBox, .table, .treeTable, .tree]
  static let items: RoleSet = [.listItem, .treeItem, .tableCell, .tableRow]
  static let drawn: RoleSet = [.drawingArea, .canvas, .panel, .filler]
  private static let mostItems = 64

  /// For the pointer to pass over.
  func passing(step: Double) -> [(x: Double, y: Double)] {
    stride(from: step / 2, to: height, by: step).flatMap { y in
      stride(from: step / 2, to: width, by: step).map { (x: $0, y: y) }
    }.filter { !isControl($0.x, $0.y) && !isCovered($0.x, $0.y) }
  }

  /// So that not more than so many places are passed.
  func step(for count: Int) -> Double {
    max(20, (width * height / Double(max(1, count))).squareRoot())
  }

  private func isDrawnAlone(_ node: Node) -> Bool {
    node.id != window.id
      && !context.children(of: node).contains { child in
        child.states[.showing] && child.frame.map { !$0.isEmpty } ?? false
      } || shown.count == 1
  }

  /// With an element the places of its own, of which a small one has the middle alone; without one
  /// those that lie in nothing drawn alone.
  private func grid(of frame: Rect, step: Double, at node: Node?) -> [Place] {
    guard frame.width >= Self.smallest, frame.height >= Self.smallest else { return [] }
    let most = node == nil ? Self.mostRound : Self.mostOfOne
    let step = max(step, (frame.width * frame.height / most).squareRoot())
    let columns = max(1, (frame.width / step).rounded(.down))
    let rows = max(1, (frame.height / step).rounded(.down))
    var places: [Place] = []
    for row in 0..<Int(rows) {
      for column in 0..<Int(columns) {
        let x = frame.x + (Double(column) + 0.5) * frame.width / columns
        let y = frame.y + (Double(row) + 0.5) * frame.height / rows
        guard x >= 1, y >= 1, x < width - 1, y < height - 1, !isControl(x, y) else { continue }
        let inner = innermost(x, y)
        if let node, inner.id != node.id { continue }
        if node == nil, isDrawnAlone(inner) { continue }
        places.append(Place(x: x, y: y, element: inner.id))
      }
    }
    return places
  }

  /// The box of an element that is drawn alone and no larger than a control.
  func box(of element: ElementID, around x: Double, _ y: Double) -> Rect {
    let small = Rect(x: x - 12, y: y - 12, width: 24, height: 24)
    guard let node = context[element], isDrawnAlone(node), let frame = frames[element],
      frame.width * frame.height <= 160 * 160
    else { return small }
    return frame
  }
}

extension Rect {
  /// What of it lies above, below, left and right of another one inside of it.
  func strips(round inner: Rect) -> [Rect] {
    [
      Rect(x: x, y: y, width: width, height: inner.y - y),
      Rect(x: x, y: inner.maxY, width: width, height: maxY - inner.maxY),
      Rect(x: x, y: y, width: inner.x - x, height: height),
      Rect(x: inner.maxX, y: y, width: maxX - inner.maxX, height: height),
    ].filter { $0.width > 0 && $0.height > 0 }
  }

  func grown(by margin: Double, _ sides: Double? = nil) -> Rect {
    let sides = sides ?? margin
    return Rect(x: x - sides, y: y - margin, width: width + 2 * sides, height: height + 2 * margin)
  }
}
