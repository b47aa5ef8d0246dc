// SPDX-License-Identifier: Apache-2.0

/// A scene about which something is said.
struct ChangedScene<Content: Scene>: Scene, ScenePart {
  let content: Content
  let change: @MainActor (inout SceneParts) -> Void

  var body: Self { self }

  func add(to parts: inout SceneParts) {
    content.addParts(to: &parts)
    change(&parts)
  }
}

/// How a window's size follows its content; here the desktop changes it.
public enum WindowResizability: Hashable, Sendable { case automatic, contentSize, contentMinSize }

/// Whether a window comes back when its application starts; here the first one does.
public enum SceneLaunchBehavior: Hashable, Sendable { case automatic, presented, suppressed }

/// Whether a window is as it was; here as it is written.
public enum SceneRestorationBehavior: Hashable, Sendable { case automatic, disabled }

/// In front of what a window stands; here as the desktop has it.
public enum WindowLevel: Hashable, Sendable { case automatic, normal, floating, desktop }

extension Scene {
  private func changed(_ change: @escaping @MainActor (inout SceneParts) -> Void) -> some Scene {
    ChangedScene(content: self, change: change)
  }

  /// Menus above the views of the window.
  public func commands<C: Commands>(@CommandsBuilder content: () -> C) -> some Scene {
    let commands = content()
    return changed { commands.addMenus(to: &$0.menus) }
  }

  /// Menus in the place of those that were said before.
  public func commandsReplaced<C: Commands>(@CommandsBuilder content: () -> C) -> some Scene {
    let commands = content()
    return changed {
      $0.menus = []
      commands.addMenus(to: &$0.menus)
    }
  }

  /// No menus.
  public func commandsRemoved() -> some Scene { changed { $0.menus = [] } }

  /// How large the window opens, in points.
  public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene {
    defaultSize(CGSize(width: width, height: height))
  }

  /// The same by a size in points.
  public func defaultSize(_ size: CGSize) -> some Scene {
    changed { parts in
      for index in parts.windows.indices { parts.windows[index].size = size }
    }
  }

  /// Sets an environment value for the views in the scenes.
  public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some Scene {
    changed { $0.changes.append { AnyView($0.environment(keyPath, value)) } }
  }

  /// Gives a model to the views in the scenes.
  public func environment<Object: AnyObject & Observable>(_ object: Object?) -> some Scene {
    changed { $0.changes.append { AnyView($0.environment(object)) } }
  }

  /// Gives a model to the views in the scenes.
  public func environmentObject<Object: ObservableObject>(_ object: Object) -> some Scene {
    changed { $0.changes.append { AnyView($0.environmentObject(object)) } }
  }

  /// Accepted for the sake of the source: a scene is always active.
  public func onChange(
    of phase: ScenePhase, initial: Bool = false,
    _ action: @escaping (_ old: ScenePhase, _ new: ScenePhase) -> Void
  ) -> some Scene { self }

  /// Accepted for the sake of the source: a scene is always active.
  public func onChange(
    of phase: ScenePhase, perform action: @escaping (_ new: ScenePhase) -> Void
  ) -> some Scene { self }

  /// Accepted for the sake of the source: windows look as the desktop has them.
  public func windowStyle(_ style: WindowLook) -> some Scene { self }

  /// Accepted for the sake of the source: windows look as the desktop has them.
  public func windowToolbarStyle(_ style: WindowLook) -> some Scene { self }

  /// Accepted for the sake of the source: the desktop changes a window's size.
  public func windowResizability(_ resizability: WindowResizability) -> some Scene { self }

  /// Accepted for the sake of the source: the desktop places windows.
  public func defaultPosition(_ position: UnitPoint) -> some Scene { self }

  /// Accepted for the sake of the source: the desktop places windows.
  public func windowLevel(_ level: WindowLevel) -> some Scene { self }

  /// Accepted for the sake of the source: the first window opens.
  public func defaultLaunchBehavior(_ behavior: SceneLaunchBehavior) -> some Scene { self }

  /// Accepted for the sake of the source: a window opens as it is written.
  public func restorationBehavior(_ behavior: SceneRestorationBehavior) -> some Scene { self }

  /// Accepted for the sake of the source: nothing hands activities over.
  public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene { self }

  /// Accepted for the sake of the source: a window is opened by a control.
  public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) -> some Scene { self }
}
