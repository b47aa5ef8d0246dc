// SPDX-License-Identifier: Apache-2.0

import EvenhandTesting
import Foundation
import GalleryPages
import Testing
import Views
import WindowHost

@testable import Gallery

/// Each page's task with a mouse and with a finger, by what is seen alone, in windows of several sizes,
/// with large text, in the dark and in high contrast.
@MainActor
struct HandTests {
  @Test(arguments: GalleryPage.allCases, Hand.allCases)
  func `a page's task for one hand is done by what is seen alone`(
    page: GalleryPage, hand: Hand
  ) throws {
    for sight in Self.sights {
      let outcome = try Self.outcome(on: page, with: hand, sight)
      #expect(outcome.unanswered == [], "\(sight.name)")
      #expect(outcome.unseen == [], "\(sight.name)")
      #expect(outcome.untold == [], "\(sight.name)")
    }
  }

  /// In what a page is seen.
  struct Sight {
    let name: String
    let settings: DisplaySettings
    let size: CGSize
    /// Pixels a point.
    var scale = 1.0
  }

  nonisolated static let sights: [Sight] = {
    let (wide, narrow) = (CGSize(width: 960, height: 680), CGSize(width: 400, height: 680))
    return [
      Sight(name: "960 points", settings: DisplaySettings(), size: wide),
      Sight(name: "400 points", settings: DisplaySettings(), size: narrow),
      Sight(
        name: "400 points, text scale 2", settings: DisplaySettings(textScale: 2), size: narrow),
      Sight(name: "text scale 2", settings: DisplaySettings(textScale: 2), size: wide),
      Sight(name: "two pixels a point", settings: DisplaySettings(), size: wide, scale: 2),
    ]
      + PeopleTests.looks.dropFirst().map {
        Sight(name: $0.name, settings: $0.settings, size: wide)
      }
  }()

  private static func outcome(
    on page: GalleryPage, with hand: Hand, _ sight: Sight
  ) throws -> PersonAtGallery.HandOutcome {
    try PersonAtGallery.once("\(page), \(hand), \(sight.name)") {
      try PersonAtGallery.doTask(
        on: page, with: hand, sight.settings, size: sight.size, scale: sight.scale)
    }
  }

  @Test(arguments: Hand.allCases)
  func `what a hand cannot see, what gives it no answer and what nothing tells of are found`(
    hand: Hand
  ) throws {
    func outcome(_ step: HandStep) throws -> PersonAtGallery.HandOutcome {
      let measurer = PangoTextMeasurer()
      let host = ViewHost(title: "Hands", measurer: measurer) { HandFaults() }
      let window = ViewTester(host, size: CGSize(width: 300, height: 300))
      return try PersonAtGallery.doTask([step], with: hand, in: window, measurer)
    }
    let covered = try outcome(HandStep(.words("covered"), .tap, sees: ""))
    #expect(covered.unseen == ["covered"])
    let old = try outcome(HandStep(.words("switch"), .tap, sees: "knob"))
    #expect(old.unseen == ["knob"] && old.unanswered == [])
    #expect(try outcome(HandStep(.words("plain"), .tap, sees: "")).unanswered.count == 1)
    let row = try outcome(HandStep(.words("row"), .swipe(x: 100), sees: "gone"))
    #expect(row.untold.count == 1 && row.unseen == [])
    // A finger covers all that changes.
    let small = try outcome(HandStep(.above("knob"), .drag(y: 6), sees: "turned"))
    #expect(small.unanswered.count == (hand == .finger ? 1 : 0) && small.unseen == [])
  }

  static func table() throws -> String {
    let touches = sights.flatMap { sight in
      Hand.allCases.map { "\($0.rawValue): \(sight.name)" }
    }
    return try PeopleTests.table(touches + ["no answer", "unseen", "untold"]) { page in
      let outcomes = try sights.flatMap { sight in
        try Hand.allCases.map { try outcome(on: page, with: $0, sight) }
      }
      return outcomes.map(\.touches) + [
        outcomes.map(\.unanswered.count).reduce(0, +), outcomes.map(\.unseen.count).reduce(0, +),
        outcomes.map(\.untold.count).reduce(0, +),
      ]
    }
  }
}

/// Faults that a hand finds.
private struct HandFaults: View {
  @State private var isOn = false
  @State private var isGone = false
  @State private var turn = 0.0

  var body: some View {
    VStack(spacing: 12) {
      Text("covered").overlay(Color.white)
      Button(isOn ? "on" : "switch") { isOn.toggle() }
      Text("plain")
      Text(isGone ? "gone" : "row").padding()
        .gesture(SwipeGesture([.right]).onEnded { _ in isGone = true })
      Circle().fill(turn == 0 ? Color.red : .blue).frame(width: 20, height: 20)
        .gesture(DragGesture(minimumDistance: 0).onChanged { turn = $0.translation.height })
      Text("knob")
      if turn > 5 { Text("turned") }
    }
  }
}
