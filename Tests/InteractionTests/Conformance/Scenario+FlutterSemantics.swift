// SPDX-License-Identifier: Apache-2.0

import Gestures

@testable import Interaction

/// What Flutter derives from a detector's recognizers, in our names: its tap is our click, its scroll
/// to the left our move to the left.
extension Scenario {
  private static let flicks = "a step is slow; a flick reaches what asks for the speed of a drag"

  static let flutterSemantics: [Scenario] = [
    semantics(
      "up and down", "vertical drag; actions", "move-up move-down",
      .differs(ours: "move-up move-down flick-up flick-down pick-up", because: flicks)
    ) { stage in
      stage.noteActions(of: stage.view(stage.alongDrag(.vertical)))
    },
    semantics("up and down, asked", "vertical drag; left, right, up, down", "start,start") {
      stage in
      stage.ask(
        stage.view(stage.alongDrag(.vertical)), "move-left", "move-right", "move-up", "move-down")
    },
    semantics(
      "left and right", "horizontal drag; actions", "move-left move-right",
      .differs(ours: "move-left move-right flick-left flick-right pick-up", because: flicks)
    ) { stage in
      stage.noteActions(of: stage.view(stage.alongDrag(.horizontal)))
    },
    semantics("left and right, asked", "horizontal drag; up, down, left, right", "start,start") {
      stage in
      stage.ask(
        stage.view(stage.alongDrag(.horizontal)), "move-up", "move-down", "move-left",
        "move-right")
    },
    semantics(
      "all handlers", "horizontal drag and a free one; left", "horizontal,pan",
      .differs(
        ours: "horizontal",
        because:
          "two gestures of one view compete, asked for as under a finger, and the first has it")
    ) { stage in
      let view = stage.view(
        stage.alongDrag(.horizontal, "horizontal"), stage.add(stage.started(DragGesture(), "pan")))
      stage.ask(view, "move-left")
    },
    semantics(
      "replaced recognizers", "horizontal drag, then tap; left; left, tap",
      "horizontal,|replaced,tap"
    ) { stage in
      let view = stage.view(stage.alongDrag(.horizontal, "horizontal"))
      stage.ask(view, "move-left")
      view.gestures = [stage.tap("tap")]
      stage.note("|replaced")
      stage.ask(view, "move-left", "click")
    },
    semantics(
      "new gestures", "long press, then tap; actions", "long-press,|new,click"
    ) { stage in
      let view = stage.view(stage.add(LongPressGesture()))
      stage.noteActions(of: view)
      view.gestures = [stage.add(TapGesture())]
      stage.note("|new")
      stage.noteActions(of: view)
    },
    semantics(
      "to a custom delegate", "long press and tap; then said to be a tap",
      "click long-press,|said,click",
      .differs(
        ours: "click long-press,|said,click long-press", because: addsToDerived)
    ) { stage in
      let view = stage.view(stage.add(LongPressGesture()), stage.add(TapGesture()))
      stage.noteActions(of: view)
      stage.declareTap(on: view)
      stage.note("|said")
      stage.noteActions(of: view)
    },
    semantics(
      "from a custom delegate", "said to be a tap; then as derived",
      "click,|derived,click long-press",
      .differs(ours: "click long-press,|derived,click long-press", because: addsToDerived)
    ) { stage in
      let view = stage.view(stage.add(LongPressGesture()), stage.add(TapGesture()))
      stage.declareTap(on: view)
      stage.noteActions(of: view)
      view.declarations = []
      stage.note("|derived")
      stage.noteActions(of: view)
    },
    Scenario(
      .flutterSemantics, "another delegate", "said to be a tap, then to be a long press",
      "click,|then,long-press", absent: addsToDerived),
    semantics(
      "a delegate's callbacks", "no gesture, four said actions; all asked for",
      "tap,long press,horizontal,vertical"
    ) { stage in
      let view = stage.view()
      var declaration = SemanticsDeclaration()
      declaration.defaultAction = { stage.note("tap") }
      declaration.actions = [
        .init(label: "Long press") { stage.note("long press") },
        .init(label: "Move left") { stage.note("horizontal") },
        .init(label: "Move up") { stage.note("vertical") },
      ]
      view.declarations = [declaration]
      stage.ask(view, "click", "long-press", "move-left", "move-up")
    },
    semantics("no tap", "no gesture; actions", "-") { stage in
      stage.noteActions(of: stage.view())
    },
    semantics("tap without callbacks", "tap; actions", "click") { stage in
      stage.noteActions(of: stage.view(stage.add(TapGesture())))
    },
    semantics(
      "tap callbacks", "press; tap", "down,up,tap",
      .differs(ours: "down,tap", because: "a press ends once: up and the tap are one callback")
    ) { stage in
      let press = PressGesture()
        .onChanged { if $0 { stage.note("down") } }
        .onEnded { if $0 { stage.note("tap") } }
      stage.ask(stage.view(stage.add(press)), "click")
    },
    semantics("long press without callbacks", "long press; actions", "long-press") { stage in
      stage.noteActions(of: stage.view(stage.add(LongPressGesture())))
    },
    semantics(
      "long press callbacks", "long press; asked", "start,long,end,up",
      .differs(
        ours: "start,long", because: "a long press ends when it is long enough, as SwiftUI's (B7)")
    ) { stage in
      let press = LongPressGesture()
        .onChanged { if $0 { stage.note("start") } }
        .onEnded { _ in stage.note("long") }
      stage.ask(stage.view(stage.add(press)), "long-press")
    },
    semantics(
      "pan without callbacks", "free drag; actions", "move-left move-right move-up move-down",
      .differs(
        ours: "move-left move-right move-up move-down flick-left flick-right flick-up flick-down"
          + " pick-up",
        because: flicks)
    ) { stage in
      stage.noteActions(of: stage.view(stage.add(DragGesture())))
    },
    dragged("horizontal drag callbacks", .horizontal, asked: "move-left"),
    dragged("vertical drag callbacks", .vertical, asked: "move-up"),
  ]

  private static let addsToDerived =
    "what is declared adds to or renames what is derived; it hides nothing that a finger can do"

  private static func semantics(
    _ id: String, _ input: String, _ recorded: String, _ verdict: Verdict = .agrees,
    run: @escaping @MainActor @Sendable (Stage) -> Void
  ) -> Scenario {
    flutter(.flutterSemantics, id, input, recorded, verdict, run: run)
  }

  /// A drag along one axis beside a free one, asked for twice.
  private static func dragged(_ id: String, _ axis: Axis, asked action: String) -> Scenario {
    semantics(
      id, "a drag along an axis with a free one; twice",
      "start,update,end,pan start,pan update,pan end,start,update,end,pan start,pan update,pan end",
      .differs(
        ours: "pan start,start,pan end,end,pan start,start,pan end,end",
        because: "a simultaneous gesture comes first, event by event; the start is the first update"
      )
    ) { stage in
      let view = stage.view(
        stage.add(stage.started(DragGesture().axis(axis), "start", "end")),
        stage.add(stage.started(DragGesture(), "pan start", "pan end"), .simultaneous))
      stage.ask(view, action, action)
    }
  }
}

extension Stage {
  func alongDrag(_ axis: Axis, _ name: String = "start") -> GestureAttachment {
    add(started(DragGesture().axis(axis), name))
  }

  /// Notes the first change of each drag, and its end where that has a name.
  func started(_ drag: DragGesture, _ name: String, _ end: String? = nil) -> some Gesture {
    var hasStarted = false
    return
      drag
      .onChanged { _ in
        if !hasStarted { self.note(name) }
        hasStarted = true
      }
      .onEnded { _ in
        hasStarted = false
        if let end { self.note(end) }
      }
  }

  func declareTap(on view: Element) {
    var declaration = SemanticsDeclaration()
    declaration.defaultAction = {}
    view.declarations = [declaration]
  }

  /// Those that an assistive technology can ask for, but for the menu of all of them.
  func noteActions(of view: Element) {
    let names = scene.alternatives(of: view).filter(\.isAction).map(\.name)
      .filter { $0 != "show-context-menu" }
    if !names.isEmpty { note(names.joined(separator: " ")) }
  }

  func ask(_ view: Element, _ actions: String...) {
    _ = scene.takeUpdate()
    for action in actions { scene.perform(.performAction(view.id, name: action), at: time) }
  }
}
