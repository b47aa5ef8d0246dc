// SPDX-License-Identifier: Apache-2.0

import AccessibilitySnapshot
import Simulation
import Foundation
import Gestures
import Interaction
import Semantics

/// What is found out of the values of one element.
@MainActor
struct ValueTrials {
  let proof: ElementProof
  let keys: Exploration

  func run() -> [ModelValue] {
    guard let opened = proof.opened else { return [] }
    let adjustments = proof.adjustments
    return opened.nodes.indices.compactMap { index -> ModelValue? in
      let node = opened.nodes[index]
      guard let value = node.value else {
        let laws = WordedValueTrials(proof: proof, node: index).laws(of: node)
        guard !laws.isEmpty else { return nil }
        var model = ModelValue(name: index == 0 ? "" : node.name)
        model.laws = laws
        return model
      }
      // The first node is the element's own: its value is the only one, or it has none.
      let adjustment =
        adjustments.indices.contains(max(0, index - 1))
        ? adjustments[max(0, index - 1)] : nil
      var model = ModelValue(name: index == 0 ? "" : node.name)
      model.laws = laws(index, node, value, adjustment)
      model.otherStep = finestKeyStep(index)
      if let adjustment, isDragged(adjustment) {
        model.pointerStep = finestPointerStep(index, adjustment)
      }
      if let adjustment, let presses = KeyPresses(adjustment, from: value.current) {
        model.mostKeyPresses = presses.most
        model.medianKeyPresses = presses.median
      }
      return model
    }
  }

  private func isDragged(_ adjustment: AdjustmentDescription) -> Bool {
    proof.gestures.contains { gesture in
      guard let other = gesture.adjustment, gesture.hasAxis else { return false }
      return other.name == adjustment.name && other.axis == adjustment.axis
        && gesture.leads.isEmpty && gesture.fingers == 1
    }
  }

  // MARK: Laws

  private func laws(
    _ node: Int, _ opened: OpenedElement.Part, _ value: RangeValue,
    _ adjustment: AdjustmentDescription?
  ) -> [ModelValue.Law] {
    guard let names = StepNames(opened.actions, proof.stepActions) else { return [] }
    var laws = [inverse(node, names)].compactMap { $0 }
    guard adjustment?.period == nil else { return laws }
    let directions = directions(node, names, value)
    laws += directions
    guard value.minimum < value.maximum else { return laws }
    if names.hasEnds { laws += ends(node, names, value, isFixed: directions.isEmpty) }
    // The range of a number that was found in a text is not the author's word.
    return adjustment == nil ? laws : laws + written(node, names, value)
  }

  /// There, back and there again leads where the first step led, wherever it began: what begins
  /// between two steps comes to one of them first.
  private func inverse(_ node: Int, _ names: StepNames) -> ModelValue.Law? {
    for (there, back) in [(names.up, names.down), (names.down, names.up)] {
      let found = proof.runner.run { () -> [RangeValue]? in
        guard let stage = proof.makeStage() else { return nil }
        return [there, back, there].compactMap { name in
          stage.take(.action(node: node, name: name))
          return stage.node(node)?.value
        }
      }
      guard let values = found, values.count == 3, !values[0].agrees(with: values[1])
      else { continue }
      return ModelValue.Law(
        kind: .inverse, holds: values[0].agrees(with: values[2]),
        observation: "from \(values[0].spoken), \(back) leads to \(values[1].spoken), and \(there)"
          + " from there to \(values[2].spoken)")
    }
    return nil
  }

  /// Up is more and down is less.
  private func directions(
    _ node: Int, _ names: StepNames, _ value: RangeValue
  ) -> [ModelValue.Law] {
    [(names.up, 1.0), (names.down, -1.0)].compactMap { name, sign in
      let end = proof.runner.run { () -> RangeValue? in
        guard let stage = proof.makeStage() else { return nil }
        stage.take(.action(node: node, name: name))
        return stage.node(node)?.value
      }
      guard let after = end, !after.current.isClose(to: value.current) else { return nil }
      return ModelValue.Law(
        kind: .direction, holds: (after.current - value.current) * sign > 0,
        observation: "from \(value.spoken), \(name) leads to \(after.spoken)")
    }
  }

  /// Numbers that an assistive technology writes: the ends, the middle, a step, and beyond both ends.
  private func written(
    _ node: Int, _ names: StepNames, _ value: RangeValue
  ) -> [ModelValue.Law] {
    guard let step = widestStep(node, names) else { return [] }
    let width = value.maximum - value.minimum
    let numbers = [
      value.minimum, value.maximum, value.minimum + width / 2,
      value.current + (value.current + step <= value.maximum ? step : -step),
      value.maximum + width, value.minimum - width,
    ]
    return numbers.compactMap { number in
      let written = proof.runner.run { () -> Written? in
        guard let stage = proof.makeStage() else { return nil }
        let isTaken = stage.take(.value(node: node, number))
        return stage.node(node)?.value.map { Written(isTaken: isTaken, after: $0) }
      }
      guard let written else { return nil }
      let (isTaken, after) = (written.isTaken, written.after)
      // To refuse a number is honest, if it is refused whole.
      let isRefused = !isTaken && after.agrees(with: value)
      let wanted = min(value.maximum, max(value.minimum, number))
      let isNear = abs(after.current - wanted) <= step / 2 || after.current.isClose(to: wanted)
      let isKept = number != wanted && after.agrees(with: value)
      return ModelValue.Law(
        kind: .written, holds: isRefused || isNear || isKept,
        observation: "from \(value.spoken), the value \(NumberText.brief(number)) that is written"
          + " leads to \(after.spoken)")
    }
  }

  /// The wider of the steps up and down: what is written comes to rest on one of their places.
  private func widestStep(_ node: Int, _ names: StepNames) -> Double? {
    let steps = [names.up, names.down].compactMap { name -> Double? in
      proof.runner.run { () -> Double? in
        guard let stage = proof.makeStage(), let before = stage.node(node)?.value else {
          return nil
        }
        stage.take(.action(node: node, name: name))
        return stage.node(node)?.value.map { abs($0.current - before.current) }
      }
    }
    return steps.max().flatMap { $0 > 0 ? $0 : nil }
  }

  /// - Parameter isFixed: Whether no step changes it: what the ends do not change either is no value that
  ///   anybody can set, and keeps no law.
  private func ends(
    _ node: Int, _ names: StepNames, _ value: RangeValue, isFixed: Bool
  ) -> [ModelValue.Law] {
    let found = proof.runner.run { () -> [ModelValue.Law]? in
      proof.makeStage().map { ends(node, names, value, isFixed: isFixed, on: $0) }
    }
    return found ?? []
  }

  private func ends(
    _ node: Int, _ names: StepNames, _ value: RangeValue, isFixed: Bool, on stage: Stage
  ) -> [ModelValue.Law] {
    var laws: [ModelValue.Law] = []
    var isFixed = isFixed
    var texts: [String] = []
    for (toEnd, beyond, inward, end) in [
      ("set-minimum", names.down, names.up, value.minimum),
      ("set-maximum", names.up, names.down, value.maximum),
    ] {
      stage.take(.action(node: node, name: toEnd))
      guard let there = stage.node(node)?.value else { continue }
      isFixed = isFixed && there.agrees(with: value)
      texts.append(there.text)
      let isThere = there.current.isClose(to: end)
      laws.append(
        ModelValue.Law(
          kind: .ends, holds: isThere,
          observation: "\(toEnd) leads to \(there.spoken), and the end is"
            + " \(NumberText.brief(end))"))
      guard isThere else { continue }
      stage.take(.action(node: node, name: beyond))
      guard let after = stage.node(node)?.value else { continue }
      laws.append(
        ModelValue.Law(
          kind: .clamp, holds: after.current.isClose(to: end),
          observation: "from \(there.spoken), \(beyond) leads to \(after.spoken)"))
      stage.take(.action(node: node, name: inward))
      guard let inside = stage.node(node)?.value else { continue }
      stage.take(.action(node: node, name: beyond))
      guard let back = stage.node(node)?.value else { continue }
      laws.append(
        ModelValue.Law(
          kind: .inverse, holds: back.current.isClose(to: end),
          observation: "from \(after.spoken), \(inward) leads to \(inside.spoken), and \(beyond)"
            + " from there to \(back.spoken)"))
    }
    if isFixed { return [] }
    if texts.count == 2, !texts[0].isEmpty {
      laws.append(
        ModelValue.Law(
          kind: .text, holds: texts[0] != texts[1],
          observation: "both ends are spoken as \"\(texts[0])\""))
    }
    return laws
  }

  // MARK: Steps

  private func finestKeyStep(_ node: Int) -> Double? {
    guard let before = proof.opened?.initial.items.filter(\.isOwn),
      before.indices.contains(node),
      let value = before[node].value
    else { return nil }
    let steps = keys.firstSteps.compactMap { found -> Double? in
      let own = found.state.items.filter(\.isOwn)
      guard own.indices.contains(node), let after = own[node].value, !after.isClose(to: value)
      else { return nil }
      return abs(after - value)
    }
    return steps.min()
  }

  /// Moves a contact point by point, and watches the value.
  private func finestPointerStep(_ node: Int, _ adjustment: AdjustmentDescription) -> Double? {
    proof.runner.run { () -> Double? in
      guard let stage = proof.makeStage(), let start = stage.touchPoint else { return nil }
      return finestPointerStep(node, adjustment, on: stage, from: start)
    }
  }

  private func finestPointerStep(
    _ node: Int, _ adjustment: AdjustmentDescription, on stage: Stage, from start: CGPoint
  ) -> Double? {
    stage.onStep?("drag point by point")
    let tester = stage.tester
    let contact = tester.makeContact()
    tester.send(.began, contact, at: start)
    var values: [Double] = []
    // Far enough for the least movement of a drag and for two steps, but not for ever.
    let way = min(200, Int(max(1, min(90, adjustment.pointsPerStep))) * 2 + 20)
    for points in 1...way {
      tester.advance(by: 0.008)
      tester.send(
        .moved, contact,
        at: adjustment.axis == .horizontal
          ? CGPoint(x: start.x - CGFloat(points), y: start.y)
          : CGPoint(x: start.x, y: start.y + CGFloat(points)))
      guard let value = stage.node(node)?.value?.current else { continue }
      if values.last.map({ !$0.isClose(to: value) }) ?? true { values.append(value) }
      // The first change may be larger: it makes up for what a drag takes to begin.
      if values.count > 3 { break }
    }
    scene(stage)
    return zip(values.dropFirst(), values).map { abs($0 - $1) }.min()
  }

  private func scene(_ stage: Stage) {
    stage.scene.cancelAll(at: stage.tester.clock)
    stage.tester.settle()
  }
}

/// What came of a number that was written.
private struct Written: Portable {
  /// False where it was refused.
  let isTaken: Bool
  let after: RangeValue

  init(isTaken: Bool, after: RangeValue) {
    self.isTaken = isTaken
    self.after = after
  }

  func write(to writer: inout PortableWriter) {
    writer.write(isTaken)
    writer.write(after)
  }

  init(from reader: inout PortableReader) throws(PortableDamage) {
    isTaken = try reader.value()
    after = try reader.value()
  }
}

/// The names of the actions that step a value.
struct StepNames {
  let up: String
  let down: String
  let hasEnds: Bool

  /// Those of an element that has one value.
  static let ofOneValue: Set<String> = ["increment", "decrement", "set-minimum", "set-maximum"]

  /// - Parameter actions: Those that are listed.
  init?(_ actions: [String], _ known: [(up: String, down: String)]) {
    let names = Set(actions)
    let pairs = [(up: "increment", down: "decrement")] + known
    guard let pair = pairs.first(where: { names.contains($0.up) && names.contains($0.down) })
    else { return nil }
    (up, down) = pair
    hasEnds = names.contains("set-minimum") && names.contains("set-maximum")
  }
}

extension Stage {
  /// One of the element's own nodes, as it is now.
  func node(_ index: Int) -> Node? {
    own.indices.contains(index) ? tester.tree[own[index]] : nil
  }
}

extension RangeValue {
  fileprivate func agrees(with other: RangeValue) -> Bool {
    current.isClose(to: other.current) && text == other.text
  }

  fileprivate var spoken: String {
    NumberText.brief(current) + (text.isEmpty ? "" : " (\"\(text)\")")
  }
}

extension Double {
  /// The same but for what sums of binary fractions lose.
  fileprivate func isClose(to other: Double) -> Bool {
    abs(self - other) <= 1e-6 * max(1, abs(self), abs(other))
  }
}
