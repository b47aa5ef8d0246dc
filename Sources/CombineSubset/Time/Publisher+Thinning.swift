// SPDX-License-Identifier: Apache-2.0

extension Publishers {
  /// What `debounce` returns.
  public typealias Debounce<Upstream: Publisher, Context: Scheduler> =
    Map<Upstream, Upstream.Output>

  /// What `throttle` returns.
  public typealias Throttle<Upstream: Publisher, Context: Scheduler> =
    Map<Upstream, Upstream.Output>
}

extension Publisher {
  /// Hands out a value when none followed it for an interval.
  ///
  /// A value that still waits when the upstream finishes is lost.
  public func debounce<S: Scheduler>(
    for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.Debounce<Self, S> {
    thin { outlet in
      let waiting = Waiting(scheduler, options)
      return Debouncer(outlet) { waiting.run(after: $0 ? dueTime : .zero, $1) }
    }
  }

  /// Hands out at most one value in an interval; the first one at once, and each other one at the
  /// end of its interval.
  /// - Parameter latest: Whether the last value of an interval is handed out, or else the first one.
  public func throttle<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
  ) -> Publishers.Throttle<Self, S> {
    thin { outlet in
      let waiting = Waiting(scheduler, nil)
      return Throttler(outlet, latest: latest) { waiting.run(after: $0 ? interval : .zero, $1) }
    }
  }

  private func thin(
    _ makeThinner: @escaping (Outlet<Output, Failure>) -> some Thinner<Output, Failure>
  ) -> Publishers.Map<Self, Output> {
    Publishers.Operator(self) { outlet in
      let thinner = makeThinner(outlet)
      return Inlet(
        onSubscription: { subscription in
          let source = SubscriptionActions(
            cancel: {
              subscription.cancel()
              thinner.cancel()
            })
          outlet.open(source: source)
          if !outlet.isClosed { subscription.request(.unlimited) }
        },
        onValue: {
          thinner.take($0)
          return .none
        }, onCompletion: { thinner.finish($0) })
    }
  }
}
