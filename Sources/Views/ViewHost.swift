// SPDX-License-Identifier: Apache-2.0

import CombineSubset
import Foundation
import Gestures
import Interaction
import Semantics

/// One window's worth of views: state in, elements and a display list out.
@MainActor
public final class ViewHost {
  /// How many times one update lets `onAppear`, `onChange` and the like change state again; what
  /// is left after that waits for the next update.
  static let passLimit = 8

  /// The elements of the window, which pointers, keys and requests are given to.
  public let scene: InteractionScene
  /// What texts are measured with; the host's own fonts where there is a window.
  public let measurer: any TextMeasurer
  /// In points; setting it asks for a new layout.
  public var size: CGSize = .zero {
    didSet {
      guard size != oldValue else { return }
      scene.size = size
      if let root { graph.layout.invalidate(root) }
      room.set(size, in: graph)
      invalidate()
    }
  }
  private let room = ContainerRoom()
  private let phase = WindowPhase()
  private let undo = UndoManager()
  private lazy var triedSettings = triesSettings ? TriedSettings() : nil
  /// What the person wants of every window; the views follow at their next update.
  public var settings = DisplaySettings() {
    didSet {
      guard settings != oldValue else { return }
      scene.saysUsage = settings.saysUsage
      root?.environmentChanged(rootScope)
      graph.structureChanged = true
      followMotion()
      invalidate()
    }
  }
  /// Whether the focus, the cursor, and what answers a press or a pointer are drawn; an auditor
  /// compares pictures without them.
  package var drawsFocus = true {
    didSet {
      graph.showsResponse = drawsFocus
      scene.showsToolTips = drawsFocus
    }
  }
  /// False where each change is shown at once, as for a person who wants less motion; nothing else is
  /// different for the views.
  package var isMotionShown = true {
    didSet { followMotion() }
  }
  private func followMotion() {
    graph.clock.isMoving = isMotionShown && !settings.reducesMotion
  }
  /// The time of what is shown, in seconds of the host's clock. It does not go backwards.
  public var time = 0.0
  /// What the calendar said when ``time`` was 0. A host with a clock of its own sets it; the standard
  /// is the first moment of the year 2001, so that tests are repeatable.
  public var dateOfStart: Date {
    get { graph.clock.dateOfStart }
    set { graph.clock.dateOfStart = newValue }
  }
  /// When a view wants to be shown anew by itself, in seconds of ``time``; nil for never.
  public var nextDeadline: Double? {
    [scene.nextDeadline, graph.clock.nextAlarm].compactMap { $0 }.min()
  }

  /// Lets time pass: for gestures that wait for a moment, and for views that change by the clock.
  public func advance(to time: Double) {
    self.time = max(self.time, time)
    if let deadline = scene.nextDeadline, deadline <= time { scene.advance(to: time) }
    graph.clock.ring(at: self.time)
  }

  /// True where timers and delays of publishers follow ``time``, and not the world's clock.
  package var drivesPublishers = false {
    didSet {
      driver = drivesPublishers ? WindowDriver(graph.clock) : nil
      graph.clock.isVirtual = drivesPublishers
    }
  }
  private var driver: WindowDriver?

  /// True where what texts say does not follow the clock: for who compares windows by what they say.
  package var textsStandStill: Bool {
    get { graph.clock.textsStandStill }
    set { graph.clock.textsStandStill = newValue }
  }

  /// What waits for the clock by itself never comes, from now on: timers and delays of publishers,
  /// schedules, texts that count. Gestures go on to wait.
  package func stopClocks() { graph.clock.isStopped = true }

  /// Runs what may subscribe to publishers.
  private func driving(_ body: () -> Void) {
    guard let driver else { return body() }
    driver.follow(graph.clock)
    MainLoop.withDriver(driver, body)
  }

  /// True where the views have no settings of a person's: none at first, and what they write is lost.
  package var triesSettings = false

  /// False where nobody looks at what has the focus until it is true again: the views that show what
  /// can be done with it wait.
  package var followsFocus = true {
    didSet { if followsFocus, !oldValue { sceneDidChange() } }
  }
  /// How the window reads; it counts from the first update on.
  package var layoutDirection = LayoutDirection.leftToRight
  /// Called, at most once until the next update, when the window must be updated.
  public var onInvalidate: (() -> Void)?
  /// Called when ``displayList`` shows something that only lasts while a key or a request plays a
  /// gesture: to be drawn at once, as the gesture is over when it returns.
  public var onMoment: (() -> Void)?
  /// What the last update drew, the ring of the focus and an open menu included.
  public private(set) var displayList = DisplayList()

  let graph: ViewGraph
  private let speech: SpeechSource
  private let help: KeyHelpSource
  private let pass = ElementPass()
  private let makeRoot: (NodeContext) -> RootNode
  private let makeAgain: () -> ViewHost
  private var root: RootNode?
  /// As it was laid out last; zero before.
  private var sizeBefore = CGSize.zero
  private var isUpdating = false
  private var isReported = false
  private var sceneChanged = true
  private var drawnRing: FocusRing?
  private var drawnTag: ValueTag?
  private var drawnCursor: CursorMark?
  private var drawnHover: HoverLine?
  private var drawnMenu: MenuLayer.Look?
  private var drawnTip: ToolTipLayer?
  private var drawnLift: CGPoint?
  private var holding: HoldProgress?

  /// The content runs again when a state that it reads has changed.
  ///
  /// - Parameter title: Of the window, where no view has a `navigationTitle`.
  public init<Content: View>(
    title: String, measurer: any TextMeasurer, @ViewBuilder content: @escaping () -> Content
  ) {
    scene = InteractionScene(title: title)
    speech = SpeechSource(scene)
    help = KeyHelpSource(scene)
    self.measurer = measurer
    graph = ViewGraph(measurer: measurer)
    makeRoot = { RootNode(RootView(content: content)._makeNode($0), $0) }
    makeAgain = { ViewHost(title: title, measurer: measurer, content: content) }
    graph.onInvalidate = { [weak self] in self?.invalidate() }
    graph.onTitle = { [weak scene] in scene?.title = $0 ?? title }
    graph.copy = { [weak scene] in scene?.clipboard.write($0) }
    WindowClipboard.scene = scene
    scene.showsToolTips = true
    scene.takesSpareKey = { [undo] in undo.takes($0) }
    graph.paste = { [weak scene] in scene?.clipboard.read() }
    graph.openMenu = { [weak scene] in scene?.openMenu(of: $0) }
    graph.explainGestures = { [scene] in scene.explainGestures(to: $0) }
    scene.updateElements = { [weak self] in self?.update() }
    scene.observeChanges { [weak self] in self?.sceneDidChange() }
    scene.observeMoments { [weak self] in self?.showMoment() }
  }

  /// A window with nothing in it.
  public convenience init(title: String, measurer: any TextMeasurer) {
    self.init(title: title, measurer: measurer) { EmptyView() }
  }

  /// Another window of the same content as it opens, with the same settings.
  package func madeAnew() -> ViewHost {
    let host = makeAgain()
    host.settings = settings
    host.layoutDirection = layoutDirection
    host.isMotionShown = isMotionShown
    return host
  }

  /// Whether ``update()`` would do anything.
  public var needsUpdate: Bool { root == nil || sceneChanged || graph.hasWork }

  /// Whether something is on its way, so that ``showFrame()`` has something to show after a while.
  public var isMoving: Bool { graph.clock.isRunning || !graph.presenters.isEmpty }

  /// How much work the updates so far made, for tests.
  public var statistics: ViewStatistics { graph.statistics }

  /// Re-evaluates the views whose state changed, lays out what must move, and renews the display
  /// list and the elements.
  public func update() {
    guard !isUpdating, needsUpdate else { return }
    isUpdating = true
    if size.width > 0, size.height > 0 {
      WindowRoom.follow(size, before: sizeBefore)
      sizeBefore = size
    }
    SettingsInForce.settings = settings
    phase.follow(isActive: scene.isActive)
    graph.statistics.updates += 1
    advance()
    if root == nil {
      driving { root = makeRoot(NodeContext(graph: graph, scope: rootScope)) }
    }
    if let root {
      graph.presentModels()
      driving {
        for _ in 0..<Self.passLimit {
          renew(root)
          publishFocus()
          if !graph.runActions(), !graph.hasChanges, !scene.giveAwaitedFocus() { break }
        }
      }
      showMoments(root)
    }
    undo.closeEvent()
    isUpdating = false
    isReported = false
    sceneChanged = false
    if graph.hasWork { invalidate() }
  }

  /// Shows what is on its way as it is at ``time``. No body runs but those that are animated by their
  /// author, and those of rows that come into the picture; the elements stay as they are.
  public func showFrame() {
    guard !isUpdating, isMoving, let root else { return }
    isUpdating = true
    advance()
    let needsRows = graph.lazyStacks.askForShownRows()
    if !needsRows { showMoments(root) }
    isUpdating = false
    if needsRows { return update() }
    if graph.hasWork { invalidate() }
  }

  private func advance() {
    if isMoving { graph.needsDrawing = true }
    graph.clock.advance(to: time)
  }

  private func showMoments(_ root: RootNode) {
    graph.presentMoments { layOut(root) }
    draw(root)
  }

  /// The window is about to go: its views have one more update, in which their phase is the background.
  public func leave() {
    phase.set(.background)
    update()
  }

  /// The smallest that the views can be, in points: what they take where nothing is offered but a width
  /// that the window has at least. Zero before the first update.
  public func leastSize(inWidth width: CGFloat = 0) -> CGSize {
    let size = root?.leastSize(inWidth: width) ?? .zero
    return size.width.isFinite && size.height.isFinite ? size : .zero
  }

  /// The size that a preview asks its picture to have, within the window's where the view says it; nil where
  /// it asks for none.
  package var previewSize: CGSize? {
    switch root?.toldOfContent(PreviewLayoutKey.self) ?? nil {
    case .fixed(let width, let height): CGSize(width: max(1, width), height: max(1, height))
    case .sizeThatFits: fittingSize
    case .device, nil: nil
    }
  }

  /// What the views take of the window, in whole points.
  private var fittingSize: CGSize {
    let fitting = root?.size(in: size) ?? .zero
    return CGSize(
      width: min(max(1, fitting.width.rounded(.up)), size.width),
      height: min(max(1, fitting.height.rounded(.up)), size.height))
  }

  /// The size that the views have by themselves, in points, within the window's. Zero before the first
  /// update.
  public var idealSize: CGSize {
    let ideal = root?.idealSize ?? .zero
    return CGSize(width: min(ideal.width, size.width), height: min(ideal.height, size.height))
  }

  private func layOut(_ root: RootNode) {
    graph.lazyStacks.layOut(isPicture: graph.isPresenting) {
      graph.layout.run { root.place(at: .zero, ProposedViewSize(size)) }
    }
    if !graph.isPresenting { graph.matched.follow() }
  }

  /// Runs every body at the next update, as if all that they read might have changed without a word:
  /// for auditors.
  package func distrustEverything() {
    forEachNode { $0.distrust() }
    graph.pictures.forget()
    scene.distrustEverything()
  }

  /// Finds out all that is found out once a process when views are updated, as how two of a type are
  /// compared: for who copies the process, so that each copy knows it.
  package func learnTypes() {
    forEachNode { $0.learnComparison() }
  }

  /// Every node of the window, outer ones first.
  func forEachNode(_ body: (ViewNode) -> Void) {
    func visit(_ node: ViewNode) {
      body(node)
      node.forEachChild(visit)
    }
    forEachRoot(visit)
  }

  /// The node round all others, where there is a window.
  func forEachRoot(_ body: (ViewNode) -> Void) { root.map(body) }

  /// What the views inherit from the window.
  private var rootScope: EnvironmentScope {
    var values = EnvironmentValues()
    values.layoutDirection = layoutDirection
    values.takesFromNetworks = !drivesPublishers
    values.focus = graph.focus
    values.speech = speech
    values.help = help
    values.motion = graph.clock
    values.room = room
    values.phase = phase
    values.undo = undo
    values.triedSettings = triedSettings
    values.settings = settings
    return EnvironmentScope(values)
  }

  private func renew(_ root: RootNode) {
    graph.evaluate {
      layOut(root)
      graph.runShownActions()
    }
    graph.places.follow()
    let elements = graph.resolveElements(from: root)
    if elements.isNeeded {
      graph.needsPlacing = false
      graph.needsDrawing = true
      pass.collect(into: scene.root) {
        pass.forcing(elements.isWhole) { root.placeAllElements(pass, .identity) }
        if let menu = scene.menu {
          pass.keep(menu.element)
          menu.former.map(pass.keep)
        }
        if let tip = scene.toolTip { pass.keep(tip.element) }
      }
    } else if graph.needsPlacing {
      graph.needsPlacing = false
      root.placeStaleElements(pass, .identity)
    }
    graph.statistics.placed = pass.count
    graph.statistics.moved = pass.moveCount
  }

  private func publishFocus() {
    guard followsFocus else { return }
    graph.focusedValues.follow(scene.focused)
    help.follow()
    if speech.hasReaders { speech.follow() }
    guard graph.focus.hasReaders else { return }
    let focused = scene.focusedAlternatives
    graph.focus.write(name: focused?.name ?? "", alternatives: focused?.alternatives ?? [])
  }

  private func draw(_ root: RootNode) {
    let ring = (scene.hasKeyboard ? scene.focusRing : nil).map {
      FocusRing(
        bounds: $0.bounds, transform: $0.transform, radius: $0.radius, visible: $0.visible,
        contrast: settings.colorSchemeContrast, windowSize: size)
    }
    let tag = ring.flatMap { ring -> ValueTag? in
      let seen = ring.seen
      return seen.isNull
        ? nil
        : scene.focusedValueText.map { ValueTag($0, in: seen, of: size, settings, measurer) }
    }
    let cursor = scene.cursor.map { CursorMark(place: $0.place, visible: $0.visible) }
    let menu = scene.menu.map {
      MenuLayer(
        $0, focusedLine: $0.focusedLine, in: size, settings, measurer)
    }
    menu?.place()
    let tip = scene.toolTip.map { ToolTipLayer($0, in: size, settings, measurer) }
    tip?.place()
    let hover = drawsFocus && menu == nil ? handLine : nil
    let lift = graph.lifted?.location
    guard
      graph.needsDrawing || hover != drawnHover || ring != drawnRing || tag != drawnTag
        || cursor != drawnCursor
        || menu?.look != drawnMenu || tip != drawnTip || lift != drawnLift
    else { return }
    graph.needsDrawing = false
    drawnRing = ring
    drawnTag = tag
    drawnCursor = cursor
    drawnHover = hover
    drawnMenu = menu?.look
    drawnTip = tip
    drawnLift = lift
    // Taken out and put back, so that the list's room is used again.
    var list = displayList
    displayList.items = []
    list.ground = Color.windowGround.shown(in: settings.colorScheme)
    graph.watched =
      ring != nil && graph.clock.isRunning ? scene.focused.map(WatchedDrawing.init) : nil
    let isStill = !isMoving && graph.lifted == nil
    graph.pictures.record(&list, isStill: isStill) { root.draw(&$0, at: .zero) }
    let way = graph.watched?.way(in: list)
    graph.watched = nil
    if drawsFocus {
      hover?.draw(&list)
      ring?.moved(by: way).draw(&list)
      tag?.draw(&list)
      cursor?.moved(by: way).draw(&list)
    }
    menu?.draw(&list)
    tip?.draw(&list)
    graph.lifted?.draw(&list)
    displayList = list
  }

  /// Round what is held, or what a pointer is over.
  private var handLine: HoverLine? {
    guard let (element, hold) = scene.held else {
      holding = nil
      return scene.hovered.map { HoverLine($0, settings) }
    }
    let known = holding.flatMap { $0.isOf(element, hold) ? $0 : nil }
    let progress = known ?? HoldProgress(element, hold, graph.clock)
    holding = progress
    return HoverLine(element, part: progress.shown, settings)
  }

  private func sceneDidChange() {
    sceneChanged = true
    invalidate()
  }

  private func showMoment() {
    guard !isUpdating, needsUpdate else { return }
    let drawn = displayList
    update()
    if displayList != drawn { onMoment?() }
  }

  private func invalidate() {
    guard !isUpdating, !isReported else { return }
    isReported = true
    onInvalidate?()
  }
}
