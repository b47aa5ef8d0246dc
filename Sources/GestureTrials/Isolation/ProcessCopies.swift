// SPDX-License-Identifier: Apache-2.0

import Simulation

/// Does something in a copy of this process, and gets the bytes that come of it.
///
/// A copy has all that memory holds at that moment, and changes nothing of it here. It has one thread:
/// so it is made only where there is no other one that it could wait for.
@MainActor
package protocol ProcessCopies {
  /// Waits until the copy has come to its end.
  ///
  /// - Parameters:
  ///   - patience: Seconds of computing after each sign of life; where it only waits, twelve times as
  ///   much.
  ///   - diary: Where it gives signs of life.
  func run(patience: Double, _ diary: TrialDiary, _ body: () -> [UInt8]) -> CopyEnd

  /// To be called in the copy, before each step.
  func signOfLife(_ diary: TrialDiary, patience: Double)

  /// To be called in the copy where what follows takes as long as it takes.
  func liftLimit()

  /// To be called in the copy: what it has written to its standard output since it was made, or since
  /// that was forgotten; the last of it, where that is a great deal.
  func printed() -> String

  /// To be called in the copy.
  func forgetPrinted()

  /// From now on what a program leaves to chance comes out as it did after the last call, where that
  /// can be done.
  func beginChance()

  /// How often the program has left something to chance since then.
  var chanceCount: Int { get }

  /// From now on what the program begins beside its views is done by the windows of trials; nil where
  /// that cannot be.
  func takeWork() -> (any ProgramWork)?

  /// The threads beside this one, once those that are about to end have ended; nil where they cannot
  /// be seen.
  func threads() -> OtherThreads?
}

extension ProcessCopies {
  /// What a copy finds; nil where it came to no end of its own.
  func find<Found: Portable>(
    patience: Double, _ diary: TrialDiary, _ look: () -> Found
  ) -> Found? {
    let end = run(patience: patience, diary) {
      var writer = PortableWriter()
      writer.write(look())
      return writer.bytes
    }
    guard case .finished(let bytes) = end else { return nil }
    var reader = PortableReader(bytes)
    return try? reader.value(Found.self)
  }
}

/// How the copy of a process came to its end.
package enum CopyEnd {
  case finished([UInt8])
  /// It was ended by a signal.
  case crashed(signal: Int32)
  /// It ended by itself, with this code, before it was done.
  case exited(code: Int32)
  case hung
  /// There was none.
  case refused(errno: Int32)
}

/// The threads of a process beside the one that asks.
package struct OtherThreads {
  /// Whether the text library keeps one, which a copy has to make anew.
  package var hasTextThread: Bool
  /// The names of all others.
  package var others: [String]

  package init(hasTextThread: Bool = false, others: [String] = []) {
    self.hasTextThread = hasTextThread
    self.others = others
  }
}
