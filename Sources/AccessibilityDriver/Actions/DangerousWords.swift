// SPDX-License-Identifier: Apache-2.0

/// Words of actions that cannot be taken back, or that reach beyond the application, in the languages
/// in which applications name them. A word of more than three letters stands for every word that begins
/// with it.
enum DangerousWords {
  static let all: [String] = english + german + french + spanish + italian + portuguese + others

  /// English words that begin as a dangerous word of another language does, and do no harm.
  static let harmless: Set<String> = [
    "application", "applications", "command", "commands", "compartment", "environment",
    "environments", "guard", "public",
  ]

  private static let english = [
    "delete", "remove", "erase", "discard", "clear", "empty", "trash", "purge", "wipe", "destroy",
    "reset", "revert", "restore default", "overwrite", "replace all", "format", "partition",
    "quit", "exit", "close", "minimize", "minimise", "log out", "logout", "log off", "sign out",
    "shut down", "shutdown", "power off", "restart", "reboot", "suspend", "hibernate",
    "lock screen",
    "send", "submit", "post", "publish", "share", "upload", "reply", "forward", "call",
    "buy", "purchase", "pay", "payment", "order", "checkout", "subscribe", "donate", "transfer",
    "install", "uninstall", "update", "upgrade", "save", "export", "print", "download", "mount",
    "eject", "unmount", "kill", "terminate", "force", "stop", "disconnect", "disable", "block",
    "commit", "merge", "apply", "execute", "run", "launch", "open file", "open with",
    "open url", "browse", "full screen", "fullscreen",
  ]
  private static let german = [
    "lösch", "entfern", "verwerf", "leeren", "papierkorb", "zurücksetz", "überschreib",
    "formatier", "beend", "schließ", "abmeld", "ausschalt", "herunterfahr", "neustart",
    "neu starten", "ruhezustand", "send", "absend", "veröffentlich", "teilen", "hochlad", "antwort",
    "kauf", "bezahl", "bestell", "überweis", "abonnier", "spend", "installier", "deinstallier",
    "aktualisier", "speicher", "sicher", "exportier", "druck", "herunterlad", "auswerf", "aushäng",
    "anhalt", "trenn", "deaktivier", "anwend", "ausführ", "vollbild",
  ]
  private static let french = [
    "supprim", "effac", "enlev", "retir", "vider", "corbeille", "réinitialis", "écras", "formater",
    "quitt", "ferm", "déconnex", "déconnect", "éteindre", "redémarr", "veille", "envoy", "publi",
    "partag", "téléverser", "répond", "achet", "payer", "command", "abonn", "virement",
    "désinstall",
    "mettre à jour", "enregistr", "sauvegard", "imprim", "télécharg", "éject", "démont", "arrêt",
    "appliqu", "exécut", "plein écran",
  ]
  private static let spanish = [
    "elimin", "borr", "quit", "vaciar", "papelera", "restablec", "sobrescrib", "format", "salir",
    "cerrar", "apagar", "reinici", "suspend", "envi", "publicar", "compart", "subir", "respond",
    "comprar", "pagar", "pedir", "suscrib", "transfer", "instal", "desinstal", "actualiz", "guard",
    "imprim", "descarg", "expuls", "desmont", "deten", "aplic", "ejecut", "pantalla completa",
  ]
  private static let italian = [
    "elimin", "cancell", "rimuov", "svuot", "cestino", "ripristin", "sovrascriv", "esci", "chiud",
    "disconnett", "spegn", "riavvi", "invia", "pubblic", "condivid", "acquist", "compra", "paga",
    "installa", "disinstall", "aggiorn", "salva", "stampa", "scaric", "espell", "applica", "esegu",
  ]
  private static let portuguese = [
    "exclu", "apag", "remov", "esvazi", "lixeira", "redefin", "sair", "fech", "deslig", "reinici",
    "enviar", "public", "compartilh", "comprar", "pagar", "instal", "desinstal", "atualiz", "salv",
    "guard",
    "imprim", "baixar", "ejet", "aplic", "execut",
  ]
  private static let others = [
    // Dutch
    "verwijder", "wissen", "afsluit", "sluit", "verzend", "verstuur", "opslaan", "afdruk", "koop",
    // Swedish, Danish, Norwegian
    "radera", "ta bort", "slet", "fjern", "avslut", "stäng", "luk", "skicka", "spara", "gem",
    // Polish, Czech
    "usuń", "zamknij", "zakończ", "wyślij", "zapisz", "drukuj", "odstranit", "smazat", "zavřít",
    "ukončit", "uložit",
    // Russian, Ukrainian
    "удал", "закры", "выход", "выйти", "отправ", "сохран", "печат", "купить", "видал", "закри",
    // Turkish
    "sil", "kaldır", "kapat", "çık", "gönder", "kaydet", "yazdır", "satın",
    // Chinese, Japanese, Korean: these have no blanks between words
    "删除", "刪除", "移除", "关闭", "關閉", "退出", "发送", "發送", "保存", "打印", "列印", "购买",
    "削除", "閉じる", "終了", "送信", "印刷", "購入", "삭제", "제거", "닫기", "종료", "보내기", "저장",
    "인쇄", "구매",
  ]
}
