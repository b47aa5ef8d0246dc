// SPDX-License-Identifier: Apache-2.0

/// A subscription made of two closures.
struct SubscriptionActions: Subscription {
  private let onRequest: (Subscribers.Demand) -> Void
  private let onCancel: () -> Void

  init(
    request: @escaping (Subscribers.Demand) -> Void = { _ in }, cancel: @escaping () -> Void = {}
  ) {
    onRequest = request
    onCancel = cancel
  }

  func request(_ demand: Subscribers.Demand) { onRequest(demand) }

  func cancel() { onCancel() }
}
