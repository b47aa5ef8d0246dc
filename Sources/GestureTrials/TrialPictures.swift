// SPDX-License-Identifier: Apache-2.0

import AccessibilitySnapshot
import Foundation
import Gestures
import Semantics
import Views

/// Makes pictures of what a hand did and another way did not, for people: each on windows of its own,
/// after everything was decided.
@MainActor
package final class TrialPictures {
  /// Draws a list of this size in points as a PNG file; nil where it cannot.
  package typealias Draw = @MainActor (DisplayList, CGSize) -> Data?

  /// What one element may take of each kind.
  private static let mostOfElement = 3
  /// A process's share, so that an application with hundreds of faults keeps a report that opens.
  private static let mostInAll = 60
  /// Points round what changed, and the least that is shown of a window.
  private static let margin = 16.0
  private static let leastSize = CGSize(width: 320, height: 120)

  private enum Kind: Hashable {
    case refuted, open, interrupted
  }

  private struct Shot: Portable {
    let moment: ModelPicture.Moment
    let drawing: DisplayList
    let element: Rect?
    let contacts: [CGPoint]

    @MainActor
    init(_ moment: ModelPicture.Moment, _ stage: Stage, contacts: [CGPoint] = []) {
      self.moment = moment
      self.contacts = contacts
      // The tree is brought up to date first, as for a look.
      _ = stage.tester.tree
      drawing = stage.tester.displayList
      element = stage.elementFrame
    }

    func write(to writer: inout PortableWriter) {
      writer.write(moment)
      writer.write(drawing)
      writer.write(element)
      writer.write(contacts)
    }

    init(from reader: inout PortableReader) throws(PortableDamage) {
      moment = try reader.value()
      drawing = try reader.value()
      element = try reader.value()
      contacts = try reader.value()
    }
  }

  private let size: CGSize
  private let measurer: any TextMeasurer
  private let draw: Draw
  private var takenInAll = 0
  private var taken: [Kind: Int] = [:]

  /// - Parameter measurer: Measures the texts of the windows, of this size in points.
  init(size: CGSize, measurer: any TextMeasurer, draw: @escaping Draw) {
    self.size = size
    self.measurer = measurer
    self.draw = draw
  }

  /// What follows is of another element.
  func beginElement() { taken = [:] }

  /// Of a movement that another way did not match; none where it was matched, or where the element
  /// has enough of them.
  ///
  /// - Parameters:
  ///   - keys: Where the nearest state by keys was looked for; nil where there is none to show.
  ///   - makeStage: A window where the movement begins.
  func pictures(
    of trace: PointerTrace, in trial: ModelTrial, keys: Exploration?, actions: Exploration?,
    _ runner: TrialRunner, makeStage: () -> Stage?
  ) -> [ModelPicture] {
    guard let kind = Self.kind(of: trial), take(kind),
      var shots = runner.run({ makeStage().flatMap { Self.shots(of: trace, on: $0) } })
    else { return [] }
    for (moment, search, exploration) in [
      (ModelPicture.Moment.keys, trial.keys, keys), (.actions, trial.actions, actions),
    ] {
      guard search.end != .reached, let exploration, !exploration.nearestSteps.isEmpty,
        let nearest = exploration.result(
          after: exploration.nearestSteps,
          { stage in
            _ = stage.state()
            return Shot(moment, stage)
          })
      else { continue }
      shots.append(nearest)
    }
    return pictures(shots)
  }

  private static func shots(of trace: PointerTrace, on stage: Stage) -> [Shot]? {
    guard let start = trace.start(on: stage) ?? stage.touchPoint else { return nil }
    var shots = [Shot(.before, stage)]
    let beats = trace.beats(from: start)
    let halfWay = halfWay(beats, trace)
    for (place, beat) in beats.enumerated() {
      beat.play(stage.tester)
      guard place == halfWay else { continue }
      shots.append(Shot(.during, stage, contacts: contacts(beats[...place])))
    }
    _ = stage.state()
    shots.append(Shot(.after, stage))
    return shots
  }

  /// Of a gesture that was broken off and left something behind.
  func pictures(
    of trace: PointerTrace, from start: CGPoint, beats: Int, in interruption: ModelInterruption,
    _ runner: TrialRunner, makeStage: () -> Stage?
  ) -> [ModelPicture] {
    guard interruption.means.isAbort, !interruption.leftover.isEmpty, take(.interrupted) else {
      return []
    }
    let shots = runner.run { () -> [Shot]? in
      guard let stage = makeStage() else { return nil }
      var shots = [Shot(.before, stage)]
      let beats = trace.beats(from: start).prefix(beats)
      for beat in beats { beat.play(stage.tester) }
      shots.append(Shot(.during, stage, contacts: Self.contacts(beats)))
      stage.breakOff(by: interruption.means)
      _ = stage.state()
      shots.append(Shot(.after, stage))
      return shots
    }
    return pictures(shots ?? [])
  }

  /// nil where there is nothing to show.
  private static func kind(of trial: ModelTrial) -> Kind? {
    let searches = [trial.keys, trial.actions]
    if trial.essentialReason == nil, searches.contains(where: { $0.end == .notReached }) {
      return .refuted
    }
    return searches.contains { $0.end != .reached || !$0.unseen.isEmpty } ? .open : nil
  }

  private func take(_ kind: Kind) -> Bool {
    guard takenInAll < Self.mostInAll, taken[kind, default: 0] < Self.mostOfElement else {
      return false
    }
    taken[kind, default: 0] += 1
    takenInAll += 1
    return true
  }

  /// The beat after which contacts are down, and have done half of what they do.
  private static func halfWay(_ beats: [PointerTrace.Beat], _ trace: PointerTrace) -> Int? {
    let moves = beats.indices.filter { beats[$0].part == .move }
    guard !moves.isEmpty else { return beats.firstIndex { $0.part == .down } }
    // The second of two taps comes down in the later half.
    return moves[trace.staysInPlace ? moves.count / 2 : (moves.count - 1) / 2]
  }

  /// Where they are after these beats.
  private static func contacts(_ beats: ArraySlice<PointerTrace.Beat>) -> [CGPoint] {
    beats.last { !$0.places.isEmpty }?.places ?? []
  }

  // MARK: What is shown

  /// All of the same part of the window.
  private func pictures(_ shots: [Shot]) -> [ModelPicture] {
    let frame = part(shots)
    return shots.compactMap { shot in
      let move = AffineTransform(translationByX: -frame.x, byY: -frame.y)
      let items = [.push, .transform(move)] + shot.drawing.items + [.pop]
      let size = CGSize(width: frame.width, height: frame.height)
      return draw(DisplayList(items: items), size).map {
        ModelPicture(
          moment: shot.moment, png: $0, frame: frame, element: shot.element,
          contacts: shot.contacts.map { [Double($0.x), Double($0.y)] })
      }
    }
  }

  /// The element, the fingers and all that looks different, with some room.
  private func part(_ shots: [Shot]) -> Rect {
    let whole = Rect(x: 0, y: 0, width: size.width, height: size.height)
    guard let first = shots.first else { return whole }
    let before = DrawnParts(first.drawing)
    let frames =
      shots.compactMap(\.element)
      + shots.flatMap(\.contacts).map { Rect(x: $0.x, y: $0.y, width: 0, height: 0) }
      + shots.dropFirst().flatMap { shot in
        DrawnParts(shot.drawing).places(differingFrom: before, measurer)
      }
    guard let left = frames.map(\.x).min(), let top = frames.map(\.y).min(),
      let right = frames.map({ $0.x + $0.width }).max(),
      let bottom = frames.map({ $0.y + $0.height }).max()
    else { return whole }
    let (x, width) = Self.span(left, right, least: Self.leastSize.width, most: size.width)
    let (y, height) = Self.span(top, bottom, least: Self.leastSize.height, most: size.height)
    return Rect(x: x, y: y, width: width, height: height)
  }

  /// Whole points within the window.
  private static func span(
    _ start: Double, _ end: Double, least: Double, most: Double
  ) -> (start: Double, length: Double) {
    guard start.isFinite, end.isFinite else { return (0, most) }
    let room = max(margin, (least - (end - start)) / 2)
    let first = min(max(0, (start - room).rounded(.down)), max(0, most - least))
    let last = max(min(most, (end + room).rounded(.up)), min(most, first + least))
    return (first, last - first)
  }
}

extension Stage {
  /// The element's box in the window, in points.
  fileprivate var elementFrame: Rect? {
    let corners = [(0.0, 0.0), (1, 0), (0, 1), (1, 1)].map {
      element.windowPoint(UnitPoint(x: $0.0, y: $0.1))
    }
    let (x, y) = (corners.map { Double($0.x) }, corners.map { Double($0.y) })
    guard let left = x.min(), let right = x.max(), let top = y.min(), let bottom = y.max(),
      (x + y).allSatisfy(\.isFinite)
    else { return nil }
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
