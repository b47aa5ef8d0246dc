// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import AccessibilityDriver

/// What is left alone because of what it is called.
@Suite struct ActionPolicyTests {
  @Test(arguments: [
    "Delete", "_Quit", "&Send", "Move to Trash", "Log out", "actionSaveAs", "print-document",
    "Empty trash", "Empty", "Check and post", "Call now", "Mount",
    "Löschen", "Beenden", "Supprimer", "Quitter", "Eliminar", "Cerrar", "Cancella", "Excluir",
    "Verwijderen", "Radera", "Usuń", "Удалить", "Sil", "删除", "保存する", "삭제하기",
  ])
  func `a dangerous word is left alone in many languages`(word: String) throws {
    let objection = try #require(try ActionPolicy().objection(to: ["", word]))
    #expect(objection.contains("may do harm"))
    #expect(objection.contains("--allow-action"))
  }

  @Test(arguments: [
    "Louder", "Italic", "Display", "Silver", "Paypal-free", "Öffnen", "青",
    "Show information about this application", "Command Palette", "Environment", "Public",
    "Show empty folders", "Postcard", "Recall", "Sort order", "Next call", "Payments",
    "Terms of payment", "Downloads",
    "Fermentation", "Formatting marks", "Exclusive",
  ])
  func `other words are tried`(word: String) throws {
    #expect(try ActionPolicy().objection(to: [word]) == nil)
  }

  @Test func `what is allowed is tried although its word is dangerous`() throws {
    let policy = try ActionPolicy(allowed: "^delete (line|word)$")
    #expect(policy.objection(to: ["Delete line"]) == nil)
    #expect(policy.objection(to: ["Delete file"]) != nil)
  }

  @Test func `what is denied stays denied although it is allowed`() throws {
    let policy = try ActionPolicy(allowed: "line", denied: "line")
    #expect(policy.objection(to: ["A line"]) == "--deny-action matches \"A line\"")
  }

  @Test
  func
    `in a fence what is denied and printing are left alone, and where it has to stay what ends it`()
    throws
  {
    let policy = try ActionPolicy(denied: "line").inFence
    #expect(policy.objection(to: ["Delete file"]) == nil)
    #expect(policy.objection(to: ["Quit"]) == nil)
    #expect(policy.objection(to: ["Print preview..."])?.contains("may do harm (print)") == true)
    #expect(policy.objection(to: ["Drucken"]) != nil)
    #expect(policy.objection(to: ["Delete line"]) == "--deny-action matches \"Delete line\"")
    #expect(policy.objection(to: ["Delete file"], mayEnd: false) == nil)
    #expect(policy.objection(to: ["Save and quit"], mayEnd: false) != nil)
    #expect(policy.objection(to: ["Fenster schließen"], mayEnd: false) != nil)
  }

  @Test func `a pattern that cannot be read is refused`() {
    #expect(throws: ActionPolicy.BadPattern(pattern: "(")) { try ActionPolicy(denied: "(") }
  }
}
