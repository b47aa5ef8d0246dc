// SPDX-License-Identifier: Apache-2.0

/// How much work updates made, for tests that only what changed is done again.
public struct ViewStatistics {
  /// How many bodies ran.
  public private(set) var bodyEvaluations = 0
  /// How many updates there were.
  public internal(set) var updates = 0
  private var byType: [ObjectIdentifier: Int] = [:]

  mutating func count<V: View>(_ type: V.Type) {
    bodyEvaluations += 1
    byType[ObjectIdentifier(type), default: 0] += 1
  }

  /// How many times the body of views of this type ran.
  public func bodyEvaluations<V: View>(of type: V.Type) -> Int {
    byType[ObjectIdentifier(type)] ?? 0
  }
}
