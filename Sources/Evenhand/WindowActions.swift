// SPDX-License-Identifier: Apache-2.0

/// Opens one of the application's other windows. Read it by `@Environment(\.openWindow)`.
public struct OpenWindowAction {
  let open: @MainActor (_ id: String?, _ value: AnyHashable?) -> Void

  init(open: @escaping @MainActor (_ id: String?, _ value: AnyHashable?) -> Void) {
    self.open = open
  }

  /// The one with this name.
  @MainActor public func callAsFunction(id: String) { open(id, nil) }
  /// The one with this name, about a value.
  @MainActor public func callAsFunction<D: Hashable>(id: String, value: D) {
    open(id, AnyHashable(value))
  }
  /// The one that is for such values.
  @MainActor public func callAsFunction<D: Hashable>(value: D) { open(nil, AnyHashable(value)) }
}

/// Closes windows. Read it by `@Environment(\.dismissWindow)`.
public struct DismissWindowAction {
  /// Which ones: all with the name and the value that are there, and without either the window itself.
  struct Request {
    var id: String?
    var value: AnyHashable?
  }

  let close: @MainActor (Request) -> Void

  init(close: @escaping @MainActor (Request) -> Void) { self.close = close }

  /// The window whose view calls it.
  @MainActor public func callAsFunction() { close(Request()) }
  /// Those with this name.
  @MainActor public func callAsFunction(id: String) { close(Request(id: id)) }
  /// The one with this name that is about a value.
  @MainActor public func callAsFunction<D: Hashable>(id: String, value: D) {
    close(Request(id: id, value: AnyHashable(value)))
  }
  /// The one that is about a value.
  @MainActor public func callAsFunction<D: Hashable>(value: D) {
    close(Request(value: AnyHashable(value)))
  }
}

/// Opens the application's ``Settings``. Read it by `@Environment(\.openSettings)`.
public struct OpenSettingsAction {
  let open: @MainActor () -> Void

  init(open: @escaping @MainActor () -> Void) { self.open = open }

  /// Opens them.
  @MainActor public func callAsFunction() { open() }
}

// Where no view of a window is round who reads them, they are those of the running application.

private enum OpenWindowKey: EnvironmentKey {
  static var defaultValue: OpenWindowAction {
    OpenWindowAction { WindowDesk.running("openWindow")?.open(id: $0, value: $1) }
  }
}

private enum DismissWindowKey: EnvironmentKey {
  static var defaultValue: DismissWindowAction {
    DismissWindowAction { WindowDesk.running("dismissWindow")?.close($0, from: nil) }
  }
}

private enum OpenSettingsKey: EnvironmentKey {
  static var defaultValue: OpenSettingsAction {
    OpenSettingsAction { WindowDesk.running("openSettings")?.openSettings() }
  }
}

extension EnvironmentValues {
  /// Opens one of the application's other windows.
  public var openWindow: OpenWindowAction {
    get { self[OpenWindowKey.self] }
    set { self[OpenWindowKey.self] = newValue }
  }

  /// Closes windows.
  public var dismissWindow: DismissWindowAction {
    get { self[DismissWindowKey.self] }
    set { self[DismissWindowKey.self] = newValue }
  }

  /// Opens the application's settings.
  public var openSettings: OpenSettingsAction {
    get { self[OpenSettingsKey.self] }
    set { self[OpenSettingsKey.self] = newValue }
  }
}
