// SPDX-License-Identifier: Apache-2.0

import AccessibilitySnapshot
import Semantics

extension TreeWalk {
  @discardableResult
  func record(_ reference: ObjectReference, depth: Int) -> Int {
    let record = records.count
    records.append(NodeRecord(reference: reference, depth: depth))
    known[reference] = record
    return record
  }

  func askAbout(_ record: Int) {
    if let old = remembered[records[record].reference] { records[record].adopt(old) }
    askProperties(.accessible, record)
    if !records[record].isKnown {
      ask(.attributes, record)
      ask(.relations, record)
    }
    if cache == .undecided { undescribed.append(record) } else { askDescription(of: record) }
  }

  /// All at once, where that is served and harmless; else one by one. Of an object of another process
  /// the toolkit is not known.
  private func askProperties(_ interface: Interface, _ record: Int) {
    let isOwn = records[record].reference.busName == application.busName
    let isSafe = isOwn && toolkit.survivesGetAll(of: interface)
    if !isSafe || servesOnlySingleProperties.contains(interface) {
      askSingleProperties(interface, record)
    } else {
      ask(interface == .value ? .valueProperties : .accessibleProperties, record)
    }
  }

  func askDescription(of record: Int) {
    for query in Query.description { ask(query, record) }
  }

  private func askSingleProperties(_ interface: Interface, _ record: Int) {
    if interface == .value {
      for property in Query.ValueProperty.allCases { ask(.valueProperty(property), record) }
    } else {
      for property in Query.AccessibleProperty.allCases
      where !records[record].isKnown || property.mayChange {
        ask(.accessibleProperty(property), record)
      }
    }
  }

  /// A refused `GetAll` is the toolkit's way, or that of one object that is about to go.
  private func askInstead(_ interface: Interface, _ record: Int) {
    if !servesAllProperties.contains(interface) { servesOnlySingleProperties.insert(interface) }
    askSingleProperties(interface, record)
  }

  func take(_ question: Question, _ reply: BusReply) {
    let (query, record) = (question.query, question.record)
    guard reply.hasSignature(query.replySignature), let answer = reply.value else {
      takeUnexpected(question, reply.signature)
      return
    }
    switch query {
    case .children: takeChildren(answer, of: record)
    case .actions: takeActions(answer, of: record)
    case .privateAddress: openPrivateSocket(answer.string)
    case .cacheItems: take(cacheItems: answer)
    case .role, .states, .interfaces:
      let before = records[record].facts
      note(records[record].take(query, answer, limits), record)
      check(record, against: before)
    default: note(records[record].take(query, answer, limits), record)
    }
    switch query {
    case .accessibleProperties:
      servesAllProperties.insert(.accessible)
      askChildren(of: record)
    case .accessibleProperty(.childCount): askChildren(of: record)
    case .valueProperties: servesAllProperties.insert(.value)
    case .interfaces: askInterfaces(of: record)
    case .states: goOn(with: record)
    default: break
    }
  }

  private func takeUnexpected(_ question: Question, _ signature: String) {
    switch question.query {
    case .privateAddress: return
    case .cacheItems: describeDirectly()
    default:
      note(
        [.unexpectedReply(member: question.query.member, signature: signature)], question.record)
      if question.query == .states { goOn(with: question.record) }
    }
  }

  func note(_ kinds: [ReadProblem.Kind], _ record: Int) {
    for kind in kinds { problems.append((kind, record)) }
  }

  /// An element that says it has no children is asked for them later, where the cache does not say
  /// the same.
  func askForChildren(of record: Int) {
    let count = records[record].childCount ?? 0
    if count > limits.children {
      problems.append((.tooManyChildren(count), record))
    } else if records[record].depth >= limits.depth {
      if count > 0 { problems.append((.tooDeep(limit: limits.depth), record)) }
    } else if records[record].childCount == 0,
      let old = remembered[records[record].reference], old.children.isEmpty
    {
      return
    } else if cache != .undecided || records[record].childCount != 0 {
      ask(.children, record)
    } else {
      records[record].isLeafSoFar = true
    }
  }

  func askInterfaces(of record: Int) {
    guard let interfaces = records[record].facts.interfaces else { return }
    let new = interfaces.subtracting(records[record].askedInterfaces)
    records[record].askedInterfaces = interfaces
    if new.contains(.component), !records[record].isKnown {
      let givesPlacesInWindow = !toolkit.mayHave(.givesWrongPlacesInWindows)
      if givesPlacesInWindow { ask(.windowExtents, record) }
      if !givesPlacesInWindow || records[record].depth == 1 { ask(.screenExtents, record) }
    }
    if new.contains(.value) {
      askProperties(.value, record)
    }
    if new.contains(.action) { ask(.actions, record) }
  }

  private func takeChildren(_ answer: BusValue, of record: Int) {
    let listed = answer.members.count
    if let said = records[record].childCount, said != listed {
      if said == 0 { leavesAreDoubtful = true }
      problems.append((.childCountDiffers(said: said, listed: listed), record))
    }
    guard listed <= limits.children else {
      problems.append((.tooManyChildren(listed), record))
      return
    }
    for (index, child) in answer.members.enumerated() {
      guard let reference = ObjectReference(child) else {
        problems.append((.nullChild(index: index), record))
        continue
      }
      guard known[reference] == nil else {
        problems.append((.repeated(path: reference.path), record))
        continue
      }
      guard records.count < limits.nodes else {
        problems.append((.tooManyNodes(limit: limits.nodes), record))
        return
      }
      let new = self.record(reference, depth: records[record].depth + 1)
      records[record].children.append(new)
      askAbout(new)
    }
  }

  private func takeActions(_ answer: BusValue, of record: Int) {
    var actions: [Action] = []
    let count = answer.members.count
    if count > limits.actions { problems.append((.tooManyActions(count), record)) }
    for offered in answer.members.prefix(limits.actions) {
      var parts = offered.members
      var next: String { parts.next()?.string ?? "" }
      actions.append(
        Action(name: "", label: next, description: next, keyBinding: next))
    }
    records[record].actions = actions
    let reference = records[record].reference
    if let old = remembered[reference], records[record].takeNames(of: old) { return }
    let isOwn = reference.busName == application.busName
    if isOwn, actions.allSatisfy({ !$0.label.isEmpty || !$0.description.isEmpty }) {
      unnamed.append(record)
    } else {
      askActionNames(of: record)
    }
  }

  /// An element may leave between two of its answers, as the rows of a live table do; every object
  /// that is there has a role.
  private func askWhetherGone(_ record: Int) {
    guard !records[record].isAskedWhetherGone else { return }
    records[record].isAskedWhetherGone = true
    ask(.role, record)
  }

  func take(_ question: Question, _ failure: CallFailure) {
    let (query, record) = (question.query, question.record)
    let isOwn = records[record].reference.busName == application.busName
    if failure.peerIsGone {
      records[record].isGone = true
      if isOwn { finish(.vanished) }
      return
    }
    switch query {
    case .accessibleProperties: askInstead(.accessible, record)
    case .valueProperties: askInstead(.value, record)
    case .cacheItems: describeDirectly()
    case .role where failure.deniesObject && record != 0: records[record].isGone = true
    default:
      if query.isOptional { return }
      if failure.deniesObject { askWhetherGone(record) }
      problems.append((.refused(member: query.member, error: failure.text), record))
      if query == .children, records[record].childCount == 0 { leavesAreDoubtful = true }
      if query == .states { goOn(with: record) }
      if query == .accessibleProperty(.childCount) { askChildren(of: record) }
    }
  }
}
