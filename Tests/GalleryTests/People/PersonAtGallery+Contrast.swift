// SPDX-License-Identifier: Apache-2.0

import EvenhandTesting
import Foundation
import GalleryPages
import Views
import WindowHost

@testable import Gallery

extension PersonAtGallery {
  static func faint(on page: GalleryPage, _ settings: DisplaySettings) throws -> [String] {
    try faint(settings) { GalleryView(page: page) }
  }

  /// The texts that stand out less from what is behind them than WCAG 1.4.3 asks for: 4.5:1. What is
  /// behind is the commonest colour in a text's box.
  static func faint(
    _ settings: DisplaySettings = DisplaySettings(), _ view: @escaping () -> some View
  ) throws -> [String] {
    let measurer = PangoTextMeasurer()
    let host = ViewHost(title: "Gallery", measurer: measurer) { view() }
    host.settings = settings
    let window = ViewTester(host, size: GalleryView.size)
    let picture = try Picture(
      of: window.displayList, size: GalleryView.size, renderer: CairoRenderer(measurer: measurer))
    return SeenTexts(window.displayList, measurer).texts.compactMap { text in
      guard let ground = picture.commonestColor(in: text.frame) else { return nil }
      return text.ink(on: ground).contrast(with: ground) < 4.5 ? text.words : nil
    }
  }
}

/// A text as it is drawn.
struct SeenText {
  /// Among those of the display list.
  let item: Int
  let words: String
  let color: Color
  let opacity: Double
  /// In points of the window.
  let frame: CGRect

  func ink(on ground: Color) -> Color {
    let part = color.alpha * opacity
    func mixed(_ over: Double, _ under: Double) -> Double { over * part + under * (1 - part) }
    return Color(
      red: mixed(color.red, ground.red), green: mixed(color.green, ground.green),
      blue: mixed(color.blue, ground.blue))
  }
}

/// The texts of a picture, with their places in the window.
@MainActor
struct SeenTexts {
  private(set) var texts: [SeenText] = []

  init(
    _ list: DisplayList, _ measurer: PangoTextMeasurer,
    where isMeant: (String) -> Bool = { _ in true }
  ) {
    var levels: [(place: AffineTransform, opacity: Double)] = [(.identity, 1)]
    for (index, item) in list.items.enumerated() {
      let level = levels[levels.count - 1]
      switch item {
      case .push: levels.append(level)
      case .pop: if levels.count > 1 { levels.removeLast() }
      case .opacity(let opacity): levels[levels.count - 1].opacity *= opacity
      case .transform(var way):
        way.append(level.place)
        levels[levels.count - 1].place = way
      case .text(let run, let place) where isMeant(run.text):
        let size = measurer.size(of: run)
        texts.append(
          SeenText(
            item: index, words: run.text, color: run.color, opacity: level.opacity,
            frame: CGRect(
              origin: level.place.transform(place),
              size: level.place.transform(CGSize(width: size.width, height: size.height)))))
      default: break
      }
    }
  }
}

extension Picture {
  /// Nil where the rectangle is outside of it.
  fileprivate func commonestColor(in frame: CGRect) -> Color? {
    var counts: [Color: Int] = [:]
    let box = frame.intersection(CGRect(x: 0, y: 0, width: Double(width), height: Double(height)))
    guard !box.isEmpty else { return nil }
    for y in Int(box.minY)..<Int(box.maxY) {
      for x in Int(box.minX)..<Int(box.maxX) {
        if let color = color(x: x, y: y) { counts[color, default: 0] += 1 }
      }
    }
    return counts.max { $0.value < $1.value }?.key
  }
}
