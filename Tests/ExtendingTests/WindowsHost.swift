// SPDX-License-Identifier: Apache-2.0

import Evenhand

/// A host in memory that shows several windows: the test says when time passes.
final class WindowsHost: ApplicationHost {
  let loop: HostLoop
  /// Of the windows that are open, in the order in which they opened.
  private(set) var loops: [HostLoop]
  /// How the others were opened.
  private(set) var options: [WindowOptions] = []

  init(_ content: WindowContent) {
    loop = HostLoop(viewHost: content.viewHost) {}
    loops = [loop]
    loop.takeGeometry(geometry)
  }

  var geometry: WindowGeometry { WindowGeometry(size: CGSize(width: 600, height: 400)) }
  var opensWindows: Bool { true }

  func open(
    _ viewHost: ViewHost, options: WindowOptions, prepare: (HostLoop) -> Void
  ) throws(HostError) {
    let loop = HostLoop(viewHost: viewHost, beside: loop)
    loop.takeGeometry(WindowGeometry(size: options.size))
    self.options.append(options)
    loops.append(loop)
    prepare(loop)
    bringForward(loop)
  }

  func bringForward(_ loop: HostLoop) {
    for other in loops where other !== loop { other.setActive(false) }
    loop.update()
    loop.setActive(true)
  }

  /// The titles of the windows, the one with the keyboard in brackets.
  var titles: [String] {
    loops.map {
      $0.viewHost.scene.isActive ? "[\($0.viewHost.scene.title)]" : $0.viewHost.scene.title
    }
  }

  func run() {
    loop.update()
    loop.setActive(true)
    turn()
  }

  /// Until nothing is left to do.
  func turn() {
    for _ in 0..<4 {
      for loop in loops {
        _ = loop.turn()
        loop.update()
      }
      let closed = loops.filter(\.isClosing)
      loops.removeAll { $0.isClosing }
      for loop in closed {
        loop.setActive(false)
        loop.viewHost.leave()
        loop.onClosed?()
      }
      if let last = loops.last, !loops.contains(where: \.viewHost.scene.isActive) {
        bringForward(last)
      }
    }
  }

  func writePNG(to path: String) throws(HostError) {
    throw .picture("nothing is drawn")
  }
}
