// SPDX-License-Identifier: Apache-2.0

/// A shell that completes commands.
enum Shell: String, CaseIterable, Sendable {
  case bash, zsh, fish

  var script: String {
    switch self {
    case .bash: Self.bashScript
    case .zsh: Self.zshScript
    case .fish: Self.fishScript
    }
  }

  private static let commands = CommandLineRun.subcommands

  /// What can stand first.
  private static var firstWords: [any Subcommand.Type] {
    commands.filter { !$0.name.contains(" ") }
  }

  /// The lines that tell a command of two words ("audit model"), which no option parts.
  private static func pairs(_ first: String, _ second: String, isBehind: String) -> String {
    commands.map { $0.name }.filter { $0.contains(" ") }.map { name in
      "  if [ \"\(first) \(second)\" = \"\(name)\" ] && \(isBehind); then command=\"\(name)\"; fi"
    }.joined(separator: "\n")
  }

  private static func options(_ command: any Subcommand.Type) -> [OptionSpecification] {
    command.options + [OptionTable.help]
  }

  /// The lines that give the choices of what is being completed; `each` makes one of them.
  private static func cases(
    indentation: String, _ words: (String) -> String
  ) -> String {
    var lines: [String] = []
    for command in commands {
      for option in options(command) where option.kind != .flag {
        let action: String? =
          switch OptionChoices.of(option, for: command) {
          case .words(let list): words(list.joined(separator: " "))
          case .applications: "applications"
          case .files: "files"
          case .free: "nothing"
          }
        if let action { lines.append("\"\(command.name):--\(option.name)\") \(action) ;;") }
      }
    }
    return lines.map { indentation + $0 }.joined(separator: "\n")
  }

  private static var commandWords: String {
    commands.map { command in
      let given = options(command).map { "--" + $0.name } + OptionChoices.words(of: command)
      return "    \"\(command.name)\") words \"\(given.joined(separator: " "))\" ;;"
    }.joined(separator: "\n")
  }

  /// What both of the shells that understand POSIX functions share.
  private static func body(_ start: String) -> String {
    """
    \(start)
      case "$command:$before" in
    \(cases(indentation: "    ") { "words \"\($0)\"" })
        *)
          case "$command" in
    \(commandWords.split(separator: "\n").map { "      " + $0 }.joined(separator: "\n"))
            "") words "\(firstWords.map { $0.name }.joined(separator: " ")) --help --version" ;;
          esac ;;
      esac
    """
  }

  private static var bashScript: String {
    """
    # Completion of evenhand for bash: source it, or save it as
    # ~/.local/share/bash-completion/completions/evenhand
    _evenhand() {
      local current="${COMP_WORDS[COMP_CWORD]}" before="${COMP_WORDS[COMP_CWORD-1]}" command="" word
      COMPREPLY=()
      # Readline splits words at "=".
      if [ "$current" = "=" ]; then current=""; fi
      if [ "$before" = "=" ]; then before="${COMP_WORDS[COMP_CWORD-2]}"; fi
      for word in "${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
        case "$word" in --) return 0 ;; -*) ;; *) command="$word"; break ;; esac
      done
    \(pairs("${COMP_WORDS[1]-}", "${COMP_WORDS[2]-}", isBehind: "[ \"$COMP_CWORD\" -gt 2 ]"))
      words() {
        local list="$1" kept="" last="$current"
        case "$current" in *,*) kept="${current%,*},"; last="${current##*,}" ;; esac
        while IFS= read -r word; do COMPREPLY+=("$kept$word"); done \\
          < <(compgen -W "$list" -- "$last")
      }
      files() { while IFS= read -r word; do COMPREPLY+=("$word"); done < <(compgen -f -- "$current"); }
      applications() {
        while IFS= read -r word; do
          case "$word" in "$current"*) COMPREPLY+=("$(printf %q "$word")") ;; esac
        done < <(evenhand completion applications 2>/dev/null)
      }
      nothing() { :; }
    \(body(""))
      unset -f words files applications nothing
    }
    complete -F _evenhand evenhand

    """
  }

  private static var zshScript: String {
    """
    #compdef evenhand
    # Completion of evenhand for zsh: save it as _evenhand in a folder of $fpath.
    _evenhand() {
      local before="${words[CURRENT-1]}" command="" word list
      for word in "${(@)words[2,CURRENT-1]}"; do
        case "$word" in --) _files; return ;; -*) ;; *) command="$word"; break ;; esac
      done
    \(pairs("${words[2]}", "${words[3]}", isBehind: "[ \"$CURRENT\" -gt 3 ]"))
      _evenhand_words() { list=(${=1}); compset -P '*,'; compadd -- $list; }
      _evenhand_applications() {
        list=("${(@f)$(evenhand completion applications 2>/dev/null)}"); compadd -- $list
      }
    \(body("").replacing(") words ", with: ") _evenhand_words ").replacing(") applications", with: ") _evenhand_applications").replacing(") files", with: ") _files").replacing(") nothing", with: ") :"))
    }
    if [ "$funcstack[1]" = "_evenhand" ]; then _evenhand "$@"; else compdef _evenhand evenhand; fi

    """
  }

  private static var fishScript: String {
    var lines = [
      "# Completion of evenhand for fish: save it as ~/.config/fish/completions/evenhand.fish",
      "complete -c evenhand -f",
    ]
    for command in commands {
      let condition = "-n '" + fishCondition(command) + "'"
      if !command.name.contains(" ") {
        lines.append(
          "complete -c evenhand -n __fish_use_subcommand -a \(command.name)"
            + " -d \(quoted(command.summary))")
      }
      let words = OptionChoices.words(of: command)
      if !words.isEmpty {
        lines.append("complete -c evenhand \(condition) -a \(quoted(words.joined(separator: " ")))")
      }
      for option in options(command) {
        var line = "complete -c evenhand \(condition) -l \(option.name) -d \(quoted(option.help))"
        if option.kind != .flag {
          switch OptionChoices.of(option, for: command) {
          case .words(let list): line += " -x -a " + quoted(list.joined(separator: " "))
          case .applications: line += " -x -a '(evenhand completion applications 2>/dev/null)'"
          case .files: line += " -r -F"
          case .free: line += " -x"
          }
        }
        lines.append(line)
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Of "audit" where no second word makes another command of it.
  private static func fishCondition(_ command: any Subcommand.Type) -> String {
    let words = command.name.split(separator: " ")
    var condition = words.map { "__fish_seen_subcommand_from \($0)" }.joined(separator: "; and ")
    for other in commands where other.name.hasPrefix(command.name + " ") {
      let second = other.name.dropFirst(command.name.count + 1)
      condition += "; and not __fish_seen_subcommand_from \(second)"
    }
    return condition
  }

  private static func quoted(_ text: String) -> String {
    "'" + text.replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'"
  }
}
