// SPDX-License-Identifier: Apache-2.0

import ATSPINumbers
import Semantics
import Testing

/// What is written to the bus and read from it, in the numbers of libatspi's header.
struct NumbersTests {
  @Test func `each role and relation has a number of its own, and comes back from it`() {
    #expect(Set(Role.allCases.map(\.number)).count == Role.allCases.count)
    for role in Role.allCases { #expect(Role(number: role.number) == role) }
    for kind in Relation.Kind.allCases { #expect(Relation.Kind(number: kind.number) == kind) }
    #expect(Role(number: 5000) == nil)
    #expect(Relation.Kind(number: 5000) == nil)
  }

  @Test func `numbers that other programs have written down are these`() {
    // As at-spi2-core's documentation gives them.
    #expect(Role.button.number == 43)
    #expect(Role.slider.number == 51)
    #expect(State.focused.number == 12)
    #expect(State.readOnly.number == 43)
    #expect(Relation.Kind.labelledBy.number == 2)
  }

  @Test(arguments: [0, 1, .max, 1 << 63, 0x8000_0000_0000_0001, 0x0000_0123_4567_89AB])
  func `each set of bits comes back, with those that no state has`(bits: UInt64) {
    #expect(StateSet(bits: bits).bits == bits)
  }

  @Test(arguments: State.allCases)
  func `a state is its bit`(state: State) {
    #expect(StateSet(state).bits == 1 << UInt64(state.number))
    #expect(StateSet(bits: 1 << UInt64(state.number)) == StateSet(state))
  }
}
