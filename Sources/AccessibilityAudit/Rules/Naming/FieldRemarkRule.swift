// SPDX-License-Identifier: Apache-2.0

import Semantics

/// A star or a message beside a field is seen. Who comes to the field by Tab hears the field alone.
struct FieldRemarkRule: Rule {
  let id = "field-remark"
  let help =
    "Fields say themselves that they are required, or what is wrong, and keep what was entered"
  let advice =
    "Set the states required and invalid-entry, and relate the words to the field (described by,"
    + " error message), or say them in its name or description. Leave what was entered in the fields of a"
    + " form that is refused."
  let impact = Impact.serious
  let standards: [Standard] = [
    .wcag("3.3.1"), .wcag("3.3.2"), .en("11.3.3.1.1"), .en("11.3.3.2"), .section508("502.3.1"),
  ]
  let applicability = Condition(
    "is a field that is showing, and its own words or state, words beside it, a red border or what an action made of"
      + " it say that it is required or wrong",
    of: .roles(RoleGroups.fields.union(RoleGroups.editableTexts))
  ) { node, context in
    !context.index(FieldRemarks.self).remarks(of: node.id).isEmpty
      || context.index(MissedFields.self).buttons[node.id] != nil
      || context.index(MissedFields.self).clearing[node.id] != nil
      || context.index(RedFields.self).fields.contains(node.id)
      || FieldRemarks.isField(node, context) && context.saysRequired(node)
  }

  let expectations = [
    Expectation(
      "required-beside",
      Condition(
        "is required or wrong by its states, says so in its own words, or is related to the words"
      ) { node, context in
        unsaid(.required, node, context) == nil
      },
      review: .always,
      message: { node, context in
        "\(quoted(unsaid(.required, node, context), context)) stands beside it, and neither its states"
          + " nor its own words say that it is required"
      }),
    Expectation(
      "wrong-beside",
      Condition("is wrong by its state, says what is wrong, or is related to the words") {
        node, context in
        unsaid(.wrong, node, context) == nil
      },
      review: .always,
      message: { node, context in
        "\(quoted(unsaid(.wrong, node, context), context)) stands beside it, and neither its state"
          + " nor its own words say so"
      }),
    Expectation(
      "red-border",
      Condition("says what is wrong, or has no red border where other fields have none") {
        node, context in
        !context.index(RedFields.self).fields.contains(node.id) || node.states[.invalidEntry]
          || !(node.description + node.help).trimmed.isEmpty
          || context.index(FieldRemarks.self).remarks(of: node.id).contains { $0.kind == .wrong }
      },
      review: .always,
      message: { node, context in
        let colour = context.evidence.appearances[node.id]?.outline?.description ?? ""
        return "it has a border in \(colour), and neither its state nor its words say what is wrong"
      }),
    Expectation(
      "required-and-optional",
      Condition(
        "is not called optional by its own words or its label, where it is required by others or its state"
      ) { node, context in
        !context.ownWords(of: node).contains(where: RemarkWords.saysOptional)
          || !(node.states[.required]
            || context.ownWords(of: node).contains { RemarkWords.kind(of: $0) == .required })
      },
      review: .always,
      message: { _, _ in "it is called optional, and says that it is required" }),
    Expectation(
      "unexplained-mark",
      Condition(
        "is required by its state, or is not the first of several fields whose labels have an asterisk that no text in"
          + " the window explains"
      ) { node, context in
        !context.index(UnexplainedMarks.self).firsts.contains(node.id)
      },
      review: .always,
      message: { _, _ in
        "nothing in its window tells what the asterisk on its label, and on others, means"
      }),
    Expectation(
      "required-later",
      Condition("is missed by no action while it is empty, or was said to be required before") {
        node, context in
        context.index(MissedFields.self).buttons[node.id] == nil || saysRequired(node, context)
      },
      review: .always,
      message: { node, context in
        let button = context.index(MissedFields.self).buttons[node.id].flatMap { context[$0] }
        return "\(quoted(button, context)) does not do without it, and nothing says before that it"
          + " is required"
      }),
    Expectation(
      "emptied-by-refusal",
      Condition("keeps what was entered in it when what it was sent off with is refused") {
        node, context in
        context.index(MissedFields.self).clearing[node.id] == nil
      },
      review: .always,
      message: { node, context in
        let button = context.index(MissedFields.self).clearing[node.id].flatMap { context[$0] }
        return
          "what was entered in it was gone when \(quoted(button, context)) had refused the form for"
          + " another field that was empty"
      }),
  ]

  /// Itself, or somewhere in its window.
  private static func saysRequired(_ node: Node, _ context: AuditContext) -> Bool {
    if context.saysRequired(node) { return true }
    return context.window(of: node.id).map { window in
      context.descendants(of: window).contains { text in
        text.states[.showing] && FieldRemarks.texts.contains(text.role)
          && RemarkWords.saysRequired(text.name)
      }
    } ?? false
  }

  /// The words of this kind that the field does not say itself.
  private static func unsaid(
    _ kind: RemarkWords.Kind, _ node: Node, _ context: AuditContext
  ) -> Node? {
    let words = [context.name(of: node), node.description, node.help]
    for remark in context.index(FieldRemarks.self).remarks(of: node.id) where remark.kind == kind {
      guard
        !remark.isRelated
          || context[remark.text].map({ RemarkWords.endsInSilentMark($0.name) }) == true,
        !node.states[.invalidEntry], let text = context[remark.text]
      else {
        continue
      }
      switch kind {
      case .required:
        if node.states[.required] || words.contains(where: RemarkWords.saysRequired) { continue }
      case .wrong:
        let told = ComparedText(text.name)
        if words.contains(where: { ComparedText($0).contains(told) }) { continue }
      }
      return text
    }
    return nil
  }

  private static func quoted(_ text: Node?, _ context: AuditContext) -> String {
    "\"\(Escaped.brief(text?.name ?? ""))\""
  }
}

extension AuditContext {
  /// By its state, its own words or those of its label.
  package func saysRequired(_ node: Node) -> Bool {
    node.states[.required] || ownWords(of: node).contains(where: RemarkWords.saysRequired)
  }

  /// What a field says of itself, and its labels.
  fileprivate func ownWords(of node: Node) -> [String] {
    [name(of: node), node.description, node.help, node.attributes["placeholder-text"] ?? ""]
      + labels(of: node).map(\.name)
  }
}

/// In windows where fields have an asterisk and no text tells what it means, the first of those fields.
private struct UnexplainedMarks: AuditIndex {
  private(set) var firsts: Set<ElementID> = []

  init(_ context: AuditContext) {
    let marked = context.nodes.filter { node in
      FieldRemarks.isField(node, context) && !node.states[.required]
        && context.ownWords(of: node).contains { text in
          text.utf8.contains(UInt8(ascii: "*")) && RemarkWords.kind(of: text) == .required
        }
        && !context.ownWords(of: node).contains(where: RemarkWords.explainsMark)
    }
    for (id, fields) in Dictionary(grouping: marked, by: { context.window(of: $0.id)?.id })
    where fields.count > 1 {
      guard let window = id.flatMap({ context[$0] }), let first = fields.first,
        !context.descendants(of: window).contains(where: { text in
          text.states[.showing]
            && [text.name, text.description, text.help].contains(where: RemarkWords.explainsMark)
        })
      else { continue }
      firsts.insert(first.id)
    }
  }
}

/// The words that stand beside fields and say of them that they are required or wrong.
struct FieldRemarks: AuditIndex {
  struct Remark: Hashable, Sendable {
    let text: ElementID
    let kind: RemarkWords.Kind
    /// Whether a relation leads from one to the other.
    let isRelated: Bool
  }

  private var remarks: [ElementID: [Remark]] = [:]

  fileprivate static let texts: RoleSet = [.label, .static, .paragraph, .caption]
  private static let relations: Set<Relation.Kind> = [
    .labelFor, .labelledBy, .descriptionFor, .describedBy, .errorFor, .errorMessage, .details,
    .detailsFor,
  ]

  init(_ context: AuditContext) {
    let texts = context.nodes.filter { node in
      Self.texts.contains(node.role) && node.states[.showing]
        && !context.webContent.contains(node.id) && RemarkWords.kind(of: node.name) != nil
    }
    guard !texts.isEmpty else { return }
    let fields = context.nodes.filter { Self.isField($0, context) }
    for text in texts {
      guard let kind = RemarkWords.kind(of: text.name) else { continue }
      let window = context.window(of: text.id)?.id
      let near = fields.filter { context.window(of: $0.id)?.id == window }
      let related = near.filter { Self.areRelated(text, $0) }
      for field in related {
        remarks[field.id, default: []].append(Remark(text: text.id, kind: kind, isRelated: true))
      }
      guard related.isEmpty, let field = Self.field(beside: text, kind, among: near, context) else {
        continue
      }
      remarks[field.id, default: []].append(Remark(text: text.id, kind: kind, isRelated: false))
    }
  }

  /// In the order of the tree.
  func remarks(of field: ElementID) -> [Remark] { remarks[field] ?? [] }

  fileprivate static func isField(_ node: Node, _ context: AuditContext) -> Bool {
    guard node.isField, node.states[.showing] else { return false }
    return !context.isInside(node, within: 4) { $0.role == .comboBox || $0.role == .spinButton }
  }

  private static func areRelated(_ text: Node, _ field: Node) -> Bool {
    func leads(_ node: Node, to other: Node) -> Bool {
      node.relations.contains { relations.contains($0.kind) && $0.targets.contains(other.id) }
    }
    return leads(text, to: field) || leads(field, to: text)
  }

  /// The field that a person takes the text to be about; where toolkits give wrong places, the one
  /// right before or behind it.
  private static func field(
    beside text: Node, _ kind: RemarkWords.Kind, among fields: [Node], _ context: AuditContext
  ) -> Node? {
    guard context.trustsPlaces, let place = text.frame, !place.isEmpty else {
      let siblings = context.parent(of: text)?.children ?? []
      guard let index = siblings.firstIndex(of: text.id) else { return nil }
      let isLabel = kind == .required && !RemarkWords.isMark(text.name)
      let neighbour = isLabel ? index + 1 : index - 1
      return fields.first { siblings.indices.contains(neighbour) && $0.id == siblings[neighbour] }
    }
    let isMark = RemarkWords.isMark(text.name)
    let costs = fields.compactMap { field -> (field: Node, cost: Double)? in
      guard let frame = field.frame, !frame.isEmpty else { return nil }
      return FieldDistance(from: place, to: frame).cost(kind, isMark: isMark).map { (field, $0) }
    }
    return costs.min { $0.cost < $1.cost }?.field
  }
}

/// Fields with a red border, in windows where others have none; a theme may draw the focus in red.
private struct RedFields: AuditIndex {
  private(set) var fields: Set<ElementID> = []

  init(_ context: AuditContext) {
    let measured = context.nodes.filter { node in
      (RoleGroups.entries.contains(node.role) || node.role == .text)
        && !node.states[.focused] && node.states[.showing]
        && context.evidence.appearances[node.id]?.edges != nil
    }
    for (_, fields) in Dictionary(grouping: measured, by: { context.window(of: $0.id)?.id }) {
      let red = fields.filter { context.evidence.appearances[$0.id]?.outline?.isRed ?? false }
      if red.count * 2 <= fields.count { self.fields.formUnion(red.map(\.id)) }
    }
  }
}

extension Colour {
  /// What warns: no orange, and no pink.
  fileprivate var isRed: Bool {
    let (red, green, blue) = (Int(red), Int(green), Int(blue))
    return red >= 150 && green <= 75 && red - green >= 110 && red - blue >= 100
  }
}

extension ActionTrial {
  /// Whether a message came that something is missing or wrong, or a field became invalid.
  package var isRefusal: Bool {
    changes.contains { change in
      Self.isInvalid(change)
        || [.presence, .name, .text, .window].contains(change.property)
          && !["gone", "hidden"].contains(change.to) && RemarkWords.saysMissing(change.words)
    }
  }

  /// Whether no words and no window came or went but in what it emptied, and no field became valid.
  fileprivate var isSilent: Bool {
    !changes.contains { change in
      switch change.property {
      case .presence, .name, .text, .window:
        !(change.element.map(clearedFields.contains) ?? false)
      case .state: change.detail == State.invalidEntry.name && change.to == "off"
      case .description, .role, .value, .selectedCount: false
      }
    }
  }

  fileprivate var makesInvalid: Bool { changes.contains(where: Self.isInvalid) }

  fileprivate static func isInvalid(_ change: ObservedChange) -> Bool {
    change.property == .state && change.detail == State.invalidEntry.name && change.to == "on"
  }
}

/// Fields that an action has called for, marked or made invalid while they were empty.
private struct MissedFields: AuditIndex {
  /// What was asked to act, by the field.
  private(set) var buttons: [ElementID: ElementID] = [:]
  /// What has refused a form and emptied a field of it.
  private(set) var clearing: [ElementID: ElementID] = [:]

  init(_ context: AuditContext) {
    var refusing: Set<ElementID> = []
    for trial in context.evidence.actionTrials?.trials ?? [] where trial.kind == .action {
      let told = trial.emptyFields.filter { field in
        trial.changes.contains { change in
          change.element == field
            && (ActionTrial.isInvalid(change)
              || change.property == .description && !change.to.isEmpty)
            || Self.calls(change, for: field, context)
        }
      }
      // Where the words of the last refusal stand there still, it has refused the same. What is pressed once
      // may be there to empty them.
      if trial.makesInvalid || !told.isEmpty || trial.isSilent && refusing.contains(trial.element) {
        if !refusing.insert(trial.element).inserted {
          for field in trial.clearedFields { clearing[field] = trial.element }
        }
      } else {
        refusing.remove(trial.element)
      }
      for field in told + (trial.drawnChange?.fields.filter(trial.emptyFields.contains) ?? [])
      where buttons[field] == nil { buttons[field] = trial.element }
    }
  }

  /// A message that came, says that something is missing, and names the field.
  private static func calls(
    _ change: ObservedChange, for field: ElementID, _ context: AuditContext
  ) -> Bool {
    guard [.presence, .name, .text].contains(change.property), change.to != "gone",
      change.element.map({ context[$0]?.states[.editable] == false }) ?? true,
      RemarkWords.saysMissing(change.words), let node = context[field]
    else { return false }
    let labels = [context.name(of: node)] + context.labels(of: node).map(\.name)
    return labels.contains { label in
      let words = ComparedText(label)
      return label.count { $0.isLetter } >= 3 && ComparedText(change.words).contains(words)
    }
  }
}

/// How far words stand from a field, in points.
private struct FieldDistance {
  /// Between a form's labels and its fields, where the longest label makes room.
  private static let farthestLabel = 200.0
  /// To the side of a field.
  private static let farthestRemark = 24.0
  /// Above or below a field.
  private static let farthestLine = 16.0
  /// A higher field has words below it that are about the window.
  private static let highest = 60.0

  let text: Rect
  let field: Rect

  init(from text: Rect, to field: Rect) {
    self.text = text
    self.field = field
  }

  /// nil where a person takes them for words about something else.
  func cost(_ kind: RemarkWords.Kind, isMark: Bool) -> Double? {
    let overlap = min(text.maxY, field.maxY) - max(text.y, field.y)
    if overlap * 2 >= min(text.height, field.height) {
      let isLabel = kind == .required && !isMark
      if text.maxX <= field.x + 1 {
        let gap = field.x - text.maxX
        return gap <= (isLabel ? Self.farthestLabel : Self.farthestRemark) ? gap : nil
      }
      let gap = text.x - field.maxX
      return !isLabel && gap >= -1 && gap <= Self.farthestRemark ? gap : nil
    }
    guard field.height <= Self.highest, text.x < field.maxX, text.maxX > field.x,
      abs(text.x - field.x) <= 2 * Self.farthestRemark
    else { return nil }
    let (below, above) = (text.y - field.maxY, field.y - text.maxY)
    let (gap, isBehind) = below > above ? (below, true) : (above, false)
    guard gap <= Self.farthestLine else { return nil }
    // Labels stand above their field, and messages below it.
    return gap + ((kind == .wrong) == isBehind ? 1 : 5)
  }
}
