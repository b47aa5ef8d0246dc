// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What a gesture's value is made into by ``Gesture/map(_:)``: found out by a rehearsal, so that a
/// drag to the left can be called by what it comes to.
@MainActor
public struct MappedValue {
  private let makeRehearsal: @MainActor () -> Rehearsal

  /// A gesture of its own recognizers, of which no callback runs.
  private struct Rehearsal {
    var attachment: GestureAttachment
    var value: () -> Any?
  }

  /// Nil for values that measure, and for values that say nothing: they leave a gesture what it is.
  init?<G: Gesture>(of gesture: G) {
    guard G.Value.self != Void.self, !(G.Value.self is any GestureMeasure.Type) else { return nil }
    makeRehearsal = {
      var value: Any?
      let attachment = GestureAttachment(_MapGesture(base: gesture) { value = $0 })
      return Rehearsal(attachment: attachment, value: { value })
    }
  }

  /// - Parameters:
  ///   - converter: The place of the element whose gesture it is.
  ///   - play: Makes the gesture in the arena.
  /// - Returns: What the gesture reported last; nil where it was not recognized.
  package func rehearse(
    at converter: any CoordinateConverter, _ play: (GestureArena) -> Void
  ) -> Any? {
    let rehearsal = makeRehearsal()
    rehearsal.attachment.converter = converter
    let arena = GestureArena(path: [[rehearsal.attachment]], time: 0, isRehearsal: true)
    play(arena)
    return arena.hasEnded ? rehearsal.value() : nil
  }
}

/// A value that grows with the way that a contact goes: a gesture with it goes on being a movement.
private protocol GestureMeasure {}

extension CGFloat: GestureMeasure {}
extension Double: GestureMeasure {}
extension Float: GestureMeasure {}
extension CGSize: GestureMeasure {}
extension CGPoint: GestureMeasure {}
extension CGRect: GestureMeasure {}
extension Angle: GestureMeasure {}
extension UnitPoint: GestureMeasure {}
extension DragGesture.Value: GestureMeasure {}
extension Optional: GestureMeasure where Wrapped: GestureMeasure {}
