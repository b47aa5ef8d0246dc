// SPDX-License-Identifier: Apache-2.0

internal import CPangoCairo
internal import CSDL2
import Foundation
import Semantics
import Views

/// One window on the screen: its place, its size and its pixels.
@MainActor
final class SDLWindow {
  private let pointer: OpaquePointer
  private let renderer: CairoRenderer
  private let tellsPosition: Bool
  /// SDL's number of the window, which its events carry.
  let id: UInt32
  /// False while it is minimised or hidden: nothing needs to be drawn.
  var isVisible = true

  init(
    options: WindowOptions, video: SDLVideo, measurer: PangoTextMeasurer
  ) throws(HostError) {
    let flags =
      SDL_WINDOW_SHOWN.rawValue | SDL_WINDOW_RESIZABLE.rawValue
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

  /// Draws and shows one frame.
  func show(_ list: DisplayList) throws(HostError) {
    guard isVisible else { return }
    guard let window = SDL_GetWindowSurface(pointer) else {
      throw .display(SDLVideo.lastError)
    }
    let scale = geometry.scale
    if Self.isCairoFormat(window.pointee.format.pointee.format) {
      try draw(list, on: window, scale: scale)
    } else {
      // A screen with another arrangement of colours: SDL converts.
      guard
        let copy = SDL_CreateRGBSurfaceWithFormat(
          0, window.pointee.w, window.pointee.h, 32, SDL_PIXELFORMAT_RGB888.rawValue)
      else { throw .display(SDLVideo.lastError) }
      defer { SDL_FreeSurface(copy) }
      try draw(list, on: copy, scale: scale)
      SDL_UpperBlit(copy, nil, window, nil)
    }
    // It fails while the window is being resized; the next frame has a new surface.
    SDL_UpdateWindowSurface(pointer)
  }

  func picture(of list: DisplayList) throws(HostError) -> Picture {
    let geometry = geometry
    return try Picture(
      of: list, size: geometry.size, scale: geometry.scale, renderer: renderer)
  }

  func close() {
    SDL_DestroyWindow(pointer)
  }

  private func draw(
    _ list: DisplayList, on surface: UnsafeMutablePointer<SDL_Surface>, scale: Double
  ) throws(HostError) {
    guard
      let image = cairo_image_surface_create_for_data(
        surface.pointee.pixels.assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_RGB24,
        surface.pointee.w, surface.pointee.h, surface.pointee.pitch)
    else { throw .display("no memory for a frame") }
    defer { cairo_surface_destroy(image) }
    guard let context = cairo_create(image) else { throw .display("no memory for a frame") }
    renderer.draw(list, in: context, scale: scale)
    cairo_destroy(context)
    cairo_surface_flush(image)
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
