// SPDX-License-Identifier: Apache-2.0

extension Publishers {
  /// What `handleEvents` returns.
  public typealias HandleEvents<Upstream: Publisher> = Map<Upstream, Upstream.Output>
}

extension Publisher {
  /// Calls closures as things happen, and changes nothing.
  public func handleEvents(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
    receiveCancel: (() -> Void)? = nil,
    receiveRequest: ((Subscribers.Demand) -> Void)? = nil
  ) -> Publishers.HandleEvents<Self> {
    Publishers.HandleEvents(self) { outlet in
      Inlet(
        onSubscription: { subscription in
          receiveSubscription?(subscription)
          let source = SubscriptionActions(
            request: {
              receiveRequest?($0)
              subscription.request($0)
            },
            cancel: {
              receiveCancel?()
              subscription.cancel()
            })
          outlet.open(source: source)
        },
        onValue: {
          receiveOutput?($0)
          outlet.send($0)
          return .none
        },
        onCompletion: {
          receiveCompletion?($0)
          outlet.finish($0)
        })
    }
  }
}
