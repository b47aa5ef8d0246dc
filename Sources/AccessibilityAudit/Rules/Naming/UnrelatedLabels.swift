// SPDX-License-Identifier: Apache-2.0

import Semantics

/// Labels that are related to nothing and stand beside a field that has no label.
struct UnrelatedLabels: AuditIndex {
  /// The fields beside a label, and the labels beside a field, related to anything or not.
  private let neighbours: [ElementID: [ElementID]]
  private let labels: [ElementID: ElementID]
  private let related: Set<ElementID>
  private let labelled: [ElementID: ElementID]

  init(_ context: AuditContext) {
    var related: Set<ElementID> = []
    var labelled: [ElementID: ElementID] = [:]
    for node in context.nodes {
      for relation in node.relations {
        switch relation.kind {
        case .labelFor:
          related.insert(node.id)
          labelled[node.id] = relation.targets.first
        case .labelledBy:
          related.formUnion(relation.targets)
          for label in relation.targets { labelled[label] = node.id }
        case .descriptionFor, .errorFor, .detailsFor: related.insert(node.id)
        case .describedBy, .errorMessage, .details: related.formUnion(relation.targets)
        default: break
        }
      }
    }
    self.related = related
    self.labelled = labelled
    var neighbours: [ElementID: [ElementID]] = [:]
    var labels: [ElementID: ElementID] = [:]
    for parent in context.nodes where parent.children.count > 1 {
      let children = context.children(of: parent)
      for (place, (first, second)) in zip(children, children.dropFirst()).enumerated() {
        guard let (label, field) = Self.pair(first, second),
          field.role != .drawingArea
            || !Self.decorates(
              field, [place - 1, place + 2].filter(children.indices.contains).map { children[$0] })
        else { continue }
        neighbours[field.id, default: []].append(label.id)
        neighbours[label.id, default: []].append(field.id)
        if !related.contains(label.id), labels[field.id] == nil { labels[field.id] = label.id }
      }
    }
    self.neighbours = neighbours
    self.labels = labels
  }

  /// Follows what is missing of an element's name: which label beside it belongs to it and is related to
  /// nothing, or to another element; empty where there is none.
  func hint(beside element: ElementID, _ context: AuditContext) -> String {
    if let label = label(beside: element).flatMap({ context[$0] }), isCaption(label, context) {
      return "; the label \"\(Escaped.brief(label.name))\" beside it has no relation to it"
    }
    guard let field = context[element], context.labels(of: field).isEmpty else { return "" }
    for label in neighbours[element] ?? [] {
      guard let target = labelled[label], target != element, let other = context[target],
        let caption = context[label],
        isCaption(caption, context), !context.isInside(other, where: { $0.id == element }),
        !context.isInside(field, where: { $0.id == target })
      else { continue }
      return "; the label \"\(Escaped.brief(caption.name))\" beside it labels another: "
        + context.whereabouts(of: other)
    }
    return ""
  }

  /// No heading, no status, and more than a number.
  private func isCaption(_ label: Node, _ context: AuditContext) -> Bool {
    ComparedText(label.name).isHuman && !NameForm.isClassName(label.name.trimmed)
      && label.attributes["xml-roles"] != "heading"
      && !context.isInside(label, within: 3) { $0.role == .statusBar }
      && label.frame.map { !$0.isEmpty } ?? true
  }

  /// The fields that stand right beside the label.
  func fields(beside label: ElementID) -> [ElementID] { neighbours[label] ?? [] }

  /// What the label labels.
  func labelled(by label: ElementID) -> ElementID? { labelled[label] }

  /// The unrelated label right beside the field.
  func label(beside field: ElementID) -> ElementID? { labels[field] }

  /// It labels or describes something.
  func isRelated(_ label: ElementID) -> Bool { related.contains(label) }

  /// True of a drawing before words in its line: it says in another way what they say.
  static func decorates(_ drawing: Node, _ others: [Node]) -> Bool {
    others.contains { other in
      guard other.role == .label, other.states[.showing], let place = other.frame,
        let frame = drawing.frame
      else { return false }
      return place.x >= frame.maxX && place.y < frame.maxY && frame.y < place.maxY
    }
  }

  private static func isField(_ node: Node) -> Bool {
    node.isField || node.role == .calendar
      || node.role == .drawingArea && node.children.isEmpty
  }

  /// Toolkits list children in either order; the label is the one that begins further left in the
  /// field's line, or above it. One that comes later is a unit, a remark, or the next field's label.
  private static func pair(_ first: Node, _ second: Node) -> (label: Node, field: Node)? {
    let isReversed = first.role != .label
    let (label, field) = isReversed ? (second, first) : (first, second)
    guard label.role == .label, isField(field),
      label.states[.showing], field.states[.showing], !label.name.trimmed.isEmpty
    else { return nil }
    guard let place = label.frame, let other = field.frame, place != other else {
      return isReversed ? nil : (label, field)
    }
    let isInLine = place.y < other.maxY && other.y < place.maxY
    let isBefore = isInLine ? place.x < other.x : place.y < other.y && place.x <= other.x
    return isBefore ? (label, field) : nil
  }
}

extension AuditContext {
  /// The label with words that is related to nothing and stands right before the element in the order of the
  /// tree.
  func unrelatedLabel(before node: Node) -> Node? {
    let siblings = parent(of: node).map(children) ?? []
    guard let place = siblings.firstIndex(where: { $0.id == node.id }), place > 0 else {
      return nil
    }
    return unrelated(siblings[place - 1])
  }

  /// The one to the left of the element in its line, or before it and with a colon.
  func unrelatedCaption(of node: Node) -> Node? {
    if let before = unrelatedLabel(before: node), before.name.trimmed.hasSuffix(":") {
      return before
    }
    guard trustsPlaces, let frame = node.frame else { return nil }
    let left = (parent(of: node).map(children) ?? []).compactMap {
      sibling -> (node: Node, end: Double)? in
      guard sibling.states[.showing], let place = sibling.frame, place.maxX <= frame.x + 1,
        place.sharesLine(with: frame)
      else { return nil }
      return (sibling, place.maxX)
    }
    return left.max { $0.end < $1.end }.flatMap { unrelated($0.node) }
  }

  /// The labels right beside the element in its line, or right above or below it, that are related to nothing and
  /// nearer to no other field.
  func notes(beside node: Node) -> [Node] {
    let siblings = parent(of: node).map(children) ?? []
    guard let place = siblings.firstIndex(where: { $0.id == node.id }) else { return [] }
    guard trustsPlaces, let frame = node.frame, !frame.isEmpty else {
      return [place - 1, place + 1].filter(siblings.indices.contains)
        .map { siblings[$0] }.filter(isNote)
    }
    return siblings.filter { label in
      guard isNote(label), let gap = label.frame.flatMap({ $0.gap(to: frame) }),
        gap <= Self.farthestNote
      else { return false }
      return !siblings.contains { other in
        guard other.id != node.id, other.isField || other.role == .progressBar else { return false }
        return other.frame.flatMap { label.frame?.gap(to: $0) }.map { $0 <= gap } ?? false
      }
    }
  }

  private static let farthestNote = 24.0

  private func unrelated(_ label: Node) -> Node? {
    isNote(label) && ComparedText(label.name).isHuman ? label : nil
  }

  private func isNote(_ label: Node) -> Bool {
    label.role == .label && label.states[.showing]
      && !index(UnrelatedLabels.self).isRelated(label.id)
  }
}

extension Rect {
  /// Whether the two reach over one height.
  func sharesLine(with other: Rect) -> Bool { y < other.maxY && other.y < maxY }

  /// How far the other is to the side in its line, or, with what makes a line of its own, above or below; nil where
  /// it is neither.
  fileprivate func gap(to other: Rect) -> Double? {
    let (across, along) = (max(x - other.maxX, other.x - maxX), max(y - other.maxY, other.y - maxY))
    if along < 0 { return max(across, 0) }
    return across < 0 ? along + 16 : nil
  }
}
