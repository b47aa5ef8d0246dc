// SPDX-License-Identifier: Apache-2.0

import ControlSamples
import Evenhand
import Foundation
import Semantics
import Testing
import WindowHost

/// What each control of the library looks like: in light, dark and high contrast, with text as it is
/// and twice as large.
@MainActor
struct ControlPictureTests {
  @Test(arguments: ControlSample.all) func `a control looks as it did`(sample: ControlSample) throws
  {
    let shown = try PictureVariant.allCases.map { variant in
      let picture = try ControlPicture(sample, variant)
      try picture.save(as: "\(sample.title), \(variant.title)")
      return "\(variant.title)\n" + picture.shades.map { $0 + "\n" }.joined()
    }.joined(separator: "\n")
    try ShadeGolden("\(sample.title.lowercased()).txt").expect(shown)
  }

  @Test(arguments: ControlSample.all)
  func `a control's words are readable, and inside of the window, in each look`(
    sample: ControlSample
  ) throws {
    for variant in PictureVariant.allCases {
      let picture = try ControlPicture(sample, variant)
      for words in picture.words {
        let contrast = picture.contrast(in: words.frame)
        #expect(contrast >= 4.5, "\(variant.title): \"\(words.name)\" has \(contrast):1")
      }
      #expect(picture.outside == [], "\(variant.title)")
    }
  }

  @Test func `a dark ground, larger words and high contrast are seen`() throws {
    for sample in ControlSample.all {
      let light = try ControlPicture(sample, PictureVariant(look: .light, textScale: 1)).shades
      let others = [
        PictureVariant(look: .dark, textScale: 1), PictureVariant(look: .light, textScale: 2),
      ]
      for other in others {
        let shades = try ControlPicture(sample, other).shades
        #expect(shades != light, "\(sample.title), \(other.title)")
      }
    }
    let titled = ControlSample.all.filter { $0.title == "Buttons" }
    let buttons = try #require(titled.first)
    let looks = try PictureVariant.allCases.map { try ControlPicture(buttons, $0).shades }
    #expect(Set(looks).count == looks.count)
  }

  @Test func `the comparison tells a cut off control from another font`() throws {
    let golden = "light\n  ..::  \n  ..::  \n"
    #expect(ShadeDifference(golden, golden)?.isSmall == true)
    #expect(ShadeDifference("light\n  ..:-  \n  ..::  \n", golden)?.isSmall == true)
    #expect(ShadeDifference("light\n  ..@@  \n  ..@@  \n", golden)?.isSmall == false)
    #expect(ShadeDifference("light\n        \n        \n", golden)?.isSmall == false)
    #expect(ShadeDifference("light\n  ..::  \n", golden) == nil)
  }
}

/// How a control is looked at.
struct PictureVariant: CaseIterable {
  enum Look: String, CaseIterable {
    case light, dark, contrast = "high contrast"
  }

  let look: Look
  let textScale: Double

  static let allCases = Look.allCases.flatMap { look in
    [1.0, 2.0].map { PictureVariant(look: look, textScale: $0) }
  }

  var title: String { "\(look.rawValue), text \(Int(textScale))" }

  var settings: DisplaySettings {
    DisplaySettings(
      textScale: textScale, colorScheme: look == .dark ? .dark : .light,
      colorSchemeContrast: look == .contrast ? .increased : .standard)
  }
}

/// One control as it is drawn.
@MainActor
private struct ControlPicture {
  private static let grid = ShadeGrid(columns: 48, rows: 24)

  /// Words that are twice as large need a window that is half as large again.
  private let size: CGSize
  private let picture: Picture
  private let tree: Tree

  init(_ sample: ControlSample, _ variant: PictureVariant) throws {
    let side = variant.textScale > 1 ? 720.0 : 480
    size = CGSize(width: side, height: side)
    let measurer = PangoTextMeasurer()
    let viewHost = ViewHost(title: sample.title, measurer: measurer) { sample.view }
    viewHost.settings = variant.settings
    let host = HeadlessHost(viewHost: viewHost, measurer: measurer, size: size)
    host.loop.update()
    picture = try Picture(
      of: viewHost.displayList, size: size, renderer: CairoRenderer(measurer: measurer))
    let scene = viewHost.scene
    var tree = Tree(root: Node(id: scene.windowID, role: .frame, name: scene.title))
    _ = tree.apply(scene.takeUpdate())
    self.tree = tree
  }

  /// Into the folder that `EVENHAND_PICTURES` names, where it names one.
  func save(as name: String) throws {
    guard let folder = ProcessInfo.processInfo.environment["EVENHAND_PICTURES"] else { return }
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try picture.writePNG(to: "\(folder)/\(name).png")
  }

  var shades: [String] { Self.grid.shades(of: picture) }

  /// Texts that stand for themselves.
  var words: [(name: String, frame: Rect)] {
    tree.depthFirst.filter { ($0.role == .label || $0.role == .heading) && !$0.name.isEmpty }
      .compactMap { node in node.frame.map { (node.name, $0) } }
      .filter { window.contains($0.frame) }
  }

  /// What reaches out of the window, and is in nothing that scrolls.
  var outside: [String] {
    var found: [String] = []
    func look(_ id: ElementID) {
      guard let node = tree[id], node.role != .scrollPane else { return }
      if let frame = node.frame, !window.contains(frame) {
        found.append("\(node.role.name) \"\(node.name)\"")
      }
      node.children.forEach(look)
    }
    look(tree.root)
    return found
  }

  /// Between the lightest and the darkest dot, as WCAG defines it.
  func contrast(in frame: Rect) -> Double {
    var (least, most) = (1.0, 0.0)
    for y in Int(frame.y)..<Int((frame.y + frame.height).rounded(.up)) {
      for x in Int(frame.x)..<Int((frame.x + frame.width).rounded(.up)) {
        guard let luminance = picture.color(x: x, y: y).map(\.relativeLuminance) else { continue }
        (least, most) = (min(least, luminance), max(most, luminance))
      }
    }
    return ((most + 0.05) / (least + 0.05) * 100).rounded() / 100
  }

  private var window: Rect { Rect(x: 0, y: 0, width: size.width, height: size.height) }
}

extension Rect {
  /// Half a point is drawn by no dot of its own.
  fileprivate func contains(_ other: Rect) -> Bool {
    other.x >= x - 0.5 && other.y >= y - 0.5 && other.x + other.width <= x + width + 0.5
      && other.y + other.height <= y + height + 0.5
  }
}
