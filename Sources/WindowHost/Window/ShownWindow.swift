// SPDX-License-Identifier: Apache-2.0

internal import CSDL2
import Foundation
import Gestures
import Interaction
internal import SDLInput
import Views
internal import WaylandSupplement
internal import XSupplement

/// One of a host's windows: input on its way to the views, and what they show on its way to the screen.
@MainActor
final class ShownWindow {
  let loop: HostLoop
  let window: SDLWindow
  private let video: SDLVideo
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
  /// The scene's title when the window's bar was last written.
  private var knownTitle: String
  private var viewHost: ViewHost { loop.viewHost }

  /// It is on the screen and takes input from ``open()`` on.
  init(
    _ loop: HostLoop, options: WindowOptions, video: SDLVideo, measurer: PangoTextMeasurer
  ) throws(HostError) {
    self.loop = loop
    self.video = video
    minimumSize = options.minimumSize
    knownTitle = loop.viewHost.scene.title
    window = try SDLWindow(
      options: options, video: video, measurer: measurer,
      unitsAPoint: video.driver == "x11" ? XScreenScale.now() : 1)
    translator = EventTranslator(fingerSpan: video.driver == "x11" ? .toLastPoint : .toEdge)
    loop.drawMoment = { [weak self] in
      self?.needsDrawing = true
      self?.draw()
    }
    viewHost.scene.clipboard = .desktop()
    takeGeometry()
  }

  /// Shows it for the first time.
  func open() {
    // The first control takes the focus when the window becomes active, so it has to be there.
    loop.update()
    boundSize()
    followTitle()
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

  /// What listens to the window, and the window. Nothing may be under way to it any more.
  func close() {
    xInput = nil
    touchpad?.stop()
    touchpad = nil
    window.close()
  }

  /// Nothing that is on the way counts any more.
  func endInput() {
    cancelContacts()
    viewHost.leave()
    loop.update()
  }

  var timeToSleep: Double? { loop.timeToSleep(hasInput: !pending.isEmpty || needsDrawing) }

  /// Takes an event of SDL's.
  ///
  /// - Parameter next: The one behind it: SDL sends what a key types right behind the key.
  func take(_ event: SDL_Event, next: SDL_Event?, now: Double, ticks: UInt32) {
    if event.type == SDL_WINDOWEVENT.rawValue {
      // What happened before the window changed belongs to the window as it was.
      dispatch(isUrgent: true)
      windowChanged(event.window)
    } else {
      pending += translator.inputs(for: event, next: next, now: now, ticks: ticks)
    }
  }

  /// Takes what others than SDL tell.
  func takeSupplement() {
    let scale = window.geometry.scale
    let told =
      xInput?.takeEvents().map { $0.inPoints(pixelsAPoint: scale) } ?? touchpad?.takeEvents() ?? []
    pending += told.compactMap { WindowInput($0) }
  }

  func dispatch(isUrgent: Bool = false) {
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

  /// Does what is due, and shows what came of it.
  func turn() {
    if loop.turn() { needsDrawing = true }
    boundSize()
    followTitle()
    if loop.isMomentOver { draw() }
  }

  /// The views as they are now.
  func picture() throws(HostError) -> Picture {
    loop.update()
    needsDrawing = true
    return try window.picture(of: viewHost.displayList)
  }

  /// No smaller than the views can be, at this size of text.
  private func boundSize() {
    guard measuredSettings != viewHost.settings else { return }
    measuredSettings = viewHost.settings
    let least = viewHost.leastSize(inWidth: minimumSize.width)
    window.setMinimumSize(
      CGSize(
        width: max(minimumSize.width, least.width), height: max(minimumSize.height, least.height)))
  }

  /// The bar says what the views say, from the first time that they do.
  private func followTitle() {
    guard knownTitle != viewHost.scene.title else { return }
    knownTitle = viewHost.scene.title
    window.setTitle(knownTitle)
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
    loop.quit()
  }

  private func windowChanged(_ event: SDL_WindowEvent) {
    switch SDL_WindowEventID(rawValue: UInt32(event.event)) {
    case SDL_WINDOWEVENT_FOCUS_GAINED:
      translator.keyboardCame = event.timestamp
      loop.setActive(true)
      takeGeometry()
    case SDL_WINDOWEVENT_FOCUS_LOST:
      translator.keyboardCame = nil
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
      loop.close()
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
}
