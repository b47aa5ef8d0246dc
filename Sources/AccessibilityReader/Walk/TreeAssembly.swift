// SPDX-License-Identifier: Apache-2.0

import AccessibilitySnapshot
import Semantics

/// Makes the tree of what a walk has found.
struct TreeAssembly {
  private let application: ApplicationReference
  private let records: [NodeRecord]
  private let problems: [(kind: ReadProblem.Kind, record: Int)]
  private let unanswered: [TreeWalk.Question]
  private let duration: Duration
  private let calls: Int
  /// The records that stand in the tree, parents before children, siblings in order.
  private let order: [Int]
  /// The record of the window that a record is in.
  private let windows: [Int?]
  /// By record; nil for one that is not in the tree.
  private let numbers: [ElementID?]
  private let numbersByReference: [ObjectReference: ElementID]
  private let gone: Set<Int>

  init(
    application: ApplicationReference, records: [NodeRecord],
    problems: [(kind: ReadProblem.Kind, record: Int)], unanswered: [TreeWalk.Question],
    duration: Duration, calls: Int
  ) {
    self.application = records.first.map { Self.identified(application, by: $0) } ?? application
    self.records = records
    self.problems = problems
    self.unanswered = unanswered
    self.duration = duration
    self.calls = calls
    gone = Self.gone(records, problems)
    var order: [Int] = []
    var windows = [Int?](repeating: nil, count: records.count)
    var stack = records.isEmpty ? [] : [0]
    while let record = stack.popLast() {
      order.append(record)
      if records[record].depth == 1 { windows[record] = record }
      for child in records[record].children { windows[child] = windows[record] }
      stack += records[record].children.filter { [gone] in !gone.contains($0) }.reversed()
    }
    self.order = order
    self.windows = windows
    var numbers = [ElementID?](repeating: nil, count: records.count)
    var numbersByReference: [ObjectReference: ElementID] = [:]
    numbersByReference.reserveCapacity(order.count)
    for (place, record) in order.enumerated() {
      let id = ElementID(UInt64(place + 1))
      numbers[record] = id
      numbersByReference[records[record].reference] = id
    }
    self.numbers = numbers
    self.numbersByReference = numbersByReference
  }

  /// With the name and the toolkit that the application has reported while it was read.
  private static func identified(
    _ application: ApplicationReference, by root: NodeRecord
  ) -> ApplicationReference {
    guard application.toolkitName.isEmpty else { return application }
    return ApplicationReference(
      object: application.object,
      name: application.name.isEmpty ? root.name : application.name, pid: application.pid,
      toolkitName: root.toolkitName,
      toolkitVersion: root.toolkitVersion.isEmpty ? root.version : root.toolkitVersion,
      isAnswering: application.isAnswering)
  }

  /// An object that refuses both its role and its states is no longer there, and neither is one of
  /// which the application says so.
  private static func gone(
    _ records: [NodeRecord], _ problems: [(kind: ReadProblem.Kind, record: Int)]
  ) -> Set<Int> {
    var refusals: [Int: Int] = [:]
    for problem in problems {
      if case .refused(let member, _) = problem.kind,
        member == Query.role.member || member == Query.states.member
      {
        refusals[problem.record, default: 0] += 1
      }
    }
    let silent = refusals.filter { $0.value == 2 }.keys
    return Set(silent).union(records.indices.filter { records[$0].isGone }).subtracting([0])
  }

  var snapshot: ApplicationSnapshot {
    var missing = MissingTargets(firstNumber: UInt64(order.count + 1))
    var shared: Set<[Action]> = []
    let nodes = order.map { record in
      var node = node(of: record, &missing)
      // Many elements offer the same actions: one copy is enough.
      if !node.actions.isEmpty { node.actions = shared.insert(node.actions).memberAfterInsert }
      return node
    }
    let root = nodes.first ?? Node(id: ElementID(1), role: .application, name: application.name)
    let references = Dictionary(
      uniqueKeysWithValues: zip(nodes, order).map { ($0.id, records[$1].reference) })
    return ApplicationSnapshot(
      application: application, tree: Tree(root: root, nodes: Array(nodes.dropFirst())),
      problems: readProblems, unanswered: unansweredMembers, references: references,
      framesAreTrusted: !application.toolkit.mayHave(.leavesOutMargins), duration: duration,
      calls: calls)
  }

  /// In the order of the tree, each once, whatever the order in which the answers came in.
  private var readProblems: [ReadProblem] {
    var result: [ReadProblem] = []
    for problem in problems where !gone.contains(problem.record) {
      result.append(
        ReadProblem(
          problem.kind, element: numbers[problem.record],
          path: records[problem.record].reference.path))
    }
    for record in gone {
      result.append(ReadProblem(.vanished, element: nil, path: records[record].reference.path))
    }
    return Set(result).sorted {
      ($0.element?.rawValue ?? .max, $0.path, $0.message)
        < ($1.element?.rawValue ?? .max, $1.path, $1.message)
    }
  }

  /// What each element was still to be asked when the read ended early.
  private var unansweredMembers: [ElementID: [String]] {
    var members: [ElementID: Set<String>] = [:]
    for question in unanswered {
      guard let number = numbers[question.record] else { continue }
      members[number, default: []].insert(question.query.member)
    }
    return members.mapValues { $0.sorted() }
  }

  private func node(of record: Int, _ missing: inout MissingTargets) -> Node {
    let source = records[record]
    var attributes = source.attributes
    attributes["toolkit"] = nil
    let value = rangeValue(of: source, &attributes)
    let role = role(of: source, &attributes)
    let isRoot = record == 0
    return Node(
      id: numbers[record] ?? ElementID(0),
      role: role ?? (isRoot ? .application : .invalid),
      name: source.name.isEmpty && isRoot ? application.name : source.name,
      description: source.description, help: source.help, identifier: source.identifier,
      states: source.facts.states ?? [], frame: frame(of: record),
      screenOrigin: screenOrigin(of: source), value: value,
      actions: source.actions,
      relations: source.relations.map { relation in
        Relation(relation.kind, relation.targets.map { number(of: $0, &missing) })
      },
      attributes: attributes.isEmpty ? [:] : attributes,
      children: source.children.compactMap { numbers[$0] },
      reportedInterfaces: source.facts.interfaces)
  }

  /// Libraries before 2.56 know no switch, so that one is published as a toggle button that carries
  /// its real role as an attribute.
  private func role(of source: NodeRecord, _ attributes: inout [String: String]) -> Role? {
    guard source.facts.role == .toggleButton, attributes["xml-roles"] == "switch" else {
      return source.facts.role
    }
    attributes["xml-roles"] = nil
    return .switchControl
  }

  /// A provider that knows what is spoken says it twice: as `Value.Text`, and as the attribute
  /// `valuetext` for screen readers that read only that. A text that is the number itself is none.
  private func rangeValue(of source: NodeRecord, _ attributes: inout [String: String])
    -> RangeValue?
  {
    guard let current = source.value[.current] else { return nil }
    let spoken = attributes["valuetext"]
    var text = source.valueText ?? ""
    if spoken == nil, Double(text) == current { text = "" }
    if text.isEmpty, let spoken { text = spoken }
    if text == spoken { attributes["valuetext"] = nil }
    return RangeValue(
      minimum: source.value[.minimum] ?? -Double.greatestFiniteMagnitude,
      maximum: source.value[.maximum] ?? Double.greatestFiniteMagnitude,
      current: current, increment: source.value[.increment] ?? 0, text: text)
  }

  /// In the window: as the toolkit says, or from places on the screen where there are only those.
  private func frame(of record: Int) -> Rect? {
    let source = records[record]
    guard source.windowExtents == nil, let own = source.screenExtents,
      let holder = windows[record], let window = screenArea(of: records[holder])
    else { return source.windowExtents }
    if record == holder, own.width < 0 {
      return Rect(x: 0, y: 0, width: window.width, height: window.height)
    }
    // What was never drawn has no place that could be reckoned.
    guard own.width >= 0 else { return own }
    return Rect(x: own.x - window.x, y: own.y - window.y, width: own.width, height: own.height)
  }

  /// Of a window that tells no place, that of what it holds: Java's holds one pane, without the
  /// borders that the window manager draws.
  private func screenArea(of window: NodeRecord) -> Rect? {
    guard let own = window.screenExtents, own.width < 0 else { return window.screenExtents }
    return window.children.lazy.compactMap { records[$0].screenExtents }.first { $0.width > 0 }
      ?? own
  }

  private func screenOrigin(of source: NodeRecord) -> Point? {
    guard source.depth == 1, let screen = screenArea(of: source) else { return nil }
    guard let window = source.windowExtents else { return Point(x: screen.x, y: screen.y) }
    return Point(x: screen.x - window.x, y: screen.y - window.y)
  }

  private func number(of target: ObjectReference, _ missing: inout MissingTargets) -> ElementID {
    numbersByReference[target] ?? missing.number(of: target)
  }

  /// Numbers the targets of relations that are not in the tree, so that they stay distinct.
  private struct MissingTargets {
    var firstNumber: UInt64
    var numbers: [ObjectReference: ElementID] = [:]

    mutating func number(of target: ObjectReference) -> ElementID {
      if let number = numbers[target] { return number }
      let number = ElementID(firstNumber + UInt64(numbers.count))
      numbers[target] = number
      return number
    }
  }
}
