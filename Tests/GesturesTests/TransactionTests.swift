// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Gestures

@MainActor
struct TransactionTests {
  private struct Origin: TransactionKey {
    static let defaultValue = "nobody"
  }

  @Test func `a binding's setter is given the transaction of the moment`() {
    var log: [String] = []
    let binding = Binding<Int>(
      get: { 0 },
      set: { (value: Int, transaction: Transaction) in
        log.append("\(value) \(transaction[Origin.self]) \(transaction.animation?.duration ?? 0)")
      })
    binding.wrappedValue = 1
    var transaction = Transaction(animation: .linear(duration: 2))
    transaction[Origin.self] = "author"
    withTransaction(transaction) { binding.wrappedValue = 2 }
    binding.wrappedValue = 3
    #expect(log == ["1 nobody 0.0", "2 author 2.0", "3 nobody 0.0"])
  }

  @Test func `a binding's own transaction comes before that of the moment`() {
    var animations: [Animation?] = []
    let binding = Binding<Int>(
      get: { 0 },
      set: { (_: Int, transaction: Transaction) in animations.append(transaction.animation) })
    withTransaction(Transaction(animation: .linear)) {
      binding.animation(.spring).wrappedValue = 1
    }
    #expect(animations == [.spring])
  }

  @Test func `one value of a transaction changes for a while`() {
    var log: [Bool] = []
    let binding = Binding<Int>(
      get: { 0 },
      set: { (_: Int, transaction: Transaction) in log.append(transaction.disablesAnimations) })
    withTransaction(\.disablesAnimations, true) { binding.wrappedValue = 1 }
    binding.wrappedValue = 2
    #expect(log == [true, false])
  }

  @Test(arguments: [
    (2.0, 50.0, 1.257), (0.5, 50, 0.628), (1, 0.5, 8.886), (0, 50, 0), (2, 0, 0), (-2, -50, 0),
  ])
  func `a spring lasts as long as one free swing, and what is none not at all`(
    mass: Double, stiffness: Double, seconds: Double
  ) {
    let spring = Animation.interpolatingSpring(mass: mass, stiffness: stiffness, damping: 1)
    #expect((spring.duration * 1000).rounded() / 1000 == seconds)
  }

  @Test func `the completion of an animation runs once its changes are made`() {
    var log: [String] = []
    var transaction = Transaction(animation: .default)
    transaction.addAnimationCompletion { log.append("over") }
    withTransaction(transaction) {
      withTransaction(\.isContinuous, true) { log.append("changed") }
    }
    #expect(log == ["changed", "over"])
  }

  @Test func `a gesture state goes back with its transaction`() {
    var transaction = Transaction()
    transaction[Origin.self] = "reset"
    let state = GestureState<Int?>(resetTransaction: transaction)
    var origins: [String] = []
    state.storage.onChange = { origins.append(Transaction.current?[Origin.self] ?? "none") }
    let hand = Hand { _ in
      DragGesture().updating(state) { _, value, transaction in
        value = 1
        transaction[Origin.self] = "update"
      }
    }
    hand.down(0, 0)
    hand.move(20, 0)
    hand.up()
    #expect(origins == ["update", "reset"])
    #expect(state.wrappedValue == nil)
  }
}
