// SPDX-License-Identifier: Apache-2.0

/// A view with work that goes on for as long as it is there, or until a value is another.
private struct TaskView<Content: View, ID: Equatable>: View {
  let content: Content
  let id: ID
  let priority: TaskPriority
  let action: @MainActor () async -> Void

  @State private var running = RunningTask()

  var body: some View {
    content
      .onAppear { running.begin(priority, action) }
      .onDisappear { running.cancel() }
      .onChange(of: id) { running.begin(priority, action) }
  }
}

/// The one piece of work that goes on.
@MainActor
private final class RunningTask {
  private var task: Task<Void, Never>?

  func begin(_ priority: TaskPriority, _ action: @escaping @MainActor () async -> Void) {
    task?.cancel()
    task = Task(priority: priority) { await action() }
  }

  func cancel() {
    task?.cancel()
    task = nil
  }
}

extension View {
  /// Work that begins when the view is shown, and is cancelled when it goes.
  public func task(
    priority: TaskPriority = .userInitiated, _ action: @escaping @MainActor () async -> Void
  ) -> some View {
    TaskView(content: self, id: true, priority: priority, action: action)
  }

  /// The same; with another value it is cancelled and begins anew.
  public func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated,
    _ action: @escaping @MainActor () async -> Void
  ) -> some View {
    TaskView(content: self, id: value, priority: priority, action: action)
  }

  /// Runs with the new value after an update in which it changed. It is the action that was there
  /// before the change: what that captured by its value is as it was then.
  public func onChange<V: Equatable>(
    of value: V, perform action: @escaping (V) -> Void
  ) -> some View {
    ChangeView(content: self, value: value, isInitial: false, keepsAction: true) { _, new in
      action(new)
    }
  }
}
