// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit
import AccessibilityReader
import Semantics

/// Goes through an application's windows by keys, as a person without a pointer does, and records
/// what happens.
///
/// It presses Tab, Shift+Tab, arrows, Home, End, Control+Tab, F6, F10 and Escape, and where it is asked
/// to digits in fields and the keys that actions name, but none whose action's name speaks of deleting,
/// closing or sending.
/// Text that Tab types is taken back.
public actor KeyboardDriver {
  /// How far a walk goes before it is cut, and says so.
  public struct Limits: Hashable, Sendable {
    /// Of one window, in one direction.
    public var stops = 150
    /// Of all windows and ways together, from the making of the driver on.
    public var duration: Duration = .seconds(90)
    /// How long the focus may take to follow a key.
    public var settling: Duration = .milliseconds(500)
    /// Whether the keys that actions name are pressed too, and the actions performed.
    public var triesBindings = false
    /// Which of them are left alone for what they are called; nil for what does harm where there is no fence.
    public var policy: ActionPolicy?
    /// Whether fields are written in, and other choices made in combo boxes; that is put back.
    public var writes = false

    public init() {}
  }

  /// Tells the words in a picture.
  public typealias Reading = @Sendable (WindowPicture) async -> [ScreenText.Word]

  let reader: AccessibilityReader
  let snapshot: ApplicationSnapshot
  let limits: Limits
  let display: XDisplay
  let keyboard: XKeyboard
  let watch: FocusWatch
  /// Of what is read before and after a key; nil where what is showing is told by places alone.
  let memory: ReadMemory?
  /// Every event of the application; nil where nobody can listen.
  let events: EventStream?
  /// Reads what menus show of keys; nil where nobody does.
  let reading: Reading?
  /// Is told each key before it is pressed.
  let trace: @Sendable (String) -> Void
  let deadline: ContinuousClock.Instant
  /// The window that is gone through.
  var scene: Scene?

  /// How soon keys do something.
  var pace = Pace()

  /// Whether each key is waited for as long as any, whatever the pace.
  var isPatient = false

  /// What changes by itself, while keys are pressed that actions name; nil where nobody has looked.
  var restless: Set<ElementID>?

  /// Whether the application has announced something since that was asked last.
  var hasAnnounced = false

  /// How pictures are taken while every element looks clearly different when it has the focus.
  var haste = Haste()

  /// One window while it is gone through.
  struct Scene {
    let node: Node
    let window: XWindow
    /// X's numbers of all windows when the walk through this one began.
    let listed: Set<UInt32>
    /// How the application stood after the last key.
    var look: FocusWatch.Look
    /// Where the element that has the focus stands, when it came after the snapshot.
    var stranger: FocusPlace?
    /// What the tree does not list and had the focus, with where it stands.
    var hidden: (part: ObjectReference, place: FocusPlace)?
    /// Elements that have had the focus, and did not say so by a state.
    var silent: Set<ElementID> = []
    /// Titles of windows that have been told of.
    var opened: Set<String> = []
    /// Whether Control+A has been tried in a text of it.
    var hasChosenAll = false
  }

  public init(
    reader: AccessibilityReader, snapshot: ApplicationSnapshot, environment: [String: String],
    limits: Limits = Limits(), reading: Reading? = nil,
    trace: @escaping @Sendable (String) -> Void = { _ in }
  ) async throws(DriverError) {
    self.reader = reader
    self.snapshot = snapshot
    self.limits = limits
    self.reading = reading
    self.trace = trace
    display = try XDisplay(environment: environment)
    keyboard = try XKeyboard(display)
    watch = await FocusWatch(reader: reader, snapshot: snapshot)
    events = try? await reader.events(of: snapshot.application)
    memory = snapshot.showsWindowsAlone ? nil : ReadMemory()
    deadline = .now + limits.duration
  }

  /// One record for each window on the screen, or for each of those that are meant, in the order of the
  /// tree.
  public func walk(through meant: Set<ElementID>? = nil) async -> [KeyboardWalk] {
    display.parkPointer()
    var walks: [KeyboardWalk] = []
    for id in snapshot.tree.rootNode.children where meant?.contains(id) ?? true {
      guard let window = snapshot.tree[id], snapshot.isOnScreen(window), window.isTopWindow else {
        continue
      }
      walks.append(await walk(through: window))
    }
    await watch.end()
    await events?.end()
    return walks
  }

  static let overtime = "the time for keys was over"

  var isOutOfTime: Bool { ContinuousClock.now >= deadline }
}

extension Node {
  /// Asked of what stands right below the application.
  var isTopWindow: Bool { !role.isPopup }

  /// Escape closes it, and so do its answers.
  var isDialog: Bool { role == .dialog || role == .alert || states[.modal] }
}
