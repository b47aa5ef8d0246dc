// SPDX-License-Identifier: Apache-2.0

/// Words of actions that cannot be taken back, or that reach beyond the application, in the languages
/// in which applications name them.
package enum DangerousWords {
  /// The word that makes a text dangerous; nil where none does. The words are in small letters. Of one
  /// kind alone, where that is named.
  package static func first(in words: [String], of kind: Kind? = nil) -> String? {
    let words = words.filter { !harmless.contains($0) }
    let text = " " + words.joined(separator: " ") + " "
    let (english, stems) =
      switch kind {
      case nil: (Self.english, Self.stems)
      case .ending: (englishEnds, otherEnds)
      case .printing: (["print"], prints)
      }
    if let word = english.first(where: { text.contains(" \($0) ") }) { return word }
    if kind == nil, let word = verb(in: words) { return word }
    return stems.first { stem in
      isWithoutBlanks(stem)
        ? text.contains(stem) : text.contains(" " + stem + (stem.count <= 3 ? " " : ""))
    }
  }

  package enum Kind {
    /// It takes the program, or its window, away.
    case ending
    /// It opens a dialog of the toolkit's, which no developer of the program can mend.
    case printing
  }

  private static func verb(in words: [String]) -> String? {
    let asked = words.indices.first { place in
      verbs.contains(words[place])
        && (place == words.startIndex || joints.contains(words[words.index(before: place)]))
    }
    return asked.map { words[$0] }
  }

  /// Whether so many letters of it are those of such a word in another language than English that it is no
  /// English one, nor a name.
  static func isForeignCommand(_ word: String) -> Bool {
    let word = word.lowercased()
    return !harmless.contains(word) && !english.contains(word)
      && stems.contains { $0.count >= 6 && word.hasPrefix($0) }
  }

  /// What stands on the buttons of dialogs in German, French, Spanish, Italian or Portuguese, and is no English
  /// word and no name.
  static func isForeignAnswer(_ word: String) -> Bool { foreignAnswers.contains(word.lowercased()) }

  private static let foreignAnswers: Set<String> = [
    "abbrechen", "hinzufügen", "bearbeiten", "übernehmen", "zurück", "weiter", "öffnen", "suchen",
    "hilfe", "anwenden", "einstellungen", "annuler", "ajouter", "modifier", "ouvrir", "rechercher",
    "suivant", "précédent", "appliquer", "aide", "cancelar", "añadir", "abrir", "siguiente",
    "anterior", "aceptar", "aplicar", "ayuda", "annulla", "aggiungi", "modifica", "avanti",
    "indietro", "applica", "aiuto", "adicionar", "ajuda",
  ]

  private static func isWithoutBlanks(_ stem: String) -> Bool {
    stem.unicodeScalars.contains { $0.value >= 0x3000 }
  }

  /// A stem of more than three letters stands for every word that begins with it.
  private static let stems: [String] =
    german + french + spanish + italian + portuguese + others + otherLosses + otherEnds

  /// English words that begin as a dangerous word of another language does, and do no harm.
  private static let harmless: Set<String> = [
    "application", "applications", "command", "commands", "compartment", "detention", "environment",
    "environments", "exclusive", "executive", "fermentation", "formats", "formatted", "formatting",
    "guard", "pagan", "public", "publication", "publications", "publisher", "quite", "retirement",
    "salvage", "sender", "spending", "transfers",
  ]

  /// English words that ask for something where a text begins with them: elsewhere they say what or how a
  /// thing is ("Show empty folders", "Sort order").
  private static let verbs: Set<String> = [
    "block", "call", "empty", "force", "forward", "mount", "order", "payment", "post", "share",
  ]
  /// Behind these one more thing is asked for.
  private static let joints: Set<String> = ["and", "or", "to", "then"]

  private static let englishEnds = [
    "quit", "exit", "close", "minimize", "minimise", "log out", "logout", "log off", "sign out",
    "shut down", "shutdown", "power off", "restart", "reboot", "suspend", "hibernate",
    "lock screen", "kill", "terminate", "full screen", "fullscreen",
  ]

  private static let prints = [
    "druck", "imprim", "stampa", "afdruk", "drukuj", "печат", "yazdır", "打印", "列印", "印刷", "인쇄",
  ]

  private static let otherEnds = [
    // German
    "beend", "schließ", "abmeld", "ausschalt", "herunterfahr", "neustart", "neu starten",
    "ruhezustand", "vollbild",
    // French
    "quitt", "ferm", "déconnex", "déconnect", "éteindre", "redémarr", "veille", "plein écran",
    // Spanish
    "salir", "cerrar", "apagar", "reinici", "suspend", "pantalla completa",
    // Italian
    "esci", "chiud", "disconnett", "spegn", "riavvi",
    // Portuguese
    "sair", "fech", "deslig",
    // Dutch, Swedish, Danish, Norwegian
    "afsluit", "sluit", "avslut", "stäng", "luk",
    // Polish, Czech
    "zamknij", "zakończ", "zavřít", "ukončit",
    // Russian, Ukrainian, Turkish
    "закры", "выход", "выйти", "закри", "kapat", "çık",
    // Chinese, Japanese, Korean
    "关闭", "關閉", "退出", "閉じる", "終了", "닫기", "종료",
  ]

  private static let otherLosses = [
    // German
    "lösch", "entfern", "verwerf", "papierkorb", "überschreib",
    // French
    "supprim", "effac", "corbeille", "écras",
    // Spanish, Italian, Portuguese
    "elimin", "borr", "papelera", "sobrescrib", "cancell", "rimuov", "cestino", "sovrascriv",
    "exclu", "apag", "remov", "lixeira",
    // Dutch, Swedish, Danish, Norwegian
    "verwijder", "wissen", "radera", "ta bort", "slet", "fjern",
    // Polish, Czech
    "usuń", "odstranit", "smazat",
    // Russian, Ukrainian, Turkish
    "удал", "видал", "sil", "kaldır",
    // Chinese, Japanese, Korean
    "删除", "刪除", "移除", "削除", "삭제", "제거",
  ]

  private static let english =
    englishEnds + [
      "delete", "remove", "erase", "discard", "trash", "purge", "wipe", "destroy", "overwrite",
      "clear", "reset", "revert", "restore default", "replace all", "format", "partition",
      "send", "submit", "publish", "upload", "reply",
      "buy", "purchase", "pay", "checkout", "subscribe", "donate", "transfer",
      "install", "uninstall", "update", "upgrade", "save", "export", "print", "download",
      "eject", "unmount", "stop", "disconnect", "disable",
      "commit", "merge", "apply", "execute", "run", "launch", "open file", "open with",
      "open url", "browse",
    ]
  private static let german = [
    "leeren", "zurücksetz", "formatier",
    "send", "absend", "veröffentlich", "teilen", "hochlad", "antwort", "kauf", "bezahl", "bestell",
    "überweis", "abonnier", "spend", "installier", "deinstallier", "aktualisier", "speicher",
    "sicher", "exportier", "druck", "herunterlad", "auswerf", "aushäng", "anhalt", "trenn",
    "deaktivier", "anwend", "ausführ",
  ]
  private static let french = [
    "enlev", "retir", "vider", "réinitialis", "formater",
    "envoy", "publi", "partag", "téléverser", "répond", "achet", "payer", "command", "abonn",
    "virement", "désinstall", "mettre à jour", "enregistr", "sauvegard", "imprim", "télécharg",
    "éject", "démont", "arrêt", "appliqu", "exécut",
  ]
  private static let spanish = [
    "quit", "vaciar", "restablec", "format", "envi",
    "publicar", "compart", "subir", "respond", "comprar", "pagar", "pedir", "suscrib", "transfer",
    "instal", "desinstal", "actualiz", "guard", "imprim", "descarg", "expuls", "desmont", "deten",
    "aplic", "ejecut",
  ]
  private static let italian = [
    "svuot", "ripristin", "invia",
    "pubblic", "condivid", "acquist", "compra", "paga", "installa", "disinstall", "aggiorn",
    "salva", "stampa", "scaric", "espell", "applica", "esegu",
  ]
  private static let portuguese = [
    "esvazi", "redefin", "enviar", "public", "compartilh",
    "comprar", "pagar", "instal", "desinstal", "atualiz", "salv", "guard", "imprim", "baixar",
    "ejet", "aplic", "execut",
  ]
  private static let others = [
    // Dutch
    "verzend", "verstuur", "opslaan", "afdruk", "koop",
    // Swedish, Danish, Norwegian
    "skicka", "spara", "gem",
    // Polish, Czech
    "wyślij", "zapisz", "drukuj", "uložit",
    // Russian, Ukrainian
    "отправ", "сохран", "печат", "купить",
    // Turkish
    "gönder", "kaydet", "yazdır", "satın",
    // Chinese, Japanese, Korean: these have no blanks between words
    "发送", "發送", "保存", "打印", "列印", "购买",
    "送信", "印刷", "購入", "보내기", "저장",
    "인쇄", "구매",
  ]
}
