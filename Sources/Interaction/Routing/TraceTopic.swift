// SPDX-License-Identifier: Apache-2.0

/// What a line of the trace is about.
public enum TraceTopic: String, Hashable, Sendable, CaseIterable {
  case gestures, focus, keys, bus
}
