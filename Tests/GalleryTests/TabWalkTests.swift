// SPDX-License-Identifier: Apache-2.0

import DesktopSession
import Semantics
import Testing

/// Tab leads round every page in reading order and back, and nothing keeps it.
struct TabWalkTests {
  @Test func `Tab walks round each page in reading order, and Shift and Tab walks back`()
    async throws
  {
    let gallery = try await LiveApplication.gallery(page: "dial")
    defer { gallery.stop() }
    let tree = try await gallery.snapshot().tree
    let pages = tree.depthFirst.filter { $0.help == "Shows the page" }.map(\.name)
    try #require(pages.count > 1)
    for page in pages {
      try await gallery.perform("click", on: gallery.element(page))
      try await gallery.grabFocus(gallery.element(page))
      let start = try await stop(of: gallery) { $0.hasSuffix(" " + page) }
      let there = try await walk(gallery, from: start)
      let back = try await walk(gallery, from: start, with: [.leftShift])
      #expect(there.count > 1, "\(page)")
      #expect(Array(there.dropLast()) == back.dropLast().reversed(), "\(page)")
      let order = try await gallery.snapshot().tree.depthFirst.filter { $0.states[.focusable] }
        .map(Self.text).filter(there.contains)
      let first = try #require(order.firstIndex(of: start))
      #expect([start] + there.dropLast() == order[first...] + order[..<first], "\(page)")
    }
  }

  /// What has the focus after each press, until it is back at the start.
  private func walk(
    _ gallery: LiveApplication, from start: String, with modifiers: [PhysicalKey] = []
  ) async throws -> [String] {
    let limit = try await gallery.snapshot().tree.depthFirst.count
    var stops: [String] = []
    while stops.last != start {
      try #require(stops.count <= limit, "never back at \(start): \(stops)")
      let last = stops.last ?? start
      try gallery.type(.tab, with: modifiers)
      stops.append(try await stop(of: gallery) { $0 != last })
    }
    return stops
  }

  /// Waits for a focus that fits.
  private func stop(
    of gallery: LiveApplication, where fits: (String) -> Bool
  ) async throws -> String {
    var seen = "-"
    let isThere = try await eventually {
      let tree = try await gallery.snapshot().tree
      // A read during which the focus moves may find it nowhere.
      guard let focus = tree.focus.flatMap({ tree[$0] }) else { return false }
      seen = Self.text(focus)
      return fits(seen)
    }
    try #require(isThere, "the focus stays at \(seen)")
    return seen
  }

  private static func text(_ node: Node) -> String { "\(node.role.name) \(node.name)" }
}
