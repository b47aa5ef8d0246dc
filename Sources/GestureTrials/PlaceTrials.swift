// SPDX-License-Identifier: Apache-2.0

import AccessibilitySnapshot
import Foundation
import Gestures
import Interaction
import Semantics

/// What holds of an element in every state: its box is where it is touched, and the focus comes and
/// goes.
@MainActor
struct PlaceTrials {
  let after: [String]
  let runner: TrialRunner
  let makeStage: () -> Stage?

  /// Points between two places of the window that are tried, and where no place of the box is
  /// touched.
  private static let spacing: CGFloat = 24
  private static let fineSpacing: CGFloat = 6
  /// Points between two places round a box.
  private static let spacingRound: CGFloat = 8
  /// Points by which a touch may lie outside of a box: a line along its edge reaches half its width beyond
  /// it, which misleads no finger.
  private static let tolerance = 4.0

  func run() -> [ModelBreach] {
    // First what is seen of the box, then what is seen of the focus.
    let seen = runner.run { () -> [String?]? in
      makeStage().map { [touchedOutside($0), trapped($0)] }
    }
    guard let seen, seen.count == 2 else { return [] }
    let breaches = [
      seen[0].map { ModelBreach(law: .box, after: after, observation: $0) },
      seen[1].map { ModelBreach(law: .focusTrapped, after: after, observation: $0, way: .keys) },
    ]
    return breaches.compactMap { $0 }
  }

  private func touchedOutside(_ stage: Stage) -> String? {
    let frames = stage.own.compactMap { stage.tester.tree[$0]?.frame }
    guard !frames.isEmpty else { return nil }
    let spacing = stage.touchPoint == nil ? Self.fineSpacing : Self.spacing
    let window = CGRect(origin: .zero, size: stage.scene.size)
    let places =
      frames.flatMap { round($0) }.filter(window.contains) + all(stage.scene.size, by: spacing)
    let outside = places.first { point in
      !frames.contains { $0.reaches(point, within: Self.tolerance) } && stage.isTouched(at: point)
    }
    return outside.map { point in
      "a touch at (\(NumberText.brief(point.x)), \(NumberText.brief(point.y)))"
        + " reaches it, and its box is \(frames.map(\.spoken).joined(separator: " and "))"
    }
  }

  /// All over the window.
  private func all(_ size: CGSize, by spacing: CGFloat) -> [CGPoint] {
    Swift.stride(from: spacing / 2, to: size.height, by: spacing).flatMap { y in
      Swift.stride(from: spacing / 2, to: size.width, by: spacing).map { CGPoint(x: $0, y: y) }
    }
  }

  /// Close to a box on all sides, where what lies a little beside it is touched first.
  private func round(_ frame: Rect) -> [CGPoint] {
    let gap = Self.tolerance + 1
    let (left, right) = (frame.x - gap, frame.x + frame.width + gap)
    let (top, bottom) = (frame.y - gap, frame.y + frame.height + gap)
    func places(_ from: Double, _ to: Double) -> [Double] {
      let count = max(2, ((to - from) / Self.spacingRound).rounded(.up))
      return Swift.stride(from: 0, through: count, by: 1).map { from + (to - from) * $0 / count }
    }
    return places(left, right).flatMap { [CGPoint(x: $0, y: top), CGPoint(x: $0, y: bottom)] }
      + places(top, bottom).flatMap { [CGPoint(x: left, y: $0), CGPoint(x: right, y: $0)] }
  }

  /// Presses Tab as often as there are elements to come to.
  private func trapped(_ stage: Stage) -> String? {
    // Escape leaves a menu.
    guard stage.scene.dragSession == nil, !stage.scene.isCarrying, stage.scene.menu == nil,
      stage.isFocusable(0)
    else { return nil }
    let stops = stage.tester.tree.depthFirst.filter {
      $0.states[.focusable] && $0.states[.showing] && $0.states[.sensitive]
    }
    guard stage.scene.tabStopIDs.contains(where: { !stage.own.contains($0) }) else { return nil }
    stage.onStep?("Tab")
    stage.tester.press(.tab)
    for _ in stops {
      guard let focus = stage.tester.tree.focus, stage.own.contains(focus) else { return nil }
      stage.tester.press(.tab)
    }
    return "Tab was pressed \(stops.count + 1) times, and the focus never left it"
  }
}

extension Rect {
  fileprivate func reaches(_ point: CGPoint, within tolerance: Double) -> Bool {
    Double(point.x) >= x - tolerance && Double(point.x) <= x + width + tolerance
      && Double(point.y) >= y - tolerance && Double(point.y) <= y + height + tolerance
  }

  fileprivate var spoken: String {
    let numbers = [x, y, x + width, y + height].map(NumberText.brief)
    return "(\(numbers[0]), \(numbers[1])) to (\(numbers[2]), \(numbers[3]))"
  }
}
