// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit
import AccessibilitySnapshot

/// One element of a fixture. What is left out is what a harmless element has.
struct FixtureNode: Decodable, Sendable {
  let role: String
  let name: String?
  let description: String?
  let help: String?
  /// AT-SPI's AccessibleId.
  let identifier: String?
  /// Added to "enabled sensitive showing visible"; a minus takes away ("focusable -showing").
  let states: String?
  /// What the element reports; left out, it follows from the rest.
  let interfaces: String?
  /// x, y, width, height; null for none; left out, a place on the screen.
  let frame: [Double]?
  let hasFrame: Bool
  /// Minimum, maximum, current, increment.
  let value: [Number]?
  let valueText: String?
  /// Names, with the key binding behind a bar ("click|<Control>s").
  let actions: [String]?
  /// What each action says to people; left out, its name.
  let actionLabels: [String]?
  let problems: [String]?
  /// What other elements call this one; they may name "gone", an element that left the tree.
  let key: String?
  let labelledBy: [String]?
  let labelFor: [String]?
  let memberOf: [String]?
  let controlledBy: [String]?
  let controllerFor: [String]?
  let describedBy: [String]?
  let descriptionFor: [String]?
  let flowsTo: [String]?
  let flowsFrom: [String]?
  /// AT-SPI's object attributes.
  let attributes: [String: String]?
  /// What the element answers beyond its node.
  let details: ElementDetails?
  /// What an Evenhand application declares of the element.
  let model: ModelElement?
  /// What came of the keys that it handles.
  let answers: ModelKeyAnswers?
  /// "passed", "inapplicable", "skipped", "untested", "failed:REASON", "cantTell:REASON", or "known:REASON" for
  /// what is a known fault of the toolkit.
  let expect: String
  let children: [FixtureNode]?
  /// What a picture shows of it.
  let appearance: ElementAppearance?
  /// What is read there in a picture, word by word, each with how sure it is: "tickets 96".
  let drawn: [String]?

  /// JSON has no word for what is no finite number.
  struct Number: Decodable, Sendable {
    let double: Double

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let number = try? container.decode(Double.self) {
        double = number
      } else if let number = Double(try container.decode(String.self)) {
        double = number
      } else {
        throw DecodingError.dataCorruptedError(in: container, debugDescription: "no number")
      }
    }
  }

  enum CodingKeys: String, CodingKey {
    case role, name, description, states, interfaces, frame, value, valueText, actions, problems
    case key, labelledBy, labelFor, memberOf, controlledBy, attributes, expect, children
    case appearance, drawn
    case actionLabels, details, help, identifier, controllerFor, describedBy, descriptionFor
    case flowsTo, flowsFrom
    case model, answers
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    role = try container.decode(String.self, forKey: .role)
    name = try container.decodeIfPresent(String.self, forKey: .name)
    description = try container.decodeIfPresent(String.self, forKey: .description)
    help = try container.decodeIfPresent(String.self, forKey: .help)
    identifier = try container.decodeIfPresent(String.self, forKey: .identifier)
    states = try container.decodeIfPresent(String.self, forKey: .states)
    interfaces = try container.decodeIfPresent(String.self, forKey: .interfaces)
    frame = try container.decodeIfPresent([Double].self, forKey: .frame)
    hasFrame = try !container.contains(.frame) || !container.decodeNil(forKey: .frame)
    value = try container.decodeIfPresent([Number].self, forKey: .value)
    valueText = try container.decodeIfPresent(String.self, forKey: .valueText)
    actions = try container.decodeIfPresent([String].self, forKey: .actions)
    actionLabels = try container.decodeIfPresent([String].self, forKey: .actionLabels)
    problems = try container.decodeIfPresent([String].self, forKey: .problems)
    key = try container.decodeIfPresent(String.self, forKey: .key)
    labelledBy = try container.decodeIfPresent([String].self, forKey: .labelledBy)
    labelFor = try container.decodeIfPresent([String].self, forKey: .labelFor)
    memberOf = try container.decodeIfPresent([String].self, forKey: .memberOf)
    controlledBy = try container.decodeIfPresent([String].self, forKey: .controlledBy)
    controllerFor = try container.decodeIfPresent([String].self, forKey: .controllerFor)
    describedBy = try container.decodeIfPresent([String].self, forKey: .describedBy)
    descriptionFor = try container.decodeIfPresent([String].self, forKey: .descriptionFor)
    flowsTo = try container.decodeIfPresent([String].self, forKey: .flowsTo)
    flowsFrom = try container.decodeIfPresent([String].self, forKey: .flowsFrom)
    attributes = try container.decodeIfPresent([String: String].self, forKey: .attributes)
    appearance = try container.decodeIfPresent(ElementAppearance.self, forKey: .appearance)
    drawn = try container.decodeIfPresent([String].self, forKey: .drawn)
    details = try container.decodeIfPresent(ElementDetails.self, forKey: .details)
    answers = try container.decodeIfPresent(ModelKeyAnswers.self, forKey: .answers)
    model = try container.decodeIfPresent(ModelElement.self, forKey: .model)
    expect = try container.decode(String.self, forKey: .expect)
    children = try container.decodeIfPresent([FixtureNode].self, forKey: .children)
  }
}
