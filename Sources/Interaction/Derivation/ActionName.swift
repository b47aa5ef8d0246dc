// SPDX-License-Identifier: Apache-2.0

/// A machine's name for an action, as Orca reads it back: lower case, words joined by dashes.
enum ActionName {
  static func unique(_ label: String, among names: Set<String>) -> String {
    let base = normalized(label)
    guard names.contains(base) else { return base }
    var number = 2
    while names.contains("\(base)-\(number)") { number += 1 }
    return "\(base)-\(number)"
  }

  static func normalized(_ label: String) -> String {
    var name = ""
    for character in label.lowercased() {
      if character.isLetter || character.isNumber {
        name.append(character)
      } else if !name.isEmpty, name.last != "-" {
        name.append("-")
      }
    }
    while name.last == "-" { name.removeLast() }
    return name.isEmpty ? "action" : name
  }
}
