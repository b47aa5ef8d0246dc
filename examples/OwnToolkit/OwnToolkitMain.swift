// SPDX-License-Identifier: Apache-2.0

import ATSPI
import CSDL2
import Foundation
import Interaction
import SDLInput

/// The executable `own-toolkit`: a window, a loop and drawing of its own, without views.
@main
@MainActor
enum OwnToolkitMain {
  static func main() {
    SDL_SetMainReady()
    guard SDL_Init(SDL_INIT_VIDEO) == 0,
      let window = SDL_CreateWindow("Board", 100, 100, 400, 400, 0),
      let renderer = SDL_CreateRenderer(window, -1, SDL_RENDERER_SOFTWARE.rawValue)
    else {
      FileHandle.standardError.write(Data("own-toolkit: \(String(cString: SDL_GetError()))\n".utf8))
      exit(69)
    }
    let board = Board()
    let wakeEvent = SDL_RegisterEvents(1)
    let mailbox = Mailbox {
      var event = SDL_Event()
      event.type = wakeEvent
      SDL_PushEvent(&event)
    }
    let bridge = SceneBridge(scene: board.scene, clock: { now }, post: mailbox.post) {
      Provider(configuration: .init(applicationName: "own-toolkit"), requests: $0)
    }
    bridge.start()
    run(window, renderer, board, bridge, mailbox)
    bridge.stop()
    SDL_Quit()
  }

  private nonisolated static var now: Double { Double(SDL_GetTicks64()) / 1000 }

  private static func run(
    _ window: OpaquePointer, _ renderer: OpaquePointer, _ board: Board, _ bridge: SceneBridge,
    _ mailbox: Mailbox
  ) {
    let scene = board.scene
    var translator = EventTranslator(fingerSpan: .toLastPoint)
    translator.pointers.size = scene.size
    while true {
      draw(board, with: renderer)
      var event = SDL_Event()
      let wait = scene.nextDeadline.map { max(0, $0 - now) * 1000 }
      if SDL_WaitEventTimeout(&event, wait.map { Int32($0.rounded(.up)) } ?? -1) != 0 {
        repeat {
          if event.type == SDL_QUIT.rawValue { return }
          if event.type == SDL_WINDOWEVENT.rawValue { windowChanged(window, event.window, bridge) }
          let ticks = SDL_GetTicks()
          for input in translator.inputs(for: event, next: nil, now: now, ticks: ticks) {
            switch input {
            case .pointer(let event): scene.handle(event)
            case .scroll(let event): scene.handle(event)
            case .touchpad(let event): scene.handle(event)
            case .hover(let place, let time): scene.hover(at: place, time: time)
            case .key(let event): bridge.handle(event)
            }
          }
        } while SDL_PollEvent(&event) != 0
      }
      mailbox.drain()
      bridge.turn()
    }
  }

  private static func windowChanged(
    _ window: OpaquePointer, _ event: SDL_WindowEvent, _ bridge: SceneBridge
  ) {
    var (x, y): (Int32, Int32) = (0, 0)
    SDL_GetWindowPosition(window, &x, &y)
    bridge.scene.screenOrigin = .init(x: Double(x), y: Double(y))
    switch SDL_WindowEventID(rawValue: UInt32(event.event)) {
    case SDL_WINDOWEVENT_FOCUS_GAINED: bridge.windowActivated(true)
    case SDL_WINDOWEVENT_FOCUS_LOST:
      bridge.scene.cancelAll(at: now)
      bridge.windowActivated(false)
    default: break
    }
  }

  private static func draw(_ board: Board, with renderer: OpaquePointer) {
    func fill(_ rect: CGRect, _ color: (UInt8, UInt8, UInt8)) {
      var rect = SDL_FRect(
        x: Float(rect.minX), y: Float(rect.minY), w: Float(rect.width), h: Float(rect.height))
      SDL_SetRenderDrawColor(renderer, color.0, color.1, color.2, 255)
      SDL_RenderFillRectF(renderer, &rect)
    }
    for square in 0..<(Board.side * Board.side) {
      let (row, column) = square.quotientAndRemainder(dividingBy: Board.side)
      let place = CGPoint(x: Double(column) * Board.square, y: Double(row) * Board.square)
      let isLight = (row + column).isMultiple(of: 2)
      fill(
        CGRect(origin: place, size: CGSize(width: Board.square, height: Board.square)),
        isLight ? (240, 217, 181) : (202, 172, 130))
    }
    let focus = board.scene.focusRing
    for piece in board.pieces {
      let place = piece.element.windowTransform.transform(CGPoint.zero)
      let frame = CGRect(origin: place, size: piece.element.size)
      if focus != nil, piece.element === board.scene.focused {
        fill(frame.insetBy(dx: -8, dy: -8), (5, 41, 115))
        fill(frame.insetBy(dx: -4, dy: -4), (255, 255, 255))
      }
      fill(frame, piece.color)
    }
    SDL_RenderPresent(renderer)
  }
}
