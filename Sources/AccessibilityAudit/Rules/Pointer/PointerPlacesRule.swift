// SPDX-License-Identifier: Apache-2.0

import Foundation
import Semantics

/// What is drawn and clicked, and is no element: a hand finds it, and nothing else does.
struct PointerPlacesRule: Rule {
  let id = "pointer-places"
  let help = "What answers to the pointer is a control"
  let advice =
    "Use the toolkit's button, switch or link in the place of what is drawn, or give what is drawn an"
    + " element with a role, a name, the focus and an action."
  let impact = Impact.critical
  let kind = RuleKind.pointer
  let standards: [Standard] = [
    .wcag("2.1.1"), .wcag("4.1.2"), .en("11.2.1.1.1"), .en("11.5.2.5"), .section508("502.3.1"),
  ]
  let applicability = Condition(
    "is the innermost element under a place where the pointer was tried, because no control is exposed"
      + " there, or a list, table or tree at which the pointer found something"
  ) { node, context in
    try context.index(PointerIndex.self).wasTried(node)
  }

  let expectations = [
    Expectation(
      "click-without-control",
      Condition("changes nothing where it is clicked or dragged") { node, context in
        !context.index(PointerIndex.self).places(of: node).contains(where: \.answer.isEffect)
      },
      review: Condition(
        "belongs to a toolkit whose places nobody has looked at, or is an image with a name, whose click may"
          + " only repeat what a control does"
      ) { node, context in
        !context.knowsPlaces
          || node.role == .image && !context.name(of: node).isEmpty
            && !NameForm.isClassName(node.name.trimmed)
      },
      message: { node, context in
        let places = context.index(PointerIndex.self).places(of: node).filter(\.answer.isEffect)
        return text(places) + ", and no element there has a role, a name and a key"
      }
    ).showing { node, context in
      pictures(context.index(PointerIndex.self).places(of: node).filter(\.answer.isEffect))
    },
    Expectation(
      "for-pointer-alone",
      Condition(
        "has no menu of the right button but one that the Menu key or Shift+F10 opens too, nothing that a"
          + " double click does and Enter or Space do not, no order that a drag alone changes, and no"
          + " control that is there while the pointer is and takes no focus"
      ) { node, context in
        !context.index(PointerIndex.self).places(of: node).contains(where: \.answer.isForPointer)
      },
      review: .always,
      message: { node, context in
        let places = context.index(PointerIndex.self).places(of: node).filter(\.answer.isForPointer)
        var answers: [PointerPlace.Answer] = []
        for place in places where !answers.contains(place.answer) { answers.append(place.answer) }
        return answers.map { answer in text(places.filter { $0.answer == answer }) }
          .joined(separator: "; ") + ": do keys do the same elsewhere?"
      }
    ).showing { node, context in
      pictures(context.index(PointerIndex.self).places(of: node).filter(\.answer.isForPointer))
    },
    Expectation(
      "pointer-answers",
      Condition("looks the same wherever the pointer is") { node, context in
        context.index(PointerIndex.self).places(of: node).isEmpty
      },
      review: .always,
      message: { node, context in
        text(context.index(PointerIndex.self).places(of: node))
          + ", and no control is exposed there: is it operated by the pointer only?"
      }
    ).showing { node, context in pictures(context.index(PointerIndex.self).places(of: node)) },
  ]

  private static func pictures(_ places: [PointerPlace]) -> [Data] {
    places.prefix(mostNamed).compactMap(\.picture)
  }

  /// A drawn keyboard has no end of keys.
  private static let mostNamed = 3

  private static func text(_ places: [PointerPlace]) -> String {
    guard let first = places.first else { return "" }
    let named = places.prefix(mostNamed).map { place in
      let box = place.box.integral
      let tip = place.toolTip.isEmpty ? "" : " \"\(Escaped.brief(place.toolTip))\""
      return "\(box.x), \(box.y)\(tip) (\(box.width) by \(box.height))"
    }
    let rest = places.count - named.count
    let more = rest > 0 ? " and \(Plural.of(rest, "more place"))" : ""
    return "at " + named.joined(separator: ", ") + more + " " + words(first.answer)
  }

  private static func words(_ answer: PointerPlace.Answer) -> String {
    switch answer {
    case .changes: "a click changes what the window shows"
    case .drags: "a drag changes what the window shows"
    case .windows: "a click opens or closes a window"
    case .ends: "a click ends the application"
    case .lights: "it looks different under the pointer"
    case .hand: "the pointer becomes a hand"
    case .brings: "a control is there while the pointer is, and takes no focus"
    case .opens: "a double click on a row does something, and Enter and Space do not"
    case .reorders:
      "a drag puts its rows in another order, and neither a control of the window nor a key does"
    case .menu: "the right button opens a menu, and neither the Menu key nor Shift+F10 does"
    }
  }
}

/// What the pointer came to, by element.
struct PointerIndex: AuditIndex {
  private let trials: PointerTrials
  private let places: [ElementID: [PointerPlace]]
  private let knowsPlaces: Bool
  /// At which nothing but the window's own buttons was found.
  private let titleBars: Set<ElementID>

  init(_ context: AuditContext) {
    knowsPlaces = context.knowsPlaces
    trials = context.evidence.pointerTrials ?? PointerTrials()
    let (own, others) = trials.places.reduce(
      into: ([PointerPlace](), [PointerPlace]())
    ) { sorted, place in
      let isOwn =
        [.windows, .ends].contains(place.answer)
        && context[place.element].map { Condition.isOfTitleBar(place.box, in: $0, context) }
          ?? false
      if isOwn { sorted.0.append(place) } else { sorted.1.append(place) }
    }
    places = Dictionary(grouping: others, by: \.element)
    titleBars = Set(own.map(\.element))
  }

  /// Throws where an element was left alone for a reason.
  func wasTried(_ node: Node) throws -> Bool {
    if places[node.id] != nil { return true }
    if titleBars.contains(node.id) {
      throw NotTested("the window manager has keys for a window's own buttons")
    }
    if let reason = trials.untried[node.id] { throw NotTested(reason) }
    guard trials.tried.contains(node.id) else { return false }
    // A click that went elsewhere has tried nothing.
    if !knowsPlaces { throw NotTested("whether its toolkit gives right places is not known") }
    return true
  }

  /// Those that answered.
  func places(of node: Node) -> [PointerPlace] { places[node.id] ?? [] }

  /// True where the pointer has found out whether it does anything.
  func hasAnswer(for node: Node) -> Bool {
    places[node.id] != nil
      || (knowsPlaces && trials.tried.contains(node.id) && trials.untried[node.id] == nil)
  }
}

extension AuditContext {
  /// Where the toolkit puts its elements is right, or wrong in a way that is allowed for.
  fileprivate var knowsPlaces: Bool {
    [.givesRightPlaces, .givesWrongPlacesInWindows, .leavesOutMargins].contains(where: toolkit.has)
  }

  /// Roles that answer to the pointer in a way of their own, whose parts are not all in the tree.
  private static let answering = RoleGroups.controls.union(RoleGroups.composites)
    .subtracting([.toolBar])
    .union([
      .scrollBar, .splitPane, .calendar, .terminal, .listItem, .treeItem, .tableCell, .columnHeader,
      .tableColumnHeader, .tableRowHeader, .documentWeb,
    ])

  private static let shown = RoleGroups.generic.union(RoleGroups.images).union([.label, .canvas])

  /// The places of the pages that a list of tabs holds, which GTK 3 and Swing count to the list's own.
  package func pages(of tabs: Node) -> [Rect] {
    guard tabs.role == .pageTabList else { return [] }
    return children(of: tabs).filter { $0.role == .pageTab }.flatMap(children).filter {
      $0.states[.showing] && RoleGroups.pages.contains($0.role)
    }.compactMap(\.frame)
  }

  /// Whether the pointer has nothing to find out at an element: a control is exposed there.
  package func isExposedControl(_ node: Node) -> Bool {
    if isTopWindow(node) { return false }
    // Java says so of labels and of what is drawn too.
    if toolkit.has(.callsEverythingFocusable), Self.shown.contains(node.role), node.actions.isEmpty
    {
      return false
    }
    if !pages(of: node).isEmpty { return false }
    let holds = children(of: node).contains { $0.states[.showing] }
    // Between what it parts, and round what it scrolls.
    if Self.parting.contains(node.role), holds { return false }
    if Self.answering.contains(node.role) || node.isEditableText { return true }
    guard (try? (Condition.takesKeys || .isSelectable).holds(for: node, in: self)) == true else {
      return false
    }
    // What is focused for the sake of what is in it does not speak for what is drawn beside that.
    return !holds || !RoleGroups.generic.contains(node.role)
  }

  private static let parting: RoleSet = [.splitPane, .scrollPane]

  /// Where what parts two panes is dragged.
  package func handles(of pane: Node) -> [Rect] {
    guard pane.role == .splitPane, let whole = pane.frame else { return [] }
    let parts = children(of: pane).filter { $0.states[.showing] }.compactMap(\.frame)
      .filter { !$0.isEmpty }
    func gaps(_ start: KeyPath<Rect, Double>, _ end: KeyPath<Rect, Double>) -> [(Double, Double)] {
      let order = parts.sorted { $0[keyPath: start] < $1[keyPath: start] }
      return zip(order, order.dropFirst()).compactMap { one, other in
        let (from, to) = (one[keyPath: end], other[keyPath: start])
        return from < to ? (from, to) : nil
      }
    }
    return gaps(\.x, \.maxX).map { from, to in
      Rect(x: from, y: whole.y, width: to - from, height: whole.height)
    }
      + gaps(\.y, \.maxY).map { from, to in
        Rect(x: whole.x, y: from, width: whole.width, height: to - from)
      }
  }
}
