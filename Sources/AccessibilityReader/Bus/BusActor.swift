// SPDX-License-Identifier: Apache-2.0

/// Everything that talks to the bus happens here, on one thread.
@globalActor
actor BusActor {
  static let shared = BusActor()
  static let executor = BusExecutor()

  nonisolated var unownedExecutor: UnownedSerialExecutor {
    Self.executor.asUnownedSerialExecutor()
  }
}
