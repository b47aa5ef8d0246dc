// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit
import Foundation
import Gestures
import ModelAudit
import Testing
import Views

/// What a contact shows while it is there, and what it leaves to a scroll view.
@MainActor
struct TouchRuleTests {
  /// What falls short of a rule, by its selector.
  private func found(_ rule: String, in view: some View) -> [String] {
    let result = ModelAudit(of: view).runAndProve().audit
    return result.rules.filter { $0.rule.id == rule }.flatMap { $0.failed.map(\.selector) }
  }

  @Test func `a control that looks the same while it is pressed is found`() {
    let found = found("gesture-feedback", in: Pressed())
    #expect(
      found == ["frame[Test] > push button[Stiff]", "frame[Test] > push button[Dull]"], "\(found)")
  }

  @Test func `what covers a scroll view and keeps every finger is found`() {
    #expect(found("scroll-not-blocked", in: Covered()).count == 1)
    #expect(found("scroll-not-blocked", in: Covered(isFirst: true)).count == 1)
  }

  @Test func `a drag that goes across leaves a finger its way along`() {
    #expect(found("scroll-not-blocked", in: Covered(axis: .horizontal)).isEmpty)
  }

  @Test func `what covers part of a scroll view leaves the rest to fingers`() {
    #expect(found("scroll-not-blocked", in: Covered(width: 200)).isEmpty)
  }
}

private struct Stiff: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View { configuration.label }
}

private struct Pressed: View {
  @State private var count = 0
  @State private var place = CGSize.zero

  var body: some View {
    VStack {
      Text("\(count)")
      Button("Stiff") { count += 1 }.buttonStyle(Stiff())
      Button("Usual") { count += 1 }
      Text("Tapped").onTapGesture { count += 1 }
      Text("Dull").onTapGesture { count += 1 }.pressEffectDisabled()
      Text("Held").onLongPressGesture { count += 1 }
      Color.red.frame(width: 40, height: 40).offset(place)
        .gesture(DragGesture().onChanged { place = $0.translation })
        .accessibilityLabel("Dragged")
    }
  }
}

private struct Covered: View {
  let width: CGFloat?
  let isFirst: Bool
  let axis: Axis?

  @State private var strokes = 0

  init(width: CGFloat? = nil, isFirst: Bool = false, axis: Axis? = nil) {
    self.width = width
    self.isFirst = isFirst
    self.axis = axis
  }

  private var drag: DragGesture { axis.map { DragGesture().axis($0) } ?? DragGesture() }

  var body: some View {
    VStack {
      Text("\(strokes) strokes")
      ScrollView {
        drawing.frame(width: width).frame(height: 1200).frame(maxWidth: .infinity)
      }
    }
  }

  @ViewBuilder private var drawing: some View {
    if isFirst {
      Color.gray.highPriorityGesture(drag.onEnded { _ in strokes += 1 })
    } else {
      Color.gray.gesture(drag.onEnded { _ in strokes += 1 })
    }
  }
}
