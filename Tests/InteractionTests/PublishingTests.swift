// SPDX-License-Identifier: Apache-2.0

import Foundation
import Gestures
import Semantics
import Testing

@testable import Interaction

@MainActor
struct PublishingTests {
  @Test func `a knob is told as a slider with its value, actions and keys`() {
    let desk = Desk()
    let gesture = DragGesture().adjusting(
      .constant(30), in: 0...100, axis: .vertical, text: { ValueText.number($0) + " percent" })
    desk.add("Volume", x: 10, y: 20, [GestureAttachment(gesture)])
    #expect(
      desk.text([.states, .value, .actions, .frame]) == """
        slider "Volume" value=30.0 "30 percent" in 0.0...100.0 step 1.0 \
        [enabled focusable sensitive showing vertical visible] \
        actions=[increment "Increase" (;;Up), decrement "Decrease" (;;Down), \
        page-increment "Increase by a page" (;;Page_Up), \
        page-decrement "Decrease by a page" (;;Page_Down), set-minimum "Lowest" (;;Home), \
        set-maximum "Highest" (;;End), show-context-menu "Show menu" (;;Menu)] frame=(10, 20, 100, 50)
        """)
  }

  @Test func `a look at a value that nobody moved reads it once`() {
    var reads = 0
    let desk = Desk()
    let gesture = DragGesture().adjusting(
      Binding<Double>(
        get: {
          reads += 1
          return 30
        }, set: { _ in }), in: 0...100, axis: .vertical)
    desk.add("Volume", [GestureAttachment(gesture)])
    _ = desk.text([])
    let before = reads
    _ = desk.text([])
    #expect(reads - before == 1)
  }

  @Test func `the texts inside a control become its name`() {
    let desk = Desk()
    let button = desk.add(nil, [GestureAttachment(TapGesture())])
    for text in ["Save", "now"] {
      var declaration = SemanticsDeclaration()
      declaration.label = text
      declaration.role = .label
      let label = desk.add(nil, to: button)
      label.declarations = [declaration]
    }
    #expect(desk.text([]) == #"push button "Save now""#)
  }

  @Test func `a text with a gesture is what the gesture makes of it`() {
    let desk = Desk()
    let text = desk.add("Save", [GestureAttachment(TapGesture())])
    text.declarations[0].role = .label
    #expect(desk.node("Save").role == .button)
  }

  @Test func `a control keeps the name it took from inside when it changes`() {
    let desk = Desk()
    let button = desk.add(nil, [GestureAttachment(TapGesture())])
    var declaration = SemanticsDeclaration()
    declaration.label = "Save"
    declaration.role = .label
    desk.add(nil, to: button).declarations = [declaration]
    desk.publish()
    button.bounds.size.width = 120
    #expect(desk.text([]) == #"push button "Save""#)
    desk.focus("Save")
    #expect(desk.text([]) == #"push button "Save""#)
  }

  @Test func `an inner declaration is told on the control round it`() {
    let desk = Desk()
    let outer = desk.add(nil, [GestureAttachment(TapGesture())])
    desk.add("Knob", to: outer)
    #expect(desk.text([]) == #"push button "Knob""#)
  }

  @Test func `what stands in front is hit first, and told in its place`() {
    let desk = Desk()
    let one = desk.add("One", [GestureAttachment(TapGesture())])
    desk.add("Two", [GestureAttachment(TapGesture())])
    one.zIndex = 1
    desk.down(50, 20)
    #expect(desk.node("One").states[.focused])
    #expect(desk.tree.depthFirst.filter { $0.role == .button }.map(\.name) == ["One", "Two"])
  }

  @Test func `a higher priority is told and reached first`() {
    let desk = Desk()
    for (name, priority) in [("One", 0.0), ("Two", 2), ("Three", 0), ("Four", 2)] {
      let element = desk.add(name, [GestureAttachment(TapGesture())])
      var declaration = SemanticsDeclaration()
      declaration.sortPriority = priority
      element.declarations.append(declaration)
    }
    desk.publish()
    let names = desk.tree.depthFirst.filter { $0.role == .button }.map(\.name)
    #expect(names == ["Two", "Four", "One", "Three"])
    desk.press(.tab)
    #expect(desk.node("Two").states[.focused])
  }

  @Test func `a hidden element says nothing`() {
    let desk = Desk()
    let element = desk.add("Secret", [GestureAttachment(TapGesture())])
    var hidden = SemanticsDeclaration()
    hidden.isHidden = true
    element.declarations.append(hidden)
    #expect(desk.text([]).isEmpty)
  }

  @Test func `only what changed is published`() {
    let desk = Desk()
    let one = desk.add("One", [GestureAttachment(TapGesture())])
    desk.add("Two", x: 120, [GestureAttachment(TapGesture())])
    desk.publish()
    var renamed = SemanticsDeclaration()
    renamed.label = "Uno"
    one.declarations.append(renamed)
    let update = desk.scene.takeUpdate()
    #expect(update.nodes.map(\.name) == ["Uno"])
    #expect(desk.scene.takeUpdate().isEmpty)
  }

  @Test func `the focused element says what changed, and everything again when it is reached`() {
    let desk = Desk()
    var zoom = 1.0
    var angle = Angle.zero
    let gesture = MagnifyGesture()
      .adjusting(Binding(get: { zoom }, set: { zoom = $0 }), in: 0.25...4)
      .simultaneously(
        with: RotateGesture().adjusting(Binding(get: { angle }, set: { angle = $0 })))
    desk.add("Photo", [GestureAttachment(gesture)])
    desk.focus("Photo")
    #expect(desk.node("Photo").description == "Zoom 100 %, Rotation 0 degrees")
    desk.press(.plus)
    #expect(desk.node("Photo").description == "Zoom 125 %")
    desk.press("bracketright")
    #expect(desk.node("Photo").description == "Rotation 5 degrees")
    desk.focus("Photo")
    desk.add("Other", x: 200, [GestureAttachment(TapGesture())])
    desk.focus("Other")
    #expect(desk.node("Photo").description == "Zoom 125 %, Rotation 5 degrees")
  }

  @Test func `what is round the focus says nothing new, and nothing that is not so any more`() {
    let desk = Desk()
    var zoom = 1.0
    let gesture = MagnifyGesture()
      .adjusting(Binding(get: { zoom }, set: { zoom = $0 }), in: 0.25...4)
      .simultaneously(with: DragGesture())
    desk.add("Photo", [GestureAttachment(gesture)])
    desk.focus("Photo")
    desk.press(.plus)
    #expect(desk.node("Photo").description == "Zoom 125 %")
    desk.press(.tab)
    #expect(desk.node("Zoom").states[.focused])
    #expect(desk.node("Photo").description == "Zoom 125 %")
    desk.press(.right)
    #expect(desk.node("Photo").description == "")
    desk.press(.tab, .shift)
    #expect(desk.node("Photo").description == "Zoom \(Int(zoom * 100)) %")
  }

  @Test func `whatever reaches the window asks for it to be looked at again`() {
    let desk = Desk()
    desk.add("Plate", [GestureAttachment(LongPressGesture())]).hovers = [HoverAttachment { _ in }]
    desk.publish()
    let plate = desk.node("Plate").id
    var count = 0
    let observation = desk.scene.observeChanges { count += 1 }
    let inputs: [() -> Void] = [
      { desk.scene.hover(at: CGPoint(x: 50, y: 25), time: desk.time) }, { desk.down(50, 25) },
      { desk.wait(0.1) }, { desk.press("x") },
      { desk.scene.perform(.performAction(plate, name: "none"), at: desk.time) },
    ]
    for (index, input) in inputs.enumerated() {
      count = 0
      input()
      #expect(count > 0, "\(index)")
    }
    observation.cancel()
  }

  @Test func `a moved container moves what is inside`() {
    let desk = Desk()
    let box = Element()
    desk.scene.root.append(box)
    desk.add("One", x: 5, to: box, [GestureAttachment(TapGesture())])
    desk.publish()
    box.transform = AffineTransform(translationByX: 100, byY: 10)
    #expect(desk.node("One").frame == Rect(x: 105, y: 10, width: 100, height: 50))
    desk.down(130, 30)
    #expect(desk.node("One").states[.focused])
  }

  @Test func `a masked gesture offers no action`() {
    let desk = Desk()
    desk.add("One", [GestureAttachment(TapGesture(), mask: .subviews)])
    #expect(desk.node("One").actions.isEmpty)
  }

  @Test func `a single tap is the default action wherever it stands`() {
    let desk = Desk()
    desk.add(
      "Card",
      [
        GestureAttachment(TapGesture(count: 2).exclusively(before: TapGesture()))
      ])
    #expect(desk.node("Card").actions.map(\.name) == ["click", "double-tap", "show-context-menu"])
    #expect(
      desk.node("Card").actions.map(\.keyBinding) == [";Return;", ";;<Shift>Return", ";;Menu"])
  }

  @Test func `where taps ask for a place, to tap comes before to move the cursor`() {
    let desk = Desk()
    let map = desk.add("Map", [GestureAttachment(SpatialTapGesture(count: 2))])
    let names = desk.scene.alternatives(of: map).filter(\.isAction).map(\.name)
    #expect(
      names.prefix(5) == [
        "double-tap", "move-cursor-left", "move-cursor-right", "move-cursor-up",
        "move-cursor-down",
      ])
  }

  @Test func `a cursor that was moved tells its new place`() {
    let desk = Desk()
    desk.add("Map", [GestureAttachment(SpatialTapGesture())])
    desk.focus("Map")
    let before = desk.node("Map").description
    desk.perform("move-cursor-right", on: "Map")
    #expect(desk.node("Map").description != before)
    #expect(!before.isEmpty)
  }

  @Test func `a long press alone has the keys of a tap`() {
    let desk = Desk()
    desk.add("Eraser", [GestureAttachment(LongPressGesture())])
    #expect(desk.node("Eraser").actions.map(\.keyBinding) == [";Return;", ";;Menu"])
  }

  @Test func `declared actions have names of their own`() {
    let desk = Desk()
    let element = desk.add("Mail", [GestureAttachment(TapGesture())])
    var declaration = SemanticsDeclaration()
    declaration.actions = ["Delete!", "delete", "Löschen"].map { label in
      .init(label: label) { desk.log.append(label) }
    }
    element.declarations.append(declaration)
    #expect(
      desk.node("Mail").actions.map(\.name) == [
        "click", "delete", "delete-2", "löschen", "show-context-menu",
      ])
    desk.perform("delete-2", on: "Mail")
    #expect(desk.log == ["delete"])
  }

  @Test func `an action that is not there is refused`() {
    let desk = Desk()
    desk.add("One", [GestureAttachment(TapGesture())])
    #expect(!desk.perform("explode", on: "One"))
    #expect(!desk.scene.perform(.performAction(ElementID(123_456_789), name: "click"), at: 0))
  }

  @Test func `an element that has left is asked for nothing, until it comes back`() {
    let desk = Desk()
    let plate = desk.add(
      "Plate", [GestureAttachment(TapGesture().onEnded { desk.log.append("tap") })])
    let id = desk.node("Plate").id
    func click() -> Bool { desk.scene.perform(.performAction(id, name: "click"), at: desk.time) }
    plate.removeFromParent()
    #expect(!click())
    #expect(!desk.scene.perform(.focus(id), at: desk.time))
    #expect(!desk.scene.perform(.scrollIntoView(id), at: desk.time))
    desk.publish()
    #expect(!click())
    desk.scene.root.append(plate)
    #expect(click())
    #expect(desk.log == ["tap"])
  }

  @Test func `events without finite numbers are dropped and counted`() {
    let desk = Desk()
    desk.add("One", [GestureAttachment(TapGesture().onEnded { desk.log.append("tap") })])
    desk.down(.nan, 20)
    desk.down(50, .infinity)
    #expect(desk.scene.droppedEvents == 2)
    #expect(desk.log.isEmpty)
  }
}
