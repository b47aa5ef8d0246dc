// SPDX-License-Identifier: Apache-2.0

import Gestures
import Interaction

/// What the nodes of one window share: what is out of date, and what to do after an update.
@MainActor
final class ViewGraph {
  let measurer: any TextMeasurer
  let focus = FocusSource()
  /// What views give to others while they have the focus.
  let focusedValues = FocusedValueSource()
  var statistics = ViewStatistics()
  /// Which elements there are has to be decided anew for the whole window.
  var structureChanged = true
  /// Where nodes came or went: it has to be decided for those that came.
  private var changedContainers: [ViewNode] = []
  let presentations = PresentationList()
  let layout = LayoutQueue()
  let lazyStacks = LazyStackList()
  let places = PlaceFollowers()
  /// True while a lazy stack asks for what it lays out: lists answer with themselves.
  var gathersLists = false
  /// Whether a view was made that says where one of its lines is.
  var hasGuides = false
  /// What the views of a row kept that is being made again.
  var keptStates: KeptStates.Cursor?
  /// Some element has another place, or says something else.
  var needsPlacing = true
  /// What is drawn changed.
  var needsDrawing = true
  var onInvalidate: (() -> Void)?
  /// Tells a view of the window's touches.
  var explainGestures: ((@escaping (GestureDecision) -> Void) -> SceneObservation)?
  /// Hears of the title that the views give the window; nil for none.
  var onTitle: ((String?) -> Void)?
  /// Opens the menu of an element, as the Menu key does.
  var openMenu: ((Element) -> Void)?
  /// Takes a text to the clipboard.
  var copy: ((String) -> Void)?
  /// The text in the clipboard.
  var paste: (() -> String?)?
  /// Hears of each node that comes: for tests of what becomes of them.
  var onNode: ((ViewNode) -> Void)?
  /// Whether a view came that adds to the state that is proved.
  var hasProvenStates = false
  /// Whether what is pressed is drawn as pressed.
  var showsResponse = true {
    didSet { if showsResponse != oldValue { pictures.forget() } }
  }
  let pictures = PictureRecorder()
  /// The element that has the focus, while something moves: where it is drawn.
  var watched: WatchedDrawing?
  /// What is being dragged.
  weak var lifted: (any LiftedDrawing)?
  let clock = MotionClock()
  let matched = MatchedPlaces()
  /// Bodies that are shown with values between two others.
  private(set) var presenters: [any Presenter] = []
  /// Whether bodies run only for the picture, with such values.
  private(set) var isPresenting = false
  private var presentedStructure = false
  private var presentedLayout: [ViewNode] = []
  /// How many views there are that change the transactions of those inside.
  var scopeCount = 0
  private let pending = PendingChanges()
  /// What views tell of preferences, until those look who listen.
  let preferences = PreferenceTellings()
  private var actions: [() -> Void] = []
  private var shownActions: [() -> Void] = []
  private var lastShownActions: [() -> Void] = []

  init(measurer: any TextMeasurer) {
    self.measurer = measurer
    clock.onCompletion = { [weak self] in self?.enqueue($0) }
  }

  /// Whether the tree or the elements have to be brought up to date.
  var hasChanges: Bool {
    structureChanged || !changedContainers.isEmpty || !layout.isEmpty || needsPlacing
      || !pending.isEmpty || !actions.isEmpty
  }

  var hasWork: Bool { hasChanges || needsDrawing }

  func invalidate() { onInvalidate?() }

  func redraw() {
    needsDrawing = true
    invalidate()
  }

  /// Nodes came into the container, left it, or changed their order.
  ///
  /// - Parameter laidOut: What it lays out that the change is in; nil where the change is one of what
  ///   it lays out.
  func structureChanged(in container: ViewNode, _ laidOut: ViewNode?) {
    guard !isPresenting, !structureChanged else {
      structureChanged = true
      return
    }
    if let laidOut {
      laidOut.hasPlacedElements = false
      laidOut.band?.hasNewNodes = true
      laidOut.invalidateElements()
    }
    container.invalidateOwnElements()
    changedContainers.append(container)
    invalidate()
  }

  /// Decides which elements there are, where that may have changed.
  ///
  /// - Returns: Whether they have to be given out anew: all of them, or where there are others.
  func resolveElements(from root: ViewNode) -> (isNeeded: Bool, isWhole: Bool) {
    let containers = changedContainers
    changedContainers.removeAll()
    if !structureChanged {
      for container in containers where container.parent != nil || container === root {
        if !container.resolveNewElements() { structureChanged = true }
      }
    }
    defer { structureChanged = false }
    if structureChanged { root.resolveElements() }
    return (structureChanged || !containers.isEmpty, structureChanged)
  }

  /// - Parameters:
  ///   - isModel: Whether a property of a model changed, and not a state of views.
  ///   - isWhole: False where the reader runs only if a part that it read is another one.
  func invalidate(_ reader: any Reader, isModel: Bool = false, isWhole: Bool = true) {
    if pending.add(reader, isModel: isModel, isWhole: isWhole) { onInvalidate?() }
  }

  /// Runs after the update, when the window shows the new state.
  func enqueue(_ action: @escaping () -> Void) {
    actions.append(action)
    onInvalidate?()
  }

  /// Runs the bodies that are out of date, and lays out what each change came to.
  func evaluate(layout: () -> Void) { pending.evaluate(clock, show: layout) }

  /// The node's body runs for each picture until its value has arrived.
  func present(_ presenter: any Presenter) {
    if !presenters.contains(where: { $0 === presenter }) {
      presenters.append(presenter)
      scopeCount += 1
    }
  }

  /// Brings the tree back to what is, before changes are made to it.
  func presentModels() {
    for presenter in presenters where presenter.isMounted { presenter.presentModel() }
    takePresented()
  }

  /// The node has to be laid out once more when nothing is shown that is not.
  func layOutAfterPresenting(_ node: ViewNode) { presentedLayout.append(node) }

  /// Views that came and went for the picture may have taken the place of others.
  private func takePresented() {
    for node in presentedLayout { node.invalidateLayout() }
    presentedLayout.removeAll()
    guard presentedStructure else { return }
    presentedStructure = false
    structureChanged = true
    invalidate()
  }

  /// Runs the bodies whose values are on their way, for the picture alone.
  func presentMoments(layout: () -> Void) {
    guard !presenters.isEmpty else { return }
    isPresenting = true
    let structure = structureChanged
    for presenter in presenters where presenter.isMounted { presenter.presentMoment() }
    layout()
    presentedStructure = presentedStructure || structureChanged
    structureChanged = structure
    isPresenting = false
    let left = presenters.count
    presenters.removeAll { !$0.isMounted || !$0.isPresented }
    scopeCount -= left - presenters.count
    if presenters.isEmpty { takePresented() }
  }

  /// What goes along with a change of a node that is being made now.
  func transaction(for node: ViewNode) -> Transaction {
    guard !isPresenting else { return Transaction() }
    guard scopeCount > 0 else { return pending.transaction }
    return TransactionScopes.transaction(of: node, within: pending.transaction)
  }

  /// Whether some change that is being made now may be shown over time.
  var mayMove: Bool {
    !isPresenting
      && (scopeCount > 0 || pending.transaction.animation != nil
        || pending.transaction.tracksVelocity)
  }

  /// Runs once the changes that are being made now have been laid out.
  func whenShown(_ action: @escaping () -> Void) { shownActions.append(action) }

  /// Runs after all that ``whenShown(_:)`` was given.
  func whenAllIsShown(_ action: @escaping () -> Void) { lastShownActions.append(action) }

  func runShownActions() {
    let (current, last) = (shownActions, lastShownActions)
    (shownActions, lastShownActions) = ([], [])
    for action in current { action() }
    for action in last { action() }
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
    let (outer, outerListener) = (Source.reader, PartReading.reader)
    Source.reader = reader
    PartReading.reader = ReadPart.Listener.shared
    body()
    Source.reader = outer
    PartReading.reader = outerListener
  }
}

/// How much work updates made, for tests that only what changed is done again.
public struct ViewStatistics {
  /// How many bodies ran.
  public private(set) var bodyEvaluations = 0
  /// How many updates there were.
  public internal(set) var updates = 0
  /// How many nodes were measured for a proposal that was new to them.
  public internal(set) var measured = 0
  /// How many nodes placed what is inside them.
  public internal(set) var arranged = 0
  /// How many elements were given their place and their meaning.
  public internal(set) var placed = 0
  /// How many elements were put elsewhere, and were otherwise left alone with all inside.
  public internal(set) var moved = 0
  /// How many nodes were drawn into the display list.
  public internal(set) var drawn = 0
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
