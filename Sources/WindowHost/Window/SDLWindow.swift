// SPDX-License-Identifier: Apache-2.0

internal import CSDL2
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
  /// SDL's number of the window, which its events carry.
  let id: UInt32
  /// False while it is minimised or hidden: nothing needs to be drawn.
  var isVisible = true
  /// Whether all that was drawn has to be handed to the screen again.
  private var isExposed = true

  init(
    options: WindowOptions, video: SDLVideo, measurer: PangoTextMeasurer
  ) throws(HostError) {
    let flags =
      SDL_WINDOW_HIDDEN.rawValue | SDL_WINDOW_RESIZABLE.rawValue
      | SDL_WINDOW_ALLOW_HIGHDPI.rawValue
    // SDL_WINDOWPOS_UNDEFINED, a macro that Swift does not import.
    let anywhere: Int32 = 0x1FFF_0000
    guard
      let pointer = SDL_CreateWindow(
        options.title, anywhere, anywhere, Self.length(options.size.width),
        Self.length(options.size.height), flags)
    else { throw .display(SDLVideo.lastError) }
    self.pointer = pointer
    id = SDL_GetWindowID(pointer)
    renderer = CairoRenderer(measurer: measurer)
    painter = FramePainter(renderer: renderer)
    tellsPosition = video.driver == "x11"
    SDL_SetWindowMinimumSize(
      pointer, Self.length(options.minimumSize.width), Self.length(options.minimumSize.height))
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
      size: CGSize(width: Int(width), height: Int(height)),
      scale: width > 0 && pixelWidth > 0 ? Double(pixelWidth) / Double(width) : 1,
      screenOrigin: origin)
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

  /// X counts in 16 bits.
  private static func length(_ points: CGFloat) -> Int32 {
    points.isFinite ? Int32(min(max(points.rounded(), 1), 16_384)) : 640
  }
}
