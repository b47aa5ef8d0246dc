// SPDX-License-Identifier: Apache-2.0

import AccessibilitySnapshot
import Gestures
import Interaction
import Semantics

/// An element in a window that has just opened.
struct OpenedElement {
  /// One of its own nodes.
  struct Part {
    let name: String
    /// Nil for none.
    let value: RangeValue?
    /// What it says of itself, among it a value in words.
    let description: String
    /// The names of what can be done with it.
    let actions: [String]
  }

  let initial: WindowState
  /// Whether anything in the window comes by itself when its time has come.
  let waits: Bool
  let nodes: [Part]
  /// Whether any place of it can be touched.
  let isTouchable: Bool
  /// A movement of each gesture that a hand can make.
  let firstTraces: [PointerTrace]
  /// The same in each direction that a hand can take.
  let tracesOfEachBearing: [PointerTrace]
  /// The longest drags in each direction.
  let longTraces: [PointerTrace]

  @MainActor
  init(_ stage: Stage) {
    initial = stage.initial
    waits = stage.tester.waitsForClock
    nodes = stage.own.indices.map { index in
      let node = stage.node(index)
      return Part(
        name: node?.name ?? "", value: node?.value, description: node?.description ?? "",
        actions: node?.offeredActions.map(\.name) ?? [])
    }
    let offered = OfferedMovements(on: stage)
    isTouchable = offered.touchPoint != nil
    firstTraces = offered.gestures.compactMap(\.traces.first)
    tracesOfEachBearing = offered.gestures.flatMap(\.traces.firstOfEachBearing)
    longTraces = offered.gestures.flatMap(\.traces.longestOfEachBearing)
  }
}

extension OpenedElement {
  /// Whether it is called as these are that somebody has looked at; what counts may have counted.
  func isSame(as others: [Node]) -> Bool {
    nodes.map { CountedText.masked($0.name) } == others.map { CountedText.masked($0.name) }
  }
}

extension OpenedElement: Portable {
  func write(to writer: inout PortableWriter) {
    writer.write(initial)
    writer.write(waits)
    writer.write(nodes)
    writer.write(isTouchable)
    writer.write(firstTraces)
    writer.write(tracesOfEachBearing)
    writer.write(longTraces)
  }

  init(from reader: inout PortableReader) throws(PortableDamage) {
    initial = try reader.value()
    waits = try reader.value()
    nodes = try reader.value()
    isTouchable = try reader.value()
    firstTraces = try reader.value()
    tracesOfEachBearing = try reader.value()
    longTraces = try reader.value()
  }
}

extension OpenedElement.Part: Portable {
  func write(to writer: inout PortableWriter) {
    writer.write(name)
    writer.write(value)
    writer.write(description)
    writer.write(actions)
  }

  init(from reader: inout PortableReader) throws(PortableDamage) {
    name = try reader.value()
    value = try reader.value()
    description = try reader.value()
    actions = try reader.value()
  }
}
