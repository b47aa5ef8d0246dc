// SPDX-License-Identifier: Apache-2.0

import Foundation
import Gestures
import Views

/// A dial, as an author writes it.
struct SoundDial: View {
  @State private var volume = 30.0

  var body: some View {
    Circle().fill(Color.blue).frame(width: 80, height: 80)
      .gesture(DragGesture().adjusting($volume, in: 0...100, step: 1, pointsPerStep: 4))
      .accessibilityLabel("Volume")
  }
}

/// Stars that are tapped, and one value for who cannot see them.
struct SoundStars: View {
  var step = 1
  @State private var rating = 2

  var body: some View {
    HStack {
      ForEach(1...5, id: \.self) { star in
        Text(star <= rating ? "full" : "empty").onTapGesture { rating = star }
      }
    }
    .accessibilityElement(children: .ignore)
    .accessibilityLabel("Rating")
    .accessibilityValue("\(rating) of 5")
    .accessibilityAdjustableAction { direction in
      rating = min(5, max(1, rating + (direction == .increment ? step : -step)))
    }
  }
}

/// A tap that counts, a long press that clears.
struct SoundCounter: View {
  @State private var count = 0

  var body: some View {
    Text("\(count) taps").frame(width: 120, height: 40)
      .gesture(
        LongPressGesture().onEnded { _ in count = 0 }.label("Clear")
          .exclusively(before: TapGesture().onEnded { count += 1 }))
  }
}

/// A card that is thrown to one side or the other.
struct SoundCard: View {
  private enum Fate: String {
    case archive, delete
  }

  @State private var fate: Fate?

  var body: some View {
    Text("Letter").frame(width: 160, height: 60)
      .gesture(
        DragGesture()
          .map { drag -> Fate? in
            guard abs(drag.translation.width) > 80 else { return nil }
            return drag.translation.width < 0 ? .delete : .archive
          }
          .onEnded { fate = $0 }
      )
      .accessibilityLabel("Letter")
      .accessibilityValue(fate?.rawValue ?? "unread")
  }
}

/// A square that is moved about.
struct SoundSquare: View {
  @State private var place = CGSize.zero
  @GestureState private var way = CGSize.zero

  var body: some View {
    Rectangle().fill(Color.green).frame(width: 60, height: 60)
      .offset(x: place.width + way.width, y: place.height + way.height)
      .gesture(
        DragGesture(coordinateSpace: .global)
          .updating($way) { drag, way, _ in way = drag.translation }
          .onEnded {
            place = CGSize(
              width: place.width + $0.translation.width,
              height: place.height + $0.translation.height)
          }
      )
      .accessibilityLabel("Square")
  }
}

/// A value with fine steps, and a line that tells of each change, also of one that is taken back.
struct SoundReporter: View {
  @State private var pan = 0.0
  @State private var status = "Nothing has changed yet."

  var body: some View {
    VStack {
      Circle().fill(Color.blue).frame(width: 80, height: 80)
        .gesture(DragGesture().adjusting($pan, in: -50...50, step: 1, pointsPerStep: 1))
        .accessibilityLabel("Pan")
      Text(status).accessibilityRole(.statusBar)
    }
    .onChange(of: pan) { status = "At \(Int(pan))." }
  }
}

/// Several values, each told when it changes.
struct SoundPhoto: View {
  @State private var zoom = 1.0
  @State private var angle = Angle.zero

  var body: some View {
    Rectangle().fill(Color.green).frame(width: 100, height: 100)
      .gesture(
        MagnifyGesture().adjusting($zoom, in: 0.25...4)
          .simultaneously(with: RotateGesture().adjusting($angle))
      )
      .accessibilityLabel("Photo")
      .scaleEffect(zoom)
      .rotationEffect(angle)
  }
}

/// A knob in its author's own words: a drag turns it, and a step is ten.
struct SoundKnob: View {
  @State private var level = 40.0
  @GestureState private var turn = 0.0

  private var shown: Double { min(max(level + turn, 0), 100) }

  var body: some View {
    Circle().fill(Color.blue).frame(width: 80, height: 80)
      .gesture(
        DragGesture()
          .updating($turn) { drag, turn, _ in turn = -drag.translation.height / 2 }
          .onEnded { level = min(max(level - $0.translation.height / 2, 0), 100) }
      )
      .accessibilityElement()
      .accessibilityLabel("Brightness")
      .accessibilityValue("\(Int(shown.rounded())) percent")
      .accessibilityAdjustableAction { direction in
        level = min(max(level + (direction == .increment ? 10 : -10), 0), 100)
      }
  }
}

/// Rows that are swiped away, and held first and dragged then.
struct SoundRows: View {
  @State private var rows = ["Water", "Call", "Pay"]

  var body: some View {
    VStack(spacing: 0) {
      ForEach(rows, id: \.self) { row in
        Text(row).frame(width: 300, height: 50)
          .gesture(
            LongPressGesture()
              .sequenced(
                before: DragGesture(coordinateSpace: .global).places(
                  along: .vertical, spacing: 50, position: place(of: row), count: rows.count)
              )
              .onEnded { value in
                guard case .second(true, let drag?) = value else { return }
                move(row, by: Int((drag.translation.height / 50).rounded()))
              }
          )
          .highPriorityGesture(
            SwipeGesture([.left]).label("Delete", for: .left, isDestructive: true)
              .onEnded { _ in rows.removeAll { $0 == row } })
      }
    }
    .accessibilityElement(children: .contain)
    .accessibilityRole(.list)
    .accessibilityLabel("Tasks")
  }

  private func place(of row: String) -> Int { rows.firstIndex(of: row) ?? 0 }

  private func move(_ row: String, by places: Int) {
    let place = place(of: row)
    rows.remove(at: place)
    rows.insert(row, at: min(max(0, place + places), rows.count))
  }
}

/// In the documentation's words: a long press, then a drag.
struct LongPressDraggableCircle: View {
  enum DragState {
    case inactive
    case pressing
    case dragging(translation: CGSize)

    var translation: CGSize {
      switch self {
      case .inactive, .pressing: .zero
      case .dragging(let translation): translation
      }
    }
    var isActive: Bool {
      switch self {
      case .inactive: false
      case .pressing, .dragging: true
      }
    }
    var isDragging: Bool {
      switch self {
      case .inactive, .pressing: false
      case .dragging: true
      }
    }
  }

  @GestureState private var dragState = DragState.inactive
  @State private var viewState = CGSize.zero

  var body: some View {
    let longPressDrag = LongPressGesture(minimumDuration: 0.5)
      .sequenced(before: DragGesture())
      .updating($dragState) { value, state, _ in
        switch value {
        case .first(true): state = .pressing
        case .second(true, let drag): state = .dragging(translation: drag?.translation ?? .zero)
        default: state = .inactive
        }
      }
      .onEnded { value in
        guard case .second(true, let drag?) = value else { return }
        viewState.width += drag.translation.width
        viewState.height += drag.translation.height
      }
    return Circle()
      .fill(Color.blue)
      .overlay(dragState.isDragging ? Circle().stroke(Color.white, lineWidth: 2) : nil)
      .frame(width: 100, height: 100, alignment: .center)
      .offset(
        x: viewState.width + dragState.translation.width,
        y: viewState.height + dragState.translation.height
      )
      .shadow(radius: dragState.isActive ? 8 : 0)
      .gesture(longPressDrag)
      .accessibilityLabel("Circle")
  }
}

/// A picture that two fingers enlarge and turn, with a name and nothing else.
struct SoundPicture: View {
  @State private var zoom = 1.0
  @State private var angle = Angle.zero

  var body: some View {
    Rectangle().fill(Color.orange).frame(width: 160, height: 120)
      .scaleEffect(zoom)
      .rotationEffect(angle)
      .frame(width: 300, height: 300)
      .contentShape(Rectangle())
      .gesture(
        MagnifyGesture().adjusting($zoom, in: 0.25...4)
          .simultaneously(with: RotateGesture().adjusting($angle))
      )
      .accessibilityElement(children: .ignore)
      .accessibilityLabel("Picture")
  }
}
