// SPDX-License-Identifier: Apache-2.0

// Gestures with UIKit's names, as applications have them.

import SwiftUI
import UIKit

/// A drawer that is pulled out by a pan which only begins sideways.
struct Drawer: View {
  @State private var offset: CGFloat = 0
  @State private var log: [String] = []
  @State private var isLocked = false

  var body: some View {
    VStack {
      Text("Drawer").frame(width: 200, height: 100).background(.gray)
        .gesture(
          SidewaysPan(isEnabled: !isLocked) { pan in
            let way = pan.translation(in: pan.view).x
            switch pan.state {
            case .began: log = ["began"]
            case .changed: offset = way
            case .ended, .cancelled, .failed:
              log.append(pan.state == .ended ? "ended" : "cancelled")
            default: break
            }
          })
      Text("out \(Int(offset)) \(log.joined(separator: " "))")
      Toggle("Lock", isOn: $isLocked)
    }
  }
}

private struct SidewaysPan: UIGestureRecognizerRepresentable {
  var isEnabled: Bool
  var handle: (UIPanGestureRecognizer) -> Void

  func makeUIGestureRecognizer(context: Context) -> UIPanGestureRecognizer {
    let gesture = UIPanGestureRecognizer()
    gesture.delegate = context.coordinator
    gesture.maximumNumberOfTouches = 1
    return gesture
  }

  func updateUIGestureRecognizer(_ recognizer: UIPanGestureRecognizer, context: Context) {
    recognizer.isEnabled = isEnabled
  }

  func handleUIGestureRecognizerAction(_ recognizer: UIPanGestureRecognizer, context: Context) {
    handle(recognizer)
  }

  func makeCoordinator(converter: CoordinateSpaceConverter) -> Coordinator { Coordinator() }

  class Coordinator: NSObject, UIGestureRecognizerDelegate {
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
      guard let pan = gestureRecognizer as? UIPanGestureRecognizer else { return true }
      let velocity = pan.velocity(in: pan.view)
      return abs(velocity.x) > abs(velocity.y)
    }
  }
}

/// A cube that two fingers turn, step by step.
struct Orbit: View {
  @State private var turned = CGSize.zero

  var body: some View {
    VStack {
      Text("Cube").frame(width: 200, height: 200).background(.blue)
        .gesture(
          TwoFingerPan { step in
            turned = CGSize(width: turned.width + step.width, height: turned.height + step.height)
          })
      Text("turned \(Int(turned.width)) \(Int(turned.height))")
    }
  }

  private struct TwoFingerPan: UIGestureRecognizerRepresentable {
    let onOrbit: (CGSize) -> Void

    func makeUIGestureRecognizer(context: Context) -> UIPanGestureRecognizer {
      let recognizer = UIPanGestureRecognizer()
      recognizer.minimumNumberOfTouches = 2
      recognizer.maximumNumberOfTouches = 2
      return recognizer
    }

    func handleUIGestureRecognizerAction(_ recognizer: UIPanGestureRecognizer, context: Context) {
      guard recognizer.state == .changed else { return }
      let translation = recognizer.translation(in: recognizer.view)
      recognizer.setTranslation(.zero, in: recognizer.view)
      onOrbit(CGSize(width: translation.x, height: translation.y))
    }
  }
}

/// A chart that is held and then read along, over which taps go on.
struct HeldChart: View {
  @State private var place: CGPoint?
  @State private var begun = 0
  @State private var taps = 0

  var body: some View {
    VStack {
      Text("Chart").frame(width: 200, height: 100).background(.green)
        .onTapGesture { taps += 1 }
        .gesture(
          PressAndScrub(
            onBegin: { begun += 1 },
            onChange: { place = $0 }))
      Text("begun \(begun) at \(place.map { "\(Int($0.x)),\(Int($0.y))" } ?? "none") taps \(taps)")
    }
  }

  private struct PressAndScrub: UIGestureRecognizerRepresentable {
    let onBegin: () -> Void
    let onChange: (CGPoint?) -> Void

    func makeUIGestureRecognizer(context: Context) -> UILongPressGestureRecognizer {
      let recognizer = UILongPressGestureRecognizer()
      recognizer.minimumPressDuration = 0.3
      recognizer.delegate = context.coordinator
      return recognizer
    }

    func makeCoordinator(converter: CoordinateSpaceConverter) -> Both { Both() }

    func handleUIGestureRecognizerAction(
      _ recognizer: UILongPressGestureRecognizer, context: Context
    ) {
      switch recognizer.state {
      case .began:
        onBegin()
        onChange(context.converter.localLocation)
      case .changed: onChange(context.converter.localLocation)
      default: break
      }
    }

    @MainActor
    final class Both: NSObject, UIGestureRecognizerDelegate {
      func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
      ) -> Bool { true }
    }
  }
}

/// A photo that is pinched, turned, and tapped twice to go back.
struct PinchedPhoto: View {
  @State private var scale: CGFloat = 1
  @State private var angle: CGFloat = 0

  var body: some View {
    VStack {
      Text("Photo").frame(width: 200, height: 200).background(.orange)
        .gesture(Pinch(scale: $scale))
        .gesture(Turn(angle: $angle))
        .gesture(
          DoubleTap {
            scale = 1
            angle = 0
          })
      Text("scale \(String(format: "%.1f", Double(scale)))")
      Text("angle \(Int((angle * 180 / .pi).rounded()))")
    }
  }

  private struct Pinch: UIGestureRecognizerRepresentable {
    @Binding var scale: CGFloat

    func makeUIGestureRecognizer(context: Context) -> some UIPinchGestureRecognizer {
      UIPinchGestureRecognizer(target: nil, action: nil)
    }

    func handleUIGestureRecognizerAction(
      _ recognizer: UIGestureRecognizerType, context: Context
    ) {
      scale *= recognizer.scale
      recognizer.scale = 1
    }
  }

  private struct Turn: UIGestureRecognizerRepresentable {
    @Binding var angle: CGFloat

    func makeUIGestureRecognizer(context: Context) -> UIRotationGestureRecognizer {
      let recognizer = UIRotationGestureRecognizer()
      recognizer.delegate = context.coordinator
      return recognizer
    }

    func makeCoordinator(converter: CoordinateSpaceConverter) -> Both { Both() }

    func handleUIGestureRecognizerAction(
      _ recognizer: UIRotationGestureRecognizer, context: Context
    ) {
      guard recognizer.state == .changed else { return }
      angle += recognizer.rotation
      recognizer.rotation = 0
    }

    final class Both: NSObject, UIGestureRecognizerDelegate {
      func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
      ) -> Bool { true }
    }
  }

  private struct DoubleTap: UIGestureRecognizerRepresentable {
    let onTap: () -> Void

    func makeUIGestureRecognizer(context: Context) -> UITapGestureRecognizer {
      let recognizer = UITapGestureRecognizer()
      recognizer.numberOfTapsRequired = 2
      return recognizer
    }

    func handleUIGestureRecognizerAction(_ recognizer: UITapGestureRecognizer, context: Context) {
      onTap()
    }
  }
}

/// A card that says where it was tapped, in a space of its parent's, and is thrown upwards.
struct NamedBoard: View {
  @Environment(\.isEnabled) private var isEnabled
  @State private var shown = "nothing"

  var body: some View {
    VStack {
      HStack {
        Text("Left").frame(width: 100, height: 100)
        Text("Right").frame(width: 100, height: 100).background(.yellow)
          .gesture(PlacedTap { shown = $0 })
          .gesture(Throw { shown = "thrown" })
      }
      .coordinateSpace(name: "board")
      Text(shown)
    }
  }

  private struct PlacedTap: UIGestureRecognizerRepresentable {
    @Environment(\.layoutDirection) private var direction
    let show: (String) -> Void

    func makeUIGestureRecognizer(context: Context) -> UITapGestureRecognizer {
      UITapGestureRecognizer()
    }

    func handleUIGestureRecognizerAction(_ recognizer: UITapGestureRecognizer, context: Context) {
      let own = recognizer.location(in: recognizer.view)
      let parent = context.converter.location(in: .named("board"))
      show(
        "\(Int(own.x)),\(Int(own.y)) of board \(Int(parent.x)) \(recognizer.numberOfTouches) "
          + "\(direction == .leftToRight ? "left" : "right")")
    }
  }

  private struct Throw: UIGestureRecognizerRepresentable {
    let onThrow: () -> Void

    func makeUIGestureRecognizer(context: Context) -> UISwipeGestureRecognizer {
      let swipe = UISwipeGestureRecognizer()
      swipe.direction = [.up, .down]
      return swipe
    }

    func handleUIGestureRecognizerAction(_ recognizer: UISwipeGestureRecognizer, context: Context) {
      if recognizer.state == .recognized { onThrow() }
    }
  }
}

/// Rows that are pulled aside to answer, in what scrolls.
struct AnsweredRows: View {
  @State private var answered = "nothing"

  var body: some View {
    ScrollView {
      VStack {
        ForEach(0..<12) { number in
          Text("Row \(number)").frame(width: 300, height: 60).contentShape(Rectangle())
            .modifier(PullToAnswer { answered = "\(number)" })
        }
      }
    }
    .overlay(alignment: .bottom) { Text("answered \(answered)") }
  }

  private struct PullToAnswer: ViewModifier {
    let onAnswer: () -> Void
    @State private var offset: CGFloat = 0
    @State private var isArmed = false

    func body(content: Content) -> some View {
      content
        .offset(x: offset)
        .gesture(
          Pull(
            onChange: { way in
              offset = min(72, max(0, way * 0.8))
              isArmed = offset >= 56
            },
            onEnd: {
              if isArmed { onAnswer() }
              isArmed = false
              offset = 0
            })
        )
        .sensoryFeedback(.impact(weight: .light), trigger: isArmed) { _, isArmed in isArmed }
    }
  }

  private struct Pull: UIGestureRecognizerRepresentable {
    let onChange: (CGFloat) -> Void
    let onEnd: () -> Void

    func makeCoordinator(converter: CoordinateSpaceConverter) -> Coordinator { Coordinator() }

    func makeUIGestureRecognizer(context: Context) -> UIPanGestureRecognizer {
      let pan = UIPanGestureRecognizer()
      pan.delegate = context.coordinator
      return pan
    }

    func handleUIGestureRecognizerAction(_ recognizer: UIPanGestureRecognizer, context: Context) {
      switch recognizer.state {
      case .changed: onChange(recognizer.translation(in: recognizer.view).x)
      case .ended, .cancelled, .failed: onEnd()
      default: break
      }
    }

    final class Coordinator: NSObject, UIGestureRecognizerDelegate {
      func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        guard let pan = recognizer as? UIPanGestureRecognizer else { return false }
        let velocity = pan.velocity(in: pan.view)
        return velocity.x > 0 && abs(velocity.x) > abs(velocity.y) * 1.5
      }

      func gestureRecognizer(
        _ recognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
      ) -> Bool {
        other.view is UIScrollView
      }
    }
  }
}
