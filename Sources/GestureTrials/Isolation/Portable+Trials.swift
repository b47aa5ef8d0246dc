// SPDX-License-Identifier: Apache-2.0

import AccessibilitySnapshot
import Foundation
import Gestures
import Semantics
import Views

// What a window shows and what is done with it, as bytes.

extension Rect: Portable {
  func write(to writer: inout PortableWriter) {
    for number in [x, y, width, height] { writer.write(number) }
  }

  init(from reader: inout PortableReader) throws(PortableDamage) {
    self.init(
      x: try reader.value(), y: try reader.value(), width: try reader.value(),
      height: try reader.value())
  }
}

extension RangeValue: Portable {
  func write(to writer: inout PortableWriter) {
    for number in [minimum, maximum, current, increment] { writer.write(number) }
    writer.write(text)
  }

  init(from reader: inout PortableReader) throws(PortableDamage) {
    self.init(
      minimum: try reader.value(), maximum: try reader.value(), current: try reader.value(),
      increment: try reader.value(), text: try reader.value())
  }
}

extension WindowState: Portable {
  func write(to writer: inout PortableWriter) {
    writer.write(items)
    writer.write(drawing)
    writer.write(proven)
    writer.write(hiddenControls)
  }

  init(from reader: inout PortableReader) throws(PortableDamage) {
    items = try reader.value()
    drawing = try reader.value()
    proven = try reader.value()
    hiddenControls = try reader.value()
  }
}

extension WindowState.Item: Portable {
  func write(to writer: inout PortableWriter) {
    writer.write(label)
    writer.write(role.rawValue)
    writer.write(texts)
    writer.write(states.rawValue)
    writer.write(value)
    writer.write(frame)
    writer.write(actions)
    writer.write(isOwn)
  }

  init(from reader: inout PortableReader) throws(PortableDamage) {
    label = try reader.value()
    guard let role = Role(rawValue: try reader.byte()) else { throw PortableDamage() }
    self.role = role
    texts = try reader.value()
    states = StateSet(rawValue: try reader.word())
    value = try reader.value()
    frame = try reader.value()
    actions = try reader.value()
    isOwn = try reader.value()
  }
}

extension WindowState.Proven: Portable {
  func write(to writer: inout PortableWriter) {
    writer.write(name)
    writer.write(text)
  }

  init(from reader: inout PortableReader) throws(PortableDamage) {
    name = try reader.value()
    text = try reader.value()
  }
}

extension SourcePosition: Portable {
  func write(to writer: inout PortableWriter) {
    writer.write(file)
    writer.write(line)
    writer.write(column)
  }

  init(from reader: inout PortableReader) throws(PortableDamage) {
    self.init(file: try reader.value(), line: try reader.value(), column: try reader.value())
  }
}

extension KeyBinding: Portable {
  func write(to writer: inout PortableWriter) {
    writer.write(key.name)
    writer.write(modifiers.rawValue)
  }

  init(from reader: inout PortableReader) throws(PortableDamage) {
    self.init(Key(try reader.value()), KeyModifiers(rawValue: try reader.byte()))
  }
}

extension WayStep: Portable {
  private enum Kind: Int, Portable {
    case key, menuLine, typed, action, elsewhere, value, typing, contents
  }

  func write(to writer: inout PortableWriter) {
    switch self {
    case .key(let node, let binding, let action):
      writer.write(Kind.key)
      writer.write(node)
      writer.write(binding)
      writer.write(action)
    case .menuLine(let node, let label, let place, let action):
      writer.write(Kind.menuLine)
      writer.write(node)
      writer.write(label)
      writer.write(place)
      writer.write(action)
    case .typed(let binding):
      writer.write(Kind.typed)
      writer.write(binding)
    case .action(let node, let name):
      writer.write(Kind.action)
      writer.write(node)
      writer.write(name)
    case .elsewhere(let place, let name, let label, let key):
      writer.write(Kind.elsewhere)
      writer.write(place)
      writer.write(name)
      writer.write(label)
      writer.write(key)
    case .value(let node, let value):
      writer.write(Kind.value)
      writer.write(node)
      writer.write(value)
    case .typing(let node, let text):
      writer.write(Kind.typing)
      writer.write(node)
      writer.write(text)
    case .contents(let node, let text):
      writer.write(Kind.contents)
      writer.write(node)
      writer.write(text)
    }
  }

  init(from reader: inout PortableReader) throws(PortableDamage) {
    self =
      switch try reader.value(Kind.self) {
      case .key:
        .key(node: try reader.value(), try reader.value(), action: try reader.value())
      case .menuLine:
        .menuLine(
          node: try reader.value(), try reader.value(), place: try reader.value(),
          action: try reader.value())
      case .typed: .typed(try reader.value())
      case .action: .action(node: try reader.value(), name: try reader.value())
      case .elsewhere:
        .elsewhere(
          place: try reader.value(), name: try reader.value(), label: try reader.value(),
          key: try reader.value())
      case .value: .value(node: try reader.value(), try reader.value())
      case .typing: .typing(node: try reader.value(), try reader.value())
      case .contents: .contents(node: try reader.value(), try reader.value())
      }
  }
}

extension PointerTrace: Portable {
  func write(to writer: inout PortableWriter) {
    writer.write(motion)
    writer.write(fingers)
    writer.write(modifiers.rawValue)
    writer.write(inputKinds.rawValue)
    writer.write(leadingTaps)
    writer.write(heldSeconds)
    writer.write(stops)
    writer.write(isDisturbed)
    writer.write(isCanonical)
    writer.write(grip)
    writer.write(origin.map { CGPoint(x: $0.x, y: $0.y) })
  }

  init(from reader: inout PortableReader) throws(PortableDamage) {
    self.init(motion: try reader.value())
    fingers = try reader.value()
    modifiers = EventModifiers(rawValue: try reader.value())
    inputKinds = GestureInputKinds(rawValue: try reader.value())
    leadingTaps = try reader.value()
    heldSeconds = try reader.value()
    stops = try reader.value()
    isDisturbed = try reader.value()
    isCanonical = try reader.value()
    grip = try reader.value()
    origin = try reader.value(CGPoint?.self).map { UnitPoint(x: $0.x, y: $0.y) }
  }
}

extension PointerTrace.Motion: Portable {
  private enum Kind: Int, Portable {
    case taps, hold, move, path, pair, carry, secondaryClick, type
  }

  func write(to writer: inout PortableWriter) {
    switch self {
    case .taps(let count):
      writer.write(Kind.taps)
      writer.write(count)
    case .hold(let seconds):
      writer.write(Kind.hold)
      writer.write(seconds)
    case .move(let way):
      writer.write(Kind.move)
      writer.write(way)
    case .path(let offsets):
      writer.write(Kind.path)
      writer.write(offsets)
    case .pair(let magnification, let degrees):
      writer.write(Kind.pair)
      writer.write(magnification)
      writer.write(degrees)
    case .carry(let place):
      writer.write(Kind.carry)
      writer.write(place)
    case .secondaryClick:
      writer.write(Kind.secondaryClick)
    case .type(let text):
      writer.write(Kind.type)
      writer.write(text)
    }
  }

  init(from reader: inout PortableReader) throws(PortableDamage) {
    self =
      switch try reader.value(Kind.self) {
      case .taps: .taps(try reader.value())
      case .hold: .hold(try reader.value())
      case .move: .move(try reader.value())
      case .path: .path(try reader.value())
      case .pair: .pair(magnification: try reader.value(), degrees: try reader.value())
      case .carry: .carry(try reader.value())
      case .secondaryClick: .secondaryClick
      case .type: .type(try reader.value())
      }
  }
}

extension ModelValue.Law.Kind: Portable {}

extension ModelValue.Law: Portable {
  func write(to writer: inout PortableWriter) {
    writer.write(kind)
    writer.write(holds)
    writer.write(observation)
  }

  init(from reader: inout PortableReader) throws(PortableDamage) {
    self.init(
      kind: try reader.value(), holds: try reader.value(), observation: try reader.value())
  }
}

extension ModelPicture.Moment: Portable {}
