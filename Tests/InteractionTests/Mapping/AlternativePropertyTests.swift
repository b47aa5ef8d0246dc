// SPDX-License-Identifier: Apache-2.0

import Foundation
import Gestures
import Semantics
import Testing

@testable import Interaction

/// What holds for the alternatives of every composition of gestures.
@MainActor
struct AlternativePropertyTests {
  @Test(arguments: 0..<8)
  func `every alternative can be told, found and played, and always ends`(seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    for _ in 0..<40 {
      let composition = GeneratedComposition(depth: Int.random(in: 1...4, using: &random), &random)
      check(composition)
    }
  }

  private func check(_ composition: GeneratedComposition) {
    let desk = Desk()
    let element = desk.add("Thing", x: 10, y: 10, [composition.attachment])
    desk.publish()
    let control = desk.scene.control(of: element)
    let text = Comment(rawValue: composition.text)
    for facet in Set(control.alternatives.map(\.facet)) {
      let own = control.alternatives.filter { $0.facet == facet }.map(\.alternative)
      #expect(Set(own.map { ActionName.normalized($0.name) }).count == own.count, text)
      #expect(own.allSatisfy { $0.name == ActionName.normalized($0.name) }, text)
      #expect(own.allSatisfy { !$0.label.isEmpty }, text)
      #expect(own.allSatisfy { $0.keys.isEmpty == ($0.keylessReason != nil) }, text)
      let keys = own.flatMap(\.keys)
      #expect(Set(keys).count == keys.count, "a key does two things: \(composition.text)")
      #expect(Set(keys).isDisjoint(with: KeyMap.reserved), text)
    }
    for alternative in control.alternatives where alternative.alternative.isAction {
      let name = alternative.alternative.name
      let id = alternative.facet.map(element.facetID) ?? element.id
      desk.scene.perform(.performAction(id, name: name), at: desk.time)
      expectRest(desk, composition, "\(name) of \(composition.text)")
    }
    desk.focus("Thing")
    for binding in control.alternatives.filter({ $0.facet == nil }).flatMap(\.alternative.keys) {
      #expect(desk.press(binding.key, binding.modifiers), "\(binding.label): \(composition.text)")
      expectRest(desk, composition, "\(binding.label) in \(composition.text)")
    }
  }

  /// Nothing goes on, apart from what is picked up until Escape puts it back.
  private func expectRest(_ desk: Desk, _ composition: GeneratedComposition, _ text: String) {
    desk.press(.escape)
    desk.press(.escape)
    desk.wait(3)
    #expect(!desk.scene.isInGesture, "\(text)")
    #expect(desk.scene.nextDeadline == nil, "\(text)")
    #expect(composition.states.allSatisfy { !$0.wrappedValue }, "\(text)")
  }
}
