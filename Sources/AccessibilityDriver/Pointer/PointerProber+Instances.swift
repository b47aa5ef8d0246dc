// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit
import AccessibilityReader
import Semantics

extension PointerProber.WindowRun {
  /// Places of one window at which a menu is looked for.
  private static let mostMenus = 8
  private static let mostDrags = 6
  /// Down and to the right, in pixels: more than toolkits take for a click that shook.
  private static let dragged = 12.0
  private static let many = "a menu was looked for at others before"

  /// Where the pointer alone brings a control, opens a menu by its right button or a window by a double click,
  /// or moves a row.
  mutating func menus(_ scene: PointerScene, _ picture: PixelMap) async throws {
    let places = scene.placesOfMenus.filter { place in
      scene.context[place.element].map { scene.objection(at: $0) == nil } ?? false
    }
    for (number, place) in places.enumerated() {
      guard !isOver, number < Self.mostMenus else {
        let isTried = counterpart(place.element, in: scene).map(trials.tried.contains) ?? true
        if !isTried { leave(place.element, isOver ? PointerProber.overtime : Self.many, in: scene) }
        continue
      }
      if let control = try await current().control(broughtTo: place) {
        note(.brings, at: place, control.name, scene, picture)
      }
      try await look(for: .menu, by: .rightClick, at: place, scene, picture)
    }
    let lists = places.prefix(Self.mostMenus).filter { place in
      scene.context[place.element].map { PointerScene.withItems.contains($0.role) } ?? false
    }
    for place in lists where !isOver {
      try await look(for: .opens, by: .doubleClick, at: place, scene, picture)
    }
    guard !scene.offersMoves else { return }
    for place in lists where !isOver {
      let moves = try await current().movesRow(of: place.element)
      prober.trace("a row is dragged at \(Int(place.x)), \(Int(place.y)): \(moves)")
      if moves {
        note(.reorders, at: place, "", scene, picture)
        forget()
      }
    }
  }

  private mutating func look(
    for found: PointerPlace.Answer, by gesture: PointerDesk.Gesture, at place: PointerScene.Place,
    _ scene: PointerScene, _ picture: PixelMap
  ) async throws {
    let answer = try await current().answer(at: place, to: gesture)
    prober.trace("\(gesture) at \(Int(place.x)), \(Int(place.y)): \(answer)")
    switch answer {
    case .fine: return
    case .untried(let reason): leave(place.element, reason, in: scene)
    case .byPointerAlone: note(found, at: place, "", scene, picture)
    }
    forget()
  }

  /// What is drawn, answers to no click, and can be dragged.
  mutating func drags(_ scene: PointerScene, _ picture: PixelMap) async throws {
    let answered = Set(trials.places.map(\.element))
    let drawings = scene.drawings.filter { place in
      counterpart(place.element, in: scene).map { !answered.contains($0) } ?? false
        && !scene.isControl(place.x, place.y)
        && scene.context[place.element].map { scene.objection(at: $0) == nil } ?? false
    }
    for place in drawings.prefix(Self.mostDrags) where !isOver {
      guard try await isDragged(place) else { continue }
      // Once more in a fresh instance, which does not change by itself in that time.
      forget()
      let isRestless = try await current().changesUntouched(clicks: 1, until: deadline)
      if !isRestless, try await isDragged(place) { note(.drags, at: place, "", scene, picture) }
    }
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

  private mutating func isDragged(_ place: PointerScene.Place) async throws -> Bool {
    let effect = try await current().effect(at: place, draggedBy: Self.dragged)
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
