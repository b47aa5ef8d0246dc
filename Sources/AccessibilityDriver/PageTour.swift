// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit
import AccessibilityReader
import Semantics

/// One choice of a list, of a row of tabs or of a group of buttons, as it is found again in another instance.
public struct PlacedChoice: Hashable, Sendable {
  /// Where the list is, from the application down, among the children of each.
  private let list: [Int]
  /// Among the list's children.
  private let place: Int
  private let name: String
  /// What people know it by.
  public let title: String

  init(_ item: Node, at place: Int, of list: Node, in snapshot: ApplicationSnapshot) {
    let tree = snapshot.tree
    self.list = tree.way(to: list.id)
    self.place = place
    name = item.name
    var named = item
    // GTK 4.8 calls tabs by their class.
    if snapshot.application.toolkit.has(.namesByClass), item.role == .pageTab { named.name = "" }
    while named.name.isEmpty, let part = named.children.first.flatMap({ tree[$0] }) { named = part }
    title = named.name.isEmpty ? "\(place + 1)" : named.name
  }

  /// What is chosen for it.
  func item(in snapshot: ApplicationSnapshot) -> Node? {
    guard let node = snapshot.tree.node(at: list), place < node.children.count,
      let item = snapshot.tree[node.children[place]], item.name == name
    else { return nil }
    return item
  }

  /// The window that it is in.
  public func window(in snapshot: ApplicationSnapshot) -> Node? {
    snapshot.tree.node(at: Array(list.prefix(1)))
  }

  /// Makes it, and gives the application as it stands when something else than before is showing; nil where
  /// that does not come.
  func shown(
    in snapshot: ApplicationSnapshot, _ reader: AccessibilityReader,
    within time: Duration = patience
  ) async -> ApplicationSnapshot? {
    guard let node = snapshot.tree.node(at: list), let object = snapshot.references[node.id],
      let item = item(in: snapshot)
    else { return nil }
    if node.interfaces.contains(.selection),
      (try? await reader.request(.selectChild(place), of: object)) != nil
    {
      let shown = await Self.changed(from: snapshot, reader, within: time)
      // Tabs say that they have been chosen also where they have not.
      if shown != nil || item.role != .pageTab { return shown }
    }
    guard let action = item.actions.first(where: { ActionNames.isClickLike($0.name) }),
      (try? await reader.perform(action.name, on: item.id, of: snapshot)) != nil
    else { return nil }
    return await Self.changed(from: snapshot, reader, within: time)
  }

  static let patience = Duration.seconds(2)
  private static let pause = Duration.milliseconds(120)

  /// The application when other elements are showing than at first, and it has come to rest; nil where that
  /// does not come.
  private static func changed(
    from snapshot: ApplicationSnapshot, _ reader: AccessibilityReader, within time: Duration
  ) async -> ApplicationSnapshot? {
    let first = snapshot.shownObjects
    var before = first
    let end = ContinuousClock.now + time
    while ContinuousClock.now < end {
      try? await Task.sleep(for: pause)
      guard let now = try? await reader.read(snapshot.application) else { return nil }
      let showing = now.shownObjects
      if showing != first, showing == before { return now }
      before = showing
    }
    return nil
  }
}

/// Leads instances of a program through the pages that the tabs, lists and groups of buttons of its windows
/// show, each instance through the same.
public struct PageTour: Sendable {
  private struct Stage {
    let first: PlacedChoice
    var others: [PlacedChoice]
    /// Another tab is another page, whatever this one shows; the items of most lists show none.
    let isOfTabs: Bool
  }

  /// One page in one instance.
  public struct Page: Sendable {
    /// What shows it.
    public let choice: PlacedChoice
    /// The application as it stands then.
    public let snapshot: ApplicationSnapshot
    /// What was showing before, on any page.
    public let known: Set<ObjectReference>
  }

  private var stages: [Stage]

  /// Pages of one program.
  private static let mostPages = 8
  /// For all of them.
  private static let time = Duration.seconds(60)

  /// With the choices that nothing speaks against.
  public init(_ snapshot: ApplicationSnapshot, policy: ActionPolicy) {
    let snapshot = snapshot.withInferredShowing
    let tree = snapshot.tree
    stages = (PageChoice.all(of: snapshot) + PageChoice.ofButtons(in: snapshot)).compactMap {
      choice in
      let isOfTabs = choice.list.role == .pageTabList
      let items = choice.list.children.compactMap { tree[$0] }
      func made(_ place: Int) -> PlacedChoice {
        PlacedChoice(items[place], at: place, of: choice.list, in: snapshot)
      }
      let others = items.indices.filter {
        $0 != choice.place && items[$0].states[.sensitive] && items[$0].role == choice.page.role
          && (isOfTabs || items[$0].states[.showing])
      }.map(made)
      let titles = others.map(\.title)
      guard !others.isEmpty, others.count <= TrialSession.mostPages,
        (isOfTabs ? policy.denial(of: titles) : policy.objection(to: titles)) == nil
      else { return nil }
      return Stage(first: made(choice.place), others: others, isOfTabs: isOfTabs)
    }
  }

  /// Shows each page to who gives the application back as it stands then, and the first one again. From then on
  /// only what has shown one is chosen.
  public mutating func lead(
    _ reader: AccessibilityReader, from first: ApplicationSnapshot,
    _ look: (Page) async -> ApplicationSnapshot
  ) async {
    let end = ContinuousClock.now + Self.time
    let windows = first.shownWindows
    var (now, known, count) = (first, first.shownObjects, 0)
    var seen: [Stage] = []
    for var stage in stages {
      var pages: [PlacedChoice] = []
      for choice in stage.others where count < Self.mostPages && ContinuousClock.now < end {
        let shown = await choice.shown(in: now, reader)
        now = shown ?? now
        guard let shown, shown.shownWindows == windows, shown.showsWords(besides: known) else {
          if stage.isOfTabs { continue } else { break }
        }
        let objects = shown.shownObjects
        now = await look(Page(choice: choice, snapshot: shown, known: known))
        known.formUnion(objects)
        pages.append(choice)
        count += 1
      }
      // What has shown no page is only chosen again.
      let time = pages.isEmpty ? Duration.zero : PlacedChoice.patience
      now = await stage.first.shown(in: now, reader, within: time) ?? now
      guard !pages.isEmpty else { continue }
      stage.others = pages
      seen.append(stage)
    }
    stages = seen
  }
}

extension ApplicationSnapshot {
  /// What can be seen.
  var shownObjects: Set<ObjectReference> {
    let tree = withInferredShowing.tree
    return Set(references.filter { tree[$0.key]?.states[.showing] ?? false }.map(\.value))
  }

  /// Whether anything that is showing, and was not known, has a name.
  fileprivate func showsWords(besides known: Set<ObjectReference>) -> Bool {
    let tree = withInferredShowing.tree
    return references.contains { id, object in
      tree[id].map { $0.states[.showing] && !$0.name.isEmpty } ?? false && !known.contains(object)
    }
  }

  fileprivate var shownWindows: Set<ObjectReference> {
    Set(
      tree.rootNode.children.compactMap { tree[$0] }.filter(isOnScreen)
        .compactMap { references[$0.id] })
  }
}
