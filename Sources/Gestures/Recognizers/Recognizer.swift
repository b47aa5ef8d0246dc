// SPDX-License-Identifier: Apache-2.0

/// Follows contacts and says how far a gesture has come.
@MainActor
open class Recognizer<Value> {
}
