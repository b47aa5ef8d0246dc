// SPDX-License-Identifier: Apache-2.0

import Evenhand
import EvenhandTesting
import ModelAudit
import Testing

// Samples of pages that show one thing each.

/// A drag that leaves nothing behind, whatever ends it.
struct LoosePiece: View {
  @GestureState private var offset = CGSize.zero

  var body: some View {
    Circle().frame(width: 60, height: 60)
      .offset(offset)
      .gesture(DragGesture().updating($offset) { value, offset, _ in offset = value.translation })
  }
}

/// More help than the keys, shown along with them.
struct HelpfulPage: View {
  @Environment(\.keyHelp) private var help

  var body: some View {
    Button("Help") { help() }
    if help.isShown { Text("Hold a card, then drag it to another place.") }
  }
}

/// A value that goes back to where it was when its drag is broken off.
struct PlainSlider: View {
  @State private var value = 30.0
  @State private var start: Double?

  var body: some View {
    VStack {
      Text("\(Int(value))")
      Rectangle().frame(width: 200, height: 40)
        .gesture(
          DragGesture(minimumDistance: 0)
            .onChanged {
              if start == nil { start = value }
              value = min(max($0.location.x / 2, 0), 100)
            }
            .onEnded { _ in start = nil }
            .onCancelled {
              value = start ?? value
              start = nil
            })
    }
  }
}

extension Color {
  static let paper = Color(light: .white, dark: Color(white: 0.17))
}

struct Badge: View {
  @Environment(\.colorSchemeContrast) private var contrast
  @ScaledMetric private var room: CGFloat = 8

  var body: some View {
    Text("New").padding(room)
      .background(Capsule().fill(contrast == .increased ? Color.black : .indigo))
      .foregroundColor(.white)
  }
}

struct Tile: View {
  @State private var isOpen = false
  @GestureState(resetTransaction: Transaction(animation: .spring)) private var drag = CGSize.zero

  var body: some View {
    RoundedRectangle(cornerRadius: isOpen ? 4 : 16)
      .fill(isOpen ? Color.blue : .teal)
      .frame(width: isOpen ? 200 : 100, height: 100)
      .offset(drag)
      .gesture(DragGesture().updating($drag) { value, drag, _ in drag = value.translation })
      .onTapGesture { withAnimation(.bouncy) { isOpen.toggle() } }
      .accessibilityLabel("Tile")
  }
}

private struct Signature: View {
  @State private var line: [CGPoint] = []

  var body: some View {
    Rectangle().fill(Color.gray).frame(width: 200, height: 80)
      .gesture(
        DragGesture().onChanged { line.append($0.location) }
          .essential(reason: "A signature is its path")
      )
      .accessibilityLabel("Signature")
  }
}

private struct Map: View {
  @State private var zoom = 1.0

  var body: some View {
    Rectangle().fill(Color.teal).frame(width: 200, height: 80)
      .scaleEffect(zoom)
      .gesture(MagnifyGesture().adjusting($zoom, in: 0.5...4))
      .wheelGesturesDisabled()
      .accessibilityLabel("Map")
  }
}

/// A button whose sound nobody sees.
private struct PlayButton: View {
  private struct Player {
    var isPlaying = false
    mutating func toggle() { isPlaying.toggle() }
  }

  @State private var player = Player()

  var body: some View {
    Button("Play") { player.toggle() }
      .provenState("playing", player.isPlaying)
  }
}

struct PageSampleTests {
  @Test @MainActor func `every gesture has its ways`() {
    let result = ModelAudit(of: VolumeDial()).run()
    #expect(result.isValid && result.violations.isEmpty, "\(result.failureText)")
  }

  @Test @MainActor func `the volume is proved`() {
    let tester = ViewTester { VolumeDial() }
    #expect(tester.proof().isProven)
  }

  @Test @MainActor func `a proof without a tester is the same`() {
    let proof = ModelAudit(of: VolumeDial()).prove()
    #expect(proof.isProven, "\(proof)")
  }

  @Test @MainActor func `what an application adds is proved`() {
    let tester = ViewTester { PlayButton() }
    #expect(tester.proof().isProven)
  }

  @Test @MainActor func `gestures that are broken off leave nothing behind`() {
    #expect(ViewTester { LoosePiece() }.isProven())
    #expect(ViewTester { PlainSlider() }.isProven())
  }

  @Test @MainActor func `a path whose author calls it essential is no violation`() {
    #expect(ModelAudit(of: Signature()).run().violations.isEmpty)
  }

  @Test @MainActor func `a badge grows with the person's text`() throws {
    func width(_ scale: Double) throws -> Double {
      let tester = ViewTester { Badge() }
      tester.host.settings.textScale = scale
      tester.settle()
      return try #require(tester.element(named: "New").frame).width
    }
    #expect(try width(2) > width(1))
  }

  @Test @MainActor func `more help is shown along with the keys, by a key and by a button`() throws
  {
    let tester = ViewTester { HelpfulPage() }
    func isShown() -> Bool { tester.tree.depthFirst.contains { $0.name.hasPrefix("Hold a card") } }
    try tester.tabTo("Help")
    tester.press("F1")
    #expect(isShown())
    try tester.tap("Help")
    #expect(!isShown())
  }

  @Test @MainActor func `a key of the map is another one`() throws {
    let tester = ViewTester {
      Text("Hold").onLongPressGesture {}
    }
    let scene = tester.scene
    scene.keyMap[.longPress] = [KeyBinding("l")]
    try tester.tabTo("Hold")
    let offered = try #require(scene.focusedAlternatives).alternatives
    #expect(offered.contains { $0.keys.contains(KeyBinding("l")) })
  }
}

struct Player: View {
  @State private var isPlaying = false
  @State private var volume = 30.0

  var body: some View {
    VStack {
      Button(isPlaying ? "Pause" : "Play") { isPlaying.toggle() }
      Slider(value: $volume, in: 0...100) { Text("Volume") }
      Text("Volume \(Int(volume))")
    }
  }
}

@MainActor
@Test func `the player plays, and is made louder`() {
  let app = ViewTester { Player() }
  app.buttons["Play"].tap()
  #expect(app.buttons["Pause"].waitForExistence(timeout: 1))
  app.sliders["Volume"].adjust(toNormalizedSliderPosition: 0.8)
  #expect(app.staticTexts["Volume 80"].exists)
}
