// SPDX-License-Identifier: Apache-2.0

import Foundation

extension Publishers {
  /// What `receive(on:)` returns.
  public typealias ReceiveOn<Upstream: Publisher, Context: Scheduler> =
    Map<Upstream, Upstream.Output>

  /// What `subscribe(on:)` returns.
  public typealias SubscribeOn<Upstream: Publisher, Context: Scheduler> =
    Map<Upstream, Upstream.Output>

  /// What `delay` returns.
  public typealias Delay<Upstream: Publisher, Context: Scheduler> = Map<Upstream, Upstream.Output>
}

extension Publisher {
  /// Hands out values and the completion on a scheduler, in their order.
  public func receive<S: Scheduler>(
    on scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.ReceiveOn<Self, S> {
    carry(.zero, scheduler, options)
  }

  /// Begins the subscription on a scheduler.
  public func subscribe<S: Scheduler>(
    on scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.SubscribeOn<Self, S> {
    Publishers.Operator(self) { upstream, outlet in
      let inlet = Inlet<Output, Failure>(outlet) {
        outlet.send($0)
        return .none
      }
      Waiting(scheduler, options).run { upstream.subscribe(inlet) }
    }
  }

  /// Hands out values and the completion later by an interval.
  public func delay<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil,
    scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.Delay<Self, S> {
    carry(interval, scheduler, options)
  }

  private func carry<S: Scheduler>(
    _ interval: S.SchedulerTimeType.Stride, _ scheduler: S, _ options: S.SchedulerOptions?
  ) -> Publishers.Map<Self, Output> {
    Publishers.Operator(self) { outlet in
      let belt = Belt(outlet)
      let waiting = Waiting(scheduler, options)
      return Inlet(
        onSubscription: { outlet.open(source: belt.carrying($0)) },
        onValue: {
          belt.put(.value($0))
          waiting.run(after: interval) { [weak belt] in belt?.deliverNext() }
          return .none
        },
        onCompletion: {
          belt.put(.completion($0))
          waiting.run(after: interval) { [weak belt] in belt?.deliverNext() }
        })
    }
  }
}
