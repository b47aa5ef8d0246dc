// SPDX-License-Identifier: Apache-2.0

import Observation
import Synchronization

/// Which properties of `@Observable` models one reader's last run read: a change of any of them, and
/// of no other, makes it run again.
@MainActor
struct ModelTracking {
  /// The types of readers that have read a model. Most never do, and are watched at no cost.
  private static var readingTypes: Set<ObjectIdentifier> = []

  private var run: TrackedRun?

  /// Runs the body; what it reads of models is watched until the next run, or until ``end()``.
  mutating func track<Result>(
    for reader: ViewNode & Reader, of type: Any.Type, _ body: () -> Result
  ) -> Result {
    end()
    let type = ObjectIdentifier(type)
    if run == nil, Self.readingTypes.contains(type) { run = TrackedRun() }
    let run = run
    run?.begin()
    return withObservationTracking(
      {
        run?.read()
        return body()
      },
      // Worked out only where the body read a model.
      onChange: Self.change(of: reader, in: run, type))
  }

  /// Watches nothing any more.
  func end() { run?.end() }

  private static func change(
    of reader: ViewNode & Reader, in run: TrackedRun?, _ type: ObjectIdentifier
  ) -> @Sendable () -> Void {
    // The first reader of a type has no run to end its watch by: it ends with the first change.
    readingTypes.insert(type)
    return { [weak node = reader as ViewNode] in
      guard run?.hasEnded != true else { return }
      MainQueue.perform {
        invalidate(node)
      } afterwards: {
        invalidate(node)
      }
    }
  }

  private static func invalidate(_ node: ViewNode?) {
    guard let reader = node as? any Reader, reader.isMounted else { return }
    reader.graph.invalidate(reader, isModel: true)
  }
}

/// A model of our own that a run reads beside the author's models. Observation has no way to stop
/// watching, but the first change of anything that was read stops the watch of all of it; so this one
/// changes when a run is over, and models that live long keep nothing of views that have gone.
private final class TrackedRun: Observable, Sendable {
  private let registrar = ObservationRegistrar()
  private let isOver = Atomic(true)

  private var moment: Void { () }

  var hasEnded: Bool { isOver.load(ordering: .acquiring) }

  func begin() { isOver.store(false, ordering: .releasing) }

  func read() { registrar.access(self, keyPath: \.moment) }

  func end() {
    guard !hasEnded else { return }
    isOver.store(true, ordering: .releasing)
    registrar.withMutation(of: self, keyPath: \.moment) {}
  }
}
