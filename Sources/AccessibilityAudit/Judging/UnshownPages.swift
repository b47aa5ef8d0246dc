// SPDX-License-Identifier: Apache-2.0

import AccessibilitySnapshot
import Semantics

/// Pages that nobody sees and a toolkit publishes all the same: those behind a tab or in a stack, and what
/// stands in a pop-over that is closed. What is on them is judged by its names, and always for review: it
/// may get its name when the page is shown, or never be seen.
struct UnshownPages: Sendable {
  /// As if this page was shown, and not the one in whose place it comes.
  struct Page: Sendable {
    let elements: Set<ElementID>
    let snapshot: ApplicationSnapshot
  }

  let pages: [Page]

  /// The rules that need no place, no picture and no focus.
  static let rules: Set<String> = [
    "control-name", "image-name", "field-label", "name-human", "name-informative",
    "name-no-state-words", "name-unique-among-siblings", "container-name",
    "container-name-recommended", "label-in-name", "description-differs", "mnemonic-unique",
  ]

  /// Settings with more pages than this are read in part.
  private static let mostPages = 40

  init(_ context: AuditContext) {
    guard !context.evidence.isOfDisclosure, !context.infersShowing else {
      pages = []
      return
    }
    let hidden = context.nodes.lazy.filter { Self.isPage($0, context) }.prefix(Self.mostPages)
    pages = hidden.compactMap { Self.page($0, context) }
  }

  /// What rules say of these pages, by the rule's place among `rules`.
  func findings(
    of rules: [PreparedRule], _ evidence: Evidence
  ) -> [(place: Int, findings: [Finding])] {
    let places = rules.indices.filter { Self.rules.contains(rules[$0].description.id) }
    guard !places.isEmpty else { return [] }
    return pages.flatMap { page in
      let judge = Judge(
        AuditContext(snapshot: page.snapshot, evidence: Evidence(status: evidence.status)))
      return places.map { place in
        let result = judge.judge(rules[place], 0..<judge.count, recordsPasses: false).result
        let found = (result.failed + result.cantTell).filter {
          page.elements.contains($0.element) && !evidence.countedElsewhere.contains($0.element)
            && evidence.scope?.contains($0.element) ?? true
        }
        return (place, found.map(\.onUnshownPage))
      }
    }
  }

  /// Qt's stacks are layered panes, the page of a tab is in it in GTK 3 and Java, and GTK 3 has its
  /// pop-overs beside what its window shows.
  private static func isPage(_ node: Node, _ context: AuditContext) -> Bool {
    guard !node.states[.showing], !node.children.isEmpty, let parent = context.parent(of: node),
      parent.states[.showing], !context.webContent.contains(node.id)
    else { return false }
    switch parent.role {
    case .layeredPane: return context.children(of: parent).count { $0.states[.showing] } == 1
    case .pageTab: return true
    default:
      return node.role == .panel && context.isTopWindow(parent)
        && context.toolkit.has(.looksUnderPopOvers) || isStack(parent, context)
    }
  }

  /// Boxes of which one is shown, and which are more than a bar that comes and goes beside a page.
  private static func isStack(_ parent: Node, _ context: AuditContext) -> Bool {
    let boxes = context.children(of: parent)
    return boxes.count > 2 && boxes.count { $0.states[.showing] } == 1
      && boxes.allSatisfy { [.panel, .filler].contains($0.role) }
  }

  private static func page(_ page: Node, _ context: AuditContext) -> Page? {
    var snapshot = context.snapshot
    let parent = context.parent(of: page)
    let others = (parent.map(context.children) ?? []).filter {
      $0.id != page.id && $0.states[.showing]
        && (parent?.role == .layeredPane || parent.map { isStack($0, context) } ?? false)
    }
    for other in others {
      for node in [other] + context.descendants(of: other) {
        snapshot.tree.setStates(node.states.subtracting(StateSet(.showing)), of: node.id)
      }
    }
    // Where a toolkit says of each element for itself whether it may be seen, as GTK 3 does.
    let parts = context.descendants(of: page)
    let tellsHidden =
      page.states[.visible] || 2 * parts.count { $0.states[.visible] } > parts.count
    var elements: Set<ElementID> = []
    var shown: [Node] = []
    for node in [page] + parts {
      let parent = context.parent(of: node.id)
      guard node.id == page.id || parent.map(elements.contains) ?? false,
        node.id == page.id || !tellsHidden || node.states[.visible],
        !isOfToolkit(node, context)
      else { continue }
      elements.insert(node.id)
      var node = node
      node.states.formUnion(StateSet(.showing, .visible))
      // What was never laid out has the place that its toolkit gives at first.
      node.frame = nil
      shown.append(node)
    }
    snapshot.tree.apply(TreeUpdate(nodes: shown))
    return elements.count > 1 ? Page(elements: elements, snapshot: snapshot) : nil
  }

  /// What Qt keeps ready in a tool bar and in a field, and shows where it is needed.
  private static func isOfToolkit(_ node: Node, _ context: AuditContext) -> Bool {
    guard RoleGroups.buttons.contains(node.role) || node.role == .checkBox,
      context.name(of: node).isEmpty, let parent = context.parent(of: node)
    else { return false }
    return parent.role == .toolBar || parent.isEditableText || parent.role == .pageTabList
  }
}

extension Finding {
  fileprivate var onUnshownPage: Finding {
    var finding = self
    finding.outcome = .cantTell
    finding.isOnUnshownPage = true
    finding.message += ", on a page that is not shown"
    return finding
  }
}
