// SPDX-License-Identifier: Apache-2.0

import AccessibilitySnapshot
import Foundation
import Simulation
import Views

/// When and how trials get processes of their own.
package struct TrialIsolation {
  /// Seconds of computing that one step of a trial may take; where it only waits, twelve times as
  /// much.
  package var patience: Double
  /// Makes the processes.
  package var processes: any ProcessCopies
  /// Makes anew, in a copy of the process, what lives on a thread of the text library: called where
  /// there is such a thread, which a copy does not have.
  package var renewTexts: () -> Void

  package init(
    patience: Double, processes: any ProcessCopies, renewTexts: @escaping () -> Void
  ) {
    self.processes = processes
    self.patience = patience
    self.renewTexts = renewTexts
  }
}

extension Prover {
  /// Tries everything, first with all windows in one process; where state outlives them, or the
  /// program does not survive what is tried, each trial in a process of its own.
  ///
  /// To be called before any window was made, on the only thread of the program. Where there are
  /// others everything is tried in this process, as ``document()`` does.
  ///
  /// - Returns: The bytes of a document.
  package func data(isolating isolation: TrialIsolation) throws -> Data {
    guard let threads = isolation.processes.threads(), threads.others.isEmpty,
      let diary = TrialDiary()
    else { return try documentOfOneProcess().data() }
    return try beginningAnew(with: isolation.processes).data(
      isolating: isolation, diary, renews: threads.hasTextThread)
  }

  private func data(
    isolating isolation: TrialIsolation, _ diary: TrialDiary, renews: Bool
  ) throws -> Data {
    let first = firstLook(isolation, diary, renews: renews)
    let prover = first.changesByItself ? stoppingClocks : self
    if first.elements >= Self.leastLarge {
      return try prover.apart(isolation, diary, because: .large).data()
    }
    switch prover.together(isolation, diary, renews: renews) {
    case .finished(let data): return data
    case .disturbed: return try prover.apart(isolation, diary, because: .disturbed).data()
    case .failed(let failure):
      return try prover.apart(isolation, diary, because: .failed(failure)).data()
    }
  }

  /// Elements of a window from which on it takes longer to make one anew than to copy the process, with
  /// all that a copy does again.
  private static let leastLarge = 150

  /// What a window is like that has just opened.
  private struct FirstLook: Portable {
    /// Whether clocks change what it shows, so that they are to be stopped.
    var changesByItself = false
    var elements = 0

    init() {}

    @MainActor
    init(_ window: SimulatedWindow) {
      elements = window.scene.allElements.count
      changesByItself = window.changesByItself()
    }

    func write(to writer: inout PortableWriter) {
      writer.write(changesByItself)
      writer.write(elements)
    }

    init(from reader: inout PortableReader) throws(PortableDamage) {
      changesByItself = try reader.value()
      elements = try reader.value()
    }
  }

  /// In a copy, so that this process has seen no window.
  private func firstLook(
    _ isolation: TrialIsolation, _ diary: TrialDiary, renews: Bool
  ) -> FirstLook {
    let found = isolation.processes.find(patience: isolation.patience, diary) {
      if renews { isolation.renewTexts() }
      return FirstLook(openedWindow())
    }
    return found ?? FirstLook()
  }

  private enum Together {
    case finished(Data)
    case disturbed
    case failed(TrialFailure.Kind)
  }

  /// All trials in one process, a copy of this one: so this one stays as it is.
  private func together(
    _ isolation: TrialIsolation, _ diary: TrialDiary, renews: Bool
  ) -> Together {
    diary.clear()
    let end = isolation.processes.run(patience: isolation.patience, diary) {
      if renews { isolation.renewTexts() }
      let document = undisturbedDocument(in: isolation.processes) {
        isolation.processes.signOfLife(diary, patience: isolation.patience)
      }
      isolation.processes.liftLimit()
      // What cannot be written is no document, and is tried once more.
      return (try? document?.data()).map { Array($0) } ?? []
    }
    return switch end {
    case .finished(let bytes): bytes.isEmpty ? .disturbed : .finished(Data(bytes))
    case .crashed(let signal): .failed(.crashed(signal: signal))
    case .exited(let code): .failed(.exited(code: code))
    case .hung: .failed(.hung)
    case .refused(let errno): .failed(.refused(errno: errno))
    }
  }

  /// Why each trial has a process of its own.
  private enum Cause {
    /// A window takes long to be made anew.
    case large
    case disturbed
    /// The trials in one process ended that process.
    case failed(TrialFailure.Kind)

    var text: String {
      switch self {
      case .large: "as the window is large"
      case .disturbed, .failed: "where trials disturb each other or end the program"
      }
    }

    /// Whether others that share the work have not taken up any of it for nothing.
    var isFirstAttempt: Bool {
      switch self {
      case .large: true
      case .disturbed, .failed: false
      }
    }
  }

  /// Each trial in a process of its own.
  private func apart(
    _ isolation: TrialIsolation, _ diary: TrialDiary, because cause: Cause
  ) throws -> ModelDocument {
    let looks = (0..<2).compactMap { _ in look(isolation, diary) }
    let window = openedWindow()
    let opened = WindowState(window, own: [])
    guard let threads = isolation.processes.threads(), threads.others.isEmpty else {
      guard case .failed(let failure) = cause else { return documentOfOneProcess() }
      var evidence = ModelEvidence()
      evidence.add(failure.text + " while it was tried, and " + Self.threaded)
      return ModelDocument(application: application, tree: window.tree, evidence: evidence)
    }
    // Nobody compares where the focus is.
    window.host.drawsFocus = false
    let runner = TrialRunner(
      window, opening,
      TrialRunner.Copies(
        processes: isolation.processes, diary: diary, patience: isolation.patience,
        renew: threads.hasTextThread ? isolation.renewTexts : nil),
      isOver: isOver, makeHost: makeHost)
    var evidence = trials(on: runner, window, claims: cause.isFirstAttempt ? claims : nil)
    if let difference = looks.lazy.compactMap({ opened.difference(to: $0) }).first {
      evidence.add("\(Self.unlike): \(difference)")
    } else if looks.count < 2 {
      evidence.add(Self.unlike)
    }
    evidence.isolation =
      "\(cause.text), each in a process of its own, with"
      + " \(NumberText.brief(isolation.patience)) s of computing for a step"
    return ModelDocument(application: application, tree: window.tree, evidence: evidence)
  }

  /// All trials in this process, where there are threads that a copy of it would not have.
  private func documentOfOneProcess() -> ModelDocument {
    var document = document()
    if !document.evidence.obstacles.isEmpty
      || document.evidence.elements.contains(where: ElementProof.isNotDeterministic)
    {
      document.evidence.add(Self.threaded)
    }
    return document
  }

  /// What a window shows that opens first in its process; nil where none comes to rest.
  private func look(_ isolation: TrialIsolation, _ diary: TrialDiary) -> WindowState? {
    isolation.processes.find(patience: isolation.patience, diary) {
      WindowState(openedWindow(), own: [])
    }
  }

  /// What is left where the trials came to no end.
  private func nothingButTree(_ failure: TrialFailure.Kind) -> ModelDocument {
    var evidence = ModelEvidence()
    evidence.add(failure.text + " while it was tried")
    return ModelDocument(application: application, tree: openedWindow().tree, evidence: evidence)
  }

  private static let unlike =
    "two windows differ, each the first of its process: a file, the network, a clock or chance"
    + " decides what it shows"
  private static let threaded =
    "its trials cannot each have a process of their own, because the program has started threads"
}
