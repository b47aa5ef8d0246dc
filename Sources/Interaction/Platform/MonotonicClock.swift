// SPDX-License-Identifier: Apache-2.0

import Glibc

/// The one clock of a host: seconds that never run backwards.
public enum MonotonicClock {
  /// Seconds since an arbitrary moment of this machine (`CLOCK_MONOTONIC`).
  public static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }
}
