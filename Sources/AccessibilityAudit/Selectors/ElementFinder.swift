// SPDX-License-Identifier: Apache-2.0

import AccessibilitySnapshot
import Semantics

/// Finds elements of one snapshot by selectors.
///
/// A selector as a report prints it leads to exactly the element that it was printed for. Other
/// selectors are read leniently: between two steps there may be any number of elements, a name may
/// also be the identifier, and where no name fits letter by letter, capitals do not matter.
public struct ElementFinder: Sendable {
  private let naming: ElementNaming
  private var context: AuditContext { naming.context }

  public init(_ snapshot: ApplicationSnapshot) {
    naming = ElementNaming(AuditContext(snapshot: snapshot))
  }

  /// The selector that a report prints.
  public func selector(of node: Node) -> String { naming.selector(of: node) }

  /// The one element that is meant. Where several match and one alone of them is showing, it is
  /// that one.
  public func element(_ selector: ElementSelector) throws(SelectorError) -> Node {
    if let exact = printed(selector) { return exact }
    let found = matches(selector)
    let text = selector.description
    if let ordinal = selector.ordinal, !found.isEmpty {
      guard ordinal <= found.count else {
        throw .tooFew(text, count: found.count, found: selectors(of: found))
      }
      return found[ordinal - 1]
    }
    guard let first = found.first else { throw .noMatch(text, nearest: nearest(to: selector)) }
    if found.count == 1 { return first }
    let showing = found.filter { $0.states[.showing] }
    if let only = showing.first, showing.count == 1 { return only }
    let listed = showing.isEmpty ? found : showing
    throw .ambiguous(text, count: listed.count, found: selectors(of: listed))
  }

  /// Everything that the steps fit, in the order of the tree; the number is left aside, except where
  /// the selector is one that a report prints.
  public func matches(_ selector: ElementSelector) -> [Node] {
    if let exact = printed(selector) { return [exact] }
    for matching in NameMatching.allCases {
      let found = context.nodes.filter { fits($0, selector.steps, matching) }
      if !found.isEmpty { return found }
    }
    return []
  }

  /// The element for which a report prints this selector.
  private func printed(_ selector: ElementSelector) -> Node? {
    guard selector.steps.allSatisfy({ $0.role != nil && $0.name != nil && $0.identifier == nil })
    else { return nil }
    return context.nodes.first { node in
      node.role == selector.steps.last?.role && naming.shownOrdinal(of: node) == selector.ordinal
        && naming.path(of: node).elementsEqual(selector.steps) { step, wanted in
          step.role == wanted.role && SelectorText.shown(step.name) == wanted.name
        }
    }
  }

  private enum NameMatching: CaseIterable {
    case exact, withoutCase
  }

  /// The last step fits the element, and the others fit some of its ancestors in their order.
  private func fits(
    _ node: Node, _ steps: [ElementSelector.Step], _ matching: NameMatching
  ) -> Bool {
    guard let last = steps.last, fits(node, last, matching) else { return false }
    var rest = steps.dropLast()
    if rest.isEmpty { return true }
    for ancestor in context.ancestors(of: node) {
      if let wanted = rest.last, fits(ancestor, wanted, matching) { rest.removeLast() }
      if rest.isEmpty { return true }
    }
    return false
  }

  private func fits(
    _ node: Node, _ step: ElementSelector.Step, _ matching: NameMatching
  ) -> Bool {
    if let role = step.role, node.role != role { return false }
    if let identifier = step.identifier, node.identifier.trimmed != identifier { return false }
    guard let name = step.name else { return true }
    if name.isEmpty { return context.name(of: node).isEmpty }
    return [context.name(of: node), node.identifier.trimmed].contains { known in
      let shown = SelectorText.shown(known)
      switch matching {
      case .exact: return shown == name
      case .withoutCase: return shown.lowercased() == name.lowercased()
      }
    }
  }

  private static let listed = 3

  private func selectors(of nodes: [Node]) -> [String] {
    nodes.prefix(Self.listed).map(selector)
  }

  /// First what the last step alone fits, then what has a similar name, then what has the same role.
  private func nearest(to selector: ElementSelector) -> [String] {
    guard let last = selector.steps.last else { return [] }
    if selector.steps.count > 1 {
      let alone = matches(ElementSelector(steps: [last], ordinal: nil))
      if !alone.isEmpty { return selectors(of: alone) }
    }
    let sameRole = context.nodes.filter { last.role == nil || $0.role == last.role }
    for candidates in [sameRole, context.nodes] {
      let similar = similar(candidates, to: last)
      if !similar.isEmpty { return selectors(of: similar) }
    }
    return last.role == nil ? [] : selectors(of: sameRole)
  }

  private func similar(_ nodes: [Node], to step: ElementSelector.Step) -> [Node] {
    guard let wanted = step.name ?? step.identifier, !wanted.isEmpty else { return [] }
    let named = nodes.map { (node: $0, name: name(of: $0)) }.filter { !$0.name.isEmpty }
    let names = NearestNames(Array(Set(named.map(\.name))).sorted()).names(near: wanted)
    return names.flatMap { name in named.filter { $0.name == name }.map(\.node) }
  }

  private func name(of node: Node) -> String {
    let identifier = node.identifier.trimmed
    return identifier.isEmpty ? context.name(of: node) : identifier
  }
}
