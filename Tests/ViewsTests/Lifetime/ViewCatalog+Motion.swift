// SPDX-License-Identifier: Apache-2.0

import Foundation
import Views

/// What moves, and what hears of changes.
extension ViewCatalog {
  private final class Model: ObservableObject {
    @Published var count = 0
  }

  /// Moves for ever, and comes and goes.
  private struct Restless: View {
    @State private var isOn = false
    var body: some View {
      VStack {
        Rectangle().frame(width: 20, height: 10).offset(x: isOn ? 9 : 0)
          .animation(.linear.repeatForever(), value: isOn)
        if isOn { Text("on").transition(.slide) }
      }
      .gesture(TapGesture().onEnded { withAnimation { isOn.toggle() } })
      .onAppear { withAnimation { isOn = true } }
    }
  }

  private struct Matched<Content: View>: View {
    let content: Content
    @Namespace private var namespace
    var body: some View { content.matchedGeometryEffect(id: 1, in: namespace) }
  }

  private struct Grown<Content: View>: View {
    let content: Content
    @Namespace private var namespace
    var body: some View {
      content.matchedTransitionSource(id: 1, in: namespace)
        .navigationTransition(.zoom(sourceID: 1, in: namespace))
    }
  }

  mutating func addMotion() {
    add("PhaseAnimator") { PhaseAnimator([1.0, 0.5]) { Color.red.opacity($0) } }
    addModifier("phaseAnimator") { $0.phaseAnimator([1.0, 0.5]) { $0.opacity($1) } }
    add("KeyframeAnimator") {
      KeyframeAnimator(initialValue: 0.0) {
        Color.red.offset(x: $0)
      } keyframes: { _ in
        LinearKeyframe(10, duration: 1)
      }
    }
    addModifier("keyframeAnimator") {
      $0.keyframeAnimator(initialValue: 0.0) {
        $0.offset(x: $1)
      } keyframes: { _ in
        LinearKeyframe(10, duration: 1)
      }
    }
    add("TimelineView") {
      VStack {
        TimelineView(.animation) { Text("\($0.date)") }
        TimelineView(.periodic(from: Date(), by: 0.5)) { Text("\($0.date)") }
      }
    }
    add("AnimatedContentView") {
      Color.red.animation(.default) { $0.opacity(0.5) }
    }
    add("Restless") { Restless() }
    addModifier("transition") { $0.transition(.move(edge: .top).combined(with: .opacity)) }
    addModifier("matchedGeometryEffect") { Matched(content: $0) }
    addModifier("matchedTransitionSource") { Grown(content: $0) }
    addModifier("navigationTransition") { Grown(content: $0) }
    addModifier("transaction") { $0.transaction { $0.animation = nil } }
    addModifier("contentTransition") { $0.contentTransition(.numericText()) }
    addModifier("onReceive") { $0.onReceive(Just(1)) { _ in } }
    addModifier("environmentObject") { $0.environmentObject(Model()) }
  }
}
