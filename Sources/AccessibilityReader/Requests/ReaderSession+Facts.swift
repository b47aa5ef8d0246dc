// SPDX-License-Identifier: Apache-2.0

import AccessibilitySnapshot
import ATSPINumbers
import Semantics

/// What one element says of itself at one moment. Each fact is nil where it was not asked, or not
/// answered.
public struct ElementFacts: Hashable, Sendable {
  /// What the element is exposed as.
  public var role: Role
  /// The accessible name; empty where there is none.
  public var name: String
  /// AT-SPI: `org.a11y.atspi.Accessible.Description`.
  public var description: String
  /// Those that are set.
  public var states: StateSet
  /// AT-SPI: `org.a11y.atspi.Accessible.ChildCount`.
  public var childCount: Int?
  /// AT-SPI: `org.a11y.atspi.Value.CurrentValue`.
  public var value: Double?
  /// At most the first 4096 characters.
  public var text: String?
  /// AT-SPI: `org.a11y.atspi.Selection.NSelectedChildren`.
  public var selectedCount: Int?

  public init(
    role: Role, name: String = "", description: String = "", states: StateSet = [],
    childCount: Int? = nil, value: Double? = nil, text: String? = nil, selectedCount: Int? = nil
  ) {
    self.role = role
    self.name = name
    self.description = description
    self.states = states
    self.childCount = childCount
    self.value = value
    self.text = text
    self.selectedCount = selectedCount
  }
}

extension ReaderSession {
  /// Characters of a text that are read.
  private static let textLimit: Int32 = 4096

  func facts(
    of object: ObjectReference, interfaces: InterfaceSet, within time: Duration
  ) async throws(ReaderError) -> ElementFacts {
    let accessible = Interface.accessible.busName
    async let role = result(MethodCall(object, accessible, "GetRole"), time)
    async let states = result(MethodCall(object, accessible, "GetState"), time)
    async let name = result(.get(object, accessible, "Name"), time)
    async let description = result(.get(object, accessible, "Description"), time)
    async let children = result(.get(object, accessible, "ChildCount"), time)
    let listed = try? await element(object, within: time)
    let element = ListedElement(
      object: object, interfaces: interfaces.intersection(listed?.interfaces ?? []))
    async let value = result(.get(element, .value, "CurrentValue"), time)
    async let length = result(.get(element, .text, "CharacterCount"), time)
    async let selected = result(.get(element, .selection, "NSelectedChildren"), time)
    let statesReply = try await states.get()
    var facts = ElementFacts(
      role: try await role.get().value?.uint32.flatMap { Role(number: $0) } ?? .unknown)
    var words = (statesReply.value?.members.map { $0.uint32 ?? 0 } ?? []).makeIterator()
    let low = UInt64(words.next() ?? 0)
    facts.states = StateSet(bits: low | UInt64(words.next() ?? 0) << 32)
    facts.name = Self.property(await name)?.string.map(Self.cut) ?? ""
    facts.description = Self.property(await description)?.string.map(Self.cut) ?? ""
    facts.childCount = Self.property(await children)?.int32.map(Int.init)
    facts.value = Self.property(await value)?.double
    facts.selectedCount = Self.property(await selected)?.int32.map(Int.init)
    if let count = Self.property(await length)?.int32 {
      // An end beyond the text's is refused by some.
      let end = min(max(0, count), Self.textLimit)
      let call = MethodCall(element, .text, "GetText", .int32(0), .int32(end))
      facts.text = (try? await send(call, within: time))?.value?.string.map(Self.cut)
    }
    return facts
  }

  private func result(
    _ call: MethodCall, _ time: Duration
  ) async -> Result<BusReply, ReaderError> {
    do throws(ReaderError) {
      return .success(try await send(call, within: time))
    } catch {
      return .failure(error)
    }
  }

  private static func property(_ result: Result<BusReply, ReaderError>) -> BusValue? {
    (try? result.get())?.value?.content
  }

  /// Four bytes a character at most.
  private static func cut(_ text: String) -> String {
    String(decoding: text.utf8.prefix(Int(textLimit) * 4), as: UTF8.self)
  }
}
