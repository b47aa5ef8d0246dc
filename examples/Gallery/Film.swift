// SPDX-License-Identifier: Apache-2.0

import Evenhand
import GalleryPages
import WindowHost

/// Pictures of a page while keys are pressed one after the other, on a clock of its own.
@MainActor
struct Film {
  /// Seconds between two pictures of what moves.
  private static let interval = 0.08
  /// Hundredths of a second for which what stands still is shown.
  private static let rest = 160

  private let host: ViewHost
  private let renderer: CairoRenderer
  private let folder: String
  private var clock = 0.0
  private var count = 0

  /// As large, dark and high in contrast as the environment says ("EVENHAND_TEXT_SCALE").
  init(_ page: GalleryPage, size: CGSize, folder: String) throws(LaunchError) {
    let measurer = PangoTextMeasurer()
    host = ViewHost(title: "Evenhand gallery", measurer: measurer) { GalleryView(page: page) }
    renderer = CairoRenderer(measurer: measurer)
    self.folder = folder
    host.settings = try LaunchOptions(environment: ProcessInfo.processInfo.environment)
      .settingsWithoutDesktop
    host.size = size
    host.scene.size = size
    host.scene.isActive = true
  }

  /// Writes each picture as `NUMBER-HUNDREDTHS.png`: its place in the row, and how long it is shown.
  mutating func play(_ keys: [Key]) throws(HostError) {
    settle()
    for key in keys {
      try write(for: Self.rest)
      for phase in [KeyEvent.Phase.down, .up] {
        host.scene.handle(KeyEvent(key: key, modifiers: [], phase: phase, time: clock))
        settle()
      }
      try showMotion()
    }
    try write(for: Self.rest)
  }

  private mutating func showMotion() throws(HostError) {
    while host.isMoving {
      try write(for: Int((Self.interval * 100).rounded()))
      clock += Self.interval
      host.scene.advance(to: clock)
      host.time = clock
      host.showFrame()
      settle()
    }
  }

  private func settle() {
    host.time = clock
    for _ in 0..<16 where host.needsUpdate { host.update() }
    _ = host.scene.takeUpdate()
    if host.needsUpdate { host.update() }
  }

  private mutating func write(for hundredths: Int) throws(HostError) {
    count += 1
    let number = String(1000 + count).dropFirst()
    try Picture(of: host.displayList, size: host.size, scale: 1, renderer: renderer)
      .writePNG(to: "\(folder)/\(number)-\(hundredths).png")
  }
}
