// SPDX-License-Identifier: Apache-2.0

import CEvenhandATSPI
import Semantics

/// A request as C reads it.
struct RequestForm {
  private let kind: evenhand_request_kind
  /// Nil for what is about the whole application.
  let element: ElementID?
  private var action = ""
  private var value = 0.0
  private var text = ""
  private var range = (start: 0, end: 0)

  /// - Parameter content: What stands in an element, for offsets in it.
  init(_ request: AssistiveRequest, content: (ElementID) -> String?) {
    switch request {
    case .showTree: (kind, element) = (EVENHAND_REQUEST_SHOW_TREE, nil)
    case .performAction(let id, let name):
      (kind, element, action) = (EVENHAND_REQUEST_PERFORM_ACTION, id, name)
    case .setValue(let id, let number):
      (kind, element, value) = (EVENHAND_REQUEST_SET_VALUE, id, number)
    case .focus(let id): (kind, element) = (EVENHAND_REQUEST_FOCUS, id)
    case .scrollIntoView(let id): (kind, element) = (EVENHAND_REQUEST_SCROLL_INTO_VIEW, id)
    case .setChosen(let id, true): (kind, element) = (EVENHAND_REQUEST_CHOOSE, id)
    case .setChosen(let id, false): (kind, element) = (EVENHAND_REQUEST_LET_GO, id)
    case .setAllChosen(let id, true): (kind, element) = (EVENHAND_REQUEST_CHOOSE_ALL, id)
    case .setAllChosen(let id, false): (kind, element) = (EVENHAND_REQUEST_LET_GO_OF_ALL, id)
    case .editText(let id, let edit):
      element = id
      let offsets = TextOffsets(content(id) ?? "")
      func places(_ range: Range<Int>) -> (Int, Int) {
        (offsets.codePoint(range.lowerBound), offsets.codePoint(range.upperBound))
      }
      func place(_ offset: Int) -> (Int, Int) { places(offset..<offset) }
      switch edit {
      case .setCaret(let offset): (kind, range) = (EVENHAND_REQUEST_SET_CARET, place(offset))
      case .select(let piece): (kind, range) = (EVENHAND_REQUEST_SELECT_TEXT, places(piece))
      case .setContents(let all): (kind, text) = (EVENHAND_REQUEST_SET_TEXT, all)
      case .insert(let piece, let offset):
        (kind, text, range) = (EVENHAND_REQUEST_INSERT_TEXT, piece, place(offset))
      case .delete(let piece): (kind, range) = (EVENHAND_REQUEST_DELETE_TEXT, places(piece))
      case .cut(let piece): (kind, range) = (EVENHAND_REQUEST_CUT_TEXT, places(piece))
      case .copy(let piece): (kind, range) = (EVENHAND_REQUEST_COPY_TEXT, places(piece))
      case .paste(let offset): (kind, range) = (EVENHAND_REQUEST_PASTE_TEXT, place(offset))
      }
    }
  }

  func withRequest(_ body: (UnsafePointer<evenhand_request>) -> Bool) -> Bool {
    action.withCString { action in
      text.withCString { text in
        var request = evenhand_request(
          kind: kind, element: element?.rawValue ?? 0, action: action, value: value, text: text,
          start: range.start, end: range.end)
        return body(&request)
      }
    }
  }
}
