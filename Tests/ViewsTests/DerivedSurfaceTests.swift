// SPDX-License-Identifier: Apache-2.0

import EvenhandTesting
import Foundation
import Interaction
import Testing

@testable import Views

/// What follows from each kind of gesture, said and seen: the table of Docs/Responses.md is this.
@MainActor
struct DerivedSurfaceTests {
  private static let file = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Docs/Responses.md").standardized

  /// `EVENHAND_RECORD=1` writes the table anew, and fails, so that it is read.
  @Test func `the table says what each kind of gesture comes to`() throws {
    let table =
      Self.heading + Self.kinds.map { Surface($0.view).line($0.name) }.joined() + Self.replacements
    let page = try String(contentsOf: Self.file, encoding: .utf8)
    let start = try #require(page.range(of: Self.heading)?.lowerBound)
    let end = page[start...].range(of: "\n\n")?.lowerBound ?? page.endIndex
    let written = String(page[start..<end]) + "\n"
    if ProcessInfo.processInfo.environment["EVENHAND_RECORD"] == "1" {
      let recorded = page.replacingCharacters(in: start..<end, with: table.dropLast())
      try recorded.write(to: Self.file, atomically: true, encoding: .utf8)
      Issue.record("recorded")
    }
    #expect(written == table)
  }

  private static let heading = """
    | gesture | usage sentence, and the tool tip that Ctrl+F1 asks for | hovered | pointer | pressed | dragged by the pointer | wheel |
    |---|---|---|---|---|---|---|

    """

  private static let replacements = """
    | **replaced, or taken away, by** | `accessibilityHint(_:)`, the tool tip by `help(_:)` \
    | `hoverEffectDisabled()` | `pointerStyle(_:)` | `pressEffectDisabled()`, a button's by \
    `buttonStyle(_:)` | `pressEffectDisabled()` for what is swiped, `draggable(_:preview:)` \
    | `wheelGesturesDisabled()` |

    """

  @Test func `each of it can be replaced`() {
    let shown = Self.kinds.map { kind in
      let replaced = kind.view.accessibilityHint("").hoverEffectDisabled().pressEffectDisabled()
        .wheelGesturesDisabled()
      let surface = Surface(AnyView(replaced))
      return [kind.name, surface.usage, surface.hover, surface.press, surface.wheel]
    }
    #expect(shown == Self.kinds.map { [$0.name, "-", "-", "-", "-"] })
  }

  @MainActor
  private struct Kind {
    let name: String
    let view: AnyView

    init(_ name: String, _ view: some View) {
      self.name = name
      self.view = AnyView(view)
    }

    init(_ name: String, _ gesture: some Gesture) { self.init(name, Self.area.gesture(gesture)) }

    static var area: some View { Color.black.accessibilityLabel("Thing") }
  }

  private struct Written: View {
    @Views.State private var text = ""
    var body: some View { TextField("Thing", text: $text) }
  }

  /// Something to drag, and a place beside it.
  private struct Dragged: View {
    var body: some View {
      VStack(spacing: 0) {
        Kind.area.frame(height: 150).draggable("thing")
        Color.white.frame(height: 50).accessibilityLabel("Place")
          .dropDestination(for: String.self) { _, _ in true }
      }
    }
  }

  private static func value(
    _ axis: Axis? = nil, collapses: Bool = false
  ) -> some Gesture {
    DragGesture().adjusting(
      .constant(30), in: 0...100, axis: axis ?? .horizontal, collapses: collapses)
  }

  private static let hold = LongPressGesture()
  private static let magnify = MagnifyGesture().onChanged { _ in }
  private static let rotate = RotateGesture().onChanged { _ in }

  private static var kinds: [Kind] {
    [
      Kind("tap, button, link, toggle", TapGesture().onEnded {}),
      Kind("two taps", TapGesture(count: 2).onEnded {}),
      Kind("spatial tap", SpatialTapGesture().onEnded { _ in }),
      Kind("long press", hold.onEnded { _ in }),
      Kind("tap and long press", Kind.area.onTapGesture {}.onLongPressGesture {}),
      Kind("drag with a value, upright", value(.vertical)),
      Kind("the same, lying", value(.horizontal)),
      Kind("the same, between two panes", value(.horizontal, collapses: true)),
      Kind("free drag", DragGesture().onChanged { _ in }),
      Kind("tap and free drag", Kind.area.onTapGesture {}.gesture(DragGesture().onEnded { _ in })),
      Kind(
        "drag that `map` makes into something else",
        DragGesture().map { $0.translation.width < 0 ? Fate.delete : .archive }.onEnded { _ in }),
      Kind(
        "swipe", SwipeGesture([.left]).label("Archive", for: .left).onEnded { _ in }),
      Kind(
        "swipe that destroys",
        SwipeGesture([.left]).label("Delete", for: .left, isDestructive: true).onEnded { _ in }),
      Kind("long press, then a drag", hold.sequenced(before: DragGesture()).onEnded { _ in }),
      Kind(
        "the same among places",
        hold.sequenced(
          before: DragGesture().places(along: .vertical, spacing: 50, position: 2, count: 5)
        ).onEnded { _ in }),
      Kind("`draggable`", Dragged()),
      Kind(
        "`dropDestination`", Kind.area.dropDestination(for: String.self) { _, _ in true }),
      Kind("magnify", magnify),
      Kind("magnify with a value", MagnifyGesture().adjusting(.constant(1), in: 0.5...4)),
      Kind("rotate", rotate),
      Kind("rotate with a value", RotateGesture().adjusting(.constant(.zero))),
      Kind("magnify and rotate at once", magnify.simultaneously(with: rotate)),
      Kind(
        "`accessibilityAdjustableAction`",
        Kind.area.accessibilityValue("Quiet").accessibilityAdjustableAction { _ in }),
      Kind("text field", Written()),
      Kind("anything of these, disabled", Kind.area.onTapGesture {}.disabled(true)),
    ]
  }

  private enum Fate { case delete, archive }
}

/// What a view of 200 by 200 points says and shows in a window of twice its size.
@MainActor
private struct Surface {
  private let view: AnyView
  private static let place = CGPoint(x: 200, y: 200)

  init(_ view: AnyView) { self.view = view }

  private var window: ViewTester {
    ViewTester(size: CGSize(width: 400, height: 400)) { view.frame(width: 200, height: 200) }
  }

  func line(_ name: String) -> String {
    "| " + ([name] + [usage, hover, pointer, press, drag, wheel]).joined(separator: " | ") + " |\n"
  }

  var usage: String {
    let window = window
    let help = (try? window.element(named: "Thing"))?.help ?? ""
    let tip = (try? window.focus("Thing")) == nil ? nil : window.toolTipOfFocus
    // What is heard is what is shown.
    guard help == tip ?? "" else { return "\(help) / \(tip ?? "")" }
    return help.isEmpty ? "-" : "\"\(help)\""
  }

  private var hovering: ViewTester {
    let window = window
    window.scene.hover(at: Self.place, time: 1)
    return window
  }

  var hover: String { hovering.scene.hovered == nil ? "-" : "line" }

  var pointer: String { "`\(Self.name(hovering.scene.pointerShape))`" }

  var press: String {
    let window = hovering
    window.send(.began, window.makeContact(), at: Self.place, kind: .mouse)
    let isFaint = window.displayList.items.contains(.opacity(PlainButtonStyle.pressedOpacity))
    return isFaint ? "fainter" : "-"
  }

  private var drag: String {
    let window = hovering
    let contact = window.makeContact()
    window.send(.began, contact, at: Self.place, kind: .mouse)
    window.advance(by: 0.6)
    for way in [5.0, 15, 30] {
      window.advance(by: 0.01)
      window.send(
        .moved, contact, at: CGPoint(x: Self.place.x - way, y: Self.place.y), kind: .mouse)
    }
    let shape = window.scene.pointerShape
    return shape == .grabActive ? "`grabActive`" : "-"
  }

  var wheel: String {
    let window = hovering
    let isTaken = window.scene.handle(
      ScrollEvent(location: Self.place, delta: CGSize(width: 0, height: -53), time: 2))
    guard isTaken else { return "-" }
    let names = (try? window.element(named: "Thing"))?.actions.map(\.name) ?? []
    return names.contains("zoom-in") ? "zooms" : "a step a notch"
  }

  private static func name(_ shape: PointerShape) -> String {
    shape == .arrow ? "default" : "\(shape)"
  }
}

extension ViewTester {
  /// What Ctrl+F1 shows about what has the focus.
  fileprivate var toolTipOfFocus: String? {
    press("F1", .control)
    return toolTip?.name
  }
}
