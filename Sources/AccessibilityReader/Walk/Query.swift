// SPDX-License-Identifier: Apache-2.0

import AccessibilitySnapshot
import ATSPINumbers
import Semantics

/// One question that the reader asks an element.
enum Query: Hashable, Sendable {
  /// Where the application listens on a socket of its own.
  case privateAddress
  case toolkitName
  case toolkitVersion
  /// What GTK 4 has in the place of the toolkit's version.
  case version
  /// What the application's cache reports of all its elements.
  case cacheItems
  /// All properties of `Accessible` in one call; of Qt only single properties are asked.
  case accessibleProperties
  case accessibleProperty(AccessibleProperty)
  case role
  case states
  case interfaces
  case children
  case attributes
  case relations
  case windowExtents
  case screenExtents
  case valueProperties
  case valueProperty(ValueProperty)
  case actions
  case actionName(Int32)

  enum AccessibleProperty: String, CaseIterable, Sendable {
    case name = "Name"
    case description = "Description"
    case childCount = "ChildCount"
    case accessibleId = "AccessibleId"
    case helpText = "HelpText"

    /// Whether it is asked for again, of an element that is known.
    var mayChange: Bool {
      switch self {
      case .name, .description, .childCount: true
      case .accessibleId, .helpText: false
      }
    }
  }

  enum ValueProperty: String, CaseIterable, Sendable {
    case minimum = "MinimumValue"
    case maximum = "MaximumValue"
    case increment = "MinimumIncrement"
    case current = "CurrentValue"
    case text = "Text"
  }

  /// What an element is: what an application's cache can report too.
  static let description: [Query] = [.role, .states, .interfaces]

  private static let cachePath = "/org/a11y/atspi/cache"

  /// What every element answers; anything else is then not sent.
  func call(on target: ObjectReference) -> MethodCall {
    call(on: ListedElement(object: target, interfaces: []))
  }

  func call(on element: ListedElement) -> MethodCall {
    let target = element.object
    let accessible = Interface.accessible.busName
    switch self {
    case .privateAddress: return MethodCall(target, Interface.application.busName, member)
    case .toolkitName, .toolkitVersion, .version:
      return .get(target, Interface.application.busName, member)
    case .cacheItems:
      let cache = ObjectReference(busName: target.busName, path: Self.cachePath)
      return MethodCall(cache, Interface.cache.busName, member)
    case .accessibleProperties: return .getAll(element, .accessible)
    case .accessibleProperty(let property): return .get(target, accessible, property.rawValue)
    case .role, .states, .interfaces, .children, .attributes, .relations:
      return MethodCall(target, accessible, member)
    case .windowExtents:
      return MethodCall(element, .component, member, .uint32(CoordinateSystem.window.number))
    case .screenExtents:
      return MethodCall(element, .component, member, .uint32(CoordinateSystem.screen.number))
    case .valueProperties: return .getAll(element, .value)
    case .valueProperty(let property): return .get(element, .value, property.rawValue)
    case .actions: return MethodCall(element, .action, member)
    case .actionName(let index):
      return MethodCall(element, .action, member, .int32(index))
    }
  }

  /// AT-SPI's name for it.
  var member: String {
    switch self {
    case .privateAddress: "GetApplicationBusAddress"
    case .toolkitName: "ToolkitName"
    case .toolkitVersion: "ToolkitVersion"
    case .version: "Version"
    case .cacheItems: "GetItems"
    case .accessibleProperties: "Accessible.GetAll"
    case .accessibleProperty(let property): property.rawValue
    case .role: "GetRole"
    case .states: "GetState"
    case .interfaces: "GetInterfaces"
    case .children: "GetChildren"
    case .attributes: "GetAttributes"
    case .relations: "GetRelationSet"
    case .windowExtents, .screenExtents: "GetExtents"
    case .valueProperties: "Value.GetAll"
    case .valueProperty(let property): property.rawValue
    case .actions: "GetActions"
    case .actionName: "GetName"
    }
  }

  var replySignature: String {
    switch self {
    case .privateAddress: "s"
    case .cacheItems: "a" + CacheItem.signature
    case .accessibleProperties, .valueProperties: "a{sv}"
    case .toolkitName, .toolkitVersion, .version, .accessibleProperty, .valueProperty: "v"
    case .role: "u"
    case .states: "au"
    case .interfaces: "as"
    case .children: "a(so)"
    case .attributes: "a{ss}"
    case .relations: "a(ua(so))"
    case .windowExtents, .screenExtents: "(iiii)"
    case .actions: "a(sss)"
    case .actionName: "s"
    }
  }

  /// True for what an element's children are found by.
  var leadsOn: Bool {
    switch self {
    case .accessibleProperties, .accessibleProperty(.childCount), .children: true
    default: false
    }
  }

  /// What many providers lack, and may lack.
  var isOptional: Bool {
    switch self {
    case .accessibleProperty(.accessibleId), .accessibleProperty(.helpText), .attributes,
      .relations, .valueProperty(.text), .valueProperty(.increment), .privateAddress, .toolkitName,
      .toolkitVersion, .version, .cacheItems:
      true
    default: false
    }
  }
}

extension Toolkit {
  /// False where `GetAll` could end the application, or the toolkit is not known: each property is
  /// then asked for alone.
  func survivesGetAll(of interface: Interface) -> Bool {
    !name.isEmpty && !mayHave(.endsAtGetAll)
      && (interface == .accessible || !mayHave(.endsAtGetAllOfOthers))
  }
}

/// What is still to be asked: what leads to new elements first, because everything else waits for
/// it on a tree that is deep and narrow; the rest in the order in which it came up.
struct QuestionQueue {
  private var leading = Line()
  private var following = Line()

  var isEmpty: Bool { leading.isEmpty && following.isEmpty }
  var questions: [TreeWalk.Question] { Array(leading.questions + following.questions) }

  mutating func append(_ question: TreeWalk.Question) {
    if question.query.leadsOn { leading.append(question) } else { following.append(question) }
  }

  mutating func next() -> TreeWalk.Question? { leading.next() ?? following.next() }

  private struct Line {
    private var waiting: [TreeWalk.Question] = []
    private var start = 0

    var isEmpty: Bool { start == waiting.count }
    var questions: ArraySlice<TreeWalk.Question> { waiting[start...] }

    mutating func append(_ question: TreeWalk.Question) { waiting.append(question) }

    mutating func next() -> TreeWalk.Question? {
      guard start < waiting.count else { return nil }
      defer {
        start += 1
        if start == waiting.count {
          waiting.removeAll(keepingCapacity: true)
          start = 0
        }
      }
      return waiting[start]
    }
  }
}
