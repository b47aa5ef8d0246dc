// SPDX-License-Identifier: Apache-2.0

/// Tells a program that hangs from one that is slow: by what it does, and not by how long it takes.
///
/// A program moves when it writes something, or when it and its family work or wait for a disk. So one
/// bound holds for each of its steps, on a busy machine too, and none for their sum.
struct Stall {
  /// Why a program counts as hanging.
  enum Reason: Hashable {
    /// It has neither written nor worked for so long.
    case rests(Duration)
    /// It has worked without a word for so long: it goes round in a circle.
    case circles(Duration)
  }

  /// What waits this long without work waits for what does not come. Everything in a program and in
  /// a desktop that waits for its time alone (a time-out of D-Bus, say, at 25 s) is shorter.
  var rest = Duration.seconds(120)
  /// No step that says nothing is nearly as long, on a machine with seven times the work it can do.
  var circle = Duration.seconds(900)
  /// Between two looks.
  var interval = Duration.seconds(3)
  /// Less of one processor is no work, but a look now and then whether something has come.
  private static let workShare = 0.05

  private var lastLook: ContinuousClock.Instant
  private var lastMove: ContinuousClock.Instant
  private var lastWord: ContinuousClock.Instant
  private var written: Int

  /// `written` is how many bytes it has written so far.
  init(written: Int, at now: ContinuousClock.Instant) {
    lastLook = now
    lastMove = now
    lastWord = now
    self.written = written
  }

  /// nil while it moves. `ticks` is the processor time since the last look, in ticks of 10 ms. What
  /// waits for a disk that others use too works, and takes no processor time.
  mutating func look(
    written: Int, ticks: Int, waitsForDisk: Bool, at now: ContinuousClock.Instant
  ) -> Reason? {
    let work = Double(ticks) / 100
    if written != self.written {
      self.written = written
      lastWord = now
      lastMove = now
    } else if waitsForDisk || work >= (now - lastLook) / .seconds(1) * Self.workShare {
      lastMove = now
    }
    lastLook = now
    if now - lastMove >= rest { return .rests(rest) }
    return now - lastWord >= circle ? .circles(circle) : nil
  }
}

extension Stall.Reason: CustomStringConvertible {
  /// Completes "zenity hangs: ".
  var description: String {
    switch self {
    case .rests(let time): "for \(time) it has neither written nor worked"
    case .circles(let time): "for \(time) it has worked without a word"
    }
  }
}
