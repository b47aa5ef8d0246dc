// SPDX-License-Identifier: Apache-2.0

/// What came of steps that were taken one after the other.
struct WayWalk {
  /// What the window shows then.
  let state: WindowState
  /// What can be done next; empty where nobody asked.
  let next: [WayStep]
  /// Whether what was picked up is still carried.
  let isCarrying: Bool
  /// While something is dragged, what has the focus, by its place in the tree: there it is dropped.
  let dropFocus: Int?
  /// Whether nothing has the focus any more.
  let losesFocus: Bool
  /// Which of the steps were offered and refused, by their places.
  let refused: [Int]

  /// - Parameters:
  ///   - known: How many of the steps were looked at before.
  ///   - way: By which it would go on; nil where nobody asks.
  @MainActor
  init(of steps: [WayStep], known: Int, on stage: Stage, next way: Way?) {
    var refused: [Int] = []
    for step in steps.prefix(known) { stage.retake(step) }
    for (place, step) in steps.enumerated().dropFirst(known) {
      // Of a step that is taken again and again, the first time and the last one tell.
      if place > known, place < steps.count - 1, step == steps[place - 1] {
        stage.retake(step)
        continue
      }
      // A number that is written may lie between two steps: a law of values says what is right then.
      if !stage.take(step), !step.isWritten { refused.append(place) }
    }
    self.refused = refused
    losesFocus = stage.hasLostFocus
    state = stage.state()
    next = way?.steps(on: stage) ?? []
    isCarrying = stage.scene.isCarrying
    dropFocus =
      stage.scene.dragSession == nil
      ? nil : stage.tester.tree.depthFirst.firstIndex { $0.states[.focused] }
  }
}

extension WayWalk: Portable {
  func write(to writer: inout PortableWriter) {
    writer.write(state)
    writer.write(next)
    writer.write(isCarrying)
    writer.write(dropFocus)
    writer.write(losesFocus)
    writer.write(refused)
  }

  init(from reader: inout PortableReader) throws(PortableDamage) {
    state = try reader.value()
    next = try reader.value()
    isCarrying = try reader.value()
    dropFocus = try reader.value()
    losesFocus = try reader.value()
    refused = try reader.value()
  }
}
