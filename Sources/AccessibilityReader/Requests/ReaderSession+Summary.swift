// SPDX-License-Identifier: Apache-2.0

import AccessibilitySnapshot
import ATSPINumbers
import Semantics

/// What a person recognizes an element by, asked of the element alone.
public struct ElementSummary: Hashable, Sendable {
  /// What the element is exposed as.
  public let role: Role
  /// The accessible name; empty where there is none.
  public let name: String
  /// `Accessible.AccessibleId`; empty where there is none.
  public let identifier: String
  /// nil for the application.
  public let parent: ObjectReference?

  public init(role: Role, name: String, identifier: String = "", parent: ObjectReference? = nil) {
    self.role = role
    self.name = name
    self.identifier = identifier
    self.parent = parent
  }
}

extension ReaderSession {
  /// Bytes of a name or an identifier that are kept.
  private static let textLimit = 4096

  /// Four questions at once. Throws where the element, or its application, is gone or silent.
  func summary(
    of object: ObjectReference, within time: Duration
  ) async throws(ReaderError) -> ElementSummary {
    let accessible = Interface.accessible.busName
    async let role = reply(to: MethodCall(object, accessible, "GetRole"), within: time)
    async let name = reply(to: .get(object, accessible, "Name"), within: time)
    async let identifier = reply(to: .get(object, accessible, "AccessibleId"), within: time)
    async let parent = reply(to: .get(object, accessible, "Parent"), within: time)
    let (roleAnswer, nameAnswer) = await (role, name)
    let (identifierAnswer, parentAnswer) = await (identifier, parent)
    switch (roleAnswer, nameAnswer) {
    case (.success(let role), .success(let name)):
      return ElementSummary(
        role: role.value?.uint32.flatMap { Role(number: $0) } ?? .unknown,
        name: Self.text(name), identifier: (try? identifierAnswer.get()).map(Self.text) ?? "",
        parent: ObjectReference((try? parentAnswer.get())?.value?.content))
    case (.failure(let error), _), (_, .failure(let error)): throw error
    }
  }

  private static func text(_ reply: BusReply) -> String {
    String(decoding: (reply.value?.content?.string ?? "").utf8.prefix(textLimit), as: UTF8.self)
  }

  private func reply(
    to call: MethodCall, within time: Duration
  ) async -> Result<BusReply, ReaderError> {
    do {
      return .success(try await connection().call(call, within: time))
    } catch let failure as CallFailure {
      return .failure(.refused(failure.text))
    } catch {
      return .failure(.refused("\(error)"))
    }
  }
}
