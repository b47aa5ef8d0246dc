// SPDX-License-Identifier: Apache-2.0

import EvenhandTesting
import Foundation
import Interaction
import Testing

@testable import Views

/// What leaves the window is gone: its nodes, its elements, and all that was attached to them.
@MainActor
struct LifetimeTests {
  /// Shows one of the catalog's tenths, or one entry, or nothing: as the remote says.
  struct Stage: View {
    @MainActor
    final class Remote {
      var show: ((Range<Int>) -> Void)?
    }

    let entries: [ViewCatalog.Entry]
    let remote: Remote
    @State private var shown = 0..<0

    var body: some View {
      remote.show = { shown = $0 }
      return VStack {
        Text("Stage")
        ForEach(shown, id: \.self) { entries[$0].view() }
      }
    }
  }

  /// A window whose nodes are counted from the first one on.
  @MainActor
  private struct Theatre {
    let tester: ViewTester
    let census: LifetimeCensus
    let remote = Stage.Remote()
    let entries = ViewCatalog().entries

    init() {
      let (entries, remote) = (entries, remote)
      let host = ViewHost(title: "Theatre", measurer: UniformTextMeasurer()) {
        Stage(entries: entries, remote: remote)
      }
      tester = ViewTester(host, size: CGSize(width: 400, height: 300))
      census = LifetimeCensus(of: host)
    }

    /// Takes a census of all that came.
    func show(_ range: Range<Int>) {
      census.forget()
      remote.show?(range)
      tester.settle()
      census.count()
    }

    func showNothing() {
      remote.show?(0..<0)
      // Whatever waits for a moment has had it.
      tester.advance(by: 2)
    }
  }

  @Test func `each view and modifier leaves nothing behind, however it was used`() {
    let theatre = Theatre()
    for (place, entry) in theatre.entries.enumerated() {
      for isUsed in [false, true, true] {
        theatre.show(place..<place + 1)
        if isUsed { use(theatre.tester) }
        theatre.showNothing()
        #expect(theatre.census.alive() == [], "\(entry.name), used: \(isUsed)")
      }
    }
  }

  @Test func `views and modifiers are mounted and removed 100 times, and nothing stays`() {
    let theatre = Theatre()
    let count = theatre.entries.count
    for round in 0..<100 {
      let first = count * (round % 10) / 10
      theatre.show(first..<count * (round % 10 + 1) / 10)
      theatre.showNothing()
      #expect(theatre.census.alive() == [])
    }
    // Each entry has several, and each was there ten times.
    #expect(theatre.census.nodesMade > 10 * 3 * count)
  }

  @Test func `a census finds what somebody keeps`() {
    let theatre = Theatre()
    theatre.show(0..<3)
    #expect(theatre.census.strays() == [:])
    var kept: [ViewNode] = []
    theatre.tester.host.forEachNode { kept.append($0) }
    theatre.showNothing()
    #expect(theatre.census.strays() != [:])
    kept = []
    #expect(theatre.census.strays() == [:])
  }

  @Test func `what was dropped goes with its page`() throws {
    struct Pages: View {
      @State private var isFirst = true
      var body: some View {
        VStack {
          Button("Turn") { isFirst = false }
          if isFirst {
            HStack(spacing: 0) {
              Color.red.frame(width: 50, height: 50).draggable("red")
              Color.blue.frame(width: 50, height: 50)
                .dropDestination(for: String.self) { _, _ in true }
            }
            .accessibilityLabel("Place")
          }
        }
      }
    }
    let host = ViewHost(title: "Pages", measurer: UniformTextMeasurer()) { Pages() }
    let census = LifetimeCensus(of: host)
    let tester = ViewTester(host, size: CGSize(width: 100, height: 100))
    census.count()
    let middle = tester.scene.size.height / 2 + 20
    tester.drag(from: CGPoint(x: 25, y: middle), to: CGPoint(x: 75, y: middle))
    try tester.perform("click", on: "Turn")
    tester.advance(by: 2)
    #expect(census.strays() == [:])
  }

  @Test func `rows of a list that leave one by one leave nothing behind`() throws {
    struct Rows: View {
      @State private var rows = Array(0..<50)
      var body: some View {
        VStack {
          Button("Drop") { rows.removeFirst() }
          ForEach(rows, id: \.self) { row in
            Text("Row \(row)").gesture(SwipeGesture()).accessibilityLabel("Row \(row)")
          }
        }
      }
    }
    let host = ViewHost(title: "Rows", measurer: UniformTextMeasurer()) { Rows() }
    let census = LifetimeCensus(of: host)
    let tester = ViewTester(host, size: CGSize(width: 400, height: 300))
    census.count()
    let before = census.living
    for _ in 0..<50 { try tester.perform("click", on: "Drop") }
    #expect(before > 50 * 3)
    // The window, its column, the button with its ground and its line, and the empty list.
    #expect(census.living < 60, "\(census.alive())")
  }

  @Test func `the catalog has every view and modifier`() throws {
    let sources = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Sources/Views")
    let names = Set(ViewCatalog().entries.map(\.name))
    // Never is no view that can be shown.
    let missing = try PublicViews(in: sources).names.subtracting(names).subtracting(["Never"])
    #expect(missing == [])
  }

  /// What a person does just before a page changes: the pointer is over it, a finger is down, and the
  /// focus is in it.
  private func use(_ tester: ViewTester) {
    let inside = tester.tree.depthFirst.filter { $0.states[.focusable] }
    tester.press(.tab)
    guard let frame = (inside.first ?? tester.tree.depthFirst.last)?.frame else { return }
    let middle = CGPoint(x: frame.x + frame.width / 2, y: frame.y + frame.height / 2)
    tester.scene.hover(at: middle, time: tester.clock)
    tester.send(.began, tester.makeContact(), at: middle, kind: .touch)
    tester.advance(by: 1)
    tester.press(.space)
  }
}

/// The views and modifiers that the sources declare for everybody.
private struct PublicViews {
  let names: Set<String>

  init(in folder: URL) throws {
    var names: Set<String> = []
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    for case let file as URL in files ?? .init() where file.pathExtension == "swift" {
      // Nobody can use these.
      if file.lastPathComponent.hasPrefix("Unavailable") { continue }
      let text = try String(contentsOf: file, encoding: .utf8)
      let view = #/(?m)^(?:public struct|extension) (\w+)(?:<[^{]*>)?\s*:[^{]*(?:View|Shape)\b/#
      for match in text.matches(of: view) { names.insert(String(match.1)) }
      for part in text.split(separator: "\nextension View {").dropFirst() {
        let body = part.prefix(upTo: part.firstRange(of: "\n}")?.lowerBound ?? part.endIndex)
        for match in body.matches(of: #/(?m)^  public func (\w+)/#) {
          names.insert(String(match.1))
        }
      }
    }
    self.names = names.filter { !$0.hasPrefix("_") && $0 != "View" && $0 != "Shape" }
  }
}
