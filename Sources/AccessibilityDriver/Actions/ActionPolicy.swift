// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit
import Semantics

/// Which elements are operated, and which are left alone because of what they are called.
public struct ActionPolicy: Hashable, Sendable {
  /// A pattern that cannot be read.
  public struct BadPattern: Error, Hashable, Sendable {
    /// As the person wrote it.
    public let pattern: String
  }

  private let allowed: String?
  private let denied: String?
  /// Whether nothing that an application is asked to do reaches anything outside of what is thrown away.
  private(set) var isFenced = false

  /// Regular expressions, compared without regard to capitals. What is denied stays denied; what is
  /// allowed is operated although a dangerous word is in it.
  public init(allowed: String? = nil, denied: String? = nil) throws(BadPattern) {
    for pattern in [allowed, denied].compactMap(\.self) where (try? Regex(pattern)) == nil {
      throw BadPattern(pattern: pattern)
    }
    self.allowed = allowed
    self.denied = denied
  }

  /// The same for an application in a fence.
  public var inFence: ActionPolicy {
    var policy = self
    policy.isFenced = true
    return policy
  }

  /// Why an element is left alone; nil where it may be operated. The texts are the element's and the
  /// action's names, and those of the menus around. Where more is to be done with the program afterwards,
  /// what takes it away is left alone in a fence too, as what opens the toolkit's own dialog for printing is.
  func objection(to texts: [String], mayEnd: Bool = true) -> String? {
    if let denial = denial(of: texts) { return denial }
    let texts = texts.map { $0.trimmedForWords }.filter { !$0.isEmpty }
    let prints = texts.contains { DangerousWords.first(in: $0.smallWords, of: .printing) != nil }
    if isFenced, !prints, mayEnd || !Self.harm(of: texts).ends { return nil }
    if texts.contains(where: { Self.matches($0, allowed) }) { return nil }
    for text in texts {
      if let word = DangerousWords.first(in: text.smallWords) {
        return "\"\(Escaped.brief(text))\" may do harm (\(word)); --allow-action lets it be tried"
      }
    }
    return nil
  }

  /// Whether what is called so takes the program or its window away, as far as its words tell; and whether
  /// it is dangerous where there is no fence.
  static func harm(of texts: [String]) -> (ends: Bool, isDangerous: Bool) {
    let words = texts.map { $0.trimmedForWords.smallWords }
    return (
      words.contains { DangerousWords.first(in: $0, of: .ending) != nil },
      words.contains { DangerousWords.first(in: $0) != nil }
    )
  }

  /// The same for what does no harm whatever it is called, as the tab of a page.
  func denial(of texts: [String]) -> String? {
    let texts = texts.map { $0.trimmedForWords }.filter { !$0.isEmpty }
    return texts.first { Self.matches($0, denied) }
      .map { "--deny-action matches \"\(Escaped.brief($0))\"" }
  }

  /// The answers with which a dialog takes what was filled in.
  static func affirms(_ name: String) -> Bool {
    affirming.contains(name.lowercased().filter { $0 != "_" && $0 != "&" })
  }

  /// What a form keeps what was filled in by ("Save settings").
  static func saves(_ name: String) -> Bool {
    let words = name.lowercased().filter { $0 != "_" && $0 != "&" }.split(separator: " ")
    return words.count <= 3 && words.first.map { saving.contains(String($0)) } ?? false
      && !words.contains("as")
  }

  /// What a form is sent off by, whatever becomes of it ("Keep changes", "Add parcel").
  static func sendsOff(_ name: String) -> Bool {
    let words = name.lowercased().filter { $0 != "_" && $0 != "&" }.split { !$0.isLetter }
    return words.count <= 4 && words.first.map { sending.contains(String($0)) } ?? false
      && !words.contains("as") && !harm(of: [name]).ends
  }

  private static let sending = saving.union([
    "keep", "apply", "submit", "send", "add", "create", "register", "book", "order", "confirm",
    "issue", "ok", "sign", "log",
    "done", "check", "behalten", "übernehmen", "senden", "absenden", "hinzufügen", "anlegen",
    "bestätigen", "fertig",
    "appliquer", "envoyer", "ajouter", "créer", "valider", "aplicar", "enviar", "añadir", "crear",
    "confirmar",
  ])

  private static let saving: Set<String> = [
    "save", "speichern", "enregistrer", "guardar", "salva", "salvar",
  ]
  private static let affirming: Set<String> = [
    "ok", "okay", "done", "finish", "save", "fertig", "speichern", "terminer", "enregistrer",
    "aceptar", "guardar", "salva", "salvar",
  ]

  private static func matches(_ text: String, _ pattern: String?) -> Bool {
    guard let pattern, let regex = try? Regex(pattern).ignoresCase() else { return false }
    return (try? regex.firstMatch(in: text)) != nil
  }

}

extension String {
  /// "actionSaveAs" and "save_as" are words too.
  fileprivate var smallWords: [String] {
    lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }

  /// Without mnemonics' marks, and with a blank before each inner capital.
  fileprivate var trimmedForWords: String {
    var result = ""
    var wasSmall = false
    for character in prefix(400) where character != "_" || !result.isEmpty {
      if character == "&" { continue }
      if character.isUppercase, wasSmall { result.append(" ") }
      wasSmall = character.isLowercase
      result.append(character)
    }
    return result
  }
}
