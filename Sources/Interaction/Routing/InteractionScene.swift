// SPDX-License-Identifier: Apache-2.0

import Foundation
import Gestures
import Semantics

/// The elements of one window, and everything that reaches them: pointers, keys, assistive requests
/// and time.
@MainActor
public final class InteractionScene {
  /// The window's own element: all others are inside.
  public let root = Element()
  /// The window's accessible name.
  public var title: String {
    didSet { if title != oldValue { root.invalidate() } }
  }
  /// Of the window's client area, points.
  public var size: CGSize = .zero {
    didSet {
      guard size != oldValue else { return }
      record(.size(size, time: now))
      root.bounds = CGRect(origin: .zero, size: size)
    }
  }
  /// Whether the window has the keyboard.
  public var isActive = false {
    didSet {
      guard isActive != oldValue else { return }
      wasActive = true
      record(.active(isActive, time: now))
      activationChanged()
    }
  }
  /// Whether anybody has told that the window has the keyboard: a toolkit may never do.
  private var wasActive = false
  /// Whether the focus counts: one of an application's windows has the keyboard at a time.
  package var hasKeyboard: Bool { isActive || !wasActive }
  /// Units of the screen's coordinates a point; elements are published in those (X counts pixels, and
  /// so do its assistive technologies).
  public var screenUnitsAPoint = 1.0 {
    didSet { if screenUnitsAPoint != oldValue { root.invalidateSubtree() } }
  }
  /// The client area's top left on the screen, in the screen's units; nil where the platform does not
  /// say.
  public var screenOrigin: Point? {
    didSet { if screenOrigin != oldValue { root.invalidate() } }
  }
  /// The keys that alternatives ask for.
  public var keyMap = KeyMap.standard {
    didSet { invalidateControls() }
  }
  /// Whether each element says how it is used, in a sentence that is derived from its alternatives;
  /// what authors say of that is said all the same.
  public var saysUsage = true {
    didSet { if saysUsage != oldValue { root.invalidateSubtree() } }
  }
  /// Where texts are cut and copied to, and pasted from.
  public var clipboard = TextClipboard.ownToApplication()
  /// What the host does with a key that nobody in the window takes; true where it took it.
  package var takesSpareKey: ((KeyEvent) -> Bool)?
  /// Whether tool tips come: a toolkit that draws ``toolTip`` wants them.
  public var showsToolTips = false {
    didSet { if !showsToolTips { toolTips.end() } }
  }
  /// Whether the keys of what has the focus are shown beside it, wherever the focus goes: what F1 and
  /// the question mark turn on and off, and Escape off.
  public var showsKeyHelp: Bool {
    get { toolTips.showsKeys }
    set { toolTips.setShowsKeys(newValue) }
  }

  /// Shows the keys of what has the focus, or takes them away and says so.
  public func toggleKeyHelp() {
    if showsKeyHelp { toolTips.closeHelp() } else { showsKeyHelp = true }
  }

  let changeObservers = SceneObservers<Void>()
  let momentObservers = SceneObservers<Void>()
  let focusObservers = SceneObservers<Void>()
  let inputObservers = SceneObservers<InputEvent>()
  let unnamedObservers = SceneObservers<UnnamedGesture>()
  let decisionObservers = SceneObservers<(TraceTopic, String)>()
  let explanations = SceneObservers<GestureDecision>()
  let slowObservers = SceneObservers<SlowCallback>()
  /// Nil where nobody asks what callbacks cost.
  var callbackWatch: CallbackWatch?
  var unnamedGestures = UnnamedGestures()
  /// Nil where nobody asks why gestures did or did not recognize.
  var gestureTrace: GestureTrace?

  /// Brings the elements up to date with what callbacks changed; nil where callbacks change the
  /// elements themselves. Asked between the steps to a value that only its author can change.
  public var updateElements: (() -> Void)?
  let geometryClock = GeometryClock()
  /// Those of the two elements whose places were asked for last.
  var placeSurroundings: [PlaceSurroundings] = []
  private(set) lazy var player = Player(self)
  private(set) lazy var pointers = PointerRouter(self)
  private lazy var fingers = FingerReach(self)
  private lazy var menuPress = MenuPress(self)
  lazy var texts = TextPointer(self)
  private lazy var keys = KeyRouter(self)
  private(set) lazy var toolTips = ToolTipRouter(self)
  private lazy var hovers = HoverRouter(self)
  private(set) lazy var wheels = WheelRouter(self)
  private lazy var touchpads = TouchpadRouter(self)
  private(set) lazy var publisher = SemanticsPublisher(self)
  private(set) lazy var transfers = TransferDesk(self)
  var focusTarget: FocusTarget?
  var isFocusVisible = false
  /// Where the mouse is; nil outside of the window, and before it has come.
  var mouse: MousePlace?
  private(set) var now = 0.0
  /// Another number makes all that was derived out of date.
  private var derivationVersion = 0
  private let watched = WatchedValues()
  /// Where the cursors stand that were moved, in points of their elements.
  var cursors: [ElementID: CGPoint] = [:]
  /// What the values stood at before they were taken to their lower ends.
  var openValues: [ElementID: Double] = [:]
  var hasFocusedBefore = false
  /// Whether the focus is to be seen that the first control has when one appears; nil where none is
  /// awaited.
  var awaitedFocusIsVisible: Bool? = true
  /// What has the focus because another one has gone, and was not scrolled to yet.
  var unrevealedFocus: FocusTarget?
  /// Waits for what it comes to.
  var focusOfPress: FocusOfPress?
  /// The text that had the focus until what has it now was pressed.
  var focusBeforePress: FocusTarget?
  private(set) var shortcuts = ShortcutTable()
  let spokenParts = SpokenParts()
  /// The menu that is open.
  public internal(set) var menu: ActionsMenu?
  /// The words that are shown beside an element.
  public var toolTip: ToolTip? { toolTips.shown }
  /// What was chosen from the menu in the input that is being dealt with.
  var chosenLine: ActionsMenu.Line?
  /// Contacts that opened or closed a menu.
  var menuContacts: Set<PointerEvent.ID> = []

  /// A window without elements, not active yet.
  public init(title: String) {
    self.title = title
    root.scene = self
    LiveScenes.add(self)
  }

  // MARK: Input

  /// Times are seconds on one monotonic clock. Events without finite numbers are dropped.
  public func handle(_ event: PointerEvent) {
    record(.pointer(event))
    advanceClock(event.time)
    menuPress.advance(to: event.time, including: false)
    if event.phase == .began { toolTips.pointerActed() }
    followMouse(event)
    let event = menu == nil ? fingers.aimed(event) : event
    if !menuTakes(event) {
      pointers.handle(event)
      menuPress.follow(event)
      texts.follow(event)
    }
    afterInput()
  }

  /// The pointer moved over the window without a contact, or left it.
  ///
  /// - Parameter point: Of the window; nil where the pointer is outside.
  public func hover(at point: CGPoint?, time: Double) {
    record(.hover(point, time: time))
    advanceClock(time)
    guard let isNoticed = hovers.move(to: point) else { return drop() }
    let isElsewhere = followMouse(to: point)
    let isExplained = toolTips.pointerMoved(to: point, at: now)
    if isNoticed || isElsewhere || isExplained { afterInput() }
  }

  /// The fingers on a touchpad pinch, turn or swipe: what takes that under the pointer has it, as from
  /// fingers on a screen.
  ///
  /// - Returns: True where something takes it. Events without finite numbers are dropped.
  @discardableResult
  public func handle(_ event: TouchpadEvent) -> Bool {
    guard event.isFinite else {
      drop()
      return false
    }
    record(.touchpad(event))
    advanceClock(event.time)
    player.advance(to: now)
    toolTips.pointerActed()
    let isTaken = touchpads.handle(event)
    afterInput()
    return isTaken
  }

  /// The same place as before, where something else may be now.
  func hoverAgain(at point: CGPoint) { _ = hovers.move(to: point) }

  /// How many pointer and scroll events were dropped because they made no sense.
  public var droppedEvents: Int { pointers.droppedEvents + otherDroppedEvents }
  private var otherDroppedEvents = 0

  func drop() { otherDroppedEvents += 1 }

  /// True where the key did something, so that nobody else should use it.
  @discardableResult
  public func handle(_ event: KeyEvent) -> Bool {
    record(.key(recordable(event)))
    advanceClock(event.time)
    let isHandled = keys.handle(event)
    afterInput()
    return isHandled
  }

  /// True where the request could be carried out.
  @discardableResult
  public func perform(_ request: AssistiveRequest, at time: Double) -> Bool {
    record(request, at: time)
    advanceClock(time)
    let isDone = carryOut(request)
    afterInput()
    return isDone
  }

  /// The contacts are gone without an end: focus lost, window hidden, Escape.
  public func cancelAll(at time: Double) {
    record(.cancel(time: time))
    advanceClock(time)
    takeContactsAway()
  }

  func takeContactsAway() {
    toolTips.end()
    menuPress.forget()
    player.release(at: now)
    player.cancelCarrying(at: now)
    pointers.cancel(at: now)
    afterInput()
  }

  /// When a gesture waits for time to pass, the moment to call ``advance(to:)``.
  public var nextDeadline: Double? {
    [
      pointers.deadline, player.deadline, menuPress.deadline, toolTips.deadline, transfers.deadline,
    ].compactMap { $0 }.min()
  }

  /// Lets time pass: long presses, multiple taps and menus that wait for it go on. Seconds on the
  /// clock of the events.
  public func advance(to time: Double) {
    if !inputObservers.isEmpty, let nextDeadline, nextDeadline <= time { record(.time(time)) }
    advanceClock(time)
    player.advance(to: now)
    pointers.advance(to: now)
    menuPress.advance(to: now, including: true)
    toolTips.advance(to: now)
    transfers.advance(to: now)
    afterInput()
  }

  func advanceClock(_ time: Double) {
    if time.isFinite { now = max(now, time) }
  }

  func afterInput() {
    followMenuChoice()
    closeOrphanedMenu()
    toolTips.closeOrphaned()
    watched.look(readsTexts: false, rememberOpenValue)
    transfers.forgetLanding()
    changed()
  }

  /// True while a hand, a held key or something picked up is in the middle of a gesture.
  var isInGesture: Bool { pointers.hasContacts || player.carried != nil || player.held != nil }

  private func carryOut(_ request: AssistiveRequest) -> Bool {
    publisher.refresh()
    switch request {
    case .showTree:
      publisher.forgetPublished()
      return true
    case .performAction(let id, let name):
      guard let target = publisher.target(id), let element = target.element,
        let alternative = control(of: element).action(named: name, facet: target.facet)
      else { return false }
      return play(alternative, on: element)
    case .setValue(let id, let value):
      guard value.isFinite, let target = publisher.target(id), var element = target.element else {
        return false
      }
      if let primary = control(of: element).primary?.element { element = primary }
      if control(of: element).facets.isEmpty {
        return player.adjustSpoken(element, to: value, at: now)
      }
      return player.play(
        .adjust(target.facet ?? 0, .to(value)), on: element, control: control(of: element),
        isHeld: false, at: now)
    case .focus(let id):
      guard let target = publisher.target(id) else { return false }
      return setFocus(target, isVisible: true)
    case .scrollIntoView(let id):
      guard let element = publisher.target(id)?.element else { return false }
      reveal(element)
      return true
    case .editText(let id, let request):
      guard let element = publisher.target(id)?.element, element.isEffectivelyEnabled else {
        return false
      }
      return element.textInput?.carryOut(request) ?? false
    case .setChosen(let id, let isChosen): return choose(id, isChosen)
    case .setAllChosen(let id, let areChosen): return chooseAll(in: id, areChosen)
    }
  }

  func play(_ offered: PlayableAlternative, on element: Element) -> Bool {
    player.play(offered, on: element, control: control(of: element), isHeld: false, at: now)
  }

  // MARK: Elements

  /// From the front to the root, the elements under a point of the window.
  public func path(at point: CGPoint) -> [Element] {
    HitTest.path(from: root, at: point)
  }

  /// The gestures on the way from an element to the window.
  func attachmentPath(from element: Element) -> [[GestureAttachment]] {
    var path: [[GestureAttachment]] = []
    var current: Element? = element
    while let next = current {
      path.append(next.isEffectivelyEnabled ? next.gestures : [])
      // A part's gestures are its own: what its owner does at a touch is another matter.
      current = next.part == nil ? next.parent : nil
    }
    return path
  }

  /// True while a hand is on one of the gestures; what a hand has left half done is given up.
  func isTouched(_ path: [[GestureAttachment]]) -> Bool {
    let attachments = path.flatMap { $0 }
    guard !pointers.isTouched(attachments) else { return true }
    pointers.forgetWaiting(attachments, at: now)
    return false
  }

  /// The actions of an element with their keys, default first.
  public func alternatives(of element: Element) -> [Alternative] {
    control(of: element).alternatives.filter { $0.facet == nil }.map(\.alternative)
  }

  func control(of element: Element) -> DerivedControl {
    if let known = knownControl(of: element) { return known }
    if element.offersNothing, transfers.session == nil { return .nothing }
    var control = Derivation.derive(
      element, keyMap: keyMap, situation: .init(isCarried: player.isCarrying(element)))
    LentActions.settle(&control, of: element)
    if element.standsForOthers { CombinedControl.add(to: &control, of: element, in: self) }
    control.addShortcuts(element.keys.shortcuts)
    transfers.offer(element, &control)
    // Nobody would tell when to forget what has left the window.
    guard element.scene === self else { return control }
    element.derived = KnownControl(control, version: derivationVersion)
    watched.note(element, control)
    return control
  }

  /// What is derived of the element, where anybody has asked.
  func knownControl(of element: Element) -> DerivedControl? {
    guard let derived = element.derived, derived.version == derivationVersion else { return nil }
    return derived.control
  }

  func forgetControl(of element: Element) { element.derived = nil }

  private func invalidateControls() {
    derivationVersion += 1
    root.invalidateSubtree()
  }

  /// The drag that is under way, whoever moves it.
  public var dragSession: DragSession? { transfers.session }

  /// What can be dropped where is not what it was.
  func transfersChanged() {
    invalidateControls()
    focusObservers.send(())
  }

  func gesturesChanged(_ element: Element) {
    element.derived = nil
  }

  func shortcutsChanged(_ element: Element, from old: [KeyBinding]) {
    element.derived = nil
    shortcuts.change(element, from: old, to: element.keys.shortcuts)
  }

  func elementEntered(_ element: Element) {
    geometryClock.version += 1
    shortcuts.change(element, from: [], to: element.keys.shortcuts)
  }

  func elementLeft(_ element: Element) {
    geometryClock.version += 1
    player.elementLeft(element, at: now)
    for attachment in element.gestures { attachmentLeft(attachment) }
    hovers.elementLeft(element)
    shortcuts.change(element, from: element.keys.shortcuts, to: [])
    element.derived = nil
    watched.forget(element)
    cursors[element.id] = nil
    openValues[element.id] = nil
    publisher.forget(element)
  }

  func attachmentLeft(_ attachment: GestureAttachment) {
    pointers.attachmentLeft(attachment, at: now)
  }

  func carryingChanged(_ element: Element, _ status: CarryStatus) {
    element.derived = nil
    element.invalidate()
    note(.gestures, "element \(element.id): \(status)")
    announce(about: element, politeness: .assertive) { [weak self, weak element] in
      guard let self, let element else { return "" }
      return carryText(element, status)
    }
    guard let target = focusTarget, target.element === element else { return }
    focusObservers.send(())
    // Where it goes is known when views have been laid out.
    if isFocusVisible { unrevealedFocus = target }
  }

  /// "Ace, picked up, 2 of 5. Up and Down move, Space drops, Escape cancels"
  private func carryText(_ element: Element, _ status: CarryStatus) -> String {
    var parts = [publisher.name(of: FocusTarget(element))] + status.parts
    if let places = control(of: element).places {
      parts.append("\(places.position() + 1) of \(places.count())")
    }
    let words = parts.filter { !$0.isEmpty }.joined(separator: ", ")
    guard case .pickedUp = status, saysUsage else { return words }
    let offered = control(of: element).alternatives.filter { $0.facet == nil }.map(\.alternative)
    return words + ". " + UsageSentence(offered, menu: nil, role: .listItem).text
  }

  func changed() { changeObservers.send(()) }

  func note(_ topic: TraceTopic, _ line: @autoclosure () -> String) {
    decisionObservers.send((topic, line()))
  }

  // MARK: Publishing

  /// What changed since the last call, for the accessibility tree. The window's node is the topmost.
  public func takeUpdate() -> TreeUpdate {
    prepareUpdate(readsTexts: true)
    return publisher.takeUpdate()
  }

  /// Does what goes along with taking an update where nobody takes one: the focus follows, and what
  /// is announced is not kept. After it, an update is whole only once
  /// ``Semantics/AssistiveRequest/showTree`` has been performed.
  public func passOverUpdate() {
    prepareUpdate(readsTexts: false)
    publisher.passOverUpdate()
  }

  private func prepareUpdate(readsTexts: Bool) {
    closeOrphanedMenu()
    toolTips.closeOrphaned()
    watched.look(readsTexts: readsTexts, rememberOpenValue)
    giveAwaitedFocus()
  }

  /// Whether what is published has an element with this number.
  func exposes(_ id: ElementID) -> Bool { publisher.node(id) != nil }

  /// The window's node.
  public var windowID: ElementID { root.id }
}

/// The scenes that there are, for what is said without naming one.
@MainActor
final class LiveScenes {
  private struct Entry {
    weak var scene: InteractionScene?
  }

  private static var entries: [Entry] = []
  /// How many entries there are when those are taken out next whose scene has gone: twice as many as
  /// were left, so that a scene costs the same however many there are.
  private static var fullAt = 16

  static func add(_ scene: InteractionScene) {
    if entries.count >= fullAt {
      entries.removeAll { $0.scene == nil }
      fullAt = max(16, 2 * entries.count)
    }
    entries.append(Entry(scene: scene))
  }

  /// The one whose window has the keyboard; else the newest.
  static var current: InteractionScene? {
    let scenes = entries.compactMap(\.scene)
    return scenes.last(where: \.isActive) ?? scenes.last
  }
}

extension InteractionScene {
  /// The scene whose window has the keyboard; where none has, the newest one.
  public static var current: InteractionScene? { LiveScenes.current }
}
