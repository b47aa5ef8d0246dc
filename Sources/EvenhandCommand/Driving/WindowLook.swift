// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit
import AccessibilityDriver
import AccessibilityReader
import Semantics

/// How one window of a program looked in one start.
struct WindowLook: Sendable {
  private let snapshot: ApplicationSnapshot
  private let window: Node
  /// In pixels of the screen; nil where the display does not tell.
  private var size: (width: Double, height: Double)?
  /// How many pixels one of the application's units of length is; nil where the toolkit or the
  /// display does not tell how large the window is.
  private var pixelsPerUnit: Double?
  /// In pixels; nil where the display does not tell.
  private var screen: (width: Int, height: Int)?
  /// nil where no pictures could be taken.
  private var pictures: PictureSeries?
  private var pictureGap: String?

  var title: String { window.name }
  var hasPictures: Bool { pictures != nil }
  var movingPlaces: Int { pictures?.movingPlaces ?? 0 }

  /// How many pictures of a window, and how far apart: a second, in which a spinner turns once.
  private static let count = 5
  private static let distance = Duration.milliseconds(250)
  /// An application with more windows is not waited for.
  private static let mostWindows = 8

  /// The windows after each was made no larger than asked, in pixels, or as small as it lets itself be made;
  /// no larger than the screen where nothing is asked.
  static func all(
    of target: OpenTarget, noLargerThan largest: (width: Int, height: Int)?
  ) async throws(DriverError) -> [WindowLook] {
    let photographer = try WindowPhotographer(
      snapshot: target.snapshot, environment: target.environment)
    guard let size = largest ?? photographer.screenSize else { return try await all(of: target) }
    for node in photographer.windowsInTree.prefix(mostWindows) {
      Progress.shared.begin("making windows smaller")
      try await photographer.shrink(node, toWidth: size.width, height: size.height)
    }
    var target = target
    target.snapshot = await settled(target)
    return try await all(of: target)
  }

  /// The application when two reads of it have the same places, or after the last read.
  private static func settled(_ target: OpenTarget) async -> ApplicationSnapshot {
    var last = target.snapshot
    for _ in 0..<mostReads {
      guard let next = try? await target.reader.read(target.snapshot.application) else { break }
      let isSettled = next.tree == last.tree
      last = next
      if isSettled { break }
      try? await Task.sleep(for: distance)
    }
    return last
  }

  private static let mostReads = 8

  static func all(of target: OpenTarget) async throws(DriverError) -> [WindowLook] {
    let photographer = try WindowPhotographer(
      snapshot: target.snapshot, environment: target.environment)
    var looks: [WindowLook] = []
    // Chromium keeps windows without titles ready for popups, and says that they are showing.
    let all = photographer.windowsInTree
    let titled = all.filter { !$0.name.isEmpty }
    for node in (titled.isEmpty ? all : titled).prefix(mostWindows) {
      Progress.shared.begin("taking pictures")
      var look = WindowLook(snapshot: target.snapshot, window: node)
      look.screen = photographer.screenSize
      await look.takePictures(photographer)
      looks.append(look)
    }
    // A start has one scale, also for windows that the display does not know by their titles.
    let scale = looks.lazy.compactMap(\.pixelsPerUnit).first
    for index in looks.indices where looks[index].pixelsPerUnit == nil {
      looks[index].pixelsPerUnit = scale
    }
    return looks
  }

  private init(snapshot: ApplicationSnapshot, window: Node) {
    self.snapshot = snapshot
    self.window = window
  }

  private mutating func takePictures(_ photographer: WindowPhotographer) async {
    do throws(DriverError) {
      let pixels = try photographer.size(of: window)
      size = (Double(pixels.width), Double(pixels.height))
      if let frame = window.frame, frame.width > 0, pixels.width > 0 {
        pixelsPerUnit = Double(pixels.width) / frame.width
      }
      var maps: [PixelMap] = []
      for number in 0..<Self.count {
        if number > 0 { try? await Task.sleep(for: Self.distance) }
        maps.append(try photographer.pixels(of: window))
      }
      pictures = PictureSeries(maps)
      if pictures == nil { pictureGap = "the window changed its size by itself" }
    } catch {
      pictureGap = "\(error)"
    }
  }

  /// The same window in another start: the one with its title, or the only one of each.
  func counterpart(in others: [WindowLook], of own: [WindowLook]) -> WindowLook? {
    if own.count == 1, others.count == 1 { return others.first }
    return others.first { $0.title == title }
  }

  func comparison(with other: WindowLook, besides again: WindowLook?) -> WindowComparison {
    var comparison = WindowComparison(
      title: title,
      texts: TextGrowth.compare(
        window, of: snapshot, with: other.window, of: other.snapshot,
        scale: scale(to: other)),
      growth: growth(to: other), pictureGap: pictureGap ?? other.pictureGap)
    compareContents(with: other, pixelsPerUnit: other.pixelsPerUnit, in: &comparison)
    if let pictures, let others = other.pictures {
      comparison.picture = pictures.change(to: others, besides: again?.pictures)
      comparison.motion = WindowComparison.Motion(
        before: movingPlaces, after: other.movingPlaces)
    }
    return comparison
  }

  /// What a narrower window lost. It has the scale of this one, whatever size its application tells.
  func comparison(withNarrower other: WindowLook) -> WindowComparison {
    var comparison = WindowComparison(title: title)
    guard let size, let others = other.size else {
      comparison.lossGap = "how wide the window is was not told"
      return comparison
    }
    if others.width > Double(Self.narrowWidth), others.width >= size.width {
      comparison.lossGap = "it cannot be made narrower than \(Int(size.width)) pixels"
    } else {
      compareContents(with: other, pixelsPerUnit: pixelsPerUnit, in: &comparison)
    }
    return comparison
  }

  private func compareContents(
    with other: WindowLook, pixelsPerUnit others: Double?, in comparison: inout WindowComparison
  ) {
    guard let before = contents(pixelsPerUnit), let after = other.contents(others) else {
      comparison.lossGap =
        snapshot.framesAreTrusted && other.snapshot.framesAreTrusted
        ? "how large the window is was not told" : "its toolkit gives wrong places"
      return
    }
    comparison.losses = ContentLoss.losses(from: before, to: after)
    if comparison.losses == nil {
      comparison.lossGap = "none of its texts and controls was found again"
    }
  }

  /// WCAG 1.4.10: what a window of 1280 points has where the screen is magnified four times.
  static let narrowWidth = 320

  /// How much of a narrow window's width the edges are at most.
  private static let edges = 0.05

  /// What of the window can be brought onto the screen, and what stands in it; nil where places tell
  /// nothing.
  private func contents(_ pixelsPerUnit: Double?) -> ContentLoss.Look? {
    guard let size, let screen, let pixelsPerUnit, let frame = window.frame, !frame.isEmpty else {
      return nil
    }
    // The edges that a window manager draws are part of GTK 3's frame, and not of the window.
    let scale = abs(pixelsPerUnit - 1) < Self.edges ? 1 : pixelsPerUnit
    // In the window's own coordinates its content begins at 0, or where the window does.
    let room = Rect(
      x: 0, y: 0, width: max(0, frame.x) + min(size.width, Double(screen.width)) / scale,
      height: max(0, frame.y) + min(size.height, Double(screen.height)) / scale)
    return ContentLoss.Look(window, of: snapshot, room: room)
  }

  private func growth(to other: WindowLook) -> Double {
    guard let size, let others = other.size, size.width > 0, size.height > 0 else { return 1 }
    return max(others.width / size.width, others.height / size.height)
  }

  private func scale(to other: WindowLook) -> Double {
    guard let own = pixelsPerUnit, let others = other.pixelsPerUnit else { return 1 }
    return others / own
  }
}

extension WindowComparison {
  /// What was measured, for people.
  var measures: String {
    if let gap { return Escaped.line(gap) }
    var parts = [
      "\(texts.grown) of \(texts.compared) texts grew", "window \(rounded(growth)) times as large",
    ]
    if let picture {
      parts.append("\(rounded(picture.changed * 100)) % of its picture changed")
      parts.append(
        "luminance \(rounded(picture.luminanceBefore)) to \(rounded(picture.luminanceAfter))")
    }
    if let motion { parts.append("\(motion.before) to \(motion.after) places that move") }
    if let pictureGap { parts.append(Escaped.line(pictureGap)) }
    if let losses { parts.append("\(losses.count) texts and controls lost or cut off") }
    if let lossGap { parts.append(Escaped.line(lossGap)) }
    return parts.joined(separator: ", ")
  }

  private func rounded(_ number: Double) -> Double { (number * 100).rounded() / 100 }
}
