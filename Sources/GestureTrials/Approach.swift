// SPDX-License-Identifier: Apache-2.0

import Simulation

/// What a hand does with one element on the way to where trials begin.
struct Approach {
  /// Of the element, among all elements of the window then.
  let place: Int
  /// What it is and how it is called ("push button[Details]").
  let label: String
  let movements: [PointerTrace]

  /// "tap on push button[Details]"
  var texts: [String] { movements.map { "\($0.text) on \(label)" } }
}

extension [Approach] {
  /// "tap on push button[Details], then drag 40 points to the right on slider[Volume]"
  var text: String { flatMap(\.texts).joined(separator: ", then ") }

  /// Like no other one's.
  var name: String {
    map { "\($0.place) \($0.texts.joined(separator: ", "))" }.joined(separator: "; ")
  }

  /// Comes there in a window that nobody has touched; false where a movement has no place.
  ///
  /// - Parameter step: Told of each movement before it is made.
  @MainActor
  func play(on window: SimulatedWindow, telling step: ((String) -> Void)?) -> Bool {
    for approach in self {
      guard let stage = Stage(window, place: approach.place) else { return false }
      stage.onStep = step
      guard stage.make(approach.movements) else { return false }
      window.advance(by: Stage.timeToRest)
    }
    return true
  }
}

extension Approach: Portable {
  func write(to writer: inout PortableWriter) {
    writer.write(place)
    writer.write(label)
    writer.write(movements)
  }

  init(from reader: inout PortableReader) throws(PortableDamage) {
    place = try reader.value()
    label = try reader.value()
    movements = try reader.value()
  }
}
