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
  /// An address under a text.
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
  /// In the place of the desktop, in a window that nobody sees. Set by the environment, whose values
  /// belong to no actor, and called by this action alone, which belongs to the main actor.
  fileprivate nonisolated(unsafe) var desktop: ((URL) -> Bool)?

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
    case .systemAction(let other):
      completion((desktop ?? Self.openWithDesktop)(other ?? url))
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
  private enum DesktopKey: EnvironmentKey {
    static var defaultValue: ((URL) -> Bool)? { nil }
  }

  /// What opens addresses in the place of the desktop; nil for the desktop.
  var openWithDesktop: ((URL) -> Bool)? {
    get { self[DesktopKey.self] }
    set { self[DesktopKey.self] = newValue }
  }

  private enum OpenURLKey: EnvironmentKey {
    @MainActor static let desktop = OpenURLAction { _ in .systemAction }
    static var defaultValue: OpenURLAction { MainActor.assumeIsolated { desktop } }
  }

  /// What opens an address: the desktop, unless a view around sets another action.
  public var openURL: OpenURLAction {
    get {
      var action = self[OpenURLKey.self]
      action.desktop = openWithDesktop
      return action
    }
    set { self[OpenURLKey.self] = newValue }
  }
}
