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
    let prover = atRest(isolation, diary, renews: renews)
    switch prover.together(isolation, diary, renews: renews) {
    case .finished(let data): return data
    case .disturbed: return try prover.apart(isolation, diary, failure: nil).data()
    case .failed(let failure):
      return try prover.apart(isolation, diary, failure: failure).data()
    }
  }

  /// The same, with clocks that are stopped if they change what a window shows.
  private func atRest(
    _ isolation: TrialIsolation, _ diary: TrialDiary, renews: Bool
  ) -> Prover {
    let changes = isolation.processes.find(patience: isolation.patience, diary) {
      if renews { isolation.renewTexts() }
      return openedWindow().changesByItself()
    }
    return changes ? stoppingClocks : self
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

  /// Each trial in a process of its own.
  ///
  /// - Parameter failure: How the trials in one process ended that process; nil where they did not.
  private func apart(
    _ isolation: TrialIsolation, _ diary: TrialDiary, failure: TrialFailure.Kind?
  ) throws -> ModelDocument {
    let looks = (0..<2).compactMap { _ in look(isolation, diary) }
    let window = openedWindow()
    let opened = WindowState(window, own: [])
    guard let threads = isolation.processes.threads(), threads.others.isEmpty else {
      guard let failure else { return documentOfOneProcess() }
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
    var evidence = trials(on: runner, window)
    if let difference = looks.lazy.compactMap({ opened.difference(to: $0) }).first {
      evidence.add("\(Self.unlike): \(difference)")
    } else if looks.count < 2 {
      evidence.add(Self.unlike)
    }
    evidence.isolation =
      "where trials disturb each other or end the program, each in a process of its own, with"
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
    let end = isolation.processes.run(patience: isolation.patience, diary) {
      var writer = PortableWriter()
      writer.write(WindowState(openedWindow(), own: []))
      return writer.bytes
    }
    guard case .finished(let bytes) = end else { return nil }
    var reader = PortableReader(bytes)
    return try? reader.value(WindowState.self)
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
