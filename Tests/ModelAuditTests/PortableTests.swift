// SPDX-License-Identifier: Apache-2.0

import EvenhandTesting
import Foundation
import Gestures
import Semantics
import Testing
import Views

@testable import GestureTrials

/// What goes from the process of a trial to the one that judges it.
@MainActor
@Suite struct PortableTests {
  private func bytes(_ value: some Portable) -> [UInt8] {
    var writer = PortableWriter()
    writer.write(value)
    return writer.bytes
  }

  private func sent<Value: Portable>(_ value: Value) throws -> Value {
    var reader = PortableReader(bytes(value))
    return try reader.value()
  }

  private static let drawing: DisplayList = {
    let path = Path { path in
      path.move(to: CGPoint(x: 1, y: 2))
      path.addLine(to: CGPoint(x: 3, y: -4))
      path.addCurve(
        to: CGPoint(x: 5, y: 6), control1: CGPoint(x: 7, y: 8), control2: CGPoint(x: 9, y: 0.1))
      path.addArc(
        center: .zero, radius: 12, startRadians: 0.5, endRadians: .infinity, clockwise: true)
      path.closeSubpath()
    }
    let fill = GradientFill(
      .radial(center: CGPoint(x: 1, y: 2), from: 3, to: 4),
      [GradientFill.Stop(color: .teal, location: 0.25)],
      transform: AffineTransform(scale: 2))
    var list = DisplayList(items: [
      .push, .transform(AffineTransform(rotationByDegrees: 30)), .opacity(0.3), .clip(path),
      .fill(path, .red), .stroke(path, .black.opacity(0.5), stroke),
      .gradient(path, fill, stroke), .gradientText(run, .zero, fill),
      .picture("file.png", CGRect(x: 1, y: 2, width: 3, height: 4)), .blend(.multiply),
      .picture("file.png", CGRect(x: 1, y: 2, width: 3, height: 4), look),
      .group(.projected(projection, in: CGRect(x: 1, y: 2, width: 3, height: 4))),
      .group(.blurred(radius: 3)), .text(run, CGPoint(x: 0.1, y: 0.2)), .pop,
    ])
    list.ground = .yellow
    return list
  }()

  private static let look = PictureLook(
    colors: [[1, 2, 3]], ink: .red, isSharp: true, isTiled: true,
    caps: EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))

  private static let projection: ProjectionTransform = {
    var projection = ProjectionTransform(AffineTransform(rotationByDegrees: 30))
    (projection.m13, projection.m23, projection.m33) = (0.1, 0.2, 0.9)
    return projection
  }()

  private static let stroke = StrokeStyle(
    lineWidth: 2, lineCap: .round, lineJoin: .bevel, miterLimit: 3, dash: [1, 2.5],
    dashPhase: 0.5)

  private static let font: Font = {
    var font = Font(size: 13.5, weight: .bold, design: .serif, isItalic: true)
    font.family = "Cantarell"
    font.width = .condensed
    return font
  }()

  private static let span: TextRun.Span = {
    var span = TextRun.Span(range: 1..<3, font: font, color: .red)
    (span.isUnderlined, span.isStruckThrough, span.tracking, span.rise) = (true, true, 1, 2)
    span.lineColors = LetterLineColors(below: .green)
    span.background = .yellow
    span.picture = InlinePicture(
      name: "star", path: nil, variant: "fill", size: CGSize(width: 4, height: 5))
    return span
  }()

  private static let run: TextRun = {
    var run = TextRun(
      text: "Größe 中\n", font: font, color: .teal, alignment: .trailing, width: 40,
      lineLimit: 2)
    (run.isUnderlined, run.isStruckThrough, run.truncation) = (true, true, .middle)
    (run.lineSpacing, run.tracking, run.rise) = (1, 2, 3)
    run.lineColors = LetterLineColors(below: .red, through: .blue)
    run.spans = [span]
    return run
  }()

  /// The properties in which both are the same.
  private func sameProperties<Value>(_ one: Value, _ two: Value) -> [String] {
    zip(Mirror(reflecting: one).children, Mirror(reflecting: two).children)
      .filter { String(reflecting: $0.value) == String(reflecting: $1.value) }
      .map { $0.0.label ?? "" }
  }

  @Test func `what is drawn here has nothing as it is by itself, so that nothing can be forgotten`()
  {
    let plain = Font(size: 10)
    #expect(
      sameProperties(Self.run, TextRun(text: "", font: plain, color: .black)) == [])
    #expect(
      sameProperties(Self.span, TextRun.Span(range: 0..<1, font: plain, color: nil)) == [])
    #expect(sameProperties(Self.font, plain) == [])
    #expect(sameProperties(Self.stroke, StrokeStyle()) == [])
  }

  @Test func `a drawing arrives as it was sent`() throws {
    #expect(try sent(Self.drawing) == Self.drawing)
  }

  @Test func `what a window shows arrives as it was sent`() throws {
    let tester = ViewTester {
      VStack {
        Color.red.frame(width: 40, height: 20).onTapGesture {}.accessibilityValue("3 of 5")
        Text("Name").provenState("kept", 7)
      }
    }
    let state = WindowState(tester, own: Set(tester.tree.depthFirst.map(\.id)))
    let other = try sent(state)
    #expect(other.agrees(with: state))
    #expect(other.signature == state.signature)
    #expect(bytes(other) == bytes(state))
  }

  @Test func `movements and steps arrive as they were sent`() throws {
    var trace = PointerTrace(
      motion: .path([CGSize(width: 1, height: 2)]), isCanonical: false,
      origin: UnitPoint(x: 0.25, y: 1))
    trace.fingers = 2
    trace.modifiers = [.shift, .option]
    trace.leadingTaps = [1, 2]
    trace.heldSeconds = 0.5
    let motions: [PointerTrace.Motion] = [
      .taps(2), .hold(0.8), .move(CGSize(width: -3, height: 4)),
      .pair(magnification: 1.25, degrees: 30), .carry(CGPoint(x: 5, y: 6)),
    ]
    let traces =
      [trace, trace.stopping, trace.disturbed] + motions.map { PointerTrace(motion: $0) }
    #expect(try sent(traces) == traces)
    let steps: [WayStep] = [
      .key(node: 1, KeyBinding(.right, [.control, .shift]), action: "increment"),
      .typed(KeyBinding(.tab)), .action(node: 0, name: "click"),
      .elsewhere(place: 3, name: "click", label: "button[Go]", key: KeyBinding(.return)),
      .value(node: 2, -.infinity),
    ]
    #expect(try sent(steps) == steps)
  }

  @Test func `bytes that are cut short are damaged, wherever that is`() {
    let whole = bytes(Self.drawing)
    for count in 0..<whole.count {
      var reader = PortableReader(Array(whole[..<count]))
      #expect(throws: PortableDamage.self) { try reader.value(DisplayList.self) }
    }
  }

  @Test func `bytes of something else end in a value or in damage`() {
    for start in 0..<200 {
      let noise = (0..<64).map { UInt8(truncatingIfNeeded: ($0 + start) &* 97 ^ start) }
      var reader = PortableReader(noise)
      _ = try? reader.value(WindowState?.self)
    }
  }

  @Test func `of failures that end with the same step the shortest is named`() {
    let crash = TrialFailure.Kind.crashed(signal: 11)
    let failures = [
      TrialFailure(kind: crash, steps: ["tap", "tap", "Right"]), .givenUp,
      TrialFailure(kind: crash, steps: ["Right"]), .givenUp,
      TrialFailure(kind: .hung, steps: ["tap", "Right"]),
    ]
    #expect(
      TrialFailure.texts(of: failures) == [
        "Right: the program crashed (Segmentation fault)",
        "tap, then Right: the program did not come back",
        "the program hung several times, and the rest was left untried",
      ])
  }
}
