// SPDX-License-Identifier: Apache-2.0

internal import CSDL2
internal import CSDLWindow
import Foundation
import Semantics
import Views

/// One window on the screen: its place, its size and its pixels.
@MainActor
final class SDLWindow {
  private let pointer: OpaquePointer
  private let renderer: CairoRenderer
  private let painter: FramePainter
  private let tellsPosition: Bool
  /// What SDL counts where a point is: pixels on X11, points elsewhere.
  let unitsAPoint: Double
  /// SDL's number of the window, which its events carry.
  let id: UInt32
  /// False while it is minimised or hidden: nothing needs to be drawn.
  var isVisible = true
  /// Whether all that was drawn has to be handed to the screen again.
  private var isExposed = true

  init(
    options: WindowOptions, video: SDLVideo, measurer: PangoTextMeasurer, unitsAPoint: Double
  ) throws(HostError) {
    let flags =
      SDL_WINDOW_HIDDEN.rawValue | SDL_WINDOW_RESIZABLE.rawValue
      | SDL_WINDOW_ALLOW_HIGHDPI.rawValue
    // SDL_WINDOWPOS_UNDEFINED, a macro that Swift does not import.
    let anywhere: Int32 = 0x1FFF_0000
    let room = unitsAPoint == 1 ? nil : Self.room
    guard
      let pointer = SDL_CreateWindow(
        options.title, anywhere, anywhere,
        Self.length(options.size.width * unitsAPoint, within: room?.width),
        Self.length(options.size.height * unitsAPoint, within: room?.height), flags)
    else { throw .display(SDLVideo.lastError) }
    self.unitsAPoint = unitsAPoint
    self.pointer = pointer
    id = SDL_GetWindowID(pointer)
    renderer = CairoRenderer(measurer: measurer)
    painter = FramePainter(renderer: renderer)
    tellsPosition = video.driver == "x11"
  }

  func setTitle(_ title: String) { SDL_SetWindowTitle(pointer, title) }

  /// In points, as far as the screen has room.
  func setMinimumSize(_ size: CGSize) {
    let room = Self.room
    SDL_SetWindowMinimumSize(
      pointer, Self.length(size.width * unitsAPoint, within: room?.width),
      Self.length(size.height * unitsAPoint, within: room?.height))
  }

  var geometry: WindowGeometry {
    var (width, height): (Int32, Int32) = (0, 0)
    SDL_GetWindowSize(pointer, &width, &height)
    var (pixelWidth, pixelHeight): (Int32, Int32) = (0, 0)
    SDL_GetWindowSizeInPixels(pointer, &pixelWidth, &pixelHeight)
    var origin: Point?
    if tellsPosition {
      var (x, y): (Int32, Int32) = (0, 0)
      SDL_GetWindowPosition(pointer, &x, &y)
      origin = Point(x: Double(x), y: Double(y))
    }
    return WindowGeometry(
      size: CGSize(width: Double(width) / unitsAPoint, height: Double(height) / unitsAPoint),
      scale: (width > 0 && pixelWidth > 0 ? Double(pixelWidth) / Double(width) : 1) * unitsAPoint,
      screenUnitsAPoint: unitsAPoint, screenOrigin: origin)
  }

  /// X's number of the window; nil on another platform.
  var xWindow: UInt32? {
    let number = sdl_x11_window(UnsafeMutableRawPointer(pointer))
    return number == 0 ? nil : number
  }

  /// The connection and the surface of Wayland; nil on another platform.
  var waylandSurface: (display: UnsafeMutableRawPointer, surface: UnsafeMutableRawPointer)? {
    let window = UnsafeMutableRawPointer(pointer)
    guard let display = sdl_wayland_display(window), let surface = sdl_wayland_surface(window)
    else { return nil }
    return (display, surface)
  }

  /// Puts the window on the screen, with its first frame drawn before.
  func open(_ list: DisplayList) throws(HostError) {
    try draw(list)
    SDL_ShowWindow(pointer)
    try show(list)
  }

  /// The screen has lost what was shown.
  func expose() {
    isExposed = true
  }

  /// The surface may be another one: the next frame is drawn whole.
  func forgetFrame() {
    painter.forget()
  }

  /// Draws what differs from the frame before, and shows it.
  func show(_ list: DisplayList) throws(HostError) {
    guard isVisible else { return }
    let (painted, bounds) = try draw(list)
    present(isExposed ? [bounds] : painted)
  }

  /// Gives back what was painted of the window's surface, and all of it.
  @discardableResult
  private func draw(
    _ list: DisplayList
  ) throws(HostError) -> (painted: [PixelRect], bounds: PixelRect) {
    guard let window = SDL_GetWindowSurface(pointer) else {
      throw .display(SDLVideo.lastError)
    }
    let scale = geometry.scale
    let buffer = Self.buffer(of: window)
    if Self.isCairoFormat(window.pointee.format.pointee.format) {
      return (try painter.paint(list, into: buffer, scale: scale), buffer.bounds)
    }
    // A screen with another arrangement of colours: SDL converts.
    guard
      let copy = SDL_CreateRGBSurfaceWithFormat(
        0, window.pointee.w, window.pointee.h, 32, SDL_PIXELFORMAT_RGB888.rawValue)
    else { throw .display(SDLVideo.lastError) }
    defer { SDL_FreeSurface(copy) }
    painter.forget()
    let painted = try painter.paint(list, into: Self.buffer(of: copy), scale: scale)
    painter.forget()
    SDL_UpperBlit(copy, nil, window, nil)
    return (painted, buffer.bounds)
  }

  /// Hands rectangles of the surface to the screen.
  private func present(_ rects: [PixelRect]) {
    guard !rects.isEmpty else { return }
    let parts = rects.map {
      SDL_Rect(x: Int32($0.minX), y: Int32($0.minY), w: Int32($0.width), h: Int32($0.height))
    }
    // It fails while the window is being resized; the next frame has a new surface.
    isExposed = SDL_UpdateWindowSurfaceRects(pointer, parts, Int32(parts.count)) != 0
  }

  func picture(of list: DisplayList) throws(HostError) -> Picture {
    let geometry = geometry
    return try Picture(
      of: list, size: geometry.size, scale: geometry.scale, renderer: renderer)
  }

  /// In front of others, with the keyboard.
  func bringForward() {
    SDL_RaiseWindow(pointer)
    SDL_SetWindowInputFocus(pointer)
  }

  func close() {
    SDL_DestroyWindow(pointer)
  }

  private static func buffer(of surface: UnsafeMutablePointer<SDL_Surface>) -> PixelBuffer {
    PixelBuffer(
      pixels: surface.pointee.pixels, width: Int(surface.pointee.w),
      height: Int(surface.pointee.h), stride: Int(surface.pointee.pitch))
  }

  /// Cairo's 24-bit image is blue, green, red, nothing in memory.
  private static func isCairoFormat(_ format: UInt32) -> Bool {
    format == SDL_PIXELFORMAT_RGB888.rawValue || format == SDL_PIXELFORMAT_ARGB8888.rawValue
  }

  /// X counts in 16 bits. A window that is made larger for a fine screen stays within that.
  private static func length(_ units: CGFloat, within room: Int32? = nil) -> Int32 {
    let length = units.isFinite ? Int32(min(max(units.rounded(), 1), 16_384)) : 640
    return min(length, room ?? length)
  }

  /// What the first screen has room for, in pixels; nil where nobody knows.
  private static var room: (width: Int32, height: Int32)? {
    var bounds = SDL_Rect()
    guard SDL_GetDisplayUsableBounds(0, &bounds) == 0, bounds.w > 0, bounds.h > 0 else {
      return nil
    }
    return (bounds.w, bounds.h)
  }
}
