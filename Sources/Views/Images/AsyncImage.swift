// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A picture that is loaded while something else stands in its place.
///
/// Files and `data:` addresses are loaded, of the pictures that ``Image`` draws; a file is there at
/// once. In a file that says `import SwiftUI` `http:` and `https:` addresses are, too, but in tests and
/// trials. Any other address ends in ``AsyncImagePhase/failure(_:)``, and the terminal says so once.
public struct AsyncImage<Content: View>: View {
  private let url: URL?
  private let transaction: Transaction
  /// Nil where nothing is taken from a network.
  package let fetch: PictureFetch?
  private let content: (AsyncImagePhase) -> Content

  @State private var phase = AsyncImagePhase.empty
  @Environment(\.takesFromNetworks) private var takesFromNetworks

  /// - Parameters:
  ///   - url: nil for nothing, which stays empty.
  ///   - scale: Not looked at: a dot is a point.
  ///   - transaction: How it changes from one phase to the next.
  @_disfavoredOverload
  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.init(url: url, transaction: transaction, fetch: nil, content: content)
  }

  /// - Parameter fetch: Takes what a network has at an address; nil where nothing is taken from one.
  package init(
    url: URL?, transaction: Transaction, fetch: PictureFetch?,
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.url = url
    self.transaction = transaction
    self.fetch = fetch
    self.content = content
  }

  public var body: some View {
    let file = url.flatMap { $0.isFileURL ? Self.phase(ofFile: $0) : nil }
    return content(file ?? phase).task(id: url) {
      guard url?.isFileURL != true else { return }
      let loaded = await Self.load(url, takesFromNetworks ? fetch : nil)
      if !Task.isCancelled { withTransaction(transaction) { phase = loaded } }
    }
  }

  /// Its beginning says enough; the rest is read when it is drawn.
  private static func phase(ofFile url: URL) -> AsyncImagePhase {
    if let image = Image(file: url.path, label: "") { return .success(image) }
    let isReadable = FileManager.default.isReadableFile(atPath: url.path)
    return .failure(URLError(isReadable ? .cannotDecodeContentData : .cannotOpenFile))
  }

  private static func load(_ url: URL?, _ fetch: PictureFetch?) async -> AsyncImagePhase {
    guard let url else { return .empty }
    do {
      guard let image = Image(data: try await data(of: url, fetch)) else {
        return .failure(URLError(.cannotDecodeContentData))
      }
      return .success(image)
    } catch {
      return .failure(error)
    }
  }

  private static func data(of url: URL, _ fetch: PictureFetch?) async throws -> Data {
    switch url.scheme?.lowercased() {
    case "data": return try AddressedData.data(of: url)
    case "http", "https":
      guard let fetch else { break }
      return try await fetch(url)
    default: break
    }
    Notice.once("AsyncImage fetches nothing from \(url.absoluteString.prefix(200))")
    throw URLError(.unsupportedURL)
  }
}

extension AsyncImage {
  /// The picture, and what stands in its place until it is there.
  @_disfavoredOverload
  public init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == ConditionalContent<I, P> {
    self.init(url: url, fetch: nil, content: content, placeholder: placeholder)
  }

  /// The picture, and gray until it is there.
  @_disfavoredOverload
  public init(url: URL?, scale: CGFloat = 1)
  where Content == ConditionalContent<Image, Color> {
    self.init(url: url, fetch: nil)
  }

  package init<I: View, P: View>(
    url: URL?, fetch: PictureFetch?, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == ConditionalContent<I, P> {
    self.init(url: url, transaction: Transaction(), fetch: fetch) { phase in
      if let image = phase.image { content(image) } else { placeholder() }
    }
  }

  package init(url: URL?, fetch: PictureFetch?)
  where Content == ConditionalContent<Image, Color> {
    self.init(url: url, fetch: fetch) {
      $0
    } placeholder: {
      Color.gray.opacity(0.3)
    }
  }
}

/// Takes what a network has at an address.
package typealias PictureFetch = @Sendable (URL) async throws -> Data

extension EnvironmentValues {
  private enum TakesFromNetworksKey: EnvironmentKey {
    static let defaultValue = true
  }

  /// False in tests and trials, which depend on nothing outside of the program.
  package var takesFromNetworks: Bool {
    get { self[TakesFromNetworksKey.self] }
    set { self[TakesFromNetworksKey.self] = newValue }
  }
}

/// How far a picture is loaded.
public enum AsyncImagePhase: Sendable {
  /// Nothing is there yet.
  case empty
  /// It is there.
  case success(Image)
  /// It does not come.
  case failure(any Error)

  /// The picture; nil where it is not there.
  public var image: Image? {
    if case .success(let image) = self { image } else { nil }
  }

  /// Why it does not come; nil where nothing went wrong.
  public var error: (any Error)? {
    if case .failure(let error) = self { error } else { nil }
  }
}

/// What an address with the bytes in it holds.
private enum AddressedData {
  static func data(of url: URL) throws -> Data {
    let parts = url.absoluteString.split(separator: ",", maxSplits: 1)
    guard parts.count == 2 else { throw URLError(.badURL) }
    let text = String(parts[1]).removingPercentEncoding ?? ""
    let data = parts[0].hasSuffix(";base64") ? Data(base64Encoded: text) : Data(text.utf8)
    guard let data else { throw URLError(.cannotDecodeRawData) }
    return data
  }
}
