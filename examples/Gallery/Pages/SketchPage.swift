// SPDX-License-Identifier: Apache-2.0

import Evenhand

/// A sheet of paper: a tap puts a dot, a drag draws a line. Without a pointer, arrow keys move the
/// pen.
struct SketchPage: View {
  private static let usual = CGSize(width: 640, height: 300)
  private static let dot: CGFloat = 14

  struct Line: Hashable {
    var start: CGPoint
    var end: CGPoint
  }

  enum Mark {
    case dot(CGPoint)
    case line(Line)
  }

  @Binding var status: String
  /// The last one is the newest.
  @Binding var marks: [Mark]
  @FocusState private var isSheetFocused: Bool
  @GestureState private var line: Line?
  @Environment(\.pageRoom) private var room
  @Environment(\.pageGrowth) private var growth

  private var dots: [CGPoint] {
    marks.compactMap { if case .dot(let place) = $0 { place } else { nil } }
  }

  private var lines: [Line] {
    marks.compactMap { if case .line(let line) = $0 { line } else { nil } }
  }

  private var size: CGSize { Self.usual.grown(growth, within: room) }

  var body: some View {
    VStack(spacing: 16) {
      sheet
        .gesture(
          SpatialTapGesture().onEnded { put($0.location) }.label("Dot")
            .exclusively(
              before: DragGesture()
                .updating($line) { drag, line, _ in
                  line = Line(start: drag.startLocation, end: drag.location)
                }
                .onEnded { draw(Line(start: $0.startLocation, end: $0.location)) }
                .label("Line"))
        )
        .accessibilityLabel("Sketch")
        .accessibilityRole(.canvas)
        .accessibilityValue(Self.count(dots.count, lines.count))
        .focused($isSheetFocused)
        .prefersDefaultFocus()
      HStack(spacing: 12) {
        Button("Undo", action: undo)
          .keyboardShortcut("z")
          .disabled(marks.isEmpty)
        Button("Clear") {
          marks = []
          tell("The sheet is empty")
        }
        .disabled(marks.isEmpty)
      }
    }
  }

  private var sheet: some View {
    ZStack(alignment: .topLeading) {
      RoundedRectangle(cornerRadius: 10).fill(Color.paper)
      Self.grid(size).stroke(.gridLine, lineWidth: 1)
      ForEach(lines + (line.map { [$0] } ?? []), id: \.self) { line in
        Path { path in
          path.move(to: line.start)
          path.addLine(to: line.end)
        }
        .stroke(Color.ink, lineWidth: 4)
      }
      ForEach(Array(dots.enumerated()), id: \.offset) { _, place in
        Circle().fill(Color(red: 0.75, green: 0.10, blue: 0.15))
          .frame(width: Self.dot, height: Self.dot)
          .offset(x: place.x - Self.dot / 2, y: place.y - Self.dot / 2)
      }
      RoundedRectangle(cornerRadius: 10).stroke(.mark, lineWidth: 1)
    }
    .frame(width: size.width, height: size.height)
    .clipped()
    .contentShape(Rectangle())
  }

  /// Lines every fifty points.
  private static func grid(_ size: CGSize) -> Path {
    Path { path in
      for x in stride(from: 50, to: size.width, by: 50) {
        path.move(to: CGPoint(x: x, y: 1))
        path.addLine(to: CGPoint(x: x, y: size.height - 1))
      }
      for y in stride(from: 50, to: size.height, by: 50) {
        path.move(to: CGPoint(x: 1, y: y))
        path.addLine(to: CGPoint(x: size.width - 1, y: y))
      }
    }
  }

  private func put(_ place: CGPoint) {
    marks.append(.dot(place))
    status = "Dot \(dots.count) at \(ValueText.place(place))."
  }

  private func draw(_ line: Line) {
    marks.append(.line(line))
    status = "Line to \(ValueText.place(line.end))."
  }

  private func undo() {
    guard let last = marks.popLast() else { return }
    if case .dot = last { tell("The last dot is gone") } else { tell("The last line is gone") }
  }

  /// Of what is taken away. Where nothing is left, both buttons are disabled, and the focus goes to the
  /// sheet.
  private func tell(_ what: String) {
    $status.tell(what)
    if marks.isEmpty { isSheetFocused = true }
  }

  private static func count(_ dots: Int, _ lines: Int) -> String {
    let parts = [(dots, "dot"), (lines, "line")].filter { $0.0 > 0 }.map {
      "\($0.0) \($0.1)" + ($0.0 == 1 ? "" : "s")
    }
    return parts.isEmpty ? "empty" : parts.joined(separator: ", ")
  }
}
