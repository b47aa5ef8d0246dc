// SPDX-License-Identifier: Apache-2.0

extension GestureProof {
  /// Of an application that was operated from outside, in fresh instances.
  ///
  /// - Parameters:
  ///   - bounds: What the verdicts hold within.
  ///   - controls: In the order of the tree.
  public init(application: String, bounds: String, controls: [ControlProof]) {
    self.application = application
    self.bounds = bounds
    untriedControls = []
    leftOut = []
    self.controls = controls
  }
}

extension ControlProof {
  /// Of a control that was operated from outside, from the one state in which its application opens.
  /// It is proved only where at least one movement was compared and nothing was left open.
  ///
  /// - Parameters:
  ///   - element: As a report prints it.
  ///   - movements: Movements of a hand that were compared with keys and actions.
  ///   - counterexamples: Those that refute it.
  ///   - reasons: What was left open.
  public init(
    element: String, movements: Int, counterexamples: [Counterexample], reasons: [String]
  ) {
    self.element = element
    after = []
    self.movements = movements
    self.counterexamples = counterexamples
    var reasons = reasons
    if movements == 0, reasons.isEmpty { reasons.append("it was not tried") }
    self.reasons = reasons
    verdict = !counterexamples.isEmpty ? .refuted : reasons.isEmpty ? .proved : .undecided
    states = movements > 0 || !counterexamples.isEmpty ? 1 : nil
    movementsWithOtherNumbers = 0
    mostKeyPresses = nil
    isLike = nil
    idleDirections = []
    isHidden = false
    position = nil
    omitted = 0
    doubts = reasons.map { Doubt(text: $0) }
    strips = []
  }
}

extension ControlProof.Counterexample {
  /// Of a gesture whose place in the source is not known.
  ///
  /// - Parameter ways: The ways of using the control that it refutes.
  public init(steps: [String], problem: String, ways: [ControlProof.Modality]) {
    self.init(steps: steps, problem: problem, position: nil, ways: ways)
  }
}
