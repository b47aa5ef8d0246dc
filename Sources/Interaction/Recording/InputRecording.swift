// SPDX-License-Identifier: Apache-2.0

import Foundation
import Gestures
import Semantics

/// Input as a file: a header with a version, then one event a line.
///
///     evenhand-input 1
///     0.0 size 900.0 680.0
///     0.5 active true
///     1.25 pointer 1 began mouse primary 120.5 80.0 0
///     1.75 hover 130.0 80.0
///     1.8 leave
///     2.0 key down Up 0 -
///     2.25 request /0/3 perform click
///     2.3 scroll 120.5 80.0 0.0 53.0 0
///     2.4 pinch changed 120.5 80.0 1.25 0.0 0
///     2.4 swipe ended 120.5 80.0 3 -150.0 4.0 0
///     2.5 time
///     3.0 cancel
///
/// A line is the time in seconds, the kind, and its fields: of a pointer the contact, the phase, the
/// device, the button, x and y in points and the modifiers as ``EventModifiers`` counts them; of a
/// hover x and y; of a request the element as the way through the tree from the window, and
/// `perform` with the action's name (percent-encoded), `value` with the number, `focus`, `scroll`, or
/// `text` with what is asked of it, where, and which text (percent-encoded); of a
/// key the phase, the name, the modifiers as ``KeyModifiers`` counts them, and what it types as
/// Unicode numbers in hexadecimal joined by commas, `-` for nothing; of a scroll x and y, the width
/// and height by which more is shown, and the modifiers as ``EventModifiers`` counts them; of a
/// touchpad's pinch and swipe the phase, x and y, then the magnification and the degrees of the turn,
/// or the fingers and the width and height of their way, and the modifiers.
public struct InputRecording: Hashable, Sendable {
  /// The first line of every file, with the form's version.
  public static let header = "evenhand-input 1"

  /// In the order of their times, as they came.
  public var events: [InputEvent]

  public init(_ events: [InputEvent] = []) {
    self.events = events
  }

  /// Reads a whole file; nothing of a damaged one.
  public init(text: String) throws(InputRecordingError) {
    // A line that Windows ended is a line all the same.
    let lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }
    guard let first = lines.first, first == Self.header else {
      throw InputRecordingError(
        line: 1, reason: "expected \"\(Self.header)\"")
    }
    events = []
    for (index, line) in lines.enumerated().dropFirst() where !line.isEmpty {
      do throws(InputLine.Problem) {
        events.append(try InputLine.event(line))
      } catch {
        throw InputRecordingError(line: index + 1, reason: error.reason)
      }
    }
  }

  /// The whole file, each line with its end.
  public var text: String {
    ([Self.header] + events.map(Self.line)).map { $0 + "\n" }.joined()
  }

  /// One line of the file, without its end.
  public static func line(_ event: InputEvent) -> String { InputLine.text(event) }
}

/// A file that is no recording of input, and where it stops being one.
public struct InputRecordingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// From 1.
  public var line: Int
  /// What was expected there instead, for people.
  public var reason: String

  public var description: String { "line \(line): \(reason)" }
}

extension InteractionScene {
  /// Does what the host, or an assistive technology, would do. A request for an element that is not
  /// there does nothing.
  public func replay(_ input: InputEvent) {
    switch input {
    case .pointer(let event): handle(event)
    case .hover(let point, let time): hover(at: point, time: time)
    case .key(let event): handle(event)
    case .scroll(let event): handle(event)
    case .touchpad(let event): handle(event)
    case .request(let request, let time):
      publisher.refresh()
      guard let target = publisher.id(at: request.place) else { return }
      perform(AssistiveRequest(request.kind, target), at: time)
    case .size(let size, let time):
      advanceClock(time)
      self.size = size
    case .active(let isActive, let time):
      advanceClock(time)
      self.isActive = isActive
    case .cancel(let time): cancelAll(at: time)
    case .time(let time): advance(to: time)
    }
  }

  /// Tells whoever records, unless the event makes no sense: a file has no word for what is no
  /// number, and nothing comes of it.
  func record(_ input: @autoclosure () -> InputEvent) {
    guard !inputObservers.isEmpty else { return }
    let input = input()
    if input.isFinite { inputObservers.send(input) }
  }

  /// A request for an element that is not there is not recorded: nothing comes of it.
  func record(_ request: AssistiveRequest, at time: Double) {
    guard !inputObservers.isEmpty else { return }
    publisher.refresh()
    guard let target = request.target, var kind = request.kind,
      let place = publisher.place(of: target)
    else { return }
    if case .editText(let edit) = kind,
      publisher.target(target)?.element?.textInput?.isSecure == true
    {
      kind = .editText(edit.withoutText)
    }
    record(.request(RecordedRequest(kind, at: place), time: time))
  }
}
