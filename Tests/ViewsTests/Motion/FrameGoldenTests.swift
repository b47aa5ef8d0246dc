// SPDX-License-Identifier: Apache-2.0

import EvenhandTesting
import Foundation
import Testing

@testable import Views

/// A few animations, frame by frame: what each sixtieth of a second shows, in tenths of a point.
@MainActor
struct FrameGoldenTests {
  private func expect(
    _ name: String, _ frames: [String], sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Frames/\(name).txt")
    let text = frames.map { $0 + "\n" }.joined()
    guard ProcessInfo.processInfo.environment["EVENHAND_RECORD"] == "1" else {
      let golden = try? String(contentsOf: file, encoding: .utf8)
      #expect(text == golden, sourceLocation: sourceLocation)
      return
    }
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
    Issue.record("recorded \(file.lastPathComponent)", sourceLocation: sourceLocation)
  }

  private func numbers(_ values: [CGFloat]) -> String {
    values.map { value in
      let tenths = (value * 10).rounded()
      return String(format: "%.1f", Double(tenths == 0 ? 0 : tenths / 10))
    }
    .joined(separator: " ")
  }

  /// Of each shape that is drawn: left, top, width and height; and the opacities.
  private func look(_ tester: ViewTester) -> String {
    let boxes = Pictured(tester.displayList).frames.map {
      numbers([$0.minX, $0.minY, $0.width, $0.height])
    }
    let opacities = tester.displayList.items.compactMap { item -> String? in
      if case .opacity(let value) = item { return String(format: "%.3f", value) }
      return nil
    }
    return (boxes + opacities).joined(separator: ", ")
  }

  private func frames(_ tester: ViewTester, _ count: Int) -> [String] {
    (0...count).map { frame in
      if frame > 0 { tester.advance(by: 1.0 / 60) }
      return look(tester)
    }
  }

  private struct Stage: View {
    let animation: Animation
    @State private var isOpen = false
    var body: some View {
      HStack(spacing: 10) {
        Color.red.frame(width: isOpen ? 120 : 20, height: 20)
        Color.blue.frame(width: 20, height: 20)
        if isOpen { Color.green.frame(width: 10, height: 10).transition(.scale) }
      }
      .frame(width: 300, height: 100, alignment: .leading)
      .contentShape(Rectangle())
      .pressEffectDisabled()
      .onTapGesture {
        withAnimation(animation) { isOpen.toggle() }
      }
    }
  }

  private func stage(_ animation: Animation) -> ViewTester {
    ViewTester(size: CGSize(width: 300, height: 100)) { Stage(animation: animation) }
  }

  @Test func `a row makes room, and a view grows from nothing`() throws {
    let tester = stage(.easeInOut(duration: 0.3))
    tester.tap(at: CGPoint(x: 250, y: 90))
    try expect("row-opens", frames(tester, 20))
  }

  @Test func `a spring turns round on its way`() throws {
    let tester = stage(.spring(duration: 0.3, bounce: 0.3))
    tester.tap(at: CGPoint(x: 250, y: 90))
    var lines = frames(tester, 6)
    tester.tap(at: CGPoint(x: 250, y: 90))
    lines += frames(tester, 24)
    try expect("spring-turns-round", lines)
  }

  @Test func `content is thrown past its end, and comes back`() throws {
    let tester = ViewTester(size: CGSize(width: 200, height: 100)) {
      ScrollView(showsIndicators: false) {
        VStack(spacing: 0) {
          Color.red.frame(width: 200, height: 150)
          Color.blue.frame(width: 200, height: 50)
        }
      }
    }
    tester.drag(
      from: CGPoint(x: 100, y: 90), to: CGPoint(x: 100, y: 30), steps: 6, kind: .touch)
    try expect("throw-past-the-end", frames(tester, 45))
  }
}
