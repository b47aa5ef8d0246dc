// SPDX-License-Identifier: Apache-2.0

import EvenhandTesting
import Foundation
import GalleryPages
import Interaction
import Semantics
import Views

@testable import Gallery

extension PersonAtGallery {
  /// Every key that a person might try, at every control of a page, each time as the page opens: those
  /// that did something, and after which nothing was said.
  static func silentKeys(on page: GalleryPage) -> [String] {
    var silent: [String] = []
    var window = window(on: page)
    let places = stops(window.tree).map { place(of: $0, in: window.tree) }
    for place in places {
      for (key, modifiers) in tried {
        window = Self.window(on: page)
        guard let stop = node(at: place, in: window.tree) else { continue }
        window.perform(.focus(stop.id))
        guard window.focused?.id == stop.id else { break }
        let answer = press(key, modifiers, in: window)
        if answer.isHandled, answer.all.isEmpty {
          silent.append("\(stop.name): \(KeyBinding(key, modifiers).label)")
        }
      }
    }
    return silent
  }

  /// What takes the focus on a page: of its list of pages the first alone.
  private static func stops(_ tree: Tree) -> [Node] {
    let tabs = tree.depthFirst.filter { $0.role == .pageTab }.dropFirst().map(\.id)
    return tree.depthFirst.filter {
      $0.states[.focusable] && $0.states[.enabled] && !tabs.contains($0.id)
    }
  }

  private static let tried: [(Key, KeyModifiers)] =
    [Key.up, .down, .left, .right].flatMap { key in
      [KeyModifiers(), .shift, .alt, .control].map { (key, $0) }
    }
    + [
      Key.home, .end, .pageUp, .pageDown, .return, .space, .delete, .backspace, .escape, .equal,
      "minus", "0", "bracketright", "bracketleft", "backslash", "m", "z",
    ].map { (key: Key) in (key, KeyModifiers()) } + [(.return, .shift), ("z", .control)]

  private static func place(of node: Node, in tree: Tree) -> [Int] {
    guard let parent = tree.parent(of: node.id).flatMap({ tree[$0] }) else { return [] }
    return place(of: parent, in: tree) + [tree.index(of: node.id) ?? -1]
  }

  private static func node(at place: [Int], in tree: Tree) -> Node? {
    tree.depthFirst.first { self.place(of: $0, in: tree) == place }
  }
}
