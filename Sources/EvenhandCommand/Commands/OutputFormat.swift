// SPDX-License-Identifier: Apache-2.0

/// How most commands write what they found.
enum OutputFormat: String, FormatChoice {
  case text, json
}
