// SPDX-License-Identifier: Apache-2.0

import CAllocations
import DesktopSession
import EvenhandTesting
import Foundation
import Gestures
import Interaction
import Views

/// What changes of views cost, among many rows and among few.
@MainActor
enum ViewsBenchmark {
  @MainActor
  private final class Remote {
    var flip: (() -> Void)?
    var rename: (() -> Void)?
    var insert: (() -> Void)?
  }

  private struct Row: View {
    let number: Int
    let remote: Remote
    @State private var isOn = false
    @State private var name = "Row"

    var body: some View {
      if number == 3 {
        remote.flip = { isOn.toggle() }
        remote.rename = { name = name == "Row" ? "Wor" : "Row" }
      }
      return HStack {
        Color(white: isOn ? 0.2 : 0.8).frame(width: 10, height: 10)
        Text("\(name) \(number)")
      }
      .gesture(TapGesture().onEnded {})
    }
  }

  private struct Rows: View {
    let isLazy: Bool
    let remote: Remote
    @State private var numbers: [Int]

    init(count: Int, isLazy: Bool, remote: Remote) {
      self.isLazy = isLazy
      self.remote = remote
      _numbers = State(wrappedValue: Array(0..<count))
    }

    private var rows: some View {
      ForEach(numbers, id: \.self) { Row(number: $0, remote: remote) }
    }

    var body: some View {
      remote.insert = { numbers.insert(numbers.count + 1_000_000, at: 0) }
      return ScrollView {
        if isLazy {
          LazyVStack { rows }
        } else {
          VStack { rows }
        }
      }
    }
  }

  static func run() async -> Int32 {
    print("Processor time in milliseconds, medians of 11, and what was done for it")
    for isLazy in [false, true] {
      for count in [100, 1_000, 10_000] { run(count, isLazy: isLazy) }
    }
    for count in [1, 500] { drag(among: count) }
    ControlsBenchmark.run()
    do {
      try await compareWithGTK()
      return 0
    } catch {
      FileHandle.standardError.write(Data("views: \(error)\n".utf8))
      return 1
    }
  }

  // MARK: GTK 3

  /// The same rows, changes and sizes in a list of GTK 3, in a window of a virtual display, with each
  /// change painted as well.
  private static func compareWithGTK() async throws {
    let workshop = try PeerWorkshop()
    guard let rows = workshop.script("gtk3-rows", PythonPrograms.gtkRows, module: "gi"),
      PeerWorkshop.output(
        "/usr/bin/python3", ["-c", "import gi; gi.require_version('Gtk', '3.0')"]) != nil
    else { return print("GTK 3 list: not installed (python3-gi, gir1.2-gtk-3.0)") }
    let session = try await DesktopSession.start(.init())
    defer { session.stop() }
    for count in [100, 1_000, 10_000] {
      let child = try session.start(rows.command[0], [rows.command[1], "\(count)"])
      guard await eventually(within: .seconds(300), { child.exitStatus != nil }) else {
        child.kill()
        print("GTK 3 list of \(count) rows: too slow")
        continue
      }
      print(String(format: "%6d rows of a GTK 3 list:", count))
      for line in child.outputLines { print("       \(line)") }
    }
  }

  // MARK: One that is dragged

  private struct Knob: View {
    @State private var way = CGSize.zero

    var body: some View {
      Circle().frame(width: 8, height: 8)
        .offset(way)
        .gesture(DragGesture(minimumDistance: 0).onChanged { way = $0.translation })
    }
  }

  private struct Knobs: View {
    let count: Int

    var body: some View {
      VStack(spacing: 4) {
        ForEach(0..<((count + 24) / 25), id: \.self) { line in
          HStack(spacing: 4) {
            ForEach(0..<min(25, count - line * 25), id: \.self) { _ in Knob() }
          }
        }
      }
    }
  }

  private static func drag(among count: Int) {
    let tester = ViewTester(size: CGSize(width: 400, height: 400)) { Knobs(count: count) }
    guard
      let frame = tester.tree.depthFirst.first(where: { $0.role == .canvas && $0.frame != nil })?
        .frame ?? tester.tree.depthFirst.dropFirst().first?.frame
    else { return print("a view that is dragged: not found") }
    let start = CGPoint(x: frame.x + frame.width / 2, y: frame.y + frame.height / 2)
    let contact = tester.makeContact()
    tester.send(.began, contact, at: start)
    print("One view that is dragged, among \(count):")
    var step = 0.0
    measure("a move", tester) {
      step += 1
      tester.scene.handle(
        PointerEvent(
          id: contact, phase: .moved, location: CGPoint(x: start.x + step, y: start.y),
          time: tester.clock + step / 100, kind: .mouse))
    }
  }

  /// The window is gone when this returns.
  private static func run(_ count: Int, isLazy: Bool) {
    do {
      // What the first window of all needs once is not the rows'.
      _ = window(1, isLazy: isLazy, Remote())
      let (bytes, allocations) = (evenhand_heap_bytes(), evenhand_allocations())
      let start = Measurement.processorTime
      let remote = Remote()
      let tester = window(count, isLazy: isLazy, remote)
      let time = Double(Measurement.processorTime - start) / 1e6
      let used = Double(Int64(evenhand_heap_bytes()) - Int64(bytes))
      print(
        String(
          format: "%6d rows, %@: first layout and publication %.2f,"
            + " %d allocations, %.0f bytes of heap a row",
          count, isLazy ? "lazy" : "eager", time, Int(evenhand_allocations() - allocations),
          used / Double(count)))
      measure("a colour", tester) { remote.flip?() }
      measure("a text", tester) { remote.rename?() }
      measure("a notch of the wheel", tester) {
        tester.scene.handle(
          ScrollEvent(
            location: CGPoint(x: 200, y: 200), delta: CGSize(width: 0, height: 40),
            time: tester.clock))
      }
      measure("a row at the top", tester) { remote.insert?() }
    }
  }

  private static func window(_ count: Int, isLazy: Bool, _ remote: Remote) -> ViewTester {
    ViewTester(size: CGSize(width: 400, height: 400)) {
      Rows(count: count, isLazy: isLazy, remote: remote)
    }
  }

  private static func measure(_ name: String, _ tester: ViewTester, _ change: () -> Void) {
    var update: [Double] = []
    var publication: [Double] = []
    let before = tester.host.statistics
    let (allocations, built) = (evenhand_allocations(), tester.scene.builtCount)
    let rounds = 11
    for _ in 0..<rounds {
      let start = Measurement.processorTime
      change()
      tester.host.update()
      let middle = Measurement.processorTime
      tester.settle()
      update.append(Double(middle - start) / 1e6)
      publication.append(Double(Measurement.processorTime - middle) / 1e6)
    }
    let after = tester.host.statistics
    func each(_ count: KeyPath<ViewStatistics, Int>) -> Int {
      (after[keyPath: count] - before[keyPath: count]) / rounds
    }
    print(
      String(
        format: "       %@: update %.3f, publication %.3f", name, update.sorted()[rounds / 2],
        publication.sorted()[rounds / 2])
        + "; \(each(\.bodyEvaluations)) bodies, \(each(\.measured)) measured,"
        + " \(each(\.arranged)) laid out, \(each(\.placed)) elements placed,"
        + " \(each(\.moved)) moved, \(each(\.drawn)) drawn,"
        + " \((tester.scene.builtCount - built) / rounds) published,"
        + " \((Int(evenhand_allocations()) - Int(allocations)) / rounds) allocations"
    )
  }
}
