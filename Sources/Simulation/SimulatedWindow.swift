// SPDX-License-Identifier: Apache-2.0

import Foundation
import Gestures
import Interaction
import Semantics
import Views

/// A window without a display, on a clock of its own: everything that a person or an assistive
/// technology can do to it.
///
/// Every input goes the way real input goes, and leaves the views up to date.
@MainActor
public final class SimulatedWindow {
  /// The views of the window.
  public let host: ViewHost
  /// In seconds; it moves only when an input takes time or ``advance(by:)`` is called.
  public private(set) var clock = 0.0
  /// What a screen reader was told, in order.
  package private(set) var announcements: [String] = []
  /// False where nobody looks at what is exposed until it is true again: the views are brought up to
  /// date alone, which is all that gestures depend on.
  package var publishes = true {
    didSet { host.followsFocus = publishes }
  }
  /// Hears of what each publication changed.
  package var onChanges: (([TreeChange]) -> Void)?
  /// What the program begins beside its views; nil where its main loop does that, as in tests.
  package static var programWork: (any ProgramWork)?
  /// What all windows of the process were to have opened by the desktop, which hears nothing of it.
  public private(set) static var openedAddresses: [URL] = []
  private var published: Tree
  private var contacts: UInt64 = 0

  /// The window's size is in points.
  public convenience init<Content: View>(
    size: CGSize = CGSize(width: 400, height: 300), title: String = "Test",
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(
      ViewHost(title: title, measurer: UniformTextMeasurer(), content: content), size: size)
  }

  /// A window that was made elsewhere and that nobody else updates.
  ///
  /// - Parameter takesFocus: Whether what would have the focus as the window opens has it.
  public init(_ host: ViewHost, size: CGSize, takesFocus: Bool = false) {
    self.host = host
    host.size = size
    host.scene.size = size
    published = Tree(root: Node(id: host.scene.windowID, role: .frame, name: host.scene.title))
    host.drivesPublishers = true
    OpenURLAction.desktop = { address in
      Self.openedAddresses.append(address)
      return true
    }
    host.scene.isActive = true
    // A test says itself where the focus is.
    if !takesFocus { host.scene.focus(nil) }
    settle()
  }

  /// The elements that input goes to.
  public var scene: InteractionScene { host.scene }

  /// Brings the views and the published tree up to date.
  public func settle() {
    // Each update can leave work for another; the bound is the host's own times two.
    host.time = clock
    for _ in 0..<16 {
      Self.programWork?.doDue(at: clock)
      guard host.needsUpdate else { break }
      host.update()
    }
    guard publishes else { return }
    let update = scene.takeUpdate()
    announcements += update.announcements.map(\.text)
    let changes = published.apply(update)
    if !changes.isEmpty { onChanges?(changes) }
    if host.needsUpdate { host.update() }
  }

  // MARK: What there is

  /// What the window shows after the last update.
  public var displayList: DisplayList { host.displayList }

  /// What is exposed to an assistive technology.
  public var tree: Tree {
    settle()
    return published
  }

  // MARK: Time

  /// Seconds from one picture to the next while something moves.
  public static let frameInterval = 1.0 / 60

  /// Lets seconds pass; gestures that wait for a moment get it exactly then, and what moves is shown
  /// 60 times a second.
  public func advance(by seconds: Double) {
    let end = clock + seconds
    while let next = nextMoment, next <= end {
      clock = max(clock, next)
      if let deadline = host.nextDeadline, deadline <= clock {
        host.advance(to: clock)
        settle()
        if host.nextDeadline == deadline { break }
      }
      if let due = Self.programWork?.nextMoment, due <= clock { settle() }
      showFrame()
    }
    clock = end
    scene.advance(to: clock)
    settle()
  }

  /// When something happens by itself, in seconds; nil for never.
  private var nextMoment: Double? {
    let frame = host.isMoving ? clock + Self.frameInterval : nil
    let work = Self.programWork?.nextMoment
    return [host.nextDeadline, frame, work].compactMap { $0 }.min()
  }

  private func showFrame() {
    guard host.isMoving else { return }
    host.time = clock
    host.showFrame()
    if host.needsUpdate { settle() }
  }

  // MARK: Pointers

  /// A new contact's name.
  public func makeContact() -> PointerEvent.ID {
    contacts += 1
    return PointerEvent.ID(contacts)
  }

  /// Gives the scene an event of one contact at the present time of ``clock``, and brings the views
  /// up to date.
  public func send(
    _ phase: PointerEvent.Phase, _ id: PointerEvent.ID, at point: CGPoint,
    kind: PointerEvent.Kind = .mouse, button: PointerEvent.Button = .primary,
    modifiers: EventModifiers = []
  ) {
    scene.handle(
      PointerEvent(
        id: id, phase: phase, location: point, time: clock, kind: kind, button: button,
        modifiers: modifiers))
    settle()
  }

  /// Turns a wheel or strokes a touchpad.
  ///
  /// - Parameter delta: Points; a positive height shows more of what lies below.
  public func scroll(by delta: CGSize, at point: CGPoint, modifiers: EventModifiers = []) {
    scene.handle(
      ScrollEvent(location: point, delta: delta, time: clock, modifiers: modifiers))
    settle()
  }

  /// Two fingers on a touchpad that go evenly and leave, in eight movements within so many seconds.
  ///
  /// - Parameter delta: Points; a positive height shows more of what lies below.
  public func throwScroll(by delta: CGSize, at point: CGPoint, within seconds: Double = 0.1) {
    let steps = 8
    for _ in 0..<steps {
      advance(by: seconds / Double(steps))
      scroll(
        by: CGSize(width: delta.width / Double(steps), height: delta.height / Double(steps)),
        at: point)
    }
    scene.handle(ScrollEvent(location: point, delta: .zero, time: clock, phase: .ended))
    settle()
  }

  // MARK: Keys

  /// True where the key did something.
  @discardableResult
  public func send(
    _ phase: KeyEvent.Phase, _ key: Key, _ modifiers: KeyModifiers = []
  ) -> Bool {
    let isHandled = scene.handle(
      KeyEvent(
        key: key, modifiers: modifiers, phase: phase,
        characters: phase == .up ? "" : Self.typed(by: key, modifiers), time: clock))
    settle()
    return isHandled
  }

  /// What a keyboard types with the key; nothing for one that only does something.
  private static func typed(by key: Key, _ modifiers: KeyModifiers) -> String {
    guard modifiers.subtracting(.shift).isEmpty, let character = key.character,
      character.unicodeScalars.allSatisfy({
        ![.control, .privateUse].contains($0.properties.generalCategory)
      })
    else { return "" }
    return modifiers.contains(.shift) ? character.uppercased() : String(character)
  }

  // MARK: Assistive technology

  /// True where the request did something.
  @discardableResult
  package func perform(_ request: AssistiveRequest) -> Bool {
    let isDone = scene.perform(request, at: clock)
    settle()
    return isDone
  }
}

extension SimulatedWindow {
  /// Presses a key and lets it go. True where pressing it did something.
  @discardableResult
  public func press(_ key: Key, _ modifiers: KeyModifiers = []) -> Bool {
    let isHandled = send(.down, key, modifiers)
    advance(by: 0.05)
    send(.up, key, modifiers)
    return isHandled
  }

  /// Types a text key by key; what no keyboard has comes as from an input method, and a line feed is
  /// Enter. False where something of it did nothing.
  @discardableResult
  public func typeText(_ text: String) -> Bool {
    var isHandled = true
    for character in text {
      if character.isNewline {
        isHandled = press(.return) && isHandled
        continue
      }
      let key = character.isASCII ? Key(character: character) : "VoidSymbol"
      let event = KeyEvent(key: key, characters: String(character), time: clock)
      isHandled = scene.handle(event) && isHandled
      settle()
      advance(by: 0.05)
      scene.handle(KeyEvent(key: key, phase: .up, time: clock))
      settle()
    }
    return isHandled
  }

  /// Holds a key for so many seconds; the system's repeats come after 0.5 s, 20 a second.
  public func hold(_ key: Key, _ modifiers: KeyModifiers = [], for seconds: Double) {
    let end = clock + seconds
    send(.down, key, modifiers)
    var next = clock + 0.5
    while next <= end {
      advance(by: next - clock)
      send(.repeat, key, modifiers)
      next += 0.05
    }
    advance(by: max(0, end - clock))
    send(.up, key, modifiers)
  }
}
