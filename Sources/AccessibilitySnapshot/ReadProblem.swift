// SPDX-License-Identifier: Apache-2.0

import Semantics

/// Something that could not be read, or that the application contradicts itself about.
public struct ReadProblem: Hashable, Sendable, Codable {
  /// What went wrong.
  public enum Kind: Hashable, Sendable, Codable {
    /// The application gave no reply for as long as one call may take; it was not asked again.
    case notAnswering(after: Duration)
    /// One call had no reply, while others had.
    case noReply(member: String)
    case refused(member: String, error: String)
    /// The reply has another type than AT-SPI says.
    case unexpectedReply(member: String, signature: String)
    /// The element, or the whole application, left while it was read.
    case vanished
    case childCountDiffers(said: Int, listed: Int)
    /// A child that is AT-SPI's null object.
    case nullChild(index: Int)
    /// The element was met before, at another place; it is kept there.
    case repeated(path: String)
    case unknownRole(UInt32)
    case unknownRelation(UInt32)
    case tooManyChildren(Int)
    case tooManyActions(Int)
    case tooManyAttributes(limit: Int)
    /// A text that was cut.
    case tooLong(member: String, bytes: Int)
    case tooManyNodes(limit: Int)
    case tooDeep(limit: Int)
    case outOfTime(Duration)
    /// The tree is whole, but the application fell silent when it was asked for details.
    case detailsNotAnswered(after: Duration)
    /// The tree is whole, but there was no time for all details.
    case detailsOutOfTime(Duration)
  }

  /// What went wrong, with what is known of it.
  public let kind: Kind
  /// Where; nil where the element itself is not in the tree.
  public let element: ElementID?
  /// The object's path on the bus.
  public let path: String

  public init(_ kind: Kind, element: ElementID?, path: String) {
    self.kind = kind
    self.element = element
    self.path = path
  }

  /// True where elements are missing from the tree because of it.
  public var hidesElements: Bool {
    switch kind {
    case .notAnswering, .tooManyChildren, .tooManyNodes, .tooDeep, .outOfTime: true
    case .noReply(let member), .refused(let member, _), .unexpectedReply(let member, _):
      member == "GetChildren"
    case .vanished, .childCountDiffers, .nullChild, .repeated, .unknownRole, .unknownRelation,
      .tooManyActions, .tooManyAttributes, .tooLong, .detailsNotAnswered, .detailsOutOfTime:
      false
    }
  }

  /// For people, in one sentence without an end.
  public var message: String {
    switch kind {
    case .notAnswering(let time):
      "the application gave no reply for \(time.secondsText) s and was not asked again"
    case .noReply(let member): "\(member) had no reply"
    case .refused(let member, let error): "\(member) was refused (\(error))"
    case .unexpectedReply(let member, let signature):
      "\(member) was answered with a value of type \(signature)"
    case .vanished: "it left while it was read"
    case .childCountDiffers(let said, let listed):
      "ChildCount says \(said), GetChildren lists \(listed)"
    case .nullChild(let index): "child \(index) is the null object"
    case .repeated(let path): "\(path) stands at a second place in the tree"
    case .unknownRole(let number): "role \(number) is not defined"
    case .unknownRelation(let number): "relation \(number) is not defined"
    case .tooManyChildren(let count): "its \(count) children were not read"
    case .tooManyActions(let count): "not all of its \(count) actions were read"
    case .tooManyAttributes(let limit): "more than \(limit) attributes; the rest was not read"
    case .tooLong(let member, let bytes): "\(member) has \(bytes) bytes and was cut"
    case .tooManyNodes(let limit): "reading stopped at \(limit) elements"
    case .tooDeep(let limit): "what stands more than \(limit) levels deep was not read"
    case .outOfTime(let time): "reading stopped after \(time.secondsText) s"
    case .detailsNotAnswered(let time):
      "the application gave no reply for \(time.secondsText) s when it was asked for details"
    case .detailsOutOfTime(let time): "asking for details stopped after \(time.secondsText) s"
    }
  }
}

/// How the accessibility bus stands.
public struct BusStatus: Hashable, Sendable {
  /// Where the bus was reached.
  public let address: String
  /// The registry's answer came.
  public let registryAnswers: Bool
  /// `org.a11y.Status.IsEnabled`; nil where there is no session bus to ask. Most toolkits publish
  /// nothing while it is false.
  public let isEnabled: Bool?

  public init(address: String, registryAnswers: Bool, isEnabled: Bool?) {
    self.address = address
    self.registryAnswers = registryAnswers
    self.isEnabled = isEnabled
  }
}
