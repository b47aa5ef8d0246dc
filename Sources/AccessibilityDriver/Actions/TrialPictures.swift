// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit
import AccessibilityReader
import Semantics

/// Looks at a window before and after an action: what becomes different there and in the tree does not.
struct TrialPictures: Sendable {
  let snapshot: ApplicationSnapshot
  let environment: [String: String]
  let reader: AccessibilityReader

  /// The window before an action, at rest.
  struct Look: Sendable {
    fileprivate let window: Node
    fileprivate let picture: PixelMap
    fileprivate let frame: Rect
    /// How wide what stands around it was.
    fileprivate let around: [ObjectReference: Double]
    /// Where the fields of the window were, with their borders.
    fileprivate let fields: [ElementID: Rect]
  }

  /// nil without a display, or where the toolkit gives no places that fit what is drawn.
  func look(at node: Node, _ object: ObjectReference) async -> Look? {
    guard snapshot.framesAreTrusted || givesPlacesOfContent,
      let window = snapshot.tree.window(of: node.id)
    else { return nil }
    let around = around(node)
    let fields = fields(in: window)
    let frames = await frames(of: [object] + around + fields.values, in: window)
    let places = fields.compactMapValues { frames[$0].map(withBorder) }
    guard let frame = frames[object],
      let picture = await atRest(window, frame, Array(places.values))
    else { return nil }
    return Look(
      window: window, picture: picture, frame: frame,
      around: frames.filter { around.contains($0.key) }.mapValues(\.width),
      fields: places)
  }

  /// What stands in one box with it, and the boxes around: these make room for each other.
  private func around(_ node: Node) -> [ObjectReference] {
    let tree = snapshot.tree
    let boxes = sequence(first: node.id) { tree.parent(of: $0) }.dropFirst()
      .filter { $0 != tree.root }
    let siblings = tree.parent(of: node.id).flatMap { tree[$0] }?.children ?? []
    return (siblings.prefix(Self.mostSiblings) + boxes).filter { $0 != node.id }
      .compactMap { snapshot.references[$0] }
  }

  private static let mostSiblings = 40

  private var givesPlacesOfContent: Bool {
    snapshot.application.toolkit.has(.givesPlacesOfContent)
  }

  /// What looks different since, and goes on looking so; nil where that cannot be seen.
  func change(since look: Look, of object: ObjectReference) async -> DrawnChange? {
    guard let picture = await atRest(look.window, look.frame, Array(look.fields.values)),
      let frame = await frames(of: [object], in: look.window)[object],
      let own = picture.clearChanges(since: look.picture, in: look.frame)
    else { return nil }
    let isItself =
      frame == look.frame ? true : await hasOtherWidthAlone(frame, since: look)
    guard isItself || Self.isNear(frame, look.frame) else { return nil }
    var change = DrawnChange(isOwn: isItself && own >= Self.least(in: look.frame))
    let marked = await fields(in: picture, since: look)
    change.fields = marked.keys.sorted()
    guard change != DrawnChange() else { return change }
    // What goes on changing by itself is nobody's doing.
    try? await Task.sleep(for: TrialRunner.settlingPause)
    guard let later = await atRest(look.window, look.frame, Array(look.fields.values)) else {
      return nil
    }
    if later.clearChanges(since: picture, in: look.frame) ?? 1 > 0 { change.isOwn = false }
    change.fields.removeAll { field in
      marked[field].flatMap { later.clearChanges(since: picture, in: $0) } ?? 1 > 0
    }
    return change
  }

  /// Whether it has made room for a wider border above or beside it, or has one.
  private static func isNear(_ frame: Rect, _ before: Rect) -> Bool {
    [
      frame.x - before.x, frame.y - before.y, frame.width - before.width,
      frame.height - before.height,
    ].allSatisfy { abs($0) <= mostOfBorder }
  }

  /// Two sides of a border of four points.
  private static let mostOfBorder = 8.0

  /// Whether it is wider or narrower by some letters, and nothing around is.
  private func hasOtherWidthAlone(_ frame: Rect, since look: Look) async -> Bool {
    let before = look.frame
    guard frame.x == before.x, frame.y == before.y, frame.width != before.width,
      abs(frame.width - before.width) <= before.width / 3,
      abs(frame.height - before.height) <= before.height / 3
    else { return false }
    let now = await frames(of: Array(look.around.keys), in: look.window)
    return !look.around.isEmpty && look.around.allSatisfy { now[$0.key]?.width == $0.value }
  }

  /// A sign or a ground of another colour; less is the edge of a letter.
  private static func least(in frame: Rect) -> Int {
    max(leastPixels, Int(frame.width * frame.height / 50))
  }

  private static let leastPixels = 24

  /// The fields that look different, with their places now.
  private func fields(in picture: PixelMap, since look: Look) async -> [ElementID: Rect] {
    let references = look.fields.keys.compactMap { snapshot.references[$0] }
    let places = await self.frames(of: references, in: look.window)
    var marked: [ElementID: Rect] = [:]
    for (field, before) in look.fields {
      guard let frame = snapshot.references[field].flatMap({ places[$0] }).map(withBorder) else {
        continue
      }
      let isMarked =
        frame == before
        ? picture.clearChanges(since: look.picture, in: frame) ?? 0 >= Self.leastPixels
        : Self.isNear(frame, before) && hasNewOutline(frame, in: picture, before, in: look.picture)
      if isMarked { marked[field] = frame }
    }
    return marked
  }

  /// What is moved by a wider border cannot be compared point by point.
  private func hasNewOutline(
    _ frame: Rect, in picture: PixelMap, _ before: Rect, in earlier: PixelMap
  ) -> Bool {
    let outline = ElementMeasurement(tree: snapshot.tree, picture: picture).outline(of: frame)
    return outline != nil
      && outline != ElementMeasurement(tree: snapshot.tree, picture: earlier).outline(of: before)
  }

  private func fields(in window: Node) -> [ElementID: ObjectReference] {
    var fields: [ElementID: ObjectReference] = [:]
    for node in snapshot.tree.depthFirst
    where Self.fields.contains(node.role) && node.states[.showing]
      && snapshot.tree.window(of: node.id)?.id == window.id
    {
      fields[node.id] = snapshot.references[node.id]
    }
    return fields
  }

  /// A mark may be drawn in the border, which GTK 4 leaves out.
  private func withBorder(_ frame: Rect) -> Rect {
    let border = givesPlacesOfContent ? Self.widestBorder : 0
    return Rect(
      x: frame.x - border, y: frame.y - border, width: frame.width + 2 * border,
      height: frame.height + 2 * border)
  }

  /// Of a field in Adwaita, with the padding at its sides, in points.
  private static let widestBorder = 10.0

  private static let fields: Set<Role> = [
    .entry, .text, .passwordText, .spinButton, .comboBox, .dateEditor,
  ]

  private func frames(
    of objects: [ObjectReference], in window: Node
  ) async -> [ObjectReference: Rect] {
    await reader.frames(
      of: objects, in: snapshot.application, window: snapshot.references[window.id])
  }

  /// Two pictures in a row that are equal there and in the fields; nil where it does not come to rest. What
  /// goes on elsewhere, as a line of news, is no matter.
  private func atRest(_ window: Node, _ frame: Rect, _ fields: [Rect]) async -> PixelMap? {
    guard
      let photographer = try? WindowPhotographer(snapshot: snapshot, environment: environment)
    else { return nil }
    let (picture, isAtRest) = await PixelMap.resting(
      within: Self.longestFade,
      areEqual: { next, last in
        // A field without room has no pixels.
        next.clearChanges(since: last, in: frame) == 0
          && fields.allSatisfy { next.clearChanges(since: last, in: $0) ?? 0 == 0 }
      }, { try? photographer.placedPixels(of: window) })
    return isAtRest ? picture : nil
  }

  private static let longestFade = Duration.milliseconds(600)
}
