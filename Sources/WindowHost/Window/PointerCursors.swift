// SPDX-License-Identifier: Apache-2.0

internal import CSDL2
import Foundation
import Interaction

/// The shapes of the pointer, each made when it is first shown: the desktop's own where SDL knows it,
/// and drawn here where not.
@MainActor
final class PointerCursors {
  private var made: [PointerShape: OpaquePointer] = [:]
  private var shown = PointerShape.arrow

  /// Shows the shape, where another one is shown.
  func show(_ shape: PointerShape) {
    guard shape != shown else { return }
    shown = shape
    // A null cursor would only draw the present one anew.
    if let cursor = cursor(shape) ?? cursor(.arrow) { SDL_SetCursor(cursor) }
  }

  /// Before SDL ends.
  func close() {
    for cursor in made.values { SDL_FreeCursor(cursor) }
    made.removeAll()
    shown = .arrow
  }

  private func cursor(_ shape: PointerShape) -> OpaquePointer? {
    if let known = made[shape] { return known }
    let cursor =
      switch Self.source(of: shape) {
      case .desktop(let number): SDL_CreateSystemCursor(number)
      case .picture(let picture): Self.cursor(of: picture)
      }
    made[shape] = cursor
    return cursor
  }

  private enum Source {
    case desktop(SDL_SystemCursor)
    case picture(CursorPicture)
  }

  private static func source(of shape: PointerShape) -> Source {
    switch shape {
    case .arrow: .desktop(SDL_SYSTEM_CURSOR_ARROW)
    case .link: .desktop(SDL_SYSTEM_CURSOR_HAND)
    case .columnResize: .desktop(SDL_SYSTEM_CURSOR_SIZEWE)
    case .rowResize: .desktop(SDL_SYSTEM_CURSOR_SIZENS)
    case .resizeTopLeadingToBottomTrailing: .desktop(SDL_SYSTEM_CURSOR_SIZENWSE)
    case .resizeTopTrailingToBottomLeading: .desktop(SDL_SYSTEM_CURSOR_SIZENESW)
    case .horizontalText: .desktop(SDL_SYSTEM_CURSOR_IBEAM)
    case .rectSelection: .desktop(SDL_SYSTEM_CURSOR_CROSSHAIR)
    case .grabIdle: .picture(.openHand)
    case .grabActive: .picture(.closedHand)
    case .verticalText: .picture(.verticalBeam)
    case .zoomIn: .picture(.glass(plus: true))
    case .zoomOut: .picture(.glass(plus: false))
    }
  }

  private static func cursor(of picture: CursorPicture) -> OpaquePointer? {
    var pixels = picture.pixels()
    let side = Int32(CursorPicture.side)
    guard pixels.count == Int(side * side) else { return nil }
    return pixels.withUnsafeMutableBytes { bytes in
      guard
        let surface = SDL_CreateRGBSurfaceWithFormatFrom(
          bytes.baseAddress, side, side, 32, side * 4, SDL_PIXELFORMAT_ARGB8888.rawValue)
      else { return nil }
      defer { SDL_FreeSurface(surface) }
      return SDL_CreateColorCursor(
        surface, Int32(picture.hotSpot.x), Int32(picture.hotSpot.y))
    }
  }
}
