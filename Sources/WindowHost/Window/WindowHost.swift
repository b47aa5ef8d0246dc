// SPDX-License-Identifier: Apache-2.0

internal import CSDL2
import Foundation
import Gestures
import Interaction
internal import SDLInput
import Views
internal import WaylandSupplement
internal import XSupplement

/// Shows views in a window of X11 or Wayland.
@MainActor
public final class WindowHost: ApplicationHost {
  /// Input, time and updates.
  public let loop: HostLoop
  private let video: SDLVideo
  let window: SDLWindow
  private let cursors = PointerCursors()
  private var translator: EventTranslator
  /// What SDL does not tell; nil on another platform, and where that tells no more.
  private var xInput: XInput?
  private var touchpad: WaylandTouchpad?
  /// Movements that wait for the next frame.
  private var pending: [WindowInput] = []
  private var needsDrawing = true
  private let minimumSize: CGSize
  /// Under which the views were asked how small they can be.
  private var measuredSettings: DisplaySettings?

  /// Makes the window; it is on the screen and takes input from ``run()`` on.
  public init(
    viewHost: ViewHost, options: WindowOptions, measurer: PangoTextMeasurer
  ) throws(HostError) {
    minimumSize = options.minimumSize
    video = try SDLVideo(applicationName: options.applicationName)
    do {
      window = try SDLWindow(
        options: options, video: video, measurer: measurer,
        unitsAPoint: video.driver == "x11" ? XScreenScale.now() : 1)
    } catch {
      video.stop()
      throw error
    }
    translator = EventTranslator(fingerSpan: video.driver == "x11" ? .toLastPoint : .toEdge)
    loop = HostLoop(viewHost: viewHost) { [wake = video.wake] in wake() }
    loop.drawMoment = { [weak self] in
      self?.needsDrawing = true
      self?.draw()
    }
    viewHost.scene.clipboard = .desktop()
    takeGeometry()
  }

  /// The window's size and, where the platform says it, its place on the screen.
  public var geometry: WindowGeometry { window.geometry }

  /// Shows the window until it is closed, a termination signal, or `quit()`; then it is gone.
  public func run() {
    let signals = QuitSignals(of: loop)
    // The first control takes the focus when the window becomes active, so it has to be there.
    loop.update()
    boundSize()
    open()
    while !loop.isQuitting {
      collect(wait: loop.timeToSleep(hasInput: !pending.isEmpty || needsDrawing))
      dispatch()
      if loop.turn() { needsDrawing = true }
      boundSize()
      if loop.isMomentOver { draw() }
      cursors.show(viewHost.scene.pointerShape)
    }
    withExtendedLifetime(signals) {}
    cancelContacts()
    loop.update()
    video.wake.close()
    xInput = nil
    touchpad?.stop()
    if video.driver == "x11" { XServerTurn.wait() }
    cursors.close()
    window.close()
    video.stop()
  }

  /// Draws the views as they are now, at the window's own scale.
  public func writePNG(to path: String) throws(HostError) {
    loop.update()
    needsDrawing = true
    try window.picture(of: viewHost.displayList).writePNG(to: path)
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
    var index = 0
    while index < events.count {
      let event = events[index]
      // SDL sends what a key types right behind the key.
      let next = index + 1 < events.count ? events[index + 1] : nil
      index += 1
      if event.type == SDL_WINDOWEVENT.rawValue {
        // What happened before the window changed belongs to the window as it was.
        dispatch(isUrgent: true)
        windowChanged(event.window)
      } else if event.type == SDL_QUIT.rawValue {
        quit()
      } else {
        pending += translator.inputs(for: event, next: next, now: now, ticks: ticks)
      }
    }
    let scale = window.geometry.scale
    let told =
      xInput?.takeEvents().map { $0.inPoints(pixelsAPoint: scale) } ?? touchpad?.takeEvents() ?? []
    pending += told.compactMap { WindowInput($0) }
  }

  private func dispatch(isUrgent: Bool = false) {
    guard !pending.isEmpty else { return }
    let canWait = !isUrgent && pending.hasOnlyMovement
    guard !canWait || loop.isFrameDue(at: MonotonicClock.now) else { return }
    let inputs = pending.coalesced
    pending = []
    for input in inputs {
      switch input {
      case .pointer(let event): viewHost.scene.handle(event)
      case .scroll(let event): viewHost.scene.handle(event)
      case .touchpad(let event): viewHost.scene.handle(event)
      case .hover(let place, let time): viewHost.scene.hover(at: place, time: time)
      case .key(let event): loop.handle(event)
      }
    }
  }

  private func open() {
    do throws(HostError) {
      try window.open(viewHost.displayList)
      needsDrawing = false
      xInput = window.xWindow.flatMap { [wake = video.wake] in
        XInput(window: $0) { wake() }
      }
      translator.takesWheel = xInput?.hasScrolling != true
      touchpad = window.waylandSurface.flatMap { [wake = video.wake] in
        WaylandTouchpad(
          display: $0.display, surface: $0.surface, modifiers: { EventTranslator.heldModifiers },
          wake: { wake() })
      }
    } catch {
      end(error)
    }
  }

  /// No smaller than the views can be, at this size of text.
  private func boundSize() {
    guard measuredSettings != viewHost.settings else { return }
    measuredSettings = viewHost.settings
    let least = viewHost.leastSize
    window.setMinimumSize(
      CGSize(
        width: max(minimumSize.width, least.width), height: max(minimumSize.height, least.height)))
  }

  private func draw() {
    guard needsDrawing else { return }
    do throws(HostError) {
      try window.show(viewHost.displayList)
      needsDrawing = false
    } catch {
      end(error)
    }
  }

  private func end(_ error: HostError) {
    FileHandle.standardError.write(Data("evenhand: \(error)\n".utf8))
    quit()
  }

  private func windowChanged(_ event: SDL_WindowEvent) {
    guard event.windowID == window.id else { return }
    switch SDL_WindowEventID(rawValue: UInt32(event.event)) {
    case SDL_WINDOWEVENT_FOCUS_GAINED:
      loop.setActive(true)
      takeGeometry()
    case SDL_WINDOWEVENT_FOCUS_LOST:
      cancelContacts()
      loop.setActive(false)
    case SDL_WINDOWEVENT_HIDDEN, SDL_WINDOWEVENT_MINIMIZED:
      cancelContacts()
      window.isVisible = false
    case SDL_WINDOWEVENT_SHOWN, SDL_WINDOWEVENT_RESTORED, SDL_WINDOWEVENT_MAXIMIZED,
      SDL_WINDOWEVENT_EXPOSED:
      window.isVisible = true
      window.expose()
      needsDrawing = true
      takeGeometry()
    case SDL_WINDOWEVENT_MOVED, SDL_WINDOWEVENT_RESIZED, SDL_WINDOWEVENT_SIZE_CHANGED,
      SDL_WINDOWEVENT_DISPLAY_CHANGED:
      window.forgetFrame()
      needsDrawing = true
      takeGeometry()
    case SDL_WINDOWEVENT_LEAVE:
      viewHost.scene.hover(at: nil, time: MonotonicClock.now)
    case SDL_WINDOWEVENT_CLOSE:
      quit()
    default:
      break
    }
  }

  private func takeGeometry() {
    let geometry = window.geometry
    translator.pointers.size = geometry.size
    translator.pointers.unitsAPoint = window.unitsAPoint
    loop.takeGeometry(geometry)
  }

  private func cancelContacts() {
    pending = pending.filter { input in
      if case .key = input { true } else { false }
    }
    translator.pointers.forgetContacts()
    viewHost.scene.cancelAll(at: MonotonicClock.now)
  }

  /// SDL's timeout: -1 for ever, rounded up so that a deadline has passed when the wait is over.
  private static func milliseconds(_ seconds: Double?) -> Int32 {
    guard let seconds else { return -1 }
    return Int32(min(max(seconds * 1000, 0).rounded(.up), 3_600_000))
  }
}
