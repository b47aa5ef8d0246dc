// SPDX-License-Identifier: Apache-2.0

/// A scene about which something is said.
struct ChangedScene<Content: Scene>: Scene, ScenePart {
  let content: Content
  let change: @MainActor (inout SceneParts) -> Void

  var body: Self { self }

  func add(to parts: inout SceneParts) {
    var own = SceneParts()
    content.addParts(to: &own)
    change(&own)
    parts.append(own)
  }
}

/// A window's views, with what is called when its phase changes.
private struct PhaseWatch: View {
  let content: AnyView
  let isInitial: Bool
  let action: (ScenePhase, ScenePhase) -> Void
  @Environment(\.scenePhase) private var phase

  var body: some View { content.onChange(of: phase, initial: isInitial, action) }
}

/// How a window's size follows its content; here the desktop changes it.
public enum WindowResizability: Hashable, Sendable { case automatic, contentSize, contentMinSize }

/// Whether a window opens when its application starts; here the first one does.
public enum SceneLaunchBehavior: Hashable, Sendable { case automatic, presented, suppressed }

/// Whether a window is as it was; here as it is written.
public enum SceneRestorationBehavior: Hashable, Sendable { case automatic, disabled }

/// How large a window becomes that is made as large as it should be; here as the desktop has it.
public enum WindowIdealSize: Hashable, Sendable { case automatic, fitToContent, maximum }

/// What a window is to what manages windows; here all are alike.
public enum WindowManagerRole: Hashable, Sendable { case automatic, principal, associated }

/// In front of what a window stands; here as the desktop has it.
public enum WindowLevel: Hashable, Sendable { case automatic, normal, floating, desktop }

extension Scene {
  private func changed(_ change: @escaping @MainActor (inout SceneParts) -> Void) -> some Scene {
    ChangedScene(content: self, change: change)
  }

  private func changedWindows(
    _ change: @escaping @MainActor (inout WindowPart) -> Void
  ) -> some Scene {
    changed { parts in
      for index in parts.windows.indices { change(&parts.windows[index]) }
      if var settings = parts.settings {
        change(&settings)
        parts.settings = settings
      }
    }
  }

  private func changedViews(_ change: @escaping @MainActor (AnyView) -> AnyView) -> some Scene {
    changedWindows { $0.changes.append(change) }
  }

  /// Menus above the views of the window.
  public func commands<C: Commands>(@CommandsBuilder content: () -> C) -> some Scene {
    let commands = content()
    return changed { $0.commands += commands.all }
  }

  /// Menus in the place of those that were said before.
  public func commandsReplaced<C: Commands>(@CommandsBuilder content: () -> C) -> some Scene {
    let commands = content()
    return changed { $0.commands = commands.all }
  }

  /// No menus, and no line for the scene's windows in the menu "Window".
  public func commandsRemoved() -> some Scene {
    changed { parts in
      parts.commands = []
      for index in parts.windows.indices { parts.windows[index].isListed = false }
    }
  }

  /// How large the window opens, in points.
  public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene {
    defaultSize(CGSize(width: width, height: height))
  }

  /// The same by a size in points.
  public func defaultSize(_ size: CGSize) -> some Scene {
    changedWindows { $0.size = size }
  }

  /// Sets an environment value for the views in the scenes.
  public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some Scene {
    changedViews { AnyView($0.environment(keyPath, value)) }
  }

  /// Gives a model to the views in the scenes.
  public func environment<Object: AnyObject & Observable>(_ object: Object?) -> some Scene {
    changedViews { AnyView($0.environment(object)) }
  }

  /// Gives a model to the views in the scenes.
  public func environmentObject<Object: ObservableObject>(_ object: Object) -> some Scene {
    changedViews { AnyView($0.environmentObject(object)) }
  }

  /// Calls when one of the scene's windows gets the keyboard, loses it, or is about to go.
  public func onChange(
    of phase: ScenePhase, initial: Bool = false,
    _ action: @escaping (_ old: ScenePhase, _ new: ScenePhase) -> Void
  ) -> some Scene {
    changedViews { AnyView(PhaseWatch(content: $0, isInitial: initial, action: action)) }
  }

  /// The same with the new phase alone.
  public func onChange(
    of phase: ScenePhase, perform action: @escaping (_ new: ScenePhase) -> Void
  ) -> some Scene {
    onChange(of: phase) { _, new in action(new) }
  }

  /// Accepted for the sake of the source: windows look as the desktop has them.
  public func windowStyle(_ style: WindowLook) -> some Scene { self }

  /// Accepted for the sake of the source: windows look as the desktop has them.
  public func windowToolbarStyle(_ style: WindowLook) -> some Scene { self }

  /// Accepted for the sake of the source: the desktop changes a window's size.
  public func windowResizability(_ resizability: WindowResizability) -> some Scene { self }

  /// Accepted for the sake of the source: the desktop places windows.
  public func defaultPosition(_ position: UnitPoint) -> some Scene { self }

  /// Accepted for the sake of the source: the desktop says where a window can be taken and moved.
  public func windowBackgroundDragBehavior(_ behavior: WindowInteractionBehavior) -> some Scene {
    self
  }

  /// Accepted for the sake of the source: the desktop says how large a window becomes.
  public func windowIdealSize(_ idealSize: WindowIdealSize) -> some Scene { self }

  /// Accepted for the sake of the source: windows are alike to the desktop.
  public func windowManagerRole(_ role: WindowManagerRole) -> some Scene { self }

  /// Accepted for the sake of the source: the desktop places windows.
  public func windowLevel(_ level: WindowLevel) -> some Scene { self }

  /// Accepted for the sake of the source: the first window opens.
  public func defaultLaunchBehavior(_ behavior: SceneLaunchBehavior) -> some Scene { self }

  /// Accepted for the sake of the source: a window opens as it is written.
  public func restorationBehavior(_ behavior: SceneRestorationBehavior) -> some Scene { self }

  /// Accepted for the sake of the source: nothing hands activities over.
  public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene { self }

  /// A key that opens the scene's window, where that is not the first: its line in the menu "Window" has
  /// it.
  public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) -> some Scene {
    changedWindows { $0.shortcut = KeyboardShortcut(key, modifiers: modifiers) }
  }
}
