// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit
import AccessibilityReader
import Semantics

/// The windows that an application calls showing, and that its X display shows nothing of: one that
/// was made and never put on the screen, or one that a toolkit keeps ready.
public struct UnmappedWindows: Sendable {
  /// In the order of the tree.
  public let windows: [Node]

  /// What the display has of one program.
  struct Shown: Hashable, Sendable {
    let title: String
    let width: Int
    let height: Int
  }

  /// Asks the display; there are none where it cannot be asked, or does not tell whose its windows are.
  /// A window may come onto the screen only after its application has told of it.
  public init(of snapshot: ApplicationSnapshot, environment: [String: String]) async {
    var windows: [Node] = []
    if let display = try? XDisplay(environment: environment) {
      for look in 0..<Self.looks {
        if look > 0 { try? await Task.sleep(for: Self.pause) }
        windows = Self.unmapped(in: snapshot, among: display.shown(of: snapshot.application.pid))
        if windows.isEmpty { break }
      }
    }
    self.init(windows: windows)
  }

  init(windows: [Node]) {
    self.windows = windows
  }

  private static let looks = 4
  private static let pause = Duration.milliseconds(100)

  /// Those that no window is left for after the others have found theirs by title or by size. That is
  /// told only where one was found, and none is left over that may be theirs.
  static func unmapped(in snapshot: ApplicationSnapshot, among shown: [Shown]) -> [Node] {
    var left = shown
    var missing = snapshot.tree.rootNode.children.compactMap { snapshot.tree[$0] }.filter {
      $0.states[.showing] && !$0.role.isPopup
    }
    func match(_ fits: (Node, Shown) -> Bool) {
      missing.removeAll { node in
        guard let place = left.firstIndex(where: { fits(node, $0) }) else { return false }
        left.remove(at: place)
        return true
      }
    }
    match { !$0.name.isEmpty && $0.name == $1.title }
    // Some toolkits add the program's name to what stands in the title bar.
    match { !$0.name.isEmpty && $1.title.hasPrefix($0.name) }
    match { $0.hasSize(of: $1) }
    return left.isEmpty && !shown.isEmpty ? missing : []
  }

  /// The application without what cannot be seen of it.
  public func hidden(in snapshot: ApplicationSnapshot) -> ApplicationSnapshot {
    var copy = snapshot
    var stack = windows.map(\.id)
    while let node = stack.popLast().flatMap({ snapshot.tree[$0] }) {
      copy.tree.setStates(
        node.states.subtracting(StateSet(.showing, .visible, .active, .focused)), of: node.id)
      stack += node.children
    }
    return copy
  }

  /// For a report; empty where there are none.
  public func notes(in snapshot: ApplicationSnapshot) -> [String] {
    let finder = ElementFinder(snapshot)
    return windows.map { window in
      "\(finder.selector(of: window)) says that it is showing, and the display shows no such window;"
        + " it was not judged"
    }
  }
}

extension Node {
  fileprivate func hasSize(of window: UnmappedWindows.Shown) -> Bool {
    guard let frame = frame?.integral else { return false }
    return frame.width == window.width && frame.height == window.height
  }
}

extension XDisplay {
  /// A process's windows, and those that do not tell whose they are; empty where none is its own.
  func shown(of process: Int32?) -> [UnmappedWindows.Shown] {
    guard let pid = XDisplay.ownNumber(of: process) else { return [] }
    let listed = windows()
    let others = shownWindows(unmanaged: true).subtracting(listed.map(\.id)).map { id in
      XWindow(id: id, title: "", pid: self.process(of: id))
    }
    guard !listed.isEmpty, (listed + others).contains(where: { $0.pid == pid }) else { return [] }
    return (listed + others).filter { $0.pid == pid || $0.pid == nil }.compactMap { window in
      guard let area = area(of: window), min(area.width, area.height) > Self.helper else {
        return nil
      }
      return UnmappedWindows.Shown(title: window.title, width: area.width, height: area.height)
    }
  }

  /// No person sees what is smaller: window managers and toolkits keep such windows for themselves.
  private static let helper = 4
}
