// SPDX-License-Identifier: Apache-2.0

import Evenhand

/// Gestures beside what navigates, scrolls and draws.
struct LinkedAlbums: View {
  @State private var peeked = ""

  var body: some View {
    VStack {
      NavigationStack {
        VStack {
          ForEach(["Hills", "Coast"], id: \.self) { name in
            NavigationLink(value: name) { Text(name) }
              .simultaneousGesture(LongPressGesture().onEnded { _ in peeked = name })
          }
        }
        .navigationDestination(for: String.self) { Text("inside \($0)") }
      }
      Text("peeked \(peeked)")
    }
  }
}

struct DottedCanvas: View {
  @State private var dots: [CGPoint] = []

  var body: some View {
    Canvas { context, _ in
      for dot in dots {
        let rect = CGRect(x: dot.x - 4, y: dot.y - 4, width: 8, height: 8)
        context.fill(Path(ellipseIn: rect), with: .color(.red))
      }
    }
    .frame(width: 200, height: 100)
    .gesture(SpatialTapGesture().onEnded { dots.append($0.location) })
    .accessibilityLabel("Board")
    .accessibilityValue(dots.map { "\(Int($0.x)),\(Int($0.y))" }.joined(separator: " "))
  }
}

struct GesturedRows: View {
  @State private var log = ""

  var body: some View {
    VStack {
      List(0..<40, id: \.self) { row in
        Text("Row \(row)")
          .onLongPressGesture { log += " held \(row)" }
          .swipeActions { Button("Archive") { log += " archived \(row)" } }
      }
      .frame(width: 300, height: 300)
      Text("log\(log)")
    }
  }
}

/// A press that is timed by a publisher.
struct TimedByPublisher: ViewModifier {
  @Binding var duration: Double
  @GestureState private var isPressed = false
  private let ticks = Timer.publish(every: 0.1, on: .main, in: .common).autoconnect()

  func body(content: Content) -> some View {
    content
      .gesture(
        DragGesture(minimumDistance: 0).updating($isPressed) { _, pressed, _ in pressed = true }
      )
      .onReceive(ticks) { _ in if isPressed { duration += 0.1 } }
  }
}

struct HeldClock: View {
  @State private var duration = 0.0

  var body: some View {
    VStack {
      Circle().frame(width: 80, height: 80).accessibilityLabel("Clock")
        .modifier(TimedByPublisher(duration: $duration))
      Text(duration, format: .number.precision(.fractionLength(1)))
        .accessibilityIdentifier("duration")
    }
  }
}

/// Names that are only in samples: what is erased by a method, and the newer values' names.
struct ErasedPinch: View {
  @State private var zoom = 1.0
  @State private var turn = Angle.zero

  private var pinch: AnyGesture<CGFloat> {
    MagnificationGesture().onChanged { value in zoom = value.magnification }.eraseToAnyGesture()
  }

  var body: some View {
    Rectangle().frame(width: 200, height: 200)
      .gesture(
        pinch.simultaneously(with: RotationGesture().onChanged { turn = $0.rotation })
      )
      .accessibilityLabel("Photo")
      .accessibilityValue("\(zoom, specifier: "%.1f") \(Int(turn.degrees.rounded()))")
  }
}
