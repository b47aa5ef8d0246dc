// SPDX-License-Identifier: Apache-2.0

import DesktopSession
import Semantics
import Testing

/// Tasks that are swiped away, and held first and dragged then.
struct TasksTests {
  private static let plants = "Water the plants"
  private static let dentist = "Call the dentist"

  @Test func `a finger deletes a task sideways, and carries another down`() async throws {
    let gallery = try await LiveApplication.gallery(page: "tasks")
    try await swipeAway(Self.plants, in: gallery)
    _ = try await gallery.element("Deleted: \(Self.plants).")
    let start = try await gallery.element(Self.dentist).place()
    try gallery.touch.begin(at: start)
    // Longer than a long press, also where the gallery is busy when it begins.
    try await Task.sleep(for: .seconds(2))
    for way in stride(from: 11.6, through: 116, by: 11.6) {
      try gallery.touch.move(to: ScreenPoint(x: start.x, y: start.y + way))
    }
    try gallery.touch.end(at: ScreenPoint(x: start.x, y: start.y + 116))
    _ = try await gallery.element("\(Self.dentist) moved from place 1 to place 3.")
    #expect(try await firstWords(in: gallery) == ["Pay", "Mend", "Call", "Write"])
  }

  /// With no rest, which would become a hold; on a machine that is so busy that it does, once more.
  private func swipeAway(_ name: String, in gallery: LiveApplication) async throws {
    for _ in 0..<4 {
      let task = try await gallery.element(name).place()
      try gallery.touch.begin(at: task)
      for way in stride(from: -14.0, through: -140, by: -14) {
        try gallery.touch.move(to: ScreenPoint(x: task.x + way, y: task.y))
      }
      try gallery.touch.end(at: ScreenPoint(x: task.x - 140, y: task.y))
      let isGone = try await eventually(within: .seconds(15)) {
        !(try await gallery.snapshot()).tree.depthFirst.contains { $0.name == name }
      }
      if isGone { return }
    }
  }

  @Test func `keys go through the list, carry a task and delete another`() async throws {
    let gallery = try await LiveApplication.gallery(page: "tasks")
    _ = try await gallery.element { $0.name == Self.plants && $0.states[.focused] }
    try gallery.type(.down, .space, .down, .space)
    _ = try await gallery.element("\(Self.dentist) moved from place 2 to place 3.")
    #expect(try await firstWords(in: gallery) == ["Water", "Pay", "Call", "Mend", "Write"])
    try gallery.type(.home, .delete)
    _ = try await gallery.element("Deleted: \(Self.plants).")
    #expect(try await firstWords(in: gallery) == ["Pay", "Call", "Mend", "Write"])
  }

  @Test func `Escape puts a task back`() async throws {
    let gallery = try await LiveApplication.gallery(page: "tasks")
    _ = try await gallery.element { $0.name == Self.plants && $0.states[.focused] }
    try gallery.type(.space, .down)
    _ = try await gallery.settled(Self.plants) { $0.attributes["posinset"] == "2" }
    try gallery.type(.escape)
    let task = try await gallery.settled(Self.plants) { $0.attributes["posinset"] == "1" }
    #expect(task.attributes["posinset"] == "1")
    #expect(try await firstWords(in: gallery) == ["Water", "Call", "Pay", "Mend", "Write"])
  }

  @Test func `an assistive technology deletes a task and moves another`() async throws {
    let gallery = try await LiveApplication.gallery(page: "tasks")
    try await gallery.perform("swipe-left", on: try await gallery.element(Self.plants))
    _ = try await gallery.element("Deleted: \(Self.plants).")
    try await gallery.perform("move-down", on: try await gallery.element(Self.dentist))
    _ = try await gallery.settled(Self.dentist) { $0.attributes["posinset"] == "2" }
    #expect(try await firstWords(in: gallery) == ["Pay", "Call", "Mend", "Write"])
  }

  @Test func `the focus goes to the neighbour, and back with the task that is brought back`()
    async throws
  {
    let gallery = try await LiveApplication.gallery(page: "tasks")
    _ = try await gallery.element { $0.name == Self.plants && $0.states[.focused] }
    try gallery.type(.delete)
    let next = try await gallery.settled(Self.dentist) {
      $0.states[.focused] && $0.attributes["posinset"] == "1"
    }
    #expect(next.states[.focused] && next.attributes["posinset"] == "1")
    try gallery.type(.end, .delete)
    let last = try await gallery.settled("Mend the bicycle") { $0.states[.focused] }
    #expect(last.states[.focused])
    try gallery.type(.z, with: [.leftControl])
    let back = try await gallery.settled("Write to Grandmother") { $0.states[.focused] }
    #expect(back.states[.focused])
  }

  @Test func `when all is done, the focus is on what brings it back`() async throws {
    let gallery = try await LiveApplication.gallery(page: "tasks")
    _ = try await gallery.element { $0.name == Self.plants && $0.states[.focused] }
    for task in [Self.plants, Self.dentist, "Pay the rent", "Mend the bicycle"] {
      try gallery.type(.delete)
      _ = try await gallery.element("Deleted: \(task).")
    }
    try gallery.type(.delete)
    _ = try await gallery.element("Nothing is left to do.")
    let undo = try await gallery.settled("Undo") { $0.states[.focused] }
    #expect(undo.states[.focused])
  }

  @Test(.heardAgain)
  func `Orca says what is deleted, where the focus goes, and where a task is carried`()
    async throws
  {
    let gallery = try await LiveApplication.gallery(page: "tasks", hasScreenReader: true)
    try await gallery.hear(Self.plants)
    try await gallery.say(
      to: [.down, .space, .down, .space, .delete, .end, .delete, .tab, .space],
      golden: "tasks-orca")
  }

  private func firstWords(in gallery: LiveApplication) async throws -> [String] {
    try await gallery.snapshot().tree.depthFirst.filter { $0.role == .listItem }
      .map { String($0.name.prefix { $0 != " " }) }
  }
}
