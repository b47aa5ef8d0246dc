// SPDX-License-Identifier: Apache-2.0

import Semantics

extension DetailRead {
  /// Children of one parent that are asked for their index: many toolkits count all siblings for
  /// each answer.
  private static let mostSiblings = 16

  /// Asks children for their index, of a parent with many a sample from the first to the last.
  /// AT-SPI: `org.a11y.atspi.Accessible.GetIndexInParent`.
  func askIndexes() {
    for parent in nodes where parent.role != .documentWeb {
      let last = parent.children.count - 1
      for place in Sample.places(upTo: last, most: Self.mostSiblings) {
        let id = parent.children[place]
        guard let object = snapshot.references[id] else { continue }
        let call = MethodCall(object, Interface.accessible.busName, "GetIndexInParent")
        pipeline.ask(call, "i") { [self] reply in
          guard let index = reply?.value?.int32 else { return }
          details[id, default: ElementDetails()].indexInParent = Int(index)
        }
      }
    }
  }
}
