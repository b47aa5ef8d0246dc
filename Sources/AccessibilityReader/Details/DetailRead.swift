// SPDX-License-Identifier: Apache-2.0

import AccessibilitySnapshot
import Semantics

/// Asks the elements of a snapshot for what they answer beyond their nodes.
///
/// Only elements whose role, states or interfaces make a question possible are asked; what would
/// take many calls is asked of samples, as each part says.
@BusActor
final class DetailRead {
  let snapshot: ApplicationSnapshot
  let limits: ReadLimits
  let pipeline: QuestionPipeline
  /// The elements by where they stand on the bus.
  let numbers: [ObjectReference: ElementID]
  /// The elements that are asked: those outside of web documents, parents before children.
  let nodes: [Node]
  private let showsWindowsAlone: Bool
  var details: [ElementID: ElementDetails] = [:]
  /// Interfaces for which this application has refused `GetAll`.
  var servesOnlySingleProperties: Set<Interface> = []
  /// Tables whose cells are asked so far.
  var tables = 0
  private var locale: String?
  private let start = ContinuousClock.now

  init(
    _ snapshot: ApplicationSnapshot, bus: BusConnection, link: BusConnection, limits: ReadLimits,
    inWindowsOf part: Set<ElementID>? = nil
  ) {
    self.snapshot = snapshot
    self.limits = limits
    pipeline = QuestionPipeline(
      bus: bus, link: link, application: snapshot.application.object,
      callDeadline: min(limits.callDeadline, limits.duration),
      time: limits.duration - snapshot.duration)
    numbers = Dictionary(
      snapshot.references.map { ($0.value, $0.key) }, uniquingKeysWith: { first, _ in first })
    let tree = snapshot.tree
    let windows = part.map { Set($0.compactMap { tree.window(of: $0)?.id }) }
    nodes = Self.outsideOfWebContent(tree).filter { node in
      windows.map { $0.contains(tree.window(of: node.id)?.id ?? node.id) } ?? true
    }
    showsWindowsAlone = snapshot.showsWindowsAlone
  }

  func run() async -> ApplicationSnapshot {
    guard Self.isAnswering(snapshot) else { return snapshot }
    askLocale()
    askIndexes()
    for node in nodes {
      askImage(of: node)
      guard canBeSeen(node) else { continue }
      askText(of: node)
      askSelection(of: node)
      askTable(of: node)
    }
    askHits()
    return result(await pipeline.run())
  }

  /// An application that fell silent or left is not asked again.
  private static func isAnswering(_ snapshot: ApplicationSnapshot) -> Bool {
    !snapshot.problems.contains { problem in
      switch problem.kind {
      case .notAnswering, .outOfTime: true
      case .vanished: problem.element == snapshot.tree.root
      default: false
      }
    }
  }

  /// As far as is exposed. No rule judges the texts, selections and tables that nobody sees.
  private func canBeSeen(_ node: Node) -> Bool {
    if node.states[.showing] { return true }
    return showsWindowsAlone && node.states[.visible]
      && node.frame?.isEmpty == false
  }

  private static func outsideOfWebContent(_ tree: Tree) -> [Node] {
    var result: [Node] = []
    var stack = [tree.root]
    while let id = stack.popLast() {
      guard let node = tree[id] else { continue }
      result.append(node)
      if node.role != .documentWeb { stack.append(contentsOf: node.children.reversed()) }
    }
    return result
  }

  func reference(of node: Node) -> ObjectReference? { snapshot.references[node.id] }

  /// nil where the element does not list the interface. What it listed when the tree was read, right
  /// before, is believed.
  func element(_ node: Node, listing interface: Interface) -> ListedElement? {
    guard node.interfaces.contains(interface), let object = reference(of: node) else { return nil }
    return ListedElement(object: object, interfaces: node.interfaces)
  }

  /// AT-SPI: `org.a11y.atspi.Accessible.Locale`.
  private func askLocale() {
    let root = snapshot.application.object
    pipeline.ask(.get(root, Interface.accessible.busName, "Locale"), "v") { [self] reply in
      guard let text = reply?.value?.content?.string, text.utf8.count <= limits.text else { return }
      locale = text
    }
  }

  /// Combo boxes and menus select what is in a menu of theirs: the number says nothing of the children.
  private static let selectsOthers: Set<Role> = [.comboBox, .menu, .menuBar, .popupMenu]

  /// AT-SPI: `org.a11y.atspi.Selection.NSelectedChildren`.
  private func askSelection(of node: Node) {
    guard !node.children.isEmpty, !Self.selectsOthers.contains(node.role),
      let element = element(node, listing: .selection)
    else { return }
    pipeline.ask(.get(element, .selection, "NSelectedChildren"), "v") { [self] reply in
      guard let count = reply?.value?.content?.int32 else { return }
      details[node.id, default: ElementDetails()].selectedCount = Int(count)
    }
  }

  /// AT-SPI: `org.a11y.atspi.Image.ImageDescription`.
  private func askImage(of node: Node) {
    guard node.name.isEmpty, let element = element(node, listing: .image) else { return }
    pipeline.ask(.get(element, .image, "ImageDescription"), "v") { [self] reply in
      guard let text = reply?.value?.content?.string else { return }
      details[node.id, default: ElementDetails()].imageDescription = cut(text)
    }
  }

  /// The beginning of a text that is longer than the limits allow.
  func cut(_ text: String) -> String {
    guard text.utf8.count > limits.text else { return text }
    return String(decoding: text.utf8.prefix(limits.text), as: UTF8.self)
  }

  private func result(_ end: QuestionPipeline.End) -> ApplicationSnapshot {
    var problems = snapshot.problems
    let root = snapshot.application.path
    switch end {
    case .finished: break
    case .silent(let time):
      problems.append(
        ReadProblem(.detailsNotAnswered(after: time), element: snapshot.tree.root, path: root))
    case .outOfTime:
      problems.append(
        ReadProblem(
          .detailsOutOfTime(limits.duration), element: snapshot.tree.root, path: root))
    case .vanished:
      problems.append(ReadProblem(.vanished, element: snapshot.tree.root, path: root))
    }
    for (call, signature) in pipeline.unexpected {
      note(.unexpectedReply(member: call.askedFor, signature: signature), call, &problems)
    }
    for call in pipeline.lost { note(.noReply(member: call.askedFor), call, &problems) }
    return ApplicationSnapshot(
      application: snapshot.application, tree: snapshot.tree, problems: problems,
      unanswered: snapshot.unanswered, details: details, references: snapshot.references,
      framesAreTrusted: snapshot.framesAreTrusted, locale: locale,
      duration: snapshot.duration + (.now - start), calls: snapshot.calls + pipeline.calls)
  }

  private func note(_ kind: ReadProblem.Kind, _ call: MethodCall, _ problems: inout [ReadProblem]) {
    let problem = ReadProblem(kind, element: numbers[call.target], path: call.target.path)
    if !problems.contains(problem) { problems.append(problem) }
  }
}

extension DetailRead {
  /// Children of one parent that are asked for their index: many toolkits count all siblings for
  /// each answer.
  private static let mostSiblings = 16

  /// Asks each parent's first and last child for their index. Where one of them says another place, or
  /// nothing, a sample of all its children is asked.
  /// AT-SPI: `org.a11y.atspi.Accessible.GetIndexInParent`.
  func askIndexes() {
    for parent in nodes where parent.role != .documentWeb && !parent.children.isEmpty {
      let ends = Set([0, parent.children.count - 1])
      var isTrue = true
      var left = ends.count
      for place in ends.sorted() {
        askIndex(of: parent.children[place]) { [self] index in
          isTrue = isTrue && index == place
          left -= 1
          if left == 0, !isTrue { askSiblings(of: parent, except: ends) }
        }
      }
    }
  }

  private func askSiblings(of parent: Node, except known: Set<Int>) {
    let places = Sample.places(upTo: parent.children.count - 1, most: Self.mostSiblings)
    for place in places where !known.contains(place) { askIndex(of: parent.children[place]) }
  }

  private func askIndex(
    of id: ElementID, then take: @escaping @BusActor (Int?) -> Void = { _ in }
  ) {
    guard let object = snapshot.references[id] else { return take(nil) }
    let call = MethodCall(object, Interface.accessible.busName, "GetIndexInParent")
    pipeline.ask(call, "i") { [self] reply in
      let index = reply?.value?.int32.map(Int.init)
      if let index { details[id, default: ElementDetails()].indexInParent = index }
      take(index)
    }
  }
}

/// Chooses a few of many places, evenly, with the first and the last.
enum Sample {
  /// Ascending and each once; none where `last` is negative.
  static func places(upTo last: Int, most count: Int) -> [Int] {
    guard last >= 0, count > 0 else { return [] }
    guard last >= count else { return Array(0...last) }
    guard count > 1 else { return [0] }
    let step = Double(last) / Double(count - 1)
    return (0..<count).map { $0 == count - 1 ? last : Int(Double($0) * step) }
  }
}
