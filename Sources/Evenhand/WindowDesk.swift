// SPDX-License-Identifier: Apache-2.0

import WindowHost

/// A window beside the application's first.
@MainActor
final class OpenWindow {
  let part: WindowPart
  let topic: WindowTopic
  /// Nil until it is on its host.
  var loop: HostLoop?

  init(_ part: WindowPart, about value: AnyHashable?) {
    self.part = part
    topic = WindowTopic(value)
  }

  /// A window that there is once is a tool beside the others, without their menus.
  var hasMenus: Bool { !part.isSingle }
}

/// Opens and closes an application's windows beside its first.
@MainActor
final class WindowDesk {
  /// Where the windows are shown, and what goes along with each.
  struct Place {
    let host: any ApplicationHost
    let opened: (HostLoop) -> Void
    let closed: (HostLoop) -> Void
  }

  let parts: SceneParts
  private let measurer: any TextMeasurer
  private var place: Place?
  private var windows: [OpenWindow] = []
  private static weak var current: WindowDesk?

  init(parts: SceneParts, measurer: any TextMeasurer) {
    self.parts = parts
    self.measurer = measurer
  }

  /// That of the running application; nil, which is said, where none runs.
  static func running(_ caller: String) -> WindowDesk? {
    if current == nil { Notice.once("\(caller): no application with windows runs.") }
    return current
  }

  /// The application runs.
  func start(_ place: Place) {
    self.place = place
    Self.current = self
    place.host.loop.onClosed = { [weak self] in self?.place.map { $0.closed($0.host.loop) } }
  }

  /// The views of the first window.
  func host(title: String) -> ViewHost {
    ViewHost(title: title, measurer: measurer) { SceneRoot(desk: self, window: nil) }
  }

  /// Whether the host can show more than one window.
  var opensWindows: Bool { place?.host.opensWindows ?? false }

  /// False where the host has one window.
  func open(_ part: WindowPart, about value: AnyHashable?) -> Bool {
    guard let place, place.host.opensWindows else { return false }
    // After the update or the input that asks for it.
    place.host.loop.mailbox.post { [weak self] in self?.show(part, about: value, in: place.host) }
    return true
  }

  /// Opens the window that is named, or that is for such values.
  ///
  /// - Parameter otherwise: Called where the host has one window.
  func open(
    id: String?, value: AnyHashable?,
    otherwise: @MainActor (WindowPart, AnyHashable?) -> Void = WindowDesk.sayOneWindow
  ) {
    guard let part = parts.window(id: id, about: value) else {
      return Notice.once("No scene is a window called \(id ?? "nothing") for \(value as Any).")
    }
    if !open(part, about: value) { otherwise(part, value) }
  }

  /// The same for the settings.
  func openSettings(
    otherwise: @MainActor (WindowPart, AnyHashable?) -> Void = WindowDesk.sayOneWindow
  ) {
    guard let settings = parts.settings else { return Notice.once("No scene is Settings.") }
    if !open(settings, about: nil) { otherwise(settings, nil) }
  }

  static func sayOneWindow(_ part: WindowPart, _ value: AnyHashable?) {
    Notice.once("This application has one window.")
  }

  private func show(
    _ part: WindowPart, about value: AnyHashable?, in host: any ApplicationHost
  ) {
    if part.isSingle || part.valueType != nil,
      let loop = shownAlready(part, about: value, in: host)
    {
      return host.bringForward(loop)
    }
    let window = OpenWindow(part, about: value)
    let viewHost = ViewHost(title: part.title, measurer: measurer) {
      SceneRoot(desk: self, window: window)
    }
    viewHost.settings = host.viewHost.settings
    var options = WindowOptions(title: part.title)
    options.minimumSize = Self.leastSize
    options.size = part.size ?? Self.size(of: viewHost)
    do throws(HostError) {
      try host.open(viewHost, options: options) { loop in
        window.loop = loop
        windows.append(window)
        loop.onClosed = { [weak self, weak window] in window.map { self?.hasClosed($0) } }
        place?.opened(loop)
      }
    } catch {
      Notice.once("\(part.title): \(error)")
    }
  }

  /// The window in which the same is shown.
  private func shownAlready(
    _ part: WindowPart, about value: AnyHashable?, in host: any ApplicationHost
  ) -> HostLoop? {
    let isFirst = part.isSingle && part.id != nil && part.id == parts.windows.first?.id
    if isFirst, !host.loop.isClosing { return host.loop }
    return windows.first {
      $0.part.title == part.title && $0.part.id == part.id && $0.topic.value == value
    }?.loop
  }

  private func hasClosed(_ window: OpenWindow) {
    windows.removeAll { $0 === window }
    if let loop = window.loop { place?.closed(loop) }
    // Its views know the window.
    window.loop = nil
  }

  func close(_ window: OpenWindow) { window.loop?.close() }

  /// - Parameter window: The window that asks; nil for the first, or for none in particular.
  func close(_ request: DismissWindowAction.Request, from window: OpenWindow?) {
    if request.id == nil, request.value == nil {
      if let window { close(window) } else { place?.host.loop.close() }
      return
    }
    for window in windows {
      if let id = request.id, window.part.id != id { continue }
      if let value = request.value, window.topic.value != value { continue }
      close(window)
    }
    guard let first = parts.windows.first, request.value == nil, first.id == request.id else {
      return
    }
    place?.host.loop.close()
  }

  // Sizes in points: a window is as large as its views want to be, within what is usual.
  private static let leastSize = CGSize(width: 240, height: 120)
  private static let usualSizes = (
    least: CGSize(width: 360, height: 200), most: HeadlessHost.defaultSize
  )

  private static func size(of viewHost: ViewHost) -> CGSize {
    viewHost.size = usualSizes.most
    viewHost.update()
    let ideal = viewHost.idealSize
    return CGSize(
      width: min(max(ideal.width, usualSizes.least.width), usualSizes.most.width),
      height: min(max(ideal.height, usualSizes.least.height), usualSizes.most.height))
  }
}
