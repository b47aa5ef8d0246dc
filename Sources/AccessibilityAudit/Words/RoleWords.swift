// SPDX-License-Identifier: Apache-2.0

import Semantics

/// Words that say what a thing is and nothing of what it is for.
///
/// The language of an application is not known from the bus, so the words of all languages count,
/// each only for the roles that it names: "Menu" is a good name of a button, and none of a menu.
enum RoleWords {
  /// English, German, French, Spanish, Italian, Portuguese and Dutch, in small letters.
  private static let table: [(roles: RoleSet, words: [String])] = [
    (
      [.button, .buttonMenu, .toggleButton],
      [
        "button", "push button", "pushbutton", "toggle button", "togglebutton", "btn",
        "schaltfläche", "knopf", "bouton", "botón", "pulsante", "bottone", "botão", "knop",
      ]
    ),
    (
      [.checkBox, .switchControl],
      [
        "check box", "checkbox", "check button", "checkbutton", "switch", "kontrollkästchen",
        "schalter", "case à cocher", "casilla", "casilla de verificación", "casella di controllo",
        "caixa de seleção", "selectievakje",
      ]
    ),
    (
      [.radioButton],
      [
        "radio button", "radiobutton", "radio", "optionsfeld", "bouton radio", "botón de opción",
        "pulsante di opzione", "botão de opção", "keuzerondje",
      ]
    ),
    (
      [.slider, .dial],
      [
        "slider", "scale", "dial", "schieberegler", "regler", "curseur", "deslizador",
        "control deslizante", "cursore", "controle deslizante", "schuifregelaar",
      ]
    ),
    (
      [.spinButton, .entry, .text, .passwordText],
      [
        "entry", "text", "edit", "text field", "textfield", "text box", "textbox", "input",
        "spin button", "spin box", "spinbox", "spinbutton", "textfeld", "eingabefeld", "drehfeld",
        "zone de texte", "champ de texte", "cuadro de texto", "casella di testo",
        "caixa de texto", "tekstvak",
      ]
    ),
    (
      // "Text" may be what is chosen: some are named by it.
      [.comboBox],
      [
        "combo box", "combobox", "kombinationsfeld", "liste déroulante", "cuadro combinado",
        "casella combinata", "caixa de combinação",
      ]
    ),
    (
      [.image, .icon],
      [
        "image", "icon", "picture", "graphic", "img", "bild", "symbol", "grafik", "icône",
        "imagen", "icono", "immagine", "icona", "imagem", "ícone", "afbeelding", "pictogram",
      ]
    ),
    (
      // An icon in a view of files goes by its file's name.
      [.image],
      [
        "chart", "diagram", "graph", "map", "plot", "drawing", "logo", "photo", "diagramm", "karte",
        "zeichnung", "foto",
      ]
    ),
    (
      [.link],
      ["link", "hyperlink", "verweis", "lien", "enlace", "vínculo", "collegamento", "koppeling"]
    ),
    (
      [.pageTab],
      [
        "tab", "page tab", "registerkarte", "reiter", "onglet", "pestaña", "scheda", "aba",
        "tabblad",
      ]
    ),
    (
      [.frame, .dialog, .window],
      [
        "window", "main window", "new window", "dialog", "form", "fenster", "fenêtre", "ventana",
        "finestra", "janela", "venster", "untitled window", "untitled dialog",
      ]
    ),
    (
      [.menuItem, .checkMenuItem, .radioMenuItem],
      ["menu item", "menuitem", "menüeintrag", "élément de menu", "elemento de menú"]
    ),
  ]

  private static let byRole: [Role: Set<String>] = {
    var byRole: [Role: Set<String>] = [:]
    for (roles, words) in table {
      for role in roles { byRole[role, default: [role.name]].formUnion(words) }
    }
    return byRole
  }()

  static func isWord(_ name: String, for role: Role) -> Bool {
    // "Button 1" says no more than "Button".
    if numbered.contains(role), name.last?.isNumber == true {
      return isNumberedWord(name, for: role)
    }
    // Nearly every name is none, which its mark tells without a look at its words.
    if let mark = ComparedText.mark(of: name), !marks.contains(mark) { return false }
    guard let words = byRole[role] else { return false }
    return words.contains(ComparedText(name).joined)
  }

  /// The word with a number behind it ("Tab 3").
  static func isNumberedWord(_ name: String, for role: Role) -> Bool {
    let word = name.prefix { !$0.isNumber }
    return word.last == " " && name[word.endIndex...].allSatisfy(\.isNumber)
      && isWord(String(word).trimmed, for: role)
  }

  private static let numbered: RoleSet = [.button, .toggleButton, .frame, .dialog, .window]

  /// The marks of all words that are plain enough to have one.
  private static let marks = Set(
    byRole.values.joined().compactMap { ComparedText.mark(of: $0) })
}
