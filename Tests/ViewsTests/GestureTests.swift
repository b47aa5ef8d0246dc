// SPDX-License-Identifier: Apache-2.0

import EvenhandTesting
import Foundation
import Testing
import Views

@MainActor
struct GestureTests {
  private static func point(_ point: CGPoint) -> String {
    "\((point.x * 10).rounded() / 10) \((point.y * 10).rounded() / 10)"
  }

  @Test func `a gesture hears places in the coordinates of its own view`() {
    let log = Log()
    let tester = ViewTester(size: CGSize(width: 100, height: 100)) {
      Color.black.frame(width: 40, height: 40)
        .onTapGesture { log.lines.append(Self.point($0)) }
        .rotationEffect(.degrees(90))
        .scaleEffect(2)
        .offset(x: 5, y: 0)
    }
    // The middle of the view is at (55, 50): 20 points below it on the screen are 10 points to the
    // right of it in the view, which is turned clockwise and twice as large.
    tester.tap(at: CGPoint(x: 55, y: 70))
    #expect(log.lines == ["30.0 20.0"])
  }

  @Test func `a gesture outside a padding hears places from the padding's corner`() {
    let log = Log()
    let tester = ViewTester(size: CGSize(width: 60, height: 60)) {
      Color.black.padding(10).onTapGesture { log.lines.append(Self.point($0)) }
    }
    tester.tap(at: CGPoint(x: 15, y: 20))
    #expect(log.lines == ["15.0 20.0"])
  }

  @Test func `a padding is not hit, but a content shape round it is`() {
    let log = Log()
    let tester = ViewTester(size: CGSize(width: 100, height: 60)) {
      HStack(spacing: 0) {
        Color.black.padding(10).onTapGesture { log.lines.append("bare") }
        Color.black.padding(10).contentShape(Rectangle())
          .onTapGesture { log.lines.append("shaped") }
      }
    }
    tester.tap(at: CGPoint(x: 3, y: 30))
    tester.tap(at: CGPoint(x: 53, y: 30))
    #expect(log.lines == ["shaped"])
  }

  @Test func `texts and pictures that hang out of a content shape are not hit there`() throws {
    let log = Log()
    let tester = ViewTester(size: CGSize(width: 400, height: 400)) {
      ZStack {
        Color.black
        Text("Far").frame(width: 40, height: 40).offset(x: 80)
      }
      .frame(width: 100, height: 100).contentShape(Rectangle())
      .onTapGesture { log.lines.append("hit") }
    }
    tester.tap(at: CGPoint(x: 280, y: 200))
    #expect(log.lines.isEmpty)
    tester.tap(at: CGPoint(x: 200, y: 200))
    #expect(log.lines == ["hit"])
  }

  @Test func `a content shape also restricts what the drawing would hit`() {
    let log = Log()
    let tester = ViewTester(size: CGSize(width: 100, height: 100)) {
      Color.black.padding(0).contentShape(Circle()).onTapGesture { log.lines.append("hit") }
    }
    tester.tap(at: CGPoint(x: 5, y: 5))
    #expect(log.lines.isEmpty)
    tester.tap(at: CGPoint(x: 50, y: 50))
    #expect(log.lines == ["hit"])
  }

  @Test func `a filled shape is hit inside and a stroked one on its line`() {
    let log = Log()
    let tester = ViewTester(size: CGSize(width: 200, height: 100)) {
      HStack(spacing: 0) {
        Circle().fill(.black).onTapGesture { log.lines.append("filled") }
        Circle().stroke(.black, lineWidth: 10).onTapGesture { log.lines.append("stroked") }
      }
    }
    tester.tap(at: CGPoint(x: 50, y: 50))
    tester.tap(at: CGPoint(x: 3, y: 3))
    tester.tap(at: CGPoint(x: 150, y: 50))
    tester.tap(at: CGPoint(x: 103, y: 50))
    #expect(log.lines == ["filled", "stroked"])
  }

  @Test func `a gesture state goes back when the gesture ends`() {
    struct Dragged: View {
      let log: Log
      @GestureState private var way = CGSize.zero
      var body: some View {
        log.lines.append("\(way.width)")
        return Color.black.frame(width: 40, height: 40)
          .offset(way)
          .gesture(DragGesture().updating($way) { value, state, _ in state = value.translation })
      }
    }
    let log = Log()
    let tester = ViewTester(size: CGSize(width: 200, height: 100)) { Dragged(log: log) }
    tester.drag(from: CGPoint(x: 100, y: 50), to: CGPoint(x: 130, y: 50), steps: 2)
    #expect(log.lines == ["0.0", "15.0", "30.0", "0.0"])
  }

  @Test func `a drag goes on while its view moves under it`() {
    struct Card: View {
      let log: Log
      @State private var way = CGSize.zero
      var body: some View {
        Color.black.frame(width: 40, height: 40)
          .gesture(
            DragGesture(coordinateSpace: .global)
              .onChanged { way = $0.translation }
              .onEnded { log.lines.append("ended \($0.translation.width)") }
          )
          .offset(way)
      }
    }
    let log = Log()
    let tester = ViewTester(size: CGSize(width: 200, height: 100)) { Card(log: log) }
    tester.drag(from: CGPoint(x: 100, y: 50), to: CGPoint(x: 180, y: 50))
    #expect(log.lines == ["ended 80.0"])
    #expect(tester.drawing == "fill #000000 M 160 30 L 200 30 L 200 70 L 160 70 Z\n")
  }

  @Test func `stacked gestures are tried from the inner to the outer`() {
    let log = Log()
    let tester = ViewTester(size: CGSize(width: 40, height: 40)) {
      Color.black
        .onTapGesture { log.lines.append("inner") }
        .onTapGesture { log.lines.append("outer") }
    }
    tester.tap(at: CGPoint(x: 20, y: 20))
    #expect(log.lines == ["inner"])
  }

  @Test func `a parent's high priority gesture comes before the child's`() {
    let log = Log()
    let tester = ViewTester(size: CGSize(width: 40, height: 40)) {
      VStack { Color.black.onTapGesture { log.lines.append("child") } }
        .highPriorityGesture(TapGesture().onEnded { log.lines.append("parent") })
    }
    tester.tap(at: CGPoint(x: 20, y: 20))
    #expect(log.lines == ["parent"])
  }

  @Test func `a gesture that is not enabled leaves the press to the one outside`() {
    let log = Log()
    let tester = ViewTester(size: CGSize(width: 40, height: 40)) {
      VStack {
        Color.black.gesture(TapGesture().onEnded { log.lines.append("child") }, isEnabled: false)
      }
      .onTapGesture { log.lines.append("parent") }
    }
    tester.tap(at: CGPoint(x: 20, y: 20))
    #expect(log.lines == ["parent"])
  }

  @Test func `a view that does not allow hits lets them through`() {
    let log = Log()
    let tester = ViewTester(size: CGSize(width: 40, height: 40)) {
      ZStack {
        Color.white.onTapGesture { log.lines.append("behind") }
        Color.black.onTapGesture { log.lines.append("front") }.allowsHitTesting(false)
      }
    }
    tester.tap(at: CGPoint(x: 20, y: 20))
    #expect(log.lines == ["behind"])
  }

  @Test func `the view that is drawn in front is hit`() {
    let log = Log()
    let tester = ViewTester(size: CGSize(width: 40, height: 40)) {
      ZStack {
        Color.white.onTapGesture { log.lines.append("raised") }.zIndex(1)
        Color.black.onTapGesture { log.lines.append("last") }
      }
    }
    tester.tap(at: CGPoint(x: 20, y: 20))
    #expect(log.lines == ["raised"])
  }

  @Test func `a long press tells its beginning, what it does and its end`() {
    let log = Log()
    let tester = ViewTester(size: CGSize(width: 40, height: 40)) {
      Color.black.onLongPressGesture {
        log.lines.append("perform")
      } onPressingChanged: {
        log.lines.append("pressing \($0)")
      }
    }
    tester.longPress(at: CGPoint(x: 20, y: 20))
    #expect(log.lines == ["pressing true", "perform", "pressing false"])
  }

  @Test func `a long press that has acted leaves nothing of its touch to views round it`() {
    let log = Log()
    let tester = ViewTester(size: CGSize(width: 200, height: 40)) {
      Color.black.onLongPressGesture { log.lines.append("perform") }
        .padding(1)
        .onTapGesture { log.lines.append("tap") }
        .padding(1)
        .gesture(DragGesture().onEnded { _ in log.lines.append("drag") })
    }
    let start = CGPoint(x: 20, y: 20)
    let end = CGPoint(x: 120, y: 20)
    tester.longPress(at: start)
    tester.drag(from: start, to: end, holding: 0.8)
    #expect(log.lines == ["perform", "perform"])
    log.lines = []
    tester.tap(at: start)
    tester.drag(from: start, to: end)
    #expect(log.lines == ["tap", "drag"])
  }

  @Test func `a press that is let go early performs nothing`() {
    let log = Log()
    let tester = ViewTester(size: CGSize(width: 40, height: 40)) {
      Color.black.onLongPressGesture {
        log.lines.append("perform")
      } onPressingChanged: {
        log.lines.append("pressing \($0)")
      }
    }
    tester.longPress(at: CGPoint(x: 20, y: 20), for: 0.2)
    #expect(log.lines == ["pressing true", "pressing false"])
  }

  @Test func `two fingers turn and enlarge`() throws {
    struct Photo: View {
      @State private var zoom = 1.0
      @State private var angle = Angle.zero
      var body: some View {
        Color.black.frame(width: 200, height: 200)
          .gesture(
            MagnifyGesture().adjusting($zoom).simultaneously(
              with: RotateGesture().adjusting($angle))
          )
          .accessibilityLabel("Photo")
          .accessibilityValue("\(Int((zoom * 100).rounded())) \(Int(angle.degrees.rounded()))")
      }
    }
    let tester = ViewTester(size: CGSize(width: 400, height: 400)) { Photo() }
    tester.moveTwoFingers(
      at: CGPoint(x: 200, y: 200), scale: 1.5, angle: .degrees(30), steps: 40)
    let description = try tester.element(named: "Photo").description
    #expect(description.hasPrefix("150 30"))
  }

  @Test func `arrows on the zoom of a picture change the zoom and do not move the picture`() throws
  {
    struct Photo: View {
      @State private var zoom = 1.0
      @State private var moved = CGSize.zero
      var body: some View {
        VStack {
          Color.black.frame(width: 200, height: 200)
            .gesture(
              MagnifyGesture().adjusting($zoom, in: 1...4).simultaneously(
                with: DragGesture().onEnded { moved = $0.translation })
            )
            .accessibilityLabel("Photo")
          Text("moved \(Int(moved.height))")
        }
      }
    }
    let tester = ViewTester(size: CGSize(width: 400, height: 400)) { Photo() }
    tester.press(.tab)
    tester.press(.up)
    func place() -> String? {
      tester.tree.depthFirst.map(\.name).first { $0.hasPrefix("moved ") }
    }
    let moved = place()
    #expect(moved?.hasPrefix("moved -") == true)
    #expect(!tester.drawnTexts.contains { $0.hasPrefix("Zoom, ") })
    try tester.tabTo("Zoom")
    func zoom() -> Double? { tester.focused?.value?.current }
    tester.press(.up)
    let once = try #require(zoom())
    tester.press(.right)
    let twice = try #require(zoom())
    tester.press(.down)
    let back = try #require(zoom())
    #expect(1 < once && once < twice && back == once)
    // The ring is where it was, and says which value has it.
    #expect(tester.drawnTexts.contains("Zoom, \(Int(once * 100)) %"), "\(tester.drawnTexts)")
    #expect(place() == moved)
  }
}
