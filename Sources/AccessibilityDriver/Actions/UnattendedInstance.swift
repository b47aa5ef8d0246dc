// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit
import AccessibilityReader
import Semantics

/// An instance of an application in which a person has begun to fill in a form, and that nobody touches any
/// more.
public struct UnattendedInstance: Sendable {
  /// What was filled in, as it stood then.
  private struct Entry: Sendable {
    let node: Node
    let object: ObjectReference
    /// A list in which something is chosen; else a field that is written in.
    let isList: Bool
    /// What shows it; nil for the page that the program opens with.
    let page: PlacedChoice?
    /// Nobody has touched it from then on.
    var since = ContinuousClock.now
  }

  let instance: FreshInstance
  private var entries: [Entry] = []
  /// What was found to be gone already: completes "12 s later, while nobody touched it, ...".
  private var gone: [(entry: Entry, loss: String)] = []
  /// Of names, since nobody touches it; nil where nobody can listen.
  private var namings: EventStream?
  /// The last name that was told of each, and how often it was called otherwise.
  private var renamings: [ObjectReference: (name: EventValue, count: Int)] = [:]
  /// Which of its pages there are, when they have been visited.
  private(set) var tour: PageTour?
  /// What moved by itself, by its window.
  private(set) var motions: [ElementID: [WindowMotion]] = [:]
  private var restless: [ElementID: Set<Int>] = [:]

  /// Fields that are written in, and lists in which something is chosen.
  private static let most = 40

  /// Writes into the fields that are empty, and chooses where nothing is chosen.
  public init(_ instance: FreshInstance) async {
    self.instance = instance
    entries = await fill(instance.snapshot, page: nil)
    namings = try? await instance.reader.events(
      of: instance.snapshot.application,
      kinds: [EventKind("object:property-change:accessible-name")].compactMap(\.self))
  }

  /// Fills in what is showing, and tells what is filled in.
  private func fill(_ snapshot: ApplicationSnapshot, page: PlacedChoice?) async -> [Entry] {
    let nodes = snapshot.tree.depthFirst.filter { node in
      node.states[.showing] && (node.states[.sensitive] || node.states[.enabled])
    }
    func entries(of nodes: [Node], areLists: Bool) -> [Entry] {
      nodes.prefix(Self.most).compactMap { node in
        snapshot.references[node.id].map {
          Entry(node: node, object: $0, isList: areLists, page: page)
        }
      }
    }
    let fields = entries(of: nodes.filter(Self.isField), areLists: false)
    for field in fields where await isFilled(field) == false {
      await request(.text("Evenhand"), of: field.object)
    }
    let lists = entries(
      of: nodes.filter {
        PointerScene.withItems.contains($0.role) && $0.interfaces.contains(.selection)
      }, areLists: true)
    for list in lists where await isFilled(list) == false {
      await request(.selectChild(0), of: list.object)
    }
    // What was written may be what its lists are searched for.
    if !fields.isEmpty, !lists.isEmpty { try? await Task.sleep(for: Self.search) }
    return await filled(fields + lists)
  }

  /// Those that hold something, from now on.
  private func filled(_ entries: [Entry]) async -> [Entry] {
    var filled: [Entry] = []
    for entry in entries where await isFilled(entry) == true {
      filled.append(entry)
      filled[filled.count - 1].since = .now
    }
    return filled
  }

  /// Watches each of its pages, and fills in what is on it.
  public mutating func visitPages(_ policy: ActionPolicy) async {
    let first = instance.snapshot
    var visited = self
    await visited.watch(first, entries, title: nil)
    var tour = PageTour(first, policy: policy)
    await tour.lead(instance.reader, from: first) { page in
      let filled = await fill(page.snapshot, page: page.choice)
      visited.entries += filled
      await visited.watch(page.snapshot, filled, title: page.choice.title)
      return await current(page.snapshot)
    }
    visited.hearNames(whileUntouched: false)
    visited.tour = tour
    // What its pages do to each other's entries is no loss.
    visited.entries = await filled(visited.entries)
    self = visited
  }

  private mutating func watch(
    _ page: ApplicationSnapshot, _ filled: [Entry], title: String?
  ) async {
    hearNames(whileUntouched: false)
    let squares = await movingSquares(on: page)
    hearNames(whileUntouched: true)
    for (window, moving) in squares {
      // What moves on each page is told of the first.
      let new = moving.subtracting(restless[window] ?? [])
      restless[window, default: []].formUnion(moving)
      if !new.isEmpty {
        motions[window, default: []].append(WindowMotion(page: title, places: new.count))
      }
    }
    gone += await losses(of: filled)
  }

  /// The application as it stands now, as far as it answers.
  func current(_ last: ApplicationSnapshot) async -> ApplicationSnapshot {
    (try? await instance.reader.read(last.application)) ?? last
  }

  /// The element of another instance at the same place; nil where that is called otherwise.
  func twin(of node: Node, in known: ApplicationSnapshot) -> Node? {
    known.tree[node.id].flatMap { $0.role == node.role && $0.name == node.name ? $0 : nil }
  }

  private static let patience = Duration.seconds(5)
  /// Programs wait for the next letter before they search.
  private static let search = Duration.milliseconds(600)
  /// Names of one element by which it goes on by itself; fewer may come late of what was written.
  private static let movingNames = 4

  /// What has been called otherwise again and again while nobody touched it, by the elements of an instance
  /// that runs somewhere else: the lines of a ticker, a clock.
  public mutating func movers(in known: ApplicationSnapshot) async -> Set<ElementID> {
    hearNames(whileUntouched: true)
    await namings?.end()
    let own = instance.snapshot
    let moving = own.references.filter {
      renamings[$0.value]?.count ?? 0 >= Self.movingNames
    }
    return Set(moving.keys.filter { own.tree[$0]?.role == known.tree[$0]?.role })
  }

  /// Counts what has been called otherwise since the last time, where nobody has touched it since.
  private mutating func hearNames(whileUntouched: Bool) {
    for case .event(let event) in namings?.drain() ?? [] {
      // Programs say so of names that stay as they are, too.
      let last = renamings[event.source]
      let isCounted = whileUntouched && last?.name != event.value
      renamings[event.source] = (event.value, (last?.count ?? 0) + (isCounted ? 1 : 0))
    }
  }

  /// What is gone of it since, by the elements of an instance that runs somewhere else, or by what shows their
  /// page: completes "12 s later, while nobody touched it, ...".
  public func losses(in known: ApplicationSnapshot) async -> [ElementID: String] {
    var losses: [ElementID: String] = [:]
    for (entry, loss) in await gone + self.losses(of: entries) {
      let (element, place) =
        twin(of: entry.node, in: known).map { ($0, "") }
        ?? (
          entry.page?.item(in: known), "\(KeyboardDriver.text(entry.node)) on its page: "
        )
      if let element { losses[element.id] = losses[element.id] ?? place + loss }
    }
    return losses
  }

  private func losses(of entries: [Entry]) async -> [(entry: Entry, loss: String)] {
    var losses: [(entry: Entry, loss: String)] = []
    for entry in entries where await isFilled(entry) == false {
      let seconds = (ContinuousClock.now - entry.since).components.seconds
      let loss =
        entry.isList ? "nothing was chosen in it any more" : "what was written in it was gone"
      losses.append((entry, "\(seconds) s later, while nobody touched it, \(loss)"))
    }
    return losses
  }

  private static func isField(_ node: Node) -> Bool {
    node.states[.editable] && node.interfaces.contains(.editableText)
      && [.entry, .text].contains(node.role)
  }

  /// nil where it does not answer.
  private func isFilled(_ entry: Entry) async -> Bool? {
    let facts = try? await instance.reader.facts(
      of: entry.object, interfaces: entry.node.interfaces, within: Self.patience)
    return entry.isList
      ? facts?.selectedCount.map { $0 > 0 } : facts?.text.map { !$0.isEmpty }
  }

  func request(_ request: ElementRequest, of object: ObjectReference) async {
    try? await instance.reader.request(request, of: object, within: Self.patience)
  }
}
