// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit
import AccessibilityReader
import Semantics

/// An instance of an application in which a person has begun to fill in a form, and that nobody touches any
/// more.
public struct UnattendedInstance: Sendable {
  let instance: FreshInstance
  private var fields: [Node] = []
  private var lists: [Node] = []
  /// Of names, since nobody touches it; nil where nobody can listen.
  private var namings: EventStream?
  private let start = ContinuousClock.now

  /// Fields that are written in, and lists in which something is chosen.
  private static let most = 40
  /// Writes into the fields that are empty, and chooses where nothing is chosen.
  public init(_ instance: FreshInstance) async {
    self.instance = instance
    let nodes = instance.snapshot.tree.depthFirst.filter { node in
      node.states[.showing] && (node.states[.sensitive] || node.states[.enabled])
    }
    for node in nodes.filter(Self.isField).prefix(Self.most) {
      if await text(of: node) == "" { await request(.text("Evenhand"), of: node) }
      if await text(of: node)?.isEmpty == false { fields.append(node) }
    }
    let lists = nodes.filter {
      PointerScene.withItems.contains($0.role) && $0.interfaces.contains(.selection)
    }
    for node in lists.prefix(Self.most) {
      if await choices(in: node) == 0 { await request(.selectChild(0), of: node) }
      if await choices(in: node).map({ $0 > 0 }) == true { self.lists.append(node) }
    }
    // What was written may be what its lists are searched for.
    if !fields.isEmpty, !self.lists.isEmpty { try? await Task.sleep(for: Self.search) }
    for node in self.lists where await choices(in: node) == 0 {
      self.lists.removeAll { $0.id == node.id }
    }
    namings = try? await instance.reader.events(
      of: instance.snapshot.application,
      kinds: [EventKind("object:property-change:accessible-name")].compactMap(\.self))
  }

  /// Programs wait for the next letter before they search.
  private static let search = Duration.milliseconds(600)
  /// Names of one element by which it goes on by itself; fewer may come late of what was written.
  private static let movingNames = 4

  /// What has been called otherwise again and again while nobody touched it, by the elements of an instance
  /// that runs somewhere else: the lines of a ticker, a clock.
  public func movers(in known: ApplicationSnapshot) async -> Set<ElementID> {
    var counts: [ObjectReference: Int] = [:]
    for case .event(let event) in namings?.drain() ?? [] { counts[event.source, default: 0] += 1 }
    await namings?.end()
    let own = instance.snapshot
    let moving = own.references.filter { counts[$0.value, default: 0] >= Self.movingNames }
    return Set(moving.keys.filter { own.tree[$0]?.role == known.tree[$0]?.role })
  }

  /// What is gone of it since, by the elements of an instance that runs somewhere else: completes
  /// "12 s later, while nobody touched it, ...".
  public func losses(in known: ApplicationSnapshot) async -> [ElementID: String] {
    let time =
      "\((ContinuousClock.now - start).components.seconds) s later, while nobody touched it, "
    var losses: [ElementID: String] = [:]
    func note(_ node: Node, _ loss: String) {
      guard let twin = known.tree[node.id], twin.role == node.role, twin.name == node.name else {
        return
      }
      losses[node.id] = time + loss
    }
    for node in fields where await text(of: node) == "" {
      note(node, "what was written in it was gone")
    }
    for node in lists where await choices(in: node) == 0 {
      note(node, "nothing was chosen in it any more")
    }
    return losses
  }

  private static func isField(_ node: Node) -> Bool {
    node.states[.editable] && node.interfaces.contains(.editableText)
      && [.entry, .text].contains(node.role)
  }

  private func text(of node: Node) async -> String? { await facts(of: node)?.text }

  private func choices(in node: Node) async -> Int? { await facts(of: node)?.selectedCount }

  private func facts(of node: Node) async -> ElementFacts? {
    guard let object = instance.snapshot.references[node.id] else { return nil }
    return try? await instance.reader.facts(
      of: object, interfaces: node.interfaces, within: .seconds(5))
  }

  func request(_ request: ElementRequest, of node: Node) async {
    guard let object = instance.snapshot.references[node.id] else { return }
    try? await instance.reader.request(request, of: object, within: .seconds(5))
  }
}
