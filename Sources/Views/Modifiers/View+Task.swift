// SPDX-License-Identifier: Apache-2.0

/// A view with work that goes on for as long as it is there, or until a value is another.
private struct TaskView<Content: View, ID: Equatable>: View {
  let content: Content
  let id: ID
  let name: String?
  let priority: TaskPriority
  let action: @MainActor () async -> Void

  @State private var running = RunningTask()

  var body: some View {
    content
      .onAppear { running.appear(name, priority, action) }
      .onDisappear { running.disappear() }
      .onChange(of: id) { running.change(name, priority, action) }
  }
}

/// The one piece of work that goes on.
@MainActor
private final class RunningTask {
  private var task: Task<Void, Never>?
  private var isShown = false

  func appear(
    _ name: String?, _ priority: TaskPriority, _ action: @escaping @MainActor () async -> Void
  ) {
    isShown = true
    begin(name, priority, action)
  }

  /// What is on a page that is not shown begins when it is.
  func change(
    _ name: String?, _ priority: TaskPriority, _ action: @escaping @MainActor () async -> Void
  ) {
    if isShown { begin(name, priority, action) }
  }

  private func begin(
    _ name: String?, _ priority: TaskPriority, _ action: @escaping @MainActor () async -> Void
  ) {
    task?.cancel()
    task = Task(name: name, priority: priority) { await action() }
  }

  func disappear() {
    isShown = false
    task?.cancel()
    task = nil
  }
}

extension View {
  /// Work that begins when the view is shown, and is cancelled when it goes, or when another page is shown
  /// in the place of the one that it stands on.
  ///
  /// - Parameter name: For who looks at the program's tasks; nil for none.
  public func task(
    name: String? = nil, priority: TaskPriority = .userInitiated,
    _ action: @escaping @MainActor () async -> Void
  ) -> some View {
    TaskView(content: self, id: true, name: name, priority: priority, action: action)
  }

  /// The same; with another value it is cancelled and begins anew.
  ///
  /// - Parameter name: For who looks at the program's tasks; nil for none.
  public func task<T: Equatable>(
    id value: T, name: String? = nil, priority: TaskPriority = .userInitiated,
    _ action: @escaping @MainActor () async -> Void
  ) -> some View {
    TaskView(content: self, id: value, name: name, priority: priority, action: action)
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
