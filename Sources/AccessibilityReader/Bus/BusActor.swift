// SPDX-License-Identifier: Apache-2.0

/// Everything that talks to the bus happens here, on one thread.
@globalActor
actor BusActor {
  static let shared = BusActor()
  private let executor = MainContextExecutor()

  nonisolated var unownedExecutor: UnownedSerialExecutor {
    executor.asUnownedSerialExecutor()
  }
}
