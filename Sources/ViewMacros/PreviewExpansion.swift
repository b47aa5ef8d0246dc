// SPDX-License-Identifier: Apache-2.0

/// `#Preview { ... }` as a type that provides previews. What is marked `@Previewable` becomes a
/// property of the view that is previewed, so that its state lives.
struct PreviewExpansion {
  private let source: SourceText
  private let fileName: String

  /// - Parameter fileName: What a preview without a name is called by.
  init(source: String, fileName: String) {
    self.source = SourceText(source)
    self.fileName = fileName
  }

  func text(named discriminator: String) throws(ExpansionError) -> String {
    let (title, traits, body) = try parts
    let asked = traits.map { "._previewTraits(\($0))" } ?? ""
    let (properties, rest) = Self.separated(SourceText(body))
    // The compiler's own form of a name that is unique: what it gave, then a name with its length.
    return """
      struct \(discriminator)7PreviewfMu_: PreviewProvider {
        struct PreviewedContent: View {
          \(properties.joined(separator: "\n    "))
          var body: some View {\(rest)
          }
        }
        static var previews: some View { PreviewedContent()\(asked) }
        static var _previewTitle: String? { \(title) }
      }
      """
  }

  /// The name, or else the file's, and what is asked of how it is shown, as Swift; and what stands in the
  /// braces.
  private var parts: (title: String, traits: String?, body: String) {
    get throws(ExpansionError) {
      // Comments and attributes before it come with it.
      var index = source.skippingBlanks(0)
      while source[index] == 0x40 { index = source.skippingBlanks(behindAttribute(index)) }
      if source[index] == 0x23 { index += 1 }
      while let byte = source[index], SourceText.isOfName(byte) || byte == 0x2e { index += 1 }
      index = source.skippingBlanks(index)
      var arguments: Range<Int>?
      if source[index] == 0x28 {
        let end = source.behindGroup(index)
        arguments = index + 1..<max(index + 1, end - 1)
        index = source.skippingBlanks(end)
      }
      let title = arguments.flatMap(unlabelled) ?? fileTitle
      let traits = arguments.flatMap(traits)
      if source[index] == 0x7b {
        return (
          title, traits, source.text(index + 1..<max(index + 1, source.behindGroup(index) - 1))
        )
      }
      if let arguments, let closure = argument("body", in: arguments) {
        return (title, traits, "\n(\(closure))()")
      }
      throw ExpansionError(message: "#Preview needs a closure with the view to show")
    }
  }

  /// Behind `@available(iOS 17.0, *)` and its like, which say nothing here.
  private func behindAttribute(_ start: Int) -> Int {
    var index = start + 1
    while let byte = source[index], SourceText.isOfName(byte) { index += 1 }
    let next = source.skippingBlanks(index)
    return source[next] == 0x28 ? source.behindGroup(next) : index
  }

  /// The file's name without its folders and ".swift", as a literal.
  private var fileTitle: String {
    let name = fileName.split(separator: "/").last ?? ""
    let bare = name.hasSuffix(".swift") ? name.dropLast(6) : name
    let isPlain = bare.allSatisfy { $0 != "\"" && $0 != "\\" && !$0.isNewline }
    return bare.isEmpty || !isPlain ? "nil" : "\"\(bare)\""
  }

  /// The first argument, where it has no label.
  private func unlabelled(in range: Range<Int>) -> String? {
    var index = range.lowerBound
    while index < range.upperBound, let byte = source[index], byte != 0x2c {
      if byte == 0x3a { return nil }
      index = source.behindToken(index)
    }
    let text = source.text(range.lowerBound..<index).trimmed
    return text.isEmpty ? nil : text
  }

  /// All behind `traits:`, as far as `body:` if there is that.
  private func traits(_ range: Range<Int>) -> String? {
    var index = range.lowerBound
    var start: Int?
    while index < range.upperBound {
      if start == nil, source.hasWord("traits", at: index) {
        let colon = source.skippingBlanks(index + "traits".utf8.count)
        if source[colon] == 0x3a {
          start = colon + 1
          index = colon + 1
          continue
        }
      }
      if start != nil, source.hasWord("body", at: index) { break }
      index = source.behindToken(index)
    }
    guard let start else { return nil }
    let text = source.text(start..<min(index, range.upperBound)).trimmed
    let bare = text.hasSuffix(",") ? String(text.dropLast()).trimmed : text
    return bare.isEmpty ? nil : bare
  }

  private func argument(_ label: String, in range: Range<Int>) -> String? {
    var index = range.lowerBound
    var start: Int?
    while index < range.upperBound {
      if start == nil, source.hasWord(label, at: index) {
        let colon = source.skippingBlanks(index + label.utf8.count)
        if source[colon] == 0x3a {
          start = colon + 1
          index = colon + 1
          continue
        }
      }
      if let start, source[index] == 0x2c { return source.text(start..<index) }
      index = source.behindToken(index)
    }
    return start.map { source.text($0..<range.upperBound) }
  }

  /// The declarations that are marked, without the mark, and what is left without them.
  static func separated(_ body: SourceText) -> (properties: [String], rest: String) {
    let mark = "@Previewable"
    var properties: [String] = []
    var rest = ""
    var (index, kept) = (0, 0)
    while index < body.bytes.count {
      guard body.hasWord(mark, at: index) else {
        index = body.behindToken(index)
        continue
      }
      rest += body.text(kept..<index)
      let end = declarationEnd(body, index + mark.utf8.count)
      properties.append(body.text(index + mark.utf8.count..<end).trimmed)
      (index, kept) = (end, end)
    }
    return (properties, rest + body.text(kept..<body.bytes.count))
  }

  /// Where a declaration ends: at a line's end behind which nothing goes on.
  private static func declarationEnd(_ body: SourceText, _ start: Int) -> Int {
    var index = start
    var hasKeyword = false
    var last: UInt8 = 0x40
    while let byte = body[index] {
      if byte == 0x3b { return index }
      if byte == 0x0a, hasKeyword, !goesOnAfter.contains(last) {
        let next = body.skippingBlanks(index)
        guard let following = body[next], goesOnBefore.contains(following) else { return index }
      }
      if body.hasWord("var", at: index) || body.hasWord("let", at: index) { hasKeyword = true }
      if !SourceText.isSpace(byte) { last = byte }
      index = body.behindToken(index)
    }
    return body.bytes.count
  }

  private static let goesOnAfter = Set("=,:.&|+-*/%<?@".utf8)
  private static let goesOnBefore = Set("=,:.&|+*/%<>?".utf8)
}

extension String {
  /// Without spaces and line feeds at its ends.
  var trimmed: String {
    String(drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
  }
}
