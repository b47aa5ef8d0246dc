// SPDX-License-Identifier: Apache-2.0

import Foundation
import Gestures
import Semantics

@testable import Interaction

/// What can be moved, by pointers and by keys. A move is told by its way since the one before, of
/// keys in steps: a step is one point there, and ten here.
extension Scenario {
  static let moves: [Scenario] =
    PointerEvent.Kind.physical.map { name, kind in
      aria("\(name) events", "down at (1, 30), moved to (10, 25), up", "start,(9,-5),end") {
        stage in
        stage.kind = kind
        mover(stage)
        stage.down(1, 30)
        stage.move(10, 25)
        stage.up(10, 25)
      }
    }
    + PointerEvent.Kind.physical.map { name, kind in
      aria("\(name), no move", "down and up at (1, 30)", "-") { stage in
        stage.kind = kind
        mover(stage)
        stage.down(1, 30)
        stage.up(1, 30)
      }
    }
    + PointerEvent.Kind.physical.dropFirst().map { name, kind in
      aria(
        "\(name) cancelled", "down, moved, taken away", "start,(9,-5),end",
        .differs(
          ours: "start,(9,-5),cancelled",
          because: "as in SwiftUI, what is taken away does not end; `onCancelled` tells of it")
      ) { stage in
        stage.kind = kind
        mover(stage)
        stage.down(1, 30)
        stage.move(10, 25)
        stage.cancel(10, 25)
      }
    } + [
      aria("no bubbling", "a mover inside a mover", "child start,child (9,-5),child end") { stage in
        stage.kind = .touch
        let parent = mover(stage, "parent ")
        mover(stage, "child ", in: parent)
        stage.down(1, 30)
        stage.move(10, 25)
        stage.up(10, 25)
      },
      key(.up, "ArrowUp", "start,(0,-1),end"), key(.down, "ArrowDown", "start,(0,1),end"),
      key(.left, "ArrowLeft", "start,(-1,0),end"), key(.right, "ArrowRight", "start,(1,0),end"),
      aria("other keys", "PageUp, a handler on the parent", "keydown PageUp") { stage in
        let parent = stage.view()
        parent.keys.handlers = [
          KeyHandler { event in
            stage.note("keydown \(event.key == .pageUp ? "PageUp" : event.key.name)")
            return false
          }
        ]
        stage.scene.focus(mover(stage, in: parent))
        stage.press(.pageUp)
      },
    ]

  /// Points.
  private static let step: CGFloat = 10

  private static func aria(
    _ id: String, _ input: String, _ recorded: String, _ verdict: Verdict = .agrees,
    run: @escaping @MainActor @Sendable (Stage) -> Void
  ) -> Scenario {
    Scenario(.ariaMoves, id, input, recorded, verdict, run: run)
  }

  private static func key(_ key: Key, _ name: String, _ recorded: String) -> Scenario {
    aria(name, "pressed and let go; in steps: 1 point there, 10 here", recorded) { stage in
      stage.scene.focus(mover(stage, step: step))
      stage.press(key)
    }
  }

  /// A drag that begins with the first move.
  @MainActor @discardableResult
  private static func mover(
    _ stage: Stage, _ name: String = "", in parent: Element? = nil, step: CGFloat = 1
  ) -> Element {
    var last: CGSize?
    let drag = DragGesture(minimumDistance: 1)
      .onChanged { drag in
        if last == nil { stage.note(name + "start") }
        let way = CGSize(
          width: (drag.translation.width - (last?.width ?? 0)) / step,
          height: (drag.translation.height - (last?.height ?? 0)) / step)
        stage.note(name + Stage.text(way))
        last = drag.translation
      }
      .onEnded { _ in
        stage.note(name + "end")
        last = nil
      }
      .onCancelled { stage.note(name + "cancelled") }
    return stage.view(in: parent, GestureAttachment(drag))
  }
}

extension PointerEvent.Kind {
  fileprivate static let physical: [(String, Self)] = [
    ("mouse", .mouse), ("touch", .touch), ("pen", .pen),
  ]
}

extension Stage {
  fileprivate func press(_ key: Key) {
    for phase in [KeyEvent.Phase.down, .up] {
      scene.handle(KeyEvent(key: key, phase: phase, time: time))
    }
  }
}
