// SPDX-License-Identifier: Apache-2.0

import Semantics

/// What is said twice takes twice the time.
struct DescriptionDiffersRule: Rule {
  let id = "description-differs"
  let help = "Descriptions and help say more than the name"
  let advice = "Leave the description out, or say in it what the name does not say."
  let impact = Impact.minor
  let standing = Standing.bestPractice
  let standards: [Standard] = [.wcag("4.1.2"), .en("11.5.2.5")]
  let applicability =
    Condition("has a name, and a description or a help text") { node, _ in
      !(node.description.isEmpty && node.help.isEmpty) && !node.name.trimmed.isEmpty
    } && .isShowing
    && Condition("is not the application") { node, context in node.id != context.tree.root }

  let expectations = [
    Expectation(
      "same-text",
      Condition(
        "has a description and a help text that differ from its name, or a description that stands"
          + " in it whole, which Orca leaves out"
      ) { node, _ in !isSaidTwice(node.description, node.name) && !isSame(node.help, node.name) },
      message: { node, _ in
        let part =
          isSaidTwice(node.description, node.name) ? "description" : "help"
        return "its \(part) says the same as its name"
      }),
    Expectation(
      "value-said-twice",
      Condition("has a description that leaves the words of its value to its value") { node, _ in
        guard let words = node.value?.text.trimmed.lowercased(), words.contains(where: \.isLetter)
        else { return true }
        return node.description.trimmed.lowercased() != words
      },
      message: { node, _ in
        "its description says its value once more: \"\(Escaped.brief(node.description))\""
      }),
  ]

  /// Toolkits give a tool tip for a description, and the name for a tool tip.
  private static func isSaidTwice(_ description: String, _ name: String) -> Bool {
    isSame(description, name) && !name.lowercased().contains(description.lowercased())
  }

  /// But for capital letters and a stop at the end.
  private static func isSame(_ text: String, _ name: String) -> Bool {
    func plain(_ text: String) -> Substring {
      var text = text.trimmed.lowercased()[...]
      while let last = text.last, ".…:".contains(last) { text.removeLast() }
      return text
    }
    return !text.trimmed.isEmpty && plain(text) == plain(name)
  }
}
