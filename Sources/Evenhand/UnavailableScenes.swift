// SPDX-License-Identifier: Apache-2.0

// Scenes of SwiftUI that are not here, each with what to write instead. They are values that can be
// called like the scene, so that the compiler looks at nothing but the name.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// What stands where a scene of SwiftUI's is that is not here: it takes whatever that takes.
@dynamicCallable
@dynamicMemberLookup
@MainActor @preconcurrency
public struct UnavailableScene: Scene {
  init() {}

  /// Takes whatever the name takes.
  public func dynamicallyCall(withKeywordArguments arguments: KeyValuePairs<String, Any?>)
    -> UnavailableScene
  { self }

  /// Whatever stands behind the name.
  public subscript(dynamicMember name: String) -> UnavailableScene { self }

  public var body: some Scene { Settings { EmptyView() } }
}

/// Not here.
@available(*, unavailable, message: "a desktop has no menu bar for programs; use commands")
@MainActor public var MenuBarExtra: UnavailableScene { UnavailableScene() }

/// Not here.
@available(
  *, unavailable, message: "there are no document scenes here; use fileImporter in a WindowGroup"
)
@MainActor public var DocumentGroup: UnavailableScene { UnavailableScene() }

/// Not here.
@available(*, unavailable, message: "the desktop places windows; use defaultSize")
@MainActor public var WindowPlacement: UnavailableScene { UnavailableScene() }

/// Not here.
@available(*, unavailable, message: "a window has no depth; use WindowGroup")
@MainActor public var ImmersiveSpace: UnavailableScene { UnavailableScene() }

/// Not here.
@available(*, unavailable, message: "a desktop has no menu bar for programs; use commands")
public struct MenuBarExtraStyle: Sendable {
  /// Nothing.
  public static var automatic: MenuBarExtraStyle { MenuBarExtraStyle() }
  /// Nothing.
  public static var menu: MenuBarExtraStyle { MenuBarExtraStyle() }
  /// Nothing.
  public static var window: MenuBarExtraStyle { MenuBarExtraStyle() }
}

extension Scene {
  /// Not here.
  @available(*, unavailable, message: "a desktop has no menu bar for programs; use commands")
  public func menuBarExtraStyle(_ style: MenuBarExtraStyle) -> some Scene { self }

  /// Not here.
  @available(
    *, unavailable, message: "there is no SwiftData here; give an @Observable model by environment"
  )
  public var modelContainer: UnavailableScene { UnavailableScene() }

  /// Not here.
  @available(*, unavailable, message: "nothing runs while there is no window; use task on a view")
  public var backgroundTask: UnavailableScene { UnavailableScene() }

  /// Not here.
  @available(*, unavailable, message: "the desktop places windows; use defaultSize")
  public var defaultWindowPlacement: UnavailableScene { UnavailableScene() }

  /// Not here.
  @available(*, unavailable, message: "the desktop places windows; use defaultSize")
  public var windowIdealPlacement: UnavailableScene { UnavailableScene() }

  /// Not here.
  @available(*, unavailable, message: "a window has no depth; use WindowGroup")
  public var immersionStyle: UnavailableScene { UnavailableScene() }

  /// Not here.
  @available(*, unavailable, message: "put onChange on a view in the window")
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ old: V, _ new: V) -> Void
  ) -> some Scene { self }
}
