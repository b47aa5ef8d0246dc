// SPDX-License-Identifier: Apache-2.0

import Semantics

/// What a call leads to.
enum Answer: Hashable, Sendable {
  /// The reply has been written.
  case written
  /// Something for the application to do; the reply follows when it has been done.
  case request(AssistiveRequest, RequestReply)
  /// Another program tells of a tree that stands in another's; the reply has been written.
  case embedding(ElementID, EmbeddingNews)
  /// The registry gives the application its number; the reply has been written.
  case number(Int32)
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
  /// With nothing, whatever became of it.
  case acknowledgement

  /// True and false for an outcome, nil for a reply without values.
  func answer(_ end: RequestEnd) -> Result<Bool?, ProviderError> {
    switch (self, end) {
    case (.outcome, .done), (.outcome, .begun): .success(true)
    case (.outcome, .refused), (.outcome, .expired), (.outcome, .overtaken): .success(false)
    case (.nothing, .done), (.acknowledgement, _): .success(nil)
    case (.nothing, .refused): .failure(.refused)
    case (.nothing, .begun): .failure(.unfinished)
    case (.nothing, .expired): .failure(.tooLate)
    case (.nothing, .overtaken): .failure(.overtaken)
    }
  }
}
