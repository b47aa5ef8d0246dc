// SPDX-License-Identifier: Apache-2.0

/// What a name is, where it is no name that a person would give.
enum NameForm {
  /// The name of a class of a toolkit ("GtkEntry", "AdwActionRow", "QPushButton"). GTK before 4.10
  /// publishes it where there is no other name; of what is written in C++, gtkmm's ("gtkmm__GtkEntry",
  /// "gtkmm__CustomObject_Board").
  static func isClassName(_ name: String) -> Bool {
    guard let first = name.utf8.first, initials.contains(first),
      name.utf8.allSatisfy(isIdentifierByte)
    else { return false }
    if name.hasPrefix("gtkmm__") { return startsCapital(name.dropFirst("gtkmm__".count)) }
    for prefix in ["Gtk", "Gdk", "Adw", "Hdy"] {
      if startsCapital(name.dropFirst(prefix.count)), name.hasPrefix(prefix) {
        return true
      }
    }
    guard name.hasPrefix("Q"), startsCapital(name.dropFirst()) else { return false }
    return widgets.contains { name.hasSuffix($0) }
  }

  /// Two words or more run together, each with a capital: how applications name their classes.
  static func isPascalCase(_ name: String) -> Bool {
    name.utf8.allSatisfy(isIdentifierByte) && !name.utf8.contains(UInt8(ascii: "_"))
      && name.first?.isUppercase == true && humps(name).count >= 2
  }

  /// A class of an application's own: in C and Vala two words run together, in JavaScript "Gjs_Row",
  /// in Python "module+Row".
  static func isTypeName(_ name: String) -> Bool {
    if name.hasPrefix("Gjs_") { return name.utf8.allSatisfy(isIdentifierByte) }
    let parts = name.split(separator: "+", omittingEmptySubsequences: false)
    if parts.count > 1 {
      return parts.allSatisfy { !$0.isEmpty && $0.utf8.allSatisfy(isIdentifierByte) }
    }
    return isPascalCase(name)
  }

  /// What a class may be called, and a thing too ("Separator").
  static func isCapitalizedWord(_ name: String) -> Bool {
    name.first?.isUppercase == true && name.utf8.allSatisfy(isIdentifierByte)
  }

  private static let initials = Array("GAHQg".utf8)

  /// Every visible sign of it belongs to Unicode's private use: a glyph of an icon font.
  static func isPrivateUse(_ name: String) -> Bool {
    if hasVisibleASCII(name) { return false }
    let visible = name.unicodeScalars.filter { !$0.properties.isWhitespace }
    return !visible.isEmpty && visible.allSatisfy { $0.properties.generalCategory == .privateUse }
  }

  /// Pictures alone ("🗑️"). A digit, "©" or "↔" is no picture here, though Unicode gives them an
  /// emoji's form too.
  static func isEmoji(_ name: String) -> Bool {
    if hasVisibleASCII(name) { return false }
    let visible = name.unicodeScalars.filter { scalar in
      !scalar.properties.isWhitespace && scalar.properties.generalCategory != .format
        && !scalar.properties.isVariationSelector && !scalar.properties.isEmojiModifier
    }
    return !visible.isEmpty
      && visible.allSatisfy { $0.properties.isEmojiPresentation || $0.value >= 0x1F000 }
  }

  /// A path on the bus, or an address in memory.
  static func isObjectPath(_ name: String) -> Bool {
    if name.hasPrefix("/org/") { return true }
    guard name.utf8.contains(UInt8(ascii: "0")), let address = name.range(of: "0x") else {
      return false
    }
    let digits = name[address.upperBound...].prefix { $0.isHexDigit }
    return digits.count >= 6
  }

  /// "https://example.org/help/index.php?id=83": nobody listens to the end of it. A host alone is a name.
  static func isWebAddress(_ name: String) -> Bool {
    guard name.hasPrefix("http") || name.hasPrefix("www."), !name.contains(" ") else {
      return false
    }
    let parts = name.split(separator: "/").filter { !["http:", "https:"].contains($0) }
    return parts.count > 1 && name.utf8.count > 30
  }

  /// A picture's or a form's file ("save.png"), or an icon of a theme ("view-refresh-symbolic"). What has
  /// more words says more.
  static func isFileName(_ name: String) -> Bool {
    if name.hasSuffix("-symbolic") { return !name.contains(" ") }
    guard !name.contains(" "), name.utf8.contains(UInt8(ascii: ".")),
      let dot = name.lastIndex(of: "."), dot > name.startIndex
    else { return false }
    return files.contains(name[name.index(after: dot)...].lowercased())
  }

  /// The file of a program that is a script, and no document that a person has open.
  static func isScript(_ name: String) -> Bool {
    guard !name.contains(" "), let dot = name.lastIndex(of: "."), dot > name.startIndex else {
      return false
    }
    return ["py", "pyw", "sh", "pl", "rb", "js", "lua", "tcl"].contains(
      name[name.index(after: dot)...].lowercased())
  }

  /// A name for programs: "btnSaveAs", "SaveFileButton", "text_edit_2". Two words run together are
  /// no sign (LibreOffice, GitHub), three are, or two of which the last is a kind of widget.
  static func isIdentifier(_ name: String) -> Bool {
    guard name.utf8.count >= 5, name.utf8.allSatisfy(isIdentifierByte) else { return false }
    if name.utf8.contains(UInt8(ascii: "_")) {
      if isMember(name) { return true }
      let parts = name.split(separator: "_", omittingEmptySubsequences: false)
      guard parts.count >= 2, (parts.first?.count ?? 0) >= 2 else { return false }
      if isMixedIdentifier(parts) { return true }
      return parts.allSatisfy { part in
        !part.isEmpty && part.utf8.allSatisfy { !(UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0) }
      } && name.contains { $0.isLetter }
    }
    // "window1", "pushbutton2", "Window1": what form builders begin with.
    let stem = name.prefix { !$0.isNumber }
    if stem.count < name.count, name.dropFirst(stem.count).allSatisfy(\.isNumber),
      ["Window", "Dialog", "Form"].contains(stem)
        || stem.allSatisfy(\.isLowercase)
          && (builders.contains(String(stem))
            || widgets.contains(stem.prefix(1).uppercased() + stem.dropFirst()))
    {
      return true
    }
    let humps = humps(name)
    guard humps.count >= 2, humps.allSatisfy({ $0.count >= 2 }) else { return false }
    if humps.count >= 3 { return true }
    return humps.last.map { widgets.contains($0) || $0 == "Btn" } ?? false
      || prefixes.contains(humps[0])
  }

  private static let builders: Set<String> = [
    "pushbutton", "checkbutton", "radiobutton", "togglebutton", "spinbutton", "menubutton",
    "linkbutton", "toolbutton", "checkbox", "combobox", "listbox", "spinbox", "groupbox",
    "textview", "treeview", "iconview", "lineedit", "textedit", "drawingarea", "scrolledwindow",
  ]

  /// What form builders write on what nobody has given words yet; "Label" may be one of a disk.
  static func isDesignerText(_ name: String) -> Bool {
    let stem = name.prefix(while: \.isLetter)
    return ["label", "TextLabel", "MyLabel", "GroupBox"].contains(String(stem))
      && name.dropFirst(stem.count).allSatisfy(\.isNumber)
  }

  /// "m_okButton", "m_textCtrl2": what form builders call the members of a class, and no "m_ail" with the
  /// mark of a mnemonic.
  private static func isMember(_ name: String) -> Bool {
    let rest = name.dropFirst(2)
    return name.hasPrefix("m_") && rest.first?.isLowercase == true
      && rest.contains { $0.isUppercase || $0.isNumber }
  }

  /// "MainWindow_saveButton", "btn_Save", "okButton_save", "btnSave_2": not "CD_1", and not "Re_load"
  /// with the mark of a mnemonic.
  private static func isMixedIdentifier(_ parts: [Substring]) -> Bool {
    parts.allSatisfy { $0.count >= 2 || $0.allSatisfy(\.isNumber) }
      && parts.joined().contains(where: \.isLowercase)
      && (parts.dropFirst().contains { $0.first?.isUppercase == true }
        || parts.contains { humps(String($0)).count >= 2 })
  }

  private static let files: Set<String> = [
    "png", "svg", "jpg", "jpeg", "gif", "xpm", "webp", "bmp", "ico", "ui", "qml", "glade",
  ]
  private static let widgets: Set<String> = [
    "Button", "Box", "Edit", "Label", "View", "Widget", "Slider", "Dial", "Bar", "Menu", "Action",
    "Frame", "Window", "Dialog", "Entry", "List", "Tree", "Table", "Item", "Panel", "Switch",
  ]
  private static let prefixes: Set<String> = [
    "action", "btn", "button", "cbx", "check", "chk", "cmb", "combo", "dlg", "dsb", "edit", "edt",
    "entry", "label", "lbl", "lcd", "mnu", "pbn", "radio", "rdo", "sld", "slider", "spin", "spn",
    "tbl", "toggle", "txt",
  ]

  /// The words of a name in camel or Pascal case.
  private static func humps(_ name: String) -> [String] {
    var humps: [String] = []
    var lastIsUpper = true
    for sign in name {
      if humps.isEmpty || (sign.isUppercase && !lastIsUpper) {
        humps.append(String(sign))
      } else {
        humps[humps.count - 1].append(sign)
      }
      lastIsUpper = sign.isUppercase
    }
    return humps
  }

  private static func startsCapital(_ text: Substring) -> Bool {
    guard let first = text.first, first.isUppercase, let second = text.dropFirst().first else {
      return false
    }
    return second.isLowercase || second.isUppercase
  }

  /// A look at the bytes saves most names the look at Unicode's tables.
  private static func hasVisibleASCII(_ name: String) -> Bool {
    name.utf8.contains { 0x21...0x7e ~= $0 }
  }

  private static func isIdentifierByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}

extension String {
  /// Without white space and invisible characters at both ends.
  var trimmed: String {
    // Nearly every name begins and ends so, and the look at Unicode's tables is dear.
    let visible: ClosedRange<UInt8> = 0x21...0x7e
    if let first = utf8.first, let last = utf8.last, visible ~= first, visible ~= last {
      return self
    }
    let isBlank = { (scalar: Unicode.Scalar) in
      scalar.properties.isWhitespace || scalar.properties.generalCategory == .control
        || scalar.properties.generalCategory == .format
    }
    let rest = unicodeScalars.drop(while: isBlank)
    guard let last = rest.lastIndex(where: { !isBlank($0) }) else { return "" }
    return String(rest[...last])
  }
}
