// SPDX-License-Identifier: Apache-2.0

import CEvenhandATSPI
import Semantics

// The functions of evenhand-atspi.h for actions, values and texts; what each does is said there.

/// C: `evenhand_add_action`.
@_cdecl("evenhand_add_action")
public func addAction(
  _ application: OpaquePointer?, _ element: UInt64, _ name: UnsafePointer<CChar>?,
  _ label: UnsafePointer<CChar>?, _ description: UnsafePointer<CChar>?,
  _ key: UnsafePointer<CChar>?
) -> evenhand_status {
  edit("evenhand_add_action", application, element) { () throws(LibraryError) in
    let name = try Arguments.text("name", name)
    guard !name.isEmpty else { throw .outOfRange("name", "not empty") }
    let label = try Arguments.optionalText("label", label)
    let key = try Arguments.optionalText("key", key)
    let action = Action(
      name: name, label: label.isEmpty ? name : label,
      description: try Arguments.optionalText("description", description),
      // AT-SPI has a mnemonic and a sequence before the key.
      keyBinding: key.isEmpty || key.contains(";") ? key : ";;" + key)
    return { node in
      if let index = node.actions.firstIndex(where: { $0.name == name }) {
        node.actions[index] = action
      } else {
        node.actions.append(action)
      }
    }
  }
}

/// C: `evenhand_remove_action`.
@_cdecl("evenhand_remove_action")
public func removeAction(
  _ application: OpaquePointer?, _ element: UInt64, _ name: UnsafePointer<CChar>?
) -> evenhand_status {
  edit("evenhand_remove_action", application, element) { () throws(LibraryError) in
    let name = name == nil ? nil : try Arguments.text("name", name)
    return { node in node.actions.removeAll { name == nil || $0.name == name } }
  }
}

/// C: `evenhand_set_value`.
@_cdecl("evenhand_set_value")
public func setValue(
  _ application: OpaquePointer?, _ element: UInt64, _ minimum: Double, _ maximum: Double,
  _ current: Double, _ step: Double, _ text: UnsafePointer<CChar>?
) -> evenhand_status {
  edit("evenhand_set_value", application, element) { () throws(LibraryError) in
    let value = RangeValue(
      minimum: try Arguments.finite("minimum", minimum),
      maximum: try Arguments.finite("maximum", maximum),
      current: try Arguments.finite("current", current),
      increment: try Arguments.size("step", step), text: try Arguments.optionalText("text", text))
    guard value.minimum <= value.maximum else {
      throw .outOfRange("minimum", "not above the maximum")
    }
    return { $0.value = value }
  }
}

/// C: `evenhand_remove_value`.
@_cdecl("evenhand_remove_value")
public func removeValue(_ application: OpaquePointer?, _ element: UInt64) -> evenhand_status {
  edit("evenhand_remove_value", application, element) { () throws(LibraryError) in
    { $0.value = nil }
  }
}

/// C: `evenhand_set_text`.
@_cdecl("evenhand_set_text")
public func setText(
  _ application: OpaquePointer?, _ element: UInt64, _ text: UnsafePointer<CChar>?, _ caret: Int,
  _ selectionStart: Int, _ selectionEnd: Int
) -> evenhand_status {
  edit("evenhand_set_text", application, element) { () throws(LibraryError) in
    let text = try Arguments.text("text", text)
    let selection = (start: selectionStart, end: selectionEnd)
    // Looked at before it is known whether anybody may read it.
    let content = try TextContent(text, caret: caret, selection: selection)
    return { node in
      var content = content
      if node.role == .passwordText { content.hide() }
      if let before = node.text {
        content.style = before.style
        if before.text == content.text {
          content.lines = before.lines
          content.runs = before.runs
          content.links = before.links
        }
      }
      node.text = content
    }
  }
}

/// C: `evenhand_set_caret`.
@_cdecl("evenhand_set_caret")
public func setCaret(
  _ application: OpaquePointer?, _ element: UInt64, _ caret: Int, _ selectionStart: Int,
  _ selectionEnd: Int
) -> evenhand_status {
  edit("evenhand_set_caret", application, element) { () throws(LibraryError) in
    { node throws(LibraryError) in
      guard let text = node.text else { throw .noText(node.id.rawValue) }
      let offsets = TextOffsets(text.text)
      let selection = try offsets.range(selectionStart, selectionEnd)
      node.text?.caret = try offsets.character("caret", caret)
      node.text?.selection = selection.isEmpty ? nil : selection
    }
  }
}

/// C: `evenhand_set_lines`.
@_cdecl("evenhand_set_lines")
public func setLines(
  _ application: OpaquePointer?, _ element: UInt64, _ lines: UnsafePointer<evenhand_line>?,
  _ count: Int
) -> evenhand_status {
  edit("evenhand_set_lines", application, element) { () throws(LibraryError) in
    let lines = try Arguments.array("lines", lines, count)
    return { node throws(LibraryError) in
      guard let text = node.text else { throw .noText(node.id.rawValue) }
      let offsets = TextOffsets(text.text)
      var shown: [TextContent.Line] = []
      for line in lines { shown.append(try TextContent.Line(line, in: offsets)) }
      node.text?.lines = shown
    }
  }
}

/// C: `evenhand_set_style`.
@_cdecl("evenhand_set_style")
public func setStyle(
  _ application: OpaquePointer?, _ element: UInt64, _ style: UnsafePointer<evenhand_style>?
) -> evenhand_status {
  edit("evenhand_set_style", application, element) { () throws(LibraryError) in
    var looks = TextContent.Style()
    if let style = style?.pointee { looks = try TextContent.Style(style) }
    return { node throws(LibraryError) in
      guard node.text != nil else { throw .noText(node.id.rawValue) }
      node.text?.style = looks
    }
  }
}

/// C: `evenhand_set_runs`.
@_cdecl("evenhand_set_runs")
public func setRuns(
  _ application: OpaquePointer?, _ element: UInt64, _ runs: UnsafePointer<evenhand_run>?,
  _ count: Int
) -> evenhand_status {
  edit("evenhand_set_runs", application, element) { () throws(LibraryError) in
    let runs = try Arguments.array("runs", runs, count)
    var styles: [TextContent.Style] = []
    for run in runs { styles.append(try TextContent.Style(run.style)) }
    return { node throws(LibraryError) in
      guard let text = node.text else { throw .noText(node.id.rawValue) }
      let offsets = TextOffsets(text.text)
      var shown: [TextContent.Run] = []
      for (run, style) in zip(runs, styles) {
        let range = try offsets.range(run.start, run.end, behind: shown.last?.range, "run")
        if !range.isEmpty { shown.append(TextContent.Run(range: range, style: style)) }
      }
      // Which letters of a secret look other would tell something of it.
      if node.role == .passwordText { shown = [] }
      node.text?.runs = shown
    }
  }
}

/// C: `evenhand_remove_text`.
@_cdecl("evenhand_remove_text")
public func removeText(_ application: OpaquePointer?, _ element: UInt64) -> evenhand_status {
  edit("evenhand_remove_text", application, element) { () throws(LibraryError) in
    { $0.text = nil }
  }
}
