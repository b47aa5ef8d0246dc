// SPDX-License-Identifier: Apache-2.0

import Foundation
import Gestures
import Semantics
import Testing

@testable import Interaction

/// By hand, by key and by assistive action: the same callbacks in the same order, the same state.
@MainActor
struct MappingTests {
  @Test func `each row of the mapping is the same three times`() {
    for row in MappingRow.all {
      let outcomes = row.outcomes()
      for outcome in outcomes {
        #expect(outcome.log == row.log, "\(row.name), \(outcome.way)")
        #expect(outcome.state == outcomes[0].state, "\(row.name), \(outcome.way)")
      }
    }
  }

  @Test func `what a mask keeps out offers nothing`() {
    let tap = TapGesture().onEnded {}
    for (mask, isOffered) in [
      (GestureMask.all, true), (.subviews, true), (.gesture, false), (.none, false),
    ] {
      let desk = Desk()
      let outer = desk.add("Outer", [GestureAttachment(LongPressGesture(), mask: mask)])
      let inner = desk.add("Inner", to: outer, [GestureAttachment(tap)])
      #expect(desk.node("Inner").actions.contains { $0.name == "click" } == isOffered)
      let isOwn = mask.contains(.gesture)
      #expect(desk.node("Outer").actions.contains { $0.name == "long-press" } == isOwn)
      // The mask of one element's own outer gesture as well.
      inner.gestures.append(GestureAttachment(LongPressGesture(), mask: mask))
      outer.gestures = []
      #expect(desk.node("Inner").actions.contains { $0.name == "click" } == isOffered)
    }
  }

  @Test func `a mask that changes changes what is offered inside`() {
    let desk = Desk()
    let attachment = GestureAttachment(LongPressGesture())
    let outer = desk.add("Outer", [attachment])
    desk.add("Inner", to: outer, [GestureAttachment(TapGesture())])
    #expect(desk.node("Inner").actions.map(\.name).contains("click"))
    attachment.mask = .gesture
    outer.gesturesDidUpdate()
    #expect(!desk.node("Inner").actions.map(\.name).contains("click"))
  }

  @Test func `a disabled element lists its actions, and offers none`() {
    for row in MappingRow.all {
      let bench = MappingRow.Bench()
      let element = bench.desk.add("Thing", [row.gesture(bench)])
      let listed = bench.desk.node("Thing").actions.map(\.name)
      element.isEnabled = false
      let node = bench.desk.node("Thing")
      #expect(node.actions.map(\.name) == listed, "\(row.name)")
      #expect(node.actions.allSatisfy { $0.keyBinding.isEmpty }, "\(row.name)")
      #expect(bench.desk.scene.alternatives(of: element).isEmpty, "\(row.name)")
    }
  }

  @Test func `a declared action of the same name stands in the place of the derived one`() {
    let desk = Desk()
    let element = desk.add(
      "Thing", [GestureAttachment(LongPressGesture().onEnded { _ in desk.log.append("press") })])
    var declaration = SemanticsDeclaration()
    declaration.actions = [.init(label: "Long press") { desk.log.append("declared") }]
    element.declarations.append(declaration)
    desk.focus("Thing")
    desk.press(.return)
    desk.perform("long-press", on: "Thing")
    #expect(desk.log == ["declared", "declared"])
  }

  @Test func `an author's words name the action`() {
    let desk = Desk()
    let element = desk.add(
      "Thing",
      [
        GestureAttachment(
          LongPressGesture().label("Record").exclusively(before: DragGesture().label("Piece")))
      ])
    let labels = desk.scene.alternatives(of: element).filter(\.isAction).map(\.label)
    #expect(labels.prefix(3) == ["Record", "Piece, move left", "Piece, move right"])
  }
}

extension MappingTests {
  @Test func `a key does not wait for the other half of a sequence by hand`() {
    let desk = Desk()
    let state = GestureState(wrappedValue: false)
    desk.add(
      "Thing", x: 10, y: 10,
      [
        GestureAttachment(
          TapGesture().sequenced(before: TapGesture())
            .updating(state) { _, state, _ in state = true }
            .onEnded { _ in desk.log.append("both") })
      ])
    desk.tap()
    desk.wait(5)
    #expect(state.wrappedValue)
    desk.focus("Thing")
    desk.press(.return)
    #expect(desk.log == ["both"])
    #expect(!state.wrappedValue)
    desk.tap()
    #expect(desk.log == ["both"])
  }
}
