// SPDX-License-Identifier: Apache-2.0

import Foundation
import Gestures
import Semantics

/// One line of an ``InputRecording``.
enum InputLine {
  struct Problem: Error {
    var reason: String
  }

  static func text(_ event: InputEvent) -> String {
    switch event {
    case .pointer(let event):
      "\(event.time) pointer \(event.id.rawValue) \(event.phase) \(event.kind) \(event.button) "
        + "\(event.location.x) \(event.location.y) \(event.modifiers.rawValue)"
    case .key(let event):
      "\(event.time) key \(event.phase) \(event.key.name) \(event.modifiers.rawValue) "
        + characters(event.characters)
    case .hover(let point?, let time): "\(time) hover \(point.x) \(point.y)"
    case .hover(nil, let time): "\(time) leave"
    case .request(let request, let time): "\(time) request \(text(request))"
    case .scroll(let event):
      "\(event.time) \(event.phase == .ended ? "scroll-end" : "scroll") \(event.location.x) "
        + "\(event.location.y) \(event.delta.width) \(event.delta.height) "
        + "\(event.modifiers.rawValue)"
    case .touchpad(let event): "\(event.time) \(text(event)) \(event.modifiers.rawValue)"
    case .size(let size, let time): "\(time) size \(size.width) \(size.height)"
    case .active(let isActive, let time): "\(time) active \(isActive)"
    case .cancel(let time): "\(time) cancel"
    case .time(let time): "\(time) time"
    }
  }

  static func event(_ line: Substring) throws(Problem) -> InputEvent {
    var fields = Fields(line)
    let time = try fields.number("time")
    let kind = try fields.word("kind")
    let event: InputEvent
    switch kind {
    case "pointer": event = .pointer(try pointer(&fields, time))
    case "key": event = .key(try key(&fields, time))
    case "hover":
      let (x, y) = (try fields.number("x"), try fields.number("y"))
      event = .hover(CGPoint(x: x, y: y), time: time)
    case "leave": event = .hover(nil, time: time)
    case "request": event = .request(try request(&fields), time: time)
    case "scroll": event = .scroll(try scroll(&fields, time, .changed))
    case "scroll-end": event = .scroll(try scroll(&fields, time, .ended))
    case "pinch", "swipe": event = .touchpad(try touchpad(kind, &fields, time))
    case "size":
      let (width, height) = (try fields.number("width"), try fields.number("height"))
      event = .size(CGSize(width: width, height: height), time: time)
    case "active": event = .active(try fields.choice("activity", [true, false]), time: time)
    case "cancel": event = .cancel(time: time)
    case "time": event = .time(time)
    default: throw Problem(reason: "no kind of event is called \"\(kind)\"")
    }
    try fields.end()
    return event
  }

  private static func pointer(
    _ fields: inout Fields, _ time: Double
  ) throws(Problem) -> PointerEvent {
    PointerEvent(
      id: .init(try fields.integer("contact", in: 0...UInt64.max)),
      phase: try fields.choice("phase", [.began, .moved, .ended, .cancelled]),
      location: .zero, time: time,
      kind: try fields.choice("device", PointerEvent.Kind.allCases),
      button: try fields.choice("button", [.primary, .secondary, .middle, .other])
    ).at(
      CGPoint(x: try fields.number("x"), y: try fields.number("y")),
      try modifiers(&fields))
  }

  private static func scroll(
    _ fields: inout Fields, _ time: Double, _ phase: ScrollEvent.Phase
  ) throws(Problem) -> ScrollEvent {
    ScrollEvent(
      location: CGPoint(x: try fields.number("x"), y: try fields.number("y")),
      delta: CGSize(width: try fields.number("width"), height: try fields.number("height")),
      time: time, modifiers: try modifiers(&fields), phase: phase)
  }

  private static func text(_ event: TouchpadEvent) -> String {
    let place = "\(event.phase) \(event.location.x) \(event.location.y)"
    return switch event.gesture {
    case .pinch(let magnification, let turn): "pinch \(place) \(magnification) \(turn.degrees)"
    case .swipe(let fingers, let way): "swipe \(place) \(fingers) \(way.width) \(way.height)"
    }
  }

  private static func touchpad(
    _ kind: String, _ fields: inout Fields, _ time: Double
  ) throws(Problem) -> TouchpadEvent {
    let phase = try fields.choice("phase", TouchpadEvent.Phase.allCases)
    let location = CGPoint(x: try fields.number("x"), y: try fields.number("y"))
    let gesture: TouchpadEvent.Gesture =
      if kind == "pinch" {
        .pinch(
          magnification: try fields.number("magnification"),
          turn: .degrees(try fields.number("turn")))
      } else {
        .swipe(
          fingers: try fields.integer("fingers", in: 1...10),
          way: CGSize(width: try fields.number("width"), height: try fields.number("height")))
      }
    return TouchpadEvent(
      gesture, phase: phase, location: location, time: time, modifiers: try modifiers(&fields))
  }

  private static func modifiers(_ fields: inout Fields) throws(Problem) -> EventModifiers {
    EventModifiers(
      rawValue: try fields.integer("modifiers", in: 0...EventModifiers.all.rawValue))
  }

  private static func key(_ fields: inout Fields, _ time: Double) throws(Problem) -> KeyEvent {
    let phase = try fields.choice("phase", [KeyEvent.Phase.down, .repeat, .up])
    let key = Key(try fields.word("key"))
    let modifiers = KeyModifiers(rawValue: try fields.integer("modifiers", in: 0...15))
    let text = try fields.word("characters")
    guard let characters = characters(in: text) else {
      throw Problem(reason: "\"\(text)\" is no list of characters")
    }
    return KeyEvent(
      key: key, modifiers: modifiers, phase: phase, characters: characters, time: time)
  }

  private static func characters(_ text: String) -> String {
    if text.isEmpty { return "-" }
    return text.unicodeScalars.map { String($0.value, radix: 16) }.joined(separator: ",")
  }

  private static func characters(in text: String) -> String? {
    if text == "-" { return "" }
    var characters = String.UnicodeScalarView()
    for number in text.split(separator: ",", omittingEmptySubsequences: false) {
      guard let value = UInt32(number, radix: 16), let scalar = Unicode.Scalar(value) else {
        return nil
      }
      characters.append(scalar)
    }
    return String(characters)
  }

  /// The words of a line, one after the other.
  struct Fields {
    private var rest: ArraySlice<Substring>

    init(_ line: Substring) {
      rest = line.split(separator: " ", omittingEmptySubsequences: false)[...]
    }

    mutating func word(_ name: String) throws(Problem) -> String {
      guard let word = rest.popFirst(), !word.isEmpty else {
        throw Problem(reason: "no \(name)")
      }
      return String(word)
    }

    mutating func number(_ name: String) throws(Problem) -> Double {
      let word = try word(name)
      guard let number = Double(word), number.isFinite else {
        throw Problem(reason: "the \(name) \"\(word)\" is no number")
      }
      return number
    }

    mutating func integer<Number: FixedWidthInteger>(
      _ name: String, in range: ClosedRange<Number>
    ) throws(Problem) -> Number {
      let word = try word(name)
      guard let number = Number(word), range.contains(number) else {
        throw Problem(reason: "the \(name) \"\(word)\" is not in \(range)")
      }
      return number
    }

    mutating func choice<Choice>(_ name: String, _ choices: [Choice]) throws(Problem) -> Choice {
      let word = try word(name)
      guard let choice = choices.first(where: { "\($0)" == word }) else {
        throw Problem(reason: "no \(name) is called \"\(word)\"")
      }
      return choice
    }

    func end() throws(Problem) {
      if let word = rest.first { throw Problem(reason: "too much: \"\(word)\"") }
    }
  }
}

extension PointerEvent {
  fileprivate func at(_ location: CGPoint, _ modifiers: EventModifiers) -> PointerEvent {
    var event = self
    event.location = location
    event.modifiers = modifiers
    return event
  }
}
