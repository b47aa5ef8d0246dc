// SPDX-License-Identifier: Apache-2.0

/// One use of a macro, as the compiler tells of it.
struct MacroCall {
  /// The name of the macro's type, as it is declared ("PreviewMacro").
  let type: String
  /// For an attached macro what it is asked to add ("accessor", "peer"); empty for others.
  let role: String
  /// The macro's use, or the declaration that it is attached to, as it stands in the file.
  let source: String
  /// What names begin with that nothing else has.
  let discriminator: String
  /// What stands round it, innermost first.
  let surroundings: [String]
  /// Where it stands: a file's name, and how many bytes into it.
  let fileName: String
  let offset: Int

  init(_ fields: [String: Any], isAttached: Bool) {
    let macro = fields["macro"] as? [String: Any]
    type = macro?["typeName"] as? String ?? ""
    role = isAttached ? fields["macroRole"] as? String ?? "" : ""
    discriminator = fields["discriminator"] as? String ?? ""
    let syntax = fields[isAttached ? "declSyntax" : "syntax"] as? [String: Any]
    source = syntax?["source"] as? String ?? ""
    let location = syntax?["location"] as? [String: Any]
    fileName = location?["fileName"] as? String ?? ""
    offset = location?["offset"] as? Int ?? 0
    let outer = fields["lexicalContext"] as? [[String: Any]] ?? []
    surroundings = outer.compactMap { $0["source"] as? String }
  }

  /// The Swift that stands in its place.
  func expansion() throws(ExpansionError) -> String {
    switch (type, role) {
    case ("PreviewMacro", ""):
      try PreviewExpansion(source: source, fileName: fileName).text(named: discriminator)
    case ("EntryMacro", "accessor"): try EntryExpansion(self).accessors
    case ("EntryMacro", "peer"): try EntryExpansion(self).key
    default: ""
    }
  }
}

/// Why a macro cannot be expanded; the compiler shows it at the macro's place.
struct ExpansionError: Error {
  let message: String
}
