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

    func role(of finding: Finding) -> Role? { snapshot.tree[finding.element]?.role }
  }

  let pages: [Page]

  /// The rules that need no place, no picture and no focus.
  static let rules: Set<String> = [
    "control-name", "image-name", "field-label", "name-human", "name-informative",
    "name-no-state-words", "name-unique-among-siblings", "container-name",
    "container-name-recommended", "label-in-name", "description-differs", "mnemonic-unique",
    "role-known", "role-interfaces", "value-range", "interactive-has-action", "keyboard-reachable",
    "single-pointer", "single-key-shortcut", "keybinding-unique",
    "field-remark", "instruction-words", "table-structure", "foreign-words",
  ]

  /// Settings with more pages than this are read in part.
  private static let mostPages = 40

  init(_ context: AuditContext) {
    guard !context.evidence.isOfDisclosure else {
      pages = []
      return
    }
    let stacks = Set(context.nodes.filter { Self.isStack($0, context) }.map(\.id))
    let hidden = context.nodes.filter { Self.isPage($0, in: stacks, context) }
    let others = Set(hidden.map(\.id))
    pages = hidden.prefix(Self.mostPages).compactMap { Self.page($0, others, stacks, context) }
  }

  /// What rules say of these pages, by the rule's place among `rules`. The elements are named as in the
  /// whole application.
  static func findings(
    in context: AuditContext, of rules: [PreparedRule], naming: ElementNaming
  ) -> [(place: Int, findings: [Finding])] {
    let places = rules.indices.filter { Self.rules.contains(rules[$0].description.id) }
    guard !places.isEmpty else { return [] }
    return UnshownPages(context).pages.flatMap { page in
      var evidence = Evidence(status: context.evidence.status)
      evidence.scope = page.elements
      evidence.spelling = context.evidence.spelling
      evidence.spellingObstacle = context.evidence.spellingObstacle
      let judge = Judge(
        AuditContext(snapshot: page.snapshot, evidence: evidence), naming: naming)
      return places.map { place in
        let result = judge.judge(rules[place], 0..<judge.count, recordsPasses: false).result
        let isAdvice = rules[place].description.standing == .bestPractice
        let findings = (result.failed + result.cantTell).filter {
          // Its words may come when it is shown.
          rules[place].description.id != "name-human" || page.role(of: $0) != .label
        }
        return (place, findings.map { $0.onUnshownPage(isAdvice: isAdvice) })
      }
    }
  }

  /// Qt's stacks are layered panes, the page of a tab is in it in GTK 3 and Java, and GTK 3 has its
  /// pop-overs beside what its window shows.
  private static func isPage(
    _ node: Node, in stacks: Set<ElementID>, _ context: AuditContext
  ) -> Bool {
    guard !node.states[.showing], !node.children.isEmpty, let parent = context.parent(of: node),
      parent.states[.showing], !context.webContent.contains(node.id)
    else { return false }
    if stacks.contains(parent.id) { return true }
    if context.infersShowing { return false }
    switch parent.role {
    case .layeredPane: return context.children(of: parent).count { $0.states[.showing] } == 1
    case .pageTab: return true
    default:
      return node.role == .panel && context.isTopWindow(parent)
        && context.toolkit.has(.looksUnderPopOvers)
    }
  }

  /// Boxes of which one is shown, and which are more than a bar that comes and goes beside a page.
  private static func isStack(_ parent: Node, _ context: AuditContext) -> Bool {
    guard parent.children.count > 1, parent.states[.showing] else { return false }
    let boxes = context.children(of: parent)
    if context.infersShowing {
      return isLaidOutByOne(boxes) && !context.isPartOfControl(parent)
        && !RoleGroups.plainButtons.contains(parent.role)
    }
    return boxes.count > 2 && boxes.count { $0.states[.showing] } == 1
      && boxes.allSatisfy { [.panel, .filler].contains($0.role) }
  }

  /// An overlay has a page and two bars that slide in.
  private static let mostBars = 2

  /// GTK 4.8 tells of no element whether it is showing. What stands in a box has a size there as soon as it
  /// is visible; of the pages of a stack only those that have been shown have one. What slides in above
  /// a page, as a search bar does, has none either.
  private static func isLaidOutByOne(_ boxes: [Node]) -> Bool {
    let shown = boxes.filter { $0.states[.showing] }
    guard shown.count == 1, boxes.allSatisfy({ RoleGroups.pages.contains($0.role) }) else {
      return false
    }
    let hidden = boxes.filter { $0.id != shown[0].id }
    let areBars = hidden.count <= mostBars && hidden.allSatisfy { $0.role == .filler }
    return !areBars && !shown[0].children.isEmpty
      && hidden.allSatisfy { box in
        guard !box.children.isEmpty else { return false }
        return box.states[.visible] ? box.frame?.isEmpty ?? true : box.standsInPlace(of: shown[0])
      }
  }

  /// The window with this page shown. What stands in other windows is left out, and on the `others` that
  /// are not shown: a window with many pages is not read whole for each of them.
  private static func page(
    _ page: Node, _ others: Set<ElementID>, _ stacks: Set<ElementID>, _ context: AuditContext
  ) -> Page? {
    // Where a toolkit says of each element for itself whether it may be seen, as GTK 3 does.
    // Qt calls the cells of tables visible and showing on each page.
    let parts = context.descendants(of: page)
    let unshown = parts.filter { !$0.states[.showing] }
    let tellsHidden =
      page.states[.visible] || 2 * unshown.count { $0.states[.visible] } > unshown.count
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
    guard elements.count > 1 else { return nil }
    var snapshot = context.snapshot
    snapshot.tree = window(round: page, without: others, stacks, context)
    snapshot.tree.apply(TreeUpdate(nodes: shown))
    // Qt calls items of lists showing on such a page, too: they have been judged.
    let asked = elements.filter {
      context[$0]?.states[.showing] == false && !context.evidence.countedElsewhere.contains($0)
        && context.isAskedAbout($0)
    }
    return Page(elements: asked, snapshot: snapshot)
  }

  /// All windows, and what stands in the one of the page.
  private static func window(
    round page: Node, without others: Set<ElementID>, _ stacks: Set<ElementID>,
    _ context: AuditContext
  ) -> Tree {
    let inside = [page.id] + context.ancestors(of: page).map(\.id)
    let parent = context.parent(of: page)
    let givesWay = parent.map { $0.role == .layeredPane || stacks.contains($0.id) } ?? false
    var nodes: [Node] = []
    var left = Array((context[context.tree.root]?.children ?? []).reversed())
    while let id = left.popLast() {
      guard var node = context[id] else { continue }
      let isBeside = node.id != page.id && context.parent(of: node.id) == parent?.id
      if givesWay, isBeside { node.states[.showing] = false }
      if others.contains(id) && id != page.id || givesWay && isBeside
        || context.isTopWindow(node) && !inside.contains(id)
      {
        node.children = []
      }
      left += node.children.reversed()
      nodes.append(node)
    }
    return Tree(root: context.tree.rootNode, nodes: nodes)
  }

  /// What Qt keeps ready in a tool bar and in a field, and shows where it is needed; and what GTK 4.8 has
  /// as the headers of each tree, and as icons.
  private static func isOfToolkit(_ node: Node, _ context: AuditContext) -> Bool {
    if context.infersShowing, node.role == .image, node.name.trimmed == "GtkImage",
      !node.states[.focusable]
    {
      return true
    }
    if context.infersShowing, RoleGroups.buttons.contains(node.role),
      NameForm.isClassName(node.name.trimmed)
    {
      return !node.states[.focusable]
        || context.parent(of: node).map { $0.role == .filler && $0.states[.focusable] } ?? false
    }
    guard RoleGroups.buttons.contains(node.role) || node.role == .checkBox,
      context.name(of: node).isEmpty, let parent = context.parent(of: node)
    else { return false }
    return parent.role == .toolBar || parent.isEditableText || parent.role == .pageTabList
  }
}

extension Finding {
  fileprivate func onUnshownPage(isAdvice: Bool) -> Finding {
    var finding = self
    if !isAdvice { finding.outcome = .cantTell }
    finding.isOnUnshownPage = true
    finding.message += ", on a page that is not shown"
    return finding
  }
}
