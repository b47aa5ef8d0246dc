// SPDX-License-Identifier: Apache-2.0

/// A SARIF log as it is encoded; the names are those of the standard (OASIS SARIF 2.1.0).
struct SARIFDocument: Encodable {
  struct Text: Encodable {
    let text: String
  }

  struct Help: Encodable {
    let text: String
    let markdown: String
  }

  struct Configuration: Encodable {
    let level: String
  }

  struct RuleProperties: Encodable {
    enum CodingKeys: String, CodingKey {
      case tags, precision
      case severity = "problem.severity"
    }

    let tags: [String]
    let precision: String
    let severity: String
  }

  struct Rule: Encodable {
    let id: String
    let name: String
    let shortDescription: Text
    let fullDescription: Text
    let help: Help
    let helpUri: String?
    let defaultConfiguration: Configuration
    let properties: RuleProperties
  }

  struct Driver: Encodable {
    let name: String
    let semanticVersion: String
    let rules: [Rule]
  }

  struct Tool: Encodable {
    let driver: Driver
  }

  struct Details: Encodable {
    let id: String
  }

  struct Notification: Encodable {
    let level: String
    let message: Text
  }

  struct Invocation: Encodable {
    let executionSuccessful: Bool
    let startTimeUtc: String?
    let toolExecutionNotifications: [Notification]
  }

  struct Run: Encodable {
    let tool: Tool
    let automationDetails: Details
    let invocations: [Invocation]
    let columnKind: String
    let results: [SARIFResult]
  }

  enum CodingKeys: String, CodingKey {
    case schema = "$schema"
    case version, runs
  }

  let schema = "https://json.schemastore.org/sarif-2.1.0.json"
  let version = "2.1.0"
  let runs: [Run]
}
