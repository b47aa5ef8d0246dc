// SPDX-License-Identifier: Apache-2.0

import Semantics

/// Labels of fields in a colour that the other labels of fields in the window do not have, of fields that do
/// not say by a state or a sign what that means.
struct ColouredLabels: AuditIndex {
  struct Group: Hashable, Sendable {
    let labels: [ElementID]
    let colour: Colour
    let usual: Colour
  }

  /// By the first of them.
  private var groups: [ElementID: Group] = [:]

  /// Where fewer have the usual colour nobody knows which one that is.
  private static let fewUsual = 2

  init(_ context: AuditContext) {
    let index = context.index(UnrelatedLabels.self)
    var windows: [ElementID: [(label: Node, colour: Colour)]] = [:]
    for node in context.nodes where node.role == .label && node.states[.showing] {
      let fields = [index.labelled(by: node.id)].compactMap { $0 } + index.fields(beside: node.id)
      let own = fields.compactMap { context[$0] }.filter(\.isField)
      guard !own.isEmpty, let colour = context.evidence.appearances[node.id]?.wordColour,
        let window = context.window(of: node.id)?.id
      else { continue }
      // A sign or a state says it too.
      let isTold =
        node.name.contains("*")
        || own.contains { $0.states[.required] || $0.states[.invalidEntry] }
      if !isTold || !colour.isColourful { windows[window, default: []].append((node, colour)) }
    }
    for labels in windows.values {
      let plain = labels.filter { !$0.colour.isColourful }
      let coloured = labels.filter(\.colour.isColourful)
      guard plain.count >= Self.fewUsual, let first = coloured.first, let usual = plain.first,
        coloured.allSatisfy({ $0.colour.isSame(as: first.colour) }),
        plain.allSatisfy({ $0.colour.isSame(as: usual.colour) }),
        !Self.haveWord(coloured.map(\.label.name), besides: plain.map(\.label.name))
      else { continue }
      groups[first.label.id] = Group(
        labels: coloured.map(\.label.id), colour: first.colour, usual: usual.colour)
    }
  }

  /// Whether all of these say what the colour does, as "(required)", and none of the others: one of several, or in
  /// brackets.
  private static func haveWord(_ labels: [String], besides others: [String]) -> Bool {
    let words = labels.map { name in
      let part = labels.count > 1 ? name[...] : name.drop { $0 != "(" && $0 != "[" }
      return Set(ComparedText(String(part)).words)
    }
    let common = words.dropFirst().reduce(words[0]) { $0.intersection($1) }
    return !common.subtracting(others.flatMap { ComparedText($0).words }).isEmpty
  }

  /// nil but for the first of the group.
  func group(from first: ElementID) -> Group? { groups[first] }
}

/// The same sign several times beside each other, or labels without words in one box, in colours of which
/// somebody must know what they mean: the steps of an assistant as dots, lamps.
struct ColouredSigns: AuditIndex {
  /// By the first of them.
  private(set) var colours: [ElementID: [Colour]] = [:]

  private static let few = 3

  init(_ context: AuditContext) {
    var boxes: Set<ElementID> = []
    for node in context.nodes
    where node.role == .label && node.states[.showing] && node.name.trimmed.isSign {
      guard let box = context.parent(of: node), boxes.insert(box.id).inserted else { continue }
      let signs = context.children(of: box).filter { $0.states[.showing] }
      let appearances = signs.compactMap { context.evidence.appearances[$0.id]?.wordColour }
      guard signs.count >= Self.few, appearances.count == signs.count,
        signs.allSatisfy({ $0.role == .label && $0.name.trimmed == node.name.trimmed })
      else { continue }
      let colours = Colour.groups(of: appearances).map(\.colour)
      if colours.count > 1, colours.contains(where: \.isColourful) {
        self.colours[node.id] = colours
      }
    }
    var lamps: [ElementID: [(label: ElementID, colour: Colour)]] = [:]
    for node in context.nodes where node.role == .label && node.states[.showing] {
      guard let box = context.parent(of: node), context.name(of: node).isEmpty,
        node.description.trimmed.isEmpty, let lamp = context.evidence.appearances[node.id],
        !lamp.isDrawn, let colour = lamp.background, colour.isTinted
      else { continue }
      lamps[box.id, default: []].append((node.id, colour))
    }
    for lamps in lamps.values where lamps.count >= Self.few {
      let colours = Colour.groups(of: lamps.map(\.colour)).map(\.colour)
      if colours.count > 1, let first = lamps.first { self.colours[first.label] = colours }
    }
  }
}
