// SPDX-License-Identifier: Apache-2.0

import Interaction
import Semantics
import Testing

@testable import WindowHost

@MainActor
@Suite struct KeyGateTests {
  private final class Log {
    var delivered: [Key] = []
    var answers: [@MainActor (Bool) -> Void] = []
  }

  private let log = Log()

  private func gate(isIntercepted: Bool) -> KeyGate {
    let gate = KeyGate()
    gate.deliver = { [log] in log.delivered.append($0.key) }
    if isIntercepted { gate.interceptor = { [log] _, answer in log.answers.append(answer) } }
    return gate
  }

  private func offer(_ keys: [Key], to gate: KeyGate) {
    for key in keys { gate.offer(KeyEvent(key: key, time: 0), at: 0) }
  }

  @Test func `without an interceptor keys go straight through`() {
    let gate = gate(isIntercepted: false)
    offer(["a", "b"], to: gate)
    #expect(log.delivered == ["a", "b"])
  }

  @Test func `keys come in order whatever the order of the answers`() {
    let gate = gate(isIntercepted: true)
    offer(["a", "b", "c"], to: gate)
    log.answers[2](false)
    log.answers[1](false)
    #expect(log.delivered.isEmpty)
    log.answers[0](false)
    #expect(log.delivered == ["a", "b", "c"])
  }

  @Test func `a consumed key is not delivered`() {
    let gate = gate(isIntercepted: true)
    offer(["a", "b"], to: gate)
    log.answers[0](true)
    log.answers[1](false)
    #expect(log.delivered == ["b"])
  }

  @Test func `an unanswered key is let through when its time is up, once`() {
    let gate = gate(isIntercepted: true)
    offer(["a"], to: gate)
    #expect(gate.nextDeadline == KeyGate.patience)
    gate.advance(to: KeyGate.patience - 0.01)
    #expect(log.delivered.isEmpty)
    gate.advance(to: KeyGate.patience)
    log.answers[0](false)
    log.answers[0](true)
    #expect(log.delivered == ["a"])
    #expect(gate.nextDeadline == nil)
  }

  @Test func `an interceptor that leaves does not let a key overtake`() {
    let gate = gate(isIntercepted: true)
    offer(["a"], to: gate)
    gate.interceptor = nil
    offer(["b"], to: gate)
    #expect(log.delivered.isEmpty)
    log.answers[0](false)
    #expect(log.delivered == ["a", "b"])
  }
}
