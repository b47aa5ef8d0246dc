// SPDX-License-Identifier: Apache-2.0

import AccessibilitySnapshot
import Foundation
import Gestures
import Interaction

/// What came of one movement of a hand.
struct MadeMovement {
  /// What shows in between, each kind once, without the first state and the last.
  let shown: [WindowState]
  /// In which order things changed; nil where nobody asked.
  let order: ChangeOrder?
  /// Where it began and ended.
  let initial: WindowState
  let end: WindowState
  /// Whether anything comes by itself later, at the end.
  let waits: Bool
  /// What changed without being exposed, by element.
  let silentChanges: [String]
  /// Whether others with gestures lay on all of the element as it began.
  let wasCovered: Bool
  /// What the program printed meanwhile and not before.
  let printed: PrintedLines

  /// Makes it on a window where it can begin; nil where there is no place for it.
  ///
  /// - Parameters:
  ///   - watches: Whether it is asked what shows in between.
  ///   - ordered: Whether it is asked in which order things change.
  @MainActor
  init?(_ trace: PointerTrace, on stage: Stage, watches: Bool, ordered: Bool) {
    guard let start = trace.start(on: stage) ?? stage.touchPoint else { return nil }
    wasCovered = stage.isCovered
    if watches { stage.watch() }
    if ordered { stage.watchChanges() }
    let before = stage.printed
    stage.play(trace, from: start)
    let moments = stage.moments ?? []
    order = stage.changeOrder
    initial = stage.initial
    end = stage.state()
    waits = stage.tester.waitsForClock
    shown = moments.kinds(without: [initial, end])
    silentChanges = end.agrees(with: initial) ? [] : stage.silentChanges()
    printed = stage.printed.subtracting(before)
  }

  /// Whether the window is another one at the end.
  var isLasting: Bool { !end.agrees(with: initial) }
}

extension MadeMovement: Portable {
  func write(to writer: inout PortableWriter) {
    writer.write(shown)
    writer.write(order)
    writer.write(initial)
    writer.write(end)
    writer.write(waits)
    writer.write(silentChanges)
    writer.write(wasCovered)
    writer.write(printed)
  }

  init(from reader: inout PortableReader) throws(PortableDamage) {
    shown = try reader.value()
    order = try reader.value()
    initial = try reader.value()
    end = try reader.value()
    waits = try reader.value()
    silentChanges = try reader.value()
    wasCovered = try reader.value()
    printed = try reader.value()
  }
}

/// What a hand can do with an element from where it has come to.
struct OfferedMovements {
  /// Those of one gesture.
  struct OfGesture {
    let traces: [PointerTrace]
    /// Whether a hand cannot make it, because of what has to come first.
    let isUntraced: Bool
    /// Where it is written; nil for what is no gesture.
    let source: SourcePosition?
    let essentialReason: String?
  }

  let gestures: [OfGesture]
  /// A point of the window where a touch reaches the element; nil where none was found.
  let touchPoint: CGPoint?

  @MainActor
  init(on stage: Stage) {
    let all = stage.scene.declaredGestures(of: stage.element)
    let sequences = Set(all.filter { !$0.leads.isEmpty }.map(\.attachment))
    let declared = all.map { gesture in
      let traces = gesture.traces(
        on: stage, isInSequence: sequences.contains(gesture.attachment))
      return OfGesture(
        traces: traces, isUntraced: traces.isEmpty && !gesture.leads.isEmpty,
        source: SourcePosition(gesture.origin), essentialReason: gesture.essentialReason)
    }
    let others = OtherTraces(of: stage.element, in: stage.scene).traces.map {
      OfGesture(traces: $0, isUntraced: false, source: nil, essentialReason: nil)
    }
    gestures = declared + others
    touchPoint = stage.touchPoint
  }
}

extension OfferedMovements: Portable {
  func write(to writer: inout PortableWriter) {
    writer.write(gestures)
    writer.write(touchPoint)
  }

  init(from reader: inout PortableReader) throws(PortableDamage) {
    gestures = try reader.value()
    touchPoint = try reader.value()
  }
}

extension OfferedMovements.OfGesture: Portable {
  func write(to writer: inout PortableWriter) {
    writer.write(traces)
    writer.write(isUntraced)
    writer.write(source)
    writer.write(essentialReason)
  }

  init(from reader: inout PortableReader) throws(PortableDamage) {
    traces = try reader.value()
    isUntraced = try reader.value()
    source = try reader.value()
    essentialReason = try reader.value()
  }
}

extension [WindowState] {
  /// Each kind once, without those of the others.
  fileprivate func kinds(without others: [WindowState]) -> [WindowState] {
    guard !isEmpty else { return [] }
    var seen = Set(others.map(\.signature))
    return filter { seen.insert($0.signature).inserted }
  }
}
