// SPDX-License-Identifier: Apache-2.0

import Interaction
import Semantics

/// Where the elements stand in the structure of the views: for auditors.
extension ViewHost {
  /// The places, told apart by numbers that hold until something comes or goes. The rows of one
  /// `ForEach` stand at one place, and what a function gives twice at two.
  package var structuralPlaces: [ElementID: Int] {
    struct Step: Hashable {
      let place: Int
      let index: Int
    }
    var numbers: [Step: Int] = [:]
    var places: [ElementID: Int] = [:]
    func visit(_ node: ViewNode, _ place: Int) {
      for holder in [node.geometryElement, node.semanticElement] {
        if let id = holder?.element.id, places[id] == nil { places[id] = place }
      }
      var index = 0
      node.forEachChild { child in
        let step = Step(place: place, index: index)
        let next = numbers[step] ?? numbers.count + 1
        numbers[step] = next
        visit(child, next)
        if !node.repeatsChildren { index += 1 }
      }
    }
    forEachRoot { visit($0, 0) }
    return places
  }
}
