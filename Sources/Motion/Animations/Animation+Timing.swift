// SPDX-License-Identifier: Apache-2.0

import Foundation

extension Animation {
  /// Waits before it begins, in seconds; a negative delay leaves out the beginning.
  public func delay(_ delay: TimeInterval) -> Animation {
    Animation(DelayAnimation(base: self, delay: delay))
  }

  /// Runs so many times as fast. The change is shown at once where the speed is zero, negative or no
  /// finite number: it would never arrive.
  public func speed(_ speed: Double) -> Animation {
    Animation(SpeedAnimation(base: self, speed: speed))
  }

  /// Plays so many times, forwards and backwards both counted. After the last time the new value is
  /// shown, also where that one was played backwards.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    Animation(RepeatAnimation(base: self, count: repeatCount, autoreverses: autoreverses))
  }

  /// Plays again and again, until the value changes once more.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    Animation(RepeatAnimation(base: self, count: nil, autoreverses: autoreverses))
  }

  /// Counts as made so many seconds after its beginning; how it looks is not changed.
  public func logicallyComplete(after duration: TimeInterval) -> Animation {
    Animation(LogicallyCompleteAnimation(base: self, logicalDuration: duration))
  }
}
