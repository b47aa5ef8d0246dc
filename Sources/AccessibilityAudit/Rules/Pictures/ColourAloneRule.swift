// SPDX-License-Identifier: Apache-2.0

import Semantics

/// What the rows of a list say by the colour of their words, nobody hears, and not everybody sees.
struct ColourAloneRule: Rule {
  let id = "colour-alone"
  let help = "What the colour of a row tells, its words tell too"
  let advice = "Say in words, by a sign or by a state, too, what the colour of a row means."
  let impact = Impact.serious
  let kind = RuleKind.pixels
  let standards: [Standard] = [.wcag("1.4.1"), .en("11.1.4.1")]
  let applicability =
    Condition.hasRole(tables.union(lists).union(TextClippedRule.words)) && .isShowing
    && Condition(
      "is the first of the labels in a colour of their own or of the coloured signs beside each other, or shows at least three rows that were measured in a picture of its window"
    ) { node, context in
      if TextClippedRule.words.contains(node.role) {
        return context.index(ColouredLabels.self).group(from: node.id) != nil
          || context.index(ColouredSigns.self).colours[node.id] != nil
      }
      return try Condition.hasPlaceOfContent.holds(for: node, in: context)
        && ColouredRows(of: node, in: context).rows.count >= fewRows
    }

  let expectations = [
    Expectation(
      "coloured-cells",
      Condition("has no cells without words that differ by their colours") { node, context in
        cellColours(of: node, context).count < 2
      },
      review: .always,
      message: { node, context in
        let colours = cellColours(of: node, context).map(\.description).joined(separator: ", ")
        return "cells without words differ by their colours alone: \(colours)"
      }),
    Expectation(
      "colour-only",
      Condition("has rows with words of the same colours, or words that tell them apart") {
        node, context in
        let rows = ColouredRows(of: node, in: context)
        return try rows.tell(rows.distinguished)
      },
      review: .always,
      message: { node, context in
        let rows = ColouredRows(of: node, in: context)
        return rows.account(
          of: rows.distinguished, one: "has words or a mark in", several: "have words or a mark in",
          others: "others have")
      }),
    Expectation(
      "painted-rows",
      Condition("has rows on one ground or on two by turns, or words that tell the others apart") {
        node, context in
        let rows = ColouredRows(of: node, in: context)
        return try rows.tell(rows.paintedApart)
      },
      review: .always,
      message: { node, context in
        let rows = ColouredRows(of: node, in: context)
        return rows.account(
          of: rows.paintedApart, one: "is on", several: "are on", others: "others are on")
      }),
    Expectation(
      "coloured-labels",
      Condition("has the colour of the other labels of fields, or a field that says what it means")
      {
        node, context in
        context.index(ColouredLabels.self).group(from: node.id) == nil
      },
      review: .always,
      message: { node, context in
        guard let group = context.index(ColouredLabels.self).group(from: node.id) else { return "" }
        let names = group.labels.prefix(3).compactMap { context[$0]?.name.trimmed }
        let more = group.labels.count > names.count ? " and more" : ""
        return "\(group.colour) is the colour of the labels "
          + names.map { "\"\(Escaped.brief($0))\"" }.joined(separator: ", ") + more
          + ", where others have \(group.usual), and no field says what that means"
      }),
    Expectation(
      "coloured-signs",
      Condition("is a sign in one colour, or one whose colours other words or signs tell") {
        node, context in
        context.index(ColouredSigns.self).colours[node.id] == nil
      },
      review: .always,
      message: { node, context in
        let colours = context.index(ColouredSigns.self).colours[node.id] ?? []
        let signs =
          node.name.trimmed.isEmpty
          ? "labels without words"
          : "the signs \(Escaped.brief(node.name.trimmed)) beside each other"
        return "\(signs) differ by their colours alone: "
          + colours.map(\.description).joined(separator: ", ")
      }),
  ]

  /// Of the cells of a table that show nothing else; what is chosen has the theme's.
  private static func cellColours(of table: Node, _ context: AuditContext) -> [Colour] {
    guard tables.contains(table.role) else { return [] }
    let cells = context.children(of: table).filter { cell in
      cell.role == .tableCell && cell.states[.showing] && !cell.states[.selected]
        && context.name(of: cell).isEmpty && cell.description.trimmed.isEmpty
        && cell.children.isEmpty
    }
    return cells.reduce(into: [Colour]()) { colours, cell in
      guard let appearance = context.evidence.appearances[cell.id], !appearance.isDrawn,
        let colour = appearance.background, colour.isTinted,
        colours.allSatisfy({ !$0.isSame(as: colour) })
      else { return }
      colours.append(colour)
    }
  }

  static let tables: RoleSet = [.table, .treeTable, .tree]
  static let lists: RoleSet = [.list, .listBox]
  /// Of two rows each may have a colour of its own.
  static let fewRows = 3
}

/// The rows of a list or table that are neither chosen nor disabled, with their words and the colours of
/// these.
private struct ColouredRows {
  struct Row {
    var words: [String] = []
    var colours: [Colour] = []
    /// What is behind all of its words; nil where that was not measured, or is more than one colour.
    var ground: Colour?
  }

  private(set) var rows: [Row] = []
  /// What those say that are chosen or disabled, whose colours tell of that.
  private var wordsOfOthers: Set<String> = []
  private(set) var holdPictures = false

  private static let texts: RoleSet = [.label, .static, .tableCell, .listItem, .treeItem]
  private static let headers: RoleSet = [.tableColumnHeader, .tableRowHeader]

  init(of holder: Node, in context: AuditContext) {
    let parts = context.children(of: holder).filter {
      $0.states[.showing] && !($0.frame?.isEmpty ?? true)
        && !Self.headers.contains($0.role)
    }
    var groups: [[Node]] = []
    for part in parts {
      // The cells of a table that stand beside each other are a row.
      if ColourAloneRule.tables.contains(holder.role), let last = groups.last?.last,
        let frame = last.frame, let own = part.frame, abs(own.y - frame.y) < own.height / 2
      {
        groups[groups.count - 1].append(part)
      } else {
        groups.append([part])
      }
    }
    for group in groups {
      let nodes = group.flatMap { [$0] + context.descendants(of: $0) }
        .filter { $0.states[.showing] }
      if nodes.contains(where: { RoleGroups.images.contains($0.role) }) { holdPictures = true }
      // What is chosen or disabled looks so.
      guard !nodes.contains(where: { $0.states[.selected] || $0.states[.focused] }),
        nodes.allSatisfy({ $0.states[.sensitive] || $0.states[.enabled] })
      else {
        for node in nodes { wordsOfOthers.formUnion(Self.tokens(node.name)) }
        continue
      }
      var row = Row()
      // A dot has no words.
      if let mark = nodes.lazy.compactMap({ context.evidence.appearances[$0.id]?.mark }).first {
        row.words.append("")
        row.colours.append(mark)
      }
      for node in nodes where Self.texts.contains(node.role) && !node.name.trimmed.isEmpty {
        guard let colour = context.evidence.appearances[node.id]?.wordColour else { continue }
        row.words.append(node.name.trimmed)
        row.colours.append(colour)
      }
      let grounds = Set(
        nodes.filter { Self.texts.contains($0.role) && !$0.name.trimmed.isEmpty }
          .map { context.evidence.appearances[$0.id]?.background })
      if grounds.count == 1 { row.ground = grounds.first ?? nil }
      if !row.words.isEmpty { rows.append(row) }
    }
    // Rows with more or fewer words than most are something else.
    let counts = Dictionary(grouping: rows, by: \.words.count)
    let usual = counts.max { ($0.value.count, $1.key) < ($1.value.count, $0.key) }?.key
    rows.removeAll { $0.words.count != usual }
  }

  /// Rows, their colour, and the one of the others.
  typealias Apart = (places: Set<Int>, own: Colour, other: Colour)

  /// Whether words tell what a colour does: none are told apart by it alone.
  func tell(_ apart: Apart?) throws -> Bool {
    guard apart != nil else { return true }
    if holdPictures { throw NotTested("a picture in its rows may tell the same") }
    return false
  }

  /// What is to be said of those that a colour alone tells apart.
  func account(of apart: Apart?, one: String, several: String, others: String) -> String {
    guard let apart, let first = apart.places.min() else { return "" }
    let words = Escaped.brief(rows[first].words.joined(separator: " ").trimmed)
    return
      "\(apart.places.count) of its \(rows.count) rows \(apart.places.count == 1 ? one : several)"
      + " \(apart.own), where \(others) \(apart.other), and no word, sign or state tells them apart:"
      + " \"\(words)\""
  }

  /// Rows of another colour that nothing else tells apart, that colour and the usual one; nil where there
  /// are none.
  var distinguished: Apart? {
    for column in (rows.first?.words ?? []).indices {
      if let groups = groupsOfSign(in: column) {
        if !hasNames(of: groups) { return (groups[1].places, groups[1].colour, groups[0].colour) }
        continue
      }
      guard let groups = groups(of: rows.map(\.colours[column])), let usual = groups.first else {
        continue
      }
      for group in groups.dropFirst() where !isTold(group.places) {
        return (group.places, group.colour, usual.colour)
      }
    }
    return nil
  }

  /// The rows by the colour of a sign that all of them have; nil where that is one.
  private func groupsOfSign(in column: Int) -> [Group]? {
    let signs = Set(rows.map(\.words[column]))
    guard signs.count == 1, signs.first?.isSign == true else { return nil }
    let groups = Colour.groups(of: rows.map(\.colours[column]))
    return groups.count > 1 && groups.contains { $0.colour.isColourful } ? groups : nil
  }

  /// Whether a column has words of its own for each of these colours, as "late" and "failed" for red, one of them in
  /// several rows. Numbers and dates differ by chance: it is by their colours that the signs tell something.
  private func hasNames(of groups: [Group]) -> Bool {
    rows[0].words.indices.contains { column in
      let values = groups.map { group in Set(group.places.map { rows[$0].words[column] }) }
      let all = values.reduce(Set()) { $0.union($1) }
      return all.count == values.reduce(0) { $0 + $1.count } && all.count < rows.count
        && !all.contains { $0.contains(where: \.isNumber) }
    }
  }

  /// The same of what is behind their words, as a table paints a row that is late; every other row may
  /// have a colour of its own.
  var paintedApart: Apart? {
    let grounds = rows.compactMap(\.ground)
    guard grounds.count == rows.count, let groups = groups(of: grounds, areGrounds: true),
      let usual = groups.first
    else { return nil }
    // Stripes are white and a shade, or two shades of one colour.
    let (one, other) = (groups[0].colour, groups[1].colour)
    let isStriped =
      groups.count == 2 && zip(grounds, grounds.dropFirst()).allSatisfy { $0 != $1 }
      && !(one.isTinted && other.isTinted && one.distance(to: other) >= 60)
    guard !isStriped else { return nil }
    return groups.dropFirst().first { !isTold($0.places) }
      .map { ($0.places, $0.colour, usual.colour) }
  }

  private typealias Group = Colour.Group

  /// More colours are a palette, in which each may be its own.
  private static let mostColours = 3

  /// The rows by their colour in a column, the most frequent first; nil where that is one, or none that is
  /// clearly another one.
  private func groups(of colours: [Colour], areGrounds: Bool = false) -> [Group]? {
    let groups = Colour.groups(of: colours, within: areGrounds ? 12 : Colour.softStep)
    let areClear = groups.indices.allSatisfy { place in
      groups[..<place].allSatisfy { isClear($0.colour, beside: groups[place].colour) }
    }
    guard areGrounds || areClear, (2...Self.mostColours).contains(groups.count),
      groups.count < rows.count,
      groups.contains(where: { areGrounds ? $0.colour.isTinted : $0.colour.isColourful })
    else { return nil }
    return groups.enumerated().sorted { one, other in
      let counts = (one.element.places.count, other.element.places.count)
      if counts.0 != counts.1 { return counts.0 > counts.1 }
      // Of as many black and red rows the black ones are the usual ones.
      let colourful = (one.element.colour.isColourful, other.element.colour.isColourful)
      return colourful.0 == colourful.1 ? one.offset < other.offset : !colourful.0
    }.map(\.element)
  }

  /// Of the three channels together: what is told by a colour differs by more, and a dark colour from black
  /// by less.
  private func isClear(_ one: Colour, beside other: Colour) -> Bool {
    one.distance(to: other) >= (one.isColourful == other.isColourful ? 120 : 80)
  }

  private func isTold(_ group: Set<Int>) -> Bool {
    let others = Set(rows.indices).subtracting(group)
    return hasMark(group, besides: others) || hasMark(others, besides: group)
      || rows[0].words.indices.contains { isValue(at: $0, of: group, besides: others) }
  }

  /// A word or sign that all of these have, and none of the others; of one row, which has many words of
  /// its own, only a sign at the beginning, or a word that a row has, too, whose colour tells of something
  /// else.
  private func hasMark(_ group: Set<Int>, besides others: Set<Int>) -> Bool {
    guard group.count > 1 else {
      return group.contains { place in
        let own = tokens(place).intersection(wordsOfOthers)
        if !others.reduce(own, { $0.subtracting(tokens($1)) }).isEmpty { return true }
        return rows[place].words.enumerated().contains { column, text in
          guard let sign = text.first, !sign.isLetter, !sign.isNumber else { return false }
          return !others.contains { rows[$0].words[column].first == sign }
        }
      }
    }
    var common: Set<String>?
    for place in group { common = common?.intersection(tokens(place)) ?? tokens(place) }
    return others.reduce(common ?? []) { $0.subtracting(tokens($1)) }.isEmpty == false
  }

  private func tokens(_ place: Int) -> Set<String> {
    rows[place].words.reduce(into: []) { $0.formUnion(Self.tokens($1)) }
  }

  private static func tokens(_ text: String) -> Set<String> {
    // Numbers agree by chance.
    let words = text.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
      .filter { $0.contains(where: \.isLetter) }
    let signs = text.filter { !$0.isLetter && !$0.isNumber && !$0.isWhitespace }.map(String.init)
    return Set(words + signs)
  }

  /// Whether a column of a few values, as "done" and "open", has others in these rows.
  private func isValue(at column: Int, of group: Set<Int>, besides others: Set<Int>) -> Bool {
    let own = Set(group.map { rows[$0].words[column] })
    let theirs = Set(others.map { rows[$0].words[column] })
    return own.isDisjoint(with: theirs)
      && (own.count < group.count || theirs.count < others.count)
  }
}

extension ElementAppearance {
  /// The colour of its words, where they are thick enough to show it.
  var wordColour: Colour? { solidity >= 0.1 ? foreground : nil }
}

extension Colour {
  /// Not black, white or grey.
  var isColourful: Bool {
    let parts = [Int(red), Int(green), Int(blue)]
    return (parts.max() ?? 0) - (parts.min() ?? 0) >= 60
  }

  /// No grey, white or black, pale as it may be.
  var isTinted: Bool {
    let parts = [Int(red), Int(green), Int(blue)]
    return (parts.max() ?? 0) - (parts.min() ?? 0) >= 24
  }

  /// Of the three channels together: softened edges of letters differ by less.
  static let softStep = 48

  func isSame(as other: Colour, within step: Int = softStep) -> Bool { distance(to: other) < step }

  /// A colour, and the places of what has it.
  typealias Group = (colour: Colour, places: Set<Int>)

  /// Which of these are the same, in the order of their first ones.
  static func groups(of colours: [Colour], within step: Int = softStep) -> [Group] {
    colours.enumerated().reduce(into: []) { groups, entry in
      if let same = groups.firstIndex(where: { $0.colour.isSame(as: entry.element, within: step) })
      {
        groups[same].places.insert(entry.offset)
      } else {
        groups.append((entry.element, [entry.offset]))
      }
    }
  }
}

extension String {
  /// One or two characters that are neither letters nor numbers, as a dot.
  var isSign: Bool {
    (1...2).contains(count) && !contains { $0.isLetter || $0.isNumber || $0.isWhitespace }
  }
}
