// SPDX-License-Identifier: Apache-2.0

import Semantics

/// An application's tree as it stood at one moment, and what could not be read of it.
public struct ApplicationSnapshot: Hashable, Sendable {
  /// The application that was read.
  public var application: ApplicationReference
  /// The root is the application; elements are numbered from 1, parents before children.
  public var tree: Tree
  /// What could not be read, or does not fit together, in the order in which it was found.
  public let problems: [ReadProblem]
  /// What elements in the tree were still to be asked when the read ended before its time, by
  /// AT-SPI's names ("GetRole"); empty for a whole read.
  public let unanswered: [ElementID: [String]]
  /// What elements answer beyond their nodes; empty where nobody asked.
  public let details: [ElementID: ElementDetails]
  /// Where each element stands on the bus.
  public let references: [ElementID: ObjectReference]
  /// False for toolkits that are known to give wrong places (GTK 4 loses margins and borders).
  public let framesAreTrusted: Bool
  /// The application's own (`Accessible.Locale`: "de_DE.UTF-8"); nil where nobody asked, or it did not
  /// answer.
  public let locale: String?
  /// How long the read took.
  public let duration: Duration
  /// D-Bus calls that were made.
  public let calls: Int

  public init(
    application: ApplicationReference, tree: Tree, problems: [ReadProblem] = [],
    unanswered: [ElementID: [String]] = [:], details: [ElementID: ElementDetails] = [:],
    references: [ElementID: ObjectReference] = [:], framesAreTrusted: Bool = true,
    locale: String? = nil, duration: Duration = .zero, calls: Int = 0
  ) {
    self.application = application
    self.tree = tree
    self.problems = problems
    self.unanswered = unanswered
    self.details = details
    self.references = references
    self.framesAreTrusted = framesAreTrusted
    self.locale = locale
    self.duration = duration
    self.calls = calls
  }

  /// False where elements are missing from the tree.
  public var isComplete: Bool { !problems.contains(where: \.hidesElements) }
}

extension ApplicationSnapshot {
  /// Some toolkits set `showing` for windows alone (GTK 4 up to 4.8), so that nothing in them would be
  /// judged. There, what is visible and has a size in a window that is showing counts as showing: GTK
  /// gives what is on a hidden page the size 0, and puts what slid away beside the window. What is in
  /// a scroll pane may be scrolled there.
  package var withInferredShowing: ApplicationSnapshot {
    isAsked ? withInferredShowing(tree.depthFirst) ?? self : self
  }

  /// The same, or nil where the application exposes what is showing. `elements` are all of the
  /// tree's.
  package func withInferredShowing(_ elements: [Node]) -> ApplicationSnapshot? {
    guard showsWindowsAlone(elements) else { return nil }
    /// Of what is shown, the box outside of which nothing in it is: nil where it scrolls.
    var boxes: [ElementID: Rect?] = [:]
    var copy = self
    for node in elements {
      if node.states[.showing] {
        boxes[node.id] = node.role.isWindow ? node.frame : nil
      } else if isOpenDialog(node) {
        boxes[node.id] = node.frame
        copy.tree.setStates(node.states.union(StateSet(.showing)), of: node.id)
      } else if let parent = tree.parent(of: node.id), let box = boxes[parent], isDrawn(node) {
        if let box, let frame = node.frame, !box.overlaps(frame) { continue }
        boxes[node.id] = node.role == .scrollPane ? .some(nil) : box
        copy.tree.setStates(node.states.union(StateSet(.showing)), of: node.id)
      }
    }
    return copy
  }

  /// True where windows are showing and nothing in them is, though some of it is visible and has a
  /// size, and the toolkit may be one that exposes no more: that has to do for `showing`.
  package var showsWindowsAlone: Bool { isAsked && showsWindowsAlone(tree.depthFirst) }

  /// Of most toolkits it is known that they expose more: nobody need go through their elements.
  private var isAsked: Bool { application.toolkit.mayHave(.tellsShowingOfWindowsAlone) }

  private func showsWindowsAlone(_ elements: [Node]) -> Bool {
    guard isAsked else { return false }
    var hasDrawn = false
    for node in elements where node.id != tree.root && !node.role.isWindow {
      if node.states[.showing] { return false }
      guard !hasDrawn, isDrawn(node), let window = tree.window(of: node.id) else { continue }
      hasDrawn = window.states[.showing] || isOpenDialog(window)
    }
    return hasDrawn
  }

  /// Whether a window can be seen, also where its toolkit does not say so of a dialog.
  package func isOnScreen(_ window: Node) -> Bool {
    window.states[.showing] || isAsked && isOpenDialog(window)
  }

  /// GTK 4.8 says of its plain windows alone that they are showing.
  private func isOpenDialog(_ node: Node) -> Bool {
    [.dialog, .alert].contains(node.role) && tree.parent(of: node.id) == tree.root && isDrawn(node)
  }

  private func isDrawn(_ node: Node) -> Bool {
    node.states[.visible] && node.frame?.isEmpty == false
  }
}
