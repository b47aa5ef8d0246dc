// SPDX-License-Identifier: Apache-2.0

import Foundation
import Gestures
import Interaction
import Semantics

/// Words of a text that lead somewhere: an element of their own in the text's.
@MainActor
final class TextLink {
  /// What is said of the words.
  struct Link: Hashable {
    /// Of the text's characters.
    var range: Range<Int>
    var words: String
    var address: URL
  }

  let link: Link
  private let holder = ElementHolder()
  private let press: GestureAttachment
  private let pressed: GestureState<Bool>
  private var frame = CGRect.zero

  /// - Parameter pressChanged: Called when it is to be drawn anew.
  init(
    _ link: Link, pressChanged: @escaping @MainActor () -> Void,
    open: @escaping @MainActor () -> Void
  ) {
    self.link = link
    let pressed = GestureState(wrappedValue: false)
    pressed.storage.onChange = pressChanged
    press = GestureAttachment(
      PressGesture().acting(pressed, open), priority: .normal, mask: .all, name: nil,
      fileID: #fileID, line: #line)
    self.pressed = pressed
  }

  /// Whether it is under a hand.
  var isPressed: Bool { pressed.storage.value }

  func resolve() {
    var declaration = SemanticsDeclaration()
    declaration.role = .link
    declaration.label = link.words
    declaration.address = link.address.absoluteString
    holder.begin(declaration)
    holder.declarationChanged(base: declaration)
    holder.add(press)
    holder.setPointerShape(.link)
  }

  /// The words are these characters of the lines.
  func layOut(_ words: Range<Int>, of lines: [TextRun.Line]) {
    let pieces = lines.compactMap { line -> CGRect? in
      let range = line.range.clamped(to: words)
      guard !range.isEmpty, line.edges.count > line.range.count else { return nil }
      let start = line.edges[range.lowerBound - line.range.lowerBound]
      let end = line.edges[range.upperBound - line.range.lowerBound]
      return CGRect(
        x: min(start, end), y: line.top, width: abs(end - start), height: line.height)
    }
    frame = pieces.dropFirst().reduce(pieces.first ?? .zero) { $0.union($1) }
    let origin = frame.origin
    holder.hitShape = .test { point in
      pieces.contains { $0.offsetBy(dx: -origin.x, dy: -origin.y).contains(point) }
    }
  }

  func place(_ pass: ElementPass, _ environment: EnvironmentValues) {
    pass.place(
      holder, AffineTransform(translationByX: frame.minX, byY: frame.minY), frame.size,
      environment: environment)
  }
}

extension Text {
  /// The words that lead somewhere, those that stand together in one.
  var links: [TextLink.Link] {
    guard spans.contains(where: { $0.link != nil }) else { return [] }
    let characters = Array(string)
    var links: [TextLink.Link] = []
    for span in spans {
      guard let address = span.link, span.range.upperBound <= characters.count else { continue }
      if let last = links.last, last.address == address,
        last.range.upperBound == span.range.lowerBound
      {
        links[links.count - 1].range = last.range.lowerBound..<span.range.upperBound
      } else {
        links.append(TextLink.Link(range: span.range, words: "", address: address))
      }
    }
    for index in links.indices { links[index].words = String(characters[links[index].range]) }
    return links
  }
}
