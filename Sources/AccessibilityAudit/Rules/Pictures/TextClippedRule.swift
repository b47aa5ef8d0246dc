// SPDX-License-Identifier: Apache-2.0

import Semantics

/// As far as elements tell of it: the state truncated, or a place that reaches out of the window.
struct TextClippedRule: Rule {
  let id = "text-clipped"
  let help = "Text is shown whole"
  let advice = "Let the text wrap, or give it the room it needs at twice its size too."
  let impact = Impact.moderate
  let standards: [Standard] = [.wcag("1.4.4"), .en("11.1.4.4.1")]
  let applicability =
    Condition.hasRole(words.union(ElementMeasurement.lettered).union([.heading, .link]))
    && .isShowing && .isDrawn && .hasName

  let expectations = [
    Expectation(
      "truncated",
      Condition("does not say that it is truncated") { node, _ in !node.states[.truncated] },
      review: .always,
      message: { _, _ in "it says that its text is cut short" }),
    Expectation(
      "three-dots",
      Condition("is drawn to its end, and not with three dots in the place of that") {
        node, context in
        let name = node.name.trimmed
        return !words.contains(node.role) || name.count < Self.fewLetters
          || context.evidence.appearances[node.id]?.ink?.endsInDotsAtEdge != true
          || name.hasSuffix("…") || name.hasSuffix("...")
          || ComparedText(node.description).contains(ComparedText(name))
      },
      review: .always,
      message: { _, _ in "three dots are drawn in the place of its end" }),
    Expectation(
      "cut-short",
      Condition(
        "is no single line up to its edge, or as wide as others in the window would be of its length"
      ) { node, context in
        context.index(DrawnWords.self).share(of: node, in: context).map { $0 >= Self.leastShare }
          ?? true
      },
      review: .always,
      message: { node, context in
        let share = context.index(DrawnWords.self).share(of: node, in: context) ?? 1
        return
          "it ends at its edge, and is \(Int(share * 100)) % as wide as other lines in the window"
          + " would be with \(node.name.count) letters"
      }),
    Expectation(
      "cut-off",
      Condition(
        "lies between the left and the right edge of its window, at least its letters where these are seen, or can"
          + " be scrolled"
      ) { node, context in
        guard try Condition.hasTrustedPlace.holds(for: node, in: context), let frame = node.frame,
          let window = context.window(of: node.id)?.frame, !window.isEmpty,
          !context.isInside(node, where: { ScrolledArea.scrolls($0, in: context.tree) }),
          !isAnother(node, window)
        else { return true }
        let ink = context.evidence.appearances[node.id]?.ink
        let end = frame.maxX - (ink?.margin ?? 0)
        // In the window's own coordinates the window itself begins at 0 or at its frame.
        return (ink.map { end - $0.width } ?? frame.x) >= min(0, window.x) - 1
          && end <= max(window.width, window.maxX) + 1
      },
      review: .always,
      message: { node, _ in "its text reaches out of the window" }),
    Expectation(
      "no-room",
      Condition("has room for the letters of its text, or a description that says it whole") {
        node, context in
        guard words.contains(node.role), node.name.count >= Self.fewLetters, node.children.isEmpty,
          !context.isPartOfControl(node, orOfItem: false),
          try Condition.hasTrustedPlace.holds(for: node, in: context),
          let room = room(node), !isPicture(node, context),
          !ComparedText(node.description).contains(ComparedText(node.name))
        else { return true }
        return node.name.count <= room
      },
      review: .always,
      message: { node, _ in
        "its text has \(node.name.count) letters, and its place has room for some \(room(node) ?? 0)"
      }),
  ]

  /// Of a sixth of its letters all may be narrow, and not of a third.
  private static let leastShare = 0.7

  /// What is nothing but its text. A button may show a picture.
  static let words: RoleSet = [.label, .static, .caption, .paragraph]
  /// Of a few letters all may be narrow.
  private static let fewLetters = 16
  /// How many letters fit at most: in lines of 14 pixels, so many pixels wide each in the mean. Pango measures
  /// 4.3 to 4.4 in English sentences of 7 pt in Nimbus Sans (Helvetica), and 5.1 in DejaVu Sans.
  private static func room(_ node: Node) -> Int? {
    guard let frame = node.frame, !frame.isEmpty, frame.width.isFinite, frame.height.isFinite,
      max(frame.width, frame.height) < 32_768
    else { return nil }
    let lines = max(1, (frame.height / 14).rounded(.down))
    return Int(lines * frame.width / 4.3)
  }

  /// A drawing of several colours that is called by what it tells.
  private static func isPicture(_ node: Node, _ context: AuditContext) -> Bool {
    context.evidence.appearances[node.id]?.isColourful ?? false
  }

  /// A control whose middle is out of the window is bounds-in-window's finding.
  private static func isAnother(_ node: Node, _ window: Rect) -> Bool {
    guard RoleGroups.controls.contains(node.role), let frame = node.frame else { return false }
    return !window.contains(x: frame.x + frame.width / 2, y: frame.y + frame.height / 2)
  }
}

/// How wide and how high the lines of text are that pictures show.
private struct DrawnWords: AuditIndex {
  /// By window, in the middle of its labels.
  private let letters: [ElementID: (width: Double, height: Double)]

  init(_ context: AuditContext) {
    var sizes: [ElementID: [(width: Double, height: Double)]] = [:]
    for node in context.nodes {
      guard TextClippedRule.words.contains(node.role),
        let (ink, window) = Self.line(node, context), node.name.count >= 4
      else { continue }
      sizes[window, default: []].append((ink.width / Double(node.name.count), ink.height))
    }
    letters = sizes.filter { $0.value.count >= Self.fewLines }.mapValues { sizes in
      let middle = sizes.count / 2
      return (sizes.map(\.width).sorted()[middle], sizes.map(\.height).sorted()[middle])
    }
  }

  /// Of fewer nobody knows what is usual.
  private static let fewLines = 4
  private static let fewLetters = 16

  private static func line(
    _ node: Node, _ context: AuditContext
  ) -> (ElementAppearance.Ink, ElementID)? {
    guard node.states[.showing],
      !node.name.contains(where: \.isNewline),
      let ink = context.evidence.appearances[node.id]?.ink,
      let window = context.window(of: node.id)?.id
    else { return nil }
    return (ink, window)
  }

  private static let marked: RoleSet = [.checkBox, .radioButton]

  /// What a control is called is not always what stands on it: only letters up to the edge of a box beside a
  /// mark, and three dots in the place of two thirds of the name at most, are a text that is cut.
  private static func isCut(_ ink: ElementAppearance.Ink, _ node: Node, _ width: Double) -> Bool {
    if marked.contains(node.role), ink.margin <= 1 { return true }
    if RoleGroups.plainButtons.contains(node.role), ink.margin <= 1, let frame = node.frame,
      // Qt draws what has no room in the middle, and cuts both ends off.
      ink.width >= frame.width - Double(2 * ElementMeasurement.border + 1)
    {
      return ink.width >= 0.4 * width * Double(node.name.count)
    }
    return ink.endsInDotsAtEdge && !node.name.hasSuffix("…") && !node.name.hasSuffix("...")
      && ink.width >= 0.33 * width * Double(node.name.count)
  }

  /// What is drawn as "Choose…" may be called "Choose… relief driver".
  private static func saysMore(_ name: String) -> Bool {
    ["…", "..."].contains { dots in
      name.firstRange(of: dots).map { $0.upperBound < name.endIndex } ?? false
    }
  }

  /// How wide a line is beside what others of so many letters would be; nil where it ends before its edge,
  /// is not one line of their height, or cannot be told.
  func share(of node: Node, in context: AuditContext) -> Double? {
    guard let (ink, window) = Self.line(node, context), let usual = letters[window],
      node.name.count >= Self.fewLetters, node.children.isEmpty, !Self.saysMore(node.name),
      TextClippedRule.words.contains(node.role)
        ? ink.margin <= 1.5 * usual.width + 2 : Self.isCut(ink, node, usual.width),
      // What is left of a control's words need have no letter below the line.
      ink.height >= (TextClippedRule.words.contains(node.role) ? 0.85 : 0.65) * usual.height,
      ink.height <= 1.7 * usual.height,
      !ComparedText(node.description).contains(ComparedText(node.name))
    else { return nil }
    let isMarked = Self.marked.contains(node.role)
    let width = isMarked ? ink.width - 1.5 * ink.height : ink.width
    // Beside a mark without a letter its name stands elsewhere.
    return isMarked && width < usual.width ? nil : width / (usual.width * Double(node.name.count))
  }
}

extension ElementAppearance.Ink {
  /// The dots of a text that has no room stand where the room ends.
  fileprivate var endsInDotsAtEdge: Bool { endsInDots && margin <= 3 * height }
}
