// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit
import AccessibilityReader
import Semantics

extension PointerProber.WindowRun {
  /// Places of one window at which a menu is looked for.
  private static let mostMenus = 8
  private static let mostDrags = 24
  /// Down and to the right, in pixels: more than toolkits take for a click that shook.
  private static let dragged = (x: 12.0, y: 12.0)
  /// Of a drawing's width or height: as far as what falls into places of its own has to be moved.
  private static let far = 0.3
  private static let many = "a menu was looked for at others before"

  /// Where the pointer alone moves a row.
  mutating func rows(_ scene: PointerScene, _ picture: PixelMap) async throws {
    guard !scene.offersMoves else { return }
    for place in lists(in: scene) where !isOver {
      let moves = try await current().movesRow(of: place.element)
      prober.trace("a row is dragged at \(Int(place.x)), \(Int(place.y)): \(moves)")
      guard moves else { continue }
      forget()
      let isMovedByKeys = try await current().keysMoveRow(of: place.element)
      note(isMovedByKeys ? .fine : .byPointerAlone, .reorders, at: place, scene, picture)
      forget()
    }
  }

  private func menuPlaces(in scene: PointerScene) -> [PointerScene.Place] {
    scene.placesOfMenus.filter { place in
      scene.context[place.element].map { scene.objection(at: $0) == nil } ?? false
    }
  }

  private func lists(in scene: PointerScene) -> [PointerScene.Place] {
    menuPlaces(in: scene).prefix(Self.mostMenus).filter { place in
      scene.context[place.element].map { PointerScene.withItems.contains($0.role) } ?? false
    }
  }

  /// Where the pointer alone brings a control, or opens a menu by its right button or a window by a double
  /// click.
  mutating func menus(_ scene: PointerScene, _ picture: PixelMap) async throws {
    let places = menuPlaces(in: scene)
    for (number, place) in places.enumerated() {
      guard !isOver, number < Self.mostMenus else {
        let isTried = counterpart(place.element, in: scene).map(trials.tried.contains) ?? true
        if !isTried { leave(place.element, isOver ? PointerProber.overtime : Self.many, in: scene) }
        continue
      }
      if let control = try await current().control(broughtTo: place) {
        note(.brings, at: place, control.name, scene, picture)
      }
      let answer = try await current().menu(at: place)
      prober.trace("the right button at \(Int(place.x)), \(Int(place.y)): \(answer)")
      note(answer, .menu, at: place, scene, picture)
    }
    for place in lists(in: scene) where !isOver {
      try await doubleClick(in: place, scene, picture)
    }
  }

  /// Plain buttons, together at first, which mostly leave all as it was.
  mutating func presses(_ scene: PointerScene) async throws {
    var buttons: [PointerScene.Place] = []
    for button in scene.buttons {
      if let objection = scene.context[button.element].flatMap({ scene.objection(at: $0) }) {
        note(.untried(objection), of: [button], in: scene)
      } else {
        buttons.append(button)
      }
    }
    try await press(buttons, scene)
  }

  /// Where something is different afterwards, each half by itself, and in the end each button once more in an
  /// instance that does not change by itself.
  private mutating func press(_ buttons: [PointerScene.Place], _ scene: PointerScene) async throws {
    guard !buttons.isEmpty else { return }
    if let end { return note(.untried(end), of: buttons, in: scene) }
    let isChanged = try await current().changes(pressing: buttons)
    prober.trace("\(buttons.count) buttons were pressed, and let go elsewhere: \(isChanged)")
    guard isChanged else { return note(.harmless, of: buttons, in: scene) }
    forget()
    if buttons.count > 1 {
      let half = buttons.count / 2
      try await press(Array(buttons[..<half]), scene)
      try await press(Array(buttons[half...]), scene)
    } else if try await current().changesUntouched(clicks: 1, until: deadline) {
      note(.untried(PointerProber.restless), of: buttons, in: scene)
    } else {
      let acts = try await current().changes(pressing: buttons)
      note(acts ? .acts : .harmless, of: buttons, in: scene)
      forget()
    }
  }

  private mutating func note(
    _ press: ButtonPress, of buttons: [PointerScene.Place], in scene: PointerScene
  ) {
    for button in buttons {
      if let id = counterpart(button.element, in: scene) { trials.presses[id] = press }
    }
  }

  /// On one row, and then in a fresh instance the keys that may do the same.
  private mutating func doubleClick(
    in list: PointerScene.Place, _ scene: PointerScene, _ picture: PixelMap
  ) async throws {
    guard let (row, item, frame) = scene.row(of: list) else { return }
    let (clickChanges, doesMore) = try await current().doubleClick(on: row, of: frame)
    prober.trace("a double click at \(Int(row.x)), \(Int(row.y)): \(doesMore)")
    if clickChanges || doesMore { forget() }
    guard doesMore else { return }
    let answer = try await current().keysInPlaceOfDoubleClick(on: row, item, of: frame)
    prober.trace("keys in place of it: \(answer)")
    note(answer, .opens, at: row, scene, picture)
    if answer == .fine { forget() }
  }

  private mutating func note(
    _ answer: PointerDesk.KeyAnswer, _ found: PointerPlace.Answer, at place: PointerScene.Place,
    _ scene: PointerScene, _ picture: PixelMap
  ) {
    switch answer {
    case .fine: return
    case .untried(let reason): leave(place.element, reason, in: scene)
    case .byPointerAlone: note(found, at: place, "", scene, picture)
    }
    forget()
  }

  /// What is drawn, answers to no click, and can be dragged, the largest first.
  mutating func drags(_ scene: PointerScene, _ picture: PixelMap) async throws {
    let answered = Set(trials.places.map(\.element))
    let drawings = scene.drawings.filter { place in
      counterpart(place.element, in: scene).map { !answered.contains($0) } ?? false
        && !scene.isControl(place.x, place.y)
        && scene.context[place.element].map { scene.objection(at: $0) == nil } ?? false
    }
    func size(_ place: PointerScene.Place) -> Double {
      scene.seenFrame(of: place).map { $0.width * $0.height } ?? 0
    }
    var made = 0
    for drawing in drawings.sorted(by: { size($0) > size($1) }) where !isOver {
      let tries = scene.grips(of: drawing, in: picture).flatMap { grip in
        drags(from: grip, in: scene).map { (grip: grip, way: $0) }
      }
      for (grip, way) in tries where !isOver && made < Self.mostDrags {
        made += 1
        guard try await isDragged(grip, by: way) else { continue }
        // Once more in a fresh instance, which does not change by itself in that time.
        forget()
        let isRestless = try await current().changesUntouched(clicks: 1, until: deadline)
        if !isRestless, try await isDragged(grip, by: way) {
          note(.drags, at: grip, "", scene, picture)
          break
        }
      }
    }
  }

  /// A little, and far to either side, towards the drawing's middle.
  private func drags(
    from grip: PointerScene.Place, in scene: PointerScene
  ) -> [(x: Double, y: Double)] {
    guard let frame = scene.seenFrame(of: grip) else { return [Self.dragged] }
    let (width, height) = (frame.width * Self.far, frame.height * Self.far)
    return [
      Self.dragged, (x: grip.x > frame.x + frame.width / 2 ? -width : width, y: 0),
      (x: 0, y: grip.y > frame.y + frame.height / 2 ? -height : height),
    ]
  }

  private mutating func note(
    _ answer: PointerPlace.Answer, at place: PointerScene.Place, _ toolTip: String,
    _ scene: PointerScene, _ picture: PixelMap
  ) {
    guard let element = counterpart(place.element, in: scene) else { return }
    let box = scene.box(of: place.element, around: place.x, place.y)
    trials.places.append(
      PointerPlace(
        element: element, box: box, answer: answer, toolTip: toolTip,
        picture: PointerDesk.crop(picture, to: box).flatMap(PNG.data)))
  }

  private mutating func isDragged(
    _ place: PointerScene.Place, by way: (x: Double, y: Double)
  ) async throws -> Bool {
    let effect = try await current().effect(at: place, draggedBy: way)
    prober.trace("a drag from \(Int(place.x)), \(Int(place.y)): \(effect.text)")
    guard case .some(.changes, _) = effect else { return false }
    return true
  }

  /// The next click has a fresh instance.
  mutating func forget() {
    if let desk { restless?.formUnion(desk.restless) }
    desk = nil
  }

  /// The one before, where it stands as it stood, or a fresh one.
  mutating func current() async throws(InstanceFailure) -> PointerDesk {
    if let desk, desk.isInPlace { return desk }
    forget()
    return try await freshDesk()
  }

  mutating func freshDesk() async throws(InstanceFailure) -> PointerDesk {
    instances += 1
    prober.trace("a fresh instance for the pointer")
    let instance = try await prober.source.next()
    let windows = PointerProber.windows(instance.snapshot)
    guard number < windows.count else {
      throw InstanceFailure("two fresh instances differ in their windows")
    }
    do {
      let desk = try await PointerDesk(
        instance, window: windows[number], part: prober.page?.frame, policy: prober.policy,
        restless: restless ?? ChangedSquares())
      if restless == nil {
        try await desk.watchUntouched()
        restless = desk.restless
      }
      self.desk = desk
      return desk
    } catch {
      throw InstanceFailure("\(error)")
    }
  }

  mutating func note(_ element: ElementID, in scene: PointerScene) {
    if let id = counterpart(element, in: scene) { trials.tried.insert(id) }
  }

  mutating func leave(_ element: ElementID, _ reason: String, in scene: PointerScene) {
    if let id = counterpart(element, in: scene) { trials.untried[id] = reason }
  }

  /// The element at the same place of the other tree, or the nearest one round it.
  func counterpart(_ element: ElementID, in scene: PointerScene) -> ElementID? {
    var found = known.tree.rootNode
    for place in scene.context.tree.way(to: element) {
      guard place < found.children.count, let next = known.tree[found.children[place]] else {
        break
      }
      found = next
    }
    return found.id == known.tree.root ? nil : found.id
  }
}
