// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit
import AccessibilityReader
import Foundation
import Semantics

/// Which part of an application is meant.
struct TargetScope: Sendable {
  static let specifications = [
    OptionSpecification(
      "window", .list, "REGEX", help: "Only windows whose title matches; may be repeated"),
    OptionSpecification(
      "subtree", .text, "SELECTOR",
      help: "Only this element and its descendants"),
  ]

  private let windows: [String]
  private let subtree: ElementSelector?

  /// True where the whole application is meant.
  var isWhole: Bool { windows.isEmpty && subtree == nil }

  init(_ values: OptionValues) throws(CommandError) {
    windows = values.texts["window"] ?? []
    for pattern in windows {
      guard (try? NSRegularExpression(pattern: pattern)) != nil else {
        throw .usage("--window \"\(Escaped.line(pattern))\" is no regular expression")
      }
    }
    subtree = try values.text("subtree").map { text throws(CommandError) in
      try SelectorOption.selector(text, "--subtree")
    }
  }

  /// The elements that are meant; nil for all of them.
  func elements(of snapshot: ApplicationSnapshot) throws(CommandError) -> Set<ElementID>? {
    if isWhole { return nil }
    let tree = snapshot.tree
    var roots: [ElementID] = []
    if !windows.isEmpty {
      roots = tree.rootNode.children.filter { id in
        windows.contains { matches(tree[id]?.name ?? "", $0) }
      }
      if roots.isEmpty { throw .invalid(noWindow(in: tree)) }
    }
    var elements: Set<ElementID> = []
    for root in roots { elements.formUnion(Self.below(root, in: tree)) }
    guard let subtree else { return elements }
    do {
      let root = try ElementFinder(snapshot).element(subtree)
      let inner = Self.below(root.id, in: tree)
      return windows.isEmpty ? inner : inner.intersection(elements)
    } catch {
      throw .invalid("--subtree: \(error)")
    }
  }

  /// The snapshot without the elements that are not meant, except those above.
  func pruned(_ snapshot: ApplicationSnapshot) throws(CommandError) -> ApplicationSnapshot {
    guard let elements = try elements(of: snapshot) else { return snapshot }
    var pruned = snapshot
    var kept = elements
    for id in elements {
      var current = snapshot.tree.parent(of: id)
      while let parent = current, kept.insert(parent).inserted {
        current = snapshot.tree.parent(of: parent)
      }
    }
    let nodes = snapshot.tree.depthFirst.filter { kept.contains($0.id) }
    pruned.tree = Tree(root: snapshot.tree.rootNode, nodes: Array(nodes.dropFirst()))
    return pruned
  }

  private func matches(_ name: String, _ pattern: String) -> Bool {
    guard let expression = try? NSRegularExpression(pattern: pattern) else { return false }
    return expression.firstMatch(
      in: name, range: NSRange(name.startIndex..., in: name)) != nil
  }

  private func noWindow(in tree: Tree) -> String {
    let names = tree.rootNode.children.map { "\"\(Escaped.brief(tree[$0]?.name ?? ""))\"" }
    let wanted = windows.map { "\"\(Escaped.line($0))\"" }.joined(separator: " or ")
    return "no window's name matches \(wanted); "
      + (names.isEmpty ? "there is none" : "there are " + names.joined(separator: ", "))
  }

  private static func below(_ root: ElementID, in tree: Tree) -> Set<ElementID> {
    var elements: Set<ElementID> = []
    var stack = [root]
    while let id = stack.popLast() {
      guard let node = tree[id] else { continue }
      elements.insert(id)
      stack += node.children
    }
    return elements
  }
}
