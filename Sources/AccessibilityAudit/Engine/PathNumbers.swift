// SPDX-License-Identifier: Apache-2.0

import Semantics

/// Gives equal paths the same number, and counts the elements that share one.
struct PathNumbers {
  private struct Key: Hashable {
    let above: Int
    let step: ElementNaming.Step
  }

  private var numbers: [Key: Int] = [:]
  /// The elements of each path, by its number less one.
  private var elements: [[ElementID]] = []

  /// The number of the path that leads on from another one; 0 is the way of nothing. An element that
  /// is nil is not counted.
  mutating func number(of step: ElementNaming.Step, below above: Int, _ element: ElementID?) -> Int
  {
    let key = Key(above: above, step: step)
    let number = numbers[key] ?? elements.count + 1
    if number > elements.count {
      numbers[key] = number
      elements.append([])
    }
    if let element { elements[number - 1].append(element) }
    return number
  }

  /// The place among the elements of the same path, from 1; only of those that share one.
  var ordinals: [ElementID: Int] {
    var ordinals: [ElementID: Int] = [:]
    for twins in elements where twins.count > 1 {
      for (index, id) in twins.enumerated() { ordinals[id] = index + 1 }
    }
    return ordinals
  }
}
