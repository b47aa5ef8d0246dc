// SPDX-License-Identifier: Apache-2.0

import ATSPINumbers
import AccessibilitySnapshot
import Semantics

/// Quick looks at elements that were read before. What does not answer is left out.
extension AccessibilityReader {
  /// For one look at many elements.
  private static let patience = Duration.seconds(3)

  /// AT-SPI: `org.a11y.atspi.Accessible.GetState`.
  public func states(of objects: [ObjectReference]) async -> [ObjectReference: StateSet] {
    await look(at: objects, .states) { answer in
      var words = answer.members
      let low = UInt64(words.next()?.uint32 ?? 0)
      return StateSet(bits: low | UInt64(words.next()?.uint32 ?? 0) << 32)
    }
  }

  /// Without those that do not list the interface at this moment.
  /// AT-SPI: `org.a11y.atspi.Value.CurrentValue`.
  public func values(of objects: [ObjectReference]) async -> [ObjectReference: Double] {
    await look(at: objects, .valueProperty(.current)) { $0.content?.double }
  }

  /// In points of the window that they are in. Where the toolkit only tells places on the screen, these are
  /// taken from `window`'s, and without it from those of the smallest window that they lie over.
  /// AT-SPI: `org.a11y.atspi.Component.GetExtents`.
  public func frames(
    of objects: [ObjectReference], in application: ApplicationReference,
    window: ObjectReference? = nil
  ) async -> [ObjectReference: Rect] {
    guard application.toolkit.mayHave(.givesWrongPlacesInWindows) else {
      return await extents(of: objects, .windowExtents)
    }
    let windows = if let window { [window] } else { await windows(of: application) }
    let places = await extents(of: objects + windows, .screenExtents)
    var areas = windows.compactMap { places[$0] }
    let placeless = windows.filter { places[$0].map { $0.width < 0 } ?? false }
    if !placeless.isEmpty {
      // Java tells the place of what a window holds alone.
      let held = await look(at: placeless, .children) {
        $0.members.compactMap(ObjectReference.init)
      }
      areas += await extents(of: held.values.flatMap(\.self), .screenExtents).values
    }
    var frames: [ObjectReference: Rect] = [:]
    for object in objects {
      guard var frame = places[object] else { continue }
      let middle = (x: frame.x + frame.width / 2, y: frame.y + frame.height / 2)
      let area = areas.filter {
        middle.x >= $0.x && middle.x < $0.maxX && middle.y >= $0.y && middle.y < $0.maxY
      }.min { $0.width * $0.height < $1.width * $1.height }
      guard let area else { continue }
      frame.x -= area.x
      frame.y -= area.y
      frames[object] = frame
    }
    return frames
  }

  private func extents(
    of objects: [ObjectReference], _ query: Query
  ) async -> [ObjectReference: Rect] {
    await look(at: objects, query) { answer in
      let numbers = answer.members.compactMap(\.int32).map(Double.init)
      guard numbers.count == 4 else { return nil }
      return Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }
  }

  /// The application's windows, in its order. AT-SPI: `org.a11y.atspi.Accessible.GetChildren`.
  public func windows(of application: ApplicationReference) async -> [ObjectReference] {
    let object = application.object
    let windows = await look(at: [object], .children) { answer in
      answer.members.compactMap { ObjectReference($0) }
    }
    return windows[object] ?? []
  }

  /// nil for elements without text. AT-SPI: `org.a11y.atspi.Text.GetText`.
  public func text(of object: ObjectReference) async -> String? {
    await answer(of: object) { MethodCall($0, .text, "GetText", .int32(0), .int32(-1)) }?.string
  }

  /// How many parts of its text are chosen; nil for elements without text.
  /// AT-SPI: `org.a11y.atspi.Text.GetNSelections`.
  public func selections(of object: ObjectReference) async -> Int? {
    await answer(of: object) { MethodCall($0, .text, "GetNSelections") }?.int32.map(Int.init)
  }

  private func answer(
    of object: ObjectReference, to question: (ListedElement) -> MethodCall
  ) async -> BusValue? {
    guard let element = try? await session.element(object, within: Self.patience) else {
      return nil
    }
    return await session.answers(to: [question(element)], within: Self.patience).first??.value
  }

  private func look<Value: Sendable>(
    at objects: [ObjectReference], _ query: Query, _ read: (BusValue) -> Value?
  ) async -> [ObjectReference: Value] {
    let elements = await session.elements(objects, for: query, within: Self.patience)
    let replies = await session.answers(
      to: elements.map(query.call), within: Self.patience)
    var found: [ObjectReference: Value] = [:]
    for (object, reply) in zip(objects, replies) {
      if let answer = reply?.value, let value = read(answer) { found[object] = value }
    }
    return found
  }
}
