// SPDX-License-Identifier: Apache-2.0

import AccessibilitySnapshot
import ATSPINumbers
import Semantics

/// Something that an assistive technology asks of an element.
public enum ElementRequest: Hashable, Sendable {
  /// AT-SPI: `org.a11y.atspi.Action.DoAction`, by the action's name.
  case action(String)
  /// AT-SPI: `org.a11y.atspi.Value.CurrentValue`.
  case value(Double)
  /// AT-SPI: `org.a11y.atspi.EditableText.SetTextContents`.
  case text(String)
  /// Before the character at this place. AT-SPI: `org.a11y.atspi.EditableText.InsertText`.
  case insertText(String, at: Int)
  /// AT-SPI: `org.a11y.atspi.EditableText.DeleteText`.
  case deleteText(Range<Int>)
  /// AT-SPI: `org.a11y.atspi.Component.GrabFocus`.
  case focus
  /// By the child's index. AT-SPI: `org.a11y.atspi.Selection.SelectChild`.
  case selectChild(Int)
  /// AT-SPI: `org.a11y.atspi.Selection.DeselectChild`.
  case deselectChild(Int)
  /// AT-SPI: `org.a11y.atspi.Selection.SelectAll`.
  case selectAll
  /// AT-SPI: `org.a11y.atspi.Selection.ClearSelection`.
  case clearSelection
}

extension ReaderSession {
  private static let controller = ObjectReference(
    busName: "org.a11y.atspi.Registry", path: "/org/a11y/atspi/registry/deviceeventcontroller")

  func request(
    _ request: ElementRequest, of object: ObjectReference, within time: Duration
  ) async throws(ReaderError) {
    let element = try await element(object, within: time)
    let call: MethodCall
    switch request {
    case .action(let name):
      call = MethodCall(
        element, .action, "DoAction",
        .int32(try await index(of: name, of: element, within: time)))
    case .value(let value):
      try await send(.set(element, .value, "CurrentValue", value), within: time)
      return
    case .text(let text):
      call = MethodCall(element, .editableText, "SetTextContents", .string(text))
    case .insertText(let text, let place):
      call = MethodCall(
        element, .editableText, "InsertText", .int32(Int32(clamping: place)), .string(text),
        .int32(Int32(clamping: text.unicodeScalars.count)))
    case .deleteText(let range):
      call = MethodCall(
        element, .editableText, "DeleteText", .int32(Int32(clamping: range.lowerBound)),
        .int32(Int32(clamping: range.upperBound)))
    case .focus: call = MethodCall(element, .component, "GrabFocus")
    case .selectChild(let index):
      call = MethodCall(element, .selection, "SelectChild", .int32(Int32(clamping: index)))
    case .deselectChild(let index):
      call = MethodCall(element, .selection, "DeselectChild", .int32(Int32(clamping: index)))
    case .selectAll: call = MethodCall(element, .selection, "SelectAll")
    case .clearSelection: call = MethodCall(element, .selection, "ClearSelection")
    }
    let reply = try await send(call, within: time)
    guard reply.value?.boolean == true else { throw .refused("\(call.member) returned false") }
  }

  func pressKey(keysym: Int32) async throws(ReaderError) {
    try await send(
      MethodCall(
        Self.controller, "org.a11y.atspi.DeviceEventController", "GenerateKeyboardEvent",
        .int32(keysym), .string(""), .uint32(KeySynthType.keysym)), within: Self.deadline)
  }

  private func index(
    of action: String, of element: ListedElement, within time: Duration
  ) async throws(ReaderError) -> Int32 {
    let actions = try await send(MethodCall(element, .action, "GetActions"), within: time)
    var offered: [String] = []
    let count = min(actions.value?.members.count ?? 0, ReadLimits().actions)
    for index in 0..<Int32(clamping: count) {
      let reply = try await send(
        MethodCall(element, .action, "GetName", .int32(index)), within: time)
      let name = reply.value?.string ?? ""
      if name == action { return index }
      offered.append(name)
    }
    throw .noSuchAction(action, offered: offered)
  }

  /// The element as it is at this moment: what it listed when a tree was read may be gone.
  func element(
    _ object: ObjectReference, within time: Duration
  ) async throws(ReaderError) -> ListedElement {
    let reply = try await send(Query.interfaces.call(on: object), within: time)
    return ListedElement(object: object, interfaces: InterfaceSet(listed: reply))
  }

  @discardableResult
  func send(_ call: MethodCall, within time: Duration) async throws(ReaderError) -> BusReply {
    let connection = try await connection()
    do {
      return try await connection.call(call, within: time)
    } catch {
      switch error {
      case .noReply: throw .noReply
      case .disconnected: throw .noBus(error.text)
      case .notListed(let interface): throw .lacksInterface(interface)
      case .refused: throw error.peerIsGone ? .applicationLeft : .refused(error.text)
      }
    }
  }
}
