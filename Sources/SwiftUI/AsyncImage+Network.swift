// SPDX-License-Identifier: Apache-2.0

import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
  import Synchronization

  extension AsyncImage {
    /// A picture that is loaded from a file or the network, as each phase shows it.
    ///
    /// - Parameters:
    ///   - url: nil for nothing, which stays empty.
    ///   - scale: Not looked at: a dot is a point.
    ///   - transaction: How it changes from one phase to the next.
    public init(
      url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
      @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
    ) {
      self.init(
        url: url, transaction: transaction, fetch: PictureDownloads.shared.data, content: content)
    }

    /// The picture, and what stands in its place until it is there.
    public init<I: View, P: View>(
      url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
      @ViewBuilder placeholder: @escaping () -> P
    ) where Content == ConditionalContent<I, P> {
      self.init(
        url: url, fetch: PictureDownloads.shared.data, content: content, placeholder: placeholder)
    }

    /// The picture, and gray until it is there.
    public init(url: URL?, scale: CGFloat = 1)
    where Content == ConditionalContent<Image, Color> {
      self.init(url: url, fetch: PictureDownloads.shared.data)
    }
  }

  /// What pictures are loaded from the network, each as long as somebody waits for it.
  final class PictureDownloads: NSObject, URLSessionDataDelegate, Sendable {
    static let shared = PictureDownloads()

    /// A picture with more bytes is not taken.
    private static let mostBytes = 64 << 20

    private struct Download {
      var data = Data()
      var failure: URLError?
      let answer: CheckedContinuation<Data, any Error>
    }

    private let downloads = Mutex<[Int: Download]>([:])
    private let session = Mutex<URLSession?>(nil)

    private var sharedSession: URLSession {
      session.withLock { session in
        if let session { return session }
        let made = URLSession(configuration: .default, delegate: self, delegateQueue: nil)
        session = made
        return made
      }
    }

    @Sendable func data(of url: URL) async throws -> Data {
      let task = sharedSession.dataTask(with: URLRequest(url: url))
      return try await withTaskCancellationHandler {
        try await withCheckedThrowingContinuation { answer in
          downloads.withLock { $0[task.taskIdentifier] = Download(answer: answer) }
          // Who waits may have gone before there was somebody to tell.
          if Task.isCancelled { return end(task, URLError(.cancelled)) }
          task.resume()
        }
      } onCancel: {
        task.cancel()
      }
    }

    func urlSession(
      _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
      completionHandler: @escaping (URLSession.ResponseDisposition) -> Void
    ) {
      let isFound = (response as? HTTPURLResponse).map { 200..<300 ~= $0.statusCode } ?? true
      if !isFound { fail(dataTask, .badServerResponse) }
      completionHandler(isFound ? .allow : .cancel)
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
      let isTooLong = downloads.withLock { downloads in
        downloads[dataTask.taskIdentifier]?.data.append(data)
        return downloads[dataTask.taskIdentifier]?.data.count ?? 0 > Self.mostBytes
      }
      guard isTooLong else { return }
      fail(dataTask, .dataLengthExceedsMaximum)
      dataTask.cancel()
    }

    private func fail(_ task: URLSessionTask, _ code: URLError.Code) {
      downloads.withLock { $0[task.taskIdentifier]?.failure = URLError(code) }
    }

    func urlSession(
      _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
    ) {
      end(task, error)
    }

    private func end(_ task: URLSessionTask, _ error: (any Error)?) {
      let download = downloads.withLock { $0.removeValue(forKey: task.taskIdentifier) }
      guard let download else { return }
      if let error = download.failure ?? error {
        download.answer.resume(throwing: error)
      } else {
        download.answer.resume(returning: download.data)
      }
    }
  }
#endif
