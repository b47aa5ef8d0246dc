// SPDX-License-Identifier: Apache-2.0

import Gestures
import Interaction

/// What the nodes of one window share: what is out of date, and what to do after an update.
@MainActor
final class ViewGraph {
  let measurer: any TextMeasurer
  let focus = FocusSource()
  var statistics = ViewStatistics()
  /// Some list of nodes changed, so that elements must be given out anew.
  var structureChanged = true
  var layoutChanged = true
  var needsDisplay = true
  /// What is drawn changed, and no element did.
  var needsDrawing = false
  var onInvalidate: (() -> Void)?
  /// Tells a view of the window's touches.
  var explainGestures: ((@escaping (GestureDecision) -> Void) -> SceneObservation)?
  /// Hears of each node that comes: for tests of what becomes of them.
  var onNode: ((ViewNode) -> Void)?
  /// Whether a view came that adds to the state that is proved.
  var hasProvenStates = false
  /// What is being dragged.
  weak var lifted: (any LiftedDrawing)?
  private struct DirtyReader {
    weak var reader: (any Reader)?
  }

  private var dirty: [DirtyReader] = []
  private var actions: [() -> Void] = []

  init(measurer: any TextMeasurer) {
    self.measurer = measurer
  }

  var hasWork: Bool {
    structureChanged || layoutChanged || needsDisplay || needsDrawing || !dirty.isEmpty
      || !actions.isEmpty
  }

  func invalidate() { onInvalidate?() }

  func redraw() {
    needsDrawing = true
    invalidate()
  }

  func invalidate(_ reader: any Reader) {
    guard !reader.isDirty else { return }
    reader.isDirty = true
    dirty.append(DirtyReader(reader: reader))
    onInvalidate?()
  }

  /// Runs after the update, when the window shows the new state.
  func enqueue(_ action: @escaping () -> Void) {
    actions.append(action)
    onInvalidate?()
  }

  /// Runs the bodies that are out of date, outer ones first; those that an outer one brought up to
  /// date, or took out of the tree, are passed over.
  func evaluateDirty() {
    var rounds = 0
    // A body that runs can make another one run, by the environment it sets; the bound stops two
    // that would go on for ever.
    while !dirty.isEmpty, rounds < ViewHost.passLimit {
      rounds += 1
      let readers = dirty.compactMap(\.reader).filter(\.isMounted)
        .map { (depth: $0.depth, reader: $0) }.sorted { $0.depth < $1.depth }
      dirty.removeAll(keepingCapacity: true)
      for (_, reader) in readers where reader.isDirty && reader.isMounted { reader.evaluate() }
    }
  }

  /// True where there was something to run.
  func runActions() -> Bool {
    guard !actions.isEmpty else { return false }
    let current = actions
    actions = []
    for action in current { action() }
    return true
  }

  func reading(_ reader: any Reader, _ body: () -> Void) {
    let outer = Source.reader
    Source.reader = reader
    defer { Source.reader = outer }
    body()
  }
}

/// How much work updates made, for tests that only what changed is done again.
public struct ViewStatistics {
  /// How many bodies ran.
  public private(set) var bodyEvaluations = 0
  /// How many updates there were.
  public internal(set) var updates = 0
  private var byType: [ObjectIdentifier: Int] = [:]

  mutating func count<V: View>(_ type: V.Type) {
    bodyEvaluations += 1
    byType[ObjectIdentifier(type), default: 0] += 1
  }

  /// How many times the body of views of this type ran.
  public func bodyEvaluations<V: View>(of type: V.Type) -> Int {
    byType[ObjectIdentifier(type)] ?? 0
  }
}
