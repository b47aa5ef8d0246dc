// SPDX-License-Identifier: Apache-2.0

internal import CSDL2
import Foundation
import Interaction
import Views
internal import XSupplement

/// Shows views in windows of X11 or Wayland.
@MainActor
public final class WindowHost: ApplicationHost {
  /// Input, time and updates of the first window.
  public let loop: HostLoop
  private let video: SDLVideo
  private let measurer: PangoTextMeasurer
  private let cursors = PointerCursors()
  /// The first one, and others in the order in which they opened.
  private var windows: [ShownWindow] = []
  /// Whether new windows are shown at once.
  private var isRunning = false

  /// Makes the window; it is on the screen and takes input from ``run()`` on.
  public init(
    viewHost: ViewHost, options: WindowOptions, measurer: PangoTextMeasurer
  ) throws(HostError) {
    self.measurer = measurer
    video = try SDLVideo(applicationName: options.applicationName)
    loop = HostLoop(viewHost: viewHost) { [wake = video.wake] in wake() }
    do {
      windows = [try ShownWindow(loop, options: options, video: video, measurer: measurer)]
    } catch {
      video.stop()
      throw error
    }
  }

  /// The first window's size and, where the platform says it, its place on the screen.
  public var geometry: WindowGeometry {
    shown(loop)?.window.geometry ?? WindowGeometry(size: viewHost.size)
  }

  /// True.
  public var opensWindows: Bool { true }

  /// Opens another window, in front of the others and with the keyboard.
  public func open(
    _ viewHost: ViewHost, options: WindowOptions, prepare: (HostLoop) -> Void
  ) throws(HostError) {
    let window = try ShownWindow(
      HostLoop(viewHost: viewHost, beside: loop), options: options, video: video,
      measurer: measurer)
    windows.append(window)
    prepare(window.loop)
    if isRunning { window.open() }
  }

  /// Brings a window in front of the others, as far as the desktop lets a program do that.
  public func bringForward(_ loop: HostLoop) { shown(loop)?.window.bringForward() }

  private func shown(_ loop: HostLoop) -> ShownWindow? { windows.first { $0.loop === loop } }

  /// Shows the windows until the last is closed, a termination signal, or `quit()`; then they are gone.
  public func run() {
    let signals = QuitSignals(of: loop)
    isRunning = true
    for window in windows { window.open() }
    while !loop.isQuitting {
      collect(wait: windows.compactMap(\.timeToSleep).min())
      for window in windows { window.dispatch() }
      for window in windows { window.turn() }
      guard windows.contains(where: { !$0.loop.isClosing }) else { break }
      takeAwayClosed()
      if let pointed { cursors.show(pointed.loop.viewHost.scene.pointerShape) }
    }
    isRunning = false
    withExtendedLifetime(signals) {}
    for window in windows { window.endInput() }
    video.wake.close()
    awaitServer()
    cursors.close()
    for window in windows { window.close() }
    windows = []
    video.stop()
  }

  /// Draws the views of the first window as they are now, at the window's own scale.
  public func writePNG(to path: String) throws(HostError) {
    guard let window = shown(loop) ?? windows.first else { throw .picture("no window is open") }
    try window.picture().writePNG(to: path)
  }

  /// Some windows close while others stay.
  private func takeAwayClosed() {
    let closed = windows.filter(\.loop.isClosing)
    guard !closed.isEmpty else { return }
    for window in closed { window.endInput() }
    video.wake.holdingBack {
      awaitServer()
      for window in closed { window.close() }
    }
    windows.removeAll { $0.loop.isClosing }
    for window in closed { window.loop.onClosed?() }
    // Where a window manager gives the keyboard to another window, that is the one.
    if !windows.contains(where: \.loop.viewHost.scene.isActive) {
      windows.last?.window.bringForward()
    }
  }

  /// The server has done all that it was asked for.
  private func awaitServer() {
    if video.driver == "x11" { XServerTurn.wait() }
  }

  /// The window under the pointer.
  private var pointed: ShownWindow? {
    guard windows.count > 1 else { return windows.first }
    let id = SDL_GetMouseFocus().map(SDL_GetWindowID)
    return windows.first { $0.window.id == id }
  }

  /// Waits for the first event, then takes all that are there.
  private func collect(wait seconds: Double?) {
    var events: [SDL_Event] = []
    var event = SDL_Event()
    if SDL_WaitEventTimeout(&event, Self.milliseconds(seconds)) != 0 {
      events.append(event)
      while SDL_PollEvent(&event) != 0 { events.append(event) }
    }
    let now = MonotonicClock.now
    let ticks = SDL_GetTicks()
    for (index, event) in events.enumerated() {
      if event.type == SDL_QUIT.rawValue {
        quit()
      } else if let window = window(of: event) {
        let next = index + 1 < events.count ? events[index + 1] : nil
        window.take(event, next: next, now: now, ticks: ticks)
      }
    }
    for window in windows { window.takeSupplement() }
  }

  /// The window that an event is for; nil for one that is for none.
  private func window(of event: SDL_Event) -> ShownWindow? {
    let id: UInt32? =
      switch SDL_EventType(rawValue: event.type) {
      case SDL_WINDOWEVENT: event.window.windowID
      case SDL_KEYDOWN, SDL_KEYUP: event.key.windowID
      case SDL_TEXTINPUT: event.text.windowID
      case SDL_MOUSEMOTION: event.motion.windowID
      case SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP: event.button.windowID
      case SDL_MOUSEWHEEL: event.wheel.windowID
      case SDL_FINGERDOWN, SDL_FINGERUP, SDL_FINGERMOTION: event.tfinger.windowID
      default: nil
      }
    guard let id else { return nil }
    if let window = windows.first(where: { $0.window.id == id }) { return window }
    // An event of a device without a window.
    return id == 0 ? windows.first(where: \.loop.viewHost.scene.isActive) ?? windows.first : nil
  }

  /// SDL's timeout: -1 for ever, rounded up so that a deadline has passed when the wait is over.
  private static func milliseconds(_ seconds: Double?) -> Int32 {
    guard let seconds else { return -1 }
    return Int32(min(max(seconds * 1000, 0).rounded(.up), 3_600_000))
  }
}
