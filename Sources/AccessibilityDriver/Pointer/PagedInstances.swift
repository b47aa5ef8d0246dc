// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit
import AccessibilityReader
import Semantics

/// A page that another choice of a list shows than the one that stands there at first, as that of a tab, or that a
/// button puts in the place of another one.
public struct ShownPage: Hashable, Sendable {
  private let choice: PlacedChoice
  /// The window that it is a part of.
  let window: ElementID
  /// Of all that came with it, in the window's coordinates.
  let frame: Rect

  /// nil where neither one list alone has left the choice that it had `first` nor `opener`, a button, has put
  /// something else in the place of what was there, or where nothing of `elements`, which came with that, has a
  /// place.
  public init?(
    _ elements: Set<ElementID>, of snapshot: ApplicationSnapshot, first: ApplicationSnapshot,
    openedBy opener: ElementID?
  ) {
    let (snapshot, first) = (snapshot.withInferredShowing, first.withInferredShowing)
    let choices = Dictionary(
      PageChoice.all(of: first).compactMap { choice in
        first.references[choice.list.id].map { ($0, choice.place) }
      }, uniquingKeysWith: { one, _ in one })
    let left = PageChoice.all(of: snapshot).filter { choice in
      snapshot.references[choice.list.id].flatMap { choices[$0] }.map { $0 != choice.place }
        ?? false
    }
    let frames = elements.compactMap { snapshot.tree[$0] }.filter { $0.states[.showing] }
      .compactMap(\.frame).filter { !$0.isEmpty }
    guard let whole = frames.dropFirst().reduce(frames.first, { $0?.union($1) }) else {
      return nil
    }
    frame = whole
    if left.count == 1, let choice = left.first,
      let window = snapshot.tree.window(of: choice.list.id)
    {
      self.choice = PlacedChoice(choice.page, at: choice.place, of: choice.list, in: snapshot)
      self.window = window.id
      return
    }
    // What only comes beside the rest may be there at a second press no more.
    guard let opener, let button = first.tree[opener], Self.openers.contains(button.role),
      let holder = first.tree.parent(of: opener).flatMap({ first.tree[$0] }),
      let place = holder.children.firstIndex(of: opener),
      let top = first.tree.window(of: opener).flatMap({ first.references[$0.id] }),
      let window = snapshot.references.first(where: { $0.value == top })?.key,
      !first.shownObjects.isSubset(of: snapshot.shownObjects)
    else { return nil }
    choice = PlacedChoice(button, at: place, of: holder, in: first)
    self.window = window
  }

  private static let openers: RoleSet = [.button, .toggleButton, .radioButton]

  /// Brings it to the screen, and gives the application as it stands then.
  fileprivate func show(
    in instance: FreshInstance
  ) async throws(InstanceFailure) -> ApplicationSnapshot {
    guard let shown = await choice.shown(in: instance.snapshot, instance.reader) else {
      throw InstanceFailure(
        "\"\(Escaped.brief(choice.title))\" could not be shown in a fresh instance")
    }
    return shown
  }
}

/// Fresh instances of a program that each show another page than at first.
struct PagedInstances: InstanceSource {
  let source: any InstanceSource
  let page: ShownPage

  func next() async throws(InstanceFailure) -> FreshInstance {
    let instance = try await source.next()
    return FreshInstance(
      reader: instance.reader, snapshot: try await page.show(in: instance),
      environment: instance.environment, end: instance.end)
  }
}

extension Tree {
  /// From the root down, among the children of each.
  func way(to element: ElementID) -> [Int] {
    var way: [Int] = []
    var id = element
    while let parent = parent(of: id), let place = self[parent]?.children.firstIndex(of: id) {
      way.append(place)
      id = parent
    }
    return way.reversed()
  }

  /// nil where something else stands on the way.
  func node(at way: [Int]) -> Node? {
    way.reduce(rootNode) { (node: Node?, place: Int) in
      node.flatMap { place < $0.children.count ? self[$0.children[place]] : nil }
    }
  }
}
