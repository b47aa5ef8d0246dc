// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Everything that competes for one touch, from its first contact until nothing is left to decide.
///
/// The gestures on the way from the touched element to the window form one composed gesture: those
/// inside before those outside, unless a priority says otherwise. So the rules between elements are
/// the rules between composed gestures, and there is only one set of them.
@MainActor
public final class GestureArena {
  /// The attachments that take part, inner first.
  public let attachments: [GestureAttachment]
  private let root: Recognizer<Void>
  /// Those that show when they are pressed; of several, the first that still may be recognized does.
  private let pressable: [GestureAttachment]
  /// Those that a finger takes along.
  private let swiped: [GestureAttachment]
  private let context = RecognizerContext()
  private var time: Double
  private let isRehearsal: Bool
  private let placeless = PlacelessConverter()
  /// Which gesture the contacts stand for; nil for whichever is recognized. Set before they come down.
  public var aim: GestureAim?

  /// - Parameter path: The attachments of each element, the touched element first, each element's
  ///   inner ones first.
  public convenience init(path: [[GestureAttachment]], time: Double) {
    self.init(path: path, time: time, isRehearsal: false)
  }

  /// - Parameter isRehearsal: Whether no callback runs.
  package init(path: [[GestureAttachment]], time: Double, isRehearsal: Bool) {
    self.isRehearsal = isRehearsal
    let attachments = path.flatMap { $0 }
    self.attachments = attachments
    let pressable = isRehearsal ? [] : attachments.filter(\.showsPress)
    // High ones come before those inside, the outer ones first.
    self.pressable =
      pressable.reversed().filter { $0.priority == .high }
      + pressable.filter { $0.priority != .high }
    swiped =
      isRehearsal
      ? [] : attachments.filter { $0.mask.contains(.gesture) && !$0.travelling.isEmpty }
    root = ArenaComposition.compose(attachments)
    self.time = time
  }

  /// Lets the trace take down what is decided about this touch.
  public func explain(to trace: GestureTrace) {
    context.trace = trace.newTouch()
  }

  /// Lets the watch measure what the gestures of this touch do; nil for nothing.
  package func watchCallbacks(_ watch: CallbackWatch?) {
    context.watch = watch
  }

  /// Gives the recognizers an event of one contact, after every deadline that lies before it.
  /// Callbacks have run when it returns.
  public func handle(_ event: PointerEvent) {
    advance(to: event.time, including: false)
    time = max(time, event.time)
    var event = event
    event.time = time
    context.track(event)
    evaluate(event.phase == .cancelled && context.contacts.isEmpty ? .cancel : .pointer(event))
  }

  /// Asks whether the touch goes on with a contact that is about to come down; what waited for one
  /// that is nearer, or that comes sooner, fails. Callbacks have run when it returns.
  ///
  /// - Returns: False where the contact begins another touch.
  public func goesOn(with event: PointerEvent) -> Bool {
    advance(to: event.time, including: false)
    time = max(time, event.time)
    // At the very moment of a deadline the contact is in time.
    if !hasContacts, let deadline, deadline > time {
      context.arriving = event
      evaluate(.time)
      context.arriving = nil
    }
    return !isFinished
  }

  /// Lets every deadline up to the time pass, each at its own moment.
  public func advance(to time: Double) {
    advance(to: time, including: true)
  }

  /// Lets so many seconds pass on the arena's own clock: the time that a played movement takes.
  public func advance(by seconds: Double) {
    let end = time + seconds
    advance(to: end)
    time = max(time, end)
  }

  /// Lets every deadline before the limit pass, however far away: what stands for a person's
  /// patience when a key or an assistive technology plays the gesture.
  ///
  /// - Parameter moment: From this time on, no more is waited for once a gesture was recognized.
  public func settle(before limit: Double = .infinity, untilRecognizedAfter moment: Double? = nil) {
    while let deadline, deadline < limit {
      if let moment, time >= moment, isRecognized { return }
      guard pass(deadline) else { return }
    }
  }

  private func advance(to limit: Double, including: Bool) {
    while let deadline, deadline < limit || (including && deadline == limit), pass(deadline) {}
  }

  /// False where nothing came of it: a recognizer that goes on waiting for the same moment would
  /// wait for ever.
  private func pass(_ deadline: Double) -> Bool {
    time = max(time, deadline)
    evaluate(.time)
    return self.deadline != deadline
  }

  /// Takes the contacts away: every gesture that has not ended fails.
  public func cancel(at time: Double) {
    self.time = max(self.time, time)
    context.forgetContacts()
    evaluate(.cancel)
  }

  /// Makes the recognizers ready for another arena.
  public func finish() {
    context.trace?.finish(root, input(.time))
    for attachment in pressable { attachment.isPressed = false }
    for attachment in swiped { attachment.travel = .zero }
    root.reset()
  }

  /// When time alone will change something, the moment it will, in seconds.
  public var deadline: Double? { root.progress.isTerminal ? nil : root.deadline }
  /// Seconds; ahead of the host's clock after a played gesture has been patient.
  public var now: Double { time }
  /// Whether a contact of this touch is down.
  public var hasContacts: Bool { !context.contacts.isEmpty }
  /// True when nothing is left to decide and no contact is down. A sequence whose first gesture has
  /// ended still waits for its second.
  public var isFinished: Bool {
    !hasContacts && (root.progress.isTerminal || (root.deadline == nil && !isClaimed))
  }
  /// True where a gesture was recognized and goes on.
  public var isClaimed: Bool { root.claims }
  /// True where a gesture of the highest rank that is left was recognized.
  private var isRecognized: Bool {
    root.progress.isTerminal || (root.progress == .active && isClaimed)
  }
  /// True where a gesture has been recognized, whatever became of it.
  public private(set) var hasRecognized = false
  /// True where a gesture succeeded.
  public var hasEnded: Bool { root.progress == .ended }

  private func evaluate(_ event: RecognizerInput.Event) {
    var input = input(event)
    context.trace?.begin(root, input)
    _ = root.update(&input)
    if root.claims || root.progress == .ended { hasRecognized = true }
    context.trace?.waits(for: root, until: deadline, input)
    showResponses()
    if isRehearsal { context.forgetCallbacks() } else { context.deliver() }
  }

  private func showResponses() {
    for attachment in swiped {
      let ways = attachment.mayAct && hasContacts ? attachment.travelling.map(\.travel) : []
      attachment.travel = ways.first { $0 != .zero } ?? .zero
    }
    guard !pressable.isEmpty else { return }
    let pressed = hasContacts ? pressable.first(where: \.mayAct) : nil
    for attachment in pressable { attachment.isPressed = attachment === pressed }
  }

  private func input(_ event: RecognizerInput.Event) -> RecognizerInput {
    var inherited: InheritedPhase = [.failed, .inPlace, .incomplete]
    if case .cancel = event { inherited.insert(.cancelled) }
    return RecognizerInput(
      event: event, time: time, converter: placeless, inherited: inherited, aim: aim,
      context: context)
  }
}

/// Stands in until an attachment brings its own place.
@MainActor
private final class PlacelessConverter: CoordinateConverter {
  var size: CGSize { .zero }
  func localPoint(_ point: CGPoint) -> CGPoint { point }
  func contains(_ point: CGPoint) -> Bool { false }
}
