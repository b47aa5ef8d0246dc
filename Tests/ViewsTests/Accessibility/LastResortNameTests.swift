// SPDX-License-Identifier: Apache-2.0

import EvenhandTesting
import Foundation
import Gestures
import Semantics
import Testing
import Views

/// What a control is called that nobody gave a name.
@MainActor
struct LastResortNameTests {
  /// Each with its role, and marked with a star where the name is derived.
  private func names<Content: View>(@ViewBuilder _ content: @escaping () -> Content) -> [String] {
    ViewTester(content: content).tree.depthFirst.dropFirst().map { node in
      node.role.name + " " + node.name + (node.attributes["derived-name"] == "true" ? "*" : "")
    }
  }

  private struct Heart: Shape {
    func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
  }

  @Test func `a shape is called by what it is and what can be done with it`() {
    #expect(
      names {
        Circle().offset(x: 3).gesture(DragGesture())
        RoundedRectangle(cornerRadius: 3).gesture(RotateGesture())
        Heart().gesture(MagnifyGesture().simultaneously(with: RotateGesture()))
        Circle().stroke().onTapGesture {}
        Ellipse().onLongPressGesture {}
        Button {
        } label: {
          Capsule()
        }
      } == [
        "canvas Draggable circle*", "canvas Rotatable rounded rectangle*",
        "canvas Zoomable and rotatable heart*", "push button Circle*", "push button Ellipse*",
        "push button Capsule*",
      ])
  }

  @Test func `what has no word of its own is an item that something can be done with`() {
    #expect(
      names {
        ZStack {
          Circle()
          Rectangle()
        }
        .gesture(DragGesture())
        Color.red.onTapGesture {}
        Path(ellipseIn: CGRect(x: 0, y: 0, width: 9, height: 9)).gesture(MagnifyGesture())
      } == ["canvas Draggable item*", "push button Rectangle*", "canvas Zoomable item*"])
  }

  @Test func `what holds nothing but controls is called by the first of them`() {
    #expect(
      names {
        VStack {
          Circle().onTapGesture {}.accessibilityLabel("Lamp")
          Circle().onTapGesture {}.accessibilityLabel("Fan")
        }
        .padding()
        .highPriorityGesture(TapGesture())
      } == ["push button Item with Lamp*", "push button Lamp", "push button Fan"])
  }

  @Test func `what is said inside comes before what is seen, but not what a control is called`() {
    #expect(
      names {
        ZStack {
          Circle()
          VStack {
            Text("Song")
            Text("Singer")
          }
          .accessibilityElement(children: .contain)
          .accessibilityLabel("Now playing")
        }
        .gesture(DragGesture())
        ZStack {
          Circle()
          Button("Play") {}
        }
        .gesture(DragGesture())
      } == [
        "canvas Now playing*", "panel Now playing", "label Song", "label Singer",
        "canvas Draggable circle*", "push button Play",
      ])
  }

  @Test func `a name from anywhere stands in its place, and it names nobody else`() {
    struct Pair: View {
      @Namespace private var names
      var body: some View {
        HStack {
          Text("Ann")
          Circle().onTapGesture {}
        }
        .accessibilityElement(children: .combine)
        HStack {
          Text("Volume").accessibilityLabeledPair(role: .label, id: 1, in: names)
          Circle().gesture(DragGesture())
            .accessibilityLabeledPair(role: .content, id: 1, in: names)
        }
        Circle().gesture(DragGesture()).accessibilityLabel("Ball")
        Text("Word").onTapGesture {}
        Circle()
      }
    }
    #expect(
      names { Pair() } == [
        "push button Ann", "label Volume", "canvas Volume", "canvas Ball", "push button Word",
      ])
  }

  @Test func `two that are alike are called alike`() {
    #expect(
      names {
        Circle().gesture(DragGesture())
        Circle().gesture(DragGesture())
      } == ["canvas Draggable circle*", "canvas Draggable circle*"])
  }
}
