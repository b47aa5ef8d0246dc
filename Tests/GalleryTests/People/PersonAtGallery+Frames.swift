// SPDX-License-Identifier: Apache-2.0

import EvenhandTesting
import Foundation
import GalleryPages
import Interaction
import Views

@testable import Gallery
@testable import WindowHost

extension PersonAtGallery {
  /// The frames of a task.
  struct Frames {
    var count = 0
    /// That took longer than a screen with 60 pictures a second leaves.
    var slow = 0
    /// Milliseconds.
    var longest = 0.0

    mutating func add(_ milliseconds: Double) {
      count += 1
      if milliseconds > 16 { slow += 1 }
      longest = max(longest, milliseconds)
    }
  }

  /// What each frame of a page's task takes of the processor: the key or the time that passes, the
  /// views, what is published, and the pixels that differ.
  ///
  /// - Parameter scale: Pixels a point.
  static func frames(on page: GalleryPage, scale: Double = 1) throws -> Frames {
    let measurer = PangoTextMeasurer()
    let window = window(on: page, measurer: measurer)
    let painter = FramePainter(renderer: CairoRenderer(measurer: measurer))
    let (width, height) = (
      Int(GalleryView.size.width * scale), Int(GalleryView.size.height * scale)
    )
    let pixels = UnsafeMutableRawPointer.allocate(byteCount: width * height * 4, alignment: 16)
    defer { pixels.deallocate() }
    let buffer = PixelBuffer(pixels: pixels, width: width, height: height, stride: width * 4)
    func paint() throws {
      _ = try painter.paint(window.displayList, into: buffer, scale: scale)
    }
    // As the window opens, before anyone does anything.
    try paint()
    let task = KeyTask.on(page)
    try window.focus(task.first)
    try paint()
    var frames = Frames()
    for key in doTask(on: page).keys {
      frames.add(
        try milliseconds {
          window.send(.down, key.key, key.modifiers)
          try paint()
        })
      frames.add(
        try milliseconds {
          window.send(.up, key.key, key.modifiers)
          try paint()
        })
      // What moves comes to rest in half a second.
      for _ in 0..<30 {
        let shown = window.displayList
        let time = try milliseconds {
          window.advance(by: ViewTester.frameInterval)
          try paint()
        }
        if window.displayList != shown { frames.add(time) }
      }
    }
    return frames
  }

  private static func milliseconds(_ work: () throws -> Void) rethrows -> Double {
    let start = processorTime()
    try work()
    return (processorTime() - start) / 1e6
  }

  /// Nanoseconds of the processor that this thread has had.
  private static func processorTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
  }
}
