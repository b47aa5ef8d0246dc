// SPDX-License-Identifier: Apache-2.0

import Foundation
import Semantics

/// An ``AssistiveRequest`` that names its element by its place in the tree: an ``ElementID`` means
/// nothing in another process.
public struct RecordedRequest: Hashable, Sendable {
  /// What an assistive technology asks for.
  public enum Kind: Hashable, Sendable {
    case performAction(name: String)
    case setValue(Double)
    case focus
    case scrollIntoView
    case editText(TextRequest)
    case setChosen(Bool)
    case setAllChosen(Bool)
  }

  /// From the window's node down, which child each time, from 0.
  public var place: [Int]
  /// What was asked for, without its element.
  public var kind: Kind

  public init(_ kind: Kind, at place: [Int]) {
    self.kind = kind
    self.place = place
  }
}

extension AssistiveRequest {
  /// Nil for one that is about no element.
  var target: ElementID? {
    switch self {
    case .showTree: nil
    case .performAction(let id, _), .setValue(let id, _), .focus(let id), .scrollIntoView(let id),
      .editText(let id, _), .setChosen(let id, _), .setAllChosen(let id, _):
      id
    }
  }

  /// Nil for one that changes nothing in the scene.
  var kind: RecordedRequest.Kind? {
    switch self {
    case .showTree: nil
    case .performAction(_, let name): .performAction(name: name)
    case .setValue(_, let value): .setValue(value)
    case .focus: .focus
    case .scrollIntoView: .scrollIntoView
    case .editText(_, let request): .editText(request)
    case .setChosen(_, let isChosen): .setChosen(isChosen)
    case .setAllChosen(_, let areChosen): .setAllChosen(areChosen)
    }
  }

  init(_ kind: RecordedRequest.Kind, _ target: ElementID) {
    switch kind {
    case .performAction(let name): self = .performAction(target, name: name)
    case .setValue(let value): self = .setValue(target, value)
    case .focus: self = .focus(target)
    case .scrollIntoView: self = .scrollIntoView(target)
    case .editText(let request): self = .editText(target, request)
    case .setChosen(let isChosen): self = .setChosen(target, isChosen)
    case .setAllChosen(let areChosen): self = .setAllChosen(target, areChosen)
    }
  }
}

/// What an assistive technology asked for, in a line: the element's place in the tree, what is asked,
/// and with what.
extension InputLine {
  static func text(_ request: RecordedRequest) -> String {
    let place = "/" + request.place.map { "\($0)" }.joined(separator: "/")
    return switch request.kind {
    case .performAction(let name): "\(place) perform \(escaped(name))"
    case .setValue(let value): "\(place) value \(value)"
    case .focus: "\(place) focus"
    case .scrollIntoView: "\(place) scroll"
    case .editText(let request): "\(place) text \(text(request))"
    case .setChosen(let isChosen): place + (isChosen ? " choose" : " let-go")
    case .setAllChosen(let areChosen): place + (areChosen ? " choose-all" : " let-go-of-all")
    }
  }

  static func request(_ fields: inout Fields) throws(Problem) -> RecordedRequest {
    let text = try fields.word("place")
    guard let place = place(text) else { throw Problem(reason: "\"\(text)\" is no place") }
    let kind = try fields.word("request")
    switch kind {
    case "perform":
      let text = try fields.word("action")
      guard let name = unescaped(text) else {
        throw Problem(reason: "\"\(text)\" is no name of an action")
      }
      return RecordedRequest(.performAction(name: name), at: place)
    case "value": return RecordedRequest(.setValue(try fields.number("value")), at: place)
    case "focus": return RecordedRequest(.focus, at: place)
    case "scroll": return RecordedRequest(.scrollIntoView, at: place)
    case "text": return RecordedRequest(.editText(try textRequest(&fields)), at: place)
    case "choose", "let-go": return RecordedRequest(.setChosen(kind == "choose"), at: place)
    case "choose-all", "let-go-of-all":
      return RecordedRequest(.setAllChosen(kind == "choose-all"), at: place)
    default: throw Problem(reason: "no request is called \"\(kind)\"")
    }
  }

  private static func text(_ request: TextRequest) -> String {
    switch request {
    case .setCaret(let offset): "caret \(offset)"
    case .select(let range): "select \(range.lowerBound) \(range.upperBound)"
    case .setContents(let text): "set \(escaped(text))"
    case .insert(let text, let offset): "insert \(offset) \(escaped(text))"
    case .delete(let range): "delete \(range.lowerBound) \(range.upperBound)"
    case .cut(let range): "cut \(range.lowerBound) \(range.upperBound)"
    case .copy(let range): "copy \(range.lowerBound) \(range.upperBound)"
    case .paste(let offset): "paste \(offset)"
    }
  }

  private static func textRequest(_ fields: inout Fields) throws(Problem) -> TextRequest {
    let kind = try fields.word("request of a text")
    func typed() throws(Problem) -> String {
      let word = try fields.word("text")
      guard let text = unescaped(word) else { throw Problem(reason: "\"\(word)\" is no text") }
      return text
    }
    func offset() throws(Problem) -> Int { try fields.integer("offset", in: 0...Int.max / 2) }
    func range() throws(Problem) -> Range<Int> {
      let (start, end) = (try offset(), try offset())
      guard start <= end else { throw Problem(reason: "\(start) to \(end) is no range") }
      return start..<end
    }
    switch kind {
    case "caret": return .setCaret(try offset())
    case "select": return .select(try range())
    case "set": return .setContents(try typed())
    case "insert":
      let offset = try offset()
      return .insert(try typed(), at: offset)
    case "delete": return .delete(try range())
    case "cut": return .cut(try range())
    case "copy": return .copy(try range())
    case "paste": return .paste(at: try offset())
    default: throw Problem(reason: "no request of a text is called \"\(kind)\"")
    }
  }

  private static func place(_ text: String) -> [Int]? {
    guard text.hasPrefix("/") else { return nil }
    if text == "/" { return [] }
    var place: [Int] = []
    for number in text.dropFirst().split(separator: "/", omittingEmptySubsequences: false) {
      guard let index = Int(number), index >= 0 else { return nil }
      place.append(index)
    }
    return place
  }

  private static let plain = CharacterSet.alphanumerics.intersection(
    CharacterSet(charactersIn: "\u{0}"..."\u{7F}")
  )
  .union(CharacterSet(charactersIn: "-"))

  /// Without spaces, and never empty.
  private static func escaped(_ name: String) -> String {
    if name.isEmpty { return "-" }
    if name == "-" { return "%2D" }
    return name.addingPercentEncoding(withAllowedCharacters: plain) ?? "-"
  }

  private static func unescaped(_ text: String) -> String? {
    text == "-" ? "" : text.removingPercentEncoding
  }
}

extension TextRequest {
  /// The same with bullets for what was to be written.
  var withoutText: TextRequest {
    func bullets(_ text: String) -> String {
      String(repeating: TextContent.bullet, count: text.count)
    }
    return switch self {
    case .setContents(let text): .setContents(bullets(text))
    case .insert(let text, let offset): .insert(bullets(text), at: offset)
    case .setCaret, .select, .delete, .cut, .copy, .paste: self
    }
  }
}
