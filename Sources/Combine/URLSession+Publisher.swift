// SPDX-License-Identifier: Apache-2.0

import CombineSubset
import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking

  extension URLSession {
    /// Hands out what a request is answered with, once, for each subscriber.
    public struct DataTaskPublisher: Publisher {
      /// What a request is answered with.
      public typealias Output = (data: Data, response: URLResponse)
      /// Why there was no answer.
      public typealias Failure = URLError

      /// What is asked.
      public let request: URLRequest
      /// Who asks.
      public let session: URLSession

      /// Asks anew for this subscriber.
      public func receive<S: Subscriber>(subscriber: S)
      where S.Input == Output, S.Failure == URLError {
        let (session, request) = (session, request)
        Future<Output, URLError> { promise in
          nonisolated(unsafe) let promise = promise
          session.dataTask(with: request) { data, response, error in
            if let data, let response {
              promise(.success((data, response)))
            } else {
              promise(.failure(error as? URLError ?? URLError(.unknown)))
            }
          }
          .resume()
        }
        .receive(subscriber: subscriber)
      }
    }

    /// What an address is answered with.
    public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
      dataTaskPublisher(for: URLRequest(url: url))
    }

    /// What a request is answered with.
    public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
      DataTaskPublisher(request: request, session: self)
    }
  }
#endif
