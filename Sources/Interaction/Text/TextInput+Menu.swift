// SPDX-License-Identifier: Apache-2.0

import Semantics
import TextEditing

extension TextInput {
  /// What is done to a text that is written, each with the keys that do the same: for whoever has a
  /// pointer alone.
  var menu: [MenuEntry] {
    menu(canPaste: element?.scene?.clipboard.read()?.isEmpty == false)
  }

  private func menu(canPaste: Bool) -> [MenuEntry] {
    let hasSelection = !editor.selection.isEmpty
    let isReadable = hasSelection && !isSecure
    return [
      line("Undo", .undo, isEnabled: editor.canUndo),
      line("Redo", .redo, isEnabled: editor.canRedo),
      .divider,
      line("Cut", .cut, isEnabled: isReadable),
      line("Copy", .copy, isEnabled: isReadable),
      line("Paste", .paste, isEnabled: canPaste),
      line("Delete", .delete(.forward), isEnabled: hasSelection),
      .divider,
      line("Select all", .selectAll, isEnabled: !editor.characters.isEmpty),
    ]
  }

  /// The keys of what can be done to the text now; what there is to paste only another program may know,
  /// which is not asked again and again.
  var keyLines: [KeyLine] {
    menu(canPaste: true).compactMap { entry in
      guard case .item(let item) = entry, item.isEnabled, !item.keys.isEmpty else { return nil }
      return KeyLine(item.keys, label: item.label)
    }
  }

  private func line(_ label: String, _ command: EditCommand, isEnabled: Bool) -> MenuEntry {
    .item(
      .init(label, keys: EditKeys.bindings(for: command), isEnabled: isEnabled) { [weak self] in
        self?.perform(command)
      })
  }
}

extension Element {
  /// The text that people write into it; nil where there is none.
  var writtenText: TextInput? { textInput.flatMap { $0.isEditable ? $0 : nil } }
}
