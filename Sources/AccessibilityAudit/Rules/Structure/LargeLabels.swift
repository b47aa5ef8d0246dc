// SPDX-License-Identifier: Apache-2.0

import Semantics

/// Labels in larger letters than most of a window: titles of its parts, for the eye alone.
struct LargeLabels: AuditIndex {
  /// Their words, by the first of them, where their window has no heading.
  private(set) var groups: [ElementID: [String]] = [:]
  /// The heading that a label looks like.
  private(set) var twins: [ElementID: ElementID] = [:]
  /// Those that stand alone at the top of a page.
  private(set) var titles: Set<ElementID> = []

  private typealias Measured = (node: Node, height: Double)

  /// One or two may be a name or a number that is shown large.
  private static let few = 3
  private static let larger = 1.3
  /// As large as a heading that is drawn larger than others. A pixel more or less is the shape of a letter.
  private static let clearlyLarger = 1.15
  private static let same = 0.1
  private static let descending = Set("gjpqyQ,;()[]/@|_")

  init(_ context: AuditContext) {
    var windows: [ElementID: [Measured]] = [:]
    let saysHeading = context.nodes.contains { $0.role == .heading }
    for node in context.nodes where Self.roles.contains(node.role) && node.states[.showing] {
      guard let ink = context.evidence.appearances[node.id]?.ink,
        let window = context.window(of: node.id)?.id, !node.name.contains(where: \.isNewline),
        node.name.trimmed.first.map({ $0.isUppercase }) == true,
        node.name.count(where: \.isLetter) >= 3,
        // The title of the window in its own bar is none.
        node.role == .heading || node.name.trimmed != context[window]?.name.trimmed
      else { continue }
      // A capital is some five sevenths of what reaches below the line, too.
      let height =
        node.name.contains(where: Self.descending.contains) ? ink.height * 0.78 : ink.height
      windows[window, default: []].append((node, height))
    }
    for (window, texts) in windows {
      let headings = texts.filter { $0.node.role == .heading }
      let labels = texts.filter { $0.node.role == .label }
      guard !labels.isEmpty else { continue }
      let usual = labels.map(\.height).sorted()[labels.count / 2]
      if headings.isEmpty {
        findTitles(in: window, labels, usual, context)
      } else {
        findTwins(of: headings, labels, usual, context)
      }
      if saysHeading || context.toolkit.has(.givesPlacesOfContent), labels.count > Self.few {
        findTitle(in: window, labels, usual, saysHeading, context)
      }
    }
  }

  private static let roles: RoleSet = [.label, .heading]

  private mutating func findTitles(
    in window: ElementID, _ labels: [Measured], _ usual: Double, _ context: AuditContext
  ) {
    // Nobody says heading in GTK 3 or Qt.
    guard context.toolkit.has(.givesPlacesOfContent) else { return }
    let large = labels.filter { label in
      label.height >= Self.larger * usual && Self.standsAlone(label.node, context)
    }
    guard large.count >= Self.few, let first = large.first,
      !context.descendants(of: context[window] ?? first.node).contains(where: {
        $0.role == .heading
      })
    else { return }
    groups[first.node.id] = large.map(\.node.name.trimmed)
  }

  /// One that is drawn as the others are is told by nothing.
  private mutating func findTwins(
    of headings: [Measured], _ labels: [Measured], _ usual: Double, _ context: AuditContext
  ) {
    for label in labels
    where label.height >= Self.clearlyLarger * usual && Self.standsAlone(label.node, context)
      && Self.isPlainLine(label.node, label.height, context)
    {
      let twin = headings.first { heading in
        abs(heading.height - label.height) <= Self.same * heading.height
          && Self.haveSameColour(heading.node, label.node, context)
      }
      twins[label.node.id] = twin?.node.id
    }
  }

  /// One that is told by nothing else.
  private mutating func findTitle(
    in window: ElementID, _ labels: [Measured], _ usual: Double, _ mayBeNumbered: Bool,
    _ context: AuditContext
  ) {
    for label in labels
    where label.height >= max(Self.titled * usual, usual + Self.shapes)
      && Self.standsAlone(label.node, context)
      && Self.isPlainLine(label.node, label.height, context)
      && twins[label.node.id] == nil && groups[label.node.id] == nil
      && Self.readsAsTitle(label.node.name.trimmed, mayBeNumbered)
      && TitledPage(label.node, context).isMostOfWindow(context)
    {
      titles.insert(label.node.id)
    }
  }

  /// "Cabin 7" may be a title beside others that say so; what else has numbers or signs may be a result.
  private static func readsAsTitle(_ name: String, _ mayBeNumbered: Bool) -> Bool {
    let pattern = mayBeNumbered ? /[\p{L}\s\-'’&,]+(\s\d{1,3})?/ : /[\p{L}\s\-'’&,]+()?/
    return name.wholeMatch(of: pattern) != nil
      && name.split(whereSeparator: \.isWhitespace).count <= mostWords
  }

  private static let mostWords = 6
  private static let titled = 1.25
  /// In pixels: what the letters of two words in one font differ by, and their softened edges.
  private static let shapes = 2.5

  /// One line, without a mark above its capitals, which would make it seem larger.
  static func isPlainLine(
    _ label: Node, _ height: Double, _ context: AuditContext
  ) -> Bool {
    let name = label.name.trimmed
    let width = context.evidence.appearances[label.id]?.ink?.width ?? 0
    return width >= narrowest * height * Double(name.count)
      && !name.contains { $0.isUppercase && !$0.isASCII }
  }

  /// Of a letter, beside the height of a capital: 0.6 and more in the mean.
  private static let narrowest = 0.4

  private static func haveSameColour(_ one: Node, _ other: Node, _ context: AuditContext) -> Bool {
    guard let one = context.evidence.appearances[one.id]?.foreground,
      let other = context.evidence.appearances[other.id]?.foreground
    else { return false }
    return one.isSame(as: other)
  }

  private static func standsAlone(_ label: Node, _ context: AuditContext) -> Bool {
    !context.isPartOfControl(label) && !context.isInside(label) { $0.role == .titleBar }
  }
}

/// What a label stands at the top of, with nothing but bars above it or beside it.
private struct TitledPage {
  /// The largest; nil where something stands above the label wherever it is in.
  private var page: Node?

  init(_ label: Node, _ context: AuditContext) {
    for ancestor in context.ancestors(of: label) {
      guard !ancestor.role.isWindow, ancestor.role != .pageTab, let place = label.frame,
        Self.isFirst(label, at: place, in: ancestor, context)
      else { break }
      page = ancestor
    }
  }

  /// A card or a side bar has its title, too, and one that nobody looks for.
  func isMostOfWindow(_ context: AuditContext) -> Bool {
    guard let page, let frame = page.frame, let window = context.window(of: page.id),
      window.role == .frame, let whole = window.frame
    else { return false }
    return 2 * frame.height >= whole.height && 2 * frame.width >= whole.width
      && context.descendants(of: page).contains {
        $0.states[.showing] && RoleGroups.controls.contains($0.role)
      }
  }

  private static func isFirst(
    _ label: Node, at place: Rect, in ancestor: Node, _ context: AuditContext
  ) -> Bool {
    var stack = context.children(of: ancestor)
    while let node = stack.popLast() {
      guard node.states[.showing], node.id != label.id, !bars.contains(node.role) else {
        continue
      }
      let parts = context.children(of: node).filter { $0.states[.showing] }
      stack += parts
      if parts.isEmpty, !(boxes.contains(node.role) && context.name(of: node).isEmpty),
        let frame = node.frame, !frame.isEmpty, frame.y < place.maxY - 1
      {
        return false
      }
    }
    return true
  }

  private static let bars: RoleSet = [
    .menuBar, .toolBar, .titleBar, .pageTabList, .statusBar, .scrollBar, .separator,
  ]
  private static let boxes: RoleSet = [.panel, .filler, .unknown]
}
