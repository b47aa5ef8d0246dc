// SPDX-License-Identifier: Apache-2.0

/// `@Entry var name: Value = standard` as an environment key of its own, and what reads and writes it.
struct EntryExpansion {
  private let name: String
  private let type: String
  private let standard: String
  private let keyProtocol: String
  /// Of a value that the view with the focus gives, without its being optional; nil for others.
  private let focusedType: String?

  init(_ call: MacroCall) throws(ExpansionError) {
    let source = SourceText(call.source)
    var index = 0
    while index < source.bytes.count, !source.hasWord("var", at: index) {
      index = source.behindToken(index)
    }
    guard index < source.bytes.count else {
      throw ExpansionError(message: "@Entry goes with a 'var' that has a standard value")
    }
    let nameStart = source.skippingBlanks(index + 3)
    var cursor = nameStart
    while let byte = source[cursor], SourceText.isOfName(byte) || byte == 0x60 { cursor += 1 }
    name = source.text(nameStart..<cursor)
    cursor = source.skippingBlanks(cursor)
    var annotation: String?
    if source[cursor] == 0x3a {
      let end = Self.equals(source, from: cursor + 1)
      annotation = source.text(cursor + 1..<end).trimmed
      cursor = end
    }
    let value =
      source[cursor] == 0x3d ? source.text(cursor + 1..<source.bytes.count).trimmed : nil
    guard let type = annotation ?? value.flatMap({ Self.type(of: $0) }) else {
      throw ExpansionError(
        message: "@Entry needs the type of '\(name)': 'var \(name): Value = ...'")
    }
    self.type = type
    keyProtocol = try Self.keyProtocol(round: call)
    let wrapped = Self.wrapped(type)
    guard let standard = value ?? (wrapped == nil ? nil : "nil") else {
      throw ExpansionError(message: "@Entry needs a standard value: 'var \(name): \(type) = ...'")
    }
    self.standard = standard
    focusedType = keyProtocol == "FocusedValueKey" ? wrapped : nil
    if keyProtocol == "FocusedValueKey", wrapped == nil {
      throw ExpansionError(
        message: "@Entry in FocusedValues needs an optional type: 'var \(name): \(type)?'")
    }
  }

  /// "Value" of "Value?" and of "Optional<Value>"; nil for a type that is not optional.
  private static func wrapped(_ type: String) -> String? {
    if type.hasSuffix("?") { return String(type.dropLast()).trimmed }
    guard type.hasPrefix("Optional<"), type.hasSuffix(">") else { return nil }
    return String(type.dropFirst("Optional<".count).dropLast())
  }

  private static func keyProtocol(round call: MacroCall) throws(ExpansionError) -> String {
    guard let outer = call.surroundings.first.map(SourceText.init) else { return "EnvironmentKey" }
    var index = 0
    while index < outer.bytes.count, !outer.hasWord("extension", at: index) {
      index = outer.behindToken(index)
    }
    let start = outer.skippingBlanks(index + 9)
    var end = start
    while let byte = outer[end], SourceText.isOfName(byte) || byte == 0x2e { end += 1 }
    let extended = outer.text(min(start, outer.bytes.count)..<min(end, outer.bytes.count))
    switch extended.split(separator: ".").last ?? "" {
    case "EnvironmentValues": return "EnvironmentKey"
    case "Transaction": return "TransactionKey"
    case "ContainerValues": return "ContainerValueKey"
    case "FocusedValues": return "FocusedValueKey"
    default:
      throw ExpansionError(
        message: "@Entry is for extensions of EnvironmentValues, Transaction, ContainerValues and "
          + "FocusedValues")
    }
  }

  /// Where the standard value begins: the first `=` that is no part of an operator.
  private static func equals(_ source: SourceText, from start: Int) -> Int {
    var index = start
    while let byte = source[index] {
      let isPart = "=!<>".utf8.contains(source[index - 1] ?? 0) || source[index + 1] == 0x3d
      if byte == 0x3d, !isPart || source[index - 1] == 0x3e { return index }
      index = source.behindToken(index)
    }
    return source.bytes.count
  }

  /// What is plain to see of a value without a type: a literal, a type's own initializer, or one of
  /// the values that a type has by name, which nearly always is of that type.
  private static func type(of value: String) -> String? {
    if value == "true" || value == "false" { return "Bool" }
    if value.hasPrefix("\"") || value.hasPrefix("#\"") { return "String" }
    let digits = value.hasPrefix("-") ? value.dropFirst() : value[...]
    if !digits.isEmpty, digits.allSatisfy({ $0.isNumber || $0 == "_" }) { return "Int" }
    if digits.first?.isNumber == true, Double(digits.filter { $0 != "_" }) != nil {
      return "Double"
    }
    if let owner = owner(ofMember: value) { return owner }
    guard value.first?.isUppercase == true, let open = value.firstIndex(of: "("),
      value.hasSuffix(")")
    else { return nil }
    let called = value[..<open]
    let isType = called.split(separator: ".").allSatisfy { $0.first?.isUppercase == true }
    let source = SourceText(String(value[open...]))
    return isType && source.behindGroup(0) == source.bytes.count ? String(called) : nil
  }

  /// "Theme" of "Theme.light".
  private static func owner(ofMember value: String) -> String? {
    let names = value.split(separator: ".", omittingEmptySubsequences: false)
    let isName = value.utf8.allSatisfy { SourceText.isOfName($0) || $0 == 0x2e }
    guard isName, names.count > 1, names.last?.first?.isLowercase == true,
      names.dropLast().allSatisfy({ $0.first?.isUppercase == true })
    else { return nil }
    return names.dropLast().joined(separator: ".")
  }

  private var keyName: String { "__Key_" + name.filter { $0 != "`" } }

  var accessors: String {
    """
    {
      get { self[\(keyName).self] }
      set { self[\(keyName).self] = newValue }
    }
    """
  }

  var key: String {
    if let focusedType {
      return """
        private struct \(keyName): FocusedValueKey {
          typealias Value = \(focusedType)
        }
        """
    }
    return """
      private struct \(keyName): \(keyProtocol) {
        static var defaultValue: \(type) { \(standard) }
      }
      """
  }
}
