// SPDX-License-Identifier: Apache-2.0

/// Values that only their authors' steps can change, and whose number stands in their words.
extension Player {
  /// More steps than a percentage by ones takes; a value that is further away is left on the way.
  private static let spokenStepLimit = 128

  /// Takes the author's steps up or down until the value is there, or as near as they come.
  ///
  /// - Returns: False where no step brings it nearer, or where there is no number: then it is left as
  ///   it was found, as far as a step back leads there.
  func adjustSpoken(_ element: Element, to wanted: Double, at time: Double) -> Bool {
    guard let number = element.spokenNumber, isOffered(on: element) else { return false }
    let start = number.value
    let wanted = min(max(wanted, number.range.lowerBound), number.range.upperBound)
    var current = start
    for _ in 0..<Self.spokenStepLimit where current != wanted {
      let isUp = wanted > current
      guard let next = step(element, up: isUp, at: time) else { return false }
      if next == current { break }
      if abs(next - wanted) >= abs(current - wanted) {
        _ = step(element, up: !isUp, at: time)
        break
      }
      current = next
    }
    return abs(current - wanted) < abs(start - wanted) || current == wanted
  }

  private func isOffered(on element: Element) -> Bool {
    let names = scene.control(of: element).alternatives.map(\.alternative.name)
    return names.contains(Derivation.incrementName) && names.contains(Derivation.decrementName)
  }

  /// - Returns: Where the value stands then; nil where there is none any more.
  private func step(_ element: Element, up isUp: Bool, at time: Double) -> Double? {
    let control = scene.control(of: element)
    let name = isUp ? Derivation.incrementName : Derivation.decrementName
    guard let found = control.action(named: name, facet: nil),
      play(found, on: element, control: control, isHeld: false, at: time)
    else { return nil }
    scene.updateElements?()
    scene.publisher.refresh()
    return element.spokenNumber?.value
  }
}
