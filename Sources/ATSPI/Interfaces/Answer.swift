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

/// What became of a request by the time at which its caller must be answered.
enum RequestEnd: Hashable, Sendable {
  case done
  /// The application has begun it, and has not said yet whether it is done.
  case begun
  /// The application did not do it.
  case refused
  /// The application did not begin it, and will not.
  case expired
  /// The same caller asked for something newer in its place.
  case overtaken
}

/// How a call that waits for the application is answered.
enum RequestReply: Hashable, Sendable {
  /// With whether it was done.
  case outcome
  /// With nothing where it was done, and with an error where it was not.
  case nothing

  func answer(_ end: RequestEnd) -> Result<[BusValue], ProviderError> {
    switch (self, end) {
    case (.outcome, .done), (.outcome, .begun): .success([.boolean(true)])
    case (.outcome, .refused), (.outcome, .expired), (.outcome, .overtaken):
      .success([.boolean(false)])
    case (.nothing, .done): .success([])
    case (.nothing, .refused): .failure(.refused)
    case (.nothing, .begun): .failure(.unfinished)
    case (.nothing, .expired): .failure(.tooLate)
    case (.nothing, .overtaken): .failure(.overtaken)
    }
  }
}
