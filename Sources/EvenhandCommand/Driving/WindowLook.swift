// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit
import AccessibilityDriver
import AccessibilityReader
import Semantics

/// How one window of a program looked in one start.
struct WindowLook: Sendable {
  /// The application as it stood then.
  let snapshot: ApplicationSnapshot
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
  /// Where in its picture the places of its elements begin, in pixels; nil where that is not known.
  private var inset: (x: Int, y: Int)?
  /// What was chosen for it to look like this; nil for how it looks at first.
  private(set) var page: PlacedChoice?
  /// What is left out, because it was looked at before the page was shown.
  private var known: Set<ObjectReference> = []

  var title: String { window.name }
  var hasPictures: Bool { pictures != nil }
  var movingPlaces: Int { pictures?.movingPlaces ?? 0 }

  /// How many pictures of a window, and how far apart: a second, in which a spinner turns once. Of another
  /// page only what it comes to rest at is compared.
  private static let count = (first: 5, page: 1)
  private static let distance = Duration.milliseconds(250)
  /// An application with more windows is not waited for.
  private static let mostWindows = 8

  /// The size, in pixels, that windows are made no larger than, or as small as they let themselves be made; nil
  /// where they keep the size that they have.
  enum Bound {
    case screen
    case width(Int)
  }

  /// Makes windows smaller, and gives the application as it stands when they have come to rest.
  private static func fit(
    _ windows: some Sequence<Node>, of target: OpenTarget, to bound: Bound?
  ) async throws(DriverError) -> OpenTarget {
    let photographer = try WindowPhotographer(
      snapshot: target.snapshot, environment: target.environment)
    let size: (width: Int, height: Int)? =
      switch bound {
      case .screen: photographer.screenSize
      case .width(let width): (width, .max)
      case nil: nil
      }
    if let size {
      for node in windows {
        Progress.shared.begin("making windows smaller")
        try await photographer.shrink(node, toWidth: size.width, height: size.height)
      }
    }
    var target = target
    target.snapshot = await settled(target)
    return target
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

  static func all(
    of target: OpenTarget, bound: Bound?
  ) async throws(DriverError) -> [WindowLook] {
    let windows = try WindowPhotographer(
      snapshot: target.snapshot, environment: target.environment
    ).windowsInTree.prefix(mostWindows)
    let target = bound == nil ? target : try await fit(windows, of: target, to: bound)
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
      await look.takePictures(Self.count.first, photographer)
      looks.append(look)
    }
    // A start has one scale, also for windows that the display does not know by their titles.
    let scale = looks.lazy.compactMap(\.pixelsPerUnit).first
    for index in looks.indices where looks[index].pixelsPerUnit == nil {
      looks[index].pixelsPerUnit = scale
    }
    return looks
  }

  /// The window of a page that is shown; nil where it is gone.
  static func page(
    _ page: PageTour.Page, of target: OpenTarget, bound: Bound?
  ) async throws(DriverError) -> WindowLook? {
    var target = target
    target.snapshot = page.snapshot
    target = try await fit(
      [page.choice.window(in: page.snapshot)].compactMap(\.self), of: target, to: bound)
    guard let window = page.choice.window(in: target.snapshot) else { return nil }
    let photographer = try WindowPhotographer(
      snapshot: target.snapshot, environment: target.environment)
    var look = WindowLook(snapshot: target.snapshot, window: window)
    look.screen = photographer.screenSize
    look.page = page.choice
    look.known = page.known
    await look.takePictures(Self.count.page, photographer)
    return look
  }

  private init(snapshot: ApplicationSnapshot, window: Node) {
    self.snapshot = snapshot
    self.window = window
  }

  private mutating func takePictures(_ count: Int, _ photographer: WindowPhotographer) async {
    do throws(DriverError) {
      let pixels = try photographer.size(of: window)
      size = (Double(pixels.width), Double(pixels.height))
      if let frame = window.frame, frame.width > 0, pixels.width > 0 {
        pixelsPerUnit = Double(pixels.width) / frame.width
      }
      var maps: [PixelMap] = []
      inset = try photographer.contentInset(of: window)
      for number in 0..<count {
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

  /// What became different. What differs from `again` with the same settings does not count.
  func comparison(
    with other: WindowLook, _ preference: DesktopPreference, besides again: WindowLook? = nil
  ) -> WindowComparison {
    if preference == .narrowWindow { return comparison(withNarrower: other) }
    var comparison = WindowComparison(
      title: title,
      texts: TextGrowth.compare(texts, other.texts),
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
  private func comparison(withNarrower other: WindowLook) -> WindowComparison {
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
    let scale = Self.scale(pixelsPerUnit)
    // In the window's own coordinates its content begins at 0, or where the window does.
    let room = Rect(
      x: 0, y: 0, width: max(0, frame.x) + min(size.width, Double(screen.width)) / scale,
      height: max(0, frame.y) + min(size.height, Double(screen.height)) / scale)
    return ContentLoss.Look(window, of: snapshot, room: room, known: known)
  }

  private func growth(to other: WindowLook) -> Double {
    guard let size, let others = other.size, size.width > 0, size.height > 0 else { return 1 }
    return max(others.width / size.width, others.height / size.height)
  }

  private var texts: TextGrowth.Look {
    var picture = pictures?.last
    picture?.x -= inset?.x ?? 0
    picture?.y -= inset?.y ?? 0
    return TextGrowth.Look(
      window, of: snapshot, picture: inset == nil ? nil : picture,
      pixelsPerUnit: pixelsPerUnit.map(Self.scale), known: known)
  }

  /// The edges that a window manager draws are part of GTK 3's frame, and not of the window.
  private static func scale(_ pixelsPerUnit: Double) -> Double {
    abs(pixelsPerUnit - 1) < edges ? 1 : pixelsPerUnit
  }

  /// Whether both are of one window, in one start.
  func isOfWindow(_ other: WindowLook) -> Bool {
    snapshot.references[window.id] == other.snapshot.references[other.window.id]
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
