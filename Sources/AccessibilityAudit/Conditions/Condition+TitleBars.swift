// SPDX-License-Identifier: Apache-2.0

import Semantics

extension Condition {
  /// GTK draws the window's own buttons in a header bar; the window manager's keys do the same.
  package static let isTitleBarButton = Condition("is a window button in a GTK title bar") {
    node, context in
    guard context.toolkit.has(.drawsTitleBars), node.role == .button,
      let box = context.parent(of: node)
    else { return false }
    let parts = context.children(of: box)
    let buttons = parts.filter { $0.role == .button }
    guard buttons.count <= mostButtons,
      parts.allSatisfy({ titleBarParts.contains($0.role) })
    else { return false }
    if context.toolkit.has(.describesTitleBarButtons) {
      return !box.states[.horizontal] && buttons.allSatisfy(isDescribedBeyondName)
    }
    guard let bar = context.parent(of: box) else { return false }
    return buttons.allSatisfy { !$0.states[.focusable] } && isAtopWindow(bar, context)
  }

  /// Whether a place of a window's upper bar is where its own buttons are drawn, at either end, where none of them
  /// is published, as in libhandy, which stands on GTK 3.
  static func isOfTitleBar(_ place: Rect, in bar: Node, _ context: AuditContext) -> Bool {
    guard context.toolkit.has(.drawsTitleBars), bar.role == .panel, let frame = bar.frame,
      frame.height <= highestBar, frame.width > 2 * farthestButton, isAtopWindow(bar, context),
      max(place.width, place.height) <= largestButton, let window = context.window(of: bar.id),
      !context.descendants(of: window).contains(where: {
        (try? isTitleBarButton.holds(for: $0, in: context)) ?? false
      })
    else { return false }
    return min(place.x - frame.x, frame.maxX - place.maxX) <= farthestButton
  }

  /// Three buttons with what lies between them, in points.
  private static let farthestButton = 132.0
  private static let highestBar = 64.0
  private static let largestButton = 48.0

  private static let titleBarParts: RoleSet = [.button, .separator, .icon, .image, .label]
  /// Minimize, maximize, close, and one more.
  private static let mostButtons = 4
  /// GTK's windows reach over their shadows.
  private static let lowest = 40.0

  /// GTK 4 calls every button focusable. It describes these ("Close the window"), and exposes
  /// no orientation of their box, as it does of all others.
  private static func isDescribedBeyondName(_ node: Node) -> Bool {
    let (name, description) = (node.name.trimmed, node.description.trimmed)
    return !name.isEmpty && !NameForm.isClassName(name) && description.count > name.count
  }

  /// The bar is the window's own, or lies at its upper edge in boxes for layout.
  private static func isAtopWindow(_ bar: Node, _ context: AuditContext) -> Bool {
    let boxes = context.ancestors(of: bar).prefix { !RoleGroups.windows.contains($0.role) }
    if boxes.isEmpty { return true }
    guard bar.role == .panel, let top = bar.frame?.y, (0...lowest).contains(top) else {
      return false
    }
    return boxes.allSatisfy { [.panel, .filler, .splitPane].contains($0.role) }
  }
}
