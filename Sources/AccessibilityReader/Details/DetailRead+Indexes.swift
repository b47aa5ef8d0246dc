// SPDX-License-Identifier: Apache-2.0

import AccessibilitySnapshot
import Semantics

extension DetailRead {
  /// Children of one parent that are asked for their index: many toolkits count all siblings for
  /// each answer.
  private static let mostSiblings = 16

  /// Asks each parent's first and last child for their index. Where one of them says another place, or
  /// nothing, a sample of all its children is asked.
  /// AT-SPI: `org.a11y.atspi.Accessible.GetIndexInParent`.
  func askIndexes() {
    for parent in nodes where parent.role != .documentWeb && !parent.children.isEmpty {
      let ends = Set([0, parent.children.count - 1])
      var isTrue = true
      var left = ends.count
      for place in ends.sorted() {
        askIndex(of: parent.children[place]) { [self] index in
          isTrue = isTrue && index == place
          left -= 1
          if left == 0, !isTrue { askSiblings(of: parent, except: ends) }
        }
      }
    }
  }

  private func askSiblings(of parent: Node, except known: Set<Int>) {
    let places = Sample.places(upTo: parent.children.count - 1, most: Self.mostSiblings)
    for place in places where !known.contains(place) { askIndex(of: parent.children[place]) }
  }

  private func askIndex(
    of id: ElementID, then take: @escaping @BusActor (Int?) -> Void = { _ in }
  ) {
    guard let object = snapshot.references[id] else { return take(nil) }
    let call = MethodCall(object, Interface.accessible.busName, "GetIndexInParent")
    pipeline.ask(call, "i") { [self] reply in
      let index = reply?.value?.int32.map(Int.init)
      if let index { details[id, default: ElementDetails()].indexInParent = index }
      take(index)
    }
  }
}
