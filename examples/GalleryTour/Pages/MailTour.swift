// SPDX-License-Identifier: Apache-2.0

import Semantics

/// The messages: swiped away, flagged, opened, and scrolled.
enum MailTour {
  static let steps = [
    TourStep(
      change: "delete the first", device: .finger, goal: "11, Library first",
      shown: { tree in
        let rows = rows(tree)
        return "\(rows.count), \(rows.first?.name.prefix { $0 != "," } ?? "") first"
      },
      pointer: { try await $0.fingerDrag(hike, x: -140) },
      keys: { try $0.type(.delete) },
      assistive: { try await $0.perform("swipe-left", on: hike) }),
    TourStep(
      change: "flag the second", device: .mouse, goal: "unread, flagged",
      shown: { tree in rows(tree).dropFirst().first?.description ?? "" },
      pointer: { try await $0.mouseDrag(books, x: 140) },
      keys: { gallery in
        try gallery.type(.down)
        try gallery.type(.right, with: [.leftAlt])
      },
      assistive: { try await $0.perform("swipe-right", on: books) }),
    TourStep(
      change: "open the second", device: .finger, goal: "Two books are due",
      shown: { tree in
        tree.depthFirst.last { $0.role == .heading }?.name ?? ""
      },
      pointer: { try await $0.tap(books) },
      keys: { try $0.type(.down, .enter) },
      assistive: { try await $0.perform("click", on: books) }),
    TourStep(
      change: "scroll to the last", device: .finger, goal: "Karim in view",
      shown: { tree in
        rows(tree).last { $0.states[.showing] }.map { "\($0.name.prefix { $0 != "," }) in view" }
          ?? ""
      },
      pointer: { gallery in
        for _ in 1...2 { try await gallery.fingerDrag(garden, y: -220) }
      },
      keys: { try $0.type(.end) },
      assistive: { try await $0.grabFocus("Karim, Chess by letter") }),
  ]

  private static let hike = "Maya, Hike on Saturday"
  private static let books = "Library, Two books are due"
  private static let garden = "Ines, Photos of the garden"

  @Sendable private static func rows(_ tree: Tree) -> [Node] {
    tree.depthFirst.filter { $0.role == .listItem }
  }
}
