// SPDX-License-Identifier: Apache-2.0

import Evenhand
import EvenhandTesting
import Testing

/// The example in README.md is the file beside this one, and does what the text says.
@MainActor
struct ReadmeTests {
  @Test func `the example is the code that is tested`() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    let source = try String(contentsOf: folder.appending(path: "VolumeDial.swift"), encoding: .utf8)
    let readme = try String(
      contentsOf: folder.appending(path: "../../README.md").standardized, encoding: .utf8)
    let example = try #require(readme.split(separator: "```swift\n").dropFirst().first)
      .split(separator: "```")[0]
    let tested = source.split(separator: "\n", omittingEmptySubsequences: false).dropFirst(2)
      .joined(separator: "\n")
      // A bundle of tests has a main of its own.
      .replacing("struct Mixer", with: "@main struct Mixer")
    #expect(String(example) == tested)
  }

  /// The golden is compared with what Orca says in another test; an echo of the key is left out.
  @Test func `what Orca says in the table is what it said`() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..")
    let golden = try String(
      contentsOf: folder.appending(path: "Tests/GalleryTests/Goldens/cards-orca.txt").standardized,
      encoding: .utf8)
    let readme = try String(
      contentsOf: folder.appending(path: "README.md").standardized, encoding: .utf8)
    var said: [(key: String, lines: [String])] = [("tab", [])]
    // The program's start comes first: "Screen reader on.", and the window's name.
    for line in golden.split(separator: "\n").dropFirst(2).map(String.init) {
      if line.hasPrefix("> ") {
        said.append((String(line.dropFirst(2)), []))
      } else if line != said[said.count - 1].key + " " {
        said[said.count - 1].lines.append(line)
      }
    }
    let expected = said.dropLast().map {
      "| \($0.key.capitalized) | \($0.lines.joined(separator: " ")) |"
    }
    #expect(readme.contains("|---|---|\n" + expected.joined(separator: "\n") + "\n"))
  }

  @Test func `the dial is turned by hand, by key and by action`() throws {
    let tester = ViewTester { VolumeDial() }
    try tester.drag("Volume", by: CGSize(width: 0, height: -100))
    #expect(try tester.element(named: "Volume").value?.current == 40)
    try tester.tabTo("Volume")
    tester.press(.up)
    #expect(try tester.element(named: "Volume").value?.current == 41)
    try tester.perform("increment", on: "Volume")
    #expect(try tester.element(named: "Volume").value?.current == 42)
    #expect(try tester.element(named: "Volume").role == .slider)
  }

  private struct Pictures: View {
    @State private var zoom = 1.0
    @State private var angle = Angle.zero

    var body: some View {
      VStack {
        picture("Pinched").gesture(MagnifyGesture().onEnded { _ in })
        picture("Turned").gesture(RotateGesture().onEnded { _ in })
        picture("Zoom").gesture(MagnifyGesture().adjusting($zoom, in: 0.25...4))
        picture("Angle").gesture(RotateGesture().adjusting($angle))
      }
    }

    private func picture(_ name: String) -> some View {
      Color.gray.frame(width: 50, height: 20).accessibilityLabel(name)
    }
  }

  @Test func `a pinch and a turn are a slider with a Value where they adjust one`() throws {
    let tester = ViewTester { Pictures() }
    let elements = try ["Pinched", "Turned", "Zoom", "Angle"].map { try tester.element(named: $0) }
    #expect(elements.map(\.role) == [.canvas, .canvas, .slider, .slider])
    #expect(elements.map { $0.value?.current } == [nil, nil, 1, 0])
    let names = elements.map { $0.actions.map(\.name) }
    #expect(
      names.map { $0.contains("zoom-in") || $0.contains("rotate-clockwise") }
        == [true, true, true, true])
  }
}
