// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit
import AccessibilityReader
import Semantics

extension KeyboardDriver {
  func windowPixels() throws(DriverError) -> PixelMap {
    guard let scene, let area = display.area(of: scene.window) else { throw .displayLost }
    return try display.pixels(of: area)
  }

  /// The colours of an element may take a quarter of a second to change. That is waited for only where
  /// one does not look clearly different before, and everywhere once several do not.
  struct Haste {
    /// Those that do.
    fileprivate var clear: Set<ObjectReference> = []
    /// Those that do not. On the way back the window rests before them.
    fileprivate var doubtful: Set<ObjectReference> = []
    /// What Tab led from, by what it led to.
    fileprivate var origins: [ObjectReference: ObjectReference] = [:]
    fileprivate var isAllowed: Bool { doubtful.count < KeyboardDriver.mostDoubtful }
    /// Whether the window may still have been changing when the last key was done with.
    fileprivate var isUnrested = false
    /// How often the whole window was compared, for want of right places.
    fileprivate var wholeLooks = 0
    /// How often in a row it did not come to rest.
    fileprivate var restless = 0
    /// The last two of these looks, each with what had the focus.
    fileprivate var looks: [Look] = []
    /// The second one of the window, whose place is the first that Tab led to.
    fileprivate var second: Look?
    /// What became different round an element when it got the focus, and when it lost it.
    fileprivate var rings: [ElementID: Rect] = [:]
    /// Round which nothing did.
    fileprivate var ringless: Set<ElementID> = []

    fileprivate typealias Look = (focus: ObjectReference?, picture: PixelMap)

    /// What was seen of another window tells nothing of the next one.
    mutating func beginWindow() {
      looks = []
      second = nil
    }
  }

  /// Waits until the window is drawn as one that has the keyboard: themes fade that in, and what fades
  /// is no ring of the element that a key leads to.
  func untilDrawn() async {
    _ = await PixelMap.resting(for: Self.stillness, within: Self.longestFade) {
      try? windowPixels()
    }
  }

  /// What no picture shows to be drawn, where the application does not say what is showing: GTK 4.8
  /// keeps what is hidden in its place (the controls of a video, until the pointer moves).
  func unseen(in window: Node) -> Set<ElementID> {
    guard snapshot.showsWindowsAlone else { return [] }
    let pictures = WindowPhotographer(snapshot: snapshot, display: display).take(of: [window])
    return Set(pictures.elements.filter { $0.value.isUnseen }.keys)
  }

  /// The fades of GTK 3's own theme take 200 ms, and begin when the program has heard of the focus.
  private static let stillness = Duration.milliseconds(120)
  private static let longestFade = Duration.seconds(1)

  /// The window as it stands before a key; nil where what it changes is not looked at.
  func pictureBefore(_ key: KeyBinding) async -> PixelMap? {
    // Where places are wrong, the one thing to see is that nothing changes at all.
    guard snapshot.framesAreTrusted else {
      guard key == Self.tab, haste.wholeLooks < Self.mostWholeLooks,
        haste.restless < Self.mostRestless
      else { return nil }
      haste.wholeLooks += 1
      let picture = await restingPixels()
      await noteRing(before: picture)
      return picture
    }
    let leadsToDoubt =
      key == Self.shiftTab
      && scene?.look.focus.flatMap { haste.origins[$0] }.map(haste.doubtful.contains) ?? false
    guard haste.isUnrested, !haste.isAllowed || leadsToDoubt else { return try? windowPixels() }
    haste.isUnrested = false
    return await restingPixels()
  }

  /// Of the element that had the focus before the last key.
  private func noteRing(before picture: PixelMap?) async {
    guard let scene, let picture, haste.restless == 0 else {
      haste.looks = []
      return
    }
    let looks = haste.looks + [(scene.look.focus, picture)]
    if haste.looks.count == 1, haste.second == nil { haste.second = looks[1] }
    haste.looks = looks.suffix(2)
    if looks.count == 3 { await noteRing(looks[1], between: looks[0], looks[2]) }
  }

  /// Of where Tab comes last: the round is over, and no key has led on. What it began with was seen without
  /// a ring that shows for keys alone.
  func noteLastRings() async {
    guard !snapshot.framesAreTrusted, let last = haste.looks.last else { return }
    // The ring of the last one is taken away some time after the key.
    _ = await hasChanged(since: last.picture)
    await noteRing(before: await restingPixels())
    guard haste.looks.count == 2, let second = haste.second else { return }
    await noteRing(haste.looks[1], between: haste.looks[0], second)
  }

  private func noteRing(_ look: Haste.Look, between one: Haste.Look, _ other: Haste.Look) async {
    guard let scene, Set([look.focus, one.focus, other.focus]).count == 3, let focus = look.focus,
      let id = watch.element(focus), let frame = snapshot.tree[id]?.frame, !frame.isEmpty,
      await frames(of: [focus])[focus] == frame,
      let inset = try? WindowPhotographer(snapshot: snapshot, display: display)
        .contentInset(of: scene.node)
    else { return }
    let (x, y) = (Double(inset.x), Double(inset.y))
    switch look.picture.focusLine(
      round: Rect(x: frame.x + x, y: frame.y + y, width: frame.width, height: frame.height),
      since: one.picture, until: other.picture)
    {
    case .line(let line)?:
      haste.rings[id] = Rect(
        x: line.x - x, y: line.y - y, width: line.width, height: line.height)
    case PixelMap.FocusLine.none?: haste.ringless.insert(id)
    case .other?, nil: break
    }
  }

  /// Writes down what was seen round the elements that Tab led to. A text cursor may not be seen for a while.
  func noteLines(in record: inout KeyboardWalk) {
    record.rings = haste.rings
    for index in record.forward.indices {
      guard let id = record.forward[index].after?.element, haste.ringless.contains(id),
        record.forward[index].appearance?.gap != nil, let node = snapshot.tree[id],
        let frame = node.frame,
        Self.ringed.contains(node.role)
          || node.children.isEmpty && PointerScene.drawn.union([.image]).contains(node.role)
      else { continue }
      record.forward[index].appearance = FocusAppearance(
        changedOutsideOfLast: 1, outline: Int(2 * (frame.width + frame.height)))
    }
  }

  private static let ringed: RoleSet = [
    .button, .toggleButton, .checkBox, .switchControl, .link,
  ]

  /// What changed on the screen since `earlier`: as soon as the element is clearly another one, or else
  /// after the window has come to rest. nil for an element that was seen to be another one before.
  func appearance(
    since earlier: PixelMap?, from old: ObjectReference?, to new: ObjectReference,
    by key: KeyBinding
  ) async -> FocusAppearance? {
    if key == Self.tab, let old { haste.origins[new] = old }
    guard snapshot.framesAreTrusted else {
      if let earlier, await !hasChanged(since: earlier) { return FocusAppearance() }
      return FocusAppearance(
        gap: "the toolkit gives wrong places; of the first \(Self.mostWholeLooks) that Tab led to"
          + " it was looked at whether anything in the window changes")
    }
    guard let earlier else { return nil }
    let wasUnrested = haste.isUnrested
    if haste.isAllowed {
      haste.isUnrested = true
      if haste.clear.contains(new) { return nil }
      if let now = try? windowPixels(),
        let seen = await appearance(in: now, since: earlier, from: old, to: new), seen.isClear
      {
        haste.clear.insert(new)
        return seen
      }
    }
    let nowhere = FocusAppearance(gap: "the element has no place in its window")
    guard let place = await frames(of: [new])[new], !place.isPlaceless else { return nowhere }
    // A busy program may not have drawn anything yet.
    _ = await hasChanged(since: earlier)
    guard let picture = await restingPixels() else {
      return FocusAppearance(gap: "no picture could be taken")
    }
    haste.isUnrested = false
    guard let seen = await appearance(in: picture, since: earlier, from: old, to: new) else {
      return nowhere
    }
    if seen.isClear {
      haste.clear.insert(new)
      return seen
    }
    haste.doubtful.insert(new)
    // What changed may be the rest of what an element before it began.
    return wasUnrested
      ? FocusAppearance(gap: "the window had not come to rest before it got the focus") : seen
  }

  /// nil where the element has no place.
  private func appearance(
    in picture: PixelMap, since earlier: PixelMap, from old: ObjectReference?,
    to new: ObjectReference
  ) async -> FocusAppearance? {
    let frames = await frames(of: [new] + [old].compactMap(\.self))
    return frames[new].map { frame in
      picture.appearance(since: earlier, at: frame, from: old.flatMap { frames[$0] })
    }
  }

  /// Whether a pixel of the window becomes another one within a time in which programs draw.
  func hasChanged(since earlier: PixelMap) async -> Bool {
    let end = ContinuousClock.now + Self.longestDrawing
    repeat {
      if let now = try? windowPixels(), now != earlier { return true }
      try? await Task.sleep(for: PixelMap.twoFrames)
    } while ContinuousClock.now < end
    return false
  }

  /// A window in which each key is followed by a fade takes a quarter of a second for each.
  private static let mostWholeLooks = 40
  fileprivate static let mostDoubtful = 3
  private static let mostRestless = 3
  private static let longestDrawing = Duration.milliseconds(400)

  func restingPixels() async -> PixelMap? {
    let (picture, isAtRest) = await PixelMap.resting(within: Self.longestDrawing) {
      try? windowPixels()
    }
    haste.restless = isAtRest ? 0 : haste.restless + 1
    return picture
  }
}

extension FocusAppearance {
  /// As the rule `focus-visible` has it of any element.
  fileprivate var isClear: Bool { gap == nil && outline > 0 && changesHalf(of: outline) }
}
