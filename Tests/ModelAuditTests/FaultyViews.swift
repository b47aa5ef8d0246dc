// SPDX-License-Identifier: Apache-2.0

import Foundation
import Gestures
import Interaction
import Views

/// A recognizer that knows how far a contact went, and says that it is a tap.
struct SecretGesture: CustomGesture {
  typealias Value = CGFloat

  final class Recognizer: GestureRecognizer {
    private var start: CGPoint?

    func phase(after input: RecognizerInput) -> GesturePhase<CGFloat> {
      guard case .pointer(let event) = input.event else { return .possible(nil) }
      switch event.phase {
      case .began:
        start = event.location
        return .active(0)
      case .moved: return .active(event.location.x - (start?.x ?? 0))
      case .ended: return .ended(event.location.x - (start?.x ?? 0))
      case .cancelled: return .failed
      }
    }

    func reset() { start = nil }
  }

  func makeRecognizer() -> Recognizer { Recognizer() }
  var alternative: GestureDescription { .tap(count: 1) }
}

/// A tap; its value is whether a hand makes it, as what is played is shorter.
struct Poke: CustomGesture {
  typealias Value = Bool
  func makeRecognizer() -> PokeRecognizer { PokeRecognizer() }
  var alternative: GestureDescription { .tap(count: 1) }
}

final class PokeRecognizer: GestureRecognizer {
  private var start: Double?

  func phase(after input: RecognizerInput) -> GesturePhase<Bool> {
    guard case .pointer(let event) = input.event else { return .possible(nil) }
    switch event.phase {
    case .began:
      start = event.time
      return .possible(nil)
    case .moved: return .failed
    case .ended:
      let seconds = event.time - (start ?? 0)
      return seconds < 0.3 ? .ended(seconds > 0.03) : .failed
    case .cancelled: return .failed
    }
  }

  func reset() { start = nil }
}

/// Nothing but a pointer does it.
struct SecretPad: View {
  @State private var text = "Nothing"

  var body: some View {
    Text(text).frame(width: 120, height: 60)
      .gesture(SecretGesture().onEnded { text = $0 > 20 ? "Drawn" : "Touched" })
      .accessibilityLabel("Pad")
      .accessibilityValue(text)
      .accessibilityIdentifier("secret")
  }
}

/// Its keys do something else.
struct HijackedDial: View {
  private let pointsPerStep: CGFloat
  @State private var volume = 30.0
  @State private var presses = 0

  init(pointsPerStep: CGFloat = 4) { self.pointsPerStep = pointsPerStep }

  var body: some View {
    VStack {
      Circle().fill(Color.blue).frame(width: 80, height: 80)
        .gesture(
          DragGesture().adjusting($volume, in: 0...100, step: 1, pointsPerStep: pointsPerStep)
        )
        .accessibilityLabel("Volume")
        .onKeyPress(keys: [.leftArrow, .rightArrow, .upArrow, .downArrow, .home, .end]) { _ in
          presses += 1
          return .handled
        }
        .onKeyPress(keys: [.pageUp, .pageDown]) { _ in .handled }
      Text("\(presses) presses")
    }
  }
}

/// It writes while the contact moves, and puts nothing back.
struct LeakingSlider: View {
  @State private var place: CGFloat = 0

  var body: some View {
    Rectangle().fill(Color.green).frame(width: 60, height: 60)
      .offset(x: place)
      .gesture(
        DragGesture(minimumDistance: 0, coordinateSpace: .global)
          .onChanged { place = $0.translation.width + 5 }
      )
      .accessibilityLabel("Handle")
  }
}

/// What it shows does not follow its value.
struct MuteDial: View {
  @State private var volume = 30.0

  var body: some View {
    Circle().fill(Color.blue).frame(width: 80, height: 80)
      .gesture(DragGesture().adjusting($volume, in: 0...100, step: 1, pointsPerStep: 4))
      .accessibilityLabel("Volume")
      .accessibilityValue("some")
  }
}

/// What it counts is no state of a view.
struct SilentCounter: View {
  final class Model {
    var count = 0
  }

  private struct Label: View {
    let model: Model
    var body: some View { Text("\(model.count) taps") }
  }

  @State private var model = Model()
  @State private var color = Color.white

  var body: some View {
    VStack {
      Rectangle().fill(color).frame(width: 80, height: 40)
        .gesture(
          TapGesture().onEnded {
            model.count += 1
            color = .green
          }
        )
        .accessibilityLabel("Count")
        .accessibilityValue(color == .white ? "not yet" : "counting")
      Label(model: model)
    }
  }
}

/// Stars that are tapped, and nothing for who cannot see them.
struct SilentStars: View {
  @State private var rating = 2

  var body: some View {
    HStack {
      ForEach(1...5, id: \.self) { star in
        Text(star <= rating ? "full" : "empty").onTapGesture { rating = star }
      }
    }
    .accessibilityElement(children: .ignore)
    .accessibilityLabel("\(rating) of 5")
  }
}

/// A card that is picked up by a hold, and that stays picked up where its contact is taken away.
struct LeakingPickUp: View {
  @State private var isPickedUp = false
  @State private var offset = CGSize.zero

  var body: some View {
    Text(isPickedUp ? "Picked up" : "Card").frame(width: 100, height: 60).offset(offset)
      .gesture(
        LongPressGesture().sequenced(before: DragGesture())
          .onChanged { value in
            if case .second(true, _) = value { isPickedUp = true }
          }
          .onEnded { value in
            isPickedUp = false
            if case .second(true, let drag?) = value { offset = drag.translation }
          })
  }
}

/// A knob that opens where it is touched and not moved: its author's steps never do.
struct OpensWhereTouched: View {
  @State private var level = 5
  @State private var isOpen = false

  var body: some View {
    Circle().fill(isOpen ? Color.red : Color.blue).frame(width: 80, height: 80)
      .gesture(
        DragGesture(minimumDistance: 0).onEnded { value in
          if value.translation == .zero { isOpen = true } else { level = 6 }
        }
      )
      .accessibilityLabel("Knob")
      .accessibilityValue("\(level) of 10")
      .accessibilityAdjustableAction { direction in
        level = direction == .increment ? 6 : 4
      }
  }
}

/// A value that follows a drag once it has gone far enough, and stays where the drag is broken off.
struct LateSlider: View {
  @State private var level = 3
  @State private var base: Int?

  var body: some View {
    Rectangle().fill(Color.blue).frame(width: 180, height: 40)
      .gesture(
        DragGesture()
          .onChanged { value in
            let start = base ?? level
            base = start
            level = min(max(start + Int(value.translation.width / 18), 0), 10)
          }
          .onEnded { _ in base = nil }
      )
      .accessibilityLabel("Level").accessibilityValue("\(level)")
  }
}

/// Two that can be tapped, of which one is what the pair does.
struct SilentPair: View {
  @State private var first = 0
  @State private var second = 0

  var body: some View {
    VStack {
      Text("\(first), \(second)")
      HStack {
        Rectangle().fill(Color.red).frame(width: 60, height: 60).onTapGesture { first += 1 }
        Rectangle().fill(Color.blue).frame(width: 60, height: 60).onTapGesture { second += 1 }
      }
      .accessibilityElement(children: .ignore)
      .accessibilityLabel("Pair")
      .accessibilityAddTraits(.isButton)
      .accessibilityAction { first += 1 }
    }
  }
}

/// Rows that are held and dragged into another order, by their author's own sums.
struct HandMadeOrder: View {
  @State private var items = ["Bread", "Milk", "Eggs", "Salt"]

  var body: some View {
    VStack(spacing: 0) {
      ForEach(items, id: \.self) { item in
        Text(item).frame(width: 240, height: 44)
          .gesture(
            LongPressGesture(minimumDuration: 0.4)
              .sequenced(before: DragGesture(minimumDistance: 0, coordinateSpace: .global))
              .onEnded { value in
                guard case .second(true, let drag?) = value,
                  let from = items.firstIndex(of: item)
                else { return }
                let rows = Int((drag.translation.height / 44).rounded())
                let place = min(max(from + rows, 0), items.count - 1)
                items.remove(at: from)
                items.insert(item, at: place)
              })
      }
    }
  }
}

/// What shows that it is held, and does nothing else.
struct Horn: View {
  @State private var isDown = false

  var body: some View {
    Circle().fill(isDown ? Color.red : Color.gray).frame(width: 90, height: 90)
      .onLongPressGesture(
        minimumDuration: .infinity, perform: {}, onPressingChanged: { isDown = $0 }
      )
      .accessibilityLabel("Horn")
  }
}

/// The one thing in its window that takes the focus.
struct LonePicker: View {
  @State private var tab = 0

  var body: some View {
    Picker("Tab", selection: $tab) {
      Text("One").tag(0)
      Text("Two").tag(1)
    }
  }
}

/// Follows a contact to the side, and says of itself that it is a tap.
struct Pull: CustomGesture {
  typealias Value = Double
  func makeRecognizer() -> PullRecognizer { PullRecognizer() }
  var alternative: GestureDescription { .tap(count: 1) }
}

final class PullRecognizer: GestureRecognizer {
  private var start: Double?

  func phase(after input: RecognizerInput) -> GesturePhase<Double> {
    guard case .pointer(let event) = input.event else { return .possible(nil) }
    let way = Double(event.location.x) - (start ?? Double(event.location.x))
    switch event.phase {
    case .began:
      start = Double(event.location.x)
      return .possible(nil)
    case .moved: return .possible(nil)
    case .ended: return way > 30 ? .ended(way) : .failed
    case .cancelled: return .failed
    }
  }

  func reset() { start = nil }
}
