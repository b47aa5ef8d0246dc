// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What a recognizer is given: one event, or that time has passed.
@MainActor
public struct RecognizerInput {
  /// What happened since the last call.
  public enum Event: Hashable, Sendable {
    case pointer(PointerEvent)
    /// Nothing happened until now.
    case time
    /// The contacts are taken away.
    case cancel

    /// Whether a contact is only coming down or moving.
    var isOnTheWay: Bool {
      if case .pointer(let event) = self {
        event.phase == .began || event.phase == .moved
      } else {
        false
      }
    }
  }

  /// What the recognizer has to answer.
  public var event: Event
  /// Seconds on the host's monotonic clock.
  public var time: Double
  /// The place of the element whose gesture this is.
  public internal(set) var converter: any CoordinateConverter
  var inherited: InheritedPhase
  /// Which gesture a played contact stands for.
  var aim: GestureAim?
  /// A contact that travels was taken from the gestures of higher rank: those that ask for one
  /// that stays are about to be cancelled.
  var isTakenOver = false
  let context: RecognizerContext

  /// The contacts that are down, in the order in which they came, with their latest event.
  public var contacts: [PointerEvent] { context.contacts }

  /// For a gesture that goes along with a travelling contact: takes the contact from taps and
  /// presses of higher rank, where the device lets it.
  ///
  /// - Parameter distance: Points that the contact has travelled.
  /// - Returns: True where the gesture no longer has to wait.
  mutating func takeOver(_ event: PointerEvent, after distance: CGFloat) -> Bool {
    guard inherited.contains(.inPlace), inherited.isDisjoint(with: [.failed, .cancelled]),
      distance >= DeviceProfile.profile(for: event.kind).takeOverDistance
    else { return false }
    isTakenOver = true
    return true
  }

  /// For a gesture that carries its element away: takes the contact from taps, presses and holds of
  /// higher rank that have not been recognized, whatever the device.
  ///
  /// - Returns: True where the gesture no longer has to wait.
  mutating func takeOverInPlace() -> Bool {
    guard inherited.contains(.inPlace), inherited.isDisjoint(with: [.failed, .cancelled])
    else { return false }
    isTakenOver = true
    return true
  }

  /// For a gesture that has seen all that it asks for: takes the contact from gestures of higher rank
  /// that wait for one more finger, as they would for ever.
  ///
  /// - Returns: True where the gesture no longer has to wait.
  mutating func takeOverIncomplete() -> Bool {
    guard inherited.contains(.incomplete), inherited.isDisjoint(with: [.failed, .cancelled])
    else { return false }
    isTakenOver = true
    return true
  }

  /// Takes the contacts away from a recognizer alone.
  mutating func cancel<Value>(_ recognizer: Recognizer<Value>) -> GesturePhase<Value> {
    let outer = (event, inherited)
    (event, inherited) = (.cancel, [.failed, .inPlace, .incomplete, .cancelled])
    defer { (event, inherited) = outer }
    return recognizer.update(&self)
  }
}

/// What the recognizers of one arena share.
@MainActor
final class RecognizerContext {
  // Not checked for overlapping access: what writes them calls nobody meanwhile, and the checks are
  // a tenth of a move's cost.
  @exclusivity(unchecked) fileprivate(set) var contacts: [PointerEvent] = []
  @exclusivity(unchecked) private var pending: [any PendingCallbacks] = []

  /// The contact that is about to come down, while the recognizers are asked whether they still wait
  /// for it.
  var arriving: PointerEvent?
  /// Takes down what is decided; nil where nobody asks.
  var trace: TouchTrace?
  /// Measures the callbacks; nil where nobody asks.
  var watch: CallbackWatch?
  /// Whose recognizer is being asked, while callbacks are measured.
  var attachment: GestureAttachment?
  /// Of the pending ones, while they are measured.
  private var owners: [GestureAttachment?] = []

  /// Callbacks run after every recognizer has seen the event, in the order in which they were
  /// noted: inner modifiers first.
  func note(_ callbacks: any PendingCallbacks) {
    pending.append(callbacks)
    if watch != nil { owners.append(attachment) }
  }

  func forgetCallbacks() {
    pending.removeAll(keepingCapacity: true)
    owners.removeAll(keepingCapacity: true)
  }

  func deliver() {
    var index = 0
    while index < pending.count {
      if pending[index].isForEnd { trace?.countEndedAction() }
      let callbacks = pending[index]
      if let watch, owners.indices.contains(index), let owner = owners[index] {
        watch.measure(owner) { callbacks.deliver() }
      } else {
        callbacks.deliver()
      }
      index += 1
    }
    forgetCallbacks()
  }

  func track(_ event: PointerEvent) {
    let index = contacts.firstIndex { $0.id == event.id }
    switch event.phase {
    case .began:
      if let index { contacts[index] = event } else { contacts.append(event) }
    case .moved:
      if let index { contacts[index] = event }
    case .ended, .cancelled:
      if let index { contacts.remove(at: index) }
    }
  }

  func forgetContacts() {
    contacts.removeAll(keepingCapacity: true)
  }
}

/// A recognizer with callbacks to run.
@MainActor
protocol PendingCallbacks: AnyObject {
  /// Whether they run because a gesture has succeeded.
  var isForEnd: Bool { get }

  func deliver()
}

extension PendingCallbacks {
  var isForEnd: Bool { false }
}
