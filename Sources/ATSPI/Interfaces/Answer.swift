// SPDX-License-Identifier: Apache-2.0

import Semantics

/// What a call leads to.
enum Answer: Hashable, Sendable {
  /// The reply, at once.
  case values([BusValue])
  /// Something for the application to do; the reply follows when it has been done.
  case request(AssistiveRequest, RequestReply)
  /// The registry gives the application its number.
  case number(Int32)

  static func value(_ value: BusValue) -> Answer { .values([value]) }
}

/// How a call that waits for the application is answered.
enum RequestReply: Hashable, Sendable {
  /// With whether it was done.
  case outcome
  /// With nothing where it was done, and with an error where it was not.
  case nothing

  func answer(isDone: Bool) -> Result<[BusValue], ProviderError> {
    switch self {
    case .outcome: .success([.boolean(isDone)])
    case .nothing: isDone ? .success([]) : .failure(.refused)
    }
  }
}
