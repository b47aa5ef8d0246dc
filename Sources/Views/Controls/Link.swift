// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A control that opens an address with the environment's `openURL`.
public struct Link<Label: View>: View {
  private let destination: URL
  private let label: Label

  @Environment(\.openURL) private var openURL

  /// An address under a label of views.
  public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }

  public var body: some View {
    Button {
      openURL(destination)
    } label: {
      label
    }
    .buttonStyle(.link)
    .accessibilityRole(.link)
    .accessibilityAddress(destination)
  }
}

extension Link where Label == Text {
  /// An address under a literal, or a text from the application's translations.
  public init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(titleKey).underline() }
  }

  /// An address under a text.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: URL) {
    self.init(destination: destination) { Text(title).underline() }
  }
}

/// Opens addresses: by what views around say, and otherwise with the desktop's `xdg-open`.
@MainActor @preconcurrency
public struct OpenURLAction {
  /// What became of an address.
  public struct Result: Sendable {
    enum Kind { case handled, discarded, systemAction(URL?) }
    let kind: Kind

    /// The handler opened it.
    public static let handled = Result(kind: .handled)
    /// Nothing shall open it.
    public static let discarded = Result(kind: .discarded)
    /// The desktop shall open it.
    public static let systemAction = Result(kind: .systemAction(nil))
    /// The desktop shall open another one.
    public static func systemAction(_ url: URL) -> Result { Result(kind: .systemAction(url)) }
  }

  private let handler: (URL) -> Result
  /// What opens an address where nobody else does, and says whether it did: the desktop. Windows that
  /// nobody sees put another one in its place, for the whole process: an environment that holds it
  /// would be another one for each window.
  package static var desktop: @MainActor (URL) -> Bool = openWithDesktop

  /// An action that asks the handler first.
  public init(handler: @escaping (URL) -> Result) {
    self.handler = handler
  }

  /// Opens the address.
  public func callAsFunction(_ url: URL) { self(url) { _ in } }

  /// Opens the address, and says whether somebody took it.
  public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
    switch handler(url).kind {
    case .handled: completion(true)
    case .discarded: completion(false)
    case .systemAction(let other): completion(Self.desktop(other ?? url))
    }
  }

  private static func openWithDesktop(_ url: URL) -> Bool {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["xdg-open", url.absoluteString]
    do {
      try process.run()
      return true
    } catch {
      Notice.once("xdg-open cannot be started, so that no address is opened: \(error)")
      return false
    }
  }
}

extension EnvironmentValues {
  private enum OpenURLKey: EnvironmentKey {
    @MainActor static let desktop = OpenURLAction { _ in .systemAction }
    static var defaultValue: OpenURLAction { MainActor.assumeIsolated { desktop } }
  }

  /// What opens an address: the desktop, unless a view around sets another action.
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }
}
